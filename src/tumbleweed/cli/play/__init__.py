"""Playing in a terminal: the command `play`, and the menu it opens when no game is named."""

from tumbleweed.cli.play.command import play

__all__ = ["play"]
