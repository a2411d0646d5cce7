"""A seat's view as bytes of fixed length, for learning programs. Seats are numbered relative to the observer."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from tumbleweed.core.observation import Decisions, Layout, number_of, put, put4, put8, relative, repeated, single
from tumbleweed.games.boomtown.box import (
    GOVERNOR,
    MOST_COPIES,
    MUSTANG,
    NEW_VEIN,
    NUMBERS,
    SALOON,
    SALOON_GIRLS,
    TELEGRAPH,
    TOWNS,
)
from tumbleweed.games.boomtown.town import SCORING, Boomtown

MOST_SEATS: Final = 5
PLAYER: Final = 20
LAYOUT: Final[Layout] = [
    # A player or a town is given as its number + 1; 0 is nobody or nowhere.
    *single("seats", "round", "rounds", "phase", "question", "first_player", "bidder"), ("bid", 2), ("deck", 1),
    ("dice", 2), *single("rolled", "governor"), ("mayors", len(TOWNS)),
    # A mine, or the kind of an event + 2; all 0 where no card lies.
    *repeated("slot", MOST_SEATS, single("card", "town", "number", "value", "danger")),
    *repeated("player", MOST_SEATS, [  # the observer first
        ("gold", 2), *single("gold_known", "bankrupt", "passed"), ("bid", 2), ("order", 1),
        ("saloons", len(TOWNS)),
        *single("girls", "new_veins", "new_saloons", "new_girls", "governors", "mustangs", "telegraphs"),
    ]),
    ("mines", len(TOWNS) * NUMBERS * MOST_COPIES),  # the owner's, and 8 more for each New Vein
]  # fmt: skip
QUESTIONS: Final = (
    "BID", "PICK", "USE_MUSTANG", "DYNAMITE_TARGET", "EXPROPRIATION_TARGET", "HOLDUP", "VEIN_MINE", "SALOON_TOWN",
    "GIRLS_SALOON", "GOVERNOR_TOWN", "USE_TELEGRAPH",
)  # fmt: skip
QUESTION: Final = Decisions({name: number + 1 for number, name in enumerate(QUESTIONS)})
NO_CARD: Final = bytes(5)
NO_PLAYER: Final = bytes(PLAYER)
NO_SALOONS: Final = bytes(len(TOWNS) + 1)
NO_EVENTS: Final = bytes(6)
NO_MINES: Final = bytes(len(TOWNS) * NUMBERS * MOST_COPIES)


def observe_to(s: Boomtown, seat: int, out: BytesWriter) -> None:
    """BT-27: numbers for everything the seat may see."""
    _moment(s, seat, out)
    told = s.table.deck.told
    slot: i64 = 0
    while slot < MOST_SEATS:
        if slot < s.count and s.left >> slot & 1:
            out.write(told[s.row[slot]])
        else:
            out.write(NO_CARD)
        slot += 1
    place: i64 = 0
    while place < MOST_SEATS:
        if place < s.count:
            _player(s, out, (seat + place) % s.count, place == 0)
        else:
            out.write(NO_PLAYER)
        place += 1
    _mines(s, seat, out)


def _moment(s: Boomtown, seat: i64, out: BytesWriter) -> None:
    ask = s.ask
    question = QUESTION.number(ask) if ask is not None and s.open >> seat & 1 else 0
    rounds = s.table.rounds(s.count)
    cards = s.cards_left()
    put8(
        out, s.count, s.round, rounds if rounds < 255 else 255, s.phase, question, (s.first - seat) % s.count,
        relative(s, seat, s.bidder), s.high >> 8,
    )  # fmt: skip
    put4(out, s.high & 255, cards if cards < 255 else 255, s.die1, s.die2)
    put(out, s.rolled)
    put(out, s.governor + 1)
    put4(
        out, relative(s, seat, s.mayor(0)), relative(s, seat, s.mayor(1)), relative(s, seat, s.mayor(2)),
        relative(s, seat, s.mayor(3)),
    )  # fmt: skip
    put(out, relative(s, seat, s.mayor(4)))


def _player(s: Boomtown, out: BytesWriter, other: i64, own: bool) -> None:
    """One player."""
    player = s.players[other]
    known = own or s.table.open_gold or s.phase == SCORING
    gold: i64 = 0
    if known:
        gold = player.gold
    bid: i64 = player.bid
    put8(
        out, gold >> 8, gold & 255, known, player.gold == 0, s.passed >> other & 1, bid >> 8, bid & 255,
        _choosing(s.order, other),
    )  # fmt: skip
    start: i64 = len(out)
    out.write(NO_SALOONS)
    for saloon in s.saloons:
        if saloon.owner == other:
            out[start + saloon.town] += 1
            if saloon.girls >= 0:
                out[start + len(TOWNS)] = saloon.town + 1
    if player.events:
        _events(out, player.events, s.table.deck.of_kind)
    else:
        out.write(NO_EVENTS)


def _choosing(order: tuple[int, ...], seat: i64) -> i64:
    """When a seat chooses: 1 for first, 2 for second ...; 0 if not at all."""
    place: i64 = 0
    while place < len(order):
        if order[place] == seat:
            return place + 1
        place += 1
    return 0


def _events(out: BytesWriter, events: i64, of_kind: list[int]) -> None:
    """How many cards of each kind lie before a player."""
    put4(
        out, _number_of(events, of_kind[NEW_VEIN]), _number_of(events, of_kind[SALOON]),
        _number_of(events, of_kind[SALOON_GIRLS]), _number_of(events, of_kind[GOVERNOR]),
    )  # fmt: skip
    put(out, _number_of(events, of_kind[MUSTANG]))
    put(out, _number_of(events, of_kind[TELEGRAPH]))


def _number_of(events: i64, kind: i64) -> i64:
    """How many of the cards are of a kind."""
    return number_of(events & kind)


def _mines(s: Boomtown, seat: int, out: BytesWriter) -> None:
    places = s.table.deck.place
    start: i64 = len(out)
    out.write(NO_MINES)
    place: i64 = 0
    while place < s.count:
        left: i64 = s.players[(seat + place) % s.count].mines
        mine: i64 = 0
        owner = int(place + 1)
        while left:
            if left & 255 == 0:  # none of the next eight
                left >>= 8
                mine += 8
                continue
            if left & 1:
                out[start + places[mine]] = owner
            left >>= 1
            mine += 1
        place += 1
    for vein in s.veins:
        out[start + places[vein.mine]] += 8
