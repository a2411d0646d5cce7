"""Random games with a log, for tests that look at whole games."""

import random
from typing import Any

import tumbleweed as tw
from tumbleweed.games.dice_town.table import OPTIONS
from tumbleweed.games.dice_town.town import Town, town


def random_options(choice: random.Random, edition: str) -> dict[str, Any]:
    """Every option at a random value, except the deck of claims and the length of the log."""
    fixed = ("edition", "claim_values", "short_log")
    return {"edition": edition, **{o.name: choice.choice(o.values) for o in OPTIONS[-1] if o.name not in fixed}}


def played(seed: int, seats: int, options: dict[str, Any], time_outs: float = 0.0) -> Town:
    """A game played to its end with random answers, some of them defaults because time is up. Offers are kept short."""
    choice = random.Random(seed)
    s = tw.new("dice-town", seats=seats, seed=seed, options=options)
    while tw.waiting(s):
        seat = choice.choice(tw.waiting(s))
        if choice.random() < time_outs:
            tw.time_out(s, seat)
        else:
            tw.answer(s, seat, choice.choice(tw.legal(s, seat)))
    return town(s)
