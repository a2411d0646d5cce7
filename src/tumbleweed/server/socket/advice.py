"""Asking the Sheriff: who may, when, and how his answer comes back. He thinks in a process of the bots', while the
table is not locked; what he gets to see is what the asking seat knows.
"""

import hashlib

from tumbleweed import bots
from tumbleweed.core.errors import TumbleweedError
from tumbleweed.core.play import refused
from tumbleweed.server import from_client, protocol
from tumbleweed.server.bots.advice import Advised, Consultation
from tumbleweed.server.bots.thinkers import NoAnswer, advice_question
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.socket.answers import my_seat, the_game
from tumbleweed.server.table.broadcast import tell_table
from tumbleweed.server.table.connection import Connection
from tumbleweed.server.table.game import Game
from tumbleweed.server.table.notes import tell_notes
from tumbleweed.server.table.saving import keep
from tumbleweed.server.table.table import Table


async def agree(table: Table, connection: Connection, message: from_client.Agree) -> protocol.FromServer:
    """Notes whether a person agrees that the Sheriff may be asked."""
    seat = my_seat(table, connection, message.seat)
    chairs = table.copy_chairs()
    chairs[seat].agrees = message.on
    await keep(table, chairs=chairs)
    tell_table(table)
    return protocol.Done(0, message.id)


async def advise(table: Table, connection: Connection, message: from_client.Advise) -> protocol.FromServer | None:
    """The Sheriff's advice: at once, if he has thought about this question before; otherwise later."""
    seat = my_seat(table, connection, message.seat)
    game = the_game(table)
    _need_question(table, game, seat, message.number)
    _need_leave(table, game, seat)
    consultation = table.consulted.get(seat)
    if consultation is None or consultation.number != message.number:
        consultation = await _consult(table, game, seat, connection)
    if consultation.found is not None:
        return _said(table, game, connection, message.id, seat, consultation)
    consultation.waiting.append((connection, message.id))
    return None


def _need_question(table: Table, game: Game, seat: int, number: int) -> None:
    """The seat must be asked just this now."""
    if table.setup.paused:
        raise Refusal("paused")
    if game.shown_over:
        raise Refusal("game_over")
    if number != game.number_of(seat):
        raise Refusal("late_advice")
    if not game.sees_question(seat):
        raise Refusal("not_asked")


def _need_leave(table: Table, game: Game, seat: int) -> None:
    """The Sheriff may be asked if the host did not forbid it and all people who play agree. Everybody is told that he
    was asked, so a discreet question is for a person alone: even somebody who left may come back and read it.
    """
    if table.setup.advice == "nobody":
        raise Refusal("no_advice")
    playing = [chair for chair in table.chairs if chair.kind == "person" and not chair.left]
    against = [chair.name for chair in playing if not chair.agrees]
    if len(playing) > 1 and against:
        raise Refusal("not_agreed", names=", ".join(against))
    ask = game.s.ask
    if ask is not None and ask.discreet:
        others = [chair for other, chair in enumerate(table.chairs) if chair.kind == "person" and other != seat]
        if others:
            raise Refusal("discreet_advice")


async def _consult(table: Table, game: Game, seat: int, connection: Connection) -> Consultation:
    """The Sheriff begins to think, and everybody is told."""
    services = table.services
    assert connection.person is not None
    person = connection.person.id
    if person in services.advising:
        raise Refusal("sheriff_thinks")
    if services.thinkers.crowded:
        raise Refusal("sheriff_busy")
    services.limits.advice.need(person)
    services.advising.add(person)
    try:
        await _note(table, game, seat)
    except Refusal:
        services.advising.discard(person)
        raise
    number = game.number_of(seat)
    table.consulted[seat] = consultation = Consultation(number)
    question = advice_question(game.spec, game.s, seat, _seed(table, seat, number))
    services.spawn(_think(table, game, seat, consultation, question, person))
    return consultation


async def _note(table: Table, game: Game, seat: int) -> None:
    """Notes that a seat has asked, once for each question."""
    since = max((moves for moves, other in table.advised if other == seat), default=-1)
    if since >= 0 and all(move.seat != seat for move in game.moves[since:]):
        return
    await keep(table, advised=[*table.advised, (len(game.moves), seat)])
    for each in table.connections:
        tell_notes(table, game, each, len(table.advised) - 1)


def _seed(table: Table, seat: int, number: int) -> int:
    """The Sheriff's luck depends on nothing secret, and is always the same for a question: asking again teaches nothing
    new.
    """
    digest = hashlib.sha256(f"advice {table.id} {seat} {number}".encode()).digest()
    return int.from_bytes(digest[:5], "big")


async def _think(table: Table, game: Game, seat: int, consultation: Consultation, question: bytes, person: str) -> None:
    """The Sheriff thinks, and everybody who waits for it hears his answer, or why there is none."""
    services = table.services
    refusal = Refusal("late_advice")
    found = None
    try:
        found = await services.thinkers.advice(question)
    except NoAnswer as error:
        services.log.info("%s: the Sheriff gave no advice: %s", game.spec.name, error)
        refusal = Refusal("sheriff_busy")
    finally:
        services.advising.discard(person)
    async with table.lock:
        late = consultation.number != game.number_of(seat) or not game.sees_question(seat)
        if found is not None and not late and not _makes_sense(game, seat, found):
            services.metrics.bot_failures.inc()
            services.log.error("%s: the Sheriff advised what is not allowed: %r", game.spec.name, found)
            found, refusal = None, Refusal("sheriff_busy")
        consultation.found = found
        if found is None and table.consulted.get(seat) is consultation:
            del table.consulted[seat]
        for connection, id_ in consultation.waiting:
            if found is None or late:
                connection.send(protocol.Refused(0, id_, refusal.code, refusal.said(connection.language)))
            else:
                connection.send(_said(table, game, connection, id_, seat, consultation))
        consultation.waiting.clear()


def _makes_sense(game: Game, seat: int, found: Advised) -> bool:
    """Whether an advice can be put into words: a legal answer, and actions that the game has."""
    parse = game.spec.catalog.parse
    try:
        for each in (*found.then, *(tried.action for tried in found.tried)):
            parse(each)
        return refused(game.s, seat, parse(found.action)) is None
    except TumbleweedError:
        return False


def _said(
    table: Table, game: Game, connection: Connection, id_: str, seat: int, consultation: Consultation
) -> protocol.Advice:
    """The Sheriff's advice in the reader's language; programs that want no words get none."""
    found = consultation.found
    assert found is not None
    language, names = connection.words, table.names()
    view = game.spec.view(game.s, seat)

    def words(action: str) -> str:
        return game.speech(language).action(view, action, names) if language else ""

    reason = bots.say(found.reason.reason(), game.spec.name, language) if found.reason and language else ""
    tried = [
        protocol.Weighed(each.action, words(each.action), each.share, each.error, each.games, each.close)
        for each in found.tried
    ]
    then = [protocol.Part(part, words(part)) for part in found.then]
    number = consultation.number
    return protocol.Advice(0, id_, seat, number, found.action, words(found.action), then, reason, tried)
