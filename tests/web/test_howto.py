"""How you win in a real browser: one press from the table, first in the rules, at every size, in every language."""

import pytest
from playwright.async_api import expect
from tests.sampling import one_in
from tests.web.browser import DESKTOP, PHONE, Town, Visitor, in_town
from tests.web.test_page import make_table

LYING = {"width": 844, "height": 390}
SIZES = {"desktop": DESKTOP, "phone": PHONE, "lying": LYING}
TITLES = {"en-US": "How you win", "de-DE": "So gewinnst du", "hu-HU": "Így nyersz"}
GAMES = ("dice-town", "boomtown", "dodge-city")
CASES = [
    (game, size, language, light)
    for game in GAMES
    for size in SIZES
    for language in TITLES
    for light in ("light", "dark")
]
SCROLLS = "() => { const it = document.querySelector('dialog'); return it.scrollHeight > it.clientHeight; }"


async def sits_down(visitor: Visitor, game: str) -> None:
    """At a table that plays, in the visitor's own language."""
    await visitor.go()
    await visitor.page.request.post(f"{visitor.url}/api/me", data={"name": "Ada"})
    path = await make_table(visitor, [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], game=game)
    await visitor.go(path)
    await visitor.page.locator(".btn.main").first.click()
    await visitor.page.locator("main .log").wait_for(state="attached")  # the lobby has a bar, too


async def opens(visitor: Visitor, title: str) -> None:
    """By the button in the bar, or on a phone by that of the menu."""
    button = visitor.page.get_by_role("button", name=title, exact=True)
    if visitor.page.viewport_size == PHONE:
        await visitor.page.locator("header.bar .ib").last.click()
    await button.click()


@pytest.mark.parametrize(("game", "size", "language", "light"), one_in(11, CASES))
def test_over_the_table(game: str, size: str, language: str, light: str) -> None:
    async def story(town: Town) -> None:
        visitor = await town.visitor(SIZES[size], language, color_scheme=light)
        await sits_down(visitor, game)
        await opens(visitor, TITLES[language])
        sheet = visitor.page.get_by_role("dialog", name=TITLES[language])
        await expect(sheet.locator(".steps li")).to_have_count(3)
        await expect(sheet.locator(".pic svg").first).to_be_visible()
        await visitor.is_accessible()
        await visitor.fits()
        if size == "desktop":
            assert not await visitor.page.evaluate(SCROLLS), "the whole page is in sight"
        await visitor.shot(f"howto-{game}-{language[:2]}-{light}")
        await visitor.page.keyboard.press("Escape")
        await expect(sheet).to_have_count(0)

    in_town(story)


def test_by_keyboard_with_a_rule_on_top() -> None:
    in_town(by_keyboard)


async def by_keyboard(town: Town) -> None:
    """Opened, read, a rule opened from it, and everything closed again by keys; the focus is where it was."""
    visitor = await town.visitor()
    page, keys = visitor.page, visitor.page.keyboard
    await sits_down(visitor, "dodge-city")
    button = page.get_by_role("button", name="How you win", exact=True)
    await button.focus()
    await keys.press("Enter")
    sheet = page.get_by_role("dialog", name="How you win: Dodge City")
    await expect(sheet.get_by_role("heading", level=2)).to_be_focused()
    ids = sheet.get_by_role("button", name="Rules DC-7.5, DC-8.4")
    for _ in range(12):
        await keys.press("Tab")
        if await ids.evaluate("it => it === document.activeElement"):
            break
    await keys.press("Enter")
    rule = page.get_by_role("dialog", name="Rules DC-7.5, DC-8.4")
    await expect(rule.locator("article")).to_have_count(2)
    await visitor.is_accessible()
    await keys.press("Escape")
    await expect(rule).to_have_count(0)
    await expect(ids).to_be_focused()
    await keys.press("Escape")
    await expect(sheet).to_have_count(0)
    await expect(button).to_be_focused()


def test_from_the_menu_of_a_phone() -> None:
    in_town(from_the_menu)


async def from_the_menu(town: Town) -> None:
    """The way out stays in sight while the sheet is scrolled, and leads back to the menu's button."""
    visitor = await town.visitor(PHONE)
    await sits_down(visitor, "boomtown")
    await opens(visitor, "How you win")
    sheet = visitor.page.get_by_role("dialog", name="How you win: Boomtown")
    await sheet.get_by_text("When it ends").scroll_into_view_if_needed()
    close = visitor.button("Close", sheet)
    await expect(close).to_be_in_viewport()
    await close.click()
    await expect(sheet).to_have_count(0)
    await expect(visitor.page.locator("header.bar .ib").last).to_be_focused()


def test_what_the_table_plays_in_its_own_way_is_said() -> None:
    in_town(own_way)


async def own_way(town: Town) -> None:
    """Nine points instead of six, and nothing about house rules that do not touch the page."""
    visitor = await town.visitor()
    await visitor.go()
    await visitor.page.request.post(f"{visitor.url}/api/me", data={"name": "Ada"})
    options = {"target_points": 9, "start_cash": 3000}
    path = await make_table(visitor, [{"kind": "me"}, {"kind": "bot"}], game="dodge-city", options=options)
    await visitor.go(path)
    await visitor.button("Start the game").click()
    await opens(visitor, "How you win")
    note = visitor.page.get_by_role("dialog").locator(".own")
    await expect(note).to_contain_text("At this table: Points to win: 9 points (rulebook: 6 points)")
    await expect(note).not_to_contain_text("3000")


@pytest.mark.parametrize(("game", "size", "language", "light"), one_in(17, CASES))
def test_the_cards_in_the_rules(game: str, size: str, language: str, light: str) -> None:
    """They unfold at a press, and a link to them unfolds them, too; a press folds them again."""

    async def story(town: Town) -> None:
        visitor = await town.visitor(SIZES[size], language, color_scheme=light)
        await visitor.go(f"/rules/{game}")
        cards = visitor.page.locator("#cards")
        await expect(cards.locator("li")).to_have_count(0)
        await cards.get_by_role("button").press("Enter")
        await expect(cards.locator("li").nth(8)).to_be_visible()
        await expect(cards.locator(".pic svg").first).to_be_visible()
        await visitor.is_accessible()
        await visitor.fits()
        await visitor.go(f"/rules/{game}#cards")
        await expect(cards.locator("li").nth(8)).to_be_visible()
        await cards.get_by_role("button").click()
        await expect(cards.locator("li")).to_have_count(0)

    in_town(story)


@pytest.mark.parametrize(("game", "size", "language", "light"), one_in(13, CASES))
def test_first_in_the_rules(game: str, size: str, language: str, light: str) -> None:
    async def story(town: Town) -> None:
        visitor = await town.visitor(SIZES[size], language, color_scheme=light)
        await visitor.go(f"/rules/{game}")
        first = visitor.page.locator("main article section").first
        await expect(first).to_have_id("howto")
        await expect(first.get_by_role("heading", level=2)).to_contain_text(TITLES[language])
        examples = visitor.page.locator("main article > section").nth(1)
        await expect(examples).to_have_id("examples")
        await expect(examples.locator(".drawn svg, .drawn ol").first).to_be_visible()
        await visitor.is_accessible()
        await visitor.fits()
        link = first.locator("a.rule-id").first
        rule = str(await link.text_content())
        await link.click()
        await expect(visitor.page.locator(f'[id="{rule}"]')).to_have_attribute("aria-current", "true")
        await visitor.go(f"/rules/{game}#howto")
        await visitor.until("document.activeElement?.id === 'howto'")

    in_town(story)
