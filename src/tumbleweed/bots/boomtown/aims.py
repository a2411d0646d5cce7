"""Whom event cards hit, and where: each target with how it changes everybody's prospects."""

from tumbleweed.bots.boomtown.odds import AT_LEAST
from tumbleweed.bots.boomtown.offices import GOVERNED, fee_of, gained, lost, mayor_of
from tumbleweed.bots.boomtown.outlook import ALL_TOWNS, Outlook
from tumbleweed.bots.boomtown.weights import GIRLS_WAIT, GOVERNOR_WAITS, SALOON_WAITS, hope
from tumbleweed.games.boomtown.box import HIGHEST, LOWEST, bit
from tumbleweed.games.boomtown.cards.expropriation import takeable
from tumbleweed.games.boomtown.targets import others_mines
from tumbleweed.games.boomtown.town import Saloon


def better(o: Outlook, seat: int, one: list[float], other: list[float]) -> list[float]:
    """The one of two changes that a seat likes more."""
    return one if o.mind(seat, one) > o.mind(seat, other) else other


# ------------------------------------------------------------ Dynamite


def blown_up(o: Outlook, mine: int) -> list[float]:
    """BT-11.2: a mine is gone, with what lies on it; its saloons lose a customer."""
    known = o.explosions.get(mine)
    if known is not None:
        return known
    s = o.s
    owner = s.owner(mine)
    change = mine_gone(o, mine, owner)
    town = o.deck.town[mine]
    key = o.towns[town]
    before = o.offices.hopes(key)
    after = o.offices.hopes(int(lost(key, owner, o.count, s.table.two_mines)))
    for seat in range(o.count):
        change[seat] += after[seat] - before[seat]
    o.explosions[mine] = change
    return change


def mine_gone(o: Outlook, mine: int, owner: int) -> list[float]:
    """Takes away what a mine brings its owner and others' saloons."""
    s = o.s
    change = [0.0] * o.count
    change[owner] = -o.odds.brings[o.rolls][mine]
    if s.veins:
        change[owner] -= s.veins_on(mine) * o.odds.vein(mine, o.rolls, s.table.vein_scores)
    for saloon in s.saloons:
        if saloon.town == o.deck.town[mine] and saloon.owner != owner:
            paid = saloon.takes(o.box) * o.odds.pays[o.rolls][mine]
            change[owner] += paid
            change[saloon.owner] -= paid
    return change


def saloon_blown_up(o: Outlook, saloon: Saloon) -> list[float]:
    """BT-11.2: a saloon is gone with its girls."""
    change = [0.0] * o.count
    o.add_saloon(change, saloon, -1.0)
    return change


def best_explosion(o: Outlook, seat: int) -> list[float]:
    """BT-11.3: what a seat would blow up; it must blow something up if it can."""
    s = o.s
    best: list[float] | None = None
    others = others_mines(s, seat)
    for mine in range(o.deck.mines):
        if others & bit(mine):
            change = blown_up(o, mine)
            best = change if best is None else better(o, seat, change, best)
    for saloon in s.saloons:
        if saloon.owner != seat:
            change = saloon_blown_up(o, saloon)
            best = change if best is None else better(o, seat, change, best)
    return [0.0] * o.count if best is None else best


# ------------------------------------------------------------ Expropriation


def expropriated(o: Outlook, seat: int, mine: int) -> list[float]:
    """BT-12: a mine changes hands; the fee goes to whoever was mayor before."""
    s = o.s
    owner = s.owner(mine)
    town = o.deck.town[mine]
    key = o.towns[town]
    change = mine_gone(o, mine, owner)
    gain = mine_gone(o, mine, seat)
    before = o.offices.hopes(key)
    after = o.offices.hopes(int(gained(lost(key, owner, o.count, s.table.two_mines), seat)))
    fee = min(float(fee_of(key, seat)), o.gold[seat])
    for other in range(o.count):
        change[other] += after[other] - before[other] - gain[other]
    if fee > 0:
        change[seat] -= fee
        change[mayor_of(key)] += fee
    return change


def best_expropriation(o: Outlook, seat: int) -> list[float]:
    """BT-12.6: taking a mine is not compulsory."""
    best = [0.0] * o.count
    there = takeable(o.s, seat)
    for mine in range(o.deck.mines):
        if there & bit(mine):
            best = better(o, seat, expropriated(o, seat, mine), best)
    return best


# ------------------------------------------------------------ Holdup


def robbed(o: Outlook, seat: int, victim: int, number: int) -> list[float]:
    """BT-14: what a robber gets on average."""
    loot = AT_LEAST[number] * min(float(number), o.gold[victim])
    change = [0.0] * o.count
    change[seat] = loot
    change[victim] = -loot
    return change


def best_number(o: Outlook, victim: int) -> int:
    """The number that brings the most on average."""
    best = LOWEST
    most = 0.0
    for number in range(LOWEST, HIGHEST + 1):
        loot = AT_LEAST[number] * min(float(number), o.gold[victim])
        if loot > most:
            best, most = number, loot
    return best


def best_robbery(o: Outlook, seat: int) -> list[float]:
    """Whom a seat would rob."""
    best = [0.0] * o.count
    for victim in range(o.count):
        if victim != seat:
            best = better(o, seat, robbed(o, seat, victim, best_number(o, victim)), best)
    return best


# ------------------------------------------------------------ what is placed


def governed(o: Outlook, town: int) -> list[float]:
    """BT-13.1: the fees of a town are doubled."""
    before = o.offices.hopes(o.towns[town])
    after = o.offices.hopes(o.towns[town] | GOVERNED)
    return [after[other] - before[other] for other in range(o.count)]


def best_governor(o: Outlook, seat: int) -> list[float]:
    """BT-13.3: without an office the card waits."""
    best: list[float] | None = None
    for town in range(ALL_TOWNS):
        if mayor_of(o.towns[town]) == seat:
            change = governed(o, town)
            best = change if best is None else better(o, seat, change, best)
    if best is None:
        best = [0.0] * o.count
        best[seat] = GOVERNOR_WAITS * hope(o.rolls - 1)
    return best


def best_vein(o: Outlook, seat: int) -> float:
    """The best place for a New Vein; 0 without a mine."""
    best = 0.0
    own = o.s.players[seat].mines
    for mine in range(o.deck.mines):
        if own & bit(mine):
            best = max(best, o.odds.vein(mine, o.rolls, o.s.table.vein_scores))
    return best


def opened(o: Outlook, seat: int, town: int, takes: int) -> list[float]:
    """BT-23: a saloon opens, or takes this much more."""
    change = [0.0] * o.count
    there = o.deck.in_town[town]
    for other in range(o.count):
        if other != seat:
            paid = takes * o.odds.all_pay(o.s.players[other].mines & there, o.rolls)
            change[other] -= paid
            change[seat] += paid
    change[seat] += takes * o.unseen_pay(town)
    return change


def best_saloon(o: Outlook, seat: int) -> list[float]:
    """BT-17: where a saloon brings most; without a mine it waits."""
    best: list[float] | None = None
    for town in range(ALL_TOWNS):
        if o.s.table.any_town or o.s.players[seat].mines_in(town):
            change = opened(o, seat, town, o.box.saloon)
            best = change if best is None else better(o, seat, change, best)
    if best is None:
        best = [0.0] * o.count
        best[seat] = SALOON_WAITS * hope(o.rolls - 1)
    return best


def best_girls(o: Outlook, seat: int) -> list[float]:
    """BT-18: the saloon where girls bring most; without one they wait."""
    best: list[float] | None = None
    for saloon in o.s.saloons:
        if saloon.owner == seat:
            change = opened(o, seat, saloon.town, o.box.saloon_girls - o.box.saloon)
            best = change if best is None else better(o, seat, change, best)
    if best is None:
        best = [0.0] * o.count
        best[seat] = GIRLS_WAIT * hope(o.rolls - 1)
    return best
