"""What a client at a table sends, and what becomes of it."""

import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

import tumbleweed as tw
from tumbleweed.core.errors import IllegalAnswer, TumbleweedError
from tumbleweed.core.play import refused
from tumbleweed.core.steps import State
from tumbleweed.server import fair, protocol
from tumbleweed.server.moves import Move
from tumbleweed.server.people import tidy
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.store.changes import Say
from tumbleweed.server.table.broadcast import tell_all
from tumbleweed.server.table.connection import Connection
from tumbleweed.server.table.game import SPECTATOR, Game
from tumbleweed.wording import wording

if TYPE_CHECKING:
    from tumbleweed.server.table.table import Table

LONGEST_LINE: Final = 400
MOST_DECISIONS: Final = 64


def _mine(table: "Table", connection: Connection, seat: int) -> int:
    """A seat the connection's person may play, and does play now."""
    if connection.person is None or seat not in table.chairs_of(connection.person.id):
        raise Refusal("not_your_seat")
    if table.chairs[seat].left:
        raise Refusal("you_left")
    return seat


def _game(table: "Table") -> Game:
    if table.status == "closed":
        raise Refusal("table_closed")
    if table.game is None:
        raise Refusal("not_begun")
    return table.game


async def answer(table: "Table", connection: Connection, message: protocol.Answer) -> protocol.FromServer:
    """An answer: checked, on the disk, then played. The same answer sent again is only confirmed again."""
    seat = _mine(table, connection, message.seat)
    game = _game(table)
    number = game.number_of(seat)
    if message.number != number:
        if _again(game, seat, message):
            return protocol.Done(0, message.id)
        raise Refusal("late_answer", number=number)
    if table.setup.paused:
        raise Refusal("paused")
    if game.shown_over:
        raise Refusal("game_over")
    if not game.sees_question(seat):
        raise Refusal("not_asked")
    await table.play(_moves(game, seat, message))
    game.confirmed[seat] = (message.number, message.id)
    table.go_on()
    return protocol.Done(0, message.id)


def _again(game: Game, seat: int, message: protocol.Answer) -> bool:
    """Whether this answer was taken before: a client that heard nothing sends it again."""
    if message.id and game.confirmed.get(seat) == (message.number, message.id):
        return True
    if message.form is not None:
        return _same_form(game, seat, message)
    given = game.given(seat, message.number)
    return given is not None and given == _text(game, message.action)


def _same_form(game: Game, seat: int, message: protocol.Answer) -> bool:
    """Whether this form was taken before, for a client that comes back after the server has started again: what it
    stands for is worked out where it was sent.
    """
    mine = [place for place, move in enumerate(game.moves) if move.seat == seat]
    if not 0 <= message.number < len(mine):
        return False
    first = mine[message.number]
    try:
        moves = _composed(tw.replay(tw.record(game.s), log=False, upto=first), seat, message)
    except (TumbleweedError, Refusal):
        return False
    return game.moves[first : first + len(moves)] == moves


def _text(game: Game, typed: str) -> str:
    """An action's text as the catalog writes it."""
    return game.spec.catalog.text(game.spec.catalog.parse(typed))


def _moves(game: Game, seat: int, message: protocol.Answer) -> list[Move]:
    """The answer as moves to be written, all legal; raises IllegalAnswer or BadAction if it is not."""
    catalog = game.spec.catalog
    if message.form is not None:
        return _composed(game.s, seat, message)
    action = catalog.parse(message.action)
    refusal = refused(game.s, seat, action)
    if refusal is not None:
        raise refusal
    return [Move(seat, catalog.text(action), "answer")]


def _composed(s: State, seat: int, message: protocol.Answer) -> list[Move]:
    """The answers a form stands for, all legal."""
    assert message.form is not None
    try:
        actions = tw.compose(s, seat, message.form)
    except AssertionError as error:
        raise Refusal("no_form") from error
    tried = s.copy()
    for action in actions:  # an answer already begun in parts cannot always be finished by a whole form
        tw.answer(tried, seat, action)
    return [Move(seat, tw.text(s.game, action), "answer") for action in actions]


async def why(table: "Table", connection: Connection, message: protocol.Why) -> protocol.FromServer:
    """Which rule forbids an answer."""
    seat = _mine(table, connection, message.seat)
    game = _game(table)
    if not game.sees_question(seat):
        raise Refusal("not_asked")
    action = game.spec.catalog.parse(message.action)
    refusal = refused(game.s, seat, action)
    if refusal is None:
        return protocol.Because(0, message.id, message.action, "", "", True)
    words = game.speech(connection.language).refusal(refusal)
    return protocol.Because(0, message.id, message.action, words, refusal.rule, False)


async def look(table: "Table", connection: Connection, message: protocol.Look) -> protocol.FromServer:
    """The curtain: another seat of mine, or none."""
    if message.seat != SPECTATOR:
        _mine(table, connection, message.seat)
    game = _game(table)
    table.go_on()  # others of the same seat get what is new before this one joins them
    connection.seat = message.seat
    tell_all(table, game, connection, 0)
    return protocol.Done(0, message.id)


async def say(table: "Table", connection: Connection, message: protocol.Say) -> protocol.FromServer:
    """A line of chat."""
    person = connection.person
    if person is None:
        raise Refusal("no_name")
    text = tidy(message.text)
    if not text or len(text) > LONGEST_LINE:
        raise Refusal("bad_line", most=LONGEST_LINE)
    if not connection.chatter.take():
        raise Refusal("too_fast")
    chairs = table.chairs_of(person.id)
    line = protocol.SaidLine(
        table.said, "players" if chairs else "spectators", table.chairs[chairs[0]].name if chairs else person.name,
        text, time.time(),
    )  # fmt: skip
    await table.write(Say(table.number, line.number, line.room, person.id, line.name, line.text, line.at))
    table.said += 1
    for each in table.connections:
        if may_hear(table, each, line.room):
            each.send(protocol.Said(0, [line]))
    return protocol.Done(0, message.id)


def may_hear(table: "Table", connection: Connection, room: str) -> bool:
    """Players do not hear the spectators while they play, who may have seen more than one hand."""
    if room == "players" or table.status in ("finished", "closed"):
        return True
    return not table.chairs_of(connection.person.id if connection.person else None)


async def pause(table: "Table", connection: Connection, message: protocol.Pause) -> protocol.FromServer:
    """A pause begins when everybody who is here is for it, and ends when anybody is against it."""
    mine = table.chairs_of(connection.person.id if connection.person else None)
    if not mine:
        raise Refusal("not_your_seat")
    if table.status != "playing":
        raise Refusal("not_begun" if table.status == "open" else "game_over")
    if message.on:
        table.for_pause.update(mine)
        present = {
            seat for seat, chair in enumerate(table.chairs)
            if chair.kind == "person" and not chair.left and table.here(chair.person)
        }  # fmt: skip
        if present <= table.for_pause and not table.setup.paused:
            await _set_paused(table, True)
    else:
        table.for_pause.clear()
        if table.setup.paused:
            await _set_paused(table, False)
    table.tell_table()
    table.go_on()
    return protocol.Done(0, message.id)


async def _set_paused(table: "Table", paused: bool) -> None:
    """Clocks stand still in a pause: what was left is given again afterwards."""
    await table.keep(setup=msgspec.structs.replace(table.setup, paused=paused))
    now = time.monotonic()
    if paused:
        table.paused_at = now
    else:
        table.for_pause.clear()
        for seat, (ask, deadline) in table.deadlines.items():
            table.deadlines[seat] = (ask, deadline + now - table.paused_at)


async def never(table: "Table", connection: Connection, message: protocol.Never) -> protocol.FromServer:
    """What a person does not want to be asked discreetly."""
    seat = _mine(table, connection, message.seat)
    if len(message.decisions) > MOST_DECISIONS or any(len(each) > 32 for each in message.decisions):
        raise Refusal("bad_request", reason=f"decisions: at most {MOST_DECISIONS}, each at most 32 letters")
    chairs = table.copy_chairs()
    chairs[seat].never = sorted(set(message.decisions))
    await table.keep(chairs=chairs)
    table.go_on()
    return protocol.Done(0, message.id)


async def number(table: "Table", connection: Connection, message: protocol.LuckNumber) -> protocol.FromServer:
    """What a device adds to the dice; until the game begins it can be given anew."""
    chair = _mine(table, connection, message.chair)
    if table.status != "open":
        raise Refusal("begun")
    if not fair.NUMBER.fullmatch(message.number):
        raise Refusal("bad_number")
    chairs = table.copy_chairs()
    chairs[chair].number = message.number
    await table.keep(chairs=chairs)
    table.tell_table()
    return protocol.Done(0, message.id)


async def ping(table: "Table", connection: Connection, message: protocol.Ping) -> protocol.FromServer:
    """Here."""
    return protocol.Pong(0, message.id)


Doing = Callable[["Table", Connection, Any], Awaitable[protocol.FromServer]]
DOINGS: Final[dict[type[protocol.FromClient], Doing]] = {
    protocol.Answer: answer,
    protocol.Why: why,
    protocol.Look: look,
    protocol.Say: say,
    protocol.Pause: pause,
    protocol.Never: never,
    protocol.LuckNumber: number,
    protocol.Ping: ping,
}


async def receive(table: "Table", connection: Connection, message: protocol.ClientMessage) -> None:
    """Does what a client asks, or says why not."""
    try:
        async with table.lock:
            reply = await DOINGS[type(message)](table, connection, message)
    except Refusal as refusal:
        reply = protocol.Refused(0, message.id, refusal.code, refusal.said(connection.language))
    except IllegalAnswer as error:
        words = wording(table.spec.name, connection.language, table.version).refusal(error)
        reply = protocol.Refused(0, message.id, "illegal", words, error.rule)
    except TumbleweedError as error:
        words = wording(table.spec.name, connection.language, table.version).error(error)
        reply = protocol.Refused(0, message.id, "bad_action", words)
    except Exception:
        table.hall.metrics.errors.inc()
        table.hall.log.exception("a mistake of the program at table %d", table.number)
        reply = protocol.Refused(0, message.id, "mistake", Refusal("mistake").said(connection.language))
    if isinstance(reply, protocol.Refused):
        table.hall.metrics.refused.labels(reply.code).inc()
    connection.send(reply)
