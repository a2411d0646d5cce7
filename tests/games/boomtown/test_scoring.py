"""BT-26: scoring, victory, ranks; against a naive count on random games with all options."""

from typing import Any

import pytest
from tests.games.boomtown import naive_scoring
from tests.games.boomtown.new_games import MINES
from tests.games.boomtown.random_tables import played
from tests.games.boomtown.scenario import Play, table
from tests.positions import log_of
from tests.proofs import proves

import tumbleweed as tw


def scored(seats: int = 3, **more: Any) -> Play:
    """Points are counted after the last round."""
    return table(run=["scoring"], seats=seats, round=60 // seats, **more).ends()


def ranks(t: Play) -> list[int]:
    found: list[int] = t.view(-1)["ranking"]
    listed = t.event("game_ended")["ranking"]
    assert [(one["rank"], one["player"]) for one in listed] == sorted((rank, seat) for seat, rank in enumerate(found))
    assert [one["total"] for one in listed] == [t.points()[one["player"]] for one in listed]
    return found


@proves("BT-26.1", "BT-26.2", "U-52", "BT-16.4")
@pytest.mark.parametrize(("vein", "points"), [(True, 49), (False, 46)])
def test_t_53_gold_mines_vein_and_office(vein: bool, points: int) -> None:
    t = scored(gold=[17, 0, 0], mines=["0 CJ-06 CJ-08 CM-06 DG-10"], veins={"VEI-1": "DG-10"}, governor="CJ",
               new_vein_scores=vein)  # fmt: skip
    assert t.points() == [points, 0, 0]
    sheet = t.events("final_score")[0]
    lines = {key: sheet[key] for key in ("player", "gold", "mines", "vein", "offices", "total")}
    assert lines == {"player": 0, "gold": 17, "mines": 24, "vein": 3 if vein else 0, "offices": 5, "total": points}


@proves("BT-26.2", "U-60")
def test_t_54_saloons_girls_and_held_cards_score_nothing() -> None:
    t = scored(gold=[5, 0, 5], mines=["1 SN-06 SN-09"], saloons=["1 SN SAL-1 GIR-1"], cards={1: "TEL-1"})
    assert t.points() == [5, 13, 5]
    assert t.event("game_ended")["winners"] == [1]


@proves("U-60", "BT-26.2")
@pytest.mark.parametrize("card", ["MUS-1", "TEL-1", "GOV-1", "VEI-1", "SAL-1", "GIR-1"])
def test_u_60_a_card_held_or_waiting_at_the_end_is_worth_nothing(card: str) -> None:
    assert scored(gold=[7, 3, 3], cards={0: card}).points() == [7, 3, 3]


@proves("BT-26.1")
def test_bt_26_1_five_for_every_office_also_with_a_single_mine_left() -> None:
    t = scored(gold=0, mines=["0 CJ-02 CJ-04", "0 DG-02 DG-03", "1 CJ-05", "2 SN-06"])
    assert t.points() == [6 + 3 + 5 + 4 + 5 + 5, 2, 1]
    assert [sheet["offices"] for sheet in t.events("final_score")] == [10, 0, 0]
    t = table(run=["scoring"], round=20, gold=0, mines=["0 CJ-02 CJ-04"])
    assert t.points()[0] == 14


@proves("BT-26.3")
def test_bt_26_3_the_highest_score_wins_not_the_most_gold() -> None:
    t = scored(gold=[14, 9, 20], mines=["1 CJ-02 CJ-07"])
    assert t.points() == [14, 26, 20]
    assert t.event("game_ended")["winners"] == [1]
    assert ranks(t) == [3, 1, 2]
    assert tw.returns(t.s) == [0.0, 1.0, 0.0]
    assert t.view(-1)["over"] is True


@proves("BT-26.4", "U-59", "U-61")
def test_t_55_equal_scores_share_the_win() -> None:
    t = scored(gold=[49, 43, 31], mines=["1 CJ-02"])
    assert t.points() == [49, 49, 31]
    assert t.event("game_ended")["winners"] == [0, 1]
    assert ranks(t) == [1, 1, 3]
    assert tw.returns(t.s) == [0.5, 0.5, 0.0]


@proves("T-55", "U-59", "BT-26.4")
def test_u_59_with_most_gold_the_richer_one_wins_and_equals_share() -> None:
    t = scored(gold=[43, 49, 31], mines=["0 CJ-02"], tie_break="most_gold")
    assert t.event("game_ended")["winners"] == [1]
    assert ranks(t) == [2, 1, 3]
    t = scored(gold=[43, 43, 31], mines=["0 CJ-02", "1 SN-02"], tie_break="most_gold")
    assert t.event("game_ended")["winners"] == [0, 1]
    assert ranks(t) == [1, 1, 3]
    assert tw.returns(t.s) == [0.5, 0.5, 0.0]


@proves("U-61")
@pytest.mark.parametrize("tie_break", ["shared", "most_gold"])
def test_u_61_below_the_winner_equal_scores_share_the_rank(tie_break: str) -> None:
    """Gold breaks a tie for the win only; ranks below go by score, whatever the option says."""
    t = scored(4, gold=[31, 25, 49, 12], mines=["1 CJ-02"], tie_break=tie_break)
    assert t.points() == [31, 31, 49, 12]
    assert ranks(t) == [2, 2, 1, 4]
    t = scored(5, gold=[49, 43, 40, 31, 25], mines=["1 CJ-02", "2 DG-02 CJ-09", "4 SN-02"], tie_break=tie_break)
    assert t.points() == [49, 49, 49, 31, 31]
    assert ranks(t) == ([1, 1, 1, 4, 4] if tie_break == "shared" else [1, 2, 2, 4, 4])


@proves("BT-26.1")
def test_t_56_all_mines_together_are_worth_182() -> None:
    lines = [f"{place % 3} {town}-{number:02}" for town in MINES for place, number in enumerate(MINES[town])]
    t = scored(gold=0, mines=lines)
    sheets = t.events("final_score")
    assert sum(sheet["mines"] for sheet in sheets) == 182
    assert [sheet["vein"] for sheet in sheets] == [0, 0, 0]


@pytest.mark.parametrize("part", range(6))
@proves("BT-26.1", "BT-26.2", "BT-26.3", "BT-26.4", "U-52", "U-59", "U-60", "U-61")
def test_the_engine_agrees_with_the_naive_score_after_300_random_games(part: int) -> None:
    for seed in range(part * 50, part * 50 + 50):
        s = played(seed)
        seen = tw.view(s, -1)
        seats = range(len(seen["players"]))
        assert seen["over"], seed
        naively = [naive_scoring.score(seen, seat) for seat in seats]
        assert tw.scores(s) == naively == [sheet["total"] for sheet in seen["scores"]], seed
        won = naive_scoring.winners(seen)
        assert tw.returns(s) == [1 / len(won) if seat in won else 0.0 for seat in seats], seed
        assert seen["ranking"] == naive_scoring.ranks(seen), seed
        ended = log_of(s).seen_by(-1)[-1]
        assert (ended["event"], ended["winners"]) == ("game_ended", won), seed


def test_values_on_the_table_are_the_printed_ones_and_three_for_each_vein() -> None:
    """What the naive count adds up is what the dossier's list says."""
    for seed in range(20):
        seen = tw.view(played(seed), -1)
        if seen["options"]["deck"] == "standard":
            for player in seen["players"]:
                for mine in player["mines"]:
                    assert mine["value"] == MINES[mine["town"]][mine["number"]] + 3 * mine["veins"]
