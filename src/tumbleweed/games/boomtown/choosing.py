"""BT-6: the cards of the row are chosen; each is resolved completely before the next (BT-6.4)."""

from typing import ClassVar, Final

from tumbleweed.core.errors import IllegalAnswer
from tumbleweed.core.steps import AskSeat, State, Step
from tumbleweed.games.boomtown.actions import MUSTANG_OPTIONS, PICK, PICK_OPTIONS
from tumbleweed.games.boomtown.box import MUSTANG
from tumbleweed.games.boomtown.cards.card import CARDS
from tumbleweed.games.boomtown.cards.mustang import offer_mustang
from tumbleweed.games.boomtown.declared.choosing import EVENT_LEFT, EVENT_PICKED, MINE_PICKED, CardPicked
from tumbleweed.games.boomtown.mayors import fee
from tumbleweed.games.boomtown.mines import acquire
from tumbleweed.games.boomtown.removing import keep, rule_of_card
from tumbleweed.games.boomtown.town import CHOOSING, NOBODY, Boomtown, boomtown, card_id
from tumbleweed.games.boomtown.waiting import place_waiting, waiting_cards

ORDERS: Final[list[tuple[int, ...]]] = [
    tuple((winner + place) % count for place in range(count)) if winner < count else ()
    for count in range(6)
    for winner in range(6)
]
"""BT-6.2: clockwise from the high bidder, by count * 6 + winner."""


class ChooseCards(Step):
    """BT-6.1: the high bidder picks any one card."""

    def run(self, state: State) -> None:
        s = boomtown(state)
        s.phase = CHOOSING
        s.order = ORDERS[s.count * 6 + s.bidder]
        s.place = 0
        next_pick(s)


class NextPick(Step):
    """The card picked last has been resolved."""

    def run(self, state: State) -> None:
        next_pick(boomtown(state))


class AfterFirstPick(Step):
    """BT-15.1: now the Mustang may be used."""

    def run(self, state: State) -> None:
        s = boomtown(state)
        if s.anybody_holds(MUSTANG):
            s.next(NEXT_PICK)
            offer_mustang(s, 2)
        else:
            next_pick(s)


def next_pick(s: Boomtown) -> None:
    """BT-6.2: the next in the order must pick one of the cards that are left."""
    if s.place < s.count:
        seat = s.order[s.place]
        s.place += 1
        PICK_OF[seat].run(s)


class PickCard(AskSeat):
    """BT-6.2: nobody may refuse; the last one takes the last card."""

    decision: ClassVar[str] = "PICK"
    rule: ClassVar[str] = "BT-6.2"

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        return PICK_OPTIONS[boomtown(state).left]

    def forced(self, state: State, seat: int) -> bool:
        left = boomtown(state).left
        return left & left - 1 == 0

    def resolve(self, state: State) -> None:
        s = boomtown(state)
        seat = self.seat
        slot = s.answer - PICK
        card = s.row[slot]
        if s.log is not None:
            _tell_pick(s, seat, slot)
        s.left &= ~(1 << slot)
        goes_on = AFTER_FIRST_PICK if s.place == 1 else NEXT_PICK
        if card >= s.table.deck.mines:
            s.next(goes_on)
            keep(s, seat, card)
            CARDS[s.table.deck.kind_of(card)].pick(s, seat, card)
            return
        acquire(s, seat, card, NOBODY, "pick")
        waiting = waiting_cards(s)
        if waiting:
            s.next(goes_on)
            place_waiting(s, waiting)
        else:
            # Nobody has anything to decide about this card.
            goes_on.run(s)

    def default(self, state: State, seat: int) -> int:
        """The mine with the highest printed value less the fee due, ties leftmost; without mines, the leftmost card."""
        s = boomtown(state)
        deck = s.table.deck
        best = -1
        most = 0
        for action in PICK_OPTIONS[s.left]:
            card = s.row[action - PICK]
            if card < deck.mines:
                gain = deck.value[card] - fee(s, seat, deck.town[card])
                if best < 0 or gain > most:
                    best, most = action, gain
        return PICK_OPTIONS[s.left][0] if best < 0 else best

    def forbids(self, state: State, seat: int, action: int) -> IllegalAnswer | None:
        if PICK <= action < MUSTANG_OPTIONS[1]:
            return IllegalAnswer("BT-6.2", "this place of the row is empty; pick one of the cards that are left")
        return IllegalAnswer("BT-6.2", "a card must be picked now: pick …")


def _tell_pick(s: Boomtown, seat: int, slot: int) -> None:
    """Logs a pick, with the rule of the card and that of its turn."""
    card = s.row[slot]
    forced = s.left & s.left - 1 == 0
    form = MINE_PICKED if card < s.table.deck.mines else EVENT_LEFT if forced else EVENT_PICKED
    told: CardPicked = {"player": seat, "card": card_id(s, card), "slot": slot, "position": s.place, "forced": forced}
    form.tell(s, told, f"{rule_of_card(s, card)}, {'BT-6.1' if s.place == 1 else 'BT-6.2'}")


PICK_OF: Final = [PickCard(seat) for seat in range(5)]
NEXT_PICK: Final = NextPick()
AFTER_FIRST_PICK: Final = AfterFirstPick()
