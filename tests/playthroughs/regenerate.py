"""Writes the golden playthroughs anew: `uv run python -m tests.playthroughs.regenerate`. In a commit of its own."""

from tests.playthroughs.script import PLAYTHROUGHS, written


def main() -> None:
    for playthrough in PLAYTHROUGHS:
        text = written(playthrough)
        playthrough.file.write_text(text, encoding="utf-8", newline="\n")
        print(f"{playthrough.file.name}: {text.count(chr(10))} lines, {len(text.encode())} bytes")


if __name__ == "__main__":
    main()
