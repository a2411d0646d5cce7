"""A seat's view as bytes of fixed length, for learning programs. Seats are told relative to the observer.

| part | bytes |
|---|---|
| the town and the moment | 31: seats, pass, round, question, start player, whose turn, draw pile, event pile, free stones (number, figure, building), opening (building, figure), stones to take back, event (design, drawer, number left, building, stone lifted: building and cell), debt / 25 (2), target points, symbol discs left (5), buildings in play, finished ones, control duels |
| each of five players, the observer first | 27: points, cash / 25 (2), stones in supply, cards, open card, chosen, fought, laid aside, points discs by figure (5), stones placed this round by building (12), face-down discards |
| each of 12 buildings | 60: status, figure, owner, connected players as bits, 56 cells: 0 none, 1 free, 2 to 6 a stone, 7 marked field |
| the observer's hand, the discards he may know | one per card each |
| event discards | one per design: how many copies |
"""  # noqa: E501 - a table

from typing import Final

from mypy_extensions import i64

from tumbleweed.games.dodge_city.board import MOST_BUILDINGS, Site
from tumbleweed.games.dodge_city.box import BOX, FIGURES
from tumbleweed.games.dodge_city.effects.deck import COPIES, EVENTS
from tumbleweed.games.dodge_city.grid import BIT, CELLS, COLUMNS
from tumbleweed.games.dodge_city.house import House
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
    parts.append(card_bytes(s.players[seat].hand))
    hidden: i64 = 0
    for other, player in enumerate(s.players):
        if other != seat:
            hidden |= player.unseen
    parts.append(card_bytes(s.discards & ~hidden))
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
    return bytes([
        s.count, number, s.round, decision, relative(s, seat, s.starter), relative(s, seat, s.active), s.cards_left(),
        s.events_left(), s.free, s.free_figure, s.free_at + 1, (opening >> 3) + 1 if opening >= 0 else 0,
        opening & 7 if opening >= 0 else 0, s.last is not None, COPIES[event] + 1 if event >= 0 else 0,
        relative(s, seat, s.drawer), s.left if event >= 0 else 0, s.fixed + 1 if event >= 0 else 0,
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
    cards: i64 = player.hand
    numbers: list[int] = [
        player.points, int(cash >> 8), int(cash & 255), int(player.supply), bits(cards), player.shown + 1,
        player.chosen >= 0, s.fought >> seat & 1, s.aside >> seat & 1,
    ]  # fmt: skip
    discs: i64 = player.discs >> 4
    for figure in FIGURES:
        numbers.append(int(discs & 15))
        discs >>= 4
    placed: i64 = player.placed
    for building in range(MOST_BUILDINGS):
        numbers.append(int(placed & 3))
        placed >>= 2
    numbers.append(bits(player.unseen))
    return bytes(numbers)


def bits(cards: i64) -> int:
    """How many cards a mask has; hands are small."""
    found = 0
    left: i64 = cards
    while left:
        left &= left - 1
        found += 1
    return found


def _building(s: Town, number: int, seat: int) -> bytes:
    """What there is to say of a building beside its cells."""
    house = s.houses[number]
    connected = s.connected(number) if house.taken else 0
    turned = 0
    if connected:
        for other in range(s.count):
            if connected >> other & 1:
                turned |= 1 << (other - seat) % s.count
    return bytes([house.status, house.figure, relative(s, seat, house.owner), turned])


def cells(site: Site, house: House, count: int) -> bytes:
    """The cells of a building, with stones by absolute seat."""
    empty = GROUND.get(site.rows)
    if empty is None:
        empty = ground(site)
        GROUND[site.rows] = empty
    if not house.taken:
        return empty
    drawn = bytearray(empty)
    for seat in range(count):
        left: i64 = house.stones(seat)
        place = 0
        while left:
            if left & 1:
                drawn[place] = STONE + seat
            left >>= 1
            place += 1
    return bytes(drawn)


def ground(site: Site) -> bytes:
    """The cells of an empty building."""
    drawn = bytearray(CELLS)
    for r, row in enumerate(site.rows):
        for c, sign in enumerate(row):
            if sign != "#":
                drawn[COLUMNS * r + c] = FREE if sign == "." else MARKED
    return bytes(drawn)


def card_bytes(cards: i64) -> bytes:
    """One number for each card: whether it is in a mask."""
    return bytes([1 if cards & BIT[card] else 0 for card in range(CARDS)])


def _event_bytes(discards: i64) -> bytes:
    """How many copies of each design lie on the event discards."""
    counts = [0] * len(EVENTS)
    for card, design in enumerate(COPIES):
        if discards & BIT[card]:
            counts[design] += 1
    return bytes(counts)
