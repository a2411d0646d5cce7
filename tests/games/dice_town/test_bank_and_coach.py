"""DT-10, DT-11: the Bank and the Stagecoach; Even Split."""

import pytest
from tests.games.dice_town.scenario import PHASE_II, Play, town
from tests.proofs import proves

both = pytest.mark.parametrize("edition", ["first", "second"])


def robbery(bank: int, edition: str, hands: list[list[str]] | None = None, **more: object) -> Play:
    """Seat 0 robs the Bank; three players."""
    return town(["bank"], edition=edition, dice=["TTTKK", "TJJJJ", "9999A"], hands=hands, bank=bank,
                **more)  # type: ignore[arg-type]  # fmt: skip


@both
@pytest.mark.parametrize("tens", [1, 2, 5])
@pytest.mark.parametrize("bank", [0, 3, 11])
def test_dt_10_1_the_winner_takes_all_bills_whatever_his_number_of_tens(bank: int, tens: int, edition: str) -> None:
    t = town(["bank"], edition=edition, dice=["T" * tens + "K" * (5 - tens), "JJJJJ"], bank=bank).ends()
    assert t.dollars == [8 + bank, 8]
    assert t.bank == 0
    assert t.event("bank_robbed")["dollars"] == bank


@both
def test_dt_10_2_the_stagecoach_is_not_part_of_the_loot(edition: str) -> None:
    t = robbery(3, edition, coach=6).ends()
    assert t.dollars == [11, 8, 8]
    assert (t.bank, t.coach) == (0, 6)


@both
@pytest.mark.parametrize(("bank", "half"), [(2, 1), (3, 1), (6, 3), (7, 3)])
def test_dt_10_3_even_split_gives_half_rounded_down(bank: int, half: int, edition: str) -> None:
    t = robbery(bank, edition, [[], [], ["split"]])
    assert t.dollars[0] == 8 + bank, "after the robbery"
    t.asks(2, "D-10").says("play split").ends()
    assert t.dollars == [8 + bank - half, 8, 8 + half]
    assert t.discards() == ["split"]


@both
def test_dt_11_1_nobody_can_win_the_stagecoach(edition: str) -> None:
    t = town(["stagecoach"], edition=edition, dice=["9TJQK", "AAAAA"], coach=5).ends()
    assert t.told() == ["coach_arrived"]
    assert t.dollars == [8, 8]
    assert t.controlled == t.gained == 0


@both
def test_dt_11_2_its_bills_wait_on_the_bank_for_the_next_round(edition: str) -> None:
    t = town(["bank", "stagecoach"], edition=edition, dice=["TTKKK", "AAAAA"], bank=3, coach=5).ends()
    assert t.dollars == [11, 8]
    assert (t.bank, t.coach) == (5, 0)
    assert t.event("coach_arrived")["dollars"] == 5


@both
@proves("U-27", "TV-L05")
def test_dt_11_3_the_bank_grows_when_nobody_robs_it(edition: str) -> None:
    t = town(["bank", "stagecoach"], edition=edition, dice=["99KKK", "AAAAA"], bank=3, coach=4).ends()
    assert (t.bank, t.coach) == (7, 0)
    assert t.dollars == [8, 8]
    arrived = t.event("coach_arrived")
    assert (arrived["dollars"], arrived["bank"]) == (4, 7)


@both
def test_tv_l06_even_split_of_seven(edition: str) -> None:
    t = robbery(7, edition, [[], ["split"]], dollars=[0, 0, 0])
    t.asks(1, "D-10").says("play split").ends()
    assert t.dollars == [4, 3, 0]


@both
@pytest.mark.parametrize("bank", [0, 1])
@proves("U-28")
def test_tv_l07_even_split_is_not_offered_below_two_dollars(bank: int, edition: str) -> None:
    t = robbery(bank, edition, [[], ["split"]]).ends()
    assert t.hand(1) == ["split"]
    assert t.dollars == [8 + bank, 8, 8]


@both
def test_tv_l08_even_split_cancelled_by_wanted(edition: str) -> None:
    t = robbery(6, edition, [["wanted"], ["split"]], dollars=[0, 0, 0])
    t.asks(1, "D-10").says("play split")
    t.asks(0, "D-06").says("play wanted").ends()
    assert t.dollars == [6, 0, 0]
    assert sorted(t.discards()) == ["split", "wanted"]
    assert t.events("loot_split") == []


@both
def test_u_28_a_bribe_is_not_part_of_the_sum_that_is_split(edition: str) -> None:
    """Seat 0 robs $6 after paying the Sheriff $5; half is $3, not more and not less."""
    t = town(["bank"], edition=edition, dice=["TTKKK", "TTQQQ", "99999"], sheriff=2, bank=6, hands=[[], [], ["split"]])
    t.asks(0, "D-07").says("bribe dollars 5")
    t.asks(1, "D-07").says("pass")
    t.asks(2, "D-08").says("seat 0")
    t.asks(2, "D-10").says("play split").ends()
    assert t.dollars == [8 - 5 + 6 - 3, 8, 8 + 5 + 3]


@both
@proves("U-28")
def test_dt_10_3_the_split_takes_nothing_of_what_the_robber_had_before(edition: str) -> None:
    t = robbery(4, edition, [[], ["split"]], dollars=[20, 1, 6])
    t.asks(1, "D-10").says("play split").ends()
    assert t.dollars == [22, 3, 6]


@both
def test_d_10_any_opponent_but_not_the_robber_and_not_without_a_robbery(edition: str) -> None:
    robbery(6, edition, [["split"]]).ends()
    town(["bank"], edition=edition, dice=["99999", "AAAAA"], bank=6, hands=[["split"], []]).ends()
    t = robbery(6, edition, [[], ["split"]])
    asked = t.asks(1, "D-10").offers("pass", "play split")
    assert asked.default == "pass"
    t.time_out(1).ends()
    assert t.dollars == [14, 8, 8]
    assert t.hand(1) == ["split"]


@both
def test_d_10_it_is_too_late_when_the_coach_has_come(edition: str) -> None:
    """A card drawn at place 4 does not split the robbery of place 2."""
    t = town(PHASE_II[:4], edition=edition, dice=["TTKKK", "JAAA9"], bank=6, store_deck=["split"]).ends()
    assert t.hand(1) == ["split"]
