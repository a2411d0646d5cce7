"""Plays and writes the finished records of a game's newest version anew: `python -m tests.records.regenerate GAME`.

Use it only until that version is released: afterwards its records stay, like those of older versions.
"""

import json
import sys

from tests.records.games import FOLDER, ODD_TABLES, games, played, written

import tumbleweed as tw


def main(game: str) -> None:
    folder = FOLDER / game
    folder.mkdir(exist_ok=True)
    wanted = games(game)
    for old in set(folder.glob("*.json")) - {one.file for one in wanted}:
        if json.loads(old.read_text(encoding="utf-8"))["version"] == tw.find(game).version:
            old.unlink()
    total = 0
    for one in wanted:
        text = written(played(one))
        one.file.write_text(text, encoding="utf-8", newline="\n")
        total += len(text.encode())
    print(f"{len(wanted)} records, {total} bytes, in {folder.name}")


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in ODD_TABLES:
        sys.exit(f"name one game: {', '.join(ODD_TABLES)}")
    main(sys.argv[1])
