"""When what happened is shown, with invented logs: a log of events, and pauses where a card might be played."""

from typing import ClassVar

import pytest

from tumbleweed.core.chance import chance
from tumbleweed.core.events import EVERYBODY, Event, Log
from tumbleweed.core.steps import Ask, AskSeat, State
from tumbleweed.server.table.disclosure import Disclosure

PAUSE = 2.0


class Openly(AskSeat):
    """A question that everybody knows of."""


class Discreetly(AskSeat):
    """A question that nobody else may know of."""

    discreet: ClassVar[bool] = True


class Story:
    """An invented game, of which there is only a log, and its disclosure. Time begins at 100."""

    def __init__(self) -> None:
        self.s = State()
        self.s.begin("story", 3, chance(("luck",), 1), Log())
        self.s.ask = Openly(0)
        self.disclosure = Disclosure(self.s, PAUSE)

    @property
    def log(self) -> Log:
        log = self.s.log
        assert log is not None
        return log

    def happens(self, events: int, audience: int = EVERYBODY) -> "Story":
        for number in range(events):
            self.log.add(Event("something", {}, {}, (), audience))
        return self

    def pauses(self) -> "Story":
        self.log.pause(0b111, ())
        return self

    def asks(self, ask: Ask | None) -> "Story":
        self.s.ask = ask
        return self

    def at(self, moment: float) -> tuple[int, bool, bool]:
        """How many events are shown, whether all are, and whether everybody may see the position."""
        self.disclosure.move_on(100 + moment)
        return self.disclosure.shown, self.disclosure.all_told, self.disclosure.settled

    def due(self) -> float | None:
        due = self.disclosure.due()
        return None if due is None else due - 100


def test_without_pauses_everything_is_shown_at_once() -> None:
    story = Story().happens(3)
    assert story.at(0) == (3, True, True)
    assert story.due() is None
    assert story.happens(1).at(0) == (4, True, True)


def test_what_comes_after_a_pause_is_shown_when_it_is_over() -> None:
    story = Story().happens(2).pauses().happens(3)
    assert story.at(0) == (2, False, False)
    assert story.due() == PAUSE
    assert story.at(PAUSE - 0.01) == (2, False, False)
    assert story.at(PAUSE) == (5, True, True)
    assert story.due() is None


def test_one_pause_after_the_other() -> None:
    story = Story().happens(1).pauses().happens(1).pauses().happens(1)
    assert story.at(0) == (1, False, False)
    assert story.at(PAUSE) == (2, False, False)
    assert story.due() == 2 * PAUSE
    assert story.at(2 * PAUSE) == (3, True, True)


def test_a_late_look_does_not_swallow_a_pause() -> None:
    """A pause begins when what came before it is shown, however late that is."""
    story = Story().happens(1).pauses().happens(1).pauses().happens(1)
    story.at(0)
    assert story.at(10) == (2, False, False)
    assert story.due() == 10 + PAUSE
    assert story.at(10 + PAUSE) == (3, True, True)


def test_two_moments_with_nothing_between_take_one_pause() -> None:
    story = Story().happens(1).pauses().pauses().happens(1)
    assert story.at(0) == (1, False, False)
    assert story.at(PAUSE) == (2, True, True)


def test_what_only_one_may_know_makes_no_pause_of_its_own() -> None:
    """Nobody else may notice that somebody's time was up discreetly, not even by the waiting."""
    private = Story().happens(1).pauses().happens(1, audience=0b10).pauses().happens(1)
    nobody = Story().happens(1).pauses().pauses().happens(1)
    for moment in (0, PAUSE - 0.01, PAUSE, 2 * PAUSE):
        shown = [story.at(moment) for story in (private, nobody)]
        told = [
            sum(event.audience == EVERYBODY for event in story.log.events[: story.disclosure.shown])
            for story in (private, nobody)
        ]
        assert told[0] == told[1]
        assert shown[0][1:] == shown[1][1:]


def test_a_pause_before_anything_happened_is_one() -> None:
    story = Story().pauses().happens(1)
    assert story.at(0) == (0, False, False)
    assert story.at(PAUSE) == (1, True, True)


def test_who_is_asked_discreetly_sees_it_at_once_and_others_wait() -> None:
    story = Story().happens(1).pauses().asks(Discreetly(1))
    assert story.at(0) == (1, True, False)
    assert story.due() is None, "only an answer goes on from here"
    assert story.at(PAUSE * 5) == (1, True, False)


@pytest.mark.parametrize("answered", [0.5, 1.9])
def test_an_answer_within_the_pause_changes_nothing_for_others(answered: float) -> None:
    """Asked or not asked: the same events at the same moments."""
    asked = Story().happens(1).pauses().asks(Discreetly(1))
    assert asked.at(0)[::2] == (1, False)
    asked.happens(2).asks(Openly(0))
    assert asked.at(answered) == (1, False, False)
    assert asked.due() == PAUSE
    assert asked.at(PAUSE) == (3, True, True)
    nobody = Story().happens(1).pauses().happens(2).asks(Openly(0))
    assert nobody.at(0)[::2] == (1, False)
    assert nobody.at(answered) == (1, False, False)
    assert nobody.due() == PAUSE
    assert nobody.at(PAUSE) == (3, True, True)


def test_an_answer_after_the_pause_is_shown_at_once() -> None:
    story = Story().happens(1).pauses().asks(Discreetly(1))
    story.at(0)
    assert story.happens(2).asks(Openly(0)).at(PAUSE + 1) == (3, True, True)


def test_the_next_question_waits_even_if_nothing_is_told() -> None:
    """Nothing happened after the pause, but the next question would show that it is over."""
    story = Story().happens(1).pauses().asks(Openly(2))
    assert story.at(0) == (1, True, False)
    assert story.due() == PAUSE
    assert story.at(PAUSE) == (1, True, True)


def test_the_end_waits_too() -> None:
    story = Story().happens(1).pauses().happens(4).asks(None)
    assert story.at(0) == (1, False, False)
    assert story.at(PAUSE) == (5, True, True)


def test_a_card_played_in_the_pause_is_shown_after_it_and_makes_another() -> None:
    story = Story().happens(1).pauses().asks(Discreetly(1))
    story.at(0)
    story.happens(1).pauses().asks(Discreetly(2))
    assert story.at(1) == (1, False, False), "nobody sees the card yet, nor does who may answer it see his question"
    assert story.at(PAUSE) == (2, True, False)
    story.happens(1).asks(Openly(0))
    assert story.at(PAUSE + 1) == (2, False, False)
    assert story.due() == 2 * PAUSE
    assert story.at(2 * PAUSE) == (3, True, True)


def test_no_waiting_at_tables_that_want_none() -> None:
    story = Story()
    story.disclosure = Disclosure(story.s, 0.0)
    story.happens(1).pauses().happens(1).pauses().happens(1)
    assert story.at(0) == (3, True, True)


def test_after_a_restart_nothing_is_waited_for_again() -> None:
    story = Story().happens(1).pauses().happens(1).pauses().happens(1)
    story.disclosure.catch_up()
    assert (story.disclosure.shown, story.disclosure.all_told, story.disclosure.settled) == (3, True, True)
    assert story.at(0) == (3, True, True)
    story.pauses().happens(1)
    assert story.at(1) == (3, False, False), "but from then on it is"
    assert story.due() == 1 + PAUSE
    assert story.at(1 + PAUSE) == (4, True, True)


def test_after_a_restart_a_discreet_question_is_still_discreet() -> None:
    story = Story().happens(1).pauses().asks(Discreetly(1))
    story.disclosure.catch_up()
    assert story.disclosure.all_told
    assert not story.disclosure.settled
    assert story.at(50) == (1, True, False)
