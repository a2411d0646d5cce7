"""Every view is what is declared: all that is required, nothing else, and only words of the lists."""

import random
from typing import Any

import jsonschema_rs
import pytest
from tests.games.dice_town.event_cases import GROUPS
from tests.games.dice_town.random_games import random_options
from tests.games.dice_town.test_event_rules import strict

import tumbleweed as tw
from tumbleweed.core.declarations import described
from tumbleweed.core.steps import State
from tumbleweed.declared import view_schema
from tumbleweed.games.dice_town.declared import views
from tumbleweed.games.dice_town.declared.ending import Sheet

VALIDATOR = jsonschema_rs.validator_for(strict(view_schema("dice-town")))


def check(s: State, met: set[str]) -> None:
    """Looks at the views of all seats and of a spectator, and notes what was in them."""
    for seat in (*range(s.count), -1):
        view = tw.view(s, seat)
        VALIDATOR.validate(view)
        tie: dict[str, Any] = view["tie"] or {}
        offers = tie.get("offers", [])
        for part in (view, view["town"], tie, *view["players"], *offers, *view["played"], *view.get("scores", [])):
            met.update(part)


def test_every_view_is_what_the_schema_says() -> None:
    met: set[str] = set()
    for seed in range(8):
        choice = random.Random(seed)
        options = random_options(choice, "first" if seed % 2 else "second")
        s = tw.new("dice-town", seats=2 + seed // 2 % 4, seed=seed, options=options)
        while tw.waiting(s):
            if choice.random() < 0.2:
                check(s, met)
            seat = choice.choice(tw.waiting(s))
            tw.answer(s, seat, choice.choice(tw.legal(s, seat)))
        check(s, met)
    declared = (views.View, views.Town, views.Tie, views.Player, views.Offer, views.PlayedCard, Sheet)
    assert met == {name for each in declared for name in described(each)}, "every field has been there"


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: str(group.__name__))
def test_the_views_of_the_scenarios_are_what_the_schema_says(group: Any) -> None:
    for case in group():
        check(case.play.s, set())


def test_a_view_that_says_more_or_less_is_refused() -> None:
    view = tw.view(tw.new("dice-town", 2, 1), 0)
    less = {name: value for name, value in view.items() if name != "over"}
    secret = {**view, "players": [{**player, "secret": 1} for player in view["players"]]}
    for wrong in (less, secret, {**view, "phase": "lunch"}):
        assert not VALIDATOR.is_valid(wrong)
