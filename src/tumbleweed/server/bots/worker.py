"""A process that thinks for bots: `python -m tumbleweed.server.bots.worker`.

It reads a line with a bot's name and a position, written down, that could be the true one as far as a seat knows, and
writes a line with the answer. It never sees a true position. It ends when its input ends.
"""

import contextlib
import os
import signal
import sys
from typing import IO, Any, Final

import msgspec

from tumbleweed import bots, find
from tumbleweed.bots.advice import ask_sheriff
from tumbleweed.bots.sight import Sight
from tumbleweed.server.bots.advice import written

POLITE: Final = 5
"""How far these processes stand back: the server itself goes first."""


def answered(question: dict[str, Any]) -> dict[str, Any]:
    """What a bot answers or advises, or what went wrong in words."""
    try:
        spec = find(question["game"])
        sight = Sight(spec, spec.load(question["position"]), question["seat"])
        if question.get("advise"):
            return written(spec.catalog, ask_sheriff(sight, question["seed"]))
        bot = bots.find(question["bot"], spec.name, question["seed"])
        return {"action": spec.catalog.text(bot.choose(sight))}
    except Exception as error:  # noqa: BLE001 - the server writes it down and asks a simpler bot
        return {"error": f"{type(error).__name__}: {error}"}


def work(questions: IO[bytes], answers: IO[bytes]) -> None:
    """Answers questions until there are no more."""
    for line in questions:
        answers.write(msgspec.json.encode(answered(msgspec.json.decode(line))) + b"\n")
        answers.flush()


def main() -> None:
    """Works for as long as the server lives. Ctrl-C is left to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(POLITE)
    work(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
