"""Playing cards (DT-20): one kind of window for all of them, and the stack of cards that lie open.

A card is announced with all its choices; Wanted may answer; the card is carried out or not; then it is discarded.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from tumbleweed.core.steps import Ask, AskSeat, State, Step
from tumbleweed.games.dice_town.actions import KIND_OF_PLAY, PASS, TURN, TURNS
from tumbleweed.games.dice_town.box import BOX
from tumbleweed.games.dice_town.cards.card import CARD_PLAYED, CARDS, CARDS_AT, DECISIONS_AT, PACKED_AT, Card
from tumbleweed.games.dice_town.packs import SIZE, STORE
from tumbleweed.games.dice_town.town import PlayedCard, Town, town


class Window(Step):
    """U-56, U-57: a moment for cards is offered round the table in town order; only holders are asked, discreetly."""

    def __init__(self, moment: int, actor: int, place: int) -> None:
        self.moment: Final = moment
        self.actor: Final = actor
        self.place: Final = place
        """How far the round has come in town order."""

    def args(self) -> tuple[int, ...]:
        return (self.moment, self.actor, self.place)

    def run(self, state: State) -> None:
        s = town(state)
        asked = next_holder(s, self.moment, self.actor, self.place)
        if asked is not None:
            s.next(asked)


def next_holder(s: Town, moment: int, actor: int, place: int) -> "MayPlay | None":
    """The question to the next player in town order, from a place on, who holds a card for a window."""
    packed: i64 = PACKED_AT[moment]
    while place < s.count:
        seat = (s.sheriff + place) % s.count
        if s.players[seat].store & packed:
            cards = playable(s, seat, moment, actor)
            if cards:
                return MayPlay(moment, actor, place, seat, cards[0].kind)
        place += 1
    return None


class Pause(Step):
    """U-56: a window is here, whether or not anybody holds a card for it; those who watch wait in either case."""

    def __init__(self, moment: int, actor: int) -> None:
        self.moment: Final = moment
        self.actor: Final = actor

    def args(self) -> tuple[int, ...]:
        return (self.moment, self.actor)

    def run(self, state: State) -> None:
        s = town(state)
        pause(s, might_play(s, self.moment, self.actor), DECISIONS_AT[self.moment])


def might_play(s: Town, moment: int, actor: int) -> int:
    """U-56: who might hold a card for a window and play it, as far as everybody can see: how many store cards somebody
    has is open, which ones is not.
    """
    seats = 0
    for seat in range(s.count):
        if s.players[seat].store & SIZE and any(card.may(s, seat, actor) for card in CARDS_AT[moment]):
            seats |= 1 << seat
    return seats


def pause(s: Town, seats: int, decisions: tuple[str, ...]) -> None:
    """U-56: notes the moment of a window in which these players might play a card; not where tables want to be fast."""
    if s.log is not None and s.table.discreet and seats:
        s.log.pause(seats, decisions)


def anybody_holds(s: Town, moment: int) -> bool:
    """Whether any player holds a card for a window."""
    packed: i64 = PACKED_AT[moment]
    return any(player.store & packed for player in s.players)


def open_window(s: Town, moment: int, actor: int) -> None:
    """A window comes next, if anybody at all holds a card for it."""
    if anybody_holds(s, moment):
        s.next(Window(moment, actor, 0))
    if s.log is not None:
        s.next(Pause(moment, actor))


def window_then(s: Town, moment: int, actor: int, step: Step) -> None:
    """A window, and then this step; at once if nobody holds a card for the window."""
    if s.log is not None:
        s.next(step)
        open_window(s, moment, actor)
    elif anybody_holds(s, moment):
        s.then(Window(moment, actor, 0), step)
    else:
        step.run(s)


def playable(s: Town, seat: int, moment: int, actor: int) -> list[Card]:
    """The cards a seat holds and may play at this moment."""
    return [card for card in CARDS_AT[moment] if s.holds(seat, card.kind) and card.may(s, seat, actor)]


class MayPlay(AskSeat):
    """DT-20.1, DT-20.3: a holder may play a card in its window, or not."""

    discreet: ClassVar[bool] = True

    def __init__(self, moment: int, actor: int, place: int, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.moment: Final = moment
        self.actor: Final = actor
        self.place: Final = place
        self.kind: Final = kind
        """The first card that the seat can play; the question is named after it."""

    def args(self) -> tuple[int, ...]:
        return (self.moment, self.actor, self.place, self.seat, self.kind)

    def decision_id(self) -> str:
        return CARDS[self.kind].decision

    def rule_at(self, state: State) -> str:
        return CARDS[self.kind].rule_in(self.moment)

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        s = town(state)
        cards = playable(s, seat, self.moment, self.actor)
        if len(cards) == 1:
            return cards[0].options(s, seat)
        return tuple(sorted({option for card in cards for option in card.options(s, seat)}))

    def forced(self, state: State, seat: int) -> bool:
        return False

    def following(self, state: State) -> Ask | None:
        return next_holder(town(state), self.moment, self.actor, self.place + 1)

    def resolve(self, state: State) -> None:
        s = town(state)
        action = s.answer
        if action == PASS:
            s.next(Window(self.moment, self.actor, self.place + 1))
            return
        s.next(Window(self.moment, self.actor, self.place))
        if s.log is not None:
            s.next(Pause(self.moment, self.actor))
        play_card(s, self.seat, self._kind(action), action, self.actor)

    def _kind(self, action: int) -> int:
        """The card an answer plays: `play …` names it, `turn …` is the Cheater's."""
        if TURN <= action < TURN + len(TURNS):
            return BOX.kind("cheater")
        return KIND_OF_PLAY[action]

    def default(self, state: State, seat: int) -> int:
        s = town(state)
        for card in playable(s, seat, self.moment, self.actor):
            choice = card.default(s, seat, self.actor)
            if choice != PASS:
                return choice
        return PASS


def play_card(s: Town, seat: int, kind: int, action: int, actor: int) -> None:
    """DT-20.4: a card from the hand is announced; then Wanted, then its effect, then it is put away."""
    s.players[seat].store -= STORE[kind]
    announce(s, seat, kind, action, actor)


def announce(s: Town, seat: int, kind: int, action: int, actor: int) -> None:
    """Lays a card open (it is no longer in the hand)."""
    s.played = PlayedCard(seat, kind, action, actor, False, s.played)
    if s.log is not None:
        CARDS[kind].tell(s, seat, action)
    s.then(CARRY_OUT, PUT_AWAY)
    open_window(s, CARD_PLAYED, seat)


class CarryOut(Step):
    """DT-20.5: the card on top takes effect, unless it was cancelled."""

    def run(self, state: State) -> None:
        s = town(state)
        card = s.played
        assert card is not None
        if not card.cancelled:
            CARDS[card.kind].work(s, card.seat, card.action, card.actor)


class PutAway(Step):
    """DT-20.1, U-30: the card's effect is over; it goes to the store's discard pile."""

    def run(self, state: State) -> None:
        s = town(state)
        card = s.played
        assert card is not None
        s.played = card.below
        s.store_discards += STORE[card.kind]
        s.discards_seen += STORE[card.kind]


CARRY_OUT: Final = CarryOut()
PUT_AWAY: Final = PutAway()
