"""TV-X: the rulebooks' five-player round."""

import pytest
from tests.games.dice_town.scenario import PHASE_II, Play, town

DICE = ["999JK", "TTTKK", "JJJJA", "QQQAA", "9QQJJ"]
HANDS = [["claim 1", "wanted", "equip_3"], [], [], [], ["claim 5", "claim 5"]]
TOP = ["equip_8", "girls", "brute", "split"]


def the_round(edition: str, dice: list[str] = DICE, hands: list[list[str]] = HANDS, **more: object) -> Play:
    return town(
        PHASE_II,
        edition=edition,
        dice=dice,
        hands=hands,
        bank=3,
        coach=5,
        claim_deck=(1, 3, 2),
        store_deck=TOP,
        elixirs=("protection", "luck"),
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.parametrize("edition", ["first", "second"])
def test_tv_x1_the_rulebooks_round(edition: str) -> None:
    t = the_round(edition)
    assert (t.nuggets[0], t.mine) == (3, 27)
    assert (t.dollars[1], t.bank, t.coach) == (11, 5, 0)
    t.asks(2, "D-12").offers(*(f"card {card}" for card in TOP)).says("card equip_8")
    t.asks(3, "D-15").says("steal 0 1 2")
    t.asks(3, "D-16").says("card equip_3")
    assert t.sheriff == 1
    assert t.hand(2) == ["equip_8", "claim 2", "claim 4"]
    assert t.claim_row == (5, 1, 3)
    assert t.event("doc_visitors")["players"] == [4]
    if edition == "first":
        t.asks(4, "D-21").offers("pass", "remedy barbed_wire", "remedy goods").says("remedy barbed_wire")
    else:
        t.asks(4, "D-23").says("elixir 1")
    t.ends()
    assert t.protected_claims(4) == [5, 5]
    assert [event["player"] for event in t.events("place_won")] == [0, 1, 2, 3, 1, 2]


@pytest.mark.parametrize("edition", ["first", "second"])
def test_tv_x2_the_same_dice_in_the_first_round_of_the_game(edition: str) -> None:
    top = ["equip_8", "girls", "brute", "split", "equip_1", "dynamite", "credit", "marshall"]
    t = town(PHASE_II, edition=edition, dice=DICE, round=1, store_deck=top, elixirs=("luck", "charm"))
    assert len(t.deck()) == 15, "19 cards, four of them in the hand of the first action"
    t.asks(2, "D-12").offers(*(f"card {card}" for card in top[:4])).says("card equip_8")
    t.asks(2, "D-12").offers(*(f"card {card}" for card in top[4:])).says("card dynamite")
    assert len(t.deck()) == 11
    assert len(t.discards()) == 6
    assert sorted(t.discards()) == sorted(set(top) - {"equip_8", "dynamite"})
    theft = t.event("theft")  # the only way to steal: nobody is asked
    assert (theft["thief"], theft["victim"], theft["claims"], theft["store_cards"]) == (3, 2, 0, 2)
    t.asks(3, "D-16").offers("card equip_8", "card dynamite").says("card equip_8")
    assert t.hand(3) == ["equip_8"]
    assert t.sheriff == 1
    assert t.hand(2) == ["dynamite", "claim 2", "claim 4"]
    assert t.event("doc_visitors")["players"] == [4]
    if edition == "first":
        t.asks(4, "D-21").offers("pass", "remedy goods").says("pass")
    else:
        t.asks(4, "D-23").offers("elixir 1", "elixir 2", "elixir pile").says("elixir 2")
    t.ends()
    assert (t.nuggets[0], t.dollars[1]) == (3 if edition == "first" else 2, 11)


@pytest.mark.parametrize("edition", ["first", "second"])
def test_tv_x3_the_hungarian_form_of_the_round(edition: str) -> None:
    t = the_round(edition, dice=[*DICE[:4], "9QQAA"])
    t.asks(2, "D-12").says("card equip_8")
    t.asks(3, "D-15").says("steal 0 1 2")
    t.asks(3, "D-16").says("card equip_3")
    assert [event["player"] for event in t.events("place_won")] == [0, 1, 2, 3, 1, 2], "all winners unchanged"
    assert t.event("doc_visitors")["players"] == [4]
    if edition == "first":
        t.asks(4, "D-21").offers("pass", "remedy barbed_wire", "remedy goods", "remedy big_swindle")
    else:
        t.asks(4, "D-23").offers("elixir 1", "elixir 2", "elixir pile")
