"""A position written down as plain data, secrets included, and read again."""

from typing import Any, Final

from tumbleweed.core import chance
from tumbleweed.core.options import plain
from tumbleweed.core.steps import Agenda, Ask, Step
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
from tumbleweed.games.dodge_city.table import table_for
from tumbleweed.games.dodge_city.town import STREAMS, Player, Town

MODULES: Final[tuple[Any, ...]] = (
    buying, challenging, dealing, debts, drawing, dueling, ending, fire, leader_loses, losing, placing, raiding,
    reinforce, rules, settling, shift, shove, starting,
)  # fmt: skip
STEPS: Final[dict[str, type[Step]]] = {
    name: found
    for module in MODULES
    for name, found in vars(module).items()
    if isinstance(found, type) and issubclass(found, Step)
}
"""Every kind of step, by name."""

NUMBERS: Final = (
    "game", "count", "answer", "answered", "ask_number", "open", "asked", "number", "round", "starter", "active",
    "discs", "finished", "deck_top", "discards", "event_top", "event_discards", "free", "free_figure", "free_at",
    "free_all", "opening", "taken_back", "event", "drawer", "due", "done", "optional", "left", "fixed", "lifted",
    "raided", "debt", "treat", "fought", "aside", "winner", "by_duel", "reason",
)  # fmt: skip
LISTS: Final = ("answers",)
TUPLES: Final = ("deck", "events", "moved", "contests")
PLAYER: Final = ("cash", "supply", "hand", "shown", "chosen", "points", "discs", "placed", "unseen")


def write_down(s: Town) -> dict[str, Any]:
    """The whole position."""
    data: dict[str, Any] = {name: getattr(s, name) for name in NUMBERS}
    data.update({name: list(getattr(s, name)) for name in LISTS + TUPLES})
    data["players"] = [[getattr(player, name) for name in PLAYER] for player in s.players]
    data["houses"] = [
        [house.status, house.figure, house.owner, *(house.stones(seat) for seat in range(5))] for house in s.houses
    ]
    data["version"] = s.table.version
    data["options"] = plain(s.table.full)
    data.update(chance.written(s.chance))
    data["ask"] = None if s.ask is None else _step(s.ask)
    agenda: list[list[Any]] = []
    cell = s.agenda
    while cell is not None:
        agenda.append(_step(cell.step))
        cell = cell.rest
    data["agenda"] = agenda
    placed: list[list[Any]] = []
    last = s.last
    while last is not None:
        placed.append([last.building, last.cell, last.picture, last.opened])
        last = last.before
    data["placed"] = placed
    return data


def _step(step: Step) -> list[Any]:
    return [type(step).__name__, *step.args()]


def read_again(data: dict[str, Any]) -> Town:
    """The position that was written down."""
    s = Town()
    s.begin(data["game"], data["count"], chance.read_again(STREAMS, data), None)
    s.table = table_for(data["options"], data.get("version", 1))
    s.plan = s.table.plan_for(s.count)
    for name in NUMBERS:
        setattr(s, name, data[name])
    for name in LISTS:
        setattr(s, name, list(data[name]))
    for name in TUPLES:
        setattr(s, name, tuple(data[name]))
    s.players = [Player(*numbers) for numbers in data["players"]]
    s.houses = [house_of(site, *numbers) for site, numbers in zip(s.plan, data["houses"], strict=True)]
    s.menu = NO_OPTIONS
    if data["ask"] is not None:
        ask = _made(data["ask"])
        assert isinstance(ask, Ask)
        s.ask = ask
    for written in reversed(data["agenda"]):
        s.agenda = Agenda(_made(written), s.agenda)
    s.last = None
    for building, cell, picture, opened in reversed(data["placed"]):
        s.last = Placed(building, cell, picture, opened, s.last)
    return s


def house_of(site: Site, status: int, figure: int, owner: int, s0: int, s1: int, s2: int, s3: int, s4: int) -> House:
    """A building with these stones in it."""
    taken = s0 | s1 | s2 | s3 | s4
    buy = actions_of(BUY, site.number, site.free & ~taken) if status <= OPEN_HOUSE else NO_OPTIONS
    return House(status, figure, owner, taken, s0, s1, s2, s3, s4, buy)


def _made(written: list[Any]) -> Step:
    return STEPS[written[0]](*written[1:])
