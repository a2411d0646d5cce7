"""Messages for people who wait while the package is built."""

import os
import sys
import textwrap
from pathlib import Path

WHO = "tumbleweed: "
TERMINAL = Path("CON" if os.name == "nt" else "/dev/tty")
# The last lines of a terminal belong to uv or pip, which count them and keep redrawing them: a new line is inserted
# above the last two, and the cursor returns to where it was.
ABOVE = "\033D\0337\033[2A\r\033[L{}\0338"


def tell(words: str) -> None:
    """Writes to the terminal itself, since uv and pip hide what a build prints; without a terminal it just prints."""
    form = "{}\n" if os.name == "nt" or os.environ.get("TERM", "dumb") == "dumb" else ABOVE
    lines = textwrap.wrap(WHO + words, 79, break_long_words=False)
    try:
        with TERMINAL.open("w", encoding="utf-8") as terminal:
            terminal.write("".join(form.format(line) for line in lines))
    except OSError:
        print(*lines, sep="\n", file=sys.stderr, flush=True)
