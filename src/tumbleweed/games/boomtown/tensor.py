"""A seat's view as bytes of fixed length, for learning programs. Seats are told relative to the observer.

| part | bytes |
|---|---|
| the moment | 19: seats, round, rounds, phase, question, first player, high bidder (+1), highest bid (2), cards left, dice (2), what was rolled, governor's town (+1), mayors of the five towns (+1) |
| each of five slots of the row | 5: mine or kind of event (+2), town (+1), number, value, danger; 0 if empty |
| each of five players, the observer first | 20: gold (2), whether it is known, bankrupt, passed, last bid (2), place in the order of choosing, saloons in the five towns, girls' town (+1), waiting New Veins, Saloons, Saloon Girls, Governors; then held Mustangs and Telegraphs |
| each mine there can be | 110: 0 if nobody owns it, else owner (+1) and 8 for each New Vein |
"""  # noqa: E501 - a table

from typing import Final

from mypy_extensions import i64

from tumbleweed.games.boomtown.box import (
    GOVERNOR,
    MUSTANG,
    NEW_VEIN,
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
KINDS_BEFORE: Final = (NEW_VEIN, SALOON, SALOON_GIRLS, GOVERNOR, MUSTANG, TELEGRAPH)


def observe(s: Boomtown, seat: int) -> bytes:
    """BT-27: numbers for everything the seat may see."""
    numbers = _moment(s, seat)
    for slot in range(MOST_SEATS):
        if slot < s.count and s.left >> slot & 1:
            _add_card(s, numbers, s.row[slot])
        else:
            numbers += [0, 0, 0, 0, 0]
    for place in range(MOST_SEATS):
        if place < s.count:
            _add_player(s, numbers, (seat + place) % s.count, place == 0)
        else:
            numbers += [0] * PLAYER
    return bytes(numbers) + _mines(s, seat)


def _moment(s: Boomtown, seat: int) -> list[int]:
    ask = s.ask
    question = 0
    if ask is not None and s.open >> seat & 1:
        question = QUESTIONS.index(ask.about()[0]) + 1
    return [
        s.count, s.round, min(255, s.table.rounds(s.count)), s.phase, question, (s.first - seat) % s.count,
        0 if s.bidder == NOBODY else (s.bidder - seat) % s.count + 1, s.high >> 8, s.high & 255,
        min(255, s.cards_left()), s.die1, s.die2, s.rolled, s.governor + 1,
        *[0 if s.mayor(town) == NOBODY else (s.mayor(town) - seat) % s.count + 1 for town in range(len(TOWNS))],
    ]  # fmt: skip


def _add_card(s: Boomtown, numbers: list[int], card: int) -> None:
    deck = s.table.deck
    if card < deck.mines:
        numbers += [1, deck.town[card] + 1, deck.number[card], deck.value[card], int(deck.danger[card])]
    else:
        numbers += [deck.kind_of(card) + 2, 0, 0, 0, 0]


def _add_player(s: Boomtown, numbers: list[int], other: int, own: bool) -> None:
    """One player."""
    player = s.players[other]
    known = own or s.table.open_gold or s.phase == SCORING
    gold = player.gold if known else 0
    bid = player.bid
    numbers += [gold >> 8, gold & 255, int(known), int(player.gold == 0), s.passed >> other & 1, bid >> 8, bid & 255]
    numbers.append(s.order.index(other) + 1 if other in s.order else 0)
    saloons = [0, 0, 0, 0, 0]
    girls = 0
    for saloon in s.saloons:
        if saloon.owner == other:
            saloons[saloon.town] += 1
            if saloon.girls >= 0:
                girls = saloon.town + 1
    numbers += saloons
    numbers.append(girls)
    for kind in KINDS_BEFORE:
        numbers.append(_number_of(player.events, s.table.deck.of_kind[kind]))


def _number_of(events: i64, kind: i64) -> int:
    """How many of the cards are of a kind."""
    found: i64 = events & kind
    number = 0
    while found:
        found &= found - 1
        number += 1
    return number


def _mines(s: Boomtown, seat: int) -> bytes:
    deck = s.table.deck
    owners = [0] * len(deck.mine_at)
    for place in range(s.count):
        left: i64 = s.players[(seat + place) % s.count].mines
        mine: i64 = 0
        while left:
            if left & 1:
                owners[deck.place[mine]] = place + 1
            left >>= 1
            mine += 1
    for vein in s.veins:
        owners[deck.place[vein.mine]] += 8
    return bytes(owners)
