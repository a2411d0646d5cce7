"""DT-16: Doc Badluck of the first edition."""

from typing import Any

import pytest
from tests.games.dice_town.scenario import Play, town
from tests.proofs import proves


def visit(dice: str, seats: int = 2, **more: Any) -> Play:
    """Seat 0 gained nothing, the others did."""
    others = tuple(range(1, seats))
    rest = ["JJJJJ"] * (seats - 1)
    return town(["doc_badluck"], edition="first", dice=[dice, *rest], gained=others, controlled=others, **more)


def visitors(run: list[str], dice: list[str], gained: tuple[int, ...] = (1,), **more: Any) -> list[int]:
    """Who may visit the Doc after these places."""
    t = town([*run, "doc_badluck"], edition="first", dice=dice, gained=gained, controlled=gained, **more)
    found: list[int] = t.event("doc_visitors")["players"]
    return found


def test_dt_16_1_who_gained_nothing_may_visit_and_may_decline() -> None:
    t = town(["doc_badluck"], edition="first", dice=["KKKKK", "AAAAA", "99999"], gained=(0, 2), controlled=(0, 1, 2))
    assert t.event("doc_visitors")["players"] == [1]
    t.asks(1, "D-21").offers("pass", "remedy big_swindle").says("pass").ends()
    assert t.event("doc_declined")["player"] == 1
    assert t.nuggets == [0, 0, 0]


@proves("TV-L30")
def test_dt_16_2_an_empty_bank_and_nothing_else_entitles() -> None:
    assert visitors(["bank"], ["TKKKK", "AAAAA"], bank=0) == [0]
    assert visitors(["bank"], ["TKKKK", "AAAAA"], bank=1) == []


@pytest.mark.parametrize("edition", ["first", "second"])
@proves("TV-L32")
def test_dt_16_3_a_store_card_stolen_again_does_not_entitle(edition: str) -> None:
    t = town(["general_store", "saloon", "doc_badluck"], edition=edition, dice=["JKKKK", "QAAAA"],
             store_deck=["brute"]).ends()  # fmt: skip
    assert t.hand(0) == []
    assert t.hand(1) == ["brute"]
    assert t.event("doc_visitors")["players"] == []


@proves("D-20", "U-51")
def test_dt_16_4_the_sheriff_decides_the_order() -> None:
    t = town(["doc_badluck"], edition="first", dice=["KKKKK"] * 4, sheriff=3, gained=(3,), controlled=(3,))
    asked = t.asks(3, "D-20").offers("seat 0", "seat 1", "seat 2")
    asked.says("seat 2").asks(3, "D-20").offers("seat 0", "seat 1").says("seat 0")
    assert t.event("doc_order_set")["order"] == [2, 0, 1]
    assert t.event("doc_order_set")["sheriff"] == 3
    for visitor in (2, 0, 1):
        t.asks(visitor, "D-21").says("pass")
    t.ends()


@pytest.mark.parametrize(
    ("dice", "remedies"),
    [
        ("99999", ["barbed_wire"]),
        ("TTTTT", ["barbed_wire"]),
        ("JJJJJ", ["goods"]),
        ("QQQQQ", ["goods"]),
        ("KKKKK", ["small_swindle"]),
        ("AAAAA", ["big_swindle"]),
        ("9JKAA", ["barbed_wire", "goods", "small_swindle", "big_swindle"]),
        ("9JQTJ", ["barbed_wire", "goods"]),
    ],
)
def test_dt_16_5_one_remedy_for_which_he_has_a_die(dice: str, remedies: list[str]) -> None:
    t = visit(dice, hands=[["claim 1"]])
    options = [f"remedy {remedy}" for remedy in remedies]
    t.asks(0, "D-21").offers("pass", *options).says(options[0]).ends()
    assert t.event("doc_remedy")["remedy"] == remedies[0], "and only one"


def test_dt_16_6_barbed_wire_protects_two_claims() -> None:
    t = visit("9KKKK", hands=[["claim 3", "claim 5", "brute"]])
    t.asks(0, "D-21").says("remedy barbed_wire").ends()
    assert t.protected_claims(0) == [3, 5]
    assert t.hand(0) == ["brute"]
    assert t.event("claims_protected")["values"] == [3, 5], "their values are public"
    assert t.view(-1)["players"][0]["protected"] == [3, 5]


def test_dt_16_7_goods_take_the_top_store_card() -> None:
    t = visit("JKKKK", store_deck=["girls", "brute"])
    t.asks(0, "D-21").says("remedy goods").ends()
    assert t.hand(0) == ["girls"]
    assert t.deck()[0] == "brute"
    assert t.event("doc_card_drawn", 0)["card"] == "girls"
    assert "card" not in t.event("doc_card_drawn", 1)


def test_dt_16_7_goods_with_an_empty_deck_shuffle_the_discards() -> None:
    t = visit("JKKKK", exact_deck=True, discards=["girls"])
    t.asks(0, "D-21").says("remedy goods").ends()
    assert t.hand(0) == ["girls"]
    assert t.discards() == []


@proves("TV-L33", "U-50")
def test_dt_16_8_small_swindle_two_dollars_from_everybody() -> None:
    t = visit("KKKKK", 5, dollars=[0, 5, 1, 0, 8])
    t.asks(0, "D-21").says("remedy small_swindle").ends()
    assert t.dollars == [5, 3, 0, 0, 6]
    assert [(event["from"], event["dollars"]) for event in t.events("tribute_paid")] == [(1, 2), (2, 1), (3, 0), (4, 2)]


@proves("U-50")
def test_tv_l33_all_or_nothing_gives_four() -> None:
    t = visit("KKKKK", 5, dollars=[0, 5, 1, 0, 8], short_payment="all_or_nothing")
    t.asks(0, "D-21").says("remedy small_swindle").ends()
    assert t.dollars == [4, 3, 1, 0, 6]


@proves("TV-L34", "U-50")
def test_dt_16_9_big_swindle_a_nugget_from_everybody() -> None:
    t = visit("AKKKK", 5, nuggets=[0, 3, 0, 1, 2], mine=24)
    t.asks(0, "D-21").says("remedy big_swindle").ends()
    assert t.nuggets == [3, 2, 0, 0, 1]
    assert t.mine == 24
    assert t.dollars == [8] * 5


@proves("U-48")
def test_tv_l35_without_a_legal_remedy_the_visit_is_skipped() -> None:
    t = visit("99TT9").ends()
    assert t.event("doc_no_remedy")["player"] == 0


@proves("U-49")
def test_tv_l36_barbed_wire_with_one_claim() -> None:
    t = visit("9KKKK", hands=[["claim 2"]])
    t.asks(0, "D-21").says("remedy barbed_wire").ends()
    assert t.protected_claims(0) == [2]
    assert t.hand(0) == []


@proves("U-52", "D-19")
def test_tv_l37_the_elixir_card_when_nobody_is_entitled() -> None:
    t = visitors_none(hands=[["doc_elixir"]])
    t.asks(0, "D-19").offers("pass", "play doc_elixir").says("play doc_elixir")
    t.asks(0, "D-21").offers("pass", "remedy small_swindle").says("remedy small_swindle").ends()
    assert t.dollars == [10, 6]
    assert t.discards() == ["doc_elixir"]


def visitors_none(dice: str = "KKKKK", **more: Any) -> Play:
    """Both gained something."""
    return town(["doc_badluck"], edition="first", dice=[dice, "99999"], gained=(0, 1), controlled=(0, 1), **more)


@pytest.mark.parametrize(
    ("run", "dice", "more"),
    [
        (["gold_mine"], "9KKKK", {}),
        (["bank"], "TKKKK", {"bank": 1}),
        (["general_store"], "JKKKK", {"store_deck": ["girls"]}),
        (["saloon"], "QKKKK", {"hands": [[], ["claim 1"]]}),
        (["sheriff"], "KAAAA", {"sheriff": 1}),
        (["sheriff"], "KAAAA", {"sheriff": 0}),
        (["town_hall"], "KKKKK", {}),
    ],
)
def test_u_45_whatever_a_place_gives_is_winning_something(run: list[str], dice: str, more: dict[str, Any]) -> None:
    assert visitors(run, [dice, "AAAA9" if run == ["town_hall"] else "AAAAA"], **more) == []


def test_u_45_the_card_won_counts_also_if_it_is_nervous_joe() -> None:
    assert visitors(["general_store"], ["JKKKK", "AAAAA"], store_deck=["joe"]) == []


def test_u_45_bribes_received_do_not_count() -> None:
    t = town(["gold_mine", "doc_badluck"], edition="first", dice=["KKKKK", "99AAA", "99QQQ"], gained=(2,),
             controlled=(2,))  # fmt: skip
    t.asks(1, "D-07").says("bribe dollars 5")
    t.asks(2, "D-07").says("pass")
    t.asks(0, "D-08").says("seat 1")
    assert t.dollars[0] == 13
    assert t.event("doc_visitors")["players"] == [0]


def test_u_45_even_split_does_not_count_and_a_lost_tie_neither() -> None:
    t = town(["bank", "doc_badluck"], edition="first", dice=["TKKKK", "TAAAA"], bank=6, hands=[[], ["split"]],
             bribes="off")  # fmt: skip
    t.asks(0, "D-08").says("seat 0")
    t.asks(1, "D-10").says("play split")
    assert t.dollars[1] == 11
    assert t.event("doc_visitors")["players"] == [1]


def test_u_45_a_badge_kept_by_marshall_leaves_the_winner_entitled() -> None:
    t = town(["sheriff", "doc_badluck"], edition="first", dice=["KAAAA", "99999"], sheriff=1, gained=(1,),
             controlled=(1,), hands=[[], ["marshall"]])  # fmt: skip
    t.asks(1, "D-17").says("play marshall")
    assert t.event("doc_visitors")["players"] == [0]


@pytest.mark.parametrize(("eligibility", "entitled"), [("gained_nothing", [0]), ("controlled_nothing", [])])
@pytest.mark.parametrize("edition", ["first", "second"])
@proves("U-46")
def test_u_45_the_switch_in_both_editions(edition: str, eligibility: str, entitled: list[int]) -> None:
    t = town(["bank", "doc_badluck"], edition=edition, dice=["TKKKK", "AAAAA"], bank=0, gained=(1,), controlled=(1,),
             doc_eligibility=eligibility)  # fmt: skip
    assert t.event("doc_visitors")["players"] == entitled


def test_u_47_with_must_there_is_no_declining() -> None:
    t = visit("9KKKK", hands=[["claim 1"]], doc_obligation="must")
    t.asks(0, "D-21").offers("remedy barbed_wire", "remedy small_swindle")
    t = visit("KKKKK", doc_obligation="must").ends()
    assert t.dollars == [10, 6], "the only remedy, without a question"
    visit("99TT9", doc_obligation="must").ends()


@pytest.mark.parametrize(
    ("dice", "legal", "more"),
    [
        ("9KKKK", ["small_swindle"], {}),
        ("JKKKK", ["small_swindle"], {"exact_deck": True}),
        ("JKKKK", ["goods", "small_swindle"], {"exact_deck": True, "discards": ["girls"]}),
        ("KKKKK", ["small_swindle"], {"dollars": [0, 0]}),
        ("AAAAA", ["big_swindle"], {"nuggets": [0, 0]}),
        ("9KKKK", ["small_swindle"], {"protected": [[5, 5]]}),
    ],
)
def test_u_48_remedies_that_would_do_nothing(dice: str, legal: list[str], more: dict[str, Any]) -> None:
    t = visit(dice, **more)
    t.asks(0, "D-21").offers("pass", *(f"remedy {remedy}" for remedy in legal))


@proves("D-22")
def test_u_49_exactly_two_of_three_or_more() -> None:
    t = visit("9KKKK", hands=[["claim 1", "claim 3", "claim 3", "claim 5"]])
    t.asks(0, "D-21").says("remedy barbed_wire")
    asked = t.asks(0, "D-22").offers("protect 1 3", "protect 1 5", "protect 3 3", "protect 3 5")
    assert asked.default == "protect 3 5", "the two highest"
    asked.says("protect 1 3").ends()
    assert t.protected_claims(0) == [1, 3]
    assert t.hand(0) == ["claim 3", "claim 5"]
