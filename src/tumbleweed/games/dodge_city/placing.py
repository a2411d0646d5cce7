"""DC-6: the placing rounds. Each player in turn plays a card, then buys and places stones."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tumbleweed.core.errors import IllegalAnswer
from tumbleweed.core.steps import SeatStep, State, Step
from tumbleweed.games.dodge_city.actions import PLAY, cards_as_options
from tumbleweed.games.dodge_city.asking import Question
from tumbleweed.games.dodge_city.box import BOX, CARD, FIGURES, KIND, KINDS, NUMBER, PICTURE, QUESTION
from tumbleweed.games.dodge_city.buying import BUY_PLACE
from tumbleweed.games.dodge_city.dealing import cards_in
from tumbleweed.games.dodge_city.declared.passes import ROUND_STARTED
from tumbleweed.games.dodge_city.declared.placing import CARD_PLAYED, FREE_STONES_GRANTED, TURN_STARTED
from tumbleweed.games.dodge_city.drawing import DRAW_EVENT
from tumbleweed.games.dodge_city.money import tell_money
from tumbleweed.games.dodge_city.raiding import start_indio
from tumbleweed.games.dodge_city.starting import DISCARD_SHOWN, begin_round
from tumbleweed.games.dodge_city.town import ROUNDS, Town, town


class PlacingRound(Step):
    """DC-6.1, DC-7.14: clockwise from the start player, each player takes one turn."""

    def __init__(self, number: int) -> None:
        self.number: Final = number
        """The round, PLACING_1 or PLACING_2."""

    def args(self) -> tuple[int, ...]:
        return (self.number,)

    def run(self, state: State) -> None:
        s = town(state)
        begin_round(s, self.number)
        if s.log is not None:
            ROUND_STARTED[ROUNDS[self.number]].tell(s, {"order": s.clockwise_from(s.starter)})
        s.next(END_OF_PLACING)
        place = s.count - 1
        while place >= 0:
            s.next(TURN[(s.starter + place) % s.count])
            place -= 1


class EndOfPlacing(Step):
    """DC-7.14: every player has had one turn."""

    def run(self, state: State) -> None:
        town(state).active = -1


class Turn(SeatStep):
    """DC-6.1: play a card, buy stones, place stones."""

    def run(self, state: State) -> None:
        s = town(state)
        s.active = self.seat
        s.clear_turn()
        if s.log is not None:
            TURN_STARTED.tell(s, {"player": self.seat})
        s.next(BUY_PLACE[self.seat])
        CHOOSE_CARD[self.seat].run(s)


def playable(hand: i64) -> i64:
    """DC-6.3, U-5: cards that do not leave only Indio cards in the hand, if there is such a card."""
    others: i64 = hand & ~INDIOS
    indios: i64 = hand & INDIOS
    if indios and others and not others & others - 1:
        return indios
    return hand


class ChooseCard(Question):
    """DC-6.2: a card must be played."""

    decision: ClassVar[str] = "D-2"
    rule: ClassVar[str] = "DC-6.2"

    def ways(self, s: Town, seat: int) -> tuple[int, ...]:
        return cards_as_options(playable(s.players[seat].hand))

    def resolve(self, state: State) -> None:
        play_card(town(state), self.seat, state.answer - PLAY)

    def default(self, state: State, seat: int) -> int:
        """An Indio card if nothing else may be played; otherwise money, free stones, an event, an Indio, in turn."""
        return PLAY + max(cards_in(playable(town(state).players[seat].hand)), key=usefulness)

    def forbids(self, state: State, seat: int, action: int) -> IllegalAnswer | None:
        if action < PLAY:
            return None
        if town(state).players[seat].hand & CARD[action - PLAY]:
            return IllegalAnswer("DC-6.3", "then only Indio cards would be left; an Indio card must be played now")
        return IllegalAnswer("DC-6.2", "one of your own cards is to be played: play …")


def usefulness(card: int) -> tuple[int, int, int]:
    """The order of the default of D-2."""
    return 3 - KIND[card], BOX.number[card], BOX.figure[card]


def play_card(s: Town, seat: int, card: int) -> None:
    """DC-6.4 to DC-6.11: what the card brings."""
    player = s.players[seat]
    player.hand &= ~CARD[card]
    kind = KIND[card]
    if s.log is not None:
        CARD_PLAYED[KINDS[kind]].tell(s, {"player": seat, "card": BOX.cards[card]})
    if kind == NUMBER:
        s.discards |= CARD[card]
        player.cash += BOX.number[card] * s.table.box.number_pays
        if s.log is not None:
            tell_money(s, seat, BOX.number[card] * s.table.box.number_pays, "number_card")
    elif kind == PICTURE:
        s.discards |= CARD[card]
        s.free = s.free_all = BOX.number[card]
        s.free_figure = BOX.figure[card]
        if s.log is not None:
            figure = FIGURES[s.free_figure - 1]
            FREE_STONES_GRANTED.tell(s, {"player": seat, "figure": figure, "number": s.free})
    else:
        player.shown = card
        s.next(DISCARD_SHOWN)
        if kind == QUESTION:
            s.next(DRAW_EVENT[seat])
        else:
            start_indio(s, seat)


INDIOS: Final = BOX.indios
TURN: Final = [Turn(seat) for seat in range(5)]
CHOOSE_CARD: Final = [ChooseCard(seat) for seat in range(5)]
END_OF_PLACING: Final = EndOfPlacing()
