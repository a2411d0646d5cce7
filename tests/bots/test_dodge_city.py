"""What bots know about Dodge City: exact linking, good answers in clear positions, a reason for every decision."""

import random
from itertools import combinations
from typing import Any

import pytest
from tests.games.dodge_city.scenario import Play, town
from tests.proofs import asked_for

from tumbleweed import bots, find
from tumbleweed.arena.fuzzing import STREAMS, random_options
from tumbleweed.arena.match import play_match
from tumbleweed.bots.bot import Bot
from tumbleweed.bots.dodge_city.linking import HOPELESS, shortest
from tumbleweed.bots.dodge_city.thinker import DodgeCityThinker
from tumbleweed.bots.dodge_city.ways import FAR, Ground, ground_of
from tumbleweed.core.chance import chance
from tumbleweed.core.play import apply, legal, waiting
from tumbleweed.games.dodge_city.actions import CATALOG, TAKE_BACK
from tumbleweed.games.dodge_city.board import STANDARD, Site
from tumbleweed.games.dodge_city.geometry import smallest_chain
from tumbleweed.games.dodge_city.town import town as as_town
from tumbleweed.words import LANGUAGES

THINKER = DodgeCityThinker()
SPEC = find("dodge-city")


def chosen(t: Play) -> str:
    """What the thinker answers for the seat that is asked."""
    (seat,) = waiting(t.s)
    return CATALOG.text(THINKER.choose(t.s, seat, chance(("bot",), 1)))


def ground(drawing: dict[str, Any], conduct: bool = False) -> Ground:
    return ground_of(Site(0, drawing), conduct)


@pytest.mark.parametrize("drawing", STANDARD, ids=lambda drawing: drawing["id"])
def test_the_shortest_chains_of_the_board_are_known(drawing: dict[str, Any]) -> None:
    site = Site(0, drawing)
    known = ground(drawing)
    assert known.shortest == smallest_chain(site) == min(chain.bit_count() for chain in known.chains)
    for chain in known.chains:
        assert site.connected(chain, False)
        assert not any(site.connected(chain & ~(1 << cell), False) for cell in range(56) if chain >> cell & 1)


def brute_force(site: Site, conduct: bool, own: int, free: int, most: int) -> int:
    """The fewest new stones that connect, by trying all sets of up to `most`; `most + 1` if it takes more."""
    if not site.connected(own | free, conduct):
        return HOPELESS
    cells = [1 << cell for cell in range(56) if free >> cell & 1]
    for number in range(most + 1):
        if any(site.connected(own | sum(some), conduct) for some in combinations(cells, number)):
            return number
    return most + 1


@pytest.mark.parametrize("seed", range(60))
def test_missing_stones_are_counted_exactly(seed: int) -> None:
    luck = random.Random(seed)
    drawing, conduct = luck.choice(STANDARD), seed % 3 == 0
    site, known = Site(0, drawing), ground(drawing, conduct)
    mine, theirs = luck.choice((0.1, 0.3, 0.5)), luck.choice((0.05, 0.2, 0.4))
    own = others = 0
    for cell in range(56):
        if known.cells >> cell & 1:
            drawn = luck.random()
            own |= (drawn < mine) << cell
            others |= (mine <= drawn < mine + theirs) << cell
    free = known.cells & ~own & ~others
    reach = known.reach(own, others)
    right = brute_force(site, conduct, own, free, 2)
    assert reach.need == right or (right == 3 and 3 <= reach.need < HOPELESS)
    stones, chain = shortest(known.linking, own, free, HOPELESS)
    assert (reach.need == stones) or (reach.need == known.far <= stones < HOPELESS)
    if reach.need < known.far:
        assert site.connected(own | chain, conduct)
        assert (chain & ~own).bit_count() == reach.need
        assert chain & others == 0
    if reach.some:
        after = known.reach(own | 1 << known.best_cell(reach), others)
        assert after.need == reach.need - 1
    # All nearest chains are known only if no chain that is not listed can be as near.
    listed = reach.need < known.listed + 1 - own.bit_count()
    if reach.stones and listed:
        stone = 1 << known.best_stone(reach)
        assert known.reach(own & ~stone, others).need == min(reach.need + 1, known.far)
    if reach.gaps and listed:
        gap = reach.gaps & -reach.gaps
        assert known.reach(own, others | gap).need > reach.need


def test_a_wide_board_of_ones_own_is_searched_where_chains_are_too_many_to_list() -> None:
    rows = ["B......D", "........", "........", "........", "........", "........", "P......K"]
    site = Site(0, {"id": "W", "name": "W", "district": "centre", "map": rows})
    known = ground_of(site, False)
    assert known.shortest > FAR
    reach = known.reach(0, 0)
    stones = 0
    for _ in range(known.shortest):
        stones |= 1 << known.best_cell(reach)
        reach = known.reach(stones, 0)
    assert site.connected(stones, False)


NEARLY = "sheriff\n B00D\n 000.\n 0...\n P..K"


def test_it_completes_its_chain() -> None:
    t = town("placing_2", hands=[["C4", "L4"], ["G4", "S4"]], cash=[0, 0], buildings={"OFF": NEARLY})
    t.asks(0, "D-2").says("play C4")
    for _ in range(2):
        t.asks(0, "D-4").says(chosen(t))
    assert t.building("OFF")["connected"] == [0]


def test_it_steps_in_the_way_of_a_winner() -> None:
    rival = "sheriff\n B11D\n 111.\n 1.0.\n P.0K"
    t = town("placing_2", hands=[["C4", "L4"], ["G4", "S4"]], points=[0, 3], buildings={"OFF": rival})
    t.asks(0, "D-2").says("play C4")
    before = t.s.houses[3]
    known = ground(STANDARD[3])
    assert known.look(before).reaches[1].need == 2
    t.asks(0, "D-4").says(chosen(t))
    assert known.look(t.s.houses[3]).reaches[1].need > 2


def test_the_raid_breaks_the_best_chain() -> None:
    town_now = {"OFF": "lady\n B11D\n 11..\n .1..\n P11K", "POS": "cowboy\n B...D\n .1...\n .....\n P...K"}
    t = town("turn 0", hands=[["I1", "L4", "C4"], ["G4", "S4"]], buildings=town_now)
    t.asks(0, "D-2").says("play I1")
    t.asks(0, "D-3").says(chosen(t))
    assert t.building("OFF")["connected"] == []


def test_it_takes_the_money_and_keeps_the_high_card() -> None:
    t = town("placing_2", hands=[["L2", "C7"], ["G4", "S4"]], buildings={"OFF": NEARLY})
    assert chosen(t) == "play C7"


@pytest.mark.parametrize(("card", "fights"), [("L7", True), ("Q1", False)])
def test_it_challenges_if_it_can_win_more_than_it_can_lose(card: str, fights: bool) -> None:
    both = "lady\n B11D\n 110.\n .1..\n P11K"
    t = town("duel", hands=[[card], ["S4"]], buildings={"OFF": both})
    assert (chosen(t) == "challenge 1 4") is fights


def test_the_winner_of_a_duel_breaks_the_chain() -> None:
    both = "lady\n B11D\n 110.\n .1..\n P11K"
    t = town("duel", hands=[["L7"], ["S4"]], buildings={"OFF": both})
    t.asks(0, "D-14").says("challenge 1 4")
    t.asks(0, "D-15").says(chosen(t))
    assert t.building("OFF")["connected"] == []


def test_a_useless_stone_is_lost_first() -> None:
    stones = {"OFF": NEARLY, "POS": "lady\n B111D\n 10001\n 1...1\n P111K"}
    t = town("event 0", hands=[["L4"], ["S4"]], buildings=stones, events=["EV14"])
    assert chosen(t).startswith("take 2 ")


def test_nothing_is_ever_taken_back_and_turns_end() -> None:
    luck = chance(("bot",), 3)
    s = SPEC.new(4, {}, 5, False)
    answers = 0
    while waiting(s) and s.ask_number < 150:
        seat = waiting(s)[0]
        action = THINKER.choose(s, seat, luck)
        assert action != TAKE_BACK
        apply(s, seat, action)
        answers += 1
        assert answers < 1500


def test_every_decision_is_answered_and_explained() -> None:
    """At all sorts of tables: legal answers of every level, `choose` among `ranked`, reasons in all languages."""
    names = {option.name for option in SPEC.options}
    seen: set[str] = set()
    for number in range(16):
        seats = 2 + number % 4
        s = SPEC.new(seats, random_options(SPEC, seats, names, {}, chance(STREAMS, number)), number, False)
        luck = chance(("bot",), number)
        while waiting(s) and s.ask_number < 260:
            seat = waiting(s)[0]
            options = legal(s, seat)
            assert s.ask is not None
            decision = s.ask.decision_id()
            action = THINKER.choose(s, seat, luck)
            if decision not in seen or s.ask_number % 7 == 0:
                ranked = THINKER.ranked(s, seat)
                assert action in ranked
                assert set(ranked) <= set(options), decision
                assert len(set(ranked)) == len(ranked)
                assert THINKER.weak(s, seat, luck) in options
                for other in {action, options[0], options[-1]}:
                    reason = THINKER.reason(s, seat, other)
                    assert all(bots.say(reason, "dodge-city", language) for language in LANGUAGES)
                shares = THINKER.shares(s)
                assert len(shares) == seats
                assert sum(shares) == pytest.approx(1)
            assert action in options, decision
            seen.add(decision)
            apply(s, seat, THINKER.weak(s, seat, luck) if number % 4 == 3 else action)
    assert asked_for("dodge-city")["decisions"] - seen <= {"D-0", "D-7", "D-9"}


def test_what_is_hidden_does_not_matter() -> None:
    compared = 0
    for number in range(4):
        options = {"money_visibility": "hidden", "show_unused_duel_cards": False} if number % 2 else {}
        s = SPEC.new(3 + number % 3, options, number, False)
        luck = chance(("bot",), number)
        while waiting(s) and s.ask_number < 120:
            seat = waiting(s)[-1]
            if s.ask_number % 4 == 0:
                other = SPEC.determinize(s, seat, 5)
                if number % 2:
                    for rival, player in enumerate(as_town(other).players):
                        player.cash += 0 if rival == seat else 400
                found = [(THINKER.choose(p, seat, chance(("bot",), 1)), THINKER.ranked(p, seat)) for p in (s, other)]
                assert found[0] == found[1]
                compared += 1
            apply(s, seat, THINKER.choose(s, seat, luck))
    assert compared > 60


def test_games_come_to_an_end_in_natural_length() -> None:
    passes = []
    for number in range(8):
        table: list[Bot] = [bots.find("deputy", "dodge-city", number * 4 + seat) for seat in range(4)]
        end = SPEC.view(play_match(SPEC, table, {}, number), -1)
        passes.append(end["pass"])
    assert sum(passes) / len(passes) < 14


def test_a_deputy_beats_beginners() -> None:
    won = 0.0
    for number in range(16):
        seat = number % 4
        table: list[Bot] = [bots.find("tenderfoot", "dodge-city", number * 4 + other) for other in range(4)]
        table[seat] = bots.find("deputy", "dodge-city", number)
        won += SPEC.returns(play_match(SPEC, table, {}, number))[seat]
    assert won >= 9  # a fair share is 4
