"""Plays games, lets bots answer, and prints the results: it is run with the compiled package and without.

python same_games.py PATH-OF-THE-TESTS     (JSON on standard output)
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from typing import Any

import tumbleweed.games  # noqa: F401  makes the games known
from tumbleweed import bots, native
from tumbleweed.arena.match import play_match
from tumbleweed.arena.simulation import Simulation
from tumbleweed.bots import levels
from tumbleweed.bots.bot import Bot
from tumbleweed.bots.search import Budget
from tumbleweed.bots.sight import Sight
from tumbleweed.bots.style import PLAIN
from tumbleweed.core.chance import chance
from tumbleweed.core.playout import play_out
from tumbleweed.core.spec import SPECS

GAMES_EACH = 20
HASTY = Budget(simulations=40, answers=2500, first=4, few=4, width=12, doubt=0.01, tie=0.004)


def tables() -> Iterator[tuple[str, int, str]]:
    """Every game, number of seats and edition; the edition is empty for games that have only one."""
    for name, spec in sorted(SPECS.items()):
        editions = [str(value) for option in spec.options if option.name == "edition" for value in option.values]
        for seats in range(spec.least_seats, spec.most_seats + 1):
            for edition in editions or [""]:
                yield name, seats, edition


def simulated(game: str, seats: int, edition: str) -> dict[str, Any]:
    """Games of random play at one table."""
    simulation = Simulation(SPECS[game], seats, {"edition": edition} if edition else {}, 1)
    for number in range(GAMES_EACH):
        simulation.play()
    found = simulation.summary()
    return {key: found[key] for key in ("games", "decisions", "mean_scores", "checksum")}


def observed(game: str, seats: int, edition: str) -> str:
    """What every seat observes in a game; compiled code puts observations together in another way."""
    spec, luck, seen = SPECS[game], chance(("answers",), seats), hashlib.sha256()
    s = spec.new(seats, spec.automatic({"edition": edition} if edition else {}), seats, False)
    while play_out(s, luck, 1):
        for seat in range(seats):
            seen.update(spec.observe(s, seat))
    return seen.hexdigest()


class Noted(Bot):
    """A bot whose answers and reasons are noted; now and then it answers like a Sheriff in a hurry."""

    def __init__(self, bot: Bot, sheriff: Bot | None, notes: list[str]) -> None:
        self.bot = bot
        self.sheriff = sheriff
        self.notes = notes

    def choose(self, sight: Sight) -> int:
        hurry = self.sheriff is not None and len(sight.options) > 1 and len(self.notes) % 7 == 0
        bot = self.sheriff if hurry and self.sheriff is not None else self.bot
        action = bot.choose(sight)
        reason = bot.why()
        self.notes.append(f"{action} {reason.key if reason else ''} {reason.values if reason else ''}")
        return action


def answered(game: str) -> dict[str, Any]:
    """Games between bots of all levels."""
    notes: list[str] = []
    spec = SPECS[game]
    for seed, level in enumerate(("deputy", "tenderfoot", "settler:gambler")):
        table: list[Bot] = []
        for seat in range(3):
            sheriff = levels.Sheriff(levels.thinker(game, PLAIN), HASTY, seat) if seed == 0 else None
            table.append(Noted(bots.find(level, game, seat), sheriff, notes))
        play_match(spec, table, {}, seed)
    return {"answers": len(notes), "checksum": hashlib.sha256("\n".join(notes).encode()).hexdigest()}


def everything() -> dict[str, Any]:
    return {
        "compiled": [native.compiled(), not str(levels.__file__).endswith(".py")],
        "tables": {named(table): simulated(*table) for table in tables()},
        "observations": {named(table): observed(*table) for table in tables()},
        "bots": {game: answered(game) for game in sorted(SPECS)},
    }


def named(table: tuple[str, int, str]) -> str:
    return "-".join(str(part) for part in table if part)


if __name__ == "__main__":
    json.dump(everything(), sys.stdout)
