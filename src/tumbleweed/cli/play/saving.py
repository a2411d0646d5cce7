"""The game is written down after every answer; where that is not possible, the command ends with the reason."""

from tumbleweed.cli.play.game import Game
from tumbleweed.cli.play.terminal import Terminal


def save(game: Game, terminal: Terminal) -> None:
    """Writes the game down."""
    try:
        game.save()
    except OSError as error:
        raise terminal.failure(
            terminal.say("play.cannot_save", file=game.path, reason=error.strerror or error)
        ) from error
