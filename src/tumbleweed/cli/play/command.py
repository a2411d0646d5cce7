"""The command `tumbleweed play`."""

from collections.abc import Sequence
from typing import Any

import click

import tumbleweed as tw
from tumbleweed.cli.languages import usual_language
from tumbleweed.cli.parameters import UnreadableFile, option_text
from tumbleweed.cli.play.menu import menu
from tumbleweed.cli.play.starting import LAST, resumed, started, taught
from tumbleweed.cli.play.terminal import Terminal
from tumbleweed.words import LANGUAGES


@click.command()
@click.argument("game", required=False)
@click.option("--seats", type=int, help="Players, you included.  [default: 4, or what the game allows]")
@click.option(
    "--option",
    "options",
    multiple=True,
    metavar="K=V",
    help="A table option, such as edition=first; NAME=@FILE reads it from a file.",
)
@click.option("--seed", help="A whole number; the same one gives the same luck.")
@click.option(
    "--bot",
    metavar="LEVEL[:STYLE]",
    help="Who plays the other seats: tenderfoot, deputy, sheriff or random, or sheriff:gambler.  [default: deputy]",
)
@click.option("--lang", "language", type=click.Choice(LANGUAGES), help="The language.  [default: the machine's]")
@click.option("--resume", is_flag=False, flag_value=LAST, metavar="[FILE]", help="Go on with a saved game.")
@click.option("--name", help="Your name at the table.")
@click.option("--learn", is_flag=True, help="A guided first game: what happens is explained, then you play on.")
def play(
    game: str | None,
    seats: int | None,
    options: tuple[str, ...],
    seed: str | None,
    bot: str | None,
    language: str | None,
    resume: str | None,
    name: str | None,
    learn: bool,
) -> None:
    """Play GAME in the terminal against bots; without GAME there is a menu.

    Every answer is saved at once; Ctrl-C leaves and says how to resume.
    """
    terminal = Terminal(language or usual_language())
    if resume is not None:
        resumed(terminal, game, resume, language)
        return
    if game is None:
        if learn or any(given not in (None, ()) for given in (seats, options, seed, bot, name)):
            raise terminal.failure(terminal.say("play.which_game", games=", ".join(tw.game_names())))
        menu(language)
        return
    if learn:
        if any(given not in (None, ()) for given in (seats, options, seed)):
            raise terminal.failure(terminal.say("lesson.own_table"))
        taught(terminal, game, bot, name)
        return
    started(terminal, game, seats, _pairs(terminal, options), _seed(seed), bot, name)


def _pairs(terminal: Terminal, options: Sequence[str]) -> dict[str, Any]:
    """`k=v`, several times."""
    pairs: dict[str, Any] = {}
    for pair in options:
        key, sign, value = pair.partition("=")
        if not sign:
            raise terminal.failure(terminal.say("play.option_form", given=pair))
        try:
            pairs[key.strip()] = option_text(value)
        except UnreadableFile as error:
            raise terminal.failure(terminal.say("play.option_file", file=error.file, reason=error.reason)) from error
    return pairs


def _seed(given: str | None) -> int | str | None:
    """A whole number if the text is one; everything else is left to the engine."""
    try:
        return int(given) if given is not None and len(given) < 20 else given
    except ValueError:
        return given
