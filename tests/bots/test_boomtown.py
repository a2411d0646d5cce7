"""The casual player of Boomtown: what it bids, picks and aims at, in positions where common sense knows the answer."""

import pytest
from tests.games.boomtown.scenario import AUCTION, CHOOSE, ROLL, Play, table
from tests.proofs import asked_for

from tumbleweed.bots.boomtown import CHOICES, CasualBot, roll_worth
from tumbleweed.bots.boomtown.cards import EVENTS
from tumbleweed.bots.boomtown.worth import Outlook
from tumbleweed.core.play import legal, waiting
from tumbleweed.games.boomtown.actions import CATALOG
from tumbleweed.games.boomtown.box import KINDS

SEEDS = range(12)


def chosen(t: Play, seed: int = 1) -> str:
    """What the bot answers for the seat that is asked; a card of the row by its id."""
    (seat,) = waiting(t.s)
    text = CATALOG.text(CasualBot(seed).choose(t.view(seat), legal(t.s, seat)))
    row = t.view(seat)["row"]
    return f"pick {row[int(text.split()[1]) - 1]['card']}" if text.startswith("pick") else text


def bids(t: Play) -> list[int]:
    """What it bids with different luck; 0 is a pass."""
    return [0 if text == "pass" else int(text.split()[1]) for text in (chosen(t, seed) for seed in SEEDS)]


def test_every_decision_and_every_event_is_thought_about() -> None:
    assert asked_for("boomtown")["decisions"] - set(CHOICES) == {"ROLL"}, "nobody is asked to roll"
    assert set(EVENTS) == set(KINDS)


def test_it_bids_for_one_good_card_among_poor_ones() -> None:
    t = table(AUCTION, seats=4, gold=20, row="CM-07 CC-03 CM-08 SN-06")
    assert all(1 <= bid <= 16 for bid in bids(t))
    assert len(set(bids(t))) > 1, "it is not always the same"


def test_it_does_not_bid_for_the_first_of_equals() -> None:
    t = table(AUCTION, seats=3, gold=20, row="CJ-08 CM-05 CM-09", round=20)
    assert max(bids(t)) <= 2


def test_it_stops_when_the_price_is_too_high() -> None:
    t = table(AUCTION, seats=3, gold=60, row="CM-07 CC-03 CM-08")
    t.asks(0, "BID").says("bid 50")
    assert bids(t) == [0] * len(SEEDS)


@pytest.mark.parametrize(
    ("row", "best"),
    [
        ("CC-03 CM-07 CM-08", "CM-07"),  # likely and rich
        ("CJ-12 SN-09 SN-06", "SN-09"),
        ("STG-1 CC-03 SN-06", "STG-1"),
    ],
)
def test_it_picks_the_best_card(row: str, best: str) -> None:
    assert chosen(table(CHOOSE, row=row, round=12)) == f"pick {best}"


def test_a_fee_spoils_a_mine() -> None:
    mines = ["1 DG-02 DG-03 DG-05 DG-07 DG-11"]
    assert chosen(table(CHOOSE, row="DG-08 CC-08 SN-06", round=18)) == "pick DG-08"
    assert chosen(table(CHOOSE, row="DG-08 CC-08 SN-06", round=18, mines=mines)) == "pick CC-08"


def test_a_mine_that_makes_a_mayor_is_worth_more() -> None:
    assert chosen(table(CHOOSE, row="CC-08 CJ-08 SN-06", round=18)) == "pick CC-08"
    assert chosen(table(CHOOSE, row="CC-08 CJ-08 SN-06", round=18, mines=["0 CJ-12"])) == "pick CJ-08"


def test_the_mustang_is_used_for_what_would_be_gone() -> None:
    rides = {"seats": 4, "cards": {2: "MUS-1"}, "round": 12}
    precious = table(CHOOSE, row="CM-07 STG-1 CC-03 SN-06", **rides)
    precious.asks(0, "PICK").says("pick CM-07")
    assert chosen(precious) == "mustang"
    alike = table(CHOOSE, row="CM-07 CM-05 CM-09 CJ-08", **rides)
    alike.asks(0, "PICK").says("pick CM-07")
    assert chosen(alike) == "pass"


def test_the_telegraph_is_used_when_it_pays() -> None:
    mines = ["0 SN-09 CC-03", "1 CJ-07 CM-07 SN-07"]
    held = {"cards": {0: "TEL-1"}, "mines": mines}
    assert chosen(table(ROLL, dice=["34"], **held)) in {"set 1 5", "set 2 6"}  # 9 for the richest mine, from 7
    assert chosen(table(ROLL, dice=["36"], **held)) == "pass"  # 9 already


def test_the_telegraph_may_end_another_ones_mine() -> None:
    t = table(ROLL, mines=["1 CM-06 CM-07", "0 CC-12"], cards={0: "TEL-1"}, dice=["61"], round=4)
    assert chosen(t) == "set 2 6"  # 12: CC-12 pays, CM-06 collapses
    outlook = Outlook(t.view(0))
    assert roll_worth(outlook, 12) > 6 > 0 > roll_worth(outlook, 7)


def test_dynamite_hits_the_leader_where_it_hurts() -> None:
    mines = ["1 SN-06 CC-10 DG-10", "2 CC-04"]
    t = table(CHOOSE, row="DYN-1 CC-03 SN-07", mines=mines, gold=[10, 40, 10], round=6)
    t.asks(0, "PICK").says("pick DYN-1")
    assert chosen(t) in {"mine DG-10", "mine CC-10"}


def test_expropriation_takes_the_best_or_nothing() -> None:
    t = table(CHOOSE, row="EXP-1 CC-03 SN-07", mines=["0 SN-02", "1 SN-09", "2 SN-06"], round=6)
    t.asks(0, "PICK").says("pick EXP-1")
    assert chosen(t) == "mine SN-09"
    dear = ["0 SN-02", "1 SN-03 SN-04 SN-07 SN-08 SN-10", "2 SN-06"]
    late = table(CHOOSE, row="EXP-1 CC-03 CJ-07", mines=dear, governor="SN", gold=40, round=20)
    late.asks(0, "PICK").says("pick EXP-1")
    assert chosen(late) == "pass"


def test_a_vein_goes_where_it_pays_and_lasts() -> None:
    t = table(CHOOSE, row="VEI-1 CC-03 SN-07", mines=["0 CJ-02 CJ-07 DG-08"], round=3)
    t.asks(0, "PICK").says("pick VEI-1")
    assert chosen(t) == "mine DG-08"


def test_a_saloon_opens_where_others_have_mines() -> None:
    mines = ["0 CJ-02 SN-02", "1 SN-07 SN-09", "2 CJ-12"]
    t = table(CHOOSE, row="SAL-1 CC-03 CC-04", mines=mines, round=6)
    t.asks(0, "PICK").says("pick SAL-1")
    assert chosen(t) == "town SN"


def test_the_girls_go_to_the_busiest_saloon() -> None:
    mines = ["0 CJ-02 SN-02", "1 SN-07 SN-09", "2 CJ-12"]
    t = table(CHOOSE, row="GIR-1 CC-03 CC-04", mines=mines, saloons=["0 CJ SAL-1", "0 SN SAL-2"], round=6)
    t.asks(0, "PICK").says("pick GIR-1")
    assert chosen(t) == "saloon SAL-2"


def test_the_governor_goes_where_the_fee_is_highest() -> None:
    t = table(CHOOSE, row="GOV-1 CC-03 CC-04", mines=["0 CJ-02 CJ-04 SN-02 SN-03 SN-04"], round=6)
    t.asks(0, "PICK").says("pick GOV-1")
    assert chosen(t) == "town SN"


@pytest.mark.parametrize(
    ("gold", "answer"), [([10, 5, 12], "rob 2 6"), ([10, 4, 3], "rob 1 4"), ([10, 0, 2], "rob 2 2")]
)
def test_a_holdup_names_the_number_that_brings_most(gold: list[int], answer: str) -> None:
    t = table(CHOOSE, row="HLD-1 CC-03 CC-04", gold=gold)
    t.asks(0, "PICK").says("pick HLD-1")
    assert chosen(t) == answer
