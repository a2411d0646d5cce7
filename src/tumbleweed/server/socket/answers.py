"""An answer from a client: checked here, then written to the disk, played, and told to everybody."""

import tumbleweed as tw
from tumbleweed.core.errors import TumbleweedError
from tumbleweed.core.play import refused
from tumbleweed.core.steps import State
from tumbleweed.server import from_client, protocol
from tumbleweed.server.moves import Move
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.table import discreet
from tumbleweed.server.table.connection import Connection
from tumbleweed.server.table.game import Game
from tumbleweed.server.table.moment import Spoken
from tumbleweed.server.table.progress import play, tell
from tumbleweed.server.table.table import Table


def my_seat(table: Table, connection: Connection, seat: int) -> int:
    """The seat, if the connection's person has it and has not left it; a refusal otherwise."""
    if connection.person is None or seat not in table.chairs_of(connection.person.id):
        raise Refusal("not_your_seat")
    if table.chairs[seat].left:
        raise Refusal("you_left")
    return seat


def the_game(table: Table) -> Game:
    """The game that is played at a table."""
    if table.status == "closed":
        raise Refusal("table_closed")
    if table.game is None:
        raise Refusal("not_begun")
    return table.game


async def answer(table: Table, connection: Connection, message: from_client.Answer) -> protocol.FromServer | None:
    """Checks an answer, writes it to the disk and plays it. The same answer sent again is only confirmed again. While a
    moment for cards is open, an answer is only noted, and confirmed when it has been played.
    """
    seat = my_seat(table, connection, message.seat)
    game = the_game(table)
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
    moves = _moves(game, seat, message)
    if discreet.is_open(table, game):
        discreet.speak(table, seat, Spoken(connection, message.id, number, moves))
        tell(table, game)
        discreet.tell_moment_to(table, connection)
        return None
    await play(table, game, moves)
    game.confirmed[seat] = (message.number, message.id)
    tell(table, game)
    return protocol.Done(0, message.id)


def _again(game: Game, seat: int, message: from_client.Answer) -> bool:
    """Whether this answer was taken before: a client that heard nothing sends it again."""
    if message.id and game.confirmed.get(seat) == (message.number, message.id):
        return True
    if message.form is not None:
        return _same_form(game, seat, message)
    given = game.given(seat, message.number)
    return given is not None and given == game.spec.catalog.parse(message.action)


def _same_form(game: Game, seat: int, message: from_client.Answer) -> bool:
    """Whether this form was taken before, for a client that comes back after the server has started again. The answers
    it stands for are worked out in the position it was sent for.
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


def _moves(game: Game, seat: int, message: from_client.Answer) -> list[Move]:
    """The answer as moves to be written, all legal; raises IllegalAnswer or BadAction otherwise."""
    if message.form is not None:
        return _composed(game.position_of(seat), seat, message)
    action = game.spec.catalog.parse(message.action)
    refusal = refused(game.position_of(seat), seat, action)
    if refusal is not None:
        raise refusal
    return [game.move(seat, action, "answer")]


def _composed(s: State, seat: int, message: from_client.Answer) -> list[Move]:
    """The answers a form stands for, all legal."""
    assert message.form is not None
    try:
        actions = tw.compose(s, seat, message.form)
    except AssertionError as error:
        raise Refusal("no_form") from error
    tried = s.copy()
    for action in actions:  # an answer already begun in parts cannot always be finished by a whole form
        tw.answer(tried, seat, action)
    return [Move(seat, action, tw.text(s.game, action), "answer") for action in actions]


async def nothing(table: Table, connection: Connection, message: from_client.Nothing) -> protocol.FromServer:
    """Notes that a person plays nothing in the moment that is open; whoever holds a card and says so passes."""
    seat = my_seat(table, connection, message.seat)
    game = the_game(table)
    moment = table.moment
    if table.setup.paused:
        raise Refusal("paused")
    if moment is None or moment.number != message.moment or not discreet.is_open(table, game):
        raise Refusal("late_moment")
    assert connection.person is not None
    asked = game.positions()
    moment.said.add(seat)
    moment.answers.pop(seat, None)
    moment.said.update(other for other in table.chairs_of(connection.person.id) if other not in asked)
    tell(table, game)
    discreet.tell_moment_to(table, connection)
    return protocol.Done(0, message.id)


async def why(table: Table, connection: Connection, message: from_client.Why) -> protocol.FromServer:
    """Which rule forbids an answer."""
    seat = my_seat(table, connection, message.seat)
    game = the_game(table)
    if not game.sees_question(seat):
        raise Refusal("not_asked")
    action = game.spec.catalog.parse(message.action)
    refusal = refused(game.position_of(seat), seat, action)
    if refusal is None:
        return protocol.Because(0, message.id, message.action, "", "", True)
    words = game.speech(connection.language).refusal(refusal)
    return protocol.Because(0, message.id, message.action, words, refusal.rule, False)
