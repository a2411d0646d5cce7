"""Random tables, including custom decks, and games played there to the end."""

import random
from collections import Counter
from contextlib import suppress
from typing import Any

from tests.games.boomtown.new_games import steps

import tumbleweed as tw
from tumbleweed.core.spec import find
from tumbleweed.games.boomtown.town import Boomtown

VALUES: dict[str, list[Any]] = {
    "short_game": [False, True],
    "extra_event": ["HLD", "EXP", "STG", "CSH", "TEL", "VEI", "MUS", "DYN"],
    "mayor_retention": ["literal", "two_mines"],
    "saloon_placement": ["own_town", "any_town"],
    "new_vein_scores": [True, False],
    "gold_visibility": ["public", "hidden"],
    "tie_break": ["shared", "most_gold"],
}
"""Section 5.7 of the dossier; the first value is the default."""
TOWNS = ("CJ", "CM", "CC", "DG", "SN")
KINDS = ("CSH", "DYN", "EXP", "GOV", "HLD", "MUS", "VEI", "SAL", "GIR", "STG", "TEL")
MOST = {"GOV": 1, "GIR": 1, "SAL": 2, "VEI": 2, "MUS": 2, "TEL": 2}


def random_deck(choice: random.Random, seats: int) -> list[str]:
    """A deck of full rows for a number of players; towns may have two mines of the same number."""
    cards = seats * choice.randint(3, 9)
    places = [(town, number) for town in TOWNS for number in range(2, 13)] * 2
    mines = choice.sample(places, choice.randint(cards * 2 // 3, cards))
    deck = [f"{town}-{number:02}={choice.randint(1, 9)}{choice.choice(['', '', 'D'])}" for town, number in mines]
    events: Counter[str] = Counter()
    while len(deck) + events.total() < cards:
        kind = choice.choice(KINDS)
        if events[kind] < MOST.get(kind, 5):
            events[kind] += 1
    return [*deck, *events.elements()]


def random_options(choice: random.Random, seats: int) -> dict[str, Any]:
    """Every option at a random value; one table in three has a custom deck."""
    while True:
        options = {name: choice.choice(values) for name, values in VALUES.items()}
        if choice.randrange(3) == 0:
            options["deck"] = random_deck(choice, seats)
        with suppress(tw.BadOption):
            find("boomtown").check_table(seats, options)
            return options


def played(seed: int) -> Boomtown:
    """A random game at a random table; now and then time is up and the default answers."""
    choice = random.Random(seed)
    seats = choice.randint(3, 5)
    *_, last = steps(seed, seats, 0.05, **random_options(choice, seats))
    return last
