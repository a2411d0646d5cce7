"""What can be played here: games, options, bots, in the reader's language."""

from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel

from tumbleweed import bots
from tumbleweed.bots.words import about, called, strength
from tumbleweed.core.options import NumberOption, Option
from tumbleweed.core.spec import GameSpec
from tumbleweed.games import GAMES
from tumbleweed.server.refusals import Refusal, server_words
from tumbleweed.server.rest.who_asks import PROBLEMS, ALanguage
from tumbleweed.server.table.clock import KINDS
from tumbleweed.wording import Wording, wording
from tumbleweed.words import words

router = APIRouter(tags=["games"], responses=PROBLEMS)


class Named(BaseModel):
    """A value and its words."""

    value: Any
    words: str


class GameOption(BaseModel):
    """A table option, with what the game's data says about it."""

    name: str
    title: str
    about: str
    rule: str
    values: list[Named]
    default: dict[str, Any]
    lowest: int | None
    highest: int | None
    step: int
    """Numbers between are multiples of it."""
    own: str
    form: str
    """How something of the table's own is written; empty if the option takes only its values."""
    example: str
    """Something of one's own to start from."""


class Explained(BaseModel):
    """A value, its name in words, and what it is about."""

    value: str
    words: str
    about: str


class BotLevel(BaseModel):
    """A level of bots, in words; `usual` plays where none is named. `stars` rise with its strength, from 0; `strength`
    says how much it wins, as far as that was measured. A level with `styles` can be given one.
    """

    value: str
    words: str
    about: str
    usual: bool
    stars: int
    strength: str
    styles: bool


class GameInfo(BaseModel):
    """A game."""

    name: str
    title: str
    description: str
    version: int
    least_seats: int
    most_seats: int
    bots: list[str]
    bot_levels: list[BotLevel]
    bot_styles: list[Explained]
    decisions: list[Named]
    clocks: list[Named]
    options: list[GameOption]


@router.get("/games")
def games(lang: ALanguage) -> list[GameInfo]:
    """All games, with their options, defaults and explanations."""
    return [_info(spec, lang) for spec in GAMES]


@router.get("/games/{name}")
def game(name: str, lang: ALanguage) -> GameInfo:
    """One game."""
    return _info(game_called(name), lang)


def game_called(name: str) -> GameSpec:
    """The game that an address names."""
    for spec in GAMES:
        if spec.name == name:
            return spec
    raise Refusal("no_such_game", right=", ".join(spec.name for spec in GAMES))


def _info(spec: GameSpec, language: str) -> GameInfo:
    speech = wording(spec.name, language)
    decisions = [key.removeprefix("decision.") for key in speech.words.texts if key.startswith("decision.")]
    own = server_words(language)
    return GameInfo(
        name=spec.name,
        title=speech.title,
        description=speech.description,
        version=spec.version,
        least_seats=spec.least_seats,
        most_seats=spec.most_seats,
        bots=bots.names(spec.name),
        bot_levels=[_level(spec, name, language) for name in bots.names(spec.name)],
        bot_styles=[_style(name, language) for name in bots.styles()],
        decisions=[Named(value=key, words=speech.decision(key)) for key in decisions],
        clocks=[Named(value=kind, words=own.say(f"clock.{kind}")) for kind in KINDS],
        options=[option_info(speech, option) for option in spec.options],
    )


def _level(spec: GameSpec, name: str, language: str) -> BotLevel:
    return BotLevel(
        value=name,
        words=called(name, language),
        about=about(name, language),
        usual=name == bots.USUAL,
        stars=bots.rank(name, spec.name),
        strength=strength(name, spec.name, language),
        styles=name not in bots.WITHOUT_STYLE,
    )


def _style(name: str, language: str) -> Explained:
    return Explained(value=name, words=words(language).say(f"bots.style.{name}.name"), about=about(name, language))


def option_info(speech: Wording, option: Option) -> GameOption:
    """A table option in words."""
    title, about = speech.option(option.name)
    values = [Named(value=value, words=speech.option_value(option.name, value)) for value in option.values]
    low: int | None = None
    high: int | None = None
    step = 1
    if isinstance(option, NumberOption):
        low, high, step = option.reach
    elif not option.values:
        low, high = option.limits[:2]
    return GameOption(
        name=option.name,
        title=title,
        about=about,
        rule=option.rule,
        values=values,
        default=dict(option.defaults),
        lowest=low,
        highest=high,
        step=step,
        own=option.own,
        form=speech.option_form(option.name),
        example=option.example(),
    )
