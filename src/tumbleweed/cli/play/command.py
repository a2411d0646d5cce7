"""The command `tumbleweed play`."""

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import click

import tumbleweed as tw
from tumbleweed import bots
from tumbleweed.cli.languages import usual_language
from tumbleweed.cli.parameters import UnreadableFile, option_text
from tumbleweed.cli.play import saves
from tumbleweed.cli.play.game import Game, open_save
from tumbleweed.cli.play.loop import play_to_the_end
from tumbleweed.cli.play.terminal import Terminal
from tumbleweed.wording import wording
from tumbleweed.words import LANGUAGES

LAST = ""
"""`--resume` without a file: the game played last."""
USUAL_SEATS = 4


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
def play(
    game: str | None,
    seats: int | None,
    options: tuple[str, ...],
    seed: str | None,
    bot: str | None,
    language: str | None,
    resume: str | None,
    name: str | None,
) -> None:
    """Play GAME in the terminal against bots; without GAME there is a menu.

    Every answer is saved at once; Ctrl-C leaves and says how to resume.
    """
    terminal = Terminal(language or usual_language())
    if resume is not None:
        resumed(terminal, game, resume, language)
        return
    if game is None:
        if any(given not in (None, ()) for given in (seats, options, seed, bot, name)):
            raise terminal.failure(terminal.say("play.which_game", games=", ".join(tw.game_names())))
        import_module("tumbleweed.cli.play.menu").menu(language)  # which itself is built on this module
        return
    started(terminal, game, seats, _pairs(terminal, options), _seed(seed), bot, name)


def started(
    terminal: Terminal,
    game: str,
    seats: int | None,
    options: dict[str, Any],
    seed: int | str | None,
    bot: str | None,
    name: str | None,
) -> None:
    """A new game from beginning to end."""
    try:
        spec = tw.find(game)
        count = seats if seats is not None else min(max(USUAL_SEATS, spec.least_seats), spec.most_seats)
        s = tw.new(game, count, seed, options)
        names = names_for(terminal, name, count)
        playing = bot or bots.USUAL
        bots.find(playing, game, 0)  # complain about a bot nobody knows before anything begins
        play_to_the_end(Game(s, names, playing, terminal.language, saves.fresh_path(game)), terminal)
    except tw.TumbleweedError as error:
        raise terminal.failure(said(terminal, game, error)) from error


def resumed(terminal: Terminal, game: str | None, file: str, language: str | None) -> None:
    """A saved game from where it was left."""
    if file in tw.game_names() and not Path(file).exists():
        game, file = file, LAST  # `play --resume dice-town`
    path = saves.unfinished(game) if file == LAST else Path(file)
    if path is None:
        raise terminal.failure(terminal.say("play.nothing_saved", folder=saves.folder()))
    try:
        opened = open_save(path, language)
        terminal.speak(opened.language)
        play_to_the_end(opened, terminal)
    except saves.BadSave as bad:
        raise terminal.failure(why_bad(terminal, bad)) from bad
    except tw.TumbleweedError as error:
        raise terminal.failure(said(terminal, game, error)) from error


def why_bad(terminal: Terminal, bad: saves.BadSave) -> str:
    """What is wrong with a file, with its name."""
    reason = terminal.say(bad.reason) if isinstance(bad.reason, str) else said(terminal, None, bad.reason)
    return terminal.say("play.bad_save", file=bad.path, reason=reason)


def said(terminal: Terminal, game: str | None, error: tw.TumbleweedError) -> str:
    """An error of the engine in the person's language; what exactly was wrong is in the engine's own words."""
    if terminal.language == "en":
        return str(error)
    known = game if game in tw.game_names() else tw.game_names()[0]
    return f"{wording(str(known), terminal.language).error(error)} ({error})"


def names_for(terminal: Terminal, name: str | None, count: int) -> list[str]:
    """The person's name and those of the bots, all different."""
    printable = "".join(letter for letter in name or "" if letter.isprintable())
    person = " ".join(printable.split())[:20] or terminal.say("play.stranger")
    others: Sequence[str] = [bot for bot in terminal.say("play.bots").split(", ") if bot.lower() != person.lower()]
    return [person, *others[: count - 1]]


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
    """A whole number where it is one; the engine looks at the rest."""
    try:
        return int(given) if given is not None and len(given) < 20 else given
    except ValueError:
        return given
