"""The guided first game in a real browser: offered once, played by pointer and by keys, left and gone on with."""

import pytest
from playwright.async_api import expect
from tests.web import learning
from tests.web.browser import DESKTOP, PHONE, WHOLE_GAME, Town, Visitor, in_town, ledger

TITLES = {"dice-town": "Dice Town", "boomtown": "Boomtown", "dodge-city": "Dodge City"}
LOCALES = {"en": "en-US", "de": "de-DE", "hu": "hu-HU"}
SHOW_ME = {"en": "Show me", "de": "Zeig es mir", "hu": "Mutasd meg"}
PLAY_ON = {"en": "Play on", "de": "Weiterspielen", "hu": "Játszom tovább"}
SIZES = {"desktop": DESKTOP, "phone": PHONE}
WAYS = {"pointer": learning.points, "keys": learning.tabs}
EVERY_TIME = [("dodge-city", "desktop", "hu", "keys")]
BEFORE_LANDING = [("boomtown", "phone", "de", "pointer"), ("dice-town", "desktop", "en", "pointer")]
FEW = EVERY_TIME + BEFORE_LANDING


def marks(case: tuple[str, ...]) -> list[pytest.MarkDecorator]:
    """A lesson takes half a minute to read: every run has one, every landing one of each game."""
    slow, guards = pytest.mark.slow, pytest.mark.guards
    return [] if case in EVERY_TIME else [slow, guards] if case in BEFORE_LANDING else [slow]


CASES = [
    pytest.param(*case, id="-".join(case), marks=marks(case))
    for case in [
        (game, size, language, way) for game in TITLES for size in SIZES for language in LOCALES for way in WAYS
    ]
]


async def sits_down(visitor: Visitor, game: str, language: str = "en") -> None:
    """To the lesson, as a newcomer is led there."""
    await visitor.go()
    bill = visitor.page.locator("article").filter(has_text=TITLES[game])
    await bill.locator(".acts .main").click()
    offer = visitor.page.get_by_role("dialog")
    await visitor.button(SHOW_ME[language], within=offer).click()
    await visitor.page.locator("[data-beat]").wait_for()


@pytest.mark.parametrize(("game", "size", "language", "way"), CASES)
def test_a_lesson_to_its_end_and_on(game: str, size: str, language: str, way: str) -> None:
    """Every beat is read, in order; then the game goes on at another table, without a new page and with its ledger."""
    thorough = (game, size, language, way) not in FEW

    async def story(there: Town) -> None:
        ada = await there.visitor(SIZES[size], LOCALES[language], drawn=True, newcomer=True)
        asked = learning.Asked(ada)
        await sits_down(ada, game, language)
        first = ada.page.url
        await ada.page.evaluate("window.same = true")

        async def reads(beat: str) -> None:
            await ada.fits()
            await ada.shot(f"lesson-{game}-{language}-{beat}")
            if thorough:
                await ada.is_accessible()

        plan = await learning.lesson_of(ada, game)
        assert await learning.learns(ada, game, asked, WAYS[way], reads) == [each["id"] for each in plan["beats"]]
        told = await ledger(ada.page)
        await ada.button(PLAY_ON[language]).click()
        await ada.until(f"location.href !== {first!r}")
        await expect(ada.page.locator(".page.lesson")).to_have_count(0)
        assert await ada.page.evaluate("window.same")
        assert (await ledger(ada.page))[-len(told) :][:5] == told[:5]

    in_town(story, WHOLE_GAME)


def test_ones_own_way_is_a_game_of_ones_own() -> None:
    async def story(there: Town) -> None:
        ada = await there.visitor(drawn=True, newcomer=True)
        await sits_down(ada, "dice-town")
        first = ada.page.url
        for _ in range(2):
            await ada.button("Next").click()
        await ada.page.locator('[data-beat="keep"]').wait_for()
        await ada.button("Keep none").click()
        await ada.sees("You go your own way.")
        await ada.until(f"location.href !== {first!r}")
        await expect(ada.page.locator("[data-beat]")).to_have_count(0)
        await expect(ada.page.locator("main")).to_have_count(1)

    in_town(story)


def test_it_is_offered_once_left_and_resumed() -> None:
    async def story(there: Town) -> None:
        ada = await there.visitor(PHONE, drawn=True, newcomer=True)
        await sits_down(ada, "dice-town")
        first = ada.page.url
        await ada.button("Next").click()
        await ada.page.locator('[data-beat="street"]').wait_for()

        await ada.page.keyboard.press("Escape")
        await expect(ada.page.locator("[data-beat]")).to_have_count(0)
        await ada.is_accessible()
        await ada.page.keyboard.press("a")
        await ada.page.locator('[data-beat="street"]').wait_for()

        await ada.go()
        bill = ada.page.locator("article").filter(has_text="Dice Town")
        await ada.button("Show me", within=bill).click()
        back = ada.page.get_by_role("dialog")
        await back.get_by_text("step 2 of 15").wait_for()
        await ada.is_accessible()
        await ada.button("Go on", within=back).click()
        await ada.page.locator('[data-beat="street"]').wait_for()
        assert ada.page.url == first

        await ada.page.reload()
        await back.get_by_text("step 2 of 15").wait_for()
        await ada.button("Never mind", within=back).click()
        await ada.until(f"location.href !== {first!r}")
        await expect(ada.page.locator(".page.lesson")).to_have_count(0)

    in_town(story)
