"""DT-20: store cards and their windows; Wanted; what is discarded when."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.dice_town.scenario import PHASE_II, Play, town
from tests.proofs import proves

from tumbleweed.core.errors import IllegalAnswer

EDITIONS = pytest.mark.parametrize("edition", ["first", "second"])
WINNERS_CARDS = ["dynamite", "girls", "brute", "cheater", "corruption", "credit"]
OTHERS_CARDS = ["marshall", "split", "wanted", "doc_elixir"]
EQUIPMENT = [f"equip_{value}" for value in (1, 2, 3, 4, 5, 8)]


def place(name: str, **more: Any) -> Play:
    """One place, won by seat 0 with a single matching die; seat 1 holds a claim, and so can be robbed."""
    dice = {"gold_mine": "9AAKQ", "bank": "TAAKQ", "general_store": "JAAKQ", "saloon": "QAA9T", "sheriff": "KAAJQ",
            "town_hall": "AAAAA", "doc_badluck": "AAAAA"}[name]  # fmt: skip
    other = {"gold_mine": "TTTTT", "bank": "99999", "general_store": "99999", "saloon": "KKKKK"}.get(name, "99999")
    hands = more.pop("hands", [WINNERS_CARDS, ["claim 1"]])
    more.setdefault("store_deck", ["equip_1"] if not any("equip_1" in hand for hand in hands) else [])
    return town([name], dice=[dice, other], hands=hands, **{"sheriff": 1, **more})


# ---------------------------------------------------------------- windows


@EDITIONS
@pytest.mark.parametrize(
    ("name", "decision", "card"),
    [
        ("gold_mine", "D-09", "dynamite"),
        ("bank", "", ""),
        ("general_store", "D-11", "credit"),
        ("saloon", "D-14", "girls"),
        ("sheriff", "", ""),
        ("town_hall", "D-18", "corruption"),
    ],
)
@proves("DT-20.3")
def test_dt_20_1_the_winner_is_asked_only_for_the_card_of_his_place(
    edition: str, name: str, decision: str, card: str
) -> None:
    t = place(name, edition=edition)
    if decision:
        t.asks(0, decision).offers("pass", f"play {card}").says("pass")
    t.ends()
    assert t.discards() == []
    assert t.events("card_played") == []


@EDITIONS
@pytest.mark.parametrize(
    ("name", "card", "decision"),
    [
        ("gold_mine", "", ""),
        ("bank", "split", "D-10"),
        ("general_store", "", ""),
        ("saloon", "", ""),
        ("sheriff", "marshall", "D-17"),
        ("town_hall", "", ""),
    ],
)
@proves("DT-20.1", "DT-20.8", "DT-20.12")
def test_dt_20_3_the_others_are_asked_only_for_the_card_of_the_moment(
    edition: str, name: str, card: str, decision: str
) -> None:
    t = place(name, edition=edition, hands=[["claim 2"], [*OTHERS_CARDS, "claim 1"]])
    if name == "saloon":
        t.asks(0, "D-15").says("steal 1 1 0")
    if decision:
        t.asks(1, decision).offers("pass", f"play {card}").says("pass")
    t.ends()
    assert t.discards() == []
    assert t.events("card_played") == []


@EDITIONS
@pytest.mark.parametrize("name", ["gold_mine", "bank", "general_store", "saloon", "sheriff", "town_hall"])
@proves("DT-20.7", "DT-20.9", "DT-20.11", "DT-20.13")
def test_dt_20_1_cards_for_the_winner_are_not_offered_to_the_others(edition: str, name: str) -> None:
    t = place(name, edition=edition, hands=[[], [*WINNERS_CARDS, "claim 1"]])
    if name == "saloon":
        t.asks(0, "D-15").says("steal 1 1 0")
    t.ends()


@pytest.mark.parametrize("card", [*WINNERS_CARDS[1:], *OTHERS_CARDS])
def test_dt_20_1_a_card_of_another_window_or_of_another_player_is_refused(card: str) -> None:
    for hands in ([["dynamite"], [card]], [["dynamite", card], []]):
        t = place("gold_mine", hands=hands)
        with pytest.raises(IllegalAnswer):
            t.asks(0, "D-09").says(f"play {card}")
        assert t.discards() == []
        assert len(t.hand(0)) == len(hands[0])


# ---------------------------------------------------------------- what the cards do, and Wanted against each of them


def dynamite(edition: str, **more: Any) -> Play:
    t = place("gold_mine", edition=edition, hands=[["dynamite"], ["wanted"]], **more)
    return t.asks(0, "D-09").says("play dynamite")


def split(edition: str) -> Play:
    t = town(["bank"], edition=edition, dice=["99999", "TJQKA", "99999"], bank=7, sheriff=1,
             hands=[["split"], [], ["wanted"]])  # fmt: skip
    return t.asks(0, "D-10").says("play split")


def credit(edition: str) -> Play:
    t = place("general_store", edition=edition, hands=[["credit"], ["wanted"]], store_deck=["equip_1", "equip_2"])
    return t.asks(0, "D-11").says("play credit")


def joe(edition: str) -> Play:
    t = town(["general_store"], edition=edition, dice=["JAAKQ", "99999", "99999"], hands=[[], ["wanted"]],
             store_deck=["joe"])  # fmt: skip
    return t.asks(0, "D-13").offers("seat 1", "seat 2").says("seat 2")


def girls(edition: str) -> Play:
    t = town(["saloon"], edition=edition, dice=["QAA9T", "99999", "99999"],
             hands=[["girls"], ["wanted", "claim 3"], ["claim 1", "claim 2"]])  # fmt: skip
    return t.asks(0, "D-14").says("play girls")


def marshall(edition: str) -> Play:
    t = place("sheriff", edition=edition, hands=[["wanted"], ["marshall"]])
    return t.asks(1, "D-17").says("play marshall")


def corruption(edition: str) -> Play:
    t = place("town_hall", edition=edition, hands=[["corruption"], ["wanted"]])
    return t.asks(0, "D-18").says("play corruption")


def doc_elixir(edition: str) -> Play:
    gone = {"first": (0, 1), "second": (0,)}[edition]
    t = town(["doc_badluck"], edition=edition, dice=["JAAKQ", "99999"], hands=[["doc_elixir"], ["wanted"]],
             gained=gone, controlled=gone, store_deck=["equip_1"], elixirs=("luck", "charm"))  # fmt: skip
    return t.asks(0, "D-19").says("play doc_elixir")


def brute(edition: str) -> Play:
    t = town(["roll"], edition=edition, rolls=[["AAAAA", "99"], ["99999", "9999"]], hands=[["brute"], ["wanted"]])
    return t.keeps("AAA brute", "9")


def cheater(edition: str) -> Play:
    t = town(["roll"], edition=edition, rolls=[["AAAAA", "9999"], ["99999", "9999"]], hands=[["cheater"], ["wanted"]])
    t.keeps("A", "9")
    return t.asks(0, "D-05").says("turn A 9")


PLAYED: dict[str, tuple[Callable[[str], Play], int, Callable[[Play], Any], Any, Any]] = {
    # card: how it is played, who holds Wanted, what it changes, the result with effect, the result if cancelled
    "dynamite": (dynamite, 1, lambda t: t.nuggets[0], 2, 1),
    "split": (split, 2, lambda t: t.dollars, [11, 12, 8], [8, 15, 8]),
    "credit": (credit, 1, lambda t: t.hand(0), ["equip_1", "equip_2"], ["equip_1"]),
    "joe": (joe, 1, lambda t: t.dollars, [12, 8, 4], [8, 8, 8]),
    "marshall": (marshall, 0, lambda t: t.sheriff, 1, 0),
    "corruption": (corruption, 1, lambda t: len(t.hand(0)), 4, 3),
    "brute": (brute, 1, lambda t: t.dollars[0], 8, 6),
    "cheater": (cheater, 1, lambda t: t.kept_dice(0), "9", "A"),
}


@EDITIONS
@pytest.mark.parametrize("card", PLAYED)
@proves("DT-20.1", "DT-20.7", "DT-20.8", "DT-20.9", "DT-20.10", "DT-20.12", "DT-20.13", "DT-20.16", "DT-20.17", "D-06")
def test_dt_20_4_a_card_is_announced_then_wanted_is_asked_then_it_works(edition: str, card: str) -> None:
    play, holder, look, effect, _ = PLAYED[card]
    t = play(edition)
    player = 1 - holder if card not in ("split", "joe") else 0
    assert t.event("card_played")["player"] == player
    assert t.event("card_played")["card"] == card
    assert t.view(-1)["played"] == [{"player": player, "card": card, "cancelled": False}]
    assert card not in t.hand(player)
    assert card not in t.discards()
    assert look(t) != effect or card in ("brute", "marshall"), (
        "nothing has happened yet (these two keep things as they are)"
    )
    assert t.view(-1)["waiting"] == [], "asked discreetly"
    assert t.view(player)["question"] is None
    t.asks(holder, "D-06").offers("pass", "play wanted").says("pass")
    assert look(t) == effect
    assert t.discards() == [card]
    assert t.hand(holder).count("wanted") == 1
    assert t.view(-1)["played"] == []
    assert t.events("card_cancelled") == []


@EDITIONS
@pytest.mark.parametrize("card", PLAYED)
@proves("DT-20.5", "DT-20.6", "D-06")
def test_u_55_wanted_cancels_any_action_card(edition: str, card: str) -> None:
    play, holder, look, _, without = PLAYED[card]
    t = play(edition)
    t.asks(holder, "D-06").says("play wanted")
    assert look(t) == without, "as if it had never been played"
    assert sorted(t.discards()) == sorted([card, "wanted"])
    assert "wanted" not in t.hand(holder)
    told = t.event("card_cancelled")
    assert told["player"] == holder
    assert told["of"] == t.events("card_played")[0]["player"]
    assert told["card"] == card
    assert [event["card"] for event in t.events("card_played")] == [card, "wanted"]


@EDITIONS
@proves("DT-20.11", "DT-20.5", "U-55")
def test_dt_20_11_the_girls_before_a_victim_is_named(edition: str) -> None:
    t = girls(edition)
    t.asks(1, "D-06").says("play wanted")
    t.asks(0, "D-15").says("steal 2 1 0").ends()
    assert len(t.events("theft")) == 1
    assert sorted(t.discards()) == ["girls", "wanted"]
    t = girls(edition)
    t.asks(1, "D-06").says("pass")
    t.asks(0, "D-15").says("steal 2 1 0")
    t.asks(0, "D-15").says("steal 2 1 0").ends()
    assert t.hand(0) == ["claim 1", "claim 2"]
    assert t.discards() == ["girls"]


@EDITIONS
def test_dt_20_11_not_offered_when_nobody_can_be_robbed(edition: str) -> None:
    t = place("saloon", edition=edition, hands=[["girls"], []], protected=[[], [5]])
    t.ends()
    assert t.hand(0) == ["girls"]
    assert t.event("theft_impossible")["player"] == 0


@EDITIONS
@proves("DT-20.14", "DT-20.15", "DT-20.5", "U-55")
def test_u_55_doc_badlucks_elixir_cancelled(edition: str) -> None:
    t = doc_elixir(edition)
    t.asks(1, "D-06").says("play wanted")
    if edition == "first":
        t.ends()
        assert t.events("doc_remedy") == []
    else:
        t.asks(1, "D-23")
    assert sorted(t.discards()) == ["doc_elixir", "wanted"]


def test_dt_20_14_first_at_the_beginning_of_place_8_its_player_joins_the_visitors() -> None:
    t = town(["doc_badluck"], edition="first", dice=["JAAKQ", "TJQKA", "99999"], hands=[["doc_elixir"]], sheriff=2,
             gained=(0, 2), store_deck=["equip_1"])  # fmt: skip
    t.asks(0, "D-19").says("play doc_elixir")
    t.asks(2, "D-20").offers("seat 0", "seat 1").says("seat 1")
    t.asks(1, "D-21").says("pass")
    t.asks(0, "D-21").says("remedy goods").ends()
    assert t.hand(0) == ["equip_1"]
    assert t.discards() == ["doc_elixir"]


def test_dt_20_15_second_its_player_goes_ahead_of_a_visitor() -> None:
    t = town(["doc_badluck"], edition="second", dice=["JAAKQ", "TJQKA"], hands=[["doc_elixir"]], controlled=(0,),
             elixirs=("charm", "wealth"))  # fmt: skip
    t.asks(0, "D-19").offers("pass", "play doc_elixir").says("play doc_elixir")
    t.asks(0, "D-23").says("elixir 2")
    t.asks(1, "D-23").says("elixir 1").ends()
    assert t.dollars == [10, 6]
    assert t.discards() == ["doc_elixir"]


def test_dt_20_15_second_not_offered_without_a_visitor() -> None:
    t = town(["doc_badluck"], edition="second", dice=["JAAKQ", "TJQKA"], hands=[["doc_elixir"]], controlled=(0, 1))
    t.ends()
    t = town(["doc_badluck"], edition="first", dice=["JAAKQ", "TJQKA"], hands=[["doc_elixir"]], gained=(0, 1))
    t.asks(0, "D-19")


# ---------------------------------------------------------------- limits of the windows


@EDITIONS
@pytest.mark.parametrize(("bank", "asked"), [(0, False), (1, False), (2, True)])
def test_dt_20_8_even_split_from_two_dollars_on(edition: str, bank: int, asked: bool) -> None:
    t = place("bank", edition=edition, hands=[[], ["split"]], bank=bank)
    if asked:
        assert t.dollars == [10, 8], "after the money has been taken"
        t.asks(1, "D-10").says("play split")
        assert t.dollars == [9, 9]
    t.ends()


@EDITIONS
def test_dt_20_12_marshall_only_if_the_badge_would_move(edition: str) -> None:
    place("sheriff", edition=edition, hands=[[], ["marshall"]], sheriff=0).ends()
    t = place("sheriff", edition=edition, hands=[["marshall"], []])
    t.asks(0, "D-17").says("pass").ends()
    assert t.sheriff == 0


def test_dt_20_12_second_marshall_answers_power_too() -> None:
    t = town(["doc_badluck"], dice=["99999", "AAAAA"], hands=[[], ["marshall"]], controlled=(1,), sheriff=1,
             elixirs=("power", "luck"))  # fmt: skip
    t.asks(0, "D-23").says("elixir 1")
    t.asks(1, "D-17").says("play marshall").ends()
    assert t.sheriff == 1
    assert t.discards() == ["marshall"]


@EDITIONS
def test_dt_20_13_corruption_not_with_an_empty_deck(edition: str) -> None:
    t = place("town_hall", edition=edition, hands=[["corruption"]], claim_deck=()).ends()
    assert t.hand(0)[0] == "corruption"
    t = place("town_hall", edition=edition, hands=[["corruption"]])
    assert len(t.hand(0)) == 4, "after he has taken his claims"
    t.asks(0, "D-18")


@EDITIONS
def test_dt_20_7_dynamite_before_the_nuggets_are_taken(edition: str) -> None:
    t = place("gold_mine", edition=edition, hands=[["dynamite"]])
    assert t.nuggets == [0, 0]
    t.asks(0, "D-09").says("play dynamite").ends()
    assert t.nuggets == [2, 0]
    assert t.mine == 28


@EDITIONS
def test_dt_20_9_credit_before_the_first_draw(edition: str) -> None:
    t = place("general_store", edition=edition, hands=[["credit"]], store_deck=["equip_1", "equip_2"])
    assert t.events("store_drawn") == []
    t.asks(0, "D-11").says("play credit").ends()
    assert [event["action"] for event in t.events("store_drawn")] == [1, 2]


@EDITIONS
@proves("DT-20.3")
def test_dt_20_10_nervous_joe_is_compulsory_and_takes_up_to_four_dollars(edition: str) -> None:
    t = town(
        ["general_store"], edition=edition, dice=["JAAKQ", "99999", "99999"], dollars=[8, 3, 0], store_deck=["joe"]
    )
    t.ends()
    assert t.dollars == [11, 0, 0], "only seat 1 has money: not asked"
    assert t.discards() == ["joe"]
    assert t.hand(0) == []
    assert t.event("card_played")["target"] == 1
    assert t.event("joe_collected")["dollars"] == 3
    t = town(["general_store"], edition=edition, dice=["JAAKQ", "99999", "99999"], store_deck=["joe"])
    t.asks(0, "D-13").offers("seat 1", "seat 2")  # and no passing
    t = town(["general_store"], edition=edition, dice=["JAAKQ", "99999"], dollars=[8, 0], store_deck=["joe"]).ends()
    assert t.discards() == ["joe"]
    assert t.event("no_effect")["cause"] == "joe"


# ---------------------------------------------------------------- a fresh card, Wanted's limits, discards


@EDITIONS
@proves("DT-20.2")
def test_u_33_a_fresh_card_may_be_used_if_its_window_is_to_come(edition: str) -> None:
    t = town(["general_store", "saloon"], edition=edition, dice=["JQAA9", "99999"], hands=[[], ["claim 1", "claim 2"]],
             store_deck=["girls"])  # fmt: skip
    t.asks(0, "D-14").says("play girls").ends()
    assert t.hand(0) == ["claim 1", "claim 2"]
    t = town(["saloon", "sheriff"], edition=edition, dice=["QAA99", "KAAAA"], hands=[[], ["marshall"]])
    t.asks(0, "D-17").says("play marshall").ends()
    assert t.sheriff == 0


@EDITIONS
@pytest.mark.parametrize(("name", "card"), [("general_store", "credit"), ("saloon", "girls")])
def test_u_33_too_late_for_a_window_that_was_open_already(edition: str, name: str, card: str) -> None:
    if name == "general_store":
        t = place(name, edition=edition, hands=[[]], store_deck=["credit", "equip_1"], round=1)
    else:
        t = place(name, edition=edition, hands=[[], ["girls"]])
    t.ends()
    assert card in t.hand(0)


@EDITIONS
@proves("U-55")
def test_u_55_ones_own_card_cannot_be_cancelled(edition: str) -> None:
    t = place("gold_mine", edition=edition, hands=[["dynamite", "wanted"], []])
    t.asks(0, "D-09").says("play dynamite").ends()
    assert t.nuggets[0] == 2
    assert t.hand(0) == ["wanted"]


@EDITIONS
@proves("DT-20.6")
def test_dt_20_6_another_card_in_the_same_window_after_a_cancelled_one(edition: str) -> None:
    t = town(["roll"], edition=edition, rolls=[["AAAAA", "9999"], ["99999", "9999"]],
             hands=[["cheater", "cheater"], ["wanted"]])  # fmt: skip
    t.keeps("A", "9")
    t.asks(0, "D-05").says("turn A 9")
    t.asks(1, "D-06").says("play wanted")
    assert t.kept_dice(0) == "A"
    t.asks(0, "D-05").says("turn A K")
    t.asks(0, "D-02")
    assert t.kept_dice(0) == "K"
    assert sorted(t.discards()) == ["cheater", "cheater", "wanted"]


def test_u_55_elixirs_remedies_dice_and_bribes_are_no_store_cards() -> None:
    hands: list[list[str]] = [[], ["wanted"]]
    t = town(["doc_badluck"], dice=["99999", "AAAAA"], controlled=(1,), elixirs=("wealth", "luck"), hands=hands)
    t.asks(0, "D-23").says("elixir 1").ends()
    t = town(["doc_badluck"], edition="first", dice=["KQJT9", "AAAAA"], gained=(1,), hands=hands)
    t.asks(0, "D-21").says("remedy small_swindle").ends()
    t = town(["roll"], rolls=[["AAAAA"], ["99999"]], hands=hands)
    t.keeps("AAAAA", "9").ends()
    t = town(["gold_mine"], dice=["99AAK", "99AAK", "TTTTT"], sheriff=2, hands=[[], [], ["wanted"]])
    t.asks(0, "D-07").says("bribe dollars 2")
    t.asks(1, "D-07").says("pass")
    t.asks(2, "D-08").says("seat 0").ends()
    assert t.dollars[2] == 10


def test_d_06_by_default_the_card_is_let_pass() -> None:
    t = dynamite("second")
    assert t.asks(1, "D-06").default == "pass"
    t.time_out(1)
    assert t.nuggets[0] == 2
    assert t.hand(1) == ["wanted"]
    assert t.event("timeout_default", 1)["decision"] == "D-06"
    assert t.events("timeout_default", 0) == [] == t.events("timeout_default")


@EDITIONS
@proves("DT-20.1")
def test_u_30_unlimited_credit_is_not_part_of_a_reshuffle_during_its_own_actions(edition: str) -> None:
    t = town(["general_store"], edition=edition, dice=["JJAAK", "99999"], hands=[["credit"]], exact_deck=True,
             store_deck=["equip_1"], discards=["equip_2", "equip_3", "equip_4"])  # fmt: skip
    t.asks(0, "D-11").says("play credit")
    drawn = t.event("store_drawn", 0)
    assert drawn["cards"][0] == "equip_1", "the rest first, then the new deck"
    assert drawn["number"] == 2
    assert t.event("store_reshuffled")["deck"] == 3
    assert len(t.deck()) == 2
    assert t.discards() == []
    t.asks(0, "D-12").says("card equip_1")
    assert "credit" not in t.discards()
    assert len(t.discards()) == 1
    t.asks(0, "D-12").says(t.asks(0, "D-12").options[0]).ends()
    assert "credit" in t.discards()
    assert len(t.discards()) == 3


@EDITIONS
@proves("DT-20.1", "U-66")
def test_u_66_equipment_is_never_played_and_never_discarded(edition: str) -> None:
    t = town(["roll", *PHASE_II], edition=edition, rolls=[["99TTT"], ["JQKAA"]], hands=[EQUIPMENT, []],
             store_deck=["dynamite"], coach=0)  # fmt: skip
    t.keeps("99TTT", "JQKAA").ends()
    assert t.event("theft_kept")["thief"] == 1
    held = sorted(card for seat in (0, 1) for card in t.hand(seat) if card.startswith("equip"))
    assert held == EQUIPMENT
    assert t.discards() == []
    assert t.events("card_played") == []


def test_u_66_equipment_is_hidden_and_can_be_stolen_given_and_offered() -> None:
    t = place("saloon", hands=[[], ["equip_8"]])
    assert t.hand(0) == ["equip_8"]
    assert "equip_8" not in str(t.view(-1))
    t = town(["doc_badluck"], dice=["99999", "AAAAA"], hands=[[], ["equip_8"]], controlled=(1,),
             elixirs=("friendship", "luck"))  # fmt: skip
    t.asks(0, "D-23").says("elixir 1").ends()
    assert t.hand(0) == ["equip_8"]
    t = town(["gold_mine"], dice=["99AAK", "99AAK", "TTTTT"], sheriff=2, hands=[["equip_8"]], dollars=[0, 0, 0])
    t.asks(0, "D-07")
    assert "bribe card equip_8" in t.asks(0, "D-07").options
