"""How a table goes on: a move that was checked goes to the disk and to the game (`play`), then everybody hears of it
(`tell`).
"""

import contextlib
import time
from collections.abc import Sequence

from tumbleweed.server.moves import Move
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.store.changes import AddMoves
from tumbleweed.server.table import timer
from tumbleweed.server.table.broadcast import shown_over, tell_game, tell_table
from tumbleweed.server.table.game import Game
from tumbleweed.server.table.saving import keep, write
from tumbleweed.server.table.table import Table


async def play(table: Table, game: Game, moves: Sequence[Move]) -> None:
    """Writes checked moves to the disk, then plays them. Whoever calls this tells everybody afterwards."""
    await write(table, AddMoves(table.number, len(game.moves), moves, time.time()))
    for move in moves:
        game.take(move)
    table.services.metrics.count_moves(len(moves))
    game.move_on()
    if game.shown_over:
        with contextlib.suppress(Refusal):  # the move is on the disk and counts; the result is tried again
            await finish(table, game)


async def finish(table: Table, game: Game) -> None:
    """Keeps the result, now that the end has been shown. Until then everybody sees the table as playing; otherwise it
    would show that nobody was asked in the last moment for a card.
    """
    spec, s = table.spec, game.s
    result = {"scores": spec.scores(s), "returns": spec.returns(s)}
    await keep(table, status="finished", ended=time.time(), result=result)
    if not table.lesson:
        table.services.metrics.finished.labels(spec.name).inc()


def go_on(table: Table) -> None:
    """Something has changed, or time has passed: shows everybody what may be shown now."""
    game = table.game
    if game is not None:
        game.move_on()
        tell(table, game)


def tell(table: Table, game: Game) -> None:
    """Tells everybody what they may know now, and sets the clocks."""
    game.unasked = {seat for seat in game.asked() if timer.unwanted(table, game, seat)}
    timer.set_deadlines(table, game)
    tell_game(table, game)
    if shown_over(table) != table.told_over:
        table.told_over = not table.told_over
        tell_table(table)
    timer.schedule(table)
