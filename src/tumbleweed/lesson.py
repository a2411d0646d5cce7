"""The guided first game, for somebody who has never played it: lesson("boomtown", "de").beats[0].text.

It is an ordinary game whose luck is set up (the seed `lesson`), with answers that are asked for, and beats: short texts
that come with an event or a question and point at things on the table. Each game's data/lesson.toml has all of it,
every text in all languages and with the ids of the rules it rests on. This module names no game.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, TypeVar, get_args

from tumbleweed.beats import LEARNER, Beat, Doing, Hint, Lesson, Round, When
from tumbleweed.core.errors import BadData, TumbleweedError
from tumbleweed.core.spec import GameSpec, find
from tumbleweed.games.datafile import DataFile
from tumbleweed.howto import Reader
from tumbleweed.rehearsal import Answer, Moment, Rehearsal
from tumbleweed.rulebook import Rulebook, rulebook
from tumbleweed.wording import words_of

DOINGS: Final[tuple[Doing, ...]] = get_args(Doing)
PARTS: Final = ("table", "luck", "rounds", "beats", "hints")
FIELDS: Final = (
    "id", "event", "question", "after", "nth", "part", "point", "do", "answer", "free", "until", "until_nth",
    "end",
)  # fmt: skip
"""What a beat may have besides its texts and rules."""
Kind = TypeVar("Kind")


@cache
def lesson(game: str, language: str, version: int = 0) -> Lesson:
    """The lesson of a game in a language, by one of the versions of its rules (0: the newest)."""
    spec = find(game)
    file = DataFile(words_of(game).FOLDER.with_name("lesson.toml"), spec.known_version(version))
    return LessonReader(file, rulebook(game, language, version), language, spec).read()


class LessonReader(Reader):
    """A game's lesson in one language, read with care: it is played, and every moment must come in its turn."""

    def __init__(self, file: DataFile, book: Rulebook, language: str, spec: GameSpec) -> None:
        super().__init__(file, book, language, PARTS)
        self._spec: Final = spec
        self._moments: list[Moment] = []
        self._mine: tuple[str, ...] = ()
        """The learner's answers."""
        self._places: dict[str, tuple[int, int | None]] = {}
        """By the ids of the beats so far: their place among the moments, and the question that comes after them."""
        self._asked: set[int] = set()
        """The numbers of the learner's answers that are asked for so far."""
        self._last = 0

    def read(self) -> Lesson:
        """The whole lesson."""
        file = self._file
        try:
            seats, options = self._spec.lesson_table(file.version)
        except TumbleweedError as error:
            raise BadData(file.name, "table", str(error)) from error
        self._known("table", file.table("table"), ("seats", "options", "names"))
        names = self._words("table.names", file.get("table.names"))
        if len(names) != seats:
            raise BadData(file.name, "table.names", f"must name {seats} players, not {len(names)}")
        rounds = tuple(self._round(*each) for each in self._list("rounds"))
        rehearsal = Rehearsal(self._spec, seats, options, file.version, LEARNER)
        try:
            rehearsal.play([each for part in rounds for each in part.line])
        except TumbleweedError as error:
            raise BadData(file.name, "rounds", str(error)) from error
        self._moments = rehearsal.moments
        self._mine = tuple(text for part in rounds for seat, text in part.line if seat == LEARNER)
        beats = tuple(self._beat(*each) for each in self._list("beats"))
        hints = tuple(self._hint(*each) for each in self._list("hints")) if "hints" in file.content else ()
        for number, text in enumerate(self._mine):
            if number not in self._asked:
                raise BadData(file.name, "beats", f"neither a beat nor a hint asks for answer {number}, {text!r}")
        return Lesson(self._spec.name, file.version, seats, options, names, rounds, beats, hints)

    # ------------------------------------------------------------ parts

    def _round(self, key: str, table: dict[str, Any]) -> Round:
        self._known(key, table, ("line", "after", "scores"))
        line: list[Answer] = []
        for each in self._words(f"{key}.line", table.get("line")):
            seat, _, text = each.partition(" ")
            if not seat.isdecimal() or not text:
                raise BadData(self._file.name, f"{key}.line", f"write `0 pass`: a seat and its answer, not {each!r}")
            line.append((int(seat), self._action(f"{key}.line", text)))
        after = self._of(key, table, "after", dict, {})
        return Round(tuple(line), after, tuple(self._of(key, table, "scores", list, [])))

    def _beat(self, key: str, table: dict[str, Any]) -> Beat:
        said = self._sentence(key, table, *FIELDS)
        do = self._do(key, table)
        id_ = self._text(key, table, "id")
        if id_ in self._places:
            raise BadData(self._file.name, f"{key}.id", f"there is a beat {id_!r} above it")
        when, place = self._when(key, table)
        given, then = self._answer(key, table, when) if do == "answer" else ("", ())
        if "answer" in table and do != "answer":
            raise BadData(self._file.name, f"{key}.answer", f"belongs to a beat that asks for one, not to {do!r}")
        following = when.at + 1 + len(then) if do == "answer" and when.at is not None else None
        self._places[id_] = (place, following)
        point = self._words(f"{key}.point", table.get("point"))
        part = self._of(key, table, "part", int, 1)
        free, end = self._of(key, table, "free", bool, False), self._of(key, table, "end", bool, False)
        until = self._until(key, table, place) if do == "watch" else None
        return Beat(said.text, said.rules, id_, when, part, point, do, given, then, free, until, end)

    def _hint(self, key: str, table: dict[str, Any]) -> Hint:
        self._known(key, table, ("question", "nth", "answer"))
        self._last = 0  # hints are no steps of the way
        when, _ = self._when(key, table)
        return Hint(when, *self._answer(key, table, when))

    # ------------------------------------------------------------ moments

    def _when(self, key: str, table: dict[str, Any]) -> tuple[When, int]:
        """When something comes, and its place among the moments, which is not before that of the beat before."""
        event, question, after = (self._of(key, table, name, str, "") for name in ("event", "question", "after"))
        nth = self._of(key, table, "nth", int, 1)
        if bool(event) == bool(question) and not (after and not event):
            raise BadData(self._file.name, key, "needs an event, or a question, or the beat that it comes after")
        place, number = self._last, None
        if after:
            if after not in self._places:
                raise BadData(self._file.name, f"{key}.after", f"there is no beat {after!r} before it")
            place, number = self._places[after]
        at: int | None = None
        if event or question:
            place = self._place(key, "event" if event else "question", event or question, nth, number)
            at = self._moments[place].number
        if place < self._last:
            raise BadData(self._file.name, key, "comes before the beat above it when the lesson is played")
        self._last = place
        return When(event, question, nth, after, at), place

    def _place(self, key: str, kind: str, name: str, nth: int, number: int | None) -> int:
        """Where a moment stands among all; a question that follows a beat is found by its number."""
        for place, moment in enumerate(self._moments):
            if (moment.kind, moment.name, moment.nth) == (kind, name, nth) and number in (None, moment.number):
                return place
        raise BadData(self._file.name, key, f"there is no {kind} {name} number {nth} when the lesson is played")

    def _until(self, key: str, table: dict[str, Any], place: int) -> When:
        name, nth = self._text(key, table, "until"), self._of(key, table, "until_nth", int, 1)
        end = self._place(f"{key}.until", "event", name, nth, None)
        if end < place:
            raise BadData(self._file.name, f"{key}.until", "comes before the beat when the lesson is played")
        return When(event=name, nth=nth, at=self._moments[end].number)

    def _answer(self, key: str, table: dict[str, Any], when: When) -> tuple[str, tuple[str, ...]]:
        """The answer to the question of this moment, as the learner gives it in the lesson: one, or several parts."""
        if not when.question or when.at is None:
            raise BadData(self._file.name, key, "an answer needs the question that it answers")
        found = table.get("answer")
        texts = self._words(f"{key}.answer", [found] if isinstance(found, str) else found)
        given = tuple(self._action(f"{key}.answer", text) for text in texts)
        right = self._mine[when.at : when.at + len(given)]
        if given != right:
            raise BadData(self._file.name, f"{key}.answer", f"is {right!r} when the lesson is played, not {given!r}")
        self._asked.update(range(when.at, when.at + len(given)))
        return given[0], given[1:]

    # ------------------------------------------------------------ values

    def _action(self, key: str, text: str) -> str:
        """An action's text as the catalog has it."""
        catalog = self._spec.catalog
        try:
            return catalog.text(catalog.parse(text))
        except TumbleweedError as error:
            raise BadData(self._file.name, key, str(error)) from error

    def _do(self, key: str, table: dict[str, Any]) -> Doing:
        for each in DOINGS:
            if table.get("do") == each:
                return each
        raise BadData(self._file.name, f"{key}.do", f"must be {', '.join(DOINGS)}, not {table.get('do')!r}")

    def _known(self, key: str, table: dict[str, Any], known: Sequence[str]) -> None:
        for field in table:
            if field not in known:
                raise BadData(self._file.name, f"{key}.{field}", f"is unknown; known are {', '.join(known)}")

    def _of(self, key: str, table: dict[str, Any], field: str, kind: type[Kind], usual: Kind) -> Kind:
        found = table.get(field, usual)
        if type(found) is not kind:
            raise BadData(self._file.name, f"{key}.{field}", f"must be {kind.__name__}, not {found!r}")
        return found

    def _words(self, key: str, found: Any) -> tuple[str, ...]:
        if not isinstance(found, list) or not found or not all(isinstance(each, str) and each for each in found):
            raise BadData(self._file.name, key, f"must be a list of texts, not {found!r}")
        return tuple(found)
