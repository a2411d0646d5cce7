"""Duplicate matches: the same luck again and again, with the bots in every order round the table.

A deal is a seed of the game. In each deal every order is played once, so that neither luck nor seats favour anybody.
Intervals are computed from how much the results of the deals differ.
"""

import hashlib
from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any, Final, NamedTuple

from tumbleweed import bots, find
from tumbleweed.arena.match import Clocked, play_match
from tumbleweed.arena.simulation import game_seed
from tumbleweed.bots.bot import Bot
from tumbleweed.core.errors import TumbleweedError
from tumbleweed.core.spec import GameSpec

ISMCTS: Final = "ismcts"
"""OpenSpiel's search, from the extra `research`; its budget is time, not simulations."""


class BadSeries(TumbleweedError):
    """Bots, seats and games that do not make a series."""


class Setting(NamedTuple):
    """What a series is about; plain data, so that it can be sent to another process."""

    game: str
    names: tuple[str, ...]
    """The bots, each once."""
    seats: int
    options: Mapping[str, Any]
    seed: int
    seconds: float
    """Seconds for an answer, for bots whose budget is time."""

    def lineup(self) -> tuple[int, ...]:
        """Who sits at the table, by number among the names: each bot once, and the last one on all remaining seats."""
        last = len(self.names) - 1
        return tuple(min(seat, last) for seat in range(self.seats))

    def orders(self) -> list[tuple[int, ...]]:
        """All different ways to sit round the table."""
        return sorted(set(permutations(self.lineup())))

    def tasks(self, deals: int) -> list[tuple["Setting", int, tuple[int, ...]]]:
        """All games of a number of deals, as `play` takes them."""
        return [(self, deal, order) for deal in range(deals) for order in self.orders()]


class Game(NamedTuple):
    """What came of one game, by seat."""

    deal: int
    order: tuple[int, ...]
    returns: tuple[float, ...]
    places: tuple[int, ...]
    answers: tuple[int, ...]
    """Answers with a choice."""
    seconds: tuple[float, ...]
    longest: tuple[float, ...]


def check(game: str, names: Sequence[str], seats: int, options: Mapping[str, Any]) -> None:
    """Complains about bots and tables that do not fit before anything begins."""
    spec = find(game)
    spec.check_table(seats, options)
    spec.new(seats, spec.automatic(options), 0, False)
    if len(names) < 2:
        raise BadSeries("an arena needs two bots at least, such as --bots deputy,random")
    twice = {name for name in names if names.count(name) > 1}
    if twice:
        raise BadSeries(
            f"{min(twice)} is named twice; with fewer bots than seats, the last one takes all seats left over"
        )
    if len(names) > seats:
        raise BadSeries(f"{len(names)} bots do not fit on {seats} seats")
    for name in names:
        player(name, spec, 0, 1.0)


def player(name: str, spec: GameSpec, seed: int, seconds: float) -> Bot:
    """A bot by its name, OpenSpiel's among them."""
    if name != ISMCTS:
        return bots.find(name, spec.name, seed)
    try:
        from tumbleweed.envs.open_spiel_bot import IsmctsBot
    except ImportError as error:
        raise BadSeries(f"{ISMCTS}: {error}") from error
    return IsmctsBot(spec.name, seed, seconds=seconds)


def play(setting: Setting, deal: int, order: tuple[int, ...]) -> Game:
    """One game of a series."""
    spec = find(setting.game)
    table: list[Clocked] = []
    for seat, number in enumerate(order):
        luck = _seed(setting.seed, deal, number, order[:seat].count(number))
        table.append(Clocked(player(setting.names[number], spec, luck, setting.seconds)))
    s = play_match(spec, table, setting.options, game_seed(setting.seed, deal))
    return Game(
        deal,
        order,
        tuple(spec.returns(s)),
        tuple(spec.view(s, -1)["ranking"]),
        tuple(bot.answers for bot in table),
        tuple(bot.seconds for bot in table),
        tuple(bot.longest for bot in table),
    )


def _seed(seed: int, deal: int, number: int, copy: int) -> int:
    """A bot's luck: different in every deal, and the same in all orders of a deal."""
    digest = hashlib.sha256(f"{seed}/deal {deal}/bot {number}/{copy}".encode()).digest()
    return int.from_bytes(digest[:5], "little")


def time_of(setting: Setting) -> float:
    """Seconds for an answer of the first bot that has no time limit, in a game against itself."""
    own = next(name for name in setting.names if name != ISMCTS)
    spec = find(setting.game)
    table = [Clocked(bots.find(own, spec.name, seat)) for seat in range(setting.seats)]
    play_match(spec, table, setting.options, game_seed(setting.seed, -1))
    return sum(bot.seconds for bot in table) / max(1, sum(bot.answers for bot in table))
