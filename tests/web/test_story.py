"""A table tells its story: at no animation frame of a game is anything printed before it has been shown."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from tests.web import pressing, pressing_dodge_city, story
from tests.web.browser import DESKTOP, PHONE, WHOLE_GAME, Town, Visitor, in_town
from tests.web.screenshots import rest

ANSWERS = 6
QUICK = """localStorage.setItem("tumbleweed.settings", JSON.stringify({ speed: "fast" }));"""
"""Everything moves, more than twice as fast as usual."""


def in_dice_town(view: dict[str, Any]) -> list[list[int]]:
    return [
        [each["dollars"], each["nuggets"], each["claims"] + len(each["protected"]), each["store_cards"]]
        for each in view["players"]
    ]


def in_boomtown(view: dict[str, Any]) -> list[list[int]]:
    return [[each["gold"]] for each in view["players"]]


def in_dodge_city(view: dict[str, Any]) -> list[list[int]]:
    return [[each["cash"]] for each in view["players"]]


TABLES: dict[str, tuple[str, dict[str, Any], Callable[[dict[str, Any]], list[list[int]]]]] = {
    "dice-town": (".dt", {"wealth_visible": True}, in_dice_town),
    "boomtown": (".bt", {"gold_visibility": "public"}, in_boomtown),
    "dodge-city": (".dc", {"target_points": 1}, in_dodge_city),
}
PRESSES: dict[str, Callable[[Visitor, random.Random], Awaitable[str]]] = {
    "dodge-city": pressing_dodge_city.clicks,
}


async def told(town: Town, game: str, size: dict[str, int], answers: int | None) -> None:
    """Plays with three bots, for so many answers or to the end, and looks at everything that was shown."""
    table, options, numbers = TABLES[game]
    visitor = await town.visitor(size, drawn=True, moving=True)
    await visitor.page.add_init_script(QUICK)
    await story.watched(visitor)
    await visitor.go()
    await rest(visitor, "/me", name="Ada", language="en")
    seats = [{"kind": "me"}, *[{"kind": "bot"}] * 3]
    made = await rest(visitor, "/tables", game=game, seats=seats, options=options, pace=0.2, reaction=0.5)
    await rest(visitor, f"/tables/{made['id']}/start")
    await visitor.go(f"/t/{made['id']}")
    await visitor.page.locator(table).wait_for()
    luck = random.Random(5)
    given = 0
    while (answers is None or given < answers) and not await visitor.page.locator(".poster").count():
        given += await PRESSES.get(game, pressing.clicks)(visitor, luck) == "answers"
        await asyncio.sleep(0.1)
    found = await story.seen(visitor)
    assert len(found.frames) > 40
    assert story.out_of_step(found, numbers)[:5] == []


def noted(*words: str, told: int, shown: str) -> story.Seen:
    """A page that knows these sentences and shows this when it has come to one of them."""
    events = [{"seq": seq, "words": each} for seq, each in enumerate(words)]
    frame = {"told": told, "asked": "", "words": shown, "goods": {}, "at": 2.0}
    return story.Seen([{"events": events, "at": 1.0}], [frame])


def test_what_is_printed_too_early_is_found() -> None:
    sentences = "You place nothing. You pay $5.", "You place nothing."
    assert story.words_too_early(noted(*sentences, told=0, shown=sentences[0])) == []
    assert story.words_too_early(noted(*sentences, told=0, shown=" ".join(sentences))) == [
        "at 2: “You place nothing.” is printed when 0 is told, not 1"
    ]
    assert story.words_too_early(noted(*sentences, told=1, shown=" ".join(sentences))) == []


@pytest.mark.slow
@pytest.mark.guards
@pytest.mark.parametrize("game", TABLES)
def test_nothing_is_printed_before_it_has_been_shown(game: str) -> None:
    async def play(town: Town) -> None:
        await told(town, game, DESKTOP, ANSWERS)

    in_town(play)


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", TABLES)
def test_nothing_in_a_whole_game(game: str, size: dict[str, int]) -> None:
    async def play(town: Town) -> None:
        await told(town, game, size, None)

    in_town(play, longest=WHOLE_GAME)
