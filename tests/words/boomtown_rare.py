"""What random games of Boomtown seldom or never reach: events, and positions in which a question is asked."""

from typing import Any

from tests.games.boomtown.scenario import AUCTION, CHOOSE, Play, table

MOMENT = {"seq": 0, "rule": "BT-1.1", "round": 1, "phase": "choose"}

FEE = {"event": "fee_paid", "payer": 0, "mayor": 1, "town": "DG", "mines": 3, "doubled": False}
LOOT = {"event": "holdup_rolled", "player": 0, "victim": 1, "number": 8, "die1": 4, "die2": 4, "sum": 8}
DRINK = {"event": "saloon_paid", "payer": 0, "owner": 1, "saloon": "SAL-1", "town": "DG", "mine": "DG-03"}
RARE: list[dict[str, Any]] = [
    {"event": "auction_all_passed", "form": "", "first_player": 1},
    {"event": "auction_won", "form": "free", "player": 1, "amount": 0},
    {**FEE, "form": "nothing", "due": 3, "paid": 0},
    {**FEE, "form": "short", "doubled": True, "due": 6, "paid": 1},
    {**LOOT, "form": "nothing", "success": True, "due": 8, "paid": 0},
    {**LOOT, "form": "short", "success": True, "due": 8, "paid": 3},
    {"event": "card_shark_paid", "form": "nothing", "payer": 1, "due": 4, "paid": 0},
    {**DRINK, "form": "nothing", "due": 2, "paid": 0},
    {**DRINK, "form": "short", "due": 4, "paid": 1},
    {"event": "event_no_target", "form": "", "player": 1, "card": "EXP-1"},
    {"event": "expropriation_declined", "form": "", "player": 1},
    {"event": "mayor_changed", "form": "tie", "town": "DG", "from": 0, "to": 1, "mines_from": 1, "mines_to": 2,
     "cause": "dynamite", "tie_broken": True},
    {"event": "mayor_vacated", "form": "", "town": "DG", "player": 1},
    {"event": "governor_removed", "form": "vacant", "player": 1, "town": "DG", "reason": "vacant"},
    {"event": "governor_removed", "form": "takeover", "player": 1, "town": "DG", "reason": "takeover"},
    {"event": "girls_attached", "form": "waiting", "player": 1, "saloon": "SAL-1", "town": "DG", "from_waiting": True},
    {"event": "vein_attached", "form": "waiting", "player": 1, "card": "VEI-1", "mine": "DG-03", "new_value": 7,
     "from_waiting": True},
    {"event": "saloon_placed", "form": "waiting", "player": 1, "card": "SAL-1", "town": "DG", "from_waiting": True},
    {"event": "saloon_removed", "form": "girls", "player": 1, "card": "SAL-1", "town": "DG", "with_girls": True},
    {"event": "vein_moved", "form": "", "card": "VEI-1", "mine": "DG-03", "from": 0, "to": 1},
    {"event": "vein_removed", "form": "collapse", "card": "VEI-1", "mine": "CM-06", "reason": "collapse"},
    {"event": "card_waiting", "form": "no_mine", "player": 1, "card": "VEI-1", "reason": "no_mine"},
    {"event": "game_ended", "form": "several", "winners": [0, 1],
     "ranking": [{"player": 0, "rank": 1, "total": 49}, {"player": 1, "rank": 1, "total": 49}]},
]  # fmt: skip
"""Events that random games seldom or never reach."""
NAMELESS = {"auction_all_passed", "saloon_removed", "vein_removed"}
"""Those of these events that name no player."""

BOTH = ["0 CC SAL-1", "0 DG SAL-2"]


def all_others_bankrupt() -> Play:
    """BT-4.9: only the first player can bid, and gets the first choice for nothing by passing."""
    return table(AUCTION, gold=[5, 0, 0], row="CJ-02 CM-03 SN-06")


def first_player_bankrupt() -> Play:
    """BT-4.6: the last bidder may bid or leave the first choice to the bankrupt first player."""
    return table(AUCTION, gold=[0, 5, 0], row="CJ-02 CM-03 SN-06")


def two_saloons() -> Play:
    """BT-18.1: the winner has the Saloon Girls to place, and two saloons."""
    t = table(CHOOSE, round=8, mines=["0 CC-04 DG-05"], saloons=BOTH, row="GIR-1 CM-03 SN-06")
    return t.asks(0, "PICK").says("pick GIR-1")


def no_gold_for_the_fee() -> Play:
    """BT-7.7: the winner can pay the mayor nothing."""
    return table(CHOOSE, round=8, gold=[0, 9, 9], mines=["1 DG-02 DG-03"], row="DG-05 CM-03 SN-06")


def a_lively_saloon() -> Play:
    """BT-11.2: the winner has Dynamite, an opponent a saloon with Saloon Girls."""
    saloons = ["1 CC SAL-1 GIR-1", "1 CC SAL-2"]
    t = table(CHOOSE, round=8, mines=["1 CC-04"], saloons=saloons, row="DYN-1 CM-03 SN-06")
    return t.asks(0, "PICK").says("pick DYN-1")


def two_offices() -> Play:
    """BT-13.2: the winner has the Governor to place, and two offices."""
    t = table(CHOOSE, round=8, mines=["0 CC-04 CC-05 CC-06 DG-02 DG-03"], row="GOV-1 CM-03 SN-06")
    return t.asks(0, "PICK").says("pick GOV-1")


RARE_POSITIONS = (
    all_others_bankrupt, first_player_bankrupt, two_saloons, no_gold_for_the_fee, a_lively_saloon, two_offices
)  # fmt: skip
"""In each of these positions `asked_seat` finds the seat that is asked."""


def asked_seat(t: Play) -> int:
    """The seat that is asked."""
    [seat] = t.view(-1)["waiting"]
    return int(seat)
