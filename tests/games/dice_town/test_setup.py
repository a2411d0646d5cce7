"""DT-1, DT-2: setting up, the first Sheriff, and rounds in which all take part."""

from typing import Any

import pytest
from tests.games.dice_town.scenario import SPEC, Play, town
from tests.proofs import proves

import tumbleweed as tw
from tumbleweed.core.chance import ScriptedChance, tapes
from tumbleweed.core.events import Log
from tumbleweed.core.play import advance
from tumbleweed.games.dice_town.setup import set_up
from tumbleweed.games.dice_town.table import Table
from tumbleweed.games.dice_town.town import CLAIM_STREAM, STREAMS

EDITIONS = pytest.mark.parametrize("edition", ["first", "second"])
SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
STORE = sorted(
    [
        "equip_1",
        "equip_2",
        "equip_3",
        "equip_4",
        "equip_5",
        "equip_8",
        "dynamite",
        "girls",
        "brute",
        "brute",
        "cheater",
        "cheater",
        "corruption",
        "credit",
        "joe",
        "marshall",
        "split",
        "wanted",
        "doc_elixir",
    ]
)
ELIXIRS = sorted(["wealth", "charm", "luck", "power", "protection", "friendship", "domination"])


def fresh(seats: int, edition: str, seed: int = 3, **options: Any) -> Play:
    """A new game, as the public API makes it."""
    return Play(tw.new("dice-town", seats, seed, {"edition": edition, **options}))  # type: ignore[arg-type]


@EDITIONS
@SEATS
@proves("DT-1.2", "DT-1.5", "DT-1.6", "DT-1.9", "U-29", "U-64")
def test_dt_1_1_two_to_five_players_start_alike(edition: str, seats: int) -> None:
    t = fresh(seats, edition)
    assert t.dollars == [8] * seats
    assert t.nuggets == [0] * seats
    assert (t.bank, t.coach, t.mine) == (3, 0, 30)
    assert sum(t.dollars) + t.bank + t.coach == 8 * seats + 3
    assert all(t.hand(seat) == [] and t.protected_claims(seat) == [] for seat in range(seats))
    assert all(player["dice_left"] == 5 for player in t.view(-1)["players"])
    assert len(t.view(-1)["players"]) == seats
    assert t.view(-1)["town"]["claim_deck"] == {"first": 22, "second": 17}[edition]


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_dt_1_1_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(tw.BadSeats):
        tw.new("dice-town", seats, 1)


@EDITIONS
def test_dt_1_3_the_19_store_cards_are_shuffled_face_down(edition: str) -> None:
    decks = [fresh(3, edition, seed).deck() for seed in range(20)]
    assert all(sorted(deck) == STORE for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 20
    t = fresh(3, edition)
    assert t.discards() == []
    assert t.view(0)["town"]["store_deck"] == 19
    assert t.view(0)["town"]["store_discards"] == 0


@pytest.mark.parametrize(("edition", "copies"), [("first", 5), ("second", 4)])
def test_dt_1_4_all_claims_are_shuffled_and_three_lie_open(edition: str, copies: int) -> None:
    rows = set()
    for seed in range(20):
        t = fresh(2, edition, seed)
        assert len(t.claim_row) == 3
        assert t.view(1)["town"]["claim_row"] == list(t.claim_row)
        assert sorted(t.claim_row + t.claim_deck) == sorted(list(range(1, 6)) * copies)
        assert t.event("claims_revealed")["row"] == list(t.claim_row)
        rows.add(t.claim_row)
    assert len(rows) > 10


def test_u_65_the_first_card_lies_at_the_bottom_and_refills_enter_at_the_lowest_free_place() -> None:
    table = Table({"claim_values": [1, 2, 3, 4, 5, 6], "shuffle_seats": False})
    script: list[list[int]] = [[] for stream in STREAMS]
    script[CLAIM_STREAM] = [5, 4, 3, 2, 1]  # every card stays where it is
    s = set_up(2, table, ScriptedChance(tapes(STREAMS, 1), [0] * len(STREAMS), script), Log())
    advance(s)
    assert s.claim_row == (1, 2, 3), "bottom, middle, top"
    t = town(["town_hall"], dice=["99999", "9TJQK"], row=s.claim_row, claim_deck=s.claim_deck)
    assert t.hand(0) == ["claim 1"], "the bottom one is first in line"
    assert t.claim_row == (2, 3, 4)


def test_dt_1_7_second_has_two_open_elixirs_of_seven() -> None:
    ups = set()
    for seed in range(30):
        t = fresh(4, "second", seed)
        up = t.open_elixirs()
        assert len(up) == 2
        assert t.event("elixirs_revealed")["elixirs"] == up == t.view(-1)["town"]["elixirs"]
        pile = [SPEC.dump(t.s)["elixir_pile"], t.elixir_discards]
        assert len(pile[0]) == 5
        assert pile[1] == ()
        ups.add(tuple(up))
    assert {name for up in ups for name in up} == set(ELIXIRS), "shuffled: all seven turn up"


def test_dt_1_7_first_has_no_elixir_deck() -> None:
    t = fresh(4, "first")
    assert t.events("elixirs_revealed") == []
    assert "elixirs" not in t.view(-1)["town"]


@EDITIONS
@proves("DT-1.8")
def test_u_01_the_first_sheriff_is_a_random_seat(edition: str) -> None:
    first = [fresh(4, edition, seed) for seed in range(60)]
    assert {t.sheriff for t in first} == {0, 1, 2, 3}
    assert all(t.event("game_started")["sheriff"] == t.sheriff == t.view(-1)["sheriff"] for t in first)


@EDITIONS
@pytest.mark.parametrize("who", ["host_choice", "youngest"])
@proves("U-01", "DT-1.8")
def test_d_01_the_host_names_the_first_sheriff(edition: str, who: str) -> None:
    t = fresh(3, edition, first_sheriff=who, shuffle_seats=False)
    assert t.view(1)["sheriff"] is None
    assert t.view(-1)["waiting"] == [0]
    t.asks(0, "D-01").offers("seat 0", "seat 1", "seat 2").says("seat 2")
    assert t.sheriff == 2
    assert t.event("round_started")["sheriff"] == 2
    t.asks(0, "D-02")


def test_d_01_after_a_time_out_a_random_seat() -> None:
    named = set()
    for seed in range(40):
        t = fresh(3, "second", seed, first_sheriff="host_choice", shuffle_seats=False)
        assert t.asks(0, "D-01").default in t.asks(0, "D-01").options
        default = t.asks(0, "D-01").default
        t.time_out(0)
        assert default == f"seat {t.sheriff}"
        assert t.event("timeout_default")["decision"] == "D-01"
        assert t.event("timeout_default")["player"] == 0
        named.add(t.sheriff)
    assert named == {0, 1, 2}


def test_u_02_seats_are_shuffled_unless_switched_off() -> None:
    shuffled = [fresh(3, "second", seed) for seed in range(60)]
    assert len({tuple(t.seating) for t in shuffled}) == 6
    assert all(t.event("game_started")["players"] == list(t.seating) for t in shuffled)
    assert {tuple(fresh(3, "second", seed, shuffle_seats=False).seating) for seed in range(10)} == {(0, 1, 2)}


def test_u_02_the_host_keeps_his_say_wherever_he_sits() -> None:
    for seed in range(10):
        t = fresh(4, "second", seed, first_sheriff="youngest")
        t.asks(t.seating.index(0), "D-01")


@EDITIONS
def test_dt_1_3_game_started_tells_seats_options_sheriff_and_deck_sizes(edition: str) -> None:
    t = fresh(4, edition)
    told = t.event("game_started")
    assert told["decks"] == {"store": 19, "claims": 22 if edition == "first" else 17,
                             "elixirs": 0 if edition == "first" else 5}  # fmt: skip
    assert told["options"]["edition"] == edition
    assert len(told["options"]) == 20
    assert (told["round"], told["phase"], told["edition"]) == (0, "roll", edition)
    assert [event for event in t.told() if event != "dice_rolled"] == [
        "game_started", "claims_revealed", *(["elixirs_revealed"] if edition == "second" else []), "round_started",
    ]  # fmt: skip


@EDITIONS
@SEATS
@proves("U-64")
def test_dt_2_2_all_take_part_in_every_round(edition: str, seats: int) -> None:
    t = fresh(seats, edition)
    while tw.waiting(t.s):
        t.time_out(tw.waiting(t.s)[0])
    rounds = t.events("round_ended")[-1]["number"]
    assert rounds > 1
    for number in range(1, rounds + 1):
        rolled = [event for event in t.events("dice_rolled") if event["round"] == number]
        assert [(event["player"], event["dice"]) for event in rolled][:seats] == [(seat, 5) for seat in range(seats)]
        complete = [event for event in t.events("combination_complete") if event["round"] == number]
        assert sorted(event["player"] for event in complete) == list(range(seats))


@EDITIONS
def test_dt_2_1_a_round_is_rolling_and_then_the_places_in_order(edition: str) -> None:
    t = fresh(3, edition)
    while tw.waiting(t.s):
        t.time_out(tw.waiting(t.s)[0])
    phases = ["roll", *(f"place_{number}" for number in range(1, 9))]
    for number in range(1, t.round + 1):
        seen = [event["phase"] for event in SPEC.events(t.s, -1, 0) if event["round"] == number]
        order = [phases.index(phase) for phase in seen if phase != "scoring"]
        assert order == sorted(order), f"round {number} goes back"
        assert set(order) >= {0, 3, 7, 8}, "rolling, the Stagecoach, the Town Hall and the Doc come in every round"
