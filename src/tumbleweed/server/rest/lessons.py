"""The guided first game: what it says and asks, a table for it, and going on from there."""

from functools import cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field
from starlette.responses import Response

from tumbleweed.beats import LEARNER, Beat, Hint, When
from tumbleweed.core.spec import GameSpec
from tumbleweed.lesson import lesson
from tumbleweed.server import lessons
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.rest.caching import UNCHANGED, Known, Written, reply, version_of, written
from tumbleweed.server.rest.games import game_called
from tumbleweed.server.rest.tables import Elsewhere, TableId, shown
from tumbleweed.server.rest.who_asks import PROBLEMS, AHall, ALanguage, APerson, Strict

router = APIRouter(tags=["lessons"], responses=PROBLEMS)


class LessonMoment(BaseModel):
    """A moment of the lesson: the `nth` event of a name that the learner is told (counted from the beginning), or the
    `nth` time that the learner is asked a decision; or, if there is neither, the end of the beat `after`. With a
    question, `after` says that it is the next part of the same answer. `at` is the event's number (`seq`), or the
    question's (`number`).
    """

    event: str | None
    question: str | None
    nth: int
    after: str | None
    at: int | None


class LessonHint(BaseModel):
    """An answer that is asked for: an action's text, and the further ones if the answer has several parts; all but the
    last may come in any order.
    """

    question: str | None
    nth: int
    at: int | None
    answer: str
    then: list[str]


class LessonBeat(BaseModel):
    """A text that comes at a moment and points at things on the table. `look`: it waits for the reader; `answer`: for
    the answer (press the last thing it points at); `watch`: for the event `until`. Of two beats at one question, the
    first (`part` 1) asks for a choice, the second for the answer itself. `free`: any answer will do. The last beat is
    the `end`.
    """

    id: str
    when: LessonMoment
    part: int
    point: list[str]
    do: Literal["look", "answer", "watch"]
    answer: str | None
    then: list[str]
    free: bool
    until: LessonMoment | None
    rules: list[str]
    text: str
    end: bool


class LessonInfo(BaseModel):
    """A lesson. `names` by seat: what the things to point at call the players, the learner included. `answers`: the
    learner's, in order, empty where any will do; whoever answers otherwise goes their own way.
    """

    game: str
    version: int
    language: str
    learner: int
    names: list[str]
    beats: list[LessonBeat]
    hints: list[LessonHint]
    answers: list[str]


class NewLesson(Strict):
    """Which game, and the level of the bots with whom it goes on (with a style, if wanted; empty: tenderfoot)."""

    game: Annotated[str, Field(max_length=32)]
    bots: Annotated[str, Field(max_length=32)] = ""


@router.get("/games/{name}/lesson", response_model=LessonInfo, responses=UNCHANGED)
def plan(request: Request, name: str, lang: ALanguage, version: int = 0, if_none_match: Known = None) -> Response:
    """What the lesson of a game says and asks, in the reader's language, by one of the versions of the rules (0: the
    newest). With `If-None-Match`, only if it has changed.
    """
    spec = game_called(name)
    return reply(request, if_none_match, _written(spec, lang, version_of(spec, version)))


@router.post("/lessons", status_code=201)
async def begin(request: Request, hall: AHall, person: APerson, new: NewLesson) -> dict[str, Any]:
    """A private table with a lesson, at its first question."""
    if not request.app.state.makers.take(person.id):
        raise Refusal("too_fast")
    return shown(await lessons.begin(hall, person, game_called(new.game), new.bots), person.id)


@router.post("/tables/{id}/play-on")
async def play_on(hall: AHall, person: APerson, id: TableId) -> Elsewhere:  # noqa: A002 - the path's name
    """A lesson goes on from here as an ordinary game, with everything hidden dealt anew: a new table."""
    table = await hall.find(id)
    async with table.lock:
        return Elsewhere(id=await lessons.play_on(hall, table, person))


@cache
def _written(spec: GameSpec, language: str, version: int) -> Written:
    return written(lesson_info(spec, language, version))


def lesson_info(spec: GameSpec, language: str, version: int) -> LessonInfo:
    """What the API tells about a lesson."""
    found = lesson(spec.name, language, version)
    free = {beat.when.at for beat in found.beats if beat.free}
    return LessonInfo(
        game=spec.name,
        version=version,
        language=language,
        learner=LEARNER,
        names=list(found.names),
        beats=[_beat(each) for each in found.beats],
        hints=[_hint(each) for each in found.hints],
        answers=["" if number in free else text for number, text in enumerate(found.answers_of(LEARNER))],
    )


def _beat(beat: Beat) -> LessonBeat:
    return LessonBeat(
        id=beat.id,
        when=_moment(beat.when),
        part=beat.part,
        point=list(beat.point),
        do=beat.do,
        answer=None if beat.free else beat.answer or None,
        then=list(beat.then),
        free=beat.free,
        until=_moment(beat.until) if beat.until is not None else None,
        rules=list(beat.rules),
        text=beat.text,
        end=beat.end,
    )


def _hint(hint: Hint) -> LessonHint:
    when = hint.when
    return LessonHint(question=when.question, nth=when.nth, at=when.at, answer=hint.answer, then=list(hint.then))


def _moment(when: When) -> LessonMoment:
    return LessonMoment(
        event=when.event or None, question=when.question or None, nth=when.nth, after=when.after or None, at=when.at
    )
