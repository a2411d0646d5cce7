"""What the later program says about its versions, as JSON: run by a copy of the program (later.py)."""

import json
import sys
from pathlib import Path
from typing import Any

import tumbleweed as tw
from tumbleweed.core.spec import find
from tumbleweed.rulebook import rulebook
from tumbleweed.wording import contents, wording

RECORDS = Path(__file__).parents[1] / "records"


def replayed() -> dict[str, list[str]]:
    """All records of the repository, by version: those that replay to the very same record."""
    found: dict[str, list[str]] = {"same": [], "different": []}
    for path in sorted(RECORDS.glob("*/*.json")):
        data = json.loads(path.read_text(encoding="utf-8"))
        again = json.loads(json.dumps(tw.record(tw.replay(data))))
        kept = {key: value for key, value in data.items() if key not in ("players", "ranking")}
        found["same" if again == kept else "different"].append(f"{path.parent.name}/{path.stem}")
    return found


def described(game: str, version: int) -> dict[str, Any]:
    """A new game of a version: its options and its decks."""
    spec = find(game)
    s = tw.new(game, seats=4, seed=1, version=version)
    written = spec.dump(s)
    return {
        "version": tw.version(s),
        "in the record": tw.record(s)["version"],
        "options": sorted(tw.record(s)["options"]),
        "deck": len(written["store_deck"] if game == "dice-town" else written["deck"]),
        "events": len(written.get("events", [])),
        "view": tw.view(s, -1)["version"],
        "bank": written.get("bank"),
        "gold": max(player[0] for player in written["players"]),
        "box": {piece.id: piece.copies for piece in contents(game, "en", version)},
    }


def in_words(version: int) -> dict[str, Any]:
    return {
        "card": wording("dice-town", "en", version).card("cheater")[0],
        "rule": rulebook("dice-town", "en", version).texts["DT-9.1"],
        "options": sorted(rulebook("dice-town", "en", version).options),
    }


def refused(**asked: Any) -> str:
    try:
        tw.new("dice-town", seats=3, seed=1, **asked)
    except tw.TumbleweedError as error:
        return f"{type(error).__name__}: {error}"
    return ""


if __name__ == "__main__":
    said = {
        "newest": {game: find(game).version for game in tw.game_names()},
        "games": {game: [described(game, version) for version in (0, 1, 2)] for game in tw.game_names()},
        "words": [in_words(version) for version in (0, 1, 2)],
        "refused": [
            refused(version=3),
            refused(version=1, options={"mine_bonus": True}),
            refused(options={"mine_bonus": "perhaps"}),
        ],
        "replayed": replayed(),
    }
    json.dump(said, sys.stdout)
