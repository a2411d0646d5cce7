"""A position written down as plain data, secrets included, and read again."""

from functools import reduce
from operator import or_
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tumbleweed.games.dodge_city import (
    buying,
    challenging,
    dealing,
    debts,
    drawing,
    dueling,
    ending,
    losing,
    placing,
    raiding,
    rules,
    settling,
    starting,
)
from tumbleweed.games.dodge_city.actions import BUY, actions_of
from tumbleweed.games.dodge_city.board import Site
from tumbleweed.games.dodge_city.effects import fire, leader_loses, reinforce, shift, shove
from tumbleweed.games.dodge_city.house import NO_OPTIONS, OPEN_HOUSE, House, Placed
from tumbleweed.games.dodge_city.table import TABLES
from tumbleweed.games.dodge_city.town import STREAMS, Player, Town
from tumbleweed.games.dump import Fields, Position, what_comes

FIELDS: Final = Fields(
    numbers=(
        "number", "round", "starter", "active", "discs", "finished", "deck_top", "discards", "event_top",
        "event_discards", "free", "free_figure", "free_at", "free_all", "opening", "taken_back", "event", "drawer",
        "due", "done", "optional", "left", "fixed", "lifted", "raided", "debt", "treat", "fought", "aside", "winner",
        "by_duel", "reason",
    ),
    tuples=("deck", "events", "moved", "contests"),
    player=("cash", "supply", "hand", "shown", "chosen", "points", "discs", "placed", "unseen"),
    modules=(
        buying, challenging, dealing, debts, drawing, dueling, ending, fire, leader_loses, losing, placing, raiding,
        reinforce, rules, settling, shift, shove, starting,
    ),
)  # fmt: skip


def dump(s: Town) -> Position:
    """The whole position."""
    data = FIELDS.dump(s, s.table, s.players)
    data["houses"] = [[house.status, house.figure, house.owner, *house.all_stones()] for house in s.houses]
    data.update(what_comes(s))
    placed: list[list[Any]] = []
    last = s.last
    while last is not None:
        placed.append([last.building, last.cell, last.picture, last.opened])
        last = last.before
    data["placed"] = placed
    return data


def load(data: Position) -> Town:
    """The position that was written down."""
    s = FIELDS.load(Town(), STREAMS, data)
    s.table = TABLES.find(data["options"], data.get("version", 1))
    s.plan = s.table.plan_for(s.count)
    s.players = [Player(*numbers) for numbers in data["players"]]
    s.houses = [house_of(site, *numbers) for site, numbers in zip(s.plan, data["houses"], strict=True)]
    s.menu = NO_OPTIONS
    for building, cell, picture, opened in reversed(data["placed"]):
        s.last = Placed(building, cell, picture, opened, s.last)
    return s


def house_of(site: Site, status: int, figure: int, owner: int, *stones: int) -> House:
    """A building with these stones in it, a mask for each seat."""
    taken = reduce(or_, stones)
    buy = actions_of(BUY, site.number, site.free & ~taken) if status <= OPEN_HOUSE else NO_OPTIONS
    return House(status, figure, owner, taken, vec[i64](stones), buy)
