"""Whole games of every game through the server, by scripted clients, with spectators and bots."""

import asyncio
import random
from pathlib import Path

import pytest
from tests.server.house import House, Person, Seat, play_on, run
from tests.server.nursery import quick_house

import tumbleweed as tw

pytestmark = pytest.mark.long

TABLES = [("dice-town", 2), ("dice-town", 5), ("boomtown", 3), ("boomtown", 5), ("dodge-city", 2), ("dodge-city", 4)]
IN_EVERY_RUN = {("dice-town", 5), ("boomtown", 3)}


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory):  # type: ignore[no-untyped-def]
    with quick_house(tmp_path_factory.mktemp("house"), "--rate", "10000") as running:
        yield running


@pytest.mark.parametrize(
    ("game", "seats"),
    [pytest.param(*table, marks=() if table in IN_EVERY_RUN else pytest.mark.slow) for table in TABLES],
)
def test_a_whole_game(opened: House, game: str, seats: int) -> None:
    run(whole_game(opened, game, seats))


async def whole_game(opened: House, game: str, seats: int) -> None:
    options = tw.find(game).automatic({})
    people = [await Person(opened).named(f"Person {place}") for place in range(seats - 1)]
    chairs = [{"kind": "me"}, *({"kind": "open"} for other in people[1:]), {"kind": "bot", "bot": "random"}]
    table = await people[0].table(game, chairs, options=options)
    for person in people[1:]:
        await person.call("POST", f"/tables/{table}/sit")
    async with Person(opened) as stranger, stranger.at(table) as spectator:
        await people[0].call("POST", f"/tables/{table}/start")
        spectators = asyncio.create_task(spectator.until(lambda: spectator.table["status"] == "finished"))
        seated = await asyncio.gather(*(player(person, table, place) for place, person in enumerate(people)))
        await spectators
        assert spectator.view["over"]
        assert all("hand" not in p or spectator.view["over"] for p in spectator.view["players"])
    record = await people[0].call("GET", f"/records/{table}")
    again = tw.replay(record)
    assert tw.scores(again) == record["scores"]
    for seat in seated:
        assert seat.view == tw.view(again, seat.seat)
        expected = tw.events(again, seat.seat)
        own = [{k: v for k, v in event.items() if k not in ("words", "yours")} for event in seat.events]
        assert own == expected
    for person in people:
        await person.http.aclose()


async def player(person: Person, table: str, place: int) -> Seat:
    luck = random.Random(place)
    async with person.at(table, lang="de" if place else "en") as seat:
        await play_on(seat, luck.choice)
        return seat


def test_saved_in(tmp_path: Path) -> None:
    with quick_house(tmp_path) as running:
        assert running.stop() == 0
        assert (tmp_path / "tables.sqlite3").exists()
