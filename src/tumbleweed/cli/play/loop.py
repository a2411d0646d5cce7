"""The course of a game: bots answer, the person is asked, every answer is saved, and at the end the winner is named."""

import shlex
from pathlib import Path

import tumbleweed as tw
from tumbleweed.cli.play import learning, question
from tumbleweed.cli.play.game import Game
from tumbleweed.cli.play.saving import save
from tumbleweed.cli.play.terminal import Leave, Terminal


def play_to_the_end(game: Game, terminal: Terminal) -> None:
    """Plays on until the game is over or the person leaves; either way the game is saved."""
    try:
        _answer_all(game, terminal)
    except (Leave, KeyboardInterrupt):
        terminal.show("")
        terminal.tell("play.saved", "sage", command=f"tumbleweed play --resume {_quoted(game.path)}")
        return
    _show_end(game, terminal)


def _answer_all(game: Game, terminal: Terminal) -> None:
    save(game, terminal)
    while waiting := tw.waiting(game.s):
        learning.look_after(game, terminal)
        others = [seat for seat in waiting if seat != game.me]
        if others:
            game.let_bot_answer(others[0])
        else:
            show_turn(game, terminal)
            for action in question.ask(game, terminal):
                tw.apply(game.s, game.me, action)
        save(game, terminal)


def show_turn(game: Game, terminal: Terminal) -> None:
    """What happened since the person's last answer, then the table."""
    learning.tell_news(game, terminal)
    terminal.show(*game.face.board(game.seen()))
    learning.show_question_beats(game, terminal)


def _show_end(game: Game, terminal: Terminal) -> None:
    learning.tell_news(game, terminal)
    terminal.show(*game.face.final(game.seen()))
    terminal.tell("play.record", "soft", file=game.path, command=f"tumbleweed replay {_quoted(game.path)}")


def _quoted(path: Path) -> str:
    return shlex.quote(str(path))
