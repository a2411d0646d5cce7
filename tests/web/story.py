"""Watching whether a table tells its story in order: everything it shows, at every animation frame, against everything
it knows.
"""

import re
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from tests.web.browser import Visitor

WATCH = """(() => {
    const known = (window.known = []), frames = (window.frames = []);
    const Native = window.WebSocket;
    window.WebSocket = class extends Native {
        constructor(...given) {
            super(...given);
            this.addEventListener("message", ({ data }) => {
                const message = JSON.parse(data);
                if (message.type === "snapshot" || message.type === "update")
                    known.push({ ...message, at: performance.now() });
            });
        }
    };
    const text = selector => [...document.querySelectorAll(selector)].map(each => each.textContent.trim()).join(" ");
    const goods = () => Object.fromEntries([...document.querySelectorAll('[data-spot^="seat-"]')].map(each =>
        [each.dataset.spot.slice(5), [...each.querySelectorAll(".g")].map(good => good.textContent)]));
    let last = "", tick = 0;
    const look = () => {
        tick += 1;
        if (document.querySelector("main .log")) {
            const lines = [...document.querySelectorAll("[data-seq]")].map(each => Number(each.dataset.seq));
            const frame = {
                told: Math.max(-1, ...lines),
                asked: text("[aria-live=assertive]"),
                words: text("main, [aria-live]"),
                goods: goods(),
            };
            const now = JSON.stringify(frame);
            if (now !== last) frames.push({ ...frame, at: performance.now(), tick });
            last = now;
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})()"""
"""Notes what comes over the wire, and at every frame in which something has changed, what the page shows."""

COUNTED = 250.0
"""Milliseconds after which a number has counted to its end, when everything moves fast."""
DRAWN = 4
"""Animation frames that it needs for that: a machine with much else to do draws only a few in a second."""


@dataclass
class Seen:
    """What a page knew, and what it showed: frames as `WATCH` notes them."""

    known: list[dict[str, Any]]
    frames: list[dict[str, Any]]
    wrong: list[str] = field(default_factory=list)

    def events(self) -> dict[int, tuple[str, float]]:
        """By number: the sentence of an event, and when it became known."""
        return {
            event["seq"]: (event.get("words") or "", message["at"])
            for message in self.known
            for event in message["events"]
        }


async def watched(visitor: Visitor) -> None:
    """Begins to watch, from the next page on."""
    await visitor.page.add_init_script(WATCH)


async def seen(visitor: Visitor) -> Seen:
    """Everything so far."""
    return Seen(await visitor.page.evaluate("window.known"), await visitor.page.evaluate("window.frames"))


def out_of_step(found: Seen, numbers: Any) -> list[str]:
    """Where the page told a result before it was shown. `numbers` takes the goods of a seat out of a view."""
    return [*words_too_early(found), *questions_too_early(found), *numbers_too_early(found, numbers)]


def words_too_early(found: Seen) -> list[str]:
    """No sentence of an event stands anywhere on the page before the ledger has come to it, in the events' order."""
    events = found.events()
    wrong: list[str] = []
    for frame in found.frames:
        untold = frame["words"]
        # One sentence may begin as another does: what may stand there is taken away, the longest first.
        for words in sorted({words for seq, (words, _) in events.items() if seq <= frame["told"]}, key=len)[::-1]:
            untold = untold.replace(words, "") if words else untold
        for seq, (words, at) in events.items():
            if seq > frame["told"] and words and at <= frame["at"] and words in untold:
                wrong.append(f"at {frame['at']:.0f}: “{words}” is printed when {frame['told']} is told, not {seq}")
    for before, after in pairwise(found.frames):
        if after["told"] < before["told"] and after["told"] >= 0:
            wrong.append(f"at {after['at']:.0f}: the ledger goes back from {before['told']} to {after['told']}")
    return wrong


def questions_too_early(found: Seen) -> list[str]:
    """A question stands on the page only when everything that was known with it has been told."""
    wrong: list[str] = []
    latest = -1
    asked: dict[str, int] = {}
    for message in found.known:
        spoken = [event["seq"] for event in message["events"] if event.get("words")]
        latest = max([latest, *spoken])
        if question := message.get("question"):
            asked.setdefault(question["words"], latest)  # the same words may be asked again, later
    for frame in found.frames:
        words = frame["asked"]
        if words in asked and frame["told"] < asked[words] and frame["told"] >= 0:
            wrong.append(f"at {frame['at']:.0f}: asked “{words}” when only {frame['told']} of {asked[words]} is told")
    return wrong


def numbers_too_early(found: Seen, numbers: Any) -> list[str]:
    """Between two events a player's goods are those of the last view that has been told, not of a later one."""
    wrong: list[str] = []
    ends: list[tuple[int, dict[str, Any]]] = []
    """By the last event of each message that has a view: that view."""
    unsure: set[int] = set()
    """Events after which something happens that the ledger is silent about: it does not show how far the telling is."""
    latest = -1
    for message in found.known:
        for event in message["events"]:
            if event.get("words"):
                latest = event["seq"]
            else:
                unsure.add(latest)
        if message.get("view"):
            ends.append((latest, message["view"]))
    for frame, after in pairwise(found.frames):
        views = [view for end, view in ends if end == frame["told"] and end not in unsure]
        if not views or after["at"] - frame["at"] < COUNTED or after["tick"] - frame["tick"] < DRAWN:
            continue
        allowed = [numbers(view) for view in views]
        for seat, texts in frame["goods"].items():
            shown = [int(figure) for text in texts for figure in re.findall(r"\d+", text)]
            if shown and all(shown[: len(each[int(seat)])] != each[int(seat)] for each in allowed):
                rights = [each[int(seat)] for each in allowed]
                told = f"{frame['told']} (“{found.events()[frame['told']][0]}”)"
                wrong.append(f"at {frame['at']:.0f}: seat {seat} has {shown} when {told} is told, not {rights}")
    return wrong
