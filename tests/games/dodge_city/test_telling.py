"""Section 8: what is told, and to whom."""

import json
from typing import Any

import pytest
from tests.games.dodge_city.random_games import eager_play
from tests.games.dodge_city.scenario import SPEC, town
from tests.proofs import proves

from tumbleweed.core.chance import chance
from tumbleweed.core.events import Log
from tumbleweed.core.play import apply, legal, waiting
from tumbleweed.games.dodge_city.town import Town
from tumbleweed.games.dodge_city.town import town as as_town

PUBLIC = {
    "game_started": "players options districts buildings",
    "pass_started": "number",
    "cards_dealt": "numbers deck",
    "deck_reshuffled": "cards",
    "round_started": "order",
    "start_card_chosen": "player",
    "start_cards_revealed": "cards",
    "lot_drawn": "candidates player",
    "start_player_set": "player reason",
    "turn_started": "player",
    "turn_ended": "player card brought placed",
    "card_played": "player card",
    "money_changed": "player amount reason counterpart",
    "free_stones_granted": "player figure number",
    "free_stones_lost": "player figure number",
    "building_opened": "player building figure points",
    "stone_placed": "player building cell source price",
    "stone_taken_back": "player building cell closed",
    "stone_removed": "owner building cell by reason",
    "stone_moved": "owner building from to by",
    "connection_made": "player building fields",
    "connection_lost": "player building fields",
    "building_neutralised": "building figure returned",
    "event_pile_reshuffled": "cards",
    "event_drawn": "player card",
    "event_resolved": "player card outcome",
    "debt_incurred": "player amount",
    "debt_forgiven": "player missing",
    "control_duel": "building cards winner",
    "challenge_made": "player opponent building",
    "challenge_waived": "player",
    "challenge_impossible": "player",
    "duel_revealed": "player card opponent their_card building winner",
    "duel_removal_declined": "player",
    "card_laid_aside": "player",
    "building_awarded": "player building figure points rent returned",
    "building_undecided": "building connected",
    "points_changed": "player points",
    "pass_ended": "number points",
    "final_duel_round": "cards replaced winner",
    "game_ended": "winner ranking reason by_final_duel",
    "timeout_default": "player decision action",
}
"""By event, its public fields."""

OWN = {"cards_dealt": "cards", "start_card_chosen": "card", "card_laid_aside": "card", "money_changed": "cash"}
"""Fields that only the player concerned is told, unless the table shows them to all."""


def played_log(seats: int, options: dict[str, Any], seed: int) -> Log:
    """The log of a game of eager players in which the clock answers now and then."""
    luck = chance(("answers",), seed)
    s = as_town(SPEC.new(seats, SPEC.automatic(options), seed, True))
    while asked := waiting(s):
        seat = asked[luck.below(0, len(asked))]
        if luck.below(0, 15):
            apply(s, seat, eager_play(s, seat, luck))
        else:
            SPEC.time_out(s, seat)
    assert s.log is not None
    return s.log


def bare(event: dict[str, Any]) -> dict[str, Any]:
    """An event without its form and its rules (test_event_rules.py)."""
    return {name: value for name, value in event.items() if name not in ("form", "rule")}


@pytest.mark.parametrize("secret", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_is_told_only_what_he_may_know(seats: int, secret: bool) -> None:
    options = {"money_visibility": "hidden", "show_unused_duel_cards": False} if secret else {}
    seen = set()
    for seed in range(3):
        for event in played_log(seats, options, 10 * seats + seed).events:
            seen.add(event.name)
            for seat in range(-1, seats):
                payload = event.seen_by(seat)
                assert payload is not None
                fields = set(bare(payload)) - {"event", "pass", "round"}
                allowed = set(PUBLIC[event.name].split())
                own = event.name in OWN and (payload.get("player") == seat or event.name == "cards_dealt") and seat >= 0
                shown = not secret and event.name in ("card_laid_aside", "money_changed")
                if own or shown:
                    allowed.add(OWN[event.name])
                if event.name == "timeout_default" and payload["decision"] == "D-1" and payload["player"] != seat:
                    allowed.remove("action")
                assert fields == allowed, f"seat {seat} is told {payload}"
    assert len(seen) > 30


@proves("DC-4.1", "U-4")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_secret_start_cards_leave_no_trace(seats: int) -> None:
    """D-1: the others choose differently in two worlds that an observer cannot tell apart, who is told the same."""
    for seed in range(8):
        for observer in range(-1, seats):
            s = as_town(SPEC.new(seats, {}, seed, False))
            worlds = [s.copy(), as_town(SPEC.determinize(s, observer, seed))]
            for world in worlds:
                world.log = Log()
            others = [seat for seat in range(seats) if seat != observer]
            for seat in others if observer >= 0 else others[:-1]:
                for world, place in zip(worlds, (0, -1), strict=True):
                    apply(world, seat, legal(world, seat)[place])
                assert told(worlds[0], observer) == told(worlds[1], observer)


def told(s: Town, observer: int) -> str:
    """All that an observer knows."""
    assert s.log is not None
    options = legal(s, observer) if observer >= 0 else ()
    return json.dumps([s.log.seen_by(observer), SPEC.view(s, observer), options], sort_keys=True)


def test_a_time_out_in_the_start_round_tells_nobody_else_the_card() -> None:
    t = town("start", hands=[["S6", "C4"], ["B7", "L1"]])
    t.time_out(0)
    assert t.event("timeout_default", 0)["action"] == "play C4"
    assert "action" not in t.event("timeout_default", 1)


def test_the_order_of_what_is_told_in_a_turn() -> None:
    t = town("turn 0", hands=[["S2", "C4"]])
    t.asks(0, "D-2").says("play S2")
    t.asks(0, "D-4").says("open OFF sheriff", "buy OFF 0,1", "free OFF 0,2", "done").ends()
    assert t.told() == [
        "turn_started", "card_played", "free_stones_granted", "money_changed", "building_opened", "stone_placed",
        "stone_placed", "free_stones_lost", "turn_ended",
    ]  # fmt: skip


def test_the_end_of_a_turn_tells_what_the_turn_was() -> None:
    """Stones that were taken back are no part of it; each building has its own price."""
    t = town("turn 0", hands=[["S2", "C4"]])
    t.asks(0, "D-2").says("play S2")
    t.asks(0, "D-4").says(
        "open SAL lady", "buy SAL 0,1", "take back", "open OFF sheriff", "buy OFF 0,1", "free OFF 0,2"
    )
    t.asks(0, "D-4").says("open SAL lady", "buy SAL 0,1", "buy SAL 0,2", "take back", "done").ends()
    ended = t.event("turn_ended")
    assert (ended["form"], ended["card"], ended["brought"]) == ("placed", "S2", 0)
    assert [(there["building"], there["figure"], there["stones"], there["paid"]) for there in ended["placed"]] == [
        ("OFF", "sheriff", 2, 200), ("SAL", "lady", 1, 300)]  # fmt: skip
    t = town("turn 0", hands=[["C4", "S2"]])
    t.asks(0, "D-2").says("play C4").asks(0, "D-4").says("done").ends()
    ended = t.event("turn_ended")
    assert (ended["form"], ended["card"], ended["brought"], ended["placed"]) == ("nothing", "C4", 400, [])


def test_what_is_told_when_the_game_begins() -> None:
    s = SPEC.new(4, {"target_points": 9}, 3, True)
    told = SPEC.events(s, 2, 0)
    assert [event["event"] for event in told] == ["game_started", "pass_started", "cards_dealt", "round_started"]
    begun = told[0]
    assert [player["colour"] for player in begun["players"]] == ["red", "blue", "green", "yellow"]
    assert begun["options"] == SPEC.options_of(s)
    assert begun["districts"] == ["centre", "union_pacific"]
    assert begun["buildings"] == ["SAL", "POS", "BNK", "OFF", "HOT", "STO", "UPR"]
    assert (told[2]["numbers"], told[2]["deck"]) == ([4, 4, 4, 4], 28)
    assert told[2]["cards"] == SPEC.view(s, 2)["players"][2]["hand"]
    assert (told[3]["round"], told[3]["order"]) == ("start", [0, 1, 2, 3])


def line(event: dict[str, Any]) -> str:
    """An event in short: its round, its name, and what it says."""
    said = [value for key, value in bare(event).items() if key not in ("seq", "event", "pass", "round")]
    return " ".join(str(part) for part in (event["round"], event["event"], *said)).replace("'", "")


def test_a_pass_told_from_beginning_to_end() -> None:
    hands = [["L6", "Q1", "S2", "C4"], ["L7", "B5", "I1", "G3"]]
    t = town(
        "start", "placing_1", "placing_2", "duel", "settlement", "end_of_pass", hands=hands, events=["EV01"],
        buildings={"OFF": "sheriff\nB..D\n.1..\n.1..\nP11K"}, cash=[100, 400],
    )  # fmt: skip
    t.chooses("C4", "B5")
    t.asks(1, "D-2").says("play L7")
    t.asks(1, "D-4").says("buy OFF 0,1", "buy OFF 0,2", "done")
    t.asks(0, "D-2").says("play S2")
    t.asks(0, "D-4").says("free OFF 2,2", "done")
    t.asks(1, "D-3").says("done")
    t.asks(1, "D-4").says("done")
    t.asks(0, "D-2").says("play Q1")
    t.asks(0, "D-4").says("done")
    t.asks(1, "D-14").says("pass")
    t.asks(0, "D-14").says("pass").ends()
    assert [line(event) for event in SPEC.events(t.s, -1, 0)] == [
        "start round_started [0, 1]",
        "start start_card_chosen 0",
        "start start_card_chosen 1",
        "start start_cards_revealed [{player: 0, card: C4}, {player: 1, card: B5}]",
        "start start_player_set 1 highest",
        "placing_1 round_started [1, 0]",
        "placing_1 turn_started 1",
        "placing_1 card_played 1 L7",
        "placing_1 money_changed 1 700 number_card None 1100",
        "placing_1 money_changed 1 -200 purchase None 900",
        "placing_1 stone_placed 1 OFF [0, 1] buy 200",
        "placing_1 money_changed 1 -200 purchase None 700",
        "placing_1 stone_placed 1 OFF [0, 2] buy 200",
        "placing_1 connection_made 1 OFF [B, D, P, K]",
        "placing_1 turn_ended 1 L7 700 [{building: OFF, figure: sheriff, stones: 2, paid: 400, touches: 4}]",
        "placing_1 turn_started 0",
        "placing_1 card_played 0 S2",
        "placing_1 free_stones_granted 0 sheriff 2",
        "placing_1 stone_placed 0 OFF [2, 2] picture 0",
        "placing_1 free_stones_lost 0 sheriff 1",
        "placing_1 turn_ended 0 S2 0 [{building: OFF, figure: sheriff, stones: 1, paid: 0, touches: 0}]",
        "placing_2 round_started [1, 0]",
        "placing_2 turn_started 1",
        "placing_2 card_played 1 I1",
        "placing_2 turn_ended 1 I1 0 []",
        "placing_2 turn_started 0",
        "placing_2 card_played 0 Q1",
        "placing_2 event_drawn 0 EV01",
        "placing_2 money_changed 0 500 event None 600",
        "placing_2 event_resolved 0 EV01 full",
        "placing_2 turn_ended 0 Q1 0 []",
        "duel round_started [1, 0]",
        "duel challenge_waived 1",
        "duel challenge_waived 0",
        "duel card_laid_aside 1 G3",
        "duel card_laid_aside 0 L6",
        "settlement building_awarded 1 OFF sheriff 3 600 [1, 6]",
        "settlement points_changed 1 3",
        "settlement money_changed 1 600 rent None 1300",
        "settlement pass_ended 1 [0, 3]",
    ]


def test_u_60_programs_play_with_a_limit() -> None:
    assert SPEC.automatic({}) == {"pass_limit": 40}
    assert SPEC.automatic({"pass_limit": 7, "start_cash": 0}) == {"pass_limit": 7, "start_cash": 0}
