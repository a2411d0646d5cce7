"""Records of games that were taken over from others with new luck: each begins at a position that was written down.

`uv run python -m tests.records.taken_over` makes those that are missing. Never make the old ones anew: they show that
positions written down long ago still open, however re-dealing and writing may have changed.
"""

import hashlib
import json
from typing import Final, NamedTuple

from tests.records.games import FOLDER, Record, written

import tumbleweed as tw
from tumbleweed.core.chance import chance
from tumbleweed.core.playout import play_out
from tumbleweed.core.start import start_of

HERE: Final = FOLDER / "taken-over"


class Taken(NamedTuple):
    """The record that is taken over (one of these, or of the game's folder), from which part of it, at which seat."""

    name: str
    source: str
    share: float
    seat: int


TAKEN: Final = (
    Taken("dice-town-1", "dice-town/second-4-usual", 0.3, 2),
    Taken("dice-town-2", "dice-town/first-5-odd-2", 0.55, 0),
    Taken("dice-town-3", "dice-town/second-3-odd-7", 0.9, 1),
    Taken("dice-town-4", "taken-over/dice-town-1", 0.5, 0),
    Taken("boomtown-1", "boomtown/4-usual", 0.3, 3),
    Taken("boomtown-2", "boomtown/5-odd-3", 0.6, 0),
    Taken("boomtown-3", "boomtown/3-odd-8", 0.8, 1),
    Taken("boomtown-4", "taken-over/boomtown-2", 0.5, 2),
    Taken("dodge-city-1", "dodge-city/3-odd-5", 0.3, 2),
    Taken("dodge-city-2", "dodge-city/4-odd-6", 0.5, 0),
    Taken("dodge-city-3", "dodge-city/2-odd-7", 0.7, 1),
    Taken("dodge-city-4", "taken-over/dodge-city-1", 0.5, 1),
)


def played(taken: Taken) -> Record:
    """Takes the game over and plays it to its end with random answers."""
    source: Record = json.loads((FOLDER / f"{taken.source}.json").read_text(encoding="utf-8"))
    moment = int(taken.share * len(source["answers"]))
    until = {**source, "answers": source["answers"][:moment], "scores": None}
    seed = hashlib.sha256(f"taken over {taken.name}".encode()).hexdigest()
    start = start_of(tw.find(source["game"]), tw.replay(until), taken.seat, seed, until)
    s = tw.replay({**until, "answers": [], "seed": seed, "start": start})
    play_out(s, chance(("answers",), moment), 100_000)
    return {**tw.record(s), "players": ["random"] * s.count, "ranking": tw.view(s, -1)["ranking"]}


def main() -> None:
    HERE.mkdir(exist_ok=True)
    for taken in TAKEN:
        file = HERE / f"{taken.name}.json"
        if not file.exists():
            file.write_text(written(played(taken)), encoding="utf-8", newline="\n")
            print(f"{file.name}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    main()
