"""A position written down as plain data, secrets included, and read again."""

from typing import Any, Final

from tumbleweed.core import chance
from tumbleweed.core.options import plain
from tumbleweed.core.steps import Agenda, Ask, Step
from tumbleweed.games.boomtown import auction, choosing, drawing, production, rules, scoring, waiting
from tumbleweed.games.boomtown.cards import (
    dynamite,
    expropriation,
    governor,
    holdup,
    mustang,
    new_vein,
    saloon,
    saloon_girls,
    telegraph,
)
from tumbleweed.games.boomtown.table import table_for
from tumbleweed.games.boomtown.town import STREAMS, Boomtown, Player, Saloon, Vein

MODULES: Final[tuple[Any, ...]] = (
    auction, choosing, drawing, dynamite, expropriation, governor, holdup, mustang, new_vein, production, rules,
    saloon, saloon_girls, scoring, telegraph, waiting,
)  # fmt: skip
STEPS: Final[dict[str, type[Step]]] = {
    name: found
    for module in MODULES
    for name, found in vars(module).items()
    if isinstance(found, type) and issubclass(found, Step)
}
"""Every kind of step, by name."""

NUMBERS: Final = (
    "game", "count", "answer", "answered", "ask_number", "open", "asked", "round", "phase", "first", "bank", "top",
    "left", "passed", "high", "bidder", "place", "offices", "governor", "governor_card", "die1", "die2",
    "rolled", "winners",
)  # fmt: skip
LISTS: Final = ("answers",)
PLAYER: Final = ("gold", "bid", "mines", "counts", "events")
TUPLES: Final = ("deck", "unseen", "returned", "removed", "row", "order")


def write_down(s: Boomtown) -> dict[str, Any]:
    """The whole position."""
    data: dict[str, Any] = {name: getattr(s, name) for name in NUMBERS}
    data.update({name: list(getattr(s, name)) for name in LISTS + TUPLES})
    data["players"] = [[getattr(player, name) for name in PLAYER] for player in s.players]
    data["version"] = s.table.version
    data["options"] = plain(s.table.full)
    data.update(chance.written(s.chance))
    data["veins"] = [[vein.card, vein.mine] for vein in s.veins]
    data["saloons"] = [[saloon.card, saloon.owner, saloon.town, saloon.girls] for saloon in s.saloons]
    data["deeds"] = list(s.deeds)
    data["ask"] = None if s.ask is None else _step(s.ask)
    agenda: list[list[Any]] = []
    cell = s.agenda
    while cell is not None:
        agenda.append(_step(cell.step))
        cell = cell.rest
    data["agenda"] = agenda
    return data


def _step(step: Step) -> list[Any]:
    return [type(step).__name__, *step.args()]


def read_again(data: dict[str, Any]) -> Boomtown:
    """The position that was written down."""
    s = Boomtown()
    s.begin(data["game"], data["count"], chance.read_again(STREAMS, data), None)
    s.table = table_for(data["options"], data.get("version", 1))
    for name in NUMBERS:
        setattr(s, name, data[name])
    for name in LISTS:
        setattr(s, name, list(data[name]))
    for name in TUPLES:
        setattr(s, name, tuple(data[name]))
    s.players = [Player(*numbers) for numbers in data["players"]]
    s.veins = tuple(Vein(*numbers) for numbers in data["veins"])
    s.saloons = tuple(Saloon(*numbers) for numbers in data["saloons"])
    s.deeds = bytes(data["deeds"])
    if data["ask"] is not None:
        ask = _made(data["ask"])
        assert isinstance(ask, Ask)
        s.ask = ask
    for written in reversed(data["agenda"]):
        s.agenda = Agenda(_made(written), s.agenda)
    return s


def _made(written: list[Any]) -> Step:
    return STEPS[written[0]](*written[1:])
