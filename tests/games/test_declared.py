"""What is true of every game's declarations of events."""

import re

import pytest

import tumbleweed as tw
from tumbleweed.core.forms import described, fields_of, forms_in
from tumbleweed.declared import declared

every_game = pytest.mark.parametrize("game", tw.game_names())
ALWAYS = {"seq", "event", "form", "rule", "words"}


@every_game
def test_no_field_is_named_like_what_every_event_has(game: str) -> None:
    module = declared(game, "events")
    taken = ALWAYS | described(module.Moment).keys()
    for form in forms_in(module):
        assert not fields_of(form).keys() & taken, form.event


@every_game
def test_every_event_has_fields_of_its_own(game: str) -> None:
    """The schema and the page's types are named after them."""
    owners: dict[str, str] = {}
    for form in forms_in(declared(game, "events")):
        assert owners.setdefault(form.fields.__name__, form.event) == form.event


@every_game
def test_a_kind_is_a_word(game: str) -> None:
    """And not a note that came first by mistake."""
    kinds = {field.kind for form in forms_in(declared(game, "events")) for field in fields_of(form).values()}
    assert all(re.fullmatch(r"[a-z_]*( of all)?", kind) for kind in kinds), kinds
