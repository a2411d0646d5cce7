"""Mines change hands and leave the game (BT-7, BT-11, BT-22)."""

from mypy_extensions import i64

from tumbleweed.games.boomtown.box import TOWNS, bit
from tumbleweed.games.boomtown.declared.cards import VEIN_MOVED, VEIN_REMOVED, VeinRemoved
from tumbleweed.games.boomtown.declared.choosing import FEE_PAID, MINE_ACQUIRED, FeePaid, MineAcquired
from tumbleweed.games.boomtown.declared.kinds import Destruction, Via
from tumbleweed.games.boomtown.gold import pay, payable, payment
from tumbleweed.games.boomtown.mayors import check_mayor, fee
from tumbleweed.games.boomtown.removing import remove
from tumbleweed.games.boomtown.town import COUNT_BITS, DEEDS, LOST, NOBODY, Boomtown, card_id, deed


def acquire(s: Boomtown, seat: i64, mine: i64, owner: i64, via: Via) -> None:
    """BT-7.8: first the fee, then the mine, then the mayor, then waiting cards. `owner`: who had the mine, or -1."""
    town: i64 = s.table.deck.town[mine]
    _pay_fee(s, seat, town)
    if owner != NOBODY:
        lose(s, owner, mine)
    gain(s, seat, mine)
    if s.log is not None:
        told: MineAcquired = {"player": seat, "card": card_id(s, mine), "town": TOWNS[town],
                              "number": s.table.deck.number[mine], "value": s.value(mine), "via": via}  # fmt: skip
        MINE_ACQUIRED[via].tell(s, told)
        for vein in s.veins:
            if vein.mine == mine:
                card = card_id(s, vein.card)
                VEIN_MOVED.tell(s, {"card": card, "mine": card_id(s, mine), "from": owner, "to": seat})
    check_mayor(s, town, via)


def _pay_fee(s: Boomtown, seat: i64, town: i64) -> None:
    """BT-7.5: amount and receiver depend on how things stood before the mine changes anything."""
    due = fee(s, seat, town)
    if due == 0:
        return
    mayor = s.mayor(town)
    if s.log is not None:
        _tell_fee(s, seat, mayor, town, due)
    pay(s, seat, mayor, due)


def _tell_fee(s: Boomtown, seat: i64, mayor: i64, town: i64, due: i64) -> None:
    """Logs a fee, which may be doubled by the Governor, paid in part, or both."""
    doubled = s.governor == town
    paid = payable(s, seat, due)
    told: FeePaid = {"payer": seat, "mayor": mayor, "town": TOWNS[town], "mines": s.players[mayor].mines_in(town),
                     "doubled": doubled, "due": due, "paid": paid}  # fmt: skip
    rule = "" if not doubled else "BT-7.2, BT-7.3" if paid == due else "BT-7.3, BT-7.7"
    FEE_PAID[payment(due, paid)].tell(s, told, rule)


def gain(s: Boomtown, seat: i64, mine: i64) -> None:
    """A player gains a mine."""
    town: i64 = s.table.deck.town[mine]
    player = s.players[seat]
    player.mines |= bit(mine)
    player.counts += bit(COUNT_BITS * town)
    note_deed(s, deed(seat, town))


def lose(s: Boomtown, seat: i64, mine: i64) -> None:
    """A player loses a mine."""
    town: i64 = s.table.deck.town[mine]
    player = s.players[seat]
    player.mines ^= bit(mine)
    player.counts -= bit(COUNT_BITS * town)
    note_deed(s, LOST + deed(seat, town))


def note_deed(s: Boomtown, code: i64) -> None:
    """BT-8.6: notes a gain or loss; later it may matter who reached a number of mines first."""
    # Not `+=`, which the compiler does not support for bytes.
    s.deeds = s.deeds + DEEDS[code]


def destroy(s: Boomtown, seat: int, mine: int, reason: Destruction) -> None:
    """BT-11.2, BT-16.2, BT-22.1: a mine leaves the game, with its New Veins. The caller checks the mayor."""
    lose(s, seat, mine)
    remove(s, mine, reason)
    lost = [vein for vein in s.veins if vein.mine == mine]
    if lost:
        s.veins = tuple([vein for vein in s.veins if vein.mine != mine])
    for vein in lost:
        if s.log is not None:
            told: VeinRemoved = {"card": card_id(s, vein.card), "mine": card_id(s, mine), "reason": reason}
            VEIN_REMOVED[reason].tell(s, told)
        remove(s, vein.card, reason)
