"""A position written down as plain data, secrets included, and read again: what is the same for every game.

Each game has a module of this name, which says what its positions are made of. A position, once written down, must
open for ever, so the names of fields and steps never change; that is another reason why `Fields` lists them.
"""

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, Final, TypeVar

from tumbleweed.core import chance
from tumbleweed.core.options import plain
from tumbleweed.core.steps import Agenda, Ask, State, Step
from tumbleweed.games.table import GameTable

Position = dict[str, Any]
Made = TypeVar("Made", bound=State)

OF_EVERY_GAME: Final = ("game", "count", "answer", "answered", "ask_number", "open", "asked")


class Fields:
    """The fields of a game's positions that are written down as they are, and all kinds of steps by name."""

    def __init__(
        self, numbers: Sequence[str], tuples: Sequence[str], player: Sequence[str], modules: Sequence[ModuleType]
    ) -> None:
        self._numbers: Final = (*OF_EVERY_GAME, *numbers)
        self._tuples: Final = tuple(tuples)
        self._player: Final = tuple(player)
        self.steps: Final[dict[str, type[Step]]] = {
            name: found
            for module in modules
            for name, found in vars(module).items()
            if isinstance(found, type) and issubclass(found, Step)
        }

    def dump(self, s: State, table: GameTable, players: Sequence[object]) -> Position:
        """The position, without what comes next and what is the game's own."""
        data: Position = {name: getattr(s, name) for name in self._numbers}
        data["answers"] = list(s.answers)
        data.update({name: list(getattr(s, name)) for name in self._tuples})
        data["players"] = [[getattr(player, name) for name in self._player] for player in players]
        data["version"] = table.version
        data["options"] = plain(table.full)
        data.update(chance.written(s.chance))
        return data

    def load(self, s: Made, streams: tuple[str, ...], data: Mapping[str, Any]) -> Made:
        """Fills a fresh state with what was written down, except what is the game's own."""
        s.begin(data["game"], data["count"], chance.read_again(streams, data), None)
        for name in self._numbers:
            setattr(s, name, data[name])
        s.answers = list(data["answers"])
        for name in self._tuples:
            setattr(s, name, tuple(data[name]))
        if data["ask"] is not None:
            ask = self._made(data["ask"])
            assert isinstance(ask, Ask)
            s.ask = ask
        for step in reversed(data["agenda"]):
            s.agenda = Agenda(self._made(step), s.agenda)
        return s

    def _made(self, written: list[Any]) -> Step:
        return self.steps[written[0]](*written[1:])


def what_comes(s: State, silent: tuple[type[Step], ...] = ()) -> Position:
    """The open question and the agenda; `silent` steps are for those who watch and not part of a position."""
    agenda: list[list[Any]] = []
    cell = s.agenda
    while cell is not None:
        if not isinstance(cell.step, silent):
            agenda.append(_written(cell.step))
        cell = cell.rest
    return {"ask": None if s.ask is None else _written(s.ask), "agenda": agenda}


def _written(step: Step) -> list[Any]:
    return [type(step).__name__, *step.args()]
