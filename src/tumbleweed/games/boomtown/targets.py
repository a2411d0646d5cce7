"""Mines and saloons as answers: which ones there are, and which the clock would choose."""

from typing import cast

from mypy_extensions import i64

from tumbleweed.games.boomtown.actions import LAST_MINE, MINE, MINES, SALOON
from tumbleweed.games.boomtown.town import Boomtown, Saloon


def mine_of(s: Boomtown, action: int) -> int:
    """The mine an action names."""
    return s.table.deck.mine_at[action - MINE]


def action_of(s: Boomtown, mine: int) -> int:
    """The action that names a mine."""
    return MINE + s.table.deck.place[mine]


def actions_of(s: Boomtown, mines: i64) -> tuple[int, ...]:
    """The actions that name a set of mines, ascending."""
    found: list[object] = []
    place = s.table.deck.place
    mine: i64 = 0
    left: i64 = mines
    while left:
        if left & 1:
            found.append(MINES[place[mine]])
        left >>= 1
        mine += 1
    return cast("tuple[int, ...]", tuple(found))


def others_mines(s: Boomtown, seat: int) -> i64:
    """The mines of all opponents, as a mask."""
    found: i64 = 0
    for other, player in enumerate(s.players):
        if other != seat:
            found |= player.mines
    return found


def saloon_number(s: Boomtown, saloon: Saloon) -> int:
    """0 for SAL-1, 1 for SAL-2."""
    return s.table.deck.copy[saloon.card]


def saloon_named(s: Boomtown, action: int) -> Saloon:
    """The saloon an action names."""
    for saloon in s.saloons:
        if SALOON + saloon_number(s, saloon) == action:
            return saloon
    raise AssertionError("only saloons that stand are named")


def richest(s: Boomtown, seat: int, options: tuple[int, ...]) -> int:
    """The clock's choice: the highest production value now; ties: the owner nearest clockwise, then the lowest id."""
    mines = [mine_of(s, action) for action in options if MINE <= action < LAST_MINE]
    best = min(mines, key=lambda mine: (-s.value(mine), (s.owner(mine) - seat) % s.count, mine))
    return action_of(s, best)
