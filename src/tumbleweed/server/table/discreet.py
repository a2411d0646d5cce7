"""How moments for cards (U-56) open and close at tables where somebody could learn from the waiting.

Such a moment opens whenever what everybody knows allows a card, whoever holds one. Everybody who might hold one says
something: that they play nothing, or what they are asked. It closes when all have spoken, or when its fuse has burned
down, and only then are the answers given, in the order the rules ask for them; who has said nothing passes. So neither
how long it takes nor what is seen of it depends on who was asked.
"""

import time
from typing import Final

from tumbleweed.server.protocol import Done, FromServer, MomentMessage, Refused
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.table.connection import Connection
from tumbleweed.server.table.game import Game
from tumbleweed.server.table.moment import Moment, Spoken
from tumbleweed.server.table.table import Table

BREATH: Final = 0.25
"""Seconds from a moment's end until its outcome is shown, in any case: meanwhile answers are written to the disk."""


def is_shared(table: Table) -> bool:
    """Whether somebody could learn from the waiting who was asked: another person at the table, or who looks on. One
    who has left may come back and counts.
    """
    if not table.setup.fuse:
        return False
    people = {chair.person for chair in table.chairs if chair.kind == "person"}
    watching = any(each.person is None or each.person.id not in people for each in table.connections)
    return len(people) > 1 or (bool(people) and watching)


def silent_seats(table: Table, decisions: tuple[str, ...]) -> set[int]:
    """Seats that nobody has to wait for: bots answer at the end of a moment, and some people never want to be asked."""
    return {
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.kind != "person" or chair.played_by_bot or (decisions and set(decisions) <= set(chair.never))
    }


def move_on(table: Table, game: Game) -> None:
    """Time has passed, or something has changed: closes the moment that is over, shows what may be shown, and opens the
    next moment.
    """
    now = time.monotonic()
    game.disclosure.shared = is_shared(table)
    if (closes := closing(table, game)) is not None and now >= closes and not table.setup.paused:
        game.disclosure.closed = True
        game.disclosure.until = max(game.disclosure.until, now + BREATH)
    before = game.disclosure.pause
    game.move_on()
    if game.disclosure.pause != before:
        _begin(table, game)


def _begin(table: Table, game: Game) -> None:
    """A pause has begun: what was said in the one before counts no more."""
    for spoken in table.moment.answers.values() if table.moment else ():
        refusal = Refusal("late_advice")
        words = refusal.said(spoken.connection.language)
        spoken.connection.send(Refused(0, spoken.id, "late_answer", words))
    table.moment = None
    if game.disclosure.closed:
        return
    assert game.s.log is not None
    mask, _ = game.s.log.windows[game.disclosure.pause]
    seats = {seat for seat in range(game.s.count) if mask >> seat & 1}
    ends = max(game.disclosure.until, game.told_until + table.setup.fuse)
    table.moment = Moment(game.disclosure.pause, seats, ends, table.setup.fuse)


def is_open(table: Table, game: Game) -> bool:
    """Whether a moment is open in which everybody may speak."""
    return table.moment is not None and not game.disclosure.closed


def closing(table: Table, game: Game) -> float | None:
    """When the open moment closes, as things stand; None if none is open."""
    if table.moment is None or game.disclosure.closed:
        return None
    assert game.s.log is not None
    _, decisions = game.s.log.windows[game.disclosure.pause]
    return table.moment.closes(silent_seats(table, decisions), game.disclosure.until)


def speak(table: Table, seat: int, spoken: Spoken) -> None:
    """Notes an answer; it is given when the moment closes."""
    moment = table.moment
    assert moment is not None
    moment.said.add(seat)
    moment.answers[seat] = spoken


def confirm(table: Table, game: Game, seat: int) -> None:
    """An answer given in a moment is on the disk: whoever waits for that hears it."""
    spoken = table.moment.answers.pop(seat, None) if table.moment else None
    if spoken is not None:
        game.confirmed[seat] = (spoken.number, spoken.id)
        spoken.connection.send(Done(0, spoken.id))


def tell_moment(table: Table, game: Game) -> None:
    """Tells everybody that a moment has opened, or that it is over; everybody hears the same."""
    told = table.moment.number if table.moment is not None and not _is_over(game) else -1
    if told != table.told_moment:
        table.told_moment = told
        for connection in table.connections:
            tell_moment_to(table, connection)


def _is_over(game: Game) -> bool:
    """Whether it can be seen that a moment is over: what is answered at its end comes first."""
    ask = game.s.ask
    return game.disclosure.closed and not (ask is not None and ask.discreet)


def tell_moment_to(table: Table, connection: Connection) -> None:
    """How the moment stands, to a client."""
    connection.send(_message(table, connection))


def _message(table: Table, connection: Connection) -> FromServer:
    moment = table.moment
    if moment is None or table.told_moment < 0:
        return MomentMessage(0, -1)
    left = max(0.0, round(moment.ends - time.monotonic(), 1))
    mine = table.chairs_of(connection.person.id if connection.person else None)
    said = tuple(seat for seat in mine if seat in moment.said)
    return MomentMessage(0, moment.number, left, moment.seconds, tuple(sorted(moment.seats)), said)
