"""Measures how strong the bots' levels are and notes it in src/tumbleweed/bots/strength.toml: python -m bench.strength

    TUMBLEWEED_NATIVE=1 uv run python -m bench.strength --games 400
    TUMBLEWEED_NATIVE=1 uv run python -m bench.strength --games 240 --slow --game boomtown

One bot of each level plays three of the level below, one three of the level above, and a Deputy three that play at
random. Sheriffs take hours, so they are measured only with `--slow`; pairs that are not measured keep what is noted.
"""

import argparse
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from tumbleweed import bots, game_names
from tumbleweed.arena import running, series
from tumbleweed.arena.series import Setting
from tumbleweed.arena.standing import standings
from tumbleweed.bots.strength import FILE, Measured, measured

SEATS: Final = 4
HEAD: Final = """\
# How strong the levels are: the share of the wins, in per cent, of one bot against three of another level (25 would be
# even), with its 95 % interval and the number of games. Made by `python -m bench.strength`, which plays what
# `tumbleweed arena GAME --bots ONE,OTHER --seats 4 --games NUMBER` plays, in a compiled build.
"""


def pairs(slow: bool) -> Iterator[tuple[str, str]]:
    """What is measured: each level against the one below and the one above."""
    for upper, lower in pairwise(bots.LEVELS):
        if (upper in bots.SLOW) == slow:
            yield upper, lower
            if not slow and lower != bots.LEVELS[-1]:
                yield lower, upper
    if not slow:
        yield bots.USUAL, bots.LEVELS[-1]


def measure(game: str, one: str, other: str, games: int, processes: int) -> Measured:
    """One against three, in duplicate."""
    setting = Setting(game, (one, other), SEATS, {}, 0, 1.0)
    deals = -(-games // len(setting.orders()))
    played = list(running.results(series.play, setting.tasks(deals), processes))
    share = next(each.share for each in standings(setting, played) if each.name == one)
    assert share.low is not None
    assert share.high is not None
    value, low, high = (round(100 * each) for each in (share.value, share.low, share.high))
    return Measured(game, one, other, value, low, high, len(played))


def write(found: list[Measured]) -> None:
    """The file, in the order of the games and levels."""
    order = list(bots.LEVELS)
    lines = [HEAD]
    for game in game_names():
        lines.append(f"[{game}]")
        for one in sorted(
            (each for each in found if each.game == game),
            key=lambda each: (order.index(each.level), -order.index(each.against)),
        ):
            data = f"share = {one.share}, low = {one.low}, high = {one.high}, games = {one.games}"
            lines.append(f"{one.level}.{one.against} = {{ {data} }}")
        lines.append("")
    FILE.write_text("\n".join(lines), encoding="utf-8")


def main() -> None:
    """Measures, and writes after every pair, so that nothing is lost if it is stopped."""
    said = argparse.ArgumentParser(description=__doc__)
    said.add_argument("--game", choices=game_names(), action="append")
    said.add_argument("--games", type=int, default=400)
    said.add_argument("--processes", type=int, default=1)
    said.add_argument("--slow", action="store_true")
    wanted = said.parse_args()
    known = {(each.game, each.level, each.against): each for each in measured()}
    for game in wanted.game or game_names():
        for one, other in pairs(wanted.slow):
            result = measure(game, one, other, wanted.games, wanted.processes)
            known[game, one, other] = result
            write(list(known.values()))
            print(f"{game}: {one} {result.share} % ({result.low} to {result.high}) against three of {other}")  # noqa: T201


if __name__ == "__main__":
    main()
