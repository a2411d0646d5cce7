"""BT-7, BT-8: the mayor's fee, and who is mayor."""

from mypy_extensions import i64

from tumbleweed.games.boomtown.box import TOWNS
from tumbleweed.games.boomtown.declared.cards import GOVERNOR_REMOVED
from tumbleweed.games.boomtown.declared.choosing import (
    MAYOR_CHANGED,
    MAYOR_ELECTED,
    MAYOR_OF_EQUALS,
    MAYOR_VACATED,
    MayorChanged,
)
from tumbleweed.games.boomtown.declared.kinds import Cause, Vacancy
from tumbleweed.games.boomtown.removing import remove
from tumbleweed.games.boomtown.town import LOST, NOBODY, NOWHERE, Boomtown, deed


def fee(s: Boomtown, seat: i64, town: i64) -> i64:
    """BT-7.2, BT-7.3, BT-7.6: what a seat owes the mayor for one more mine in a town."""
    mayor = s.mayor(town)
    if mayor in (NOBODY, seat):
        return 0
    mines = s.players[mayor].mines_in(town)
    return 2 * mines if s.governor == town else mines


def check_mayor(s: Boomtown, town: i64, cause: Cause) -> None:
    """BT-8: after every change of ownership: who is mayor of the town now?"""
    mayor = s.mayor(town)
    least: i64 = 2
    if mayor != NOBODY:
        mines = s.players[mayor].mines_in(town)
        if not s.table.two_mines or mines >= 2:
            least = mines + 1
    most: i64 = least - 1
    for player in s.players:
        held = player.mines_in(town)
        if held > most:
            most = held
    if most >= least:
        _elect(s, town, most, cause)
    elif mayor != NOBODY and s.players[mayor].mines_in(town) < (2 if s.table.two_mines else 1):
        _vacate(s, town, mayor)


def _elect(s: Boomtown, town: i64, most: i64, cause: Cause) -> None:
    """BT-8.1, BT-8.2, BT-8.6: the player with the most mines; among equals, whoever has held that many the longest."""
    old = s.mayor(town)
    first = [seat for seat in range(s.count) if s.players[seat].mines_in(town) == most]
    new = first[0] if len(first) == 1 else longest(s, town, first, most)
    if s.log is not None and old == NOBODY:
        MAYOR_ELECTED.tell(s, {"town": TOWNS[town], "player": new, "mines": most})
    elif s.log is not None:
        mines = int(s.players[old].mines_in(town))
        change: MayorChanged = {"town": TOWNS[town], "from": old, "to": new, "mines_from": mines, "mines_to": most,
                                "cause": cause, "tie_broken": len(first) > 1}  # fmt: skip
        form = MAYOR_OF_EQUALS if len(first) > 1 else MAYOR_CHANGED
        form.tell(s, change, "BT-8.2, BT-8.7" if len(first) == most == 1 else "")
    s.set_mayor(town, new)
    if old != NOBODY:
        _end_governor(s, town, old, "takeover")


def _vacate(s: Boomtown, town: i64, mayor: i64) -> None:
    """BT-8.8, BT-8.10: the pawn returns to the supply."""
    if s.log is not None:
        MAYOR_VACATED.tell(s, {"town": TOWNS[town], "player": mayor})
    s.set_mayor(town, NOBODY)
    _end_governor(s, town, mayor, "vacant")


def _end_governor(s: Boomtown, town: i64, mayor: i64, reason: Vacancy) -> None:
    """BT-13.4, BT-13.5: the card is not handed over, and does not wait again."""
    if s.governor != town:
        return
    if s.log is not None:
        GOVERNOR_REMOVED[reason].tell(s, {"player": mayor, "town": TOWNS[town], "reason": reason})
    card = s.governor_card
    s.governor = NOWHERE
    s.governor_card = -1
    remove(s, card, reason)


def longest(s: Boomtown, town: int, seats: list[int], mines: int) -> int:
    """BT-8.6: which of these seats, all with this many mines, has held at least that many without a break the longest.

    It goes back through the deeds to the gain by which each seat last reached that number. The seat whose gain is found
    last is the one.
    """
    waiting = list(seats)
    held: list[int] = [mines] * s.count
    place = len(s.deeds)
    while len(waiting) > 1:
        assert place > 0, "whoever owns mines has got them somehow"
        place -= 1
        code = s.deeds[place]
        for seat in waiting:
            if code == LOST + deed(seat, town):
                held[seat] += 1
            elif code == deed(seat, town):
                if held[seat] == mines:
                    waiting.remove(seat)
                    break
                held[seat] -= 1
    return waiting[0]


def opponents_mines(s: Boomtown, seat: int, town: int) -> i64:
    """How many mines others own in a town."""
    number: i64 = 0
    for other, player in enumerate(s.players):
        if other != seat:
            number += player.mines_in(town)
    return number
