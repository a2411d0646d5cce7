"""U-21 `bribe_who` = `all`, U-23 bribes for the order at the Doc, U-24 no other trade."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.dice_town.random_games import played
from tests.games.dice_town.scenario import Play, town
from tests.positions import ask_of, log_of
from tests.proofs import proves

from tumbleweed.core.events import Payload
from tumbleweed.games.dice_town.town import Town

Move = tuple[str, int, int]
"""A kind of goods, a player, and how many that player gets (negative: gives)."""

both = pytest.mark.parametrize("edition", ["first", "second"])


def tie(edition: str, sheriff: int = 2, **more: Any) -> Play:
    """Seats 0 and 1 tie at the mine with two nines; everybody may bribe."""
    return town(["gold_mine"], edition=edition, dice=["99KKK", "99AAA", "TTTTT", "JJJJJ"], sheriff=sheriff,
                **{"bribe_who": "all", **more})  # fmt: skip


@both
@pytest.mark.parametrize("named", [0, 1])
def test_u_21_an_outsider_names_whom_he_supports_and_pays_if_that_one_is_named(named: int, edition: str) -> None:
    t = tie(edition)
    assert t.view(-1)["waiting"] == [0, 1, 3]
    t.asks(0, "D-07").says("pass")
    t.asks(1, "D-07").says("bribe dollars 2")
    t.asks(3, "D-07").offers("pass", "seat 0", "seat 1").says("seat 1", "bribe dollars 4")
    assert [(event["player"], event["supports"]) for event in t.events("bribe_offered")] == [(1, 1), (3, 1)]
    t.asks(2, "D-08").offers("more", "seat 0", "seat 1").says(f"seat {named}").ends()
    assert t.dollars == ([8, 8, 8, 8] if named == 0 else [8, 6, 14, 4])
    assert t.nuggets[named] == 2
    assert t.nuggets[3] == 0


@both
def test_u_21_a_tied_player_speaks_for_himself_only(edition: str) -> None:
    t = tie(edition)
    assert not any(option.startswith("seat") for option in t.asks(0, "D-07").options)


@both
def test_u_21_an_outsider_cannot_support_the_sheriff(edition: str) -> None:
    """Seats 0 and 1 tie, seat 0 is Sheriff: only seat 1 can be supported, so nobody needs to be named."""
    t = tie(edition, sheriff=0)
    t.asks(1, "D-07").says("pass")
    t.asks(2, "D-07").says("bribe dollars 3")
    t.asks(3, "D-07").says("pass")
    t.asks(0, "D-08").says("seat 0").ends()
    assert t.dollars == [8, 8, 8, 8], "the Sheriff names himself: nobody pays"
    assert t.event("bribe_offered")["supports"] == 1


@both
def test_u_21_in_a_later_round_the_support_stays_with_the_offer(edition: str) -> None:
    t = tie(edition)
    t.asks(0, "D-07").says("pass")
    t.asks(1, "D-07").says("pass")
    t.asks(3, "D-07").says("seat 1", "bribe dollars 4")
    t.asks(2, "D-08").says("more")
    t.asks(0, "D-07").says("pass")
    t.asks(1, "D-07").says("pass")
    t.asks(3, "D-07").offers("pass", *(f"bribe dollars {amount}" for amount in range(5, 9))).says("bribe dollars 6")
    t.asks(2, "D-08").says("seat 1").ends()
    assert t.dollars == [8, 8, 14, 2]


@both
def test_d_08_time_out_counts_all_offers_for_a_player(edition: str) -> None:
    t = tie(edition)
    t.asks(0, "D-07").says("bribe dollars 4")
    t.asks(1, "D-07").says("bribe dollars 3")
    t.asks(3, "D-07").says("seat 1", "bribe dollars 2")
    assert t.asks(2, "D-08").default == "seat 1"


@both
def test_u_21_gifts_of_outsiders_are_handed_over_too(edition: str) -> None:
    t = tie(edition, bribes="gifts")
    t.asks(0, "D-07").says("pass")
    t.asks(1, "D-07").says("pass")
    t.asks(3, "D-07").says("seat 1", "bribe dollars 4")
    assert t.dollars == [8, 8, 12, 4]


def doc(edition: str, unlucky: tuple[int, ...], **more: Any) -> Play:
    lucky = tuple(seat for seat in range(4) if seat not in unlucky)
    return town(["doc_badluck"], edition=edition, dice=["KKKKK"] * 4, gained=lucky, controlled=lucky,
                **{"bribe_doc_order": True, **more})  # fmt: skip


@both
def test_u_23_by_default_there_are_no_bribes_for_the_order(edition: str) -> None:
    doc(edition, (1, 2), bribe_doc_order=False).asks(0, "D-20")


@both
@pytest.mark.parametrize("first", [1, 2])
def test_u_23_the_one_put_first_pays_his_offer(first: int, edition: str) -> None:
    t = doc(edition, (1, 2, 3))
    assert t.view(-1)["waiting"] == [1, 2, 3]
    t.asks(1, "D-07").says("bribe dollars 2")
    t.asks(2, "D-07").says("bribe dollars 5")
    t.asks(3, "D-07").says("pass")
    t.asks(0, "D-20").offers("seat 1", "seat 2", "seat 3").says(f"seat {first}")
    assert t.dollars == ([10, 6, 8, 8] if first == 1 else [13, 8, 3, 8])
    t.asks(0, "D-20").says("seat 3")
    assert len(t.events("bribe_paid")) == 1
    assert t.event("doc_order_set")["order"][0] == first


@both
def test_u_23_the_sheriff_makes_no_offer_and_puts_himself_first_for_nothing(edition: str) -> None:
    t = doc(edition, (0, 1))
    assert t.view(-1)["waiting"] == [1]
    t.asks(1, "D-07").says("bribe dollars 2")
    t.asks(0, "D-20").offers("seat 0", "seat 1").says("seat 0")
    assert t.dollars == [8, 8, 8, 8]


@both
def test_u_23_one_visitor_has_nobody_to_bribe_past(edition: str) -> None:
    assert ask_of(doc(edition, (1,)).s).decision_id() in ("D-21", "D-23")


@both
def test_u_23_switched_off_with_the_bribes(edition: str) -> None:
    doc(edition, (1, 2), bribes="off").asks(0, "D-20")


@both
def test_u_23_as_gifts_they_are_handed_over_whoever_goes_first(edition: str) -> None:
    t = doc(edition, (1, 2), bribes="gifts")
    t.asks(1, "D-07").says("bribe dollars 2")
    t.asks(2, "D-07").says("bribe dollars 1")
    assert t.dollars == [11, 6, 7, 8]
    t.asks(0, "D-20").says("seat 2")
    assert t.dollars == [11, 6, 7, 8]


def bribe(e: Payload) -> list[Move]:
    """Protected claims that are paid become hand cards of the Sheriff."""
    protected = len(e["protected"])
    moves = [("protected", e["from"], -protected), ("claims", e["to"], protected)]
    for what, key in (("dollars", "dollars"), ("nuggets", "nuggets"), ("claims", "claims"), ("store", "store_cards")):
        moves += [(what, e["from"], -e[key]), (what, e["to"], e[key])]
    return moves


MOVES: dict[str, Callable[[Payload], list[Move]]] = {
    "paid_stagecoach": lambda e: [("dollars", e["player"], -e["dollars"])],
    "brute_fallback": lambda e: [],
    "bank_robbed": lambda e: [("dollars", e["player"], e["dollars"])],
    "loot_split": lambda e: [("dollars", e["robber"], -e["dollars"]), ("dollars", e["player"], e["dollars"])],
    "joe_collected": lambda e: [("dollars", e["target"], -e["dollars"]), ("dollars", e["player"], e["dollars"])],
    "tribute_paid": lambda e: [
        (what, seat, sign * e[what])
        for what in ("dollars", "nuggets")
        if what in e
        for seat, sign in ((e["from"], -1), (e["to"], 1))
    ],
    "nuggets_mined": lambda e: [("nuggets", e["player"], e["taken"])],
    "store_kept": lambda e: [("store", e["player"], 1)],
    "doc_card_drawn": lambda e: [("store", e["player"], 1)],
    "card_played": lambda e: [("store", e["player"], -1)],
    "claims_taken": lambda e: [("claims", e["player"], len(e["values"]))],
    "claim_drawn_unseen": lambda e: [("claims", e["player"], 1)],
    "claims_protected": lambda e: [
        ("claims", e["player"], -len(e["values"])),
        ("protected", e["player"], len(e["values"])),
    ],
    "theft_kept": lambda e: [
        ("claims" if e["kind"] == "claim" else "store", e["victim"], -1),
        ("claims" if e["kind"] == "claim" else "store", e["thief"], 1),
    ],
    "card_given": lambda e: [
        ("claims" if e["kind"] == "claim" else "store", e["from"], -1),
        ("claims" if e["kind"] == "claim" else "store", e["to"], 1),
    ],
    "bribe_paid": bribe,
}
"""What each event moves."""


def ledger(s: Town, events: list[Payload]) -> dict[str, list[int]]:
    """Everybody's goods as they follow from what everybody could see."""
    goods = {what: [0] * s.count for what in ("dollars", "nuggets", "store", "claims", "protected")}
    goods["dollars"] = [8] * s.count
    for event in events:
        name = event["event"]
        moves = MOVES[name](event) if name in MOVES else []
        if name == "no_effect" and event["cause"] == "joe":
            moves = [("store", event["player"], -1)]
        for what, seat, number in moves:
            goods[what][seat] += number
    return goods


@both
@pytest.mark.parametrize("seed", range(8))
@proves("U-24")
def test_dt_19_6_goods_change_hands_only_through_effects_and_bribes(seed: int, edition: str) -> None:
    """The public events account for every dollar, nugget and card of everybody."""
    s = played(seed, seats=2 + seed % 4, options={"edition": edition, "bribe_who": "all" if seed % 2 else "tied"})
    expected = ledger(s, log_of(s).seen_by(-1))
    assert expected["dollars"] == s.dollars
    assert expected["nuggets"] == s.nuggets
    for what in ("store", "claims", "protected"):
        assert expected[what] == [getattr(player, what) & 63 for player in s.players], what
