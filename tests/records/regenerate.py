"""Plays and writes the finished records anew: `uv run python -m tests.records.regenerate`.

Only for as long as no version of the rules has been published: afterwards records stay, and new ones are added.
"""

from tests.records.games import FOLDER, games, played, written


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    wanted = games()
    for old in set(FOLDER.glob("*.json")) - {game.file for game in wanted}:
        old.unlink()
    total = 0
    for game in wanted:
        text = written(played(game))
        game.file.write_text(text, encoding="utf-8", newline="\n")
        total += len(text.encode())
    print(f"{len(wanted)} records, {total} bytes, in {FOLDER.name}")


if __name__ == "__main__":
    main()
