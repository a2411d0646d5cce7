"""BT-2, BT-25: the parts of a round in their order, the next first player, the end; nobody trades; the clock plays."""

import pytest
from tests.games.boomtown import naive
from tests.games.boomtown.new_games import fresh, steps
from tests.games.boomtown.scenario import ROLL, WHOLE_ROUND, Play, table
from tests.positions import ask_of, log_of
from tests.proofs import proves

import tumbleweed as tw
from tumbleweed.core.play import waiting
from tumbleweed.games.boomtown.actions import CATALOG

PARTS = ["draw", "bid", "pay", "choose", "produce"]
WITHOUT_DRAWING = ["auction", "pay", "choose", "roll", "collapse", "produce", "end_of_round"]
DECISIONS = {
    "BID", "PICK", "USE_MUSTANG", "DYNAMITE_TARGET", "EXPROPRIATION_TARGET", "HOLDUP", "VEIN_MINE", "SALOON_TOWN",
    "GIRLS_SALOON", "GOVERNOR_TOWN", "USE_TELEGRAPH",
}  # fmt: skip


def answers(t: Play, *words: str) -> Play:
    """Answers, each written with its seat."""
    for word in words:
        seat, _, said = word.partition(" ")
        assert waiting(t.s) == (int(seat),)
        t.asks(int(seat), ask_of(t.s).decision_id()).says(said)
    return t


def test_bt_2_1_draw_bid_pay_choose_produce() -> None:
    t = table(WHOLE_ROUND, seats=3, deck="SN-08 CM-03 CC-04", dice=["53"])
    answers(t, "0 bid 3", "1 pass", "2 pass", "0 pick SN-08", "1 pick CC-04")
    told = [event for event in t.told() if event not in ("bid_passed", "bid_made")]
    assert told[: told.index("round_ended") + 1] == [
        "round_started", "row_revealed", "auction_won", "bid_share_paid", "bid_share_paid",
        "card_picked", "mine_acquired", "card_picked", "mine_acquired", "card_picked", "mine_acquired",
        "dice_rolled", "production_result", "mine_produced", "round_ended",
    ]  # fmt: skip
    assert t.event("mine_produced")["card"] == "SN-08"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_bt_2_1_the_parts_never_go_back(seats: int) -> None:
    for seed in range(5):
        for s in steps(seed, seats):
            pass
        t = Play(s)
        rounds = s.table.rounds(seats)
        for number in range(1, rounds + 1):
            told = [event["phase"] for event in log_of(t.s).seen_by(-1) if event["round"] == number]
            order = [PARTS.index(phase) for phase in told if phase != "scoring"]
            assert order == sorted(order)
            assert {0, 1, 3, 4} <= set(order)
            picked = [event["player"] for event in t.events("card_picked") if event["round"] == number]
            assert sorted(picked) == list(range(seats)), "each player picks exactly one card"


@proves("BT-20.1")
def test_bt_2_2_the_winner_of_the_auction_is_the_next_first_player() -> None:
    t = table(WITHOUT_DRAWING, seats=4, first=1, row="CJ-02 CM-03 CC-04 DG-02", dice=["44"])
    answers(t, "1 bid 1", "2 bid 2", "3 bid 5", "0 pass", "1 pass", "2 pass")
    assert t.first == 1, "seat 1 is first player to the end of this round"
    answers(t, "3 pick CJ-02", "0 pick CM-03", "1 pick CC-04")
    assert t.event("dice_rolled")["player"] == 1
    assert t.event("round_ended")["next_first_player"] == 3
    assert (t.first, t.view(0)["first_player"]) == (3, 3)
    t.asks(3, "BID")


@proves("BT-4.9")
def test_bt_2_2_also_who_won_because_all_passed() -> None:
    t = table(WITHOUT_DRAWING, seats=3, first=2, row="CJ-02 CM-03 CC-04", dice=["44"])
    answers(t, "2 pass", "0 pass", "1 pass", "2 pick CJ-02", "0 pick CM-03")
    assert t.first == 2
    t.asks(2, "BID")


@pytest.mark.parametrize("seats", [3, 4, 5])
@proves("U-15")
def test_bt_2_3_gold_moves_only_as_the_rules_say(seats: int) -> None:
    """Everybody's gold follows from the payments that are told; there is no other way."""
    for seed in range(15):
        gold = [10] * seats
        heard = 0
        for s in steps(seed, seats, time_outs=0.2):
            for event in log_of(s).events[heard:]:
                told = event.seen_by(-1)
                assert told is not None, "gold moves in the open"
                naive.move_gold(gold, told)
            heard = len(log_of(s).events)
            assert s.gold == gold


def test_u_15_there_is_no_way_to_deal_lend_or_give() -> None:
    assert [block.word for block in CATALOG.blocks] == [
        "pass", "bid", "pick", "mustang", "mine", "saloon", "town", "rob", "set",
    ]  # fmt: skip
    asked = set()
    for seed in range(40):
        for s in steps(seed, 3 + seed % 3):
            if s.ask is not None:
                asked.add(s.ask.decision_id())
                assert len(waiting(s)) == 1, "one player decides at a time"
    assert asked <= DECISIONS
    assert len(asked) >= 10, "two saloons of one owner are rare"


@proves("BT-20.1", "U-56")
@pytest.mark.parametrize(("first", "winner"), [(0, 2), (1, 0), (2, 2)])
def test_bt_2_1_the_first_player_rolls_and_is_not_asked(first: int, winner: int) -> None:
    t = table(ROLL, first=first, winner=winner, dice=["26"]).ends()
    told = t.event("dice_rolled")
    assert (told["player"], told["die1"], told["die2"], told["sum"]) == (first, 2, 6, 8)


@proves("ROLL", "BT-14.1")
def test_bt_20_1_no_roll_is_ever_asked_for() -> None:
    """The roll of a holdup follows its announcement, the production roll the last pick; nobody can put them off."""
    t = table(["choose", "roll", "collapse", "produce"], row="HLD-1 CJ-02 CM-03", holdup=["66"], dice=["11"])
    answers(t, "0 pick HLD-1", "0 rob 1 4")
    assert t.event("holdup_rolled")["sum"] == 12
    answers(t, "1 pick CJ-02").ends()
    assert t.event("dice_rolled")["sum"] == 2
    assert t.gold == [14, 12, 10], "CJ-02 has paid"
    assert t.events("decision_timed_out") == []


@proves("BT-25.1")
def test_bt_25_1_the_last_round_is_played_to_its_end() -> None:
    t = table(["draw", *WITHOUT_DRAWING], seats=3, round=20, deck="SN-08 CM-03 CC-04", dice=["53"])
    assert t.event("deck_exhausted")["round"] == 20
    assert t.view(0)["over"] is False
    answers(t, "0 bid 3", "1 pass", "2 pass", "0 pick SN-08", "1 pick CM-03").ends()
    assert t.gold == [10 - 3 + 2, 11, 12], "production included"
    assert (t.view(0)["over"], t.round) == (True, 20)
    assert [event["total"] for event in t.events("final_score")] == [11, 16, 15]
    assert t.event("round_ended")["next_first_player"] is None


def test_bt_25_1_the_round_before_is_not_the_last() -> None:
    t = table(WITHOUT_DRAWING, seats=3, round=19, row="SN-08 CM-03 CC-04", dice=["53"])
    answers(t, "0 pass", "1 pass", "2 pass", "0 pick SN-08", "1 pick CM-03")
    assert t.round == 20
    assert t.events("final_score") == []
    t.asks(0, "BID")


@proves("BT-24.3")
def test_u_65_who_has_left_keeps_seat_cards_and_payments() -> None:
    t = table(WITHOUT_DRAWING, seats=3, first=0, row="SN-08 CM-03 CC-06", dice=["22"], mines=["1 CC-04"])
    answers(t, "0 bid 8")
    t.time_out(1)
    answers(t, "2 pass", "0 pick SN-08")
    assert t.gold == [2, 12, 14], "seat 1 gets its share"
    t.time_out(1)
    assert t.mines_of(1) == ["CM-03", "CC-04"], "the mine worth most"
    assert t.gold == [2, 15, 14], "and what its mine produced"
    assert [event["decision"] for event in t.events("decision_timed_out")] == ["BID", "PICK"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_u_65_the_clock_alone_plays_a_whole_game(seats: int) -> None:
    t = fresh(seats, 5)
    while waiting(t.s):
        seat = waiting(t.s)[0]
        default = tw.default_answer(t.s, seat)
        assert default in tw.legal(t.s, seat)
        t.time_out(seat)
        last = t.events("decision_timed_out")[-1]
        assert (last["player"], last["default_taken"]) == (seat, CATALOG.text(default))
    assert t.view(0)["over"] is True
    assert t.event("game_ended")["winners"]
