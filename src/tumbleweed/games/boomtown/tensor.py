"""A seat's view as bytes of fixed length, for learning programs. Seats are told relative to the observer.

| part | bytes |
|---|---|
| the moment | 19: seats, round, rounds, phase, question, first player, high bidder (+1), highest bid (2), cards left, dice (2), what was rolled, governor's town (+1), mayors of the five towns (+1) |
| each of five slots of the row | 5: mine or kind of event (+2), town (+1), number, value, danger; 0 if empty |
| each of five players, the observer first | 20: gold (2), whether it is known, bankrupt, passed, last bid (2), place in the order of choosing, saloons in the five towns, girls' town (+1), waiting New Veins, Saloons, Saloon Girls, Governors; then held Mustangs and Telegraphs |
| each mine there can be | 110: 0 if nobody owns it, else owner (+1) and 8 for each New Vein |
"""  # noqa: E501 - a table

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from tumbleweed.core.deciding import Decisions
from tumbleweed.core.writing import put, put4, put8
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
from tumbleweed.games.boomtown.town import NOBODY, SCORING, Boomtown

MOST_SEATS: Final = 5
PLAYER: Final = 20
QUESTIONS: Final = (
    "BID", "PICK", "USE_MUSTANG", "DYNAMITE_TARGET", "EXPROPRIATION_TARGET", "HOLDUP", "VEIN_MINE", "SALOON_TOWN",
    "GIRLS_SALOON", "GOVERNOR_TOWN", "USE_TELEGRAPH",
)  # fmt: skip
QUESTION: Final = Decisions({name: number + 1 for number, name in enumerate(QUESTIONS)})
NO_CARD: Final = bytes(5)
NO_EVENT: Final = bytes(4)
NO_PLAYER: Final = bytes(PLAYER)
NO_SALOONS: Final = bytes(len(TOWNS) + 1)
NO_MINES: Final = bytes(len(TOWNS) * NUMBERS * MOST_COPIES)
KINDS_BEFORE: Final = (NEW_VEIN, SALOON, SALOON_GIRLS, GOVERNOR, MUSTANG, TELEGRAPH)


def observe_to(s: Boomtown, seat: int, out: BytesWriter) -> None:
    """BT-27: numbers for everything the seat may see."""
    _moment(s, seat, out)
    slot: i64 = 0
    while slot < MOST_SEATS:
        if slot < s.count and s.left >> slot & 1:
            _card(s, out, s.row[slot])
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


def relative(s: Boomtown, seat: i64, other: i64) -> i64:
    """Another seat as the observer counts: 1 is himself, 0 nobody."""
    return 0 if other == NOBODY else (other - seat) % s.count + 1


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
    town: i64 = 0
    while town < len(TOWNS):
        put(out, relative(s, seat, s.mayor(town)))
        town += 1


def _card(s: Boomtown, out: BytesWriter, card: int) -> None:
    deck = s.table.deck
    if card < deck.mines:
        put4(out, 1, deck.town[card] + 1, deck.number[card], deck.value[card])
        put(out, deck.danger[card])
    else:
        put(out, deck.kind_of(card) + 2)
        out.write(NO_EVENT)


def _player(s: Boomtown, out: BytesWriter, other: int, own: bool) -> None:
    """One player."""
    player = s.players[other]
    known = own or s.table.open_gold or s.phase == SCORING
    gold: i64 = 0
    if known:  # a conditional expression would go through one of Python's own numbers, compiled
        gold = player.gold
    bid: i64 = player.bid
    put8(
        out, gold >> 8, gold & 255, known, player.gold == 0, s.passed >> other & 1, bid >> 8, bid & 255,
        s.order.index(other) + 1 if other in s.order else 0,
    )  # fmt: skip
    start: i64 = len(out)
    out.write(NO_SALOONS)
    for saloon in s.saloons:
        if saloon.owner == other:
            out[start + saloon.town] += 1
            if saloon.girls >= 0:
                out[start + len(TOWNS)] = saloon.town + 1
    for kind in KINDS_BEFORE:
        put(out, _number_of(player.events, s.table.deck.of_kind[kind]))


def _number_of(events: i64, kind: i64) -> i64:
    """How many of the cards are of a kind."""
    found: i64 = events & kind
    number: i64 = 0
    while found:
        found &= found - 1
        number += 1
    return number


def _mines(s: Boomtown, seat: int, out: BytesWriter) -> None:
    deck = s.table.deck
    start: i64 = len(out)
    out.write(NO_MINES)
    place: i64 = 0
    while place < s.count:
        left: i64 = s.players[(seat + place) % s.count].mines
        mine: i64 = 0
        owner = int(place + 1)
        while left:
            if left & 1:
                out[start + deck.place[mine]] = owner
            left >>= 1
            mine += 1
        place += 1
    for vein in s.veins:
        out[start + deck.place[vein.mine]] += 8
