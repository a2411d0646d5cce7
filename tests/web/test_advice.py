"""Asking the Sheriff in the browser: at every game's table, alone and among people, and what the others read of it."""

import itertools
import re

import pytest
from playwright.async_api import Locator, expect
from tests.web import scenes
from tests.web.browser import DESKTOP, PHONE, Town, Visitor, at_both_sizes, in_town, ledger
from tests.web.staged import Staged, on_stage
from tests.web.test_page import make_table, take_name
from tests.web.test_replay import EVENTFUL, brought, comes_to, record

from tumbleweed.server.refusals import server_words

ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}
ASK = {"en": "Ask the Sheriff", "de": "Frag den Sheriff", "hu": "Kérdezd a seriffet"}
ASKING = {"en": "Asking the Sheriff", "de": "Den Sheriff fragen", "hu": "A seriff megkérdezése"}
DO_THAT = {"en": "Do that", "de": "So machen", "hu": "Így teszem"}
CLOSE = {"en": "Close", "de": "Schließen", "hu": "Bezárás"}
I_ASKED = {"en": "You ask the Sheriff.", "de": "Du fragst den Sheriff.", "hu": "A seriffet kérdezed."}
GAMES = ("dice-town", "boomtown", "dodge-city")
LYING = {"width": 844, "height": 390}
LOW = (LYING, {"width": 640, "height": 400})
LOCALES = {"en": "en-US", "de": "de-DE", "hu": "hu-HU"}
CASES = [
    pytest.param("dice-town", DESKTOP, "en", id="dice-town"),
    pytest.param("boomtown", PHONE, "de", id="boomtown"),
    pytest.param("dodge-city", DESKTOP, "hu", id="dodge-city"),
    pytest.param("dice-town", PHONE, "hu", id="dice-town-phone", marks=pytest.mark.slow),
    pytest.param("boomtown", DESKTOP, "en", id="boomtown-desktop", marks=pytest.mark.slow),
    pytest.param("dodge-city", PHONE, "de", id="dodge-city-phone", marks=pytest.mark.slow),
]


async def begin(visitor: Visitor, path: str) -> None:
    reply = await visitor.page.request.post(f"{visitor.url}/api{path.replace('/t/', '/tables/')}/start", data={})
    assert reply.ok, await reply.text()


def star(visitor: Visitor, language: str = "en") -> Locator:
    return visitor.page.locator("button.star").filter(visible=True).and_(visitor.button(ASK[language]))


async def number_asked(visitor: Visitor) -> int:
    """How many lines of the ledger say that I asked."""
    return sum(each.startswith(tuple(I_ASKED.values())) for each in await ledger(visitor.page))


@pytest.mark.parametrize(("game", "size", "language"), CASES)
def test_alone_he_is_asked_and_followed(game: str, size: dict[str, int], language: str) -> None:
    async def story(there: Town) -> None:
        ada = await there.visitor(size, LOCALES[language], drawn=True)
        await ada.go()
        await ada.page.request.post(f"{ada.url}/api/me", data={"name": "Ada", "language": language})
        path = await make_table(ada, [ME, BOT, BOT], game=game)
        await begin(ada, path)
        await ada.go(path)
        sheet = ada.page.get_by_role("dialog", name=ASK[language])
        await star(ada, language).wait_for()
        box = await star(ada, language).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        await ada.shot(f"advice-star-{game}-{language}")

        await star(ada, language).click()
        await sheet.wait_for()
        said = sheet.locator(".say")
        await said.wait_for()
        words_of_answer = (await said.inner_text()).strip("“”„")
        await ada.fits()
        await ada.is_accessible()
        await ada.shot(f"advice-said-{game}-{language}")
        await ada.page.keyboard.press("Escape")
        await expect(sheet).to_have_count(0)

        if size == DESKTOP:
            await ada.page.keyboard.press("!")
        else:
            await star(ada, language).click()
        await said.wait_for()
        assert (await said.inner_text()).strip("“”„") == words_of_answer, "asking again says the same"
        if size == PHONE:
            await sheet.get_by_role("button", name=CLOSE[language], exact=True).last.click()
            await expect(sheet).to_have_count(0)
            await ada.page.locator(".ticker").click()
        await ada.until("document.querySelectorAll('.log [data-seq]').length > 0")
        if size == DESKTOP:
            assert await number_asked(ada) == 1
            before = await ada.page.evaluate("document.querySelector('[data-asked]')?.textContent")
            await sheet.get_by_role("button", name=DO_THAT[language]).click()
            await expect(sheet).to_have_count(0)
            assert before
            await expect(ada.page.locator(".word")).to_have_text("")
        else:
            assert I_ASKED[language] in (await ada.page.locator(".log").inner_text())

    in_town(story)


def test_among_people_all_must_agree_and_the_others_read_it() -> None:
    async def story(there: Town) -> None:
        ada, ben = await there.visitor(drawn=True), await there.visitor(PHONE, "de-DE", drawn=True)
        await take_name(ada, "Ada")
        path = await make_table(ada, [ME, OPEN])
        await ben.go()
        await ben.page.request.post(f"{ben.url}/api/me", data={"name": "Ben", "language": "de"})
        sat = await ben.page.request.post(f"{ben.url}/api{path.replace('/t/', '/tables/')}/sit", data={})
        assert sat.ok
        await begin(ada, path)
        await ada.go(path)
        await ben.go(path)
        await star(ada).wait_for()
        await expect(star(ada)).to_have_class(re.compile(r"\bno\b"))
        await ada.shot("advice-struck-en")
        await star(ada).click()
        sheet = ada.page.get_by_role("dialog", name=ASK["en"])
        await expect(sheet.get_by_text("not yet")).to_have_count(2)
        await sheet.get_by_role("button", name="I agree").click()
        await expect(sheet.get_by_text("not yet")).to_have_count(1)
        await ada.is_accessible()
        await ada.shot("advice-agree-en")

        await star(ben, "de").click()
        theirs = ben.page.get_by_role("dialog", name=ASK["de"])
        await theirs.get_by_role("button", name="Ich bin einverstanden").click()
        await ben.shot("advice-agree-de")
        await theirs.get_by_role("button", name="Schließen", exact=True).last.click()

        await sheet.get_by_role("button", name=ASK["en"]).click()
        await sheet.locator(".say").wait_for()
        await ben.page.locator(".ticker").click()
        await ben.sees("fragt den Sheriff.")
        await ben.page.locator(".ticker").click()

        await ben.page.reload()
        await ben.page.locator(".ticker").click()
        await ben.sees("fragt den Sheriff.")
        await sheet.get_by_role("button", name="Take my agreement back").click()
        await expect(sheet.get_by_role("button", name="I agree")).to_have_count(1)

    in_town(story)


def test_when_the_time_is_up_the_sheet_closes_with_a_word() -> None:
    async def story(there: Town) -> None:
        ada = await there.visitor(drawn=True)
        await take_name(ada, "Ada")
        path = await make_table(ada, [ME, BOT, BOT], clock={"kind": "custom", "seconds": 5, "each": {}})
        await begin(ada, path)
        await ada.go(path)
        await star(ada).click()
        sheet = ada.page.get_by_role("dialog", name=ASK["en"])
        await sheet.wait_for()
        await expect(sheet).to_have_count(0)
        await ada.sees("The question is no longer open")

    in_town(story)


@pytest.mark.parametrize("language", ["en", "de", "hu"])
def test_the_host_forbids_it_in_the_lobby(language: str) -> None:
    async def story(there: Town) -> None:
        ada = await there.visitor(PHONE, LOCALES[language], drawn=True)
        await ada.go()
        await ada.page.request.post(f"{ada.url}/api/me", data={"name": "Ada", "language": language})
        path = await make_table(ada, [ME, BOT, BOT], game="boomtown")
        await ada.go(path)
        chosen = ada.page.get_by_role("combobox", name=ASKING[language])
        assert await chosen.get_attribute("aria-describedby") == "advice-hint"
        await chosen.select_option("nobody")
        await ada.fits()
        await ada.shot(f"advice-lobby-{language}")
        await expect(chosen).to_have_value("nobody")
        await ada.until("document.querySelector('select:has(option[value=nobody])').value === 'nobody'")
        await begin(ada, path)
        await star(ada, language).click()
        sheet = ada.page.get_by_role("dialog", name=ASK[language])
        await sheet.wait_for()
        assert await sheet.get_by_role("button", name=DO_THAT[language]).count() == 0
        await ada.is_accessible()
        await ada.shot(f"advice-off-{language}")

    in_town(story)


@pytest.mark.parametrize(
    ("size", "game", "language"),
    [
        (LYING, "dice-town", "de"),
        *(pytest.param(*case, marks=pytest.mark.slow) for case in itertools.product(LOW, GAMES, LOCALES)),
    ],
)
def test_on_a_low_desk_his_sheet_is_whole(size: dict[str, int], game: str, language: str) -> None:
    """What he says and how sure he is stand above the buttons, nothing below them."""

    async def story(there: Town) -> None:
        ada = await there.visitor(size, LOCALES[language], drawn=True)
        await ada.go()
        await ada.page.request.post(f"{ada.url}/api/me", data={"name": "Ada", "language": language})
        path = await make_table(ada, [ME, BOT, BOT], game=game)
        await begin(ada, path)
        await ada.go(path)
        await star(ada, language).click()
        sheet = ada.page.get_by_role("dialog", name=ASK[language])
        await sheet.locator(".say").wait_for()
        await ada.fits()
        await ada.shot(f"advice-low-{game}-{language}")
        acts = await sheet.locator(".acts").bounding_box()
        first = await sheet.locator(".bars li").first.bounding_box()
        assert acts is not None
        assert first is not None
        assert first["y"] + first["height"] <= acts["y"] + 1, "how sure he is is in sight"
        assert acts["y"] + acts["height"] >= size["height"] - 30, "nothing shows below the buttons"

    in_town(story)


@at_both_sizes(DESKTOP)
def test_at_the_desk_he_makes_a_whole_offer(size: dict[str, int]) -> None:
    """An offer has several parts, which one press gives."""

    async def story(there: Town, stage: Staged) -> None:
        ada = await there.visitor(size, drawn=True, color_scheme="dark")
        laid = await stage.lay(scenes.tie(), [ada], bots=True)
        await ada.go(laid.path)
        assert laid.asked == (0,)
        await star(ada).wait_for()
        await ada.fits()
        await ada.shot("advice-desk")
        await star(ada).click()
        sheet = ada.page.get_by_role("dialog", name=ASK["en"])
        await sheet.locator(".say").wait_for()
        await ada.is_accessible()
        await ada.shot("advice-desk-said")
        await sheet.get_by_role("button", name=DO_THAT["en"]).click()
        await expect(sheet).to_have_count(0)
        game = laid.table.game
        assert game is not None
        while game.sees_question(0) and game.s.ask is not None and game.s.ask.decision_id() == "D-07":
            await ada.page.wait_for_timeout(50)
        assert len([move for move in game.moves if move.seat == 0]) > 1

    on_stage(story)


def test_on_a_low_screen_the_sheet_can_be_scrolled() -> None:
    async def story(there: Town, stage: Staged) -> None:
        ada = await there.visitor({"width": 844, "height": 390}, "de-DE", drawn=True)
        laid = await stage.lay(scenes.judge(), [ada], bots=True)
        await ada.go(laid.path)
        await star(ada, "de").click()
        sheet = ada.page.get_by_role("dialog", name=ASK["de"])
        await sheet.locator(".say").wait_for()
        await ada.shot("advice-low")
        await sheet.get_by_role("button", name=DO_THAT["de"]).click()
        await expect(sheet).to_have_count(0)

    on_stage(story)


@pytest.mark.parametrize(
    ("size", "language", "light"),
    [
        (DESKTOP, "de", "light"),
        *(
            pytest.param(*case, marks=pytest.mark.slow)
            for case in itertools.product((DESKTOP, PHONE), LOCALES, ("light", "dark"))
        ),
    ],
)
def test_the_theatre_tells_who_asked(size: dict[str, int], language: str, light: str) -> None:
    """A line among the others, in its place; the record itself knows nothing of it."""
    words = server_words(language).say("advice.noted", player="").strip()

    async def story(there: Town) -> None:
        visitor = await there.visitor(size, LOCALES[language], drawn=True, color_scheme=light)
        record_of_advice = {**record(), "advised": [[EVENTFUL, 0]]}
        await visitor.go(f"/r/{await brought(visitor, record_of_advice)}?at={EVENTFUL + 2}&as=-1")
        await comes_to(visitor, EVENTFUL + 2)
        if size == PHONE:
            await visitor.page.locator(".ticker").click()
        else:
            await visitor.page.get_by_role("tab").nth(1).click()
        line = visitor.page.locator(".log").get_by_text(words).locator("visible=true")
        await line.first.wait_for()
        await line.first.scroll_into_view_if_needed()
        await visitor.fits()
        await visitor.shot(f"advice-theatre-{language}-{light}")

    in_town(story)
