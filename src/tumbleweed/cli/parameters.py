"""What several commands ask for: a game, seats, table options, a seed."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import click

from tumbleweed import TumbleweedError, find
from tumbleweed.core.options import Option
from tumbleweed.core.spec import GameSpec

USUAL_SEATS: Final = 4

Decorated = Callable[..., Any]


class GameName(click.ParamType[GameSpec]):
    """A game by its name."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> GameSpec:
        try:
            return value if isinstance(value, GameSpec) else find(str(value))
        except TumbleweedError as error:
            self.fail(str(error), param, ctx)


FROM_FILE: Final = "@"
"""The first letter of a value that names a file: `board=@mytown.toml`."""


class UnreadableFile(Exception):
    """A file for an option's value cannot be read."""

    def __init__(self, file: str, reason: object) -> None:
        super().__init__(f"{file} cannot be read: {reason}")
        self.file: Final = file
        self.reason: Final = reason


def option_text(value: str) -> str:
    """An option's value as given, or the contents of the file it names."""
    text = value.strip()
    if not text.startswith(FROM_FILE):
        return text
    file = text.removeprefix(FROM_FILE).strip()
    try:
        return Path(file).expanduser().read_text(encoding="utf-8").strip()
    except (OSError, ValueError, RuntimeError) as error:
        raise UnreadableFile(file, getattr(error, "strerror", None) or "it is not a text") from error


def read_options(ctx: click.Context, parameter: click.Parameter, given: tuple[str, ...]) -> dict[str, str]:
    """`name=value` texts as a mapping."""
    read: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        name = name.strip()
        if not name or not equals:
            raise click.BadParameter(f"{text!r} is not NAME=VALUE, such as edition=first")
        if name in read:
            raise click.BadParameter(f"{name} is given twice")
        try:
            read[name] = option_text(value)
        except UnreadableFile as error:
            raise click.BadParameter(str(error)) from error
    return read


def checked_options(spec: GameSpec, given: dict[str, str]) -> dict[str, Any]:
    """Texts turned into the options' own values; complains about names and values the game does not have."""
    known: dict[str, Option] = {option.name: option for option in spec.options}
    for name in given:
        if name not in known:
            raise click.UsageError(f"{spec.name} has no option {name!r}; options are {', '.join(known)}")
    return {name: known[name].read(value) for name, value in given.items()}


def usual_seats(spec: GameSpec) -> int:
    """Four, or as close to that as the game allows."""
    return max(spec.least_seats, min(USUAL_SEATS, spec.most_seats))


def game_argument(command: Decorated) -> Decorated:
    return click.argument("spec", metavar="GAME", type=GameName())(command)


def table_option(command: Decorated) -> Decorated:
    text = (
        "A table option, such as edition=first; `tumbleweed games GAME` lists them. "
        "NAME=@FILE takes the value from a file. Can be repeated."
    )
    return click.option("--option", "options", metavar="NAME=VALUE", multiple=True, callback=read_options, help=text)(
        command
    )


def seed_option(command: Decorated) -> Decorated:
    return click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True, help="Decides all chance.")(
        command
    )


def json_option(command: Decorated) -> Decorated:
    return click.option("--json", "as_json", is_flag=True, help="Print JSON, and nothing else.")(command)
