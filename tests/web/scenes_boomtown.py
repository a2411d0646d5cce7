"""Moments of Boomtown, one for every decision, as a person in seat 0 meets them."""

from collections.abc import Callable
from typing import Any

from tests.games.boomtown.scenario import PRODUCTION, Play, table

Scene = Callable[[], Play]
REST = [*PRODUCTION, "end_of_round"]
ROUND = ["auction", "pay", "choose", *REST]
PICKING = ["choose", *REST]

MINES = [
    "1 CM-04 CM-07 CM-10 CC-08 SN-09",
    "2 CJ-09 DG-06 DG-10 DG-11 SN-07",
    "3 CJ-07 CM-05 CC-04 CC-10 DG-03 SN-08",
    "0 CJ-06 CJ-08 CM-09 CC-05 DG-09 SN-04",
]
VALLEY: dict[str, Any] = {
    "seats": 4,
    "gold": [14, 9, 6, 11],
    "mines": MINES,
    "row": "CM-06 SN-11 DG-05 SAL-2",
    "first": 2,
    "round": 9,
    "governor": "DG",
    "veins": {"VEI-1": "DG-06"},
    "saloons": ["0 CJ SAL-1"],
    "cards": {0: "TEL-1", 1: "GIR-1", 3: "MUS-1"},
    "dice": ["24", "35", "61"],
    "holdup": ["45"],
}


def valley(run: list[str], **more: Any) -> Play:
    """Four players in round 9, with everything that can be on the table."""
    return table(run, **{**VALLEY, **more})


def bidding() -> Play:
    """Two are out, Mei (3) leads with 8, and I may bid more."""
    t = valley(ROUND)
    t.asks(2, "BID").says("bid 3")
    t.asks(3, "BID").says("bid 5")
    t.asks(0, "BID").says("bid 6")
    t.asks(1, "BID").says("pass")
    return t.asks(3, "BID").says("bid 8")


def nobody_bids() -> Play:
    """All others are out and nobody has bid (BT-4.6)."""
    t = valley(ROUND, first=1)
    for seat in (1, 2, 3):
        t.asks(seat, "BID").says("pass")
    return t


def stuck() -> Play:
    """With hidden gold I am asked even though I can only pass (BT-4.8)."""
    t = valley(ROUND, gold=[5, 9, 6, 11], gold_visibility="hidden", first=3)
    return t.asks(3, "BID").says("bid 5")


def three() -> Play:
    """Three at the table: the rest of the bid goes to the bank."""
    t = table(ROUND, seats=3, gold=[12, 9, 8], mines=[*MINES[:2], MINES[3]], row="CM-06 SN-11 DG-05", first=1, round=7)
    t.asks(1, "BID").says("bid 4")
    return t.asks(2, "BID").says("pass")


def five() -> Play:
    """Five at the table, early in the game, one of them bankrupt."""
    t = table(ROUND, seats=5, gold=[12, 9, 0, 11, 7], mines=["0 CJ-06", "1 CM-04", "2 DG-10", "3 SN-07", "4 CC-04"],
              row="CM-06 SN-11 DG-05 MUS-1 GOV-1", first=3, round=2)  # fmt: skip
    t.asks(3, "BID").says("bid 4")
    return t.asks(4, "BID").says("pass")


def first_row() -> Play:
    """The first round: nobody has anything."""
    return table(ROUND, seats=4, row="CJ-05 CM-07 CC-04 SN-02", first=0, round=1)


def pick(card: str, **more: Any) -> Play:
    """I choose first, and a card of the row asks something at once."""
    t = valley(PICKING, row=f"{card} SN-11 DG-05 CM-06", winner=0, bid=4, **more)
    t.asks(0, "PICK").says(f"pick {card}")
    return t


def late_pick() -> Play:
    """I choose second, with little gold left."""
    t = valley(PICKING, gold=[2, 9, 6, 11], winner=3, bid=5)
    return t.asks(3, "PICK").says("pick SN-11")


def mustang() -> Play:
    t = valley(PICKING, winner=1, bid=5, cards={0: "MUS-1", 1: "GIR-1"})
    return t.asks(1, "PICK").says("pick SN-11")


def picked_by_others() -> Play:
    """Somebody else chooses."""
    return valley(PICKING, winner=3, bid=5)


def before_the_roll() -> Play:
    """The last one but me chooses; then the roll follows at once. Mines pay, saloons collect."""
    t = valley(PICKING, winner=1, bid=5, row="CM-06 SN-11 DG-05 STG-1", cards={1: "GIR-1"},
               saloons=["0 CJ SAL-1", "1 CM SAL-2"], dice=["45", "35"])  # fmt: skip
    t.asks(1, "PICK").says("pick SN-11")
    return t.asks(2, "PICK").says("pick DG-05")


def crowded() -> Play:
    """The last round, and one player owns nearly a whole town."""
    mines = [
        "1 CM-03 CM-04 CM-05 CM-07 CM-08 CM-09 CM-10 CM-12",
        "2 CJ-09 DG-06 DG-10 DG-11 SN-07 CJ-04",
        "3 CJ-07 CC-04 CC-10 DG-03 SN-08 DG-02 DG-05",
        "0 CJ-06 CJ-08 CJ-02 CJ-05 CJ-12 CC-05 DG-09 SN-04",
    ]
    return valley(ROUND, mines=mines, round=15, row="CM-06 SN-11 CC-08 MUS-1", governor="CM", first=0,
                  cards={0: "TEL-1", 3: "GIR-1"}, saloons=["0 CJ SAL-1", "1 CM SAL-2"])  # fmt: skip


def over() -> Play:
    """The game is over: everything is counted."""
    return valley(["scoring"], row="", round=15, gold=[17, 9, 22, 0])


DECISIONS: dict[str, Scene] = {
    "BID": bidding,
    "BID-alone": nobody_bids,
    "BID-stuck": stuck,
    "BID-three": three,
    "BID-five": five,
    "BID-first": first_row,
    "BID-crowded": crowded,
    "PICK": lambda: valley(PICKING, winner=0, bid=4),
    "PICK-late": late_pick,
    "USE_MUSTANG": mustang,
    "DYNAMITE_TARGET": lambda: pick("DYN-1"),
    "EXPROPRIATION_TARGET": lambda: pick("EXP-1"),
    "HOLDUP": lambda: pick("HLD-1"),
    "VEIN_MINE": lambda: pick("VEI-1", veins={}),
    "SALOON_TOWN": lambda: pick("SAL-2"),
    "GIRLS_SALOON": lambda: pick("GIR-1", saloons=["0 CJ SAL-1", "0 CC SAL-2"], cards={}),
    "GOVERNOR_TOWN": lambda: pick("GOV-1", governor="", mines=[*MINES[:3], "0 CJ-06 CJ-08 SN-04 SN-02"]),
    "USE_TELEGRAPH": lambda: valley(REST, winner=0, bid=9),
}
"""Every decision of the game, some in several situations."""

WATCHING: dict[str, Scene] = {
    "others-bid": lambda: valley(ROUND),
    "others-pick": picked_by_others,
    "others-wire": lambda: valley(REST, winner=1, bid=5, cards={1: "TEL-1"}),
}
"""Moments at which I am not asked."""
