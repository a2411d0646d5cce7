"""Everything can be asked in a real browser: by tap, by a long press, by `?`, and from the list of everything."""

import pytest
from playwright.async_api import Locator, expect
from tests.web import scenes, scenes_boomtown, scenes_dodge_city
from tests.web.browser import DESKTOP, PHONE, Town, Visitor, in_town
from tests.web.staged import Staged, on_stage
from tests.web.test_howto import LYING, sits_down

from tumbleweed.help import help_of

ALL = {"en": "What is what?", "de": "Was ist was?", "hu": "Mi micsoda?"}
LOCALES = {"en": "en-US", "de": "de-DE", "hu": "hu-HU"}
HIT = """each => {
  const { left, top, width, height } = each.getBoundingClientRect();
  return [0.5, 0.3, 0.7, 0.15, 0.85].flatMap((across) => [0.5, 0.2, 0.8].map((down) => [across, down]))
    .map(([across, down]) => [left + width * across, top + height * down])
    .find(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-thing]') === each) ?? null;
}"""
"""A point at which a thing itself is pressed, and not one that lies in it."""


async def asks(visitor: Visitor) -> None:
    """Waits until things can be asked."""
    await visitor.page.locator("[data-asks]").wait_for(state="attached")
    await visitor.settles()


def things(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f'[data-thing="{name}"]').locator("visible=true")


async def taps(visitor: Visitor, name: str, long: bool = False) -> None:
    """Presses a thing where it lies; the first of several."""
    thing = things(visitor, name).first
    await thing.scroll_into_view_if_needed()
    point = await thing.evaluate(HIT)
    assert point is not None, f"{name} lies under something else"
    await visitor.page.mouse.move(*point)
    await visitor.page.mouse.down()
    if long:
        await visitor.page.locator("dialog .answer").wait_for()
    await visitor.page.mouse.up()


async def reads(visitor: Visitor, game: str, key: str, language: str = "en") -> Locator:
    """The answer about a thing is open, in the reader's language, with its rules."""
    thing = help_of(game, language).things[key]
    answer = visitor.page.locator("dialog .answer")
    await expect(answer.locator("#asked-text")).to_have_text(thing.text)
    assert [await each.inner_text() for each in await answer.locator(".rule-id").all()] == list(thing.rules)
    box = await answer.bounding_box()
    size = visitor.page.viewport_size
    assert box is not None
    assert size is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size["width"] + 1
    assert box["y"] + box["height"] <= size["height"] + 1
    return answer


async def closes(visitor: Visitor) -> None:
    await visitor.page.keyboard.press("Escape")
    await expect(visitor.page.locator("dialog")).to_have_count(0)


def test_by_tap_long_press_and_keys() -> None:
    async def story(town: Town) -> None:
        ada = await town.visitor(DESKTOP, drawn=True)
        await sits_down(ada, "dice-town")
        await ada.page.locator(".roll .pick").first.wait_for()
        await asks(ada)

        await taps(ada, "place.gold_mine")
        answer = await reads(ada, "dice-town", "place.gold_mine")
        await expect(answer.locator("dl")).to_contain_text("nuggets")
        await expect(ada.page.get_by_role("dialog", name="Gold Mine")).to_be_visible()
        await ada.is_accessible()
        await ada.shot("help-place-en")
        await answer.locator(".rule-id").first.click()
        await ada.page.locator("#rule-title").wait_for()
        await ada.page.keyboard.press("Escape")
        await expect(answer).to_be_visible()
        await closes(ada)

        die = ada.page.locator(".roll .pick").first
        name = await die.locator("[data-thing]").get_attribute("data-thing")
        assert name is not None
        pressed = await die.get_attribute("aria-pressed")
        await taps(ada, name, long=True)
        await reads(ada, "dice-town", name)
        await closes(ada)
        assert await die.get_attribute("aria-pressed") == pressed, "a long press chooses nothing"

        await die.focus()
        await ada.page.keyboard.press("?")
        await reads(ada, "dice-town", name)
        await closes(ada)
        assert await die.evaluate("each => each === document.activeElement"), "the focus is where it was"

        await ada.page.evaluate("document.activeElement.blur()")
        point = await things(ada, "place.bank").first.evaluate(HIT)
        await ada.page.mouse.move(*point)
        await ada.page.keyboard.press("?")
        await reads(ada, "dice-town", "place.bank")
        await closes(ada)

        await ada.page.keyboard.down("?")
        await ada.until("document.documentElement.hasAttribute('data-asking')")
        await ada.shot("help-held-en")
        await die.click()
        await reads(ada, "dice-town", name)
        await ada.page.keyboard.up("?")
        await closes(ada)
        assert await die.get_attribute("aria-pressed") == pressed, "while ? is held, a press asks"

    in_town(story)


@pytest.mark.parametrize(
    ("game", "size", "language", "name", "key"),
    [
        ("boomtown", PHONE, "de", "town.CM", "town.CM"),
        pytest.param("dodge-city", LYING, "hu", "round.duel", "round.duel", marks=pytest.mark.slow),
        pytest.param("dodge-city", DESKTOP, "de", "building.BNK", "building.BNK", marks=pytest.mark.slow),
        pytest.param("boomtown", DESKTOP, "hu", "deck.counter", "deck.counter", marks=pytest.mark.slow),
        pytest.param("dice-town", PHONE, "hu", "place.sheriff", "place.sheriff", marks=pytest.mark.slow),
    ],
)
def test_everything_is_listed_and_can_be_reached_by_keys(
    game: str, size: dict[str, int], language: str, name: str, key: str
) -> None:
    async def story(town: Town) -> None:
        ada = await town.visitor(size, LOCALES[language], drawn=True)
        await sits_down(ada, game)
        await asks(ada)
        await taps(ada, name)
        await reads(ada, game, key, language)
        await ada.is_accessible()
        await ada.fits()
        await ada.shot(f"help-{game}-{key}-{language}")
        await closes(ada)

        await ada.page.mouse.move(0, 0)
        await ada.page.evaluate("document.activeElement?.blur?.()")
        await ada.page.keyboard.press("?")
        everything = ada.page.get_by_role("dialog", name=ALL[language])
        await everything.wait_for()
        known = help_of(game, language)
        names = set(await everything.locator("li button").all_inner_texts())
        here = known.at(await options_of(ada))
        assert {thing.name for thing in here.values()} <= names
        await ada.is_accessible()
        await ada.fits()
        await ada.shot(f"help-all-{game}-{language}")
        await ada.button(known.things[key].name, everything, exact=True).first.press("Enter")
        await reads(ada, game, key, language)
        await closes(ada)

        await ada.page.locator("header.bar .ib").last.click()
        await ada.button(ALL[language], ada.page.get_by_role("dialog")).click()
        await everything.wait_for()
        await closes(ada)

    in_town(story)


THINGS = {
    ("dice-town", "D-02"): ("card.dynamite", "my.points", "goods.claim:1", "place.saloon", "badge", "face.Q"),
    ("dice-town", "D-07"): ("tie", "place.saloon"),
    ("dice-town", "D-21"): ("place.doc_badluck", "remedy.goods"),
    ("boomtown", "PICK"): ("row.1", "town.CJ", "mine:", "saloon:", "mayor:", "first_player"),
    ("boomtown", "BID"): ("river", "bid", "gold"),
    ("dodge-city", "D-4"): ("state:", "building.UPR", "disc.points:", "field.K:", "stone:", "limit:", "figure.lady"),
    ("dodge-city", "D-2"): ("card.", "round.placing", "start_player", "cash"),
}
"""What is asked at a moment of a game; a name that ends in a sign stands for the first thing that begins so."""
SCENES = {"dice-town": scenes, "boomtown": scenes_boomtown, "dodge-city": scenes_dodge_city}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "language", "light"),
    [(DESKTOP, "de", "dark"), (DESKTOP, "en", "light"), (PHONE, "hu", "light"), (LYING, "de", "dark")],
    ids=["desktop-dark", "desktop", "phone", "lying"],
)
def test_things_of_every_kind(size: dict[str, int], language: str, light: str) -> None:
    """Their answers are in sight, fit, and axe-core finds nothing, by day and by night."""

    async def story(town: Town, stage: Staged) -> None:
        ada = await town.visitor(size, LOCALES[language], drawn=True, color_scheme=light)
        for (game, moment), names in THINGS.items():
            laid = await stage.lay(SCENES[game].DECISIONS[moment](), [ada])
            await ada.go(laid.path)
            await asks(ada)
            for start in names:
                thing = ada.page.locator(f'[data-thing^="{start}"]').locator("visible=true")
                if not await thing.count():
                    continue  # the phone leaves some things out
                name = await thing.first.get_attribute("data-thing")
                assert name is not None
                await taps(ada, name, long=True)
                answer = ada.page.locator("dialog .answer")
                await expect(answer.locator("#asked-text")).not_to_be_empty()
                await expect(answer.locator(".rule-id").first).to_be_visible()
                await ada.fits()
                await ada.shot(f"help-{game}-{moment}-{start.rstrip(':.')}-{language}-{light}")
                if start == names[0]:
                    await ada.is_accessible()
                await closes(ada)

    on_stage(story)


async def options_of(visitor: Visitor) -> dict[str, object]:
    """The options of the table that is open."""
    place = visitor.page.url.rpartition("/")[2]
    reply = await visitor.page.request.get(f"{visitor.url}/api/tables/{place}")
    options: dict[str, object] = (await reply.json())["options"]
    return options
