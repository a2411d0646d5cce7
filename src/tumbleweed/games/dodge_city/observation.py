"""A seat's view as bytes of fixed length, for learning programs. Seats are numbered relative to the observer."""

from functools import lru_cache
from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from tumbleweed.core.observation import (
    INTERPRETED,
    Decisions,
    Layout,
    number_of,
    put,
    put4,
    put8,
    put_digits,
    relative,
    repeated,
    single,
)
from tumbleweed.games.dodge_city.board import MOST_BUILDINGS
from tumbleweed.games.dodge_city.box import BOX, FIGURES
from tumbleweed.games.dodge_city.effects.deck import DESIGN, EVENTS
from tumbleweed.games.dodge_city.grid import BIT, CELLS, place_of
from tumbleweed.games.dodge_city.raiding import IndioTargets
from tumbleweed.games.dodge_city.town import Player, Town

MOST_SEATS: Final = 5
LAYOUT: Final[Layout] = [
    *single("seats", "pass", "round", "question", "start_player", "active", "deck", "event_deck"),
    ("free_stones", 3),  # how many, figure, building
    ("opening", 2),  # building, figure
    ("take_back", 1),
    ("event", 6),  # design, who drew it, number left, building; the stone that was lifted: building, cell
    ("debt", 2),  # in units of $25, like all money
    ("target", 1), ("discs_left", len(FIGURES)), *single("buildings", "finished", "contests"),
    *repeated("player", MOST_SEATS, [  # the observer first
        ("points", 1), ("cash", 2), *single("stones", "cards", "card", "chosen", "fought", "aside", "face_down"),
        ("discs", len(FIGURES)), ("placed", MOST_BUILDINGS),
    ]),
    *repeated("building", MOST_BUILDINGS, [
        *single("status", "figure", "owner", "connected"),  # connected players as bits
        ("cells", CELLS),  # 0 none, 1 free, 2 to 6 a stone, 7 a marked field
    ]),
    ("hand", len(BOX.cards)), ("discards", len(BOX.cards)),  # those the observer may know
    ("event_discards", len(EVENTS)),
]  # fmt: skip
NO_PLAYER: Final = bytes(9 + len(FIGURES) + MOST_BUILDINGS + 1)
NO_BUILDING: Final = bytes(4 + CELLS)
DECISIONS: Final = Decisions({f"D-{number}": number for number in range(100)})
"""The numbers of decisions."""
DISC_BITS: Final = 4
PLACED_BITS: Final = 2
STONE: Final = 2
CARDS: Final = len(BOX.cards)
MOST_KNOWN: Final = 50_000
DISCARDED: Final[dict[int, bytes]] = {}
"""The bytes of event discards that were written before."""


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
            _building(s, number, seat, out)
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
        out, opening & 7 if opening >= 0 else 0, s.last is not None, DESIGN[event] + 1 if event >= 0 else 0,
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
    if money:
        cash = player.cash // 25
    if cash > 65535:
        cash = 65535
    put8(
        out, player.points, cash >> 8, cash & 255, player.supply, number_of(player.hand), player.shown + 1,
        player.chosen >= 0, s.fought >> seat & 1,
    )  # fmt: skip
    put(out, s.aside >> seat & 1)
    put(out, number_of(player.unseen))
    put_digits(out, player.discs >> DISC_BITS, DISC_BITS, len(FIGURES))
    put_digits(out, player.placed, PLACED_BITS, MOST_BUILDINGS)


def _building(s: Town, number: i64, seat: i64, out: BytesWriter) -> None:
    """One building; its cells are those of the empty building, overwritten with the stones."""
    house = s.houses[number]
    linked: i64 = s.connected(number)
    turned: i64 = (linked >> seat | linked << s.count - seat) & (1 << s.count) - 1
    put4(out, house.status, house.figure, relative(s, seat, house.owner), turned)
    ground = s.plan[number].ground
    if house.taken == 0:
        out.write(ground)
    elif INTERPRETED:  # looking up is quicker than drawing
        out.write(_remembered(ground, house.all_stones(), seat, s.count))
    else:
        start: i64 = len(out)
        out.write(ground)
        place: i64 = 0
        while place < s.count:
            _put_stones(out, start, house.stones((seat + place) % s.count), STONE + place)
            place += 1


def _put_stones(out: BytesWriter, start: i64, stones: i64, number: i64) -> None:
    """Writes the stones of a player over the cells."""
    left: i64 = stones
    while left:
        out[start + place_of(left & -left)] = u8(number)
        left &= left - 1


@lru_cache(1 << 14)
def _remembered(ground: bytes, stones: tuple[int, ...], seat: int, count: int) -> bytes:
    """The cells with the stones of every player on them."""
    out = BytesWriter()
    out.write(ground)
    for place in range(count):
        _put_stones(out, 0, stones[(seat + place) % count], STONE + place)
    return out.getvalue()


def _event_bytes(discards: i64) -> bytes:
    """How many copies of each design lie on the event discards."""
    key = int(discards)
    known = DISCARDED.get(key)
    if known is None:
        counts = [0] * len(EVENTS)
        for card, design in enumerate(DESIGN):
            if discards & BIT[card]:
                counts[design] += 1
        known = bytes(counts)
        if len(DISCARDED) < MOST_KNOWN:
            DISCARDED[key] = known
    return known
