"""The rules of the games, to read and to search; they change only with the program, so browsers keep them."""

from functools import cache
from typing import Any

from fastapi import APIRouter, Request
from pydantic import BaseModel
from starlette.responses import Response

from tumbleweed.core.spec import GameSpec
from tumbleweed.examples import Examples, examples
from tumbleweed.howto import HowTo, Sentence, howto
from tumbleweed.rulebook import Only, Rule, rulebook
from tumbleweed.server.rest.caching import UNCHANGED, Known, Written, reply, version_of, written
from tumbleweed.server.rest.games import GameOption, game_called, option_info
from tumbleweed.server.rest.who_asks import PROBLEMS, ALanguage
from tumbleweed.wording import wording

router = APIRouter(tags=["games"], responses=PROBLEMS)


class Condition(BaseModel):
    """A table option that must have this value for a rule to hold."""

    option: str
    title: str
    value: Any
    words: str


class RuleInfo(BaseModel):
    """A rule. `readings` are ids, `options` names of table options that touch it."""

    id: str
    text: str
    only: Condition | None
    readings: list[str]
    options: list[str]


class RuleSection(BaseModel):
    """Rules under one heading."""

    id: str
    title: str
    only: Condition | None
    rules: list[RuleInfo]


class RuleReading(BaseModel):
    """What is played where the rulebook is open, and the rules it belongs to."""

    id: str
    text: str
    rules: list[str]


class RuleOption(GameOption):
    """A table option, and the rules it touches."""

    rules: list[str]


class HowToSentence(BaseModel):
    """A sentence and the ids of the rules it rests on; a tip rests on none."""

    text: str
    rules: list[str]


class HowToCount(HowToSentence):
    """Something that counts, and how many points: a number, or from one to another."""

    points: str


class HowToInfo(BaseModel):
    """How a game is won, on one page. `turn` is the heading of the steps."""

    goal: HowToSentence
    turn: HowToSentence
    steps: list[HowToSentence]
    counts: list[HowToCount]
    end: HowToSentence
    tips: list[HowToSentence]


class RuleExample(HowToSentence):
    """A worked example, with what is drawn beside it: `hands` of dice, the better first; a `bid` and the `shares` of
    the others, from the right of the bidder, and of the `bank`; the `rows` of a `building`, and whether its stones are
    `connected`.
    """

    hands: list[str] = []
    bid: int = 0
    shares: list[int] = []
    bank: int = 0
    building: str = ""
    rows: list[str] = []
    connected: bool = False


class RuleExamples(BaseModel):
    """The examples under their heading."""

    heading: HowToSentence
    all: list[RuleExample]


class RulesInfo(BaseModel):
    """The rules of a game, with how it is won first."""

    game: str
    version: int
    title: str
    language: str
    howto: HowToInfo
    examples: RuleExamples
    sections: list[RuleSection]
    readings: list[RuleReading]
    options: list[RuleOption]


@router.get("/games/{name}/rules", response_model=RulesInfo, responses=UNCHANGED)
def rules(request: Request, name: str, lang: ALanguage, version: int = 0, if_none_match: Known = None) -> Response:
    """The rules of a game in the reader's language, in one of their versions (0: the newest). With `If-None-Match`,
    only if they have changed.
    """
    spec = game_called(name)
    return reply(request, if_none_match, _written(spec, lang, version_of(spec, version)))


@cache
def _written(spec: GameSpec, language: str, version: int) -> Written:
    return written(rules_info(spec, language, version))


def rules_info(spec: GameSpec, language: str, version: int) -> RulesInfo:
    """The rules of a game in a language and a version."""
    book = rulebook(spec.name, language, version)
    speech = wording(spec.name, language, version)

    def condition(only: Only | None) -> Condition | None:
        if only is None:
            return None
        title, words = book.options[only.option].title, speech.option_value(only.option, only.value)
        return Condition(option=only.option, title=title, value=only.value, words=words)

    def rule(each: Rule) -> RuleInfo:
        readings = [reading.id for reading in each.readings]
        only = condition(each.only)
        return RuleInfo(id=each.id, text=each.text, only=only, readings=readings, options=list(each.options))

    return RulesInfo(
        game=spec.name,
        version=version,
        title=book.title,
        language=language,
        howto=_howto(howto(spec.name, language, version)),
        examples=_examples(examples(spec.name, language, version)),
        sections=[
            RuleSection(
                id=each.id, title=each.title, only=condition(each.only), rules=[rule(one) for one in each.rules]
            )
            for each in book.sections
        ],
        readings=[RuleReading(id=each.id, text=each.text, rules=list(each.rules)) for each in book.readings.values()],
        options=[
            RuleOption(**option_info(speech, each).model_dump(), rules=list(book.options[each.name].rules))
            for each in spec.options_at(version)
        ],
    )


def _said(each: Sentence) -> HowToSentence:
    return HowToSentence(text=each.text, rules=list(each.rules))


def _examples(found: Examples) -> RuleExamples:
    shown = [RuleExample(text=each.text, rules=list(each.rules), **each.drawn) for each in found.all]
    return RuleExamples(heading=_said(found.heading), all=shown)


def _howto(page: HowTo) -> HowToInfo:
    return HowToInfo(
        goal=_said(page.goal),
        turn=_said(page.turn),
        steps=[_said(each) for each in page.steps],
        counts=[HowToCount(text=each.text, rules=list(each.rules), points=each.points) for each in page.counts],
        end=_said(page.end),
        tips=[_said(each) for each in page.tips],
    )
