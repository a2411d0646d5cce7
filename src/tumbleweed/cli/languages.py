"""The language of the reader, and in it a game's options and events."""

import os
from collections.abc import Callable, Mapping
from typing import Any, Final

import click

from tumbleweed.core.options import NumberOption, Option
from tumbleweed.wording import wording
from tumbleweed.words import LANGUAGES, words


def usual_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language the machine is set to, if we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if setting := environment.get(name):
            spoken = setting[:2].lower()
            return spoken if spoken in LANGUAGES else "en"
    return "en"


def lang_option(command: Callable[..., Any]) -> Callable[..., Any]:
    return click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language.")(
        command
    )


def option_words(game: str, name: str, lang: str) -> tuple[str, str]:
    """Title and explanation of a table option."""
    return wording(game, lang).option(name)


def value_words(game: str, name: str, value: Any, lang: str) -> str:
    """A value of a table option in words."""
    return wording(game, lang).option_value(name, value)


def option_form(game: str, name: str, lang: str) -> str:
    """How something of the table's own is written; empty if an option takes only its values."""
    return wording(game, lang).option_form(name)


def range_words(option: Option, lang: str) -> str:
    """Which numbers may be given besides an option's values, in words; empty if none."""
    say = words(lang).say
    if isinstance(option, NumberOption):
        low, high, step = option.reach
        return say("games.stepped" if step > 1 else "games.number", low=low, high=high, step=step)
    if option.values:
        return ""
    low, high, most = option.limits
    return say("games.list", low=low, high=high, most=most)


class Teller:
    """Tells events line by line; a record has no names, so players are called by their seats."""

    def __init__(self, game: str, lang: str, seats: int, version: int) -> None:
        self._words: Final = wording(game, lang, version)
        called = words(lang).say("column.seat")
        self._names: Final = [f"{called} {seat}" for seat in range(seats)]

    def line(self, event: dict[str, Any]) -> str:
        """An event in words; empty if there is nothing to say about it."""
        return self._words.event(event, self._names) or ""
