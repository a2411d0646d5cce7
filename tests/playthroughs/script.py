"""A whole game of Dice Town as readable text: every decision, what happened in public, and what was to be seen.

A line such as `2 D-02 17: keep 9 9` is a decision: seat 2 was asked D-02, had 17 options and took one. Indented
lines tell what everybody learns of it. At the end of a round comes what a spectator and the Sheriff see.
"""

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import tumbleweed as tw
from tumbleweed.core.chance import chance
from tumbleweed.core.steps import State

FOLDER: Final = Path(__file__).parent
COMMAND: Final = "uv run python -m tests.playthroughs.regenerate"
MOMENT: Final = ("event", "seq", "round", "phase", "edition")
SPECTATOR: Final = -1


class Playthrough(NamedTuple):
    """Which game to play, and from which seed everything in it is drawn."""

    edition: str
    seats: int
    seed: int

    @property
    def file(self) -> Path:
        return FOLDER / f"dice-town-{self.edition}-{self.seats}.txt"


PLAYTHROUGHS: Final = tuple(
    Playthrough(edition, seats, 100 * seats + number)
    for number, edition in enumerate(("first", "second"))
    for seats in range(2, 6)
)


def written(playthrough: Playthrough) -> str:
    """The text of the whole game."""
    return "\n".join(lines(playthrough)) + "\n"


def lines(playthrough: Playthrough) -> Iterator[str]:
    edition, seats, seed = playthrough
    s = tw.new("dice-town", seats=seats, seed=seed, options={"edition": edition})
    luck, told = chance(("answers",), seed), 0
    yield f"# Dice Town, {edition} edition, {seats} seats, seed {seed}, random answers"
    yield f"# Made by: {COMMAND}"
    phase = ""
    while True:
        events = tw.events(s, SPECTATOR, told)
        told += len(events)
        for (now, name), same in itertools.groupby(events, moment_and_name):
            if now != phase:
                phase = now
                yield f"[{phase}]"
            yield f"  {name}" + " |".join(map(fields, same))
            if name == "round_ended":
                yield from seen(s)
        waiting = tw.waiting(s)
        if not waiting:
            break
        seat = waiting[luck.below(0, len(waiting))]
        options = tw.legal(s, seat)
        action = options[luck.below(0, len(options))]
        yield f"{seat} {decision(s)} {len(options)}: {tw.text('dice-town', action)}"
        tw.answer(s, seat, action)
    yield f"scores: {short(tw.scores(s))}; ranking: {short(tw.view(s, SPECTATOR)['ranking'])}"


def moment_and_name(event: dict[str, Any]) -> tuple[str, str]:
    """Events that follow each other and have these in common share a line."""
    return f"round {event['round']}, {event['phase']}", event["event"]


def decision(s: State) -> str:
    """The id of the question."""
    assert s.ask is not None
    return s.ask.about()[0]


def fields(event: dict[str, Any]) -> str:
    """What an event says beyond when it happened; a flag that is not set is left out."""
    told = {name: value for name, value in event.items() if name not in MOMENT and value is not False}
    return "".join(f" {name}={short(value)}" for name, value in told.items())


def short(value: Any) -> str:
    """Plain data in few letters."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name} {short(part)}" for name, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + " ".join(short(part) for part in value) + "]"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)


def seen(s: State) -> Iterator[str]:
    """What a spectator and the Sheriff see; the dice of the next roll, if there is one, are under the cups already."""
    public = tw.view(s, SPECTATOR)
    yield f"  = sheriff {short(public['sheriff'])}, town {short(public['town'])}"
    for player in public["players"]:
        yield f"  = seat {player['seat']}: " + ", ".join(
            f"{name.replace('_', ' ')} {short(player[name])}"
            for name in ("dollars", "nuggets", "store_cards", "claims", "protected")
        )
    sheriff = public["sheriff"]
    own = tw.view(s, sheriff)["players"][sheriff]
    yield f"  = the Sheriff sees his hand {short(own['hand'])}, his cup {short(own.get('cup', []))}"
