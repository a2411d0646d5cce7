"""The guided first game in the terminal: its beats as boxes between the news, and the answers it asks for."""

from typing import Final

from rich.text import Text

import tumbleweed as tw
from tumbleweed.beats import Beat, Lesson
from tumbleweed.cli.play.drawing import paragraphs, print_of
from tumbleweed.cli.play.faces.face import Seen
from tumbleweed.cli.play.game import Game
from tumbleweed.cli.play.saving import save
from tumbleweed.cli.play.terminal import Leave, Terminal

SKIP: Final = "x"
"""What is typed to end the lesson."""


def tell_news(game: Game, terminal: Terminal) -> None:
    """What happened since the person's last answer; in a lesson, each of its beats in its place."""
    lesson = game.lesson
    if lesson is not None:
        for beat, number in _told(game, lesson):
            if game.lesson is not None:  # not skipped meanwhile
                _show_news(game, terminal, number + 1)
                _show(game, terminal, lesson, beat)
    _show_news(game, terminal)


def _show_news(game: Game, terminal: Terminal, until: int | None = None) -> None:
    news = game.news(until)
    if news:
        terminal.show("", paragraphs(news))
    game.heard(until)


def _told(game: Game, lesson: Lesson) -> list[tuple[Beat, int]]:
    """The beats that come with what is new to the person, each with the number of its event."""
    events: dict[str, list[int]] = {}
    for event in tw.events(game.s, game.me):
        events.setdefault(event["event"], []).append(event["seq"])
    at: dict[str, int] = {}
    for beat in lesson.beats:
        when = beat.when
        if len(events.get(when.event, ())) >= when.nth:
            at[beat.id] = events[when.event][when.nth - 1]
        elif when.after in at and not when.question:
            at[beat.id] = at[when.after]
    return [(beat, at[beat.id]) for beat in lesson.beats if at.get(beat.id, -1) >= game.told]


def show_question_beats(game: Game, terminal: Terminal) -> None:
    """The beats that come with the question the person is asked now."""
    lesson = game.lesson
    if lesson is not None:
        for beat in lesson.beats:
            here = beat.when.question and beat.when.at == game.s.answers_of(game.me)
            if here and game.lesson is not None:
                _show(game, terminal, lesson, beat)


def _show(game: Game, terminal: Terminal, lesson: Lesson, beat: Beat) -> None:
    """A beat in its box; one that is only to be read waits for Enter."""
    step = terminal.say("lesson.step", n=lesson.beats.index(beat) + 1, all=len(lesson.beats))
    terminal.show("", print_of(Text(beat.text), step, ", ".join(beat.rules)))
    if beat.do == "look":
        typed = terminal.line(terminal.say("lesson.next"))
        if typed == "q":
            raise Leave
        if typed == SKIP:
            skip(game, terminal)


def suggest(game: Game, terminal: Terminal, seen: Seen) -> None:
    """The answer that the lesson asks for."""
    expected = game.lesson.expected(game.s) if game.lesson is not None else None
    if expected:
        said = seen.wording.action(seen.view, expected[0], seen.names)
        typed = "" if tw.find(game.s.game).has_form(game.s) else expected[0]
        terminal.show(Text.assemble((terminal.say("lesson.asked", action=said), "sage"), "  ", (typed, "soft")))


def skip(game: Game, terminal: Terminal, why: str = "lesson.skipped") -> None:
    """The lesson ends; the game goes on."""
    game.play_on()
    save(game, terminal)
    terminal.show(Text(terminal.say(why), style="sage"))


def look_after(game: Game, terminal: Terminal) -> None:
    """Ends the lesson when the person has gone another way, or when it is over."""
    lesson = game.lesson
    if lesson is None:
        return
    if not lesson.fits(game.s):
        skip(game, terminal, "lesson.own_way")
    elif all(lesson.next_answer(game.s, seat) is None for seat in tw.waiting(game.s)):
        tell_news(game, terminal)
        show_question_beats(game, terminal)
        if game.lesson is not None:
            skip(game, terminal, "lesson.over")
