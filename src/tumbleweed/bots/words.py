"""What bots are called and why they answer, in words that people read."""

from itertools import pairwise
from pathlib import Path
from typing import Final

from tumbleweed.bots.ladder import LEVELS, OLD_NAMES
from tumbleweed.bots.strength import found
from tumbleweed.bots.thinker import Reason
from tumbleweed.core.spec import find
from tumbleweed.words import read, words

HERE: Final = Path(__file__).parent
OWN: Final = "bots."
"""How the keys of the program's own reasons begin."""


def say(reason: Reason, game: str, language: str) -> str:
    """A reason in one or two sentences."""
    dictionary = words(language)
    if not reason.key.startswith(OWN):
        dictionary = read(HERE / find(game).name.replace("-", "_") / "words", language)
    said = dictionary.say(reason.key, **reason.values)
    return said if reason.more is None else f"{said} {say(reason.more, game, language)}"


def called(name: str, language: str) -> str:
    """A bot's name (`sheriff`, `deputy:stingy`) in words."""
    level, _, style = name.partition(":")
    own = words(language)
    said = own.say(f"bots.level.{OLD_NAMES.get(level, level)}")
    return own.say("bots.with_style", level=said, style=own.say(f"bots.style.{style}.name")) if style else said


def strength(level: str, game: str, language: str) -> str:
    """How much a level wins against three of the one below; nothing if that was not measured."""
    weaker = dict(pairwise(LEVELS)).get(level)
    one = None if weaker is None else found(game, level, weaker)
    if one is None:
        return ""
    own = words(language)
    return own.say("bots.strength", share=one.share, others=own.say(f"bots.several.{one.against}"))


def about(name: str, language: str) -> str:
    """What a level, or a style, is like."""
    own = words(language)
    key = f"bots.about.{name}"
    return own.say(key if key in own else f"bots.style.{name}.about")
