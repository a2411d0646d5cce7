"""DC-5.4 to DC-5.9: who owes money, what they sell, and what the others get; poor players above all."""

from tests.games.dodge_city.scenario import Play, town
from tests.proofs import proves

OFFICE = "cowboy\nB00D\n00..\n....\nP..K"
"""Four red Cowboys."""


def drawn(event: str, seat: int = 0, **more: object) -> Play:
    """A player draws this event."""
    return town(f"event {seat}", events=[event], **more)  # type: ignore[arg-type]


def outcome(t: Play) -> str:
    return str(t.event("event_resolved")["outcome"])


@proves("DC-5.4")
def test_dc_5_4_who_has_just_enough_sells_nothing() -> None:
    t = drawn("EV08", cash=[300], buildings={"OFF": OFFICE}).ends()
    assert t.cash[0] == 0
    assert t.supply[0] == 37
    assert t.events("debt_forgiven") == []
    assert outcome(t) == "full"


@proves("DC-5.5", "U-12")
def test_dc_5_5_the_sale_ends_as_soon_as_the_debt_is_covered() -> None:
    """Debt 300, cash 200: two Cowboys at 50 each, and the third may stay."""
    t = drawn("EV08", cash=[200], buildings={"OFF": OFFICE})
    t.asks(0, "D-5").says("take OFF 0,1")
    t.asks(0, "D-5").offers("take OFF 0,2", "take OFF 1,0", "take OFF 1,1").says("take OFF 1,1").ends()
    assert t.cash[0] == 0
    assert t.drawn("OFF")[:2] == ["B.0D", "0..."]
    assert [event["reason"] for event in t.events("stone_removed")] == ["forced_sale"] * 2
    assert [event["by"] for event in t.events("stone_removed")] == [0, 0]


@proves("DC-5.5", "TV-35")
def test_tv_35_the_refund_is_half_the_price_to_the_dollar() -> None:
    for figure, refund in (("lady", 150), ("gunman", 125), ("sheriff", 100), ("bandit", 75), ("cowboy", 50)):
        t = drawn("EV08", cash=[275], buildings={"OFF": f"{figure}\nB0.D\n....\n....\nP..K"}).ends()
        assert t.cash[0] == refund - 25


@proves("DC-5.5")
def test_town_tax_does_not_shrink_while_stones_are_sold() -> None:
    """Four stones make 200; without a dollar all four go, 50 each."""
    t = drawn("EV10", cash=[0], buildings={"OFF": OFFICE})
    for cell in ("0,1", "0,2", "1,0"):
        t.asks(0, "D-5").says(f"take OFF {cell}")
    t.ends()
    assert t.cash[0] == 0
    assert t.supply[0] == 41
    assert t.event("debt_incurred")["amount"] == 200
    assert t.events("debt_forgiven") == []


@proves("DC-5.6")
def test_dc_5_6_leaking_roofs_over_a_poor_owner() -> None:
    houses = {"SAL": "controlled 0 cowboy", "POS": "controlled 0 bandit", "OFF": "lady\nB0.D\n....\n....\nP..K"}
    t = drawn("EV11", cash=[100], buildings=houses).ends()
    assert t.cash[0] == 0
    assert t.event("debt_forgiven")["missing"] == 150
    assert t.points == [3, 0]


@proves("DC-5.5", "TV-39")
def test_treating_all_with_money_from_sold_stones() -> None:
    """300 to owe, cash 100: a Lady (150) and a Cowboy (50). The left neighbour is served first."""
    houses = {"SAL": "lady\n1......\nB......\n..D.P..\n......K\n.......", "OFF": "cowboy\nB11D\n....\n....\nP..K"}
    t = drawn("EV12", 1, cash=[0, 100, 0, 0], buildings=houses)
    t.asks(1, "D-5").says("take SAL 0,0")
    t.asks(1, "D-5").says("take OFF 0,1").ends()
    assert t.cash == [100, 0, 100, 100]
    assert t.supply[1] == 40
    paid = [event for event in t.events("money_changed") if event["reason"] == "event"]
    assert [(event["player"], event["amount"], event["counterpart"]) for event in paid] == [
        (1, -100, 2), (2, 100, 1), (1, -100, 3), (3, 100, 1), (1, -100, 0), (0, 100, 1),
    ]  # fmt: skip


def test_treating_all_without_a_dollar_or_a_stone() -> None:
    t = drawn("EV12", cash=[0, 0, 0]).ends()
    assert t.cash == [0, 0, 0]
    assert t.event("debt_forgiven")["missing"] == 200
    assert t.events("money_changed") == []
    assert outcome(t) == "none"


def test_what_is_left_of_a_round_of_drinks_is_kept() -> None:
    t = drawn("EV12", cash=[950, 0, 0], buildings={"OFF": OFFICE}).ends()
    assert t.cash == [750, 100, 100]
    assert t.supply[0] == 37


def test_after_drinks_for_all_the_next_debt_goes_to_the_bank() -> None:
    t = town("event 0", "event 0", events=["EV12", "EV08"], cash=[900, 0, 0]).ends()
    assert t.cash == [400, 100, 100]


@proves("U-15", "TV-40")
def test_u_15_nobody_sells_stones_for_the_hat() -> None:
    """A player who has less puts in everything, and is not asked anything."""
    houses = {"OFF": "lady\nB11D\n22..\n....\nP..K"}
    t = drawn("EV05", cash=[0, 75, 0], buildings=houses).ends()
    assert t.cash == [75, 0, 0]
    assert outcome(t) == "partial"
    t = drawn("EV05", cash=[0, 0, 0], buildings=houses).ends()
    assert t.cash == [0, 0, 0]
    assert outcome(t) == "none"
    assert t.events("money_changed") == []


@proves("DC-5.7")
def test_dc_5_7_half_of_nothing_is_no_debt() -> None:
    t = drawn("EV13", cash=[0], buildings={"OFF": OFFICE}).ends()
    assert t.supply[0] == 37
    assert outcome(t) == "none"


@proves("DC-5.9", "DC-8.6")
def test_dc_5_9_a_forced_sale_may_break_the_own_chain() -> None:
    t = town("event 0", "settlement", events=["EV08"], cash=[200], buildings={"OFF": "sheriff\nB00D\n.0..\n.0..\nP00K"})
    t.asks(0, "D-5").says("take OFF 1,1").ends()
    assert t.event("connection_lost")["player"] == 0
    assert t.points == [0, 0]


@proves("DC-5.11", "U-14")
def test_u_14_debts_of_the_start_round_are_paid_with_stones_too() -> None:
    t = town("start", hands=[["Q1"], ["C4"]], cash=[0, 0], events=["EV08"], buildings={"OFF": OFFICE})
    t.chooses("Q1", "C4")
    assert t.s.starter == 1
    for cell in ("0,1", "0,2", "1,0"):
        t.asks(0, "D-5").says(f"take OFF {cell}")
    t.ends()
    assert t.event("debt_forgiven")["missing"] == 100
    assert t.supply[0] == 41
