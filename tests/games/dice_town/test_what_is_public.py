"""DT-23 and the table "who sees what, moment by moment": views and events, seat by seat."""

import json
import random
from typing import Any

import pytest
from tests.games.dice_town.scenario import MOMENT, PHASE_II, SPEC, Play, payload, town
from tests.proofs import proves

import tumbleweed as tw
from tumbleweed.core.errors import IllegalAnswer
from tumbleweed.core.play import answer, default_answer, legal, waiting

EDITIONS = pytest.mark.parametrize("edition", ["first", "second"])


def busy(edition: str, **more: Any) -> Play:
    """Three players in the middle of rolling, with all sorts of things before them."""
    hands = [["brute", "claim 4"], ["wanted", "equip_8", "claim 5", "claim 1"], []]
    return town(["roll"], edition=edition, seats=3, dice=["99", "K", ""], rolls=[["TJQ"], ["AAAA"], ["99999"]],
                hands=hands, protected=[[], [3, 3], []], dollars=[5, 6, 7], nuggets=[1, 2, 3], bank=4, coach=5,
                mine=24, sheriff=2, discards=["girls", "credit"], **more)  # fmt: skip


# ---------------------------------------------------------------- at all times


@EDITIONS
@pytest.mark.parametrize("seat", [0, 2, -1])
@proves("U-60")
def test_dt_23_1_what_everybody_sees(edition: str, seat: int) -> None:
    seen = busy(edition).view(seat)
    players = seen["players"]
    assert [player["kept"] for player in players] == [["9", "9"], ["K"], []]
    assert [player["dice_left"] for player in players] == [3, 4, 5]
    assert [player["dollars"] for player in players] == [5, 6, 7]
    assert [p["nuggets"] for p in players] == [1, 2, 3]
    assert [player["claims"] for player in players] == [1, 2, 0], "numbers of claims and store cards separately"
    assert [player["store_cards"] for player in players] == [1, 2, 0]
    assert [player["protected"] for player in players] == [[], [3, 3], []]
    assert seen["sheriff"] == 2
    middle = {"mine": 24, "bank": 4, "stagecoach": 5, "store_deck": 14, "store_discards": 2, "claim_row": [4, 2, 5],
              "claim_deck": 6}  # fmt: skip
    if edition == "second":
        middle |= {"elixirs": ["luck", "power"], "elixir_pile": 5, "elixir_discards": 0, "elixir_in_use": None}
    assert seen["town"] == middle


@EDITIONS
@pytest.mark.parametrize("seat", [0, 2, -1])
@proves("U-61")
def test_dt_23_2_hands_cups_decks_and_discards_are_private(edition: str, seat: int) -> None:
    t = busy(edition)
    seen = t.view(seat)
    assert all(("hand" in player) == ("cup" in player) == (player["seat"] == seat) for player in seen["players"])
    written = json.dumps({key: value for key, value in seen.items() if key != "options"})
    for hidden in ("wanted", "equip", "girls", "credit", '"A"'):
        assert hidden not in written
    assert t.view(1)["players"][1]["hand"] == ["equip_8", "wanted", "claim 1", "claim 5"]
    assert t.view(1)["players"][1]["cup"] == ["A"] * 4


@EDITIONS
@proves("DT-23.2", "U-61")
def test_dt_23_2_a_view_tells_nothing_of_hands_and_decks(edition: str) -> None:
    """Positions that differ only in what seat 2 may not know look the same to seat 2 and to spectators."""
    deals = (
        {"hands": [["equip_1", "claim 4"], ["equip_8", "claim 5"]], "claim_deck": (1, 2, 3),
         "rolls": [["99999"], ["TTTTT"]], "discards": ["split"], "store_deck": ["girls"]},
        {"hands": [["joe", "claim 1"], ["equip_2", "claim 2"]], "claim_deck": (3, 5, 5),
         "rolls": [["AAAAA"], ["9TJQK"]], "discards": ["wanted"], "store_deck": ["corruption"]},
    )  # fmt: skip
    one, other = (town(["roll"], seats=3, edition=edition, **deal) for deal in deals)  # type: ignore[arg-type]
    one.s.players[2].cup = other.s.players[2].cup
    for seat in (2, -1):
        assert one.view(seat) == other.view(seat)


@EDITIONS
@proves("DT-23.2")
def test_dt_23_2_what_is_looked_at_in_the_store(edition: str) -> None:
    """Store draw: the drawer sees all drawn cards and which are discarded, the others only how many."""
    t = town(["general_store"], edition=edition, dice=["JJJAA", "99999"], store_deck=["equip_1", "wanted", "brute"])
    assert sorted(t.view(0)["looking_at"]) == ["brute", "equip_1", "wanted"]
    assert t.view(1)["looking_at"] == []
    for seat in (1, -1):
        drawn = t.event("store_drawn", seat)
        assert set(payload(drawn)) == {"player", "number", "deck", "discards", "action"}
        assert (drawn["player"], drawn["number"], drawn["deck"], drawn["discards"], drawn["action"]) == (0, 3, 16, 0, 1)
    assert sorted(t.event("store_drawn", 0)["cards"]) == ["brute", "equip_1", "wanted"]
    t.asks(0, "D-12").says("card wanted").ends()
    for seat in (1, -1):
        kept = t.event("store_kept", seat)
        assert not {"card", "discarded"} & set(payload(kept))
        assert kept["discarded_number"] == 2
        assert "wanted" not in str(SPEC.events(t.s, seat, 0))
        assert "wanted" not in str(t.view(seat)["players"])
    own = t.event("store_kept", 0)
    assert own["card"] == "wanted"
    assert sorted(own["discarded"]) == ["brute", "equip_1"]


@EDITIONS
@proves("DT-23.2")
def test_dt_23_2_the_card_of_corruption(edition: str) -> None:
    t = town(["town_hall"], edition=edition, dice=["99999", "9TJQK"], hands=[["corruption"]], claim_deck=(5, 1, 2))
    t.asks(0, "D-18").says("play corruption").ends()
    assert set(payload(t.event("claim_drawn_unseen", 1))) == {"player"}
    assert t.event("claim_drawn_unseen", 0)["value"] == 5


@EDITIONS
def test_dt_23_3_claims_from_the_row_are_seen_when_taken_and_hidden_afterwards(edition: str) -> None:
    t = town(["town_hall"], edition=edition, dice=["999AA", "9TJQK"], row=(4, 2, 5)).ends()
    assert t.event("claims_taken", 1)["values"] == [4, 2, 5]
    seen = t.view(1)["players"][0]
    assert seen["claims"] == 3
    assert "hand" not in seen


@EDITIONS
@proves("U-61")
def test_dt_23_4_at_the_end_all_hands_are_shown(edition: str) -> None:
    t = town(
        ["scoring"], edition=edition, hands=[["brute", "claim 4"], ["wanted"]], protected=[[], [5]], nuggets=[1, 1]
    )
    for seat in (0, 1, -1):
        shown = t.event("hands_shown", seat)["hands"]
        assert shown == [{"player": 0, "hand": ["brute", "claim 4"], "protected": []},
                         {"player": 1, "hand": ["wanted"], "protected": [5]}]  # fmt: skip
        assert [player["hand"] for player in t.view(seat)["players"]] == [["brute", "claim 4"], ["wanted"]]


@proves("U-61")
def test_dt_23_4_hands_are_shown_before_the_sheriff_decides_the_final_tie() -> None:
    t = town(["scoring"], seats=3, hands=[["brute", "claim 4"], ["claim 4"]], sheriff=2, dollars=[0, 0, 0],
             nuggets=[5, 5, 0])  # fmt: skip
    t.asks(2, "D-28")
    assert t.view(2)["players"][0]["hand"] == ["brute", "claim 4"]


# ---------------------------------------------------------------- rolling, reveal, last roll


@EDITIONS
def test_dt_23_1_the_last_roll_is_seen_by_all(edition: str) -> None:
    t = town(["roll"], edition=edition, dice=["9999", "99"], rolls=[["A"], ["TTT", "JQK"]], hands=[[], ["cheater"]])
    t.keeps("A", "none")
    for seat in (0, 1, -1):
        last = [event for event in t.events("dice_rolled", seat) if event["last_roll"]]
        assert [(event["player"], event["faces"]) for event in last] == [(1, ["J", "Q", "K"])]
        assert t.view(seat)["players"][1]["kept"] == ["9", "9", "J", "Q", "K"]
        assert t.view(seat)["players"][1]["shown"] == ["J", "Q", "K"]


def test_dt_23_1_every_event_says_when_it_happened() -> None:
    s = tw.new("dice-town", 3, 5)
    while tw.waiting(s):
        tw.time_out(s, tw.waiting(s)[0])
    phases = {"roll", "scoring", *(f"place_{number}" for number in range(1, 9))}
    for seat in (0, -1):
        events = tw.events(s, seat)
        assert all(set(event) >= MOMENT and event["phase"] in phases for event in events)
        assert [event["seq"] for event in events] == sorted({event["seq"] for event in events})
    assert json.loads(json.dumps(tw.view(s, 0))) == tw.view(s, 0)
    assert json.dumps(tw.events(s, 1))


# ---------------------------------------------------------------- wealth_visible, short_log


@EDITIONS
def test_u_60_hidden_wealth(edition: str) -> None:
    t = busy(edition, wealth_visible=False)
    for seat in (0, 1, 2, -1):
        for player in t.view(seat)["players"]:
            assert ("dollars" in player) == ("nuggets" in player) == (player["seat"] == seat)
            assert {"claims", "store_cards", "protected"} <= set(player), "hand sizes stay public"
    t.keeps("TJ", "A", "none")
    paid = [(event["player"], event["dollars"]) for event in t.events("paid_stagecoach", 1)]
    assert paid == [(2, 1), (0, 1)], "payments stay public"


@EDITIONS
def test_u_60_round_ended_with_hidden_wealth_tells_each_his_own(edition: str) -> None:
    t = town(["end_of_round"], seats=3, edition=edition, dollars=[5, 6, 7], nuggets=[1, 2, 3], wealth_visible=False)
    assert set(payload(t.event("round_ended"))) == {"number"}
    for seat in range(3):
        told = t.event("round_ended", seat)
        assert (told["dollars"], told["nuggets"]) == (5 + seat, 1 + seat)
    t = town(["end_of_round"], seats=3, edition=edition, dollars=[5, 6, 7], nuggets=[1, 2, 3])
    told = t.event("round_ended")
    assert (told["number"], told["dollars"], told["nuggets"]) == (2, [5, 6, 7], [1, 2, 3])


@EDITIONS
def test_u_60_the_targets_of_nervous_joe_do_not_tell_who_has_money(edition: str) -> None:
    t = town(["general_store"], edition=edition, dice=["JAAKQ", "99999", "99999"], dollars=[8, 0, 5],
             store_deck=["joe"], wealth_visible=False)  # fmt: skip
    asked = t.asks(0, "D-13").offers("seat 1", "seat 2")
    assert asked.default == "seat 1", "the first clockwise, rich or poor"
    asked.says("seat 1").ends()
    assert t.dollars == [8, 0, 5]


def test_u_60_nobody_learns_from_a_missing_question_who_is_broke() -> None:
    """With $0 and one die there is no choice; the others must not see that nobody waited for this seat."""
    t = town(["roll"], dice=["9999", "9999"], rolls=[["T"], ["T"]], dollars=[0, 5], wealth_visible=False)
    assert t.view(1)["waiting"] == [0, 1]
    assert t.view(1)["players"][0]["has_chosen"] is False


def test_u_67_the_log_stays_readable_unless_switched_off() -> None:
    for short in (False, True):
        s = tw.new("dice-town", 2, 4, {"short_log": short})
        while tw.view(s, -1)["round"] < 3:
            tw.time_out(s, tw.waiting(s)[0])
        rounds = {event["round"] for event in tw.events(s, 0)}
        assert rounds == ({3} if short else {0, 1, 2, 3})


# ---------------------------------------------------------------- questions asked discreetly


def two_hands(held: str) -> Play:
    """Seat 0 holds this card and shows a die; the game has come to the next ordinary roll."""
    t = town(["roll"], seats=3, rolls=[["99999", "9999"], ["99999", "9999"], ["99999", "9999"]], hands=[[held]],
             store_deck=["equip_1"])  # fmt: skip
    return t.keeps("9", "9", "9")


def test_u_56_a_question_asked_discreetly_is_seen_by_the_holder_only() -> None:
    t = two_hands("cheater")
    assert t.view(0)["question"]["decision"] == "D-05"
    for seat in (1, 2, -1):
        seen = t.view(seat)
        assert seen["waiting"] == []
        assert seen["question"] is None
        assert "cheater" not in str({key: value for key, value in seen.items() if key != "options"})
    with pytest.raises(IllegalAnswer) as refusal:
        answer(t.s, 1, 0)
    assert "0" not in str(refusal.value).replace("seat 1", ""), "the refusal does not name who is asked"


def test_u_56_after_passing_nobody_can_tell_that_somebody_was_asked() -> None:
    with_card, without = two_hands("cheater"), two_hands("corruption")
    with_card.asks(0, "D-05").says("pass")
    for seat in (1, 2, -1):
        assert SPEC.events(with_card.s, seat, 0) == SPEC.events(without.s, seat, 0)
        assert with_card.view(seat) == without.view(seat)


def test_u_56_a_time_out_of_a_discreet_question_leaves_no_trace() -> None:
    timed_out, without = two_hands("cheater"), two_hands("corruption")
    timed_out.time_out(0)
    told = timed_out.event("timeout_default", 0)
    assert (told["player"], told["decision"]) == (0, "D-05")
    for seat in (1, 2, -1):
        assert timed_out.events("timeout_default", seat) == []
        assert SPEC.events(timed_out.s, seat, 0) == SPEC.events(without.s, seat, 0)


@pytest.mark.parametrize("mode", ["discreet", "fast"])
def test_u_56_the_delay_is_a_matter_of_the_table(mode: str) -> None:
    t = town(["roll"], rolls=[["99999"], ["99999"]], hands=[["cheater"]], reaction_mode=mode).keeps("9", "9")
    assert t.view(1)["options"]["reaction_mode"] == mode
    assert t.view(1)["waiting"] == []


# ---------------------------------------------------------------- absence


@EDITIONS
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_u_62_one_who_left_is_played_by_defaults_to_the_end(edition: str, seats: int) -> None:
    for seed in range(6):
        chance = random.Random(seed)
        s = tw.new("dice-town", seats, seed, {"edition": edition, "first_sheriff": "host_choice"})
        while waiting(s):
            seat = chance.choice(waiting(s))
            assert default_answer(s, seat) in legal(s, seat), "a default must always be legal"
            if seat == 0:
                tw.time_out(s, 0)
            else:
                answer(s, seat, chance.choice(legal(s, seat)))
        assert tw.view(s, -1)["over"]
        assert sum(tw.returns(s)) == pytest.approx(1.0)
        assert tw.events(s, 0)
        assert any(event["event"] == "timeout_default" for event in tw.events(s, 0))


@EDITIONS
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_u_29_money_only_moves_around(edition: str, seats: int) -> None:
    for seed in range(4):
        chance = random.Random(seed)
        s = tw.new("dice-town", seats, seed, {"edition": edition})
        while waiting(s):
            seat = chance.choice(waiting(s))
            answer(s, seat, chance.choice(legal(s, seat)))
            seen = tw.view(s, -1)
            dollars = [player["dollars"] for player in seen["players"]]
            assert sum(dollars) + seen["town"]["bank"] + seen["town"]["stagecoach"] == 8 * seats + 3
            assert min(dollars) >= 0


@EDITIONS
def test_u_58_no_end_is_checked_before_the_end_of_the_round(edition: str) -> None:
    t = town([*PHASE_II, "end_of_round"], edition=edition, dice=["99999", "TJQKA"], mine=1, store_deck=["equip_1"])
    t.ends()
    told = t.told()
    assert told.index("end_triggered") < told.index("claims_taken") < told.index("round_ended") < told.index("scored")
