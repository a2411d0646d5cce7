"""The Dodge City thinker: every decision is answered, by what the seat can see alone, and with a reason."""

import pytest

from tumbleweed import bots, find
from tumbleweed.arena.fuzzing import STREAMS, random_options
from tumbleweed.arena.match import play_match
from tumbleweed.bots.dodge_city.thinker import DodgeCityThinker
from tumbleweed.bots.levels import styles
from tumbleweed.bots.words import say
from tumbleweed.core.chance import chance
from tumbleweed.core.play import apply, legal, waiting
from tumbleweed.words import LANGUAGES

SPEC = find("dodge-city")
NAMES = {option.name for option in SPEC.options}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_question_is_answered_legally_from_what_the_seat_sees_and_with_a_reason(seats: int) -> None:
    thinkers = [DodgeCityThinker(style) for style in styles().values()]
    dealing = chance(STREAMS, seats)
    met: set[str] = set()
    for number in range(3):
        options = random_options(SPEC, seats, NAMES, {}, dealing)
        s = SPEC.new(seats, SPEC.automatic(options), number, False)
        step = 0
        while asked := waiting(s):
            seat = asked[0]
            assert s.ask is not None
            met.add(s.ask.about()[0])
            thinker = thinkers[step % len(thinkers)]
            action = thinker.choose(s, seat, chance(("bot",), step))
            assert action in legal(s, seat)
            if step % 7 == 0:
                other = SPEC.determinize(s, seat, step)
                assert thinker.choose(other, seat, chance(("bot",), step)) == action
                ranked = thinker.ranked(s, seat)
                assert ranked == thinker.ranked(other, seat)
                assert set(ranked) <= set(legal(s, seat))
                assert thinker.weak(s, seat, chance(("bot",), step)) in legal(s, seat)
                reason = thinker.reason(s, seat, action)
                assert all(say(reason, "dodge-city", language) for language in LANGUAGES)
                assert sum(thinker.shares(s)) == pytest.approx(1)
            apply(s, seat, action)
            step += 1
        assert sum(SPEC.returns(s)) == pytest.approx(1)
    assert met >= {"D-1", "D-2", "D-4"}


def test_the_deputy_beats_three_that_play_at_random() -> None:
    won = 0.0
    for number in range(8):
        seat = number % 4
        table = [
            bots.find("deputy" if other == seat else "random", "dodge-city", number * 4 + other) for other in range(4)
        ]
        won += SPEC.returns(play_match(SPEC, table, {}, number))[seat]
    assert won >= 7
