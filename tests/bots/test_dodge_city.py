"""The casual player of Dodge City: chains, blocks, cards and duels where common sense knows the answer."""

import random

import pytest
from tests.games.dodge_city.scenario import Play, town
from tests.proofs import asked_for

from tumbleweed import bots, find
from tumbleweed.arena.match import play_match
from tumbleweed.bots.dodge_city import CHOICES, CasualBot, ways
from tumbleweed.core.play import legal, waiting
from tumbleweed.games.dodge_city.actions import CATALOG
from tumbleweed.games.dodge_city.board import STANDARD, Site
from tumbleweed.games.dodge_city.geometry import smallest_chain


def chosen(t: Play, seed: int = 1) -> str:
    """What the bot answers for the seat that is asked."""
    (seat,) = waiting(t.s)
    return CATALOG.text(CasualBot(seed).choose(t.view(seat), legal(t.s, seat)))


def test_every_decision_is_thought_about() -> None:
    assert asked_for("dodge-city")["decisions"] - set(CHOICES) == {"D-0"}, "the table is laid before the game"
    assert set(CHOICES) <= asked_for("dodge-city")["decisions"]


@pytest.mark.parametrize("drawing", STANDARD, ids=lambda drawing: drawing["id"])
def test_it_knows_the_shortest_chains(drawing: dict[str, object]) -> None:
    site = Site(0, drawing)
    cells, touch = ways.ground(site.rows)
    assert cells == site.free
    assert ways.need(0, cells, touch) == smallest_chain(site) == len(ways.chain(0, cells, touch))


@pytest.mark.parametrize("seed", range(40))
def test_a_chain_that_is_found_is_one_and_none_is_shorter(seed: int) -> None:
    luck = random.Random(seed)
    site = Site(0, luck.choice(STANDARD))
    cells, touch = ways.ground(site.rows)
    own = free = 0
    for cell in range(56):
        if cells >> cell & 1:
            drawn = luck.random()
            own |= (drawn < 0.3) << cell
            free |= (0.3 <= drawn < 0.8) << cell
    new = sum(1 << cell for cell in ways.chain(own, free, touch))
    needed = ways.need(own, free, touch)
    if needed == ways.HOPELESS:
        assert not site.connected(own | free, False)
        return
    assert new & ~free == 0
    assert site.connected(own | new, False)
    assert new.bit_count() == needed
    without_one = [own | new & ~(1 << cell) for cell in range(56) if new >> cell & 1]
    assert not any(site.connected(stones, False) for stones in without_one)


NEARLY = "sheriff\n B00D\n 000.\n 0...\n P..K"


def test_it_completes_its_chain() -> None:
    t = town("turn 0", hands=[["C4", "L4"], ["G4", "S4"]], cash=[0, 0], buildings={"OFF": NEARLY})
    t.asks(0, "D-2").says("play C4")
    first = chosen(t)
    t.asks(0, "D-4").says(first)
    t.asks(0, "D-4").says(chosen(t))
    assert t.building("OFF")["connected"] == [0]
    assert chosen(t) == "done"


def test_it_steps_in_the_way_of_a_winner() -> None:
    rival = "sheriff\n B11D\n 111.\n 1.0.\n P.0K"
    t = town("placing_2", hands=[["C4", "L4"], ["G4", "S4"]], points=[0, 3], buildings={"OFF": rival})
    t.asks(0, "D-2").says("play C4")
    text = chosen(t)
    assert text.startswith("buy 4 ")
    before = ways.need(*stones_of(t, 1))
    t.asks(0, "D-4").says(text)
    assert ways.need(*stones_of(t, 1)) > before


def stones_of(t: Play, seat: int) -> tuple[int, int, ways.Touch]:
    """What a search needs to know of the Sheriff's Office."""
    site, house = t.s.plan[3], t.s.houses[3]
    return int(house.stones(seat)), int(site.free & ~house.taken), ways.ground(site.rows)[1]


def test_the_indio_breaks_the_best_chain() -> None:
    chain = "lady\n B11D\n 11..\n .1..\n P11K"
    town_now = {"OFF": chain, "POS": "cowboy\n B...D\n .1...\n .....\n P...K"}
    t = town("turn 0", hands=[["I1", "L4", "C4"], ["G4", "S4"]], buildings=town_now)
    t.asks(0, "D-2").says("play I1")
    text = chosen(t)
    t.asks(0, "D-3").says(text)
    assert t.building("OFF")["connected"] == []


def test_it_takes_money_and_keeps_the_high_card() -> None:
    t = town("placing_2", hands=[["L2", "C7"], ["G4", "S4"]], buildings={"OFF": NEARLY})
    assert chosen(t) == "play C7"


def test_free_stones_it_can_use_are_better_than_an_event() -> None:
    t = town("placing_2", hands=[["S3", "Q1"], ["G4", "B4"]], buildings={"OFF": NEARLY})
    assert chosen(t) == "play S3"


@pytest.mark.parametrize(("card", "fights"), [("L7", True), ("C1", True), ("Q1", False)])
def test_it_challenges_if_it_can_win_more_than_it_can_lose(card: str, fights: bool) -> None:
    both = "lady\n B11D\n 110.\n .1..\n P11K"
    t = town("duel", hands=[[card], ["S4"]], buildings={"OFF": both})
    assert (chosen(t) == "challenge 1 4") is fights


def test_a_useless_stone_is_lost_first() -> None:
    stones = {"OFF": NEARLY, "POS": "lady\n B111D\n 10001\n 1...1\n P111K"}
    t = town("event 0", hands=[["L4"], ["S4"]], buildings=stones, events=["EV14"])
    assert chosen(t).startswith("take 2 ")


def test_games_come_to_an_end() -> None:
    spec = find("dodge-city")
    passes = []
    for number in range(6):
        table = [bots.find("casual", "dodge-city", number * 4 + seat) for seat in range(4)]
        passes.append(spec.view(play_match(spec, table, {}, number), -1)["pass"])
    assert sum(passes) / len(passes) < 20
