"""Many games of random legal play, with a checksum over everything that was decided and scored."""

import hashlib
import time
from collections.abc import Mapping
from typing import Any, Final

from tumbleweed.core.chance import chance
from tumbleweed.core.playout import play_out
from tumbleweed.core.record import answers
from tumbleweed.core.spec import GameSpec
from tumbleweed.core.steps import State

ENDLESS: Final = 1_000_000
"""No real game is this long: one that is would never end."""


class NeverEnds(RuntimeError):
    """A game that does not end."""


class Simulation:
    """Games of one table, one after the other. A game depends only on the seed and its number."""

    def __init__(self, spec: GameSpec, seats: int, options: Mapping[str, Any], seed: int) -> None:
        self.spec: Final = spec
        self.seats: Final = seats
        self.options: Final = spec.automatic(options)
        self.seed: Final = seed
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0
        """Spent on setting up and playing, not on the checksum."""
        self._totals = [0] * seats
        self._checksum = hashlib.sha256()
        spec.new(seats, self.options, 0, False)  # complain about a wrong table before anything begins

    def play(self) -> State:
        """The next game."""
        seed = game_seed(self.seed, self.games)
        luck = chance(("answers",), seed)
        begin = time.perf_counter()
        s = self.spec.new(self.seats, self.options, seed, False)
        s.recorded = True  # the answers go into the checksum
        decisions = play_out(s, luck, ENDLESS)
        self.seconds += time.perf_counter() - begin
        if decisions == ENDLESS:
            raise NeverEnds(f"game {self.games} of seed {self.seed} does not end")
        self.games += 1
        self.decisions += decisions
        self._note(s)
        return s

    def _note(self, s: State) -> None:
        scores = self.spec.scores(s)
        for seat, points in enumerate(scores):
            self._totals[seat] += points
        given = " ".join(f"{seat}:{action}" for seat, action, by_default in answers(s))
        self._checksum.update(f"{given}|{' '.join(map(str, scores))}\n".encode())

    def summary(self) -> dict[str, Any]:
        """The results as plain data; only the speed may differ in another run."""
        games = max(self.games, 1)
        return {
            "game": self.spec.name,
            "version": self.spec.version,
            "seats": self.seats,
            "seed": self.seed,
            "options": self.spec.options_of(self.spec.new(self.seats, self.options, 0, False)),
            "games": self.games,
            "decisions": self.decisions,
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
            "mean_scores": [round(total / games, 3) for total in self._totals],
            "checksum": self._checksum.hexdigest(),
        }


def game_seed(seed: int, number: int) -> int:
    """A seed for each game of a series; series with different seeds share no game."""
    digest = hashlib.sha256(f"{seed}/game {number}".encode()).digest()
    return int.from_bytes(digest[:7], "little")
