"""When something is due at a table: a pause is over, a bot has thought, a clock has run out."""

import asyncio
import math
import time

from tumbleweed.core.steps import Ask
from tumbleweed.server.table import discreet
from tumbleweed.server.table.clock import GENTLE
from tumbleweed.server.table.game import Game
from tumbleweed.server.table.table import Table


def set_deadlines(table: Table, game: Game) -> None:
    """Starts the clock of everybody who has just been shown a question, and stops it for those who have answered.

    A clock begins when what led to the question can have been told, and for everybody at the same moment: who skips the
    telling has that much more time to think, and who tells it slowly has less.
    """
    s, ask = game.s, game.s.ask
    now = time.monotonic()
    if s.ask_number != table.last_ask and (ask is None or ask.discreet or game.disclosure.settled):
        table.last_ask = int(s.ask_number)
        table.asked_since = now
        table.seen_since = max(now, game.told_until)
    asked = game.asked()
    for seat in [seat for seat, (asking, _) in table.deadlines.items() if seat not in asked or asking != s.ask_number]:
        del table.deadlines[seat]
    if ask is None:
        return
    seconds = None if ask.discreet and table.moment else _allowed(table, ask)
    for seat in asked:
        if seconds is None or table.chairs[seat].played_by_bot:
            table.deadlines.pop(seat, None)
        elif seat not in table.deadlines and game.sees_question(seat):
            table.deadlines[seat] = (int(s.ask_number), max(now, game.told_until) + seconds)


def _allowed(table: Table, ask: Ask) -> float | None:
    """Seconds for a question. The gentle clock is for the sake of others: who plays with bots alone has none."""
    clock = table.setup.clock
    people = {chair.person for chair in table.chairs if chair.kind == "person" and not chair.left}
    return None if clock.kind == GENTLE and len(people) < 2 else clock.allows(ask.decision_id(), ask.discreet)


def waited_for(table: Table, game: Game, seat: int) -> float:
    """For how many seconds everybody has known that a seat is deciding."""
    if seat not in game.known_to_be_asked() or table.setup.paused:
        return 0.0
    return max(0.0, time.monotonic() - table.seen_since)


def next_due(table: Table, game: Game) -> float | None:
    """The next moment (monotonic clock) at which something is due; None if only people can move things on."""
    moments: list[float] = []
    writing = [0.0] if game.shown_over and table.status == "playing" else []  # the result could not be kept yet
    if not table.setup.paused and table.status == "playing":
        writing += [deadline for _, deadline in table.deadlines.values()]
        if any(acts_alone(table, game, seat) and not thinks(table, seat) for seat in game.asked()):
            writing.append(bots_move_at(table, game))
        if answers_are_due(table, game):
            writing.append(0.0)
        if (closes := discreet.closing(table, game)) is not None:
            moments.append(closes)
    moments += [max(moment, table.not_before) for moment in writing]
    moments += [due for due in (game.disclosure.due(),) if due is not None]
    return min((moment for moment in moments if moment < math.inf), default=None)


def thinks(table: Table, seat: int) -> bool:
    """Whether a seat's bot is still thinking."""
    thought = table.thinking.get(seat)
    return thought is not None and not thought.over


def answers_are_due(table: Table, game: Game) -> bool:
    """Whether a moment has closed, and what was said in it is to be given as answers."""
    ask = game.s.ask
    return table.moment is not None and game.disclosure.closed and ask is not None and ask.discreet


def acts_alone(table: Table, game: Game, seat: int) -> bool:
    """Whether a seat answers without a person: a bot plays it, or its person does not want to be asked this."""
    return table.chairs[seat].played_by_bot or unwanted(table, game, seat)


def unwanted(table: Table, game: Game, seat: int) -> bool:
    """Whether a seat's person does not want to be asked this (U-56)."""
    ask = game.position_of(seat).ask
    return ask is not None and ask.discreet and ask.decision_id() in table.chairs[seat].never


def bots_move_at(table: Table, game: Game) -> float:
    """When bots answer: not while a moment for cards is open; at once if asked discreetly or if nobody watches;
    otherwise slowly enough to be followed.
    """
    ask = game.s.ask
    if not game.disclosure.closed:
        return math.inf
    if ask is None or ask.discreet or not table.connections:
        return 0.0
    if not game.disclosure.settled:
        return game.disclosure.until
    return table.asked_since + table.setup.pace


def schedule(table: Table) -> None:
    """Sets the table's timer anew."""
    if table.timer is not None:
        table.timer.cancel()
        table.timer = None
    game = table.game
    if game is None:
        return
    due = next_due(table, game)
    if due is not None:
        loop = asyncio.get_running_loop()
        table.timer = loop.call_later(max(0.0, due - time.monotonic()), _wake, table)


def _wake(table: Table) -> None:
    table.timer = None
    table.wake(table)
