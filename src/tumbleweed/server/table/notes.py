"""Lines of the ledger that are no events: who asked the Sheriff. The rules know nothing of them."""

from collections.abc import Sequence

from tumbleweed.server.protocol import Note, Noted
from tumbleweed.server.refusals import server_words
from tumbleweed.server.table.connection import Connection
from tumbleweed.server.table.game import Game
from tumbleweed.server.table.table import Table


def asked_sheriff(seat: int, reader: int, language: str, names: Sequence[str]) -> str:
    """That a seat asked the Sheriff, to a reader at a seat (-1: a spectator)."""
    return server_words(language).say("advice.you" if seat == reader else "advice.noted", player=names[seat])


def tell_notes(table: Table, game: Game, connection: Connection, since: int) -> None:
    """Sends a client the notes from number `since` on, each with its place among the events of the client's seat."""
    audience = game.audiences[connection.seat]
    notes = [
        Note(number, seat, game.told_by(audience, moves), _words(table, connection, seat))
        for number, (moves, seat) in enumerate(table.advised)
        if number >= since
    ]
    if notes:
        connection.send(Noted(0, connection.seat, notes))


def _words(table: Table, connection: Connection, seat: int) -> str:
    return asked_sheriff(seat, connection.seat, connection.words, table.names()) if connection.words else ""
