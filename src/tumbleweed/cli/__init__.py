"""The command line: `tumbleweed` runs the table server, `tumbleweed COMMAND` does the rest.

Commands are imported when they are called, so that each starts quickly. Every error a person can cause gets one line.
"""

import contextlib
import sys
from collections.abc import Sequence
from importlib import import_module
from platform import python_version
from typing import Any, Final, NoReturn

import click

from tumbleweed import TumbleweedError, __version__, native
from tumbleweed.cli import checkout

COMMANDS: Final = {
    "serve": "Run the table server: play with friends by a link.",
    "play": "Play a game against bots, here in the terminal.",
    "games": "List the games, or a game's table options.",
    "simulate": "Play many random games, and print their numbers.",
    "replay": "Replay a record and say whether it is sound.",
    "verify": "Prove from a record that a game's dice were fair.",
    "check-records": "Replay all stored games, and list differences.",
    "arena": "Let bots play against each other, and rate them.",
    "balance": "Report how a table plays: length, seats, what matters.",
    "fuzz": "Search a game for mistakes by playing at random.",
}
"""Each command and what it does. A command is in the module of its name, under the same name. A checkout has more."""

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


class Commands(click.Group):
    """Imports a command when it is needed, and reports errors in one line."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*COMMANDS, *checkout.commands()]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name in checkout.COMMANDS:
            return checkout.command(cmd_name)
        if cmd_name not in COMMANDS:
            return None
        name = cmd_name.replace("-", "_")
        command: click.Command = getattr(import_module(f"tumbleweed.cli.{name}"), name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list({**COMMANDS, **checkout.commands()}.items()))

    def main(  # type: ignore[override]  # one signature instead of overloads
        self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any
    ) -> Any:
        args = with_command(list(sys.argv[1:] if args is None else args))
        _write_anything()
        if not extra.pop("standalone_mode", True):
            return super().main(args, prog_name, standalone_mode=False, **extra)
        try:
            result = super().main(args, prog_name, standalone_mode=False, **extra)
        except click.Abort:
            click.echo(err=True)
            sys.exit(INTERRUPTED)
        except click.ClickException as error:
            _complain(error.format_message())
        except TumbleweedError as error:
            _complain(str(error))
        sys.exit(result if isinstance(result, int) else 0)


def with_command(args: list[str]) -> list[str]:
    """Without a command the server runs: `tumbleweed --port 8123` is `tumbleweed serve --port 8123`."""
    own = args and (not args[0].startswith("-") or args[0] in ("-h", "--help", "--version"))
    return args if own else ["serve", *args]


def _write_anything() -> None:
    """Output that cannot encode stars or boxes gets question marks, not an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]


def _complain(message: str) -> NoReturn:
    """Prints the error in one line and exits with the code for bad input."""
    click.echo(f"tumbleweed: {' '.join(message.split())}", err=True)
    sys.exit(BAD_INPUT)


def _show_version(ctx: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    if wanted:
        build = "compiled" if native.compiled() else "interpreted"
        click.echo(f"tumbleweed {__version__} (Python {python_version()}, {build})")
        ctx.exit()


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=_show_version, help="Show the version."
)
def main() -> None:
    """Western board games, complete and faithful. Without a command: the server (`tumbleweed serve --help`)."""
