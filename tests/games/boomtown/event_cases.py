"""For every event of section 8, a small scenario and exactly what is told."""

from typing import Any, NamedTuple

from tests.games.boomtown.new_games import fresh
from tests.games.boomtown.picks import picked, rolled
from tests.games.boomtown.scenario import AUCTION, CHOOSE, PAY, Play, table

Payload = dict[str, Any]


class Case(NamedTuple):
    """An event, a game in which it happens, and what is told of it."""

    name: str
    play: Play
    told: Payload


def starting() -> list[Case]:
    """Setting up, drawing, the ends of rounds and of the game."""
    t = fresh(3, 3, short_game=True)
    options = t.view(-1)["options"]
    first = t.first
    returned = table(run=["draw"], round=1, deck="CJ-05 DYN-1 CM-07 GOV-1 CC-04")
    last = table(run=["draw"], round=20, deck="CJ-05 DYN-1 CM-07")
    ended = table(run=["end_of_round"], gold=[3, 4, 5], winner=2)
    hidden = table(run=["end_of_round"], gold=[3, 4, 5], winner=2, gold_visibility="hidden")
    over = table(run=["end_of_round"], seats=4, round=15, gold=[3, 4, 5, 4], winner=2, mines=["1 SN-09 SN-02"])
    final = [{"player": seat, "rank": rank, "total": total} for seat, rank, total in
             ((1, 1, 22), (2, 2, 5), (3, 3, 4), (0, 4, 3))]  # fmt: skip
    sheet = {"player": 1, "gold": 4, "mines": 13, "vein": 0, "offices": 5, "total": 22}
    return [
        Case("game_started", t, {"players": [0, 1, 2], "options": options, "deck_size": 45, "rounds": 15,
                                 "start_gold": 10}),
        Case("cards_removed_unseen", t, {"count": 15}),
        Case("first_player_drawn", t, {"player": first}),
        Case("round_started", t, {"rounds_total": 15, "first_player": first, "deck_left": 45}),
        Case("round_started", ended, {"rounds_total": 20, "first_player": 2, "deck_left": 54}),
        Case("first_row_events_returned", returned, {"cards": ["DYN-1", "GOV-1"]}),
        Case("row_revealed", returned, {"cards": ["CJ-05", "CM-07", "CC-04"], "last_round": False}),
        Case("row_revealed", last, {"cards": ["CJ-05", "DYN-1", "CM-07"], "last_round": True}),
        Case("deck_exhausted", last, {}),
        Case("round_ended", ended, {"gold": [3, 4, 5], "next_first_player": 2}),
        Case("round_ended", hidden, {"next_first_player": 2}),
        Case("round_ended", over, {"gold": [3, 4, 5, 4], "next_first_player": None}),
        Case("final_score", over, sheet),
        Case("game_ended", over, {"ranking": final, "winners": [1]}),
    ]  # fmt: skip


def bidding() -> list[Case]:
    """The auction and its payment."""
    t = table(run=AUCTION, seats=4, gold=[0, 3, 7, 10])
    t.asks(1, "BID").says("bid 3")
    t.asks(2, "BID").says("pass")
    t.asks(3, "BID").says("bid 8").ends()
    slow = table(run=AUCTION, gold=[5, 5, 0])
    slow.time_out(0)
    slow.asks(1, "BID").says("pass")
    slow.ends()
    paid = table(run=PAY, gold=[10, 10, 10], winner=0, bid=10)
    return [
        Case("bid_passed", t, {"player": 0, "reason": "bankrupt"}),
        Case("bid_made", t, {"player": 1, "amount": 3}),
        Case("bid_passed", t, {"player": 2, "reason": "choice"}),
        Case("bid_passed", t, {"player": 1, "reason": "cannot_raise"}),
        Case("auction_won", t, {"player": 3, "amount": 8}),
        Case("bid_passed", slow, {"player": 0, "reason": "timeout"}),
        Case("decision_timed_out", slow, {"player": 0, "decision": "BID", "default_taken": "pass"}),
        Case("auction_all_passed", slow, {"first_player": 0}),
        Case("auction_won", slow, {"player": 0, "amount": 0}),
        Case("bid_share_paid", paid, {"from": 0, "to": 2, "received": 10, "kept": 5, "passed_on": 5}),
        Case("bid_share_paid", paid, {"from": 2, "to": 1, "received": 5, "kept": 3, "passed_on": 2}),
        Case("bid_rest_to_bank", paid, {"amount": 2}),
        Case("player_bankrupt", paid, {"player": 0}),
    ]


def choosing() -> list[Case]:
    """Picks, fees, mayors, the Mustang."""
    t = table(run=CHOOSE, seats=4, gold=[5, 3, 9, 0], row="DG-10 SN-03 TEL-1 CC-04", winner=1, round=4,
              mines=["0 DG-02 DG-03", "3 SN-02"], governor="DG", cards={3: "MUS-1", 0: "MUS-2"},
              extra_event="MUS")  # fmt: skip
    t.asks(1, "PICK").says("pick DG-10")
    t.asks(3, "USE_MUSTANG").says("pass")
    t.asks(0, "USE_MUSTANG").says("mustang")
    t.asks(0, "PICK").says("pick TEL-1")
    t.asks(2, "PICK").says("pick CC-04").ends()
    taken = picked("SN-09", by=1, mines=["0 SN-02 SN-03", "1 SN-04 SN-06"])
    tie = picked("DYN-1", seats=4, by=3, mines=["0 DG-02 DG-03", "1 DG-05", "2 DG-06 DG-07", "1 DG-08"])
    tie.asks(3, "DYNAMITE_TARGET").says("mine DG-02")
    vacated = picked("DYN-1", by=1, mines=["0 DG-02 DG-03"], governor="DG", mayor_retention="two_mines")
    vacated.asks(1, "DYNAMITE_TARGET").says("mine DG-02")
    change = {"town": "SN", "from": 0, "to": 1, "mines_from": 2, "mines_to": 3, "cause": "pick", "tie_broken": False}
    return [
        Case("card_picked", t, {"player": 1, "card": "DG-10", "slot": 0, "position": 1, "forced": False}),
        Case("fee_paid", t, {"payer": 1, "mayor": 0, "town": "DG", "mines": 2, "doubled": True, "due": 4, "paid": 3}),
        Case("mine_acquired", t, {"player": 1, "card": "DG-10", "town": "DG", "number": 10, "value": 7, "via": "pick"}),
        Case("mustang_kept", t, {"player": 3, "new_order": [1, 2, 3, 0]}),
        Case("mustang_used", t, {"player": 0, "new_order": [1, 0, 2, 3]}),
        Case("card_removed", t, {"card": "MUS-2", "reason": "used"}),
        Case("card_held", t, {"player": 0, "card": "TEL-1"}),
        Case("card_picked", t, {"player": 3, "card": "SN-03", "slot": 1, "position": 4, "forced": True}),
        Case("mayor_elected", t, {"town": "SN", "player": 3, "mines": 2}),
        Case("fee_paid", taken, {"payer": 1, "mayor": 0, "town": "SN", "mines": 2, "doubled": False, "due": 2,
                                 "paid": 2}),
        Case("mayor_changed", taken, change),
        Case("mayor_changed", tie, {"town": "DG", "from": 0, "to": 2, "mines_from": 1, "mines_to": 2,
                                    "cause": "dynamite", "tie_broken": True}),
        Case("mayor_vacated", vacated, {"town": "DG", "player": 0}),
        Case("governor_removed", vacated, {"player": 0, "town": "DG", "reason": "vacant"}),
        Case("card_removed", vacated, {"card": "GOV-1", "reason": "vacant"}),
    ]  # fmt: skip


def attacks() -> list[Case]:
    """Card Shark, Dynamite, Expropriation, Holdup, Stagecoach Robbery."""
    vein = picked("DYN-1", mines=["1 SN-09 SN-02"], veins={"VEI-1": "SN-09"})
    vein.asks(0, "DYNAMITE_TARGET").says("mine SN-09")
    saloon = picked("DYN-1", saloons=["1 CC SAL-1 GIR-1"])
    taken = picked("EXP-1", by=1, mines=["1 SN-06", "2 SN-09", "0 CJ-02 CJ-04"], veins={"VEI-1": "SN-09"})
    taken.asks(1, "EXPROPRIATION_TARGET").says("mine SN-09")
    declined = picked("EXP-1", mines=["0 SN-06", "2 SN-09"])
    declined.asks(0, "EXPROPRIATION_TARGET").says("pass")
    robbed = picked("HLD-1", gold=[6, 5, 9], holdup=["45"])
    robbed.asks(0, "HOLDUP").says("rob 1 8")
    roll = {"player": 0, "victim": 1, "number": 8, "die1": 4, "die2": 5, "sum": 9, "success": True, "due": 8, "paid": 5}
    return [
        Case("card_shark_paid", picked("CSH-1", gold=[9, 3, 9]), {"payer": 1, "due": 4, "paid": 3}),
        Case("dynamite_used", vein, {"player": 0, "target": "SN-09", "owner": 1, "kind": "mine",
                                     "also_removed": ["VEI-1"]}),
        Case("vein_removed", vein, {"card": "VEI-1", "mine": "SN-09", "reason": "dynamite"}),
        Case("card_removed", vein, {"card": "SN-09", "reason": "dynamite"}),
        Case("dynamite_used", saloon, {"player": 0, "target": "SAL-1", "owner": 1, "kind": "saloon",
                                       "also_removed": ["GIR-1"]}),
        Case("saloon_removed", saloon, {"player": 1, "card": "SAL-1", "town": "CC", "with_girls": True}),
        Case("event_no_target", picked("DYN-2", mines=["0 SN-02"]), {"player": 0, "card": "DYN-2"}),
        Case("card_removed", picked("DYN-2", mines=["0 SN-02"]), {"card": "DYN-2", "reason": "no_target"}),
        Case("expropriation_used", taken, {"player": 1, "victim": 2, "card": "SN-09", "with_vein": True}),
        Case("mine_acquired", taken, {"player": 1, "card": "SN-09", "town": "SN", "number": 9, "value": 10,
                                      "via": "expropriation"}),
        Case("vein_moved", taken, {"card": "VEI-1", "mine": "SN-09", "from": 2, "to": 1}),
        Case("expropriation_declined", declined, {"player": 0}),
        Case("holdup_announced", robbed, {"player": 0, "victim": 1, "number": 8}),
        Case("holdup_rolled", robbed, roll),
        Case("stagecoach_paid", picked("STG-1"), {"player": 0, "amount": 10}),
        Case("player_solvent", picked("STG-1", gold=[0, 5, 5]), {"player": 0}),
    ]  # fmt: skip


def placing() -> list[Case]:
    """Governor, New Vein, Saloon, Saloon Girls."""
    mines = ["0 SN-09", "1 CJ-02 CJ-04"]
    governor = picked("SN-02", mines=mines, cards={0: "GOV-1"})
    takeover = picked("SN-09", by=1, mines=["0 SN-02 SN-03", "1 SN-04 SN-06"], governor="SN")
    first = picked("SN-02", cards={0: "VEI-1 SAL-1 GIR-1"})
    return [
        Case("card_waiting", picked("GOV-1", mines=mines), {"player": 0, "card": "GOV-1", "reason": "no_office"}),
        Case("card_waiting", picked("VEI-1"), {"player": 0, "card": "VEI-1", "reason": "no_mine"}),
        Case("card_waiting", picked("SAL-2"), {"player": 0, "card": "SAL-2", "reason": "no_mine"}),
        Case("card_waiting", picked("GIR-1"), {"player": 0, "card": "GIR-1", "reason": "no_saloon"}),
        Case("governor_attached", governor, {"player": 0, "town": "SN", "from_waiting": True}),
        Case("governor_attached", picked("GOV-1", by=1, mines=mines), {"player": 1, "town": "CJ",
                                                                       "from_waiting": False}),
        Case("governor_removed", takeover, {"player": 0, "town": "SN", "reason": "takeover"}),
        Case("vein_attached", picked("VEI-1", mines=mines), {"player": 0, "card": "VEI-1", "mine": "SN-09",
                                                             "new_value": 10, "from_waiting": False}),
        Case("vein_attached", first, {"player": 0, "card": "VEI-1", "mine": "SN-02", "new_value": 9,
                                      "from_waiting": True}),
        Case("saloon_placed", first, {"player": 0, "card": "SAL-1", "town": "SN", "from_waiting": True}),
        Case("girls_attached", first, {"player": 0, "saloon": "SAL-1", "town": "SN", "from_waiting": True}),
    ]  # fmt: skip


def producing() -> list[Case]:
    """The roll and what follows."""
    t = rolled("66", gold=[0, 9, 0], first=1, cards={2: "TEL-1", 1: "TEL-2"}, extra_event="TEL",
               mines=["0 CM-06 CJ-02", "1 SN-02", "2 CJ-04"], veins={"VEI-1": "CJ-02"},
               saloons=["2 CJ SAL-1 GIR-1"])  # fmt: skip
    t.asks(1, "USE_TELEGRAPH").says("pass")
    t.asks(2, "USE_TELEGRAPH").says("set 2 1").ends()
    twelve = rolled("66", mines=["0 CM-06"], veins={"VEI-1": "CM-06"}).ends()
    poor = rolled("12", gold=[0, 5, 5], mines=["0 CC-03"], saloons=["1 CC SAL-1"]).ends()
    return [
        Case("dice_rolled", t, {"player": 1, "die1": 6, "die2": 6, "sum": 12}),
        Case("telegraph_kept", t, {"player": 1, "sum": 12}),
        Case("telegraph_used", t, {"player": 2, "die": 2, "old": 6, "new": 1, "sum": 7}),
        Case("production_result", t, {"sum": 7, "changed": True}),
        Case("production_result", poor, {"sum": 3, "changed": False}),
        Case("no_production", t, {"sum": 7}),
        Case("mine_collapsed", twelve, {"card": "CM-06", "owner": 0, "with_vein": True}),
        Case("vein_removed", twelve, {"card": "VEI-1", "mine": "CM-06", "reason": "collapse"}),
        Case("mine_produced", poor, {"player": 0, "card": "CC-03", "amount": 1, "vein_bonus": 0}),
        Case("saloon_paid", poor, {"payer": 0, "owner": 1, "saloon": "SAL-1", "town": "CC", "mine": "CC-03",
                                   "due": 2, "paid": 1}),
    ]  # fmt: skip


GROUPS = (starting, bidding, choosing, attacks, placing, producing)
