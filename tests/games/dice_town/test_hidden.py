"""Positions dealt anew must be possible ones: what everybody saw happen stays true in them."""

import pytest
from tests.games.dice_town.scenario import SPEC, Play, town


def robbed(edition: str) -> Play:
    """Seat 0 has just robbed the Bank of $9; seat 1 is asked whether to split. Wealth is hidden."""
    hands = [[], ["split"], ["wanted"]]
    return town(
        ["bank"], edition=edition, dice=["TTTKK", "99JJJ", "99QQQ"], bank=9, hands=hands, dollars=[0, 5, 5],
        wealth_visible=False,
    )  # fmt: skip


@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("played", [False, True])
def test_u_60_a_robber_still_has_the_loot_he_may_have_to_split(edition: str, played: bool) -> None:
    t = robbed(edition)
    if played:
        t.asks(1, "D-10").says("play split")
        t.asks(2, "D-06")
    else:
        t.asks(1, "D-10")
    for seat in (-1, 1, 2):
        for seed in range(40):
            other = SPEC.determinize(t.s, seat, seed)
            assert SPEC.view(other, seat) == t.view(seat)
            assert other.players[0].dollars >= 9  # type: ignore[attr-defined]


@pytest.mark.parametrize("edition", ["first", "second"])
def test_u_12_one_who_gives_dice_back_still_cannot_pay_for_them(edition: str) -> None:
    """The question shows how many dice the seat may keep, and so how much money it has."""
    t = town(
        ["roll"], edition=edition, seats=3, rolls=[["QQJJ9"], ["99JJJ"], ["99QQQ"]], dollars=[1, 9, 9],
        hands=[["brute"], ["wanted"], []], wealth_visible=False,
    )  # fmt: skip
    t.keeps("QQJJ brute", "9", "9")
    t.asks(1, "D-06").says("play wanted")
    t.asks(0, "D-04").offers("keep J J", "keep J Q", "keep Q Q")
    for seat in (-1, 1, 2):
        for seed in range(40):
            other = SPEC.determinize(t.s, seat, seed)
            assert other.players[0].dollars == 1  # type: ignore[attr-defined]
            assert SPEC.view(other, seat) == t.view(seat)
