"""Moments of Dodge City, one for every decision, as a person in seat 0 meets them."""

from collections.abc import Callable
from typing import Any

from tests.games.dodge_city.scenario import Play, town

Scene = Callable[[], Play]

UPR = "gunman\n........\n.B1..0D.\n..1P.0..\n.11.22..\n.K....H."
SAL = "lady\n.......\nB3333..\n..D3P1.\n...11.K\n......."
BNK = "sheriff\nB000.\n..D0.\n33.0.\n.1P0.\n.11.K"
OFF = "bandit\nB00D\n222.\n..33\nP..K"
HOT = "cowboy\n.33..0\n.B..D.\n222222\nP.11.K\n...1.."
HOT_CUT = "cowboy\n.33..0\n.B..D.\n22.222\nP.11.K\n...1.."
STO_TWO = "bandit\n..2222\nB22D.2\n33P33K\n.333.."
CROWDED = "lady\n.......\nB333300\n..D3P00\n..111.K\n......."
FULL = "cowboy\n.....0\n.B..D.\n222222\nP.11.K\n11.1.."
FOUR = {"UPR": UPR, "SAL": SAL, "BNK": BNK, "OFF": OFF, "HOT": HOT, "POS": "controlled 1 gunman"}
CASH = [1350, 600, 1450, 1000]
HANDS = [["S2", "I1", "L6", "Q1"], ["G5", "C1", "B7", "Q2"], ["L4", "B4", "S6", "C5"], ["G6", "L2", "Q3", "C7"]]


def in_town(*run: str, **more: Any) -> Play:
    """Four at the table, most buildings contested."""
    return town(*run, **{"hands": HANDS, "cash": CASH, "buildings": FOUR, "starter": 2, "number": 3, **more})


def start() -> Play:
    return in_town("start", "placing_1")


def chosen() -> Play:
    return start().asks(0, "D-1").says("play S2")


def card() -> Play:
    return in_town("turn 0", hands=[HANDS[0][:3], *HANDS[1:]])


def placing(cash: int = 1350) -> Play:
    """A picture card is played: free stones and money."""
    t = in_town("turn 0", hands=[HANDS[0][:3], *HANDS[1:]], cash=[cash, *CASH[1:]])
    return t.asks(0, "D-2").says("play S2")


def placed() -> Play:
    """Two stones lie there already and can be taken back."""
    return placing().asks(0, "D-4").says("free BNK 3,4", "free BNK 2,4")


def opening() -> Play:
    return placing().asks(0, "D-4").says("open STO cowboy")


def five() -> Play:
    """All ten buildings."""
    third = {
        "LIV": "cowboy\nB44###\n..4###\n..4...\nD..P..\n....K.",
        "CHU": "lady\n.B44.\n..0.D\n..0..\nP.0..\n...K.",
        "YRD": "sheriff\n.......\n.B111D.\n..1....\n..1P...\n.K...H.\n.......",
    }
    hands = [*[hand[:3] for hand in HANDS], ["C4", "C6", "S7"]]
    t = town("turn 0", seats=5, hands=hands, cash=[*CASH, 800], buildings={**FOUR, **third}, number=4)
    return t.asks(0, "D-2").says("play L6")


def two() -> Play:
    """The centre alone."""
    buildings = {
        "SAL": "lady\n.......\nB1.....\n..D.P..\n..0...K\n.......",
        "BNK": "sheriff\nB00..\n..D0.\n.1...\n.1P..\n.11.K",
    }
    t = town("turn 0", hands=[["S2", "I1", "L6"], ["G5", "C1", "B7"]], cash=[1350, 600], buildings=buildings)
    return t.asks(0, "D-2").says("play L6")


def raid() -> Play:
    t = in_town("turn 0", hands=[["I1", "L6", "S2"], *HANDS[1:]])
    return t.asks(0, "D-2").says("play I1")


def event(card_: str, seat: int = 0, **more: Any) -> Play:
    """Somebody draws an event."""
    return in_town(f"event {seat}", **{"events": [card_], **more})


def duel(**more: Any) -> Play:
    hands = {"hands": [["G7"], ["S5"], ["Q1"], ["B5"]]}
    return in_town("duel", "settlement", "end_of_pass", **{**hands, "starter": 0, **more})


def removal() -> Play:
    """I have won a duel over a chain of six."""
    upr = "gunman\n........\n.B3..0D.\n.13P.0..\n.111111.\n.K.22.H."
    t = duel(buildings={**FOUR, "UPR": upr, "HOT": HOT_CUT})
    return t.asks(0, "D-14").says("challenge 1 UPR")


def control() -> Play:
    """A control duel has been fought, and it is my turn to challenge."""
    return duel(buildings={**FOUR, "STO": STO_TWO, "HOT": HOT_CUT})


def watching() -> Play:
    return in_town("turn 1", "turn 2")


def revealed() -> Play:
    """All cards but one are chosen: the next choice turns them over."""
    t = start()
    t.asks(0, "D-1").says("play L6")
    t.asks(1, "D-1").says("play G5")
    return t.asks(2, "D-1").says("play L4")


def over() -> Play:
    buildings = {
        "SAL": "controlled 0 lady", "OFF": "controlled 1 sheriff", "BNK": "controlled 2 gunman",
        "HOT": "controlled 0 cowboy", "POS": "neutral bandit", "STO": "controlled 1 cowboy",
    }  # fmt: skip
    return town("end_of_pass", seats=4, cash=CASH, buildings=buildings, number=6)


DECISIONS: dict[str, Scene] = {
    "D-1": start,
    "D-2": card,
    "D-3": raid,
    "D-4": placing,
    "D-4-placed": placed,
    "D-4-opening": opening,
    "D-4-five": five,
    "D-4-two": two,
    "D-5": lambda: event("EV09", cash=[100, *CASH[1:]]),
    "D-6": lambda: event("EV15"),
    "D-7": lambda: event("EV17", buildings={**FOUR, "SAL": CROWDED, "HOT": FULL}),
    "D-8": lambda: event("EV17", buildings={**FOUR, "HOT": HOT_CUT, "SAL": CROWDED}),
    "D-9": lambda: event("EV18", buildings={"BNK": BNK, "SAL": "lady\n.......\nB3333..\n..D.P1.\n...1..K\n......."}),
    "D-10": lambda: event("EV20"),
    "D-11": lambda: event("EV21"),
    "D-12": lambda: event("EV23"),
    "D-12-to": lambda: event("EV23").asks(0, "D-12").says("move BNK 0,1"),
    "D-13": lambda: event("EV24"),
    "D-14": duel,
    "D-14-control": control,
    "D-15": removal,
}
"""What is decided, by its id."""

WATCHING: dict[str, Scene] = {"chosen": chosen, "watching": watching}
"""Moments at which I am not asked."""
