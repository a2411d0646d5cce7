"""How long events are told: every event has a time, and clocks allow for what everybody is told."""

import pytest

import tumbleweed as tw
from tumbleweed.core.declarations import forms_in
from tumbleweed.declared import declared
from tumbleweed.games import GAMES
from tumbleweed.telling import seconds, telling

NAMES = [spec.name for spec in GAMES]


@pytest.mark.parametrize("game", NAMES)
def test_every_event_has_a_time(game: str) -> None:
    forms = forms_in(declared(game, "events"))
    events, single = {form.event for form in forms}, {f"{form.event}.{form.form}" for form in forms}
    given = telling(game)
    assert {name for name in given if "." not in name} == events
    assert {name for name in given if "." in name} <= single
    assert all(0 <= length <= 3000 for length in given.values())


@pytest.mark.parametrize("game", NAMES)
def test_a_form_may_have_a_time_of_its_own_and_secrets_take_none(game: str) -> None:
    s = tw.new(game, seats=4, seed=3)
    for _ in range(60):
        seat = tw.waiting(s)[0]
        tw.answer(s, seat, tw.legal(s, seat)[-1])
    assert s.log is not None
    lengths = telling(game)
    public = tw.events(s, -1)
    expected = sum(lengths.get(f"{each['event']}.{each['form']}", lengths[each["event"]]) for each in public)
    assert seconds(game, s.log.events) == pytest.approx(expected / 1000)
    assert expected > 0
