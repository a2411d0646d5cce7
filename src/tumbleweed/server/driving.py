"""What goes on at a table without anybody doing anything: pauses end, bots answer, clocks run out."""

import secrets
import time
from typing import TYPE_CHECKING, Final

from tumbleweed import bots
from tumbleweed.core.play import legal
from tumbleweed.server import timing
from tumbleweed.server.errors import Refusal
from tumbleweed.server.game import Game, Row

if TYPE_CHECKING:
    from tumbleweed.server.table import Table

PASS: Final = "pass"
"""How every game's catalog calls it to let a moment go by."""
TRY_AGAIN: Final = 5.0
"""Seconds after which it is tried again to write to a disk that refused."""


async def drive(table: "Table") -> None:
    """Does what is due now, and sets the timer for what is due next."""
    async with table.lock:
        game = table.game
        if game is None or table.status == "closed":
            return
        try:
            await _answer_all_due(table, game)
        except Refusal:
            table.not_before = time.monotonic() + TRY_AGAIN
            timing.schedule(table)


async def _answer_all_due(table: "Table", game: Game) -> None:
    """Bots and clocks answer for as long as it is their turn now."""
    game.move_on()
    if game.shown_over and table.status == "playing" and time.monotonic() >= table.not_before:
        await table.finish()
    table.go_on()
    while rows := _due_now(table, game):
        await table.play(rows)
        table.go_on()


def _due_now(table: "Table", game: Game) -> list[Row]:
    """The answers that are due: all to the same question."""
    if table.status != "playing" or table.setup.paused:
        return []
    now = time.monotonic()
    if now < table.not_before:
        return []
    rows: list[Row] = []
    for seat in game.asked():
        if timing.acts_alone(table, game, seat):
            if now >= timing.bots_move_at(table, game):
                rows.append(_bots_row(table, game, seat))
        elif seat in table.deadlines and now >= table.deadlines[seat][1]:
            rows.append((seat, game.default(seat), "default"))
    return rows


def _bots_row(table: "Table", game: Game, seat: int) -> Row:
    """What a bot answers; it gets the view of its seat and its options, nothing else."""
    chair = table.chairs[seat]
    options = legal(game.s, seat)
    text = game.spec.catalog.text
    if not chair.played_by_bot:  # its person does not want to be asked this
        passing = [option for option in options if text(option) == PASS]
        return (seat, text(passing[0]), "answer") if passing else (seat, game.default(seat), "default")
    bot = bots.find(chair.bot, game.spec.name, secrets.randbits(63))
    return seat, text(bot.choose(game.spec.view(game.s, seat), options)), "bot"
