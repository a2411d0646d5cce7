"""Starting a game or going on with a saved one, and what to say when that is not possible."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import tumbleweed as tw
from tumbleweed import bots
from tumbleweed.cli.play import saves
from tumbleweed.cli.play.game import Game, open_save
from tumbleweed.cli.play.loop import play_to_the_end
from tumbleweed.cli.play.terminal import Terminal
from tumbleweed.core.chance import LESSON
from tumbleweed.lesson import lesson
from tumbleweed.wording import wording

LAST = ""
"""Stands for the game played last, instead of a file."""
USUAL_SEATS = 4


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
        _play(terminal, s, names_for(terminal, name, count), bot or bots.USUAL)
    except tw.TumbleweedError as error:
        raise terminal.failure(said(terminal, game, error)) from error


def taught(terminal: Terminal, game: str, bot: str | None, name: str | None) -> None:
    """The guided first game, which goes on as an ordinary one."""
    try:
        s = tw.new(game, seed=LESSON)
        others = lesson(game, terminal.language).names[1:]
        [person] = names_for(terminal, name, 1)
        if person in others:
            person = terminal.say("play.stranger")
        _play(terminal, s, [person, *others], bot or bots.GENTLE)
    except tw.TumbleweedError as error:
        raise terminal.failure(said(terminal, game, error)) from error


def _play(terminal: Terminal, s: tw.State, names: list[str], bot: str) -> None:
    bots.find(bot, s.game, 0)  # complain about an unknown bot before anything begins
    play_to_the_end(Game(s, names, bot, terminal.language, saves.fresh_path(s.game)), terminal)


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
    """What is wrong with a file, including its name."""
    reason = terminal.say(bad.reason) if isinstance(bad.reason, str) else said(terminal, None, bad.reason)
    return terminal.say("play.bad_save", file=bad.path, reason=reason)


def said(terminal: Terminal, game: str | None, error: tw.TumbleweedError) -> str:
    """An error of the engine in the person's language; the details are in the engine's own words."""
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
