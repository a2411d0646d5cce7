"""Random games for the tests of the games' words."""

import json
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, NamedTuple

import tumbleweed as tw
from tumbleweed.core.steps import State

NAMES = ["Ann", "Doc", "Eszter", "Otto", "Jim"]
GAMES = range(60)
MOST_DRAWS = 100
Payload = dict[str, Any]


class Leaning(NamedTuple):
    """What random games of a game lean towards, so that there is something to tell."""

    options: Callable[[random.Random, int], Payload]
    """The options that are not simply drawn, by the number of the game."""
    answers: tuple[str, ...]
    """Answers that begin like this are given more often than by pure chance."""


def dice_town_options(chance: random.Random, number: int) -> Payload:
    """Both editions in turn; bribes mostly on."""
    options: Payload = {"edition": ("first", "second")[number % 2]}
    options["bribes"] = chance.choice(("binding", "gifts", "binding", "off"))
    if chance.random() < 0.5:
        options.update(brute_mode="all_free", saloon_pick="by_back", wealth_visible=True)
    if chance.random() < 0.3:
        options.update(claim_values=[1, 2, 2, 3, 4, 5, 5, 9, 9])
    return {**options, "short_log": False}


EVENTFUL = [
    "CJ-02=6", "CJ-03=1", "CJ-04=3", "CJ-06=1", "CJ-07=6D", "CJ-07=5D", "CJ-09=4", "CM-03=5", "CM-06=9D", "CM-06=1D",
    "CM-07=5", "CM-08=1", "CC-05=5", "CC-05=1", "CC-06=4", "CC-08=20", "DG-02=1", "DG-06=4", "DG-07=2", "DG-07=1",
    "DG-08=5", "SN-03=3", "SN-05=1", "SN-06=1", "SN-07=4", "SN-08=2", "SN-12=3",
    *["DYN"] * 8, *["EXP"] * 5, *["HLD", "CSH"] * 4, *["STG", "SAL", "VEI", "MUS", "TEL"] * 2, "GOV", "GIR",
]  # fmt: skip
"""A deck of Boomtown in which much happens: 27 mines, some of them twice, and 33 events."""


def boomtown_options(chance: random.Random, number: int) -> Payload:
    """Every third deck is full of events."""
    return {"deck": EVENTFUL if number % 3 == 0 else "standard"}


def dodge_city_options(chance: random.Random, number: int) -> Payload:
    """Few passes, and sometimes little money, so that debts come up."""
    return {"pass_limit": 2, "start_cash": chance.choice((0, 1000, 2000)), "target_points": 6}


LEANINGS = {
    "boomtown": Leaning(boomtown_options, ("mustang", "set")),
    "dice-town": Leaning(dice_town_options, ("play", "done", "elixir")),
    "dodge-city": Leaning(dodge_city_options, ("done", "play", "challenge", "take", "to", "free")),
}
"""By game; any other game is played purely at random."""
NO_LEANING = Leaning(lambda chance, number: {}, ())


def new_game(game: str, number: int) -> State:
    """All numbers of seats in turn; options at random, drawn again until they fit each other."""
    spec = tw.find(game)
    seats = spec.least_seats + number // 2 % (spec.most_seats - spec.least_seats + 1)
    chance = random.Random(number)
    for _ in range(MOST_DRAWS):
        drawn = {option.name: chance.choice(option.values) for option in spec.options if option.values}
        options = {**drawn, **LEANINGS.get(game, NO_LEANING).options(chance, number)}
        with suppress(tw.BadOption):
            return tw.new(game, seats, number, options)
    raise AssertionError(f"no options found for {seats} seats of {game}")


def play(number: int, state: State) -> Iterator[tuple[Payload, list[str]]]:
    """Plays a game to its end; yields, before each answer, the view of the seat that answers and its options."""
    chance = random.Random(1000 + number)
    while tw.waiting(state):
        seat = chance.choice(tw.waiting(state))
        options = tw.legal(state, seat)
        yield tw.view(state, seat), [tw.text(state.game, option) for option in options]
        if chance.random() < 0.02:
            tw.time_out(state, seat)
        else:
            tw.answer(state, seat, choice(chance, state.game, options))


def choice(chance: random.Random, game: str, options: tuple[int, ...]) -> int:
    """One of the options, preferably one that leads to something."""
    liked = LEANINGS.get(game, NO_LEANING).answers
    telling = [option for option in options if liked and tw.text(game, option).startswith(liked)]
    return chance.choice(telling if telling and chance.random() < 0.7 else options)


def stories(state: State) -> list[Payload]:
    """Every event as each seat and a spectator may know it, without duplicates."""
    seen: dict[str, Payload] = {}
    for seat in range(-1, state.count):
        for event in tw.events(state, seat):
            seen.setdefault(json.dumps(event, sort_keys=True), event)
    return list(seen.values())
