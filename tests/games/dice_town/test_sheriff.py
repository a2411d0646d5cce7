"""DT-14: the Sheriff's badge; Marshall."""

import pytest
from tests.games.dice_town.scenario import Play, town
from tests.proofs import proves

both = pytest.mark.parametrize("edition", ["first", "second"])


def kings(edition: str, hands: list[list[str]] | None = None, **more: object) -> Play:
    """Seat 0 has most kings, seat 2 is Sheriff; three players."""
    return town(["sheriff"], edition=edition, dice=["KK999", "KAAAA", "TTTTT"], sheriff=2, hands=hands,
                **more)  # type: ignore[arg-type]  # fmt: skip


@both
def test_dt_14_1_the_winner_takes_the_badge_at_once(edition: str) -> None:
    t = kings(edition).ends()
    changed = t.event("sheriff_changed")
    assert t.sheriff == 0
    assert (changed["old"], changed["new"], changed["cause"]) == (2, 0, "kings")
    assert t.view(-1)["sheriff"] == 0


@both
@proves("TV-L22")
def test_dt_14_2_no_king_and_the_sheriff_stays(edition: str) -> None:
    t = town(["sheriff"], edition=edition, dice=["99999", "AAAAA"], sheriff=1, hands=[["marshall"]]).ends()
    assert t.sheriff == 1
    assert t.event("sheriff_stays")["cause"] == "no_kings"
    assert t.controlled == t.gained == 0


@both
@pytest.mark.parametrize("sitting", [0, 1, 2])
@proves("U-19")
def test_dt_14_3_the_sitting_sheriff_decides_a_tie_of_kings(sitting: int, edition: str) -> None:
    for named in (0, 1):
        t = town(["sheriff"], edition=edition, dice=["KK999", "KKAAA", "TTTTT"], sheriff=sitting, bribes="off")
        t.asks(sitting, "D-08").offers("seat 0", "seat 1").says(f"seat {named}").ends()
        assert t.sheriff == named


@both
@pytest.mark.parametrize("holder", [0, 1, 2])
@proves("U-41")
def test_dt_14_4_with_marshall_the_old_sheriff_keeps_the_badge(holder: int, edition: str) -> None:
    """The winner, a third player or the old Sheriff may play it."""
    hands: list[list[str]] = [[], [], []]
    hands[holder] = ["marshall"]
    t = kings(edition, hands)
    assert t.sheriff == 2, "the badge has not moved yet"
    t.asks(holder, "D-17").offers("pass", "play marshall").says("play marshall").ends()
    assert t.sheriff == 2
    assert t.discards() == ["marshall"]
    assert t.event("sheriff_stays")["cause"] == "marshall"
    assert t.events("sheriff_changed") == []


@both
def test_dt_14_4_marshall_cancelled_and_the_badge_moves(edition: str) -> None:
    t = kings(edition, [["wanted"], [], ["marshall"]])
    t.asks(2, "D-17").says("play marshall")
    t.asks(0, "D-06").says("play wanted").ends()
    assert t.sheriff == 0
    assert sorted(t.discards()) == ["marshall", "wanted"]


@both
@pytest.mark.parametrize("others", ["99999", "TTTTT"])
@proves("TV-L24")
def test_u_40_a_re_elected_sheriff_won_something(others: str, edition: str) -> None:
    t = town(["sheriff", "doc_badluck"], edition=edition, dice=["KK9TJ", others], gained=(1,), controlled=(1,),
             hands=[["marshall"]]).ends()  # fmt: skip
    assert t.sheriff == 0
    assert t.event("sheriff_stays")["cause"] == "re_elected"
    assert t.event("doc_visitors")["players"] == []
    assert t.hand(0) == ["marshall"], "Marshall was not offered"


@both
def test_u_40_without_a_king_the_sheriff_is_judged_by_his_other_places(edition: str) -> None:
    t = town(["sheriff", "doc_badluck"], edition=edition, dice=["9TJQA", "99999"], gained=(1,), controlled=(1,))
    assert t.event("doc_visitors")["players"] == [0]


@both
@proves("U-41")
def test_tv_l23_marshall_and_what_follows(edition: str) -> None:
    """Seat 0 would take the badge from seat 2; the tie at place 7 and the order at the Doc are still seat 2's."""
    dice = ["KK99T", "AAAQQ", "TTJJQ", "AAAQQ"]
    t = town(["sheriff", "town_hall", "doc_badluck"], edition=edition, dice=dice, sheriff=2, bribes="off",
             hands=[[], ["marshall"]], gained=(2,), controlled=(2,))  # fmt: skip
    t.asks(1, "D-17").says("play marshall")
    t.asks(2, "D-08").offers("seat 1", "seat 3").says("seat 1")
    assert t.event("doc_visitors")["players"] == ([0, 3] if edition == "first" else [3])
    if edition == "first":
        t.asks(2, "D-20").offers("seat 0", "seat 3")


@both
def test_u_41_it_is_asked_after_the_tie_decision(edition: str) -> None:
    t = town(["sheriff"], edition=edition, dice=["KK999", "KKAAA", "TTTTT"], sheriff=2, bribes="off",
             hands=[[], ["marshall"]])  # fmt: skip
    t.asks(2, "D-08").says("seat 0")
    t.asks(1, "D-17").says("play marshall").ends()
    assert t.sheriff == 2


@both
def test_u_41_not_if_a_tie_decision_leaves_the_badge_where_it_is(edition: str) -> None:
    t = town(["sheriff"], edition=edition, dice=["KK999", "KKAAA"], sheriff=0, bribes="off", hands=[[], ["marshall"]])
    t.asks(0, "D-08").says("seat 0").ends()
    assert t.hand(1) == ["marshall"]


@both
def test_u_41_the_next_rounds_place_6_is_ordinary(edition: str) -> None:
    t = town(["sheriff", "sheriff"], edition=edition, dice=["KK999", "TTTTT"], sheriff=1, hands=[[], ["marshall"]])
    t.asks(1, "D-17").says("play marshall").ends()
    assert t.sheriff == 0


def test_u_41_it_answers_power_too() -> None:
    t = town(["doc_badluck"], dice=["99999", "TTTTT", "JJJJJ"], gained=(1, 2), controlled=(1, 2), sheriff=2,
             hands=[[], ["marshall"]], elixirs=("power", "luck"))  # fmt: skip
    t.asks(0, "D-23").says("elixir 1")
    t.asks(1, "D-17").says("play marshall").ends()
    assert t.sheriff == 2


@both
def test_d_17_time_out_plays_for_the_old_sheriff_only(edition: str) -> None:
    t = kings(edition, [[], [], ["marshall"]])
    assert t.asks(2, "D-17").offers("pass", "play marshall").default == "play marshall"
    t.time_out(2).ends()
    assert t.sheriff == 2
    for holder in (0, 1):
        hands: list[list[str]] = [[], [], []]
        hands[holder] = ["marshall"]
        t = kings(edition, hands)
        assert t.asks(holder, "D-17").default == "pass"
        t.time_out(holder).ends()
        assert t.sheriff == 0
        assert t.hand(holder) == ["marshall"]
