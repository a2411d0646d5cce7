"""One person on several devices, and who was sent away from a table, in a real browser."""

from tests.web.browser import DESKTOP, PHONE, Town, in_town
from tests.web.test_page import arrives, invites, take_name


def test_a_link_says_whom_it_makes_me_and_devices_are_signed_out() -> None:
    in_town(two_devices)


async def two_devices(town: Town) -> None:
    ada, bob = await town.visitor(DESKTOP), await town.visitor(PHONE)
    await take_name(ada, "Ada")
    await take_name(bob, "Bob")
    await ada.button("Change your name").click()
    await ada.button("Make a link").click()
    link = await ada.page.get_by_role("dialog").locator("input[readonly]").input_value()
    await bob.go(link)
    await bob.sees("On this device you are Bob now.")
    await bob.button("Stay Bob").wait_for()
    await bob.settles()
    await bob.is_accessible()
    await bob.fits()
    await bob.shot("come")
    await bob.button("Go on as Ada").click()
    await bob.button("Change your name").click()
    assert await bob.field("Your name").input_value() == "Ada"
    await ada.button("Show them").click()
    devices = ada.page.get_by_role("dialog").get_by_role("listitem")
    await devices.nth(1).wait_for()
    assert await devices.count() == 2
    await ada.settles()
    await ada.is_accessible()
    await ada.shot("devices")
    await ada.button("Sign out", devices).click()
    await devices.nth(1).wait_for(state="detached")
    await bob.page.reload()
    await bob.button("Change your name").click()
    assert await bob.field("Your name").input_value() == ""
    await bob.forgets_refusal()
    await bob.go(link)
    await bob.sees("This link is used up")
    await bob.forgets_refusal()


def test_who_was_sent_away_may_watch_until_let_in() -> None:
    in_town(sent_away)


async def sent_away(town: Town) -> None:
    ada, grace = await town.visitor(DESKTOP), await town.visitor(PHONE)
    await arrives(grace, await invites(ada))
    await ada.button("Free the chair of Grace").click()
    await ada.sees("You sent one person away.")
    await grace.button("Sit here", exact=False).first.click()
    await grace.sees("The host has sent you away from this table.")
    await grace.forgets_refusal()
    await ada.button("Let them in again").click()
    await ada.page.get_by_text("You sent one person away.").wait_for(state="detached")
    await grace.button("Sit here", exact=False).first.click()
    await ada.sees("Grace")
