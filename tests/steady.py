"""Do some of the tests pass every time, even on a busy machine? Runs them again and again and says so:

uv run python -m tests.steady 20                      tests/web, twenty times
uv run python -m tests.steady 5 tests/server -k kill  whatever pytest understands

During every second run a busy loop runs on each core. The output of each run is kept in build/steady.
"""

import argparse
import contextlib
import os
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "steady"
IDLING = "import os\nif hasattr(os, 'nice'): os.nice(10)\nwhile True: pass"
CLOSING = re.compile(r"^=+ (.*) in [\d.]+s.* =+$", re.MULTILINE)
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)


@contextlib.contextmanager
def company() -> Iterator[None]:
    """Keeps every core busy with a loop."""
    loops = [subprocess.Popen([sys.executable, "-c", IDLING]) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def run(number: int, what: list[str]) -> tuple[bool, str]:
    """One run, and what it printed. It is the same as a run by hand: CI is not set."""
    env = {name: value for name, value in os.environ.items() if name != "CI"}
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *what]
    done = subprocess.run(
        command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", check=False
    )
    (KEPT / f"run-{number:02}.txt").write_text(done.stdout, encoding="utf-8")
    return done.returncode == 0, done.stdout


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.steady", description="Runs a part of the tests again and again.")
    parser.add_argument("runs", type=int, nargs="?", default=20)
    given, what = parser.parse_known_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    failed: Counter[str] = Counter()
    took: dict[bool, list[float]] = {False: [], True: []}
    bad = 0
    for number in range(1, given.runs + 1):
        busy = number % 2 == 0
        began = time.monotonic()
        with company() if busy else contextlib.nullcontext():
            good, printed = run(number, what or ["tests/web"])
        took[busy].append(time.monotonic() - began)
        bad += not good
        failed.update(FAILED.findall(printed))
        closing = CLOSING.findall(printed)[-1:] or ["no result"]
        how = "busy " if busy else "quiet"
        print(f"run {number:2} of {given.runs}, {how}: {closing[0]}, {took[busy][-1]:.0f} s", flush=True)
    print(f"{given.runs - bad} passed, {bad} failed")
    for how, times in (("quiet", took[False]), ("busy", took[True])):
        if times:
            print(f"{how}: {len(times)} runs, {min(times):.0f} to {max(times):.0f} s")
    for name, times_failed in failed.most_common():
        print(f"failed {times_failed} times: {name}")
    sys.exit(bad > 0)


if __name__ == "__main__":
    main()
