"""A round of each game as it is seen, frame by frame, and how long one waits in it:
`uv run python -m tests.web.frames [GAME …] [--folder build/frames] [--every 0.2] [--language de-DE] [--light dark]`

A person plays against three bots at the usual speed and answers at once. The pictures are named after the seconds since
the round's first question. Look at them before a change to what moves is committed.
"""

import argparse
import asyncio
import random
import shutil
import time
from pathlib import Path

from tests.web.browser import DESKTOP, GROUNDS, PHONE, Town, Visitor, in_town
from tests.web.chromium import ROOT
from tests.web.pressing import clicks
from tests.web.pressing_dodge_city import clicks as clicks_plan
from tests.web.screenshots import rest

GAMES = {"dice-town": ".dt", "boomtown": ".bt", "dodge-city": ".dc"}
ROUND = "document.querySelector('.crumb b')?.textContent ?? ''"
ASKED = "document.querySelector('[data-asked]') !== null || document.querySelector('.deal .acts .btn') !== null"
TOLD = "document.querySelector('.ib[aria-disabled=false]') !== null"


async def film(town: Town, game: str, size: dict[str, int], given: argparse.Namespace) -> None:
    """One round; prints how long it took, and how long the person had to wait."""
    visitor = await town.visitor(size, given.language, drawn=True, moving=True, color_scheme=given.light)
    await visitor.go()
    await rest(visitor, "/me", name="Ada", language=given.language[:2])
    seats = [{"kind": "me"}, *[{"kind": "bot"}] * 3]
    table = await rest(visitor, "/tables", game=game, seats=seats)
    await rest(visitor, f"/tables/{table['id']}/start")
    await visitor.go(f"/t/{table['id']}")
    await visitor.page.locator(GAMES[game]).wait_for()
    folder = given.folder / f"{game}-{size['width']}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    luck = random.Random(3)
    press = clicks_plan if game == "dodge-city" else clicks
    while not await visitor.page.evaluate(ASKED):
        await asyncio.sleep(0.05)
    began = time.monotonic()
    first = await visitor.page.evaluate(ROUND)
    taking = asyncio.create_task(take_frames(visitor, folder, began, given.every))
    waits: list[float] = []
    since = began
    while await visitor.page.evaluate(ROUND) == first or not await visitor.page.evaluate(ASKED):
        if await visitor.page.evaluate(ASKED):
            waited = time.monotonic() - since
            if await press(visitor, luck) == "answers":
                waits.append(waited)
                since = time.monotonic()
        await asyncio.sleep(0.05)
        if time.monotonic() - began > given.longest:
            break
    whole = time.monotonic() - began
    taking.cancel()
    long = ", ".join(f"{wait:.1f}" for wait in waits)
    print(f"{game} at {size['width']}: {whole:.1f} s a round, {len(waits)} answers, waits of {long} s")


async def take_frames(visitor: Visitor, folder: Path, began: float, every: float) -> None:
    while True:
        now = time.monotonic()
        await visitor.page.screenshot(path=folder / f"{now - began:06.2f}.png", animations="allow")
        await asyncio.sleep(max(0.0, every - (time.monotonic() - now)))


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.web.frames", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "frames")
    parser.add_argument("--every", type=float, default=0.2, help="seconds between two pictures")
    parser.add_argument("--language", default="en-US")
    parser.add_argument("--light", choices=("light", "dark"), default="light")
    parser.add_argument("--longest", type=float, default=120, help="seconds after which it ends anyway")
    parser.add_argument("--sizes", nargs="*", type=int, default=[DESKTOP["width"], PHONE["width"]])
    given = parser.parse_args()

    async def story(town: Town) -> None:
        for game in given.games:
            for size in (DESKTOP, PHONE):
                if size["width"] in given.sizes:
                    await film(town, game, size, given)

    in_town(story, longest=len(given.games) * 2 * (given.longest + 60))
    GROUNDS.close()


if __name__ == "__main__":
    main()
