"""DT-13: the Saloon (Q)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tumbleweed.core.steps import SEATS_OF, AskSeat, SeatStep, State
from tumbleweed.games.dice_town.actions import (
    CLAIM,
    KIND_OF_CARD,
    PAIR_INDEX,
    PAIRS,
    SEAT,
    SEAT_OPTIONS,
    STEAL,
    name_of,
)
from tumbleweed.games.dice_town.box import Box, card_name
from tumbleweed.games.dice_town.cards.card import SALOON_WON
from tumbleweed.games.dice_town.declared.kinds import CardKind
from tumbleweed.games.dice_town.declared.places import (
    NOTHING_TO_STEAL,
    STOLEN,
    STOLEN_CARDS,
    STOLEN_KEPT,
    STOLEN_KEPT_CARD,
)
from tumbleweed.games.dice_town.dice import QUEEN, count
from tumbleweed.games.dice_town.packs import CLAIM as CLAIM_UNIT
from tumbleweed.games.dice_town.packs import CLAIM_CARD, SIZE, STORE, nth_claim, nth_store_card
from tumbleweed.games.dice_town.places.place import ActionAtPlace, KeepDrawn, Place
from tumbleweed.games.dice_town.reactions import window_then
from tumbleweed.games.dice_town.town import THIEF, Town, town

MIXES: Final[list[list[int] | None]] = [None] * (5 * 6 * 6 * 6)
"""The ways to draw, by victim, queens, claims and store cards (more than five count as five); made when first needed.
"""


class Saloon(Place):
    """DT-13.1: the winner steals from one opponent."""

    def reward(self, s: Town, seat: int) -> None:
        window_then(s, SALOON_WON, seat, THEFTS[seat])


class Thefts(SeatStep):
    """U-36: one theft; with The Girls both have already been done."""

    def run(self, state: State) -> None:
        s = town(state)
        if not s.doubled:
            FIRST_THEFT[self.seat].run(s)


class Theft(ActionAtPlace):
    """DT-13.7: a theft, if there is a card that can be stolen."""

    def run(self, state: State) -> None:
        s = town(state)
        if victims(s, self.seat):
            STEAL_FROM[self.seat * 2 + self.number - 1].run(s)
        elif s.log is not None:
            NOTHING_TO_STEAL.tell(s, {"player": self.seat})


def hand_size(s: Town, seat: i64) -> i64:
    """Cards in hand; protected claims are not in the hand (DT-13.5)."""
    return (s.players[seat].store & SIZE) + (s.players[seat].claims & SIZE)


def victims(s: Town, thief: i64) -> i64:
    """Opponents with at least one card in hand."""
    mask: i64 = 0
    bit: i64 = 1
    for player in s.players:
        if (player.store & SIZE) + (player.claims & SIZE):
            mask |= bit
        bit <<= 1
    return mask & ~(1 << thief)


class StealFrom(AskSeat):
    """DT-13.1, DT-13.3: the thief names a victim, and how many claims and how many store cards to draw."""

    decision: ClassVar[str] = "D-15"
    rule: ClassVar[str] = "DT-13.1"

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number: Final = number

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.number)

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        s = town(state)
        if s.table.random_pick:
            return SEAT_OPTIONS[victims(s, seat)]
        queens = int(count(s.players[seat].kept, QUEEN))
        options: list[int] = []
        for victim in SEATS_OF[victims(s, seat)]:
            options += mixes(s, victim, queens)
        return tuple(options)

    def forced(self, state: State, seat: int) -> bool:
        s = town(state)
        found = victims(s, seat)
        if found & found - 1:
            return False
        return s.table.random_pick or len(mixes(s, SEATS_OF[found][0], int(count(s.players[seat].kept, QUEEN)))) == 1

    def resolve(self, state: State) -> None:
        s = town(state)
        action = s.answer
        if s.table.random_pick:
            victim = action - SEAT
            queens = int(count(s.players[self.seat].kept, QUEEN))
            drawn = draw_blind(s, self.seat, victim, min(queens, hand_size(s, victim)))
        else:
            victim = (action - STEAL) // len(PAIRS)
            claims, store = PAIRS[(action - STEAL) % len(PAIRS)]
            drawn = draw_claims(s, self.seat, victim, claims) + draw_store_cards(s, self.seat, victim, store)
        drawn.sort()
        s.drawn = tuple(drawn)
        tell_theft(s, self.seat, victim, self.number)
        if len(drawn) == 1:
            keep_stolen(s, self.seat, victim, drawn[0])
        else:
            s.next(KeepStolen(self.seat, victim))

    def default(self, state: State, seat: int) -> int:
        s = town(state)
        others = [other for other in s.others_clockwise(seat) if victims(s, seat) >> other & 1]
        victim = max(others, key=lambda other: (s.players[other].claims & SIZE, hand_size(s, other)))
        if s.table.random_pick:
            return SEAT + victim
        return max(mixes(s, victim, count(s.players[seat].kept, QUEEN)))


def mixes(s: Town, victim: int, queens: int) -> list[int]:
    """D-15: the ways to draw from a victim, fewest claims first."""
    claims, store = min(5, s.players[victim].claims & SIZE), min(5, s.players[victim].store & SIZE)
    place = ((victim * 6 + queens) * 6 + claims) * 6 + store
    known = MIXES[place]
    if known is None:
        number = min(queens, claims + store)
        least, most = max(0, number - store), min(number, claims)
        start = STEAL + victim * len(PAIRS)
        known = [start + PAIR_INDEX[taken, number - taken] for taken in range(least, most + 1)]
        MIXES[place] = known
    return known


def draw_claims(s: Town, thief: int, victim: int, number: int) -> list[int]:
    """U-35: some of the victim's claims at random; they leave the victim's hand."""
    hand = s.players[victim]
    drawn: list[int] = []
    while len(drawn) < number:
        value = nth_claim(hand.claims, s.chance.below(THIEF + thief, int(hand.claims & SIZE)))
        hand.claims -= CLAIM_UNIT[value]
        drawn.append(CLAIM_CARD + value)
    return drawn


def draw_store_cards(s: Town, thief: int, victim: int, number: int) -> list[int]:
    """U-35: some of the victim's store cards at random; they leave the victim's hand."""
    hand = s.players[victim]
    drawn: list[int] = []
    while len(drawn) < number:
        kind = nth_store_card(hand.store, s.chance.below(THIEF + thief, int(hand.store & SIZE)))
        hand.store -= STORE[kind]
        drawn.append(kind)
    return drawn


def draw_blind(s: Town, thief: int, victim: int, number: int) -> list[int]:
    """U-35, `random`: cards from the whole hand, whatever their backs."""
    hand = s.players[victim]
    drawn: list[int] = []
    while len(drawn) < number:
        place = s.chance.below(THIEF + thief, hand_size(s, victim))
        held = int(hand.store & SIZE)
        if place < held:
            kind = nth_store_card(hand.store, place)
            hand.store -= STORE[kind]
            drawn.append(kind)
        else:
            value = nth_claim(hand.claims, place - held)
            hand.claims -= CLAIM_UNIT[value]
            drawn.append(CLAIM_CARD + value)
    return drawn


def give_to(s: Town, seat: int, card: int) -> None:
    """A card comes into a hand."""
    if card >= CLAIM_CARD:
        s.players[seat].claims += CLAIM_UNIT[card - CLAIM_CARD]
    else:
        s.players[seat].store += STORE[card]


def tell_theft(s: Town, thief: int, victim: int, number: int) -> None:
    """U-37: thief and victim see the cards; the others see how many of each kind there are."""
    if s.log is not None:
        claims = sum(1 for card in s.drawn if card >= CLAIM_CARD)
        store = len(s.drawn) - claims
        rule = "DT-13.6" if number == 2 else ""
        cards = STOLEN_CARDS.to(1 << thief | 1 << victim, {"cards": [card_name(card) for card in s.drawn]}, rule)
        STOLEN.tell(
            s,
            {"thief": thief, "victim": victim, "claims": claims, "store_cards": store, "number": number},
            rule,
            (cards,),
        )


class KeepStolen(KeepDrawn):
    """DT-13.2: the thief looks at the drawn cards, keeps one and gives the others back."""

    decision: ClassVar[str] = "D-16"
    rule: ClassVar[str] = "DT-13.2"

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim: Final = victim

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.victim)

    def resolve(self, state: State) -> None:
        s = town(state)
        action = s.answer
        card = KIND_OF_CARD[action] if action in KIND_OF_CARD else CLAIM_CARD + action - CLAIM
        keep_stolen(s, self.seat, self.victim, card)

    def default(self, state: State, seat: int) -> int:
        s = town(state)
        return name_of(max(s.drawn, key=lambda card: _appeal(s.table.box, card)))


def _appeal(box: Box, card: int) -> tuple[int, bool, bool]:
    """D-16: highest VP; on equal VP a claim, then an action card."""
    if card >= CLAIM_CARD:
        return card - CLAIM_CARD, True, False
    return box.worth[card], False, not box.is_equipment[card]


def keep_stolen(s: Town, thief: int, victim: int, card: int) -> None:
    """One card stays with the thief, the rest go back to the victim."""
    kept = False
    for other in s.drawn:
        if other == card and not kept:
            give_to(s, thief, card)
            kept = True
        else:
            give_to(s, victim, other)
    s.drawn = ()
    s.gained |= 1 << thief
    if s.log is not None:
        kind: CardKind = "claim" if card >= CLAIM_CARD else "store_card"
        known = STOLEN_KEPT_CARD.to(1 << thief | 1 << victim, {"card": card_name(card)})
        STOLEN_KEPT[kind].tell(s, {"thief": thief, "victim": victim, "kind": kind}, secrets=(known,))


THEFTS: Final = [Thefts(seat) for seat in range(5)]
FIRST_THEFT: Final = [Theft(seat, 1) for seat in range(5)]
SECOND_THEFT: Final = [Theft(seat, 2) for seat in range(5)]
STEAL_FROM: Final = [StealFrom(seat, number) for seat in range(5) for number in (1, 2)]
