"""Putting a table into messages: what changed, what happened, and how everything stands, for everybody who looks."""

import time
from typing import Any, Final

import msgspec

from tumbleweed.lesson import lesson
from tumbleweed.server import fair
from tumbleweed.server.protocol import (
    Asked,
    ChairInfo,
    Fair,
    Question,
    Snapshot,
    TableInfo,
    TableMessage,
    TakenOver,
    Time,
    Update,
)
from tumbleweed.server.table.connection import Connection, Sealed
from tumbleweed.server.table.game import SPECTATOR, Audience, Game, Said, raw
from tumbleweed.server.table.notes import tell_notes
from tumbleweed.server.table.table import Table

REVEALED: Final = ("finished", "closed")
"""Statuses in which nothing about the dice is secret any more."""


def shown_over(table: Table) -> bool:
    """Whether the end has been shown to everybody; the dice are not revealed a moment earlier."""
    return table.status in REVEALED and (
        table.game is None or table.game.disclosure.settled or table.status == "closed"
    )


def info(table: Table, person: str | None) -> TableInfo:
    """A table as a person sees it."""
    over = shown_over(table)
    status = table.status if over or table.status not in REVEALED else "playing"
    result = table.result if over else None
    returns = result["returns"] if result else []
    return TableInfo(
        id=table.id,
        game=table.spec.name,
        version=table.version,
        status=status,  # type: ignore[arg-type]  # checked by the database
        public=table.setup.public,
        options=table.options,
        clock=msgspec.to_builtins(table.setup.clock),
        reaction=table.setup.reaction,
        pace=table.setup.pace,
        advice=table.setup.advice,
        chairs=[_chair(table, place, person) for place in range(len(table.chairs))],
        spectators=sum(not table.chairs_of(each.person.id if each.person else None) for each in table.connections),
        host=table.is_host(person),
        paused=table.setup.paused,
        for_pause=sorted(table.for_pause),
        fair=_fair(table, over),
        scores=result["scores"] if result else None,
        winners=[seat for seat, share in enumerate(returns) if share > 0] if result else None,
        rematch=table.rematch,
        for_rematch=sorted(table.for_rematch),
        origin=TakenOver(table.origin.record, table.origin.moment) if table.origin else None,
        lesson=table.lesson,
        own_way=own_way(table, person),
    )


def own_way(table: Table, person: str | None) -> bool:
    """Whether a person has left the way of the lesson; nobody else need know before the answer shows."""
    if not table.lesson or table.game is None or not table.chairs_of(person):
        return False
    return not lesson(table.spec.name, "en", table.version).fits(table.game.s)


def _fair(table: Table, over: bool) -> Fair:
    """What may be known of the luck. A lesson's, and that of a game that was taken over, is under no seal, and the
    message says so.
    """
    if table.lesson:
        return Fair("", luck="set_up")
    if table.origin is not None:
        return Fair("", luck="known" if table.origin.luck == "same" else "dealt")
    if not over or table.seed is None:
        return Fair(fair.commitment(table.secret))
    return Fair(fair.commitment(table.secret), table.secret, table.numbers, str(table.seed))


def _chair(table: Table, place: int, person: str | None) -> ChairInfo:
    chair = table.chairs[place]
    return ChairInfo(
        kind=chair.kind,
        name=chair.name,
        mine=person is not None and chair.person == person,
        host=table.host is not None and chair.person == table.host,
        here=chair.kind == "bot" or (bool(chair.person) and table.here(chair.person)),
        bot=chair.bot,
        left=chair.left,
        commitment=fair.number_commitment(chair.number) if chair.number else "",
        never=chair.never if person is not None and chair.person == person else [],
        agrees=chair.agrees,
    )


def tell_table(table: Table) -> None:
    """Tells everybody how the table stands."""
    for connection in table.connections:
        connection.send(TableMessage(0, info(table, connection.person.id if connection.person else None)))


def tell_game(table: Table, game: Game) -> None:
    """Sends everybody what is new to them; those who look from the same seat get the same."""
    looking: dict[int, list[Connection]] = {}
    for connection in table.connections:
        looking.setdefault(connection.seat, []).append(connection)
    names = table.names()
    said: Said = {}
    for seat, connections in looking.items():
        audience = game.audiences[seat]
        news = game.news(audience)
        changed = game.look(audience)
        if not news and not changed:
            continue
        sealed: dict[str, Sealed] = {}
        for connection in connections:
            words = connection.words
            if words not in sealed:
                events = game.told(news, words, names, seat, said)
                question = game.question(audience, words, names)
                sealed[words] = Sealed(_update(table, game, audience, events, changed, question))
            connection.send(sealed[words])
    for connection in table.connections:
        tell_asked(table, game, connection)


def tell_asked(table: Table, game: Game, connection: Connection) -> None:
    """Tells a device with several seats whose turn it is, if that has changed."""
    mine = table.chairs_of(connection.person.id if connection.person else None)
    if len(mine) > 1:
        asked = [seat for seat in mine if game.sees_question(seat)]
        if asked != connection.asked:
            connection.asked = asked
            connection.send(Asked(0, asked))


def _update(
    table: Table,
    game: Game,
    audience: Audience,
    events: list[dict[str, Any]],
    changed: bool,
    question: Question | None,
) -> Update:
    return Update(
        0,
        audience.seat,
        events,
        audience.number,
        time_left(table, game, audience.seat),
        game.known_to_be_asked(),
        raw(audience.view) if changed else None,  # type: ignore[arg-type]  # encoded before
        question,
    )


def take_seat(table: Table, connection: Connection) -> None:
    """Sets where a connection looks from first: its person's only seat; if there are several, what everybody sees."""
    mine = table.chairs_of(connection.person.id if connection.person else None)
    connection.seat = mine[0] if table.game is not None and len(mine) == 1 else SPECTATOR


def tell_all(table: Table, game: Game, connection: Connection, since: int) -> None:
    """A snapshot for one connection, with the events it has not seen."""
    audience = game.audiences[connection.seat]
    game.news(audience)
    game.look(audience)
    game.look_back(audience)
    names = table.names()
    question: Question | None = game.question(audience, connection.words, names)
    connection.send(
        Snapshot(
            0,
            connection.seat,
            raw(audience.view),  # type: ignore[arg-type]  # encoded before
            game.in_words(game.past(audience, since), connection.words, names, audience.seat),
            audience.number,
            time_left(table, game, connection.seat),
            game.known_to_be_asked(),
            question,
        )
    )
    tell_notes(table, game, connection, 0)
    tell_asked(table, game, connection)


def time_left(table: Table, game: Game, seat: int) -> Time:
    """The clocks that a seat may see: its own, and those of everybody who is known to be deciding."""
    now = time.monotonic()
    known = game.known_to_be_asked()
    left = {
        other: max(0.0, round(deadline - now, 1))
        for other, (_, deadline) in sorted(table.deadlines.items())  # sorted, so that nobody learns who was asked first
        if other in known or other == seat != SPECTATOR
    }
    return Time(left, table.setup.paused, max(0.0, round(game.told_until - now, 1)))
