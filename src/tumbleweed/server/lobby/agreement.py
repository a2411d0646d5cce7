"""What a table may agree on: options, clock, speeds, bots and names, checked before anything is kept; and how its host
changes it.
"""

from typing import Any, Final

import msgspec

from tumbleweed import bots
from tumbleweed.core.errors import TumbleweedError
from tumbleweed.core.options import complete
from tumbleweed.core.spec import GameSpec
from tumbleweed.server.names import likeness
from tumbleweed.server.people import Person
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.table.chairs import Chair
from tumbleweed.server.table.clock import LONGEST
from tumbleweed.server.table.saving import keep
from tumbleweed.server.table.setup import Setup
from tumbleweed.server.table.table import Table
from tumbleweed.wording import wording
from tumbleweed.words import words

LONGEST_REACTION: Final = 15.0
LONGEST_PACE: Final = 10.0


def check_seats(spec: GameSpec, seats: int, language: str) -> None:
    """The number of chairs must fit the game."""
    try:
        spec.check_seats(seats)
    except TumbleweedError as error:
        raise Refusal("bad_game", reason=wording(spec.name, language).error(error)) from error


def checked_options(spec: GameSpec, seats: int, options: dict[str, Any], language: str) -> dict[str, Any]:
    """A game's options, complete; a clear refusal if they do not fit."""
    try:
        full = complete(spec.options, options)
        spec.check_table(seats, full)
    except TumbleweedError as error:
        raise Refusal("bad_options", reason=wording(spec.name, language).error(error)) from error
    return full


def checked_setup(spec: GameSpec, setup: Setup) -> Setup:
    """A table's clock and speeds, within their bounds."""
    decisions = wording(spec.name, "en").words.texts
    known = frozenset(key.removeprefix("decision.") for key in decisions if key.startswith("decision."))
    problem = setup.clock.problem(known)
    if problem is not None:
        raise Refusal("bad_clock", **problem)
    bounds = (
        ("reaction", setup.reaction, LONGEST_REACTION),
        ("fuse", setup.fuse, float(LONGEST)),
        ("idle", setup.idle, float(LONGEST)),
        ("pace", setup.pace, LONGEST_PACE),
    )
    for name, value, most in bounds:
        if not 0 <= value <= most:
            raise Refusal("bad_seconds", name=name, given=value, most=most)
    return setup


def bot_name(chairs: list[Chair], language: str) -> str:
    """A name for a bot that nobody at the table has."""
    taken = {chair.name for chair in chairs}
    names = words(language).say("play.bots").split(", ")
    return next((name for name in names if name not in taken), names[0])


def level(spec: GameSpec, wanted: str) -> str:
    """A bot that plays the game; the usual one if none is named."""
    if not wanted:
        return bots.USUAL
    try:
        bots.check(wanted, spec.name)
    except bots.UnknownBot as error:
        raise Refusal("no_such_bot", given=wanted, right=", ".join(bots.names(spec.name))) from error
    return wanted


def unused_name(chairs: list[Chair], name: str) -> str:
    """A person's name, with a number if somebody at the table is already called that, or nearly that."""
    taken = {likeness(chair.name) for chair in chairs}
    if likeness(name) not in taken:
        return name
    return next(f"{name} {n}" for n in range(2, 99) if likeness(f"{name} {n}") not in taken)


def the_chair(table: Table, place: int) -> Chair:
    if not 0 <= place < len(table.chairs):
        raise Refusal("no_such_chair", most=len(table.chairs) - 1)
    return table.chairs[place]


def need(table: Table, *statuses: str) -> None:
    """The table must be in one of these states."""
    if table.status not in statuses:
        code = {"open": "not_begun", "playing": "begun", "finished": "game_over", "closed": "table_closed"}
        raise Refusal(code[table.status])


def need_host(table: Table, person: Person) -> None:
    if not table.is_host(person.id):
        raise Refusal("not_host")


async def change(
    table: Table, person: Person, options: dict[str, Any] | None, setup: dict[str, Any], seats: int | None
) -> None:
    """The host changes what is to be played, before the game begins. Only the bots' pace may be changed during it."""
    need_host(table, person)
    need(table, "open", *(["playing"] if setup.keys() == {"pace"} and options is None and seats is None else []))
    chairs = table.copy_chairs()
    if seats is not None:
        chairs = _resized(table, chairs, seats, person.language)
    full = checked_options(table.spec, len(chairs), table.options if options is None else options, person.language)
    if "clock" in setup and table.setup.fuse:
        setup.setdefault("fuse", setup["clock"].usual_fuse())
    agreed = msgspec.structs.replace(table.setup, **setup)
    await keep(table, options=full, setup=checked_setup(table.spec, agreed), chairs=chairs)


def _resized(table: Table, chairs: list[Chair], seats: int, language: str) -> list[Chair]:
    """More chairs, or fewer: free chairs go first, then those of bots; no person is sent away."""
    check_seats(table.spec, seats, language)
    for kind in ("open", "bot"):
        for place in range(len(chairs) - 1, -1, -1):
            if len(chairs) > seats and chairs[place].kind == kind:
                del chairs[place]
    if len(chairs) > seats:
        raise Refusal("too_many_people", seats=seats)
    return chairs + [Chair() for more in range(seats - len(chairs))]
