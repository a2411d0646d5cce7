"""What is true of every game's declarations of events."""

import re
from importlib import import_module

import pytest
from tests.proofs import DOSSIERS

import tumbleweed as tw
from tumbleweed.core.declarations import described, fields_of, forms_in
from tumbleweed.core.steps import Ask
from tumbleweed.declared import declared, schema
from tumbleweed.games.dice_town.cards.card import CARDS

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
    """The schema and the page's types are named after these fields."""
    owners: dict[str, str] = {}
    for form in forms_in(declared(game, "events")):
        assert owners.setdefault(form.fields.__name__, form.event) == form.event


@every_game
def test_a_kind_is_a_word(game: str) -> None:
    """It is not a note that came first by mistake."""
    kinds = {field.kind for form in forms_in(declared(game, "events")) for field in fields_of(form).values()}
    assert all(re.fullmatch(r"[a-z_]*( of all)?", kind) for kind in kinds), kinds


@every_game
def test_decisions_are_those_of_the_dossier(game: str) -> None:
    """By id and name; a roll that is no choice is not asked, nor is what comes before the game."""
    text = (DOSSIERS / f"{game}.md").read_text(encoding="utf-8")
    written = dict(re.findall(r"^\| (D-\d+) \| `([A-Z_]+)`", text, re.M))
    plain = {name: name for name in re.findall(r"^\| `([A-Z_]+)` \|", text, re.M) if name != "ROLL"}
    assert (written or plain) == declared(game, "decisions").DECISIONS


@every_game
def test_every_ask_is_a_decision(game: str) -> None:
    steps = import_module(f"tumbleweed.games.{game.replace('-', '_')}.dump").FIELDS.steps.values()
    asked = {ask.decision for ask in steps if issubclass(ask, Ask) and ask.decision}
    if game == "dice-town":  # the question of a window is its card's
        asked |= {card.decision for card in CARDS if card.moments}
    decisions = declared(game, "decisions").DECISIONS
    assert asked == set(decisions)
    assert {each["const"]: each["title"] for each in schema(game)["decisions"]["oneOf"]} == decisions
