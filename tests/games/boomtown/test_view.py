"""What a view tells beforehand: what rolls pay, what bids and cards cost, who becomes mayor. It must come true."""

import random
from typing import Any, get_args

import jsonschema_rs
import pytest
from tests.games.boomtown.new_games import steps
from tests.games.boomtown.random_tables import random_options
from tests.games.boomtown.scenario import AUCTION, CHOOSE, PRODUCTION, SPEC, Play, table
from tests.web.scenes_boomtown import DECISIONS

from tumbleweed.core.play import answer, legal, waiting
from tumbleweed.declared import view_schema
from tumbleweed.games.boomtown.actions import CATALOG
from tumbleweed.games.boomtown.declared.kinds import Decision


def lay(run: list[str], **more: Any) -> Play:
    """A position in the middle of a game, so that there may be much on the table."""
    return table(run, **{"round": 9, **more})


def result(t: Play, number: int) -> dict[str, Any]:
    return next(each for each in t.view(-1)["results"] if each["sum"] == number)


def asked(t: Play, seat: int) -> dict[str, Any]:
    found = t.view(seat)["question"]
    assert found is not None
    return dict(found)


# ---------------------------------------------------------------- what a roll would pay


def test_bt_20_1_the_ways_of_all_results_are_36() -> None:
    t = lay(CHOOSE, row="SN-10 DG-11 CC-11")
    assert [each["ways"] for each in t.view(0)["results"]] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]


def test_bt_23_a_result_tells_mines_saloons_and_nets() -> None:
    t = lay(CHOOSE, row="SN-10 DG-11 CC-11", gold=[1, 2, 0], saloons=["1 CC SAL-1 GIR-1"],
              mines=["0 CJ-07 SN-07", "1 CM-07 DG-08", "2 CC-07"])  # fmt: skip
    seven = result(t, 7)
    assert seven["gold"] == [10, 8, 0], "T-43: the last one gets 3, owes 4 and pays 3"
    assert seven["saloons"] == [{"payer": 2, "owner": 1, "town": "CC", "girls": True, "due": 4, "paid": 3}]
    assert {mine["card"]: mine["amount"] for mine in seven["mines"]} == {"CJ-07": 6, "SN-07": 4, "CM-07": 5, "CC-07": 3}
    assert seven["lost"] == []


@pytest.mark.parametrize("number", [2, 12])
def test_bt_22_a_result_tells_what_collapses(number: int) -> None:
    t = lay(CHOOSE, row="SN-10 DG-11 CC-11", mines=["0 CM-06 CM-12", "1 CJ-07"])
    assert result(t, number)["lost"] == [{"card": "CJ-07", "player": 1}, {"card": "CM-06", "player": 0}]
    assert result(t, 7)["lost"] == []


@pytest.mark.parametrize("seed", range(4))
def test_bt_21_what_a_roll_pays_comes_true(seed: int) -> None:
    """Every roll of whole games: what was told before is how gold changes."""
    choice = random.Random(seed)
    for at in range(30):
        dice = f"{choice.randint(1, 6)}{choice.randint(1, 6)}"
        cards = [f"{town}-{number:02}" for town, number in (("CJ", 7), ("CM", 6), ("CC", 4), ("CC", 7), ("DG", 5),
                 ("DG", 8), ("SN", 9), ("SN", 2), ("CM", 12), ("CJ", 12), ("SN", 7), ("CM", 8))]  # fmt: skip
        choice.shuffle(cards)
        laid: dict[str, Any] = {
            "seats": 3, "first": at % 3, "gold": [choice.randint(0, 4) for _ in range(3)],
            "mines": [f"{place % 3} {card}" for place, card in enumerate(cards)],
            "saloons": ["0 CC SAL-1 GIR-1", f"{1 + at % 2} {choice.choice(['CC', 'SN', 'DG'])} SAL-2"],
        }  # fmt: skip
        before = lay(CHOOSE, row="SN-10 DG-11 CC-11", **laid)
        told = result(before, int(dice[0]) + int(dice[1]))
        after = lay(PRODUCTION, dice=[dice], **laid)
        assert [now - then for now, then in zip(after.gold, laid["gold"], strict=True)] == told["gold"], (laid, dice)


def test_bt_27_2_hidden_gold_is_not_told_by_what_could_be_paid() -> None:
    laid: dict[str, Any] = {"row": "SN-10 DG-11 CC-11", "mines": ["2 CC-03"], "saloons": ["1 CC SAL-1"]}
    poor = lay(CHOOSE, gold=[5, 5, 0], gold_visibility="hidden", **laid)
    rich = lay(CHOOSE, gold=[5, 5, 9], gold_visibility="hidden", **laid)
    assert result(poor, 3) == result(rich, 3)
    assert result(poor, 3)["saloons"][0]["paid"] == 2
    assert "points" not in poor.view(0)["players"][2]


# ---------------------------------------------------------------- the row


def test_bt_8_the_row_tells_who_would_become_mayor() -> None:
    t = lay(CHOOSE, row="DG-10 SN-02 CC-11", mines=["0 DG-02 DG-03", "1 DG-05 DG-06", "2 SN-03"])
    row = t.view(0)["row"]
    assert row[0]["elects"] == [False, True, False]
    assert row[1]["elects"] == [False, False, True]
    assert row[2]["elects"] == [False, False, False]


def test_bt_9_the_row_tells_for_whom_events_wait_or_find_nothing() -> None:
    t = lay(CHOOSE, row="GIR-1 EXP-1 VEI-1", mines=["0 CC-04", "1 CC-05"], saloons=["1 CC SAL-1"])
    girls, expropriation, vein = t.view(0)["row"]
    assert girls["waits"] == [True, False, True]
    assert expropriation["targets"] == [1, 1, 0]
    assert vein["waits"] == [False, False, True]


# ---------------------------------------------------------------- questions


def test_bt_4_a_bidder_is_told_the_bids_that_say_themselves() -> None:
    t = lay(AUCTION, seats=4, gold=[14, 9, 6, 11], first=3, row="SN-10 DG-11 CC-11 CC-12")
    t.asks(3, "BID").says("bid 8")
    found = asked(t, 0)
    assert found["quick"] == [{"bid": 9, "why": "least"}, {"bid": 10, "why": "next"}, {"bid": 11, "why": "ends"},
                              {"bid": 14, "why": "all"}]  # fmt: skip
    assert found["ends"] is False, "Lupe has 9 and could still bid"
    t.asks(0, "BID").says("bid 9")
    found = asked(t, 3)
    assert found["ends"] is True, "nobody else can bid more than 9"
    assert t.view(3)["auction"]["stands"]["winner"] == 0


def test_bt_27_2_nobody_learns_what_others_could_bid() -> None:
    t = lay(AUCTION, gold=[14, 9, 6], gold_visibility="hidden", row="SN-10 DG-11 CC-11")
    found = asked(t, 0)
    assert [each["why"] for each in found["quick"]] == ["least", "next", "all"]
    assert found["ends"] is False


def test_bt_7_7_what_a_card_costs_after_a_bid() -> None:
    t = lay(AUCTION, gold=[5, 9, 6], mines=["1 DG-02 DG-03 DG-05"], governor="DG", row="DG-10 SN-02 DYN-1")
    pays = asked(t, 0)["pays"]
    assert pays[0] == [4, 0, 0], "6 are due, 4 are left after a bid of 1"
    assert pays[4] == [0, 0, 0], "nothing is left after a bid of 5"


def test_bt_14_odds_and_loot_of_a_holdup() -> None:
    t = lay(CHOOSE, gold=[6, 5, 9], row="HLD-1 SN-02 DYN-1")
    t.asks(0, "PICK").says("pick HLD-1")
    odds = {each["number"]: each for each in asked(t, 0)["odds"]}
    assert (odds[2]["ways"], odds[7]["ways"], odds[12]["ways"]) == (36, 21, 1)
    assert odds[8]["loot"] == [0, 5, 8]


def test_bt_15_2_the_order_with_the_mustang() -> None:
    t = lay(CHOOSE, seats=5, round=8, winner=1, cards={4: "MUS-1"}, row="SN-10 DG-11 CC-11 CC-12 CJ-02")
    t.asks(1, "PICK").says("pick CJ-02")
    order = asked(t, 4)["order"]
    t.asks(4, "USE_MUSTANG").says("mustang")
    assert order == [1, 4, 2, 3, 0] == list(t.order)


@pytest.mark.parametrize("card", ["DYN-1", "EXP-1"])
def test_bt_8_who_would_become_mayor_comes_true(card: str) -> None:
    def again() -> Play:
        t = lay(CHOOSE, row=f"{card} SN-02 CC-12", gold=9,
                  mines=["1 CM-03 CM-04 CM-05", "2 CM-07 CM-08 CM-09", "0 CM-10 DG-02", "1 DG-03 DG-05"])  # fmt: skip
        return t.asks(0, "PICK").says(f"pick {card}")

    t = again()
    told = asked(t, 0)["elects"]
    for action in legal(t.s, 0):
        text = CATALOG.text(action)
        if not text.startswith("mine "):
            continue
        after = again()
        town = text[5:7]
        before = after.mayor_of_town(town)
        answer(after.s, 0, action)
        now = after.mayor_of_town(town)
        assert (text in told) == (now != before)
        assert told.get(text, now) == now
    assert told, "somebody would become mayor"


@pytest.mark.parametrize("seed", range(9))
def test_a_view_shows_what_is_declared(seed: int) -> None:
    """To every seat and to spectators, from the first question to the end."""
    validator = jsonschema_rs.validator_for(view_schema("boomtown"))
    choice = random.Random(seed)
    seats = 3 + seed % 3
    for s in steps(seed, seats, 0.1, **random_options(choice, seats)):
        for seat in range(-1, seats):
            validator.validate(SPEC.view(s, seat))


def test_what_is_not_declared_is_no_view() -> None:
    validator = jsonschema_rs.validator_for(view_schema("boomtown"))
    view = lay(CHOOSE, row="SN-10 DG-11 CC-11").view(0)
    [card, *others] = view["row"]
    assert validator.is_valid(view)
    assert not validator.is_valid({**view, "weather": "fine"})
    assert not validator.is_valid({**view, "phase": "noon"})
    assert not validator.is_valid({**view, "row": [{**card, "town": "XX"}, *others]})
    assert not validator.is_valid({name: value for name, value in view.items() if name != "round"})


@pytest.mark.parametrize("decision", get_args(Decision))
def test_every_question_shows_what_is_declared(decision: str) -> None:
    s = DECISIONS[decision]().s
    [seat] = waiting(s)
    view = SPEC.view(s, seat)
    assert view["question"]["decision"] == decision
    jsonschema_rs.validator_for(view_schema("boomtown")).validate(view)


@pytest.mark.parametrize("seed", range(3))
def test_a_view_can_be_had_at_every_moment_and_changes_nothing(seed: int) -> None:
    for s in steps(seed, 3 + seed % 3, 0.1):
        before = SPEC.dump(s)
        for seat in (-1, *waiting(s)):
            SPEC.view(s, seat)
        assert SPEC.dump(s) == before


def test_a_card_that_is_being_placed_does_not_wait() -> None:
    t = lay(CHOOSE, row="SAL-1 SN-02 CC-12", mines=["0 CJ-02 CM-03"])
    t.asks(0, "PICK").says("pick SAL-1")
    player = t.view(1)["players"][0]
    assert (player["waiting"], player["playing"]) == ([], ["SAL-1"])
