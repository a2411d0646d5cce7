"""What goes on at a table without anybody doing anything: pauses end, bots answer, clocks run out."""

import secrets
import time
from typing import Final

from tumbleweed.core.play import legal, refused
from tumbleweed.core.steps import Action
from tumbleweed.lesson import lesson
from tumbleweed.server.bots.thinkers import Thought, quick_answer, takes_time
from tumbleweed.server.moves import Move
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.table import timer
from tumbleweed.server.table.game import Game
from tumbleweed.server.table.progress import finish, play, tell
from tumbleweed.server.table.table import Table

PASS: Final = "pass"
"""The text in every game's catalog for letting a moment go by."""
TRY_AGAIN: Final = 5.0
"""Seconds until the next try to write to a disk that refused."""
SPARE: Final = 0.15
"""How many seconds before the end of a pause a bot that is asked discreetly must have answered."""


async def drive(table: Table) -> None:
    """Does what is due now, and sets the timer for what is due next."""
    async with table.lock:
        game = table.game
        if game is None or table.status == "closed":
            return
        try:
            await _answer_all_due(table, game)
        except Refusal:
            table.not_before = time.monotonic() + TRY_AGAIN
            timer.schedule(table)


async def _answer_all_due(table: Table, game: Game) -> None:
    """Bots and clocks answer until nothing more is due now."""
    game.move_on()
    if game.shown_over and table.status == "playing" and time.monotonic() >= table.not_before:
        await finish(table, game)
    _let_think(table, game)
    tell(table, game)
    while moves := _due_now(table, game):
        await play(table, game, moves)
        _let_think(table, game)
        tell(table, game)


def _due_now(table: Table, game: Game) -> list[Move]:
    """The answers that are due: all to the same question."""
    if table.status != "playing" or table.setup.paused:
        return []
    now = time.monotonic()
    if now < table.not_before:
        return []
    moves: list[Move] = []
    for seat in game.asked():
        if timer.acts_alone(table, game, seat):
            if now >= timer.bots_move_at(table, game) and (move := _move(table, game, seat)) is not None:
                moves.append(move)
        elif seat in table.deadlines and now >= table.deadlines[seat][1]:
            moves.append(game.move(seat, game.default(seat), "default"))
    return moves


def _move(table: Table, game: Game, seat: int) -> Move | None:
    """The move of a seat that needs no person; None while its bot is still thinking."""
    chair = table.chairs[seat]
    if not chair.played_by_bot:  # its person does not want to be asked this
        text = game.spec.catalog.text
        passing = [option for option in legal(game.s, seat) if text(option) == PASS]
        return game.move(seat, passing[0], "answer") if passing else game.move(seat, game.default(seat), "default")
    scripted = _as_in_the_lesson(table, game, seat)
    if scripted is not None:
        return game.move(seat, scripted, "bot")
    if not _slow(table, game, seat):
        log = table.services.log
        return game.move(seat, quick_answer(chair.bot, game.spec, game.s, seat, secrets.randbits(40), log), "bot")
    thought = table.thinking.get(seat)
    if thought is None or thought.action is None or not _about_this(thought, table, game, seat):
        return None
    del table.thinking[seat]
    allowed = refused(game.s, seat, thought.action) is None
    return game.move(seat, thought.action if allowed else game.default(seat), "bot")


def _as_in_the_lesson(table: Table, game: Game, seat: int) -> Action | None:
    """What a bot answers in a lesson, as long as the person answers as the lesson asks."""
    if not table.lesson or table.chairs[seat].kind != "bot":
        return None
    return lesson(table.spec.name, "en", table.version).next_answer(game.s, seat)


# ------------------------------------------------------------ bots that take their time


def _let_think(table: Table, game: Game) -> None:
    """Bots that take their time begin to think as soon as they are asked. Nobody has to wait for them: the table is not
    locked, and people can answer.
    """
    asked = game.asked()
    for seat in [seat for seat in table.thinking if seat not in asked]:
        del table.thinking[seat]
    if table.status != "playing" or table.setup.paused or time.monotonic() < table.not_before:
        return
    for seat in asked:
        thought = table.thinking.get(seat)
        if _slow(table, game, seat) and (thought is None or not _about_this(thought, table, game, seat)):
            thought = Thought(table.chairs[seat].bot, int(game.s.ask_number), game.number_of(seat))
            table.thinking[seat] = thought
            table.services.spawn(_think(table, game, seat, thought))


def _slow(table: Table, game: Game, seat: int) -> bool:
    """Whether a bot has to think about what the seat is asked."""
    bot = table.chairs[seat].bot
    slow = bool(bot) and takes_time(bot, game.spec.name) and len(legal(game.s, seat)) > 1
    return slow and _as_in_the_lesson(table, game, seat) is None


def _about_this(thought: Thought, table: Table, game: Game, seat: int) -> bool:
    """Whether a thought is about what the seat is asked now, to the very part, and by the bot that sits there now."""
    same = thought.ask == game.s.ask_number and thought.number == game.number_of(seat)
    return same and thought.bot == table.chairs[seat].bot


async def _think(table: Table, game: Game, seat: int, thought: Thought) -> None:
    """A bot thinks, in a process of its own; then the table does what is due."""
    thinkers = table.services.thinkers
    limit = _limit(game, thinkers.seconds)
    thought.action = await thinkers.answer(thought.bot, game.spec, game.s, seat, secrets.randbits(40), limit)
    await drive(table)


def _limit(game: Game, seconds: float) -> float:
    """How long a bot may think. One that is asked discreetly answers before the end of the pause that everybody waits
    through: a longer wait would show that somebody was asked.
    """
    ask = game.s.ask
    if ask is None or not ask.discreet:
        return 2 * seconds  # its own time, and that of the bots it has to wait for
    return max(0.0, min(seconds, game.disclosure.until - time.monotonic() - SPARE))
