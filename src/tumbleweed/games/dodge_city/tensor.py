"""A seat's view as bytes of fixed length, for learning programs. Seats are told relative to the observer.

| part | bytes |
|---|---|
| the town and the moment | 31: seats, pass, round, question, start player, whose turn, draw pile, event pile, free stones (number, figure, building), opening (building, figure), stones to take back, event (design, drawer, number left, building, stone lifted: building and cell), debt / 25 (2), target points, symbol discs left (5), buildings in play, finished ones, control duels |
| each of five players, the observer first | 27: points, cash / 25 (2), stones in supply, cards, open card, chosen, fought, laid aside, face-down discards, points discs by figure (5), stones placed this round by building (12) |
| each of 12 buildings | 60: status, figure, owner, connected players as bits, 56 cells: 0 none, 1 free, 2 to 6 a stone, 7 marked field |
| the observer's hand, the discards he may know | one per card each |
| event discards | one per design: how many copies |
"""  # noqa: E501 - a table

from typing import Final

from mypy_extensions import i64

from tumbleweed.games.dodge_city.board import MOST_BUILDINGS, Site
from tumbleweed.games.dodge_city.box import BOX, FIGURES
from tumbleweed.games.dodge_city.effects.deck import COPIES, EVENTS
from tumbleweed.games.dodge_city.grid import BIT, CELLS, COLUMNS, place_of
from tumbleweed.games.dodge_city.house import House
from tumbleweed.games.dodge_city.raiding import IndioTargets
from tumbleweed.games.dodge_city.town import Player, Town

MOST_SEATS: Final = 5
NO_PLAYER: Final = bytes(9 + len(FIGURES) + MOST_BUILDINGS + 1)
NO_BUILDING: Final = bytes(4 + CELLS)
FREE: Final = 1
STONE: Final = 2
MARKED: Final = 7
CARDS: Final = len(BOX.cards)


def _turned() -> list[list[bytes]]:
    """By number of seats and observer: how the numbers of absolute cells become relative ones."""
    tables: list[list[bytes]] = []
    for count in range(MOST_SEATS + 1):
        row = []
        for seat in range(count):
            seats = [STONE + (owner - seat) % count for owner in range(count)]
            row.append(bytes([0, FREE, *seats, *range(STONE + count, 256)]))
        tables.append(row)
    return tables


TURNED: Final = _turned()
GROUND: Final[dict[tuple[str, ...], bytes]] = {}
"""The cells of empty buildings, by map."""
MOST_KNOWN: Final = 50_000
DISCS: Final[dict[int, bytes]] = {}
PLACED: Final[dict[int, bytes]] = {}
KNOWN_CARDS: Final[dict[int, bytes]] = {}
DISCARDED: Final[dict[int, bytes]] = {}
HEADS: Final[dict[int, bytes]] = {}
"""What was written as single numbers before."""


def observe(s: Town, seat: int) -> bytes:
    """Numbers for everything the seat may see."""
    parts: list[bytes] = [_middle(s, seat)]
    place = 0
    while place < MOST_SEATS:
        if place < s.count:
            parts.append(_player(s, (seat + place) % s.count, place == 0 or s.table.money_open))
        else:
            parts.append(NO_PLAYER)
        place += 1
    turned = TURNED[s.count][seat]
    for number in range(MOST_BUILDINGS):
        if number < len(s.houses):
            parts.append(_building(s, number, seat))
            parts.append(cells(s.plan[number], s.houses[number], s.count).translate(turned))
        else:
            parts.append(NO_BUILDING)
    parts.append(digits(KNOWN_CARDS, s.players[seat].hand, 1, CARDS))
    hidden: i64 = 0
    for other, player in enumerate(s.players):
        if other != seat:
            hidden |= player.unseen
    parts.append(digits(KNOWN_CARDS, s.discards & ~hidden, 1, CARDS))
    parts.append(_event_bytes(s.event_discards))
    return b"".join(parts)


def relative(s: Town, seat: int, other: int) -> int:
    """Another seat as the observer counts: 1 is himself, 0 nobody."""
    return (other - seat) % s.count + 1 if other >= 0 else 0


def _middle(s: Town, seat: int) -> bytes:
    """The town, the moment and the question."""
    ask = s.ask
    decision = int(ask.about()[0][2:]) if ask is not None and s.open >> seat & 1 else 0
    debt = int(s.debt) // 25
    number = s.number if s.number < 255 else 255
    event = s.event
    opening = s.opening
    left = s.left if event >= 0 or isinstance(ask, IndioTargets) else 0
    return bytes([
        s.count, number, s.round, decision, relative(s, seat, s.starter), relative(s, seat, s.active), s.cards_left(),
        s.events_left(), s.free, s.free_figure, s.free_at + 1, (opening >> 3) + 1 if opening >= 0 else 0,
        opening & 7 if opening >= 0 else 0, s.last is not None, COPIES[event] + 1 if event >= 0 else 0,
        relative(s, seat, s.drawer), left, s.fixed + 1 if event >= 0 else 0,
        s.lifted // CELLS + 1 if s.lifted >= 0 else 0, s.lifted % CELLS if s.lifted >= 0 else 0, debt >> 8, debt & 255,
        s.table.target, s.discs >> 4 & 15, s.discs >> 8 & 15, s.discs >> 12 & 15, s.discs >> 16 & 15,
        s.discs >> 20 & 15, len(s.houses), s.finished, len(s.contests),
    ])  # fmt: skip


def _player(s: Town, seat: int, money: bool) -> bytes:
    """One player."""
    player: Player = s.players[seat]
    cash: i64 = player.cash // 25 if money else 0
    if cash > 65535:
        cash = 65535
    numbers = bytes([
        player.points, cash >> 8, cash & 255, player.supply, cards_in(player.hand), player.shown + 1,
        player.chosen >= 0, s.fought >> seat & 1, s.aside >> seat & 1, cards_in(player.unseen),
    ])  # fmt: skip
    return (
        numbers + digits(DISCS, player.discs >> 4, 4, len(FIGURES)) + digits(PLACED, player.placed, 2, MOST_BUILDINGS)
    )


def digits(known: dict[int, bytes], packed: i64, width: i64, many: int) -> bytes:
    """A number of a few bits each as single numbers; they come again and again."""
    key = int(packed)
    found = known.get(key)
    if found is None:
        one: i64 = 1
        mask: i64 = (one << width) - 1
        numbers: list[int] = []
        left: i64 = packed
        place = 0
        while place < many:
            numbers.append(int(left & mask))
            left >>= width
            place += 1
        found = bytes(numbers)
        if len(known) < MOST_KNOWN:
            known[key] = found
    return found


def cards_in(cards: i64) -> i64:
    """How many cards a mask has."""
    found: i64 = 0
    left: i64 = cards
    while left:
        left &= left - 1
        found += 1
    return found


def _building(s: Town, number: int, seat: int) -> bytes:
    """What there is to say of a building beside its cells; there are not many different things."""
    house = s.houses[number]
    linked = s.connected(number)
    key = ((((house.status * 8 + house.figure) * 8 + house.owner + 1) * 32 + linked) * 8 + seat) * 8 + s.count
    found = HEADS.get(key)
    if found is None:
        turned = sum([1 << (other - seat) % s.count for other in range(s.count) if linked >> other & 1])
        found = bytes([house.status, house.figure, relative(s, seat, house.owner), turned])
        HEADS[key] = found
    return found


def cells(site: Site, house: House, count: int) -> bytes:
    """The cells of a building, with stones by absolute seat; drawn once for each house."""
    if not house.drawn:
        drawn = bytearray(ground(site))
        for seat in range(count):
            left: i64 = house.stones(seat)
            while left:
                drawn[place_of(left & -left)] = STONE + seat
                left &= left - 1
        house.drawn = bytes(drawn)
    return house.drawn


def ground(site: Site) -> bytes:
    """The cells of an empty building; drawn once for each map."""
    known = GROUND.get(site.rows)
    if known is None:
        drawn = bytearray(CELLS)
        for r, row in enumerate(site.rows):
            for c, sign in enumerate(row):
                if sign != "#":
                    drawn[COLUMNS * r + c] = FREE if sign == "." else MARKED
        known = bytes(drawn)
        GROUND[site.rows] = known
    return known


def _event_bytes(discards: i64) -> bytes:
    """How many copies of each design lie on the event discards."""
    key = int(discards)
    known = DISCARDED.get(key)
    if known is None:
        counts = [0] * len(EVENTS)
        for card, design in enumerate(COPIES):
            if discards & BIT[card]:
                counts[design] += 1
        known = bytes(counts)
        if len(DISCARDED) < MOST_KNOWN:
            DISCARDED[key] = known
    return known
