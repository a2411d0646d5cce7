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

from librt.strings import BytesWriter
from mypy_extensions import i64

from tumbleweed.core.deciding import Decisions
from tumbleweed.core.writing import put, put4, put8, put_digits
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
DECISIONS: Final = Decisions({f"D-{number}": number for number in range(100)})
"""The numbers of decisions."""
DISC_BITS: Final = 4
PLACED_BITS: Final = 2
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
DISCARDED: Final[dict[int, bytes]] = {}
HEADS: Final[dict[int, bytes]] = {}
"""What was written as single numbers before."""


def observe_to(s: Town, seat: int, out: BytesWriter) -> None:
    """Numbers for everything the seat may see."""
    _middle(s, seat, out)
    place: i64 = 0
    while place < MOST_SEATS:
        if place < s.count:
            _player(s, (seat + place) % s.count, place == 0 or s.table.money_open, out)
        else:
            out.write(NO_PLAYER)
        place += 1
    number: i64 = 0
    while number < MOST_BUILDINGS:
        if number < len(s.houses):
            out.write(_building(s, number, seat))
            out.write(cells(s.plan[number], s.houses[number], s.count, seat))
        else:
            out.write(NO_BUILDING)
        number += 1
    put_digits(out, s.players[seat].hand, 1, CARDS)
    hidden: i64 = 0
    other: i64 = 0
    while other < s.count:
        if other != seat:
            hidden |= s.players[other].unseen
        other += 1
    put_digits(out, s.discards & ~hidden, 1, CARDS)
    out.write(_event_bytes(s.event_discards))


def relative(s: Town, seat: int, other: int) -> int:
    """Another seat as the observer counts: 1 is himself, 0 nobody."""
    return (other - seat) % s.count + 1 if other >= 0 else 0


def _middle(s: Town, seat: int, out: BytesWriter) -> None:
    """The town, the moment and the question."""
    ask = s.ask
    debt = int(s.debt) // 25
    event = s.event
    opening = s.opening
    decision = DECISIONS.number(ask) if ask is not None and s.open >> seat & 1 else 0
    put8(
        out, s.count, s.number if s.number < 255 else 255, s.round, decision, relative(s, seat, s.starter),
        relative(s, seat, s.active), s.cards_left(), s.events_left(),
    )  # fmt: skip
    put4(out, s.free, s.free_figure, s.free_at + 1, (opening >> 3) + 1 if opening >= 0 else 0)
    put4(
        out, opening & 7 if opening >= 0 else 0, s.last is not None, COPIES[event] + 1 if event >= 0 else 0,
        relative(s, seat, s.drawer),
    )  # fmt: skip
    put4(
        out, s.left if event >= 0 or isinstance(ask, IndioTargets) else 0, s.fixed + 1 if event >= 0 else 0,
        s.lifted // CELLS + 1 if s.lifted >= 0 else 0, s.lifted % CELLS if s.lifted >= 0 else 0,
    )  # fmt: skip
    put(out, debt >> 8)
    put(out, debt & 255)
    put(out, s.table.target)
    put_digits(out, s.discs >> DISC_BITS, DISC_BITS, len(FIGURES))
    put(out, len(s.houses))
    put(out, s.finished)
    put(out, len(s.contests))


def _player(s: Town, seat: int, money: bool, out: BytesWriter) -> None:
    """One player."""
    player: Player = s.players[seat]
    cash: i64 = 0
    if money:  # a conditional expression would go through one of Python's own numbers, compiled
        cash = player.cash // 25
    if cash > 65535:
        cash = 65535
    put8(
        out, player.points, cash >> 8, cash & 255, player.supply, cards_in(player.hand), player.shown + 1,
        player.chosen >= 0, s.fought >> seat & 1,
    )  # fmt: skip
    put(out, s.aside >> seat & 1)
    put(out, cards_in(player.unseen))
    put_digits(out, player.discs >> DISC_BITS, DISC_BITS, len(FIGURES))
    put_digits(out, player.placed, PLACED_BITS, MOST_BUILDINGS)


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


def cells(site: Site, house: House, count: int, seat: int) -> bytes:
    """The cells of a building as a seat counts; drawn once for each house and seat."""
    if house.seen is None:
        drawn = bytearray(ground(site))
        for owner in range(count):
            left: i64 = house.stones(owner)
            while left:
                drawn[place_of(left & -left)] = STONE + owner
                left &= left - 1
        house.seen = [bytes(drawn).translate(turned) for turned in TURNED[count]]
    return house.seen[seat]


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
