"""How long a round is told on the page when only bots play: python -m bench.pace dice-town

Bots answer as fast as a table's usual pace lets them, and everything that everybody sees is told at the usual speed.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from rich.console import Console

import tumbleweed as tw
from tumbleweed.bots import USUAL, find, sight
from tumbleweed.core.events import EVERYBODY, Event
from tumbleweed.server.table.setup import Setup
from tumbleweed.telling import telling

SEATS: Final = 4
GAMES: Final = 10
BEGINNINGS: Final = {"dice-town": "round_started", "boomtown": "round_started", "dodge-city": "pass_started"}


def news(game: str, seed: int) -> Iterator[tuple[float, Event]]:
    """What everybody is told in a game of bots, each with the second at which the page knows it."""
    spec = tw.find(game)
    s = tw.new(game, SEATS, seed)
    pace = Setup().pace
    bots = [find(USUAL, game, seed * SEATS + seat) for seat in range(SEATS)]
    clock, asked, known = 0.0, -1, 0
    while seats := tw.waiting(s):
        if s.ask_number != asked and s.ask and not s.ask.discreet:
            clock += pace
        asked = s.ask_number
        tw.apply(s, seats[0], bots[seats[0]].choose(sight(spec, s, seats[0], seed)))
        happened = s.log.events[known:] if s.log else []
        known += len(happened)
        yield from ((clock, event) for event in happened if event.audience == EVERYBODY)


def rounds(game: str, seed: int, by_event: dict[str, float]) -> Iterator[float]:
    """The seconds of each round of a game, except the last."""
    lengths = telling(game)
    told, began = 0.0, -1.0
    for clock, event in news(game, seed):
        told = max(told, clock)
        if event.name == BEGINNINGS[game]:
            if began >= 0:
                yield told - began
            began = told
        seconds = lengths.get(f"{event.name}.{event.form}", lengths.get(event.name, 0)) / 1000
        told += seconds
        by_event[event.name] += seconds


def main(game: str) -> None:
    """Prints how long rounds take, and what takes longest in them."""
    by_event: dict[str, float] = defaultdict(float)
    found = sorted(seconds for seed in range(GAMES) for seconds in rounds(game, seed, by_event))
    console = Console(highlight=False)
    low, middle, high = (found[len(found) * share // 10] for share in (1, 5, 9))
    console.print(f"{game}, {SEATS} bots, {len(found)} rounds: {sum(found) / len(found):.1f} s on average,")
    console.print(f"half of them under {middle:.1f} s, four of five between {low:.1f} and {high:.1f} s")
    for name, seconds in sorted(by_event.items(), key=lambda each: -each[1])[:12]:
        console.print(f"  {name:24}{seconds / len(found):5.2f} s a round")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "dice-town")
