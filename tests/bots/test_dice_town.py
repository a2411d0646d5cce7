"""The Dice Town thinker in clear positions."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.dice_town.scenario import Play, town

from tumbleweed.bots.dice_town.reasons import reason
from tumbleweed.bots.dice_town.standing import Standing
from tumbleweed.bots.dice_town.thinker import DiceTownThinker
from tumbleweed.bots.dice_town.weighing import weigh
from tumbleweed.bots.style import Style
from tumbleweed.core.chance import chance
from tumbleweed.core.play import apply, legal, waiting
from tumbleweed.core.steps import Ask
from tumbleweed.games.dice_town.actions import CATALOG, SEAT
from tumbleweed.games.dice_town.packs import pack_of_claims

LUCK = chance(("bot",), 1)
EDITIONS = pytest.mark.parametrize("edition", ["first", "second"])


def says(play: Play, seat: int, decision: str, thinker: DiceTownThinker | None = None) -> str:
    """What the thinker answers to the question it is asked."""
    play.asks(seat, decision)
    return CATALOG.text((thinker or DiceTownThinker()).choose(play.s, seat, LUCK))


def keeps(roll: str, kept: str = "", rival: str = "", **more: Any) -> str:
    """What is kept of a roll besides the dice set aside; the rival has set aside as many, or these."""
    t = town(["roll"], dice=[kept, rival or "9TJQK"[: len(kept)]], rolls=[[roll]], **more)
    return says(t, 0, "D-02").removeprefix("keep ")


# ---------------------------------------------------------------- dice


@EDITIONS
def test_collects_what_it_has(edition: str) -> None:
    assert "9" in keeps("9JK", kept="99", edition=edition).split()
    assert keeps("AAQ", kept="AA", edition=edition).count("A") == 2
    assert keeps("AAAA9", edition=edition).count("A") >= 3


def test_does_not_collect_for_an_empty_place() -> None:
    """With nothing in the Bank and nobody to rob, tens and queens bring nothing; nines do."""
    assert keeps("9T", kept="KKJ", rival="TJQ", bank=0) == "9"


def test_without_money_one_die_is_kept() -> None:
    assert keeps("AAAKK", dollars=[0, 8]) == "A"


def test_a_brute_pays_where_money_cannot() -> None:
    assert keeps("AAAAK", dollars=[0, 8], hands=[["brute"]]) in {"A A A A brute", "K A A A A brute"}


def test_the_last_die_is_thrown_again_only_if_that_can_help() -> None:
    """The rival is finished with two pairs; four aces cannot be beaten any more, whatever the last die shows."""
    assert keeps("9", kept="AAAA", rival="JJQQ", bank=0, mine=0) == "9"


def test_what_the_others_show_counts() -> None:
    """Against four nines one nine is worth nothing, but a king takes the badge."""
    assert keeps("9K", kept="JTA", rival="9999", ended=1, sheriff=1) == "K"


# ---------------------------------------------------------------- cards


@EDITIONS
def test_dynamite_for_many_nines(edition: str) -> None:
    many = town(["gold_mine"], dice=["999JK", "TTTKK"], hands=[["dynamite"]], edition=edition)
    assert says(many, 0, "D-09") == "play dynamite"
    empty = town(["gold_mine"], dice=["999JK", "TTTKK"], hands=[["dynamite"]], mine=3, edition=edition)
    assert says(empty, 0, "D-09") == "pass"


def test_marshall_keeps_the_badge_in_the_last_round() -> None:
    t = town(["sheriff"], dice=["99TTJ", "KKK9T"], hands=[["marshall"]], ended=1)
    assert says(t, 0, "D-17") == "play marshall"
    t = town(["sheriff"], dice=["99TTJ", "KKK9T"], hands=[[], ["marshall"]], ended=1)
    assert says(t, 1, "D-17") == "pass"


def test_wanted_against_joe_at_its_own_door() -> None:
    t = town(["general_store"], dice=["JJ99T", "99TTK"], hands=[[], ["wanted"]], store_deck=["joe", "equip_1"], ended=1)
    t.asks(0, "D-12").says("card joe")
    assert says(t, 1, "D-06") == "play wanted"


def test_even_split_for_much_money_only() -> None:
    rich = town(["bank"], dice=["TT99J", "QQKKA"], hands=[[], ["split"]], bank=20)
    assert says(rich, 1, "D-10") == "play split"
    poor = town(["bank"], dice=["TT99J", "QQKKA"], hands=[[], ["split"]], bank=2)
    assert says(poor, 1, "D-10") == "pass"


def test_a_cheater_makes_the_third_ace() -> None:
    t = town(["roll"], dice=["AAKQ", "KKJQ"], rolls=[["9"], ["K"]], hands=[["cheater"]], row=(5, 5, 5), ended=1)
    t.keeps("9", "K")
    assert says(t, 0, "D-05") == "turn 9 A"


def test_the_best_card_of_the_store() -> None:
    t = town(["general_store"], dice=["JJJ99", "99TTK"], store_deck=["equip_1", "equip_8", "wanted"])
    assert says(t, 0, "D-12") == "card equip_8"


# ---------------------------------------------------------------- robbing and giving


def test_robs_whoever_has_something() -> None:
    t = town(["saloon"], dice=["QQ99T", "99TTK", "99TTJ"], hands=[[], ["brute"], ["claim 5", "claim 4", "claim 3"]])
    assert says(t, 0, "D-15") == "steal 2 2 0"


def test_of_two_equals_the_one_who_leads_is_robbed() -> None:
    hands = [[], ["claim 3"], ["claim 3"]]
    for leader in (1, 2):
        nuggets = [0, 0, 0]
        nuggets[leader] = 12
        t = town(["saloon"], dice=["QQ99T", "99TTK", "99TTJ"], hands=hands, nuggets=nuggets)
        assert says(t, 0, "D-15") == f"steal {leader} 1 0"


def test_the_stolen_card_worth_most() -> None:
    t = town(["saloon"], dice=["QQQ99", "99TTK"], hands=[[], ["claim 2", "claim 5", "wanted"]])
    assert says(t, 0, "D-16") == "claim 5"


def test_joe_goes_where_the_money_is() -> None:
    t = town(["general_store"], dice=["J99TT", "99TTK", "99TTK"], store_deck=["joe"], dollars=[8, 1, 9])
    assert says(t, 0, "D-13") == "seat 2"


def test_gives_the_worst_and_protects_the_best() -> None:
    dice = ["99TTJ", "KKQQA"]
    hands = [[], ["claim 2", "claim 5", "equip_8", "brute"]]
    t = town(["doc_badluck"], dice=dice, hands=hands, elixirs=("domination", "friendship"), controlled=(1,))
    t.asks(0, "D-23").says("elixir 1")
    assert says(t, 1, "D-27") == "claim 2"
    t = town(["doc_badluck"], dice=dice, hands=hands, elixirs=("domination", "friendship"), controlled=(1,))
    t.asks(0, "D-23").says("elixir 2")
    assert says(t, 1, "D-25") == "card brute"
    mine = [["claim 1", "claim 4", "claim 5"], []]
    t = town(["doc_badluck"], dice=dice, hands=mine, elixirs=("protection", "luck"), controlled=(1,))
    t.asks(0, "D-23").says("elixir 1")
    assert says(t, 0, "D-22") == "protect 4 5"


def test_asks_those_for_a_card_who_have_no_choice() -> None:
    hands = [[], ["claim 1", "claim 2", "claim 3", "claim 1"], ["claim 5"]]
    dice = ["99TTJ", "KKQQA", "QQAAJ"]
    t = town(["doc_badluck"], dice=dice, hands=hands, elixirs=("domination", "luck"), controlled=(1, 2))
    t.asks(0, "D-23").says("elixir 1")
    assert says(t, 0, "D-26") == "seat 2"


# ---------------------------------------------------------------- the Doc


def test_power_in_the_last_round() -> None:
    more: dict[str, Any] = {"elixirs": ("protection", "power"), "controlled": (1,), "ended": 2}
    t = town(["doc_badluck"], dice=["99TTJ", "KKQQA"], sheriff=1, **more)
    assert says(t, 0, "D-23") == "elixir 2"


def test_a_useful_remedy() -> None:
    """Nobody has a nugget, everybody has money."""
    t = town(["doc_badluck"], dice=["KKAAJ", "99QQT"], edition="first", gained=(1,), ended=1)
    assert says(t, 0, "D-21") == "remedy small_swindle"


def test_goes_to_the_doc_first_if_it_may_say_so() -> None:
    t = town(["doc_badluck"], dice=["99TTJ", "KKQQA", "99TTJ"], controlled=(1,))
    assert says(t, 0, "D-20") == "seat 0"


# ---------------------------------------------------------------- ties and offers


TIED = ["999JQ", "999TQ", "KKAAJ"]


def test_a_sheriff_names_himself_unless_paid_well() -> None:
    for dollars, named in ((1, "seat 0"), (40, "seat 1")):
        t = town(["gold_mine"], dice=TIED, sheriff=0, dollars=[8, 40, 8], bribe_rounds=1, ended=2)
        offer(t, 1, dollars)
        assert says(t, 0, "D-08") == named


def test_a_sheriff_follows_the_best_offer() -> None:
    t = town(["gold_mine"], dice=TIED, sheriff=2, bribe_rounds=1)
    offer(t, 0, 1)
    offer(t, 1, 6)
    assert says(t, 2, "D-08") == "seat 1"


def test_a_sheriff_asks_for_more_while_he_can() -> None:
    t = town(["gold_mine"], dice=TIED, sheriff=2, bribe_rounds=2)
    t.asks(0, "D-07").says("pass")
    t.asks(1, "D-07").says("pass")
    assert says(t, 2, "D-08") == "more"


def offer(t: Play, seat: int, dollars: int) -> None:
    """An offer of dollars and nothing else."""
    t.asks(seat, "D-07").says(f"bribe dollars {dollars}")
    while t.s.ask is not None and t.s.ask.decision_id() == "D-07" and seat in waiting(t.s):
        t.asks(seat, "D-07").says("done" if "done" in t.asks(seat, "D-07").options else "bribe nuggets 0")


def offered(t: Play, seat: int) -> int:
    """What the thinker offers in the end, in dollars; it comes to an end soon."""
    number, parts = t.s.ask_number, 0
    while t.s.ask_number == number and t.s.open >> seat & 1:
        action = DiceTownThinker().choose(t.s, seat, LUCK)
        assert action in legal(t.s, seat)
        apply(t.s, seat, action)
        parts += 1
        assert parts < 6
    made: tuple[Any, ...] = t.s.offers if t.s.ask_number != number else tuple(t.s.drafts)
    return int(made[seat].dollars)


@pytest.mark.parametrize("nuggets", [0, 5])
@pytest.mark.parametrize("hand", [[], ["claim 3", "brute"]])
def test_an_offer_is_made_for_what_is_worth_it_and_completed(nuggets: int, hand: list[str]) -> None:
    t = town(["town_hall"], dice=["AAAK9", "AAAK9", "KQJJ9"], sheriff=2, row=(5, 5, 5), hands=[hand],
             nuggets=[nuggets, 0, 0], bribe_rounds=1, ended=1, controlled=(0, 1, 2), gained=(0, 1, 2))  # fmt: skip
    assert 2 <= offered(t, 0) <= 8


def test_nothing_is_offered_where_it_is_of_no_use() -> None:
    empty = town(["bank"], dice=["TT99J", "TTJJQ", "KKAAJ"], sheriff=2, bank=0)
    assert offered(empty, 0) == 0
    gifts = town(["gold_mine"], dice=TIED, sheriff=2, bribes="gifts")
    assert offered(gifts, 0) == 0
    outsider = town(["gold_mine"], dice=[*TIED[:2], "KKAAJ", "QQAAJ"], sheriff=2, bribe_who="all")
    offer(outsider, 0, 1)
    offer(outsider, 1, 1)
    assert offered(outsider, 3) == 0


def test_the_winner_of_a_final_tie_is_oneself() -> None:
    t = town(["scoring"], seats=2, dollars=[8, 18], sheriff=0)
    assert says(t, 0, "D-28") == "seat 0"


@pytest.mark.parametrize("asked", [weigh, lambda s, seat, options, stand, style: reason(s, seat, options[0], style)])
def test_a_question_it_does_not_know_is_an_error(asked: Callable[..., object]) -> None:
    """And is not taken for one that names a player."""
    t = town(["gold_mine"], dice=["9TJQA", "TTTJJ"])
    t.s.ask, t.s.open = Ask(), 0
    with pytest.raises(AssertionError):
        asked(t.s, 0, (SEAT, SEAT + 1), Standing(t.s, 0, Style()), Style())


# ---------------------------------------------------------------- judging


def test_shares_add_up_and_follow_the_points() -> None:
    t = town(["round"], seats=3, nuggets=[0, 9, 4], row=(3,), claim_deck=())
    found = DiceTownThinker().shares(t.s)
    assert sum(found) == pytest.approx(1)
    assert found[1] > found[2] > found[0]


def test_shares_are_exact_when_the_game_is_over() -> None:
    over = town(["scoring"], seats=3, dollars=[8, 8, 20])
    assert DiceTownThinker().shares(over.s) == [0.0, 0.0, 1.0]
    tied = town(["scoring"], seats=3, dollars=[18, 8, 8], nuggets=[0, 10, 0], final_tie="shared")
    assert DiceTownThinker().shares(tied.s) == [0.5, 0.5, 0.0]


def test_what_cannot_be_stolen_any_more_is_safer() -> None:
    t = town(["round"], seats=2, hands=[["claim 4", "claim 4"], []])
    before = DiceTownThinker().shares(t.s)[0]
    t.s.players[0].claims, t.s.players[0].protected = 0, pack_of_claims([4, 4])
    assert DiceTownThinker().shares(t.s)[0] > before


def test_a_game_is_imagined_to_the_end_of_the_round() -> None:
    t = town(["round"], seats=2)
    begin = t.s.copy()
    thinker = DiceTownThinker()
    answers = 0
    while not thinker.enough(t.s, begin):
        seat = waiting(t.s)[0]
        apply(t.s, seat, thinker.choose(t.s, seat, LUCK))
        answers += 1
    assert t.s.round == begin.round + 1
    assert 4 <= answers < 60


def test_a_stingy_player_pays_less_for_dice() -> None:
    t = town(["roll"], dice=["", ""], rolls=[["AAA9J"]], row=(5, 5, 5))
    paid = says(t, 0, "D-02").removeprefix("keep ").split()
    free = says(t, 0, "D-02", DiceTownThinker(Style("miser", money=20.0))).removeprefix("keep ").split()
    assert len(paid) > len(free) == 1
