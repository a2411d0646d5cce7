"""What the browser's own computation of rolls is compared with: numbers from tapes, and games with their rolls.

`python -m tests.web.rolls` writes web/src/replay/rolls.vectors.json.
"""

import json
from pathlib import Path
from typing import Any

from tests.server.stories import played

from tumbleweed.core.chance import chance
from tumbleweed.core.record import replay
from tumbleweed.server.replay.theatre import opened

FILE = Path(__file__).parents[2] / "web" / "src" / "replay" / "rolls.vectors.json"
SEED = "0123456789abcdef" * 4
TAPES = (("cup 0", [7776, 1296, 216, 36, 6] * 4), ("dice", [700_000_000, 6, 805_306_369] * 3))
"""Names, and bounds in the order in which numbers below them are drawn; with large bounds some are drawn again."""
ROLLED = ("dice_rolled", "holdup_rolled")
MOST = {"dice-town": 40, "boomtown": 16}
"""The games with dice, and how many of their rolls to compare."""


def rolled(game: str, most: int) -> list[dict[str, Any]]:
    """The first rolls of a game, with everything that anybody was told of them."""
    log = replay(played(game, 3, SEED)).log
    assert log is not None
    found = [dict(opened(event)) for event in log.events if event.name in ROLLED]
    kept = ("event", "player", "faces", "die1", "die2")
    return [{name: event[name] for name in kept if name in event} for event in found][:most]


def vectors() -> dict[str, Any]:
    tapes = []
    for name, bounds in TAPES:
        luck = chance((name,), SEED)
        tapes.append({"name": name, "bounds": bounds, "numbers": [luck.below(0, bound) for bound in bounds]})
    return {"seed": SEED, "tapes": tapes, "games": {game: rolled(game, most) for game, most in MOST.items()}}


if __name__ == "__main__":
    FILE.write_text(json.dumps(vectors()) + "\n")
