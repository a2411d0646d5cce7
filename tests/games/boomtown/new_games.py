"""New games as the public API makes them, random games, and the cards of the box as the dossier lists them."""

import random
from collections.abc import Iterator
from typing import Any

from tests.games.boomtown.scenario import Play

import tumbleweed as tw
from tumbleweed.games.boomtown.town import Boomtown, boomtown

# section 2.5 of the dossier
MINES = {
    "CJ": {2: 6, 4: 3, 5: 2, 6: 5, 7: 6, 8: 3, 9: 4, 11: 2, 12: 5},
    "CM": {3: 5, 4: 6, 5: 3, 6: 9, 7: 5, 8: 1, 9: 3, 10: 4, 12: 5},
    "CC": {3: 1, 4: 3, 5: 5, 6: 4, 7: 3, 8: 4, 10: 6, 11: 3, 12: 6},
    "DG": {2: 5, 3: 4, 5: 2, 6: 4, 7: 2, 8: 5, 9: 4, 10: 7, 11: 3},
    "SN": {2: 6, 3: 3, 4: 5, 6: 1, 7: 4, 8: 2, 9: 7, 10: 2, 11: 4},
}
DANGER = ["CJ-07", "CM-06"]
EVENTS = {"CSH": 1, "DYN": 3, "EXP": 1, "GOV": 1, "HLD": 2, "MUS": 1, "VEI": 1, "SAL": 2, "GIR": 1, "STG": 1, "TEL": 1}
MINE_IDS = [f"{town}-{number:02}" for town, mines in MINES.items() for number in mines]
EVENT_IDS = [f"{kind}-{copy + 1}" for kind, copies in EVENTS.items() for copy in range(copies)]


def fresh(seats: int = 3, seed: int = 3, **options: Any) -> Play:
    """A new game, as the public API makes it."""
    return Play(boomtown(tw.new("boomtown", seats, seed, options)))


def row_cards(t: Play) -> list[str]:
    return [slot["card"] for slot in t.view(-1)["row"]]


def words() -> list[str]:
    """The cards of the box, written as a custom deck."""
    mines = [
        f"{town}-{number:02}={value}{'D' if f'{town}-{number:02}' in DANGER else ''}"
        for town, of_town in MINES.items()
        for number, value in of_town.items()
    ]
    return mines + [kind for kind, copies in EVENTS.items() for copy in range(copies)]


def steps(seed: int, seats: int, time_outs: float = 0.0, **options: Any) -> Iterator[Boomtown]:
    """A game played to its end with random answers, some of them defaults: the position after each answer."""
    choice = random.Random(seed)
    s = boomtown(tw.new("boomtown", seats, seed, options))
    yield s
    while tw.waiting(s):
        seat = tw.waiting(s)[0]
        if choice.random() < time_outs:
            tw.time_out(s, seat)
        else:
            tw.apply(s, seat, choice.choice(tw.legal(s, seat)))
        yield s
