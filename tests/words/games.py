"""Random games of Dice Town for the tests of its words."""

import json
import random
from collections.abc import Iterator
from typing import Any

import tumbleweed as tw
from tumbleweed.core.steps import State
from tumbleweed.games.dice_town.table import OPTIONS

NAMES = ["Ann", "Doc", "Eszter", "Otto", "Jim"]
GAMES = range(60)
Payload = dict[str, Any]


def new_game(number: int) -> State:
    """Both editions and all numbers of seats in turn; the other options at random, bribes mostly on."""
    chance = random.Random(number)
    options = {option.name: chance.choice(option.values) for option in OPTIONS if option.values}
    options.update(
        edition=("first", "second")[number % 2], bribes=chance.choice(("binding", "gifts", "binding", "off"))
    )
    if chance.random() < 0.5:
        options.update(brute_mode="all_free", saloon_pick="by_back", short_log=False, wealth_visible=True)
    if chance.random() < 0.3:
        options.update(claim_values=[1, 2, 2, 3, 4, 5, 5, 9, 9])
    return tw.new("dice-town", 2 + number // 2 % 4, number, {**options, "short_log": False})


def play(number: int, state: State) -> Iterator[tuple[Payload, list[str]]]:
    """Plays a game to its end; before each answer, the view of the seat that answers and all it may answer."""
    chance = random.Random(1000 + number)
    while tw.waiting(state):
        seat = chance.choice(tw.waiting(state))
        options = tw.legal(state, seat)
        yield tw.view(state, seat), [tw.text("dice-town", option) for option in options]
        if chance.random() < 0.02:
            tw.time_out(state, seat)
        else:
            tw.answer(state, seat, choice(chance, options))


def choice(chance: random.Random, options: tuple[int, ...]) -> int:
    """Cards are played, and offers ended, more often than pure chance would do it."""
    telling = [option for option in options if tw.text("dice-town", option).startswith(("play", "done", "elixir"))]
    return chance.choice(telling if telling and chance.random() < 0.7 else options)


def stories(state: State) -> list[Payload]:
    """Every event as each seat and a spectator may know it, equal ones once."""
    seen: dict[str, Payload] = {}
    for seat in range(-1, state.count):
        for event in tw.events(state, seat):
            seen.setdefault(json.dumps(event, sort_keys=True), event)
    return list(seen.values())
