"""`? NAME`: what something on the table is; without a fitting name, everything that can be asked."""

from collections.abc import Iterable, Iterator
from typing import Final

from rich.table import Table
from rich.text import Text

import tumbleweed as tw
from tumbleweed.cli.play.drawing import print_of
from tumbleweed.cli.play.game import Game
from tumbleweed.cli.play.terminal import Terminal
from tumbleweed.help import Help, Thing, help_of

SIGN: Final = "?"
MANY: Final = 8
"""More things of a name than this are listed by kind."""


def asks(typed: str) -> bool:
    """Whether a line asks what something is."""
    return typed.startswith(SIGN) and typed != SIGN


def show_thing(game: Game, terminal: Terminal, typed: str) -> None:
    """The thing that was named; if there are several or none, their names."""
    known = help_of(game.s.game, terminal.language, tw.version(game.s))
    here = known.at(game.seen().view["options"])
    wanted = typed.removeprefix(SIGN).strip()
    found = named(here.values(), wanted)
    if len(found) == 1:
        terminal.show(print_of(_about(found[0], terminal), found[0].name, known.kinds[found[0].kind]))
    elif 1 < len(found) <= MANY:
        terminal.tell("play.ask_several", names=", ".join(each.name for each in found))
    else:
        if not found and wanted != SIGN:
            terminal.refuse(terminal.say("play.ask_unknown", name=wanted))
        terminal.show(_everything(known, found or here.values()))


def named(things: Iterable[Thing], wanted: str) -> list[Thing]:
    """The things that somebody means: of this very name, or else with a name that begins so, or else has it inside."""
    text = wanted.casefold()
    if not text:
        return []
    known = list(things)
    for fits in (
        [each for each in known if text in (each.name.casefold(), each.key.casefold())],
        [each for each in known if each.name.casefold().startswith(text)],
        [each for each in known if text in each.name.casefold() or text in each.key.casefold().split(".")],
    ):
        if fits:
            return fits
    return []


def _about(thing: Thing, terminal: Terminal) -> Table:
    grid = Table.grid()
    grid.add_row(Text(thing.text, style="bold"))
    for each in thing.more:
        grid.add_row(Text(each.text))
    grid.add_row(Text(", ".join(thing.rules), style="dusk"))
    return grid


def _everything(known: Help, things: Iterable[Thing]) -> Table:
    """The names of things, by what they are."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for kind, names in _by_kind(known, list(things)):
        grid.add_row(Text(known.kinds[kind], style="title"), Text(", ".join(names)))
    return grid


def _by_kind(known: Help, things: list[Thing]) -> Iterator[tuple[str, list[str]]]:
    for kind in known.kinds:
        names = [each.name for each in things if each.kind == kind]
        if names:
            yield kind, names
