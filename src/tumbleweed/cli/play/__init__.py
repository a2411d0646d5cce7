"""Playing in a terminal: the command `play`, and the menu that a plain `tumbleweed` opens."""

from tumbleweed.cli.play.command import play
from tumbleweed.cli.play.menu import menu

__all__ = ["menu", "play"]
