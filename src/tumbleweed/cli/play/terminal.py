"""Talking with the person: lines out through rich, lines in from the terminal or from a file."""

import sys
from typing import Any, Final

import click
from rich.console import Console, RenderableType
from rich.text import Text

from tumbleweed.cli.play.drawing import THEME
from tumbleweed.words import words


class Leave(Exception):
    """The person leaves: they said so, pressed Ctrl-C, or there is nothing more to read."""


class Terminal:
    """A console and a language."""

    def __init__(self, language: str) -> None:
        self.speak(language)
        self.console: Final = Console(theme=THEME, highlight=False, markup=False, emoji=False)

    def speak(self, language: str) -> None:
        """Changes the language."""
        self.language = language
        self.words = words(language)

    def say(self, key: str, **values: Any) -> str:
        """A sentence in the person's language."""
        return self.words.say(key, **values)

    def show(self, *things: RenderableType) -> None:
        """Prints things, one below the other."""
        for thing in things:
            self.console.print(thing)

    def tell(self, key: str, style: str = "", **values: Any) -> None:
        """Prints a sentence, without breaking a path in it across lines."""
        self.console.print(Text(self.say(key, **values), style=style), soft_wrap=True)

    def refuse(self, sentence: str) -> None:
        """Refuses an input, saying in one line what would be right."""
        self.console.print(Text(sentence, style="rust"), soft_wrap=True)

    def line(self, prompt: str) -> str:
        """What the person types, without spaces at the ends; raises `Leave` when there is nothing more to read."""
        self.console.print(Text(f"{prompt} ", style="ochre"), end="", soft_wrap=True)
        try:
            typed = input()
        except (EOFError, KeyboardInterrupt) as gone:
            self.console.print()
            raise Leave from gone
        if not sys.stdin.isatty():
            self.console.print(Text(typed))  # a terminal has echoed it already
        return " ".join(typed.split())

    def failure(self, sentence: str) -> click.ClickException:
        """The error with which the command ends."""
        return click.ClickException(sentence)
