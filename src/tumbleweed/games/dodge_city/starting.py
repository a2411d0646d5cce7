"""DC-4: the start round. Everybody secretly chooses a card; the owner of the highest becomes start player."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tumbleweed.core.errors import IllegalAnswer
from tumbleweed.core.steps import SEATS_OF, Ask, State, Step
from tumbleweed.games.dodge_city.actions import PLAY, cards_as_options
from tumbleweed.games.dodge_city.box import BOX, CARD, KIND, QUESTION, VALUE
from tumbleweed.games.dodge_city.dealing import cards_in
from tumbleweed.games.dodge_city.declared.kinds import Shown
from tumbleweed.games.dodge_city.declared.passes import (
    LOT_DRAWN,
    OWN_START_CARD,
    ROUND_STARTED,
    START_CARD_CHOSEN,
    START_CARDS_REVEALED,
    START_PLAYER_SET,
)
from tumbleweed.games.dodge_city.drawing import DRAW_EVENT
from tumbleweed.games.dodge_city.ending import highest
from tumbleweed.games.dodge_city.town import LOT_STREAM, START, Town, town


class StartRound(Step):
    """DC-2.1: the first round of a pass."""

    def run(self, state: State) -> None:
        s = town(state)
        begin_round(s, START)
        if s.log is not None:
            ROUND_STARTED["start"].tell(s, {"order": list(range(s.count))})
        CHOOSE_START_CARD.run(s)


def begin_round(s: Town, round_number: int) -> None:
    """DC-7.5, DC-12.4: the counters for the limit of three start anew with every round."""
    s.round = round_number
    for player in s.players:
        player.placed = 0


class ChooseStartCard(Ask):
    """DC-4.1: all choose a card secretly and at the same time; a choice is final (U-4)."""

    decision: ClassVar[str] = "D-1"
    rule: ClassVar[str] = "DC-4.1"

    def seats(self, state: State) -> int:
        return (1 << state.count) - 1

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        return cards_as_options(start_cards(town(state), seat))

    def forced(self, state: State, seat: int) -> bool:
        """Everybody is asked: skipping a player who has no choice would reveal that they hold Indio cards."""
        return False

    def take(self, state: State, seat: int, action: int) -> bool:
        s = town(state)
        s.players[seat].chosen = action - PLAY
        if s.log is not None:
            own = OWN_START_CARD.to(1 << seat, {"card": BOX.cards[action - PLAY]})
            START_CARD_CHOSEN.tell(s, {"player": seat}, secrets=(own,))
        return True

    def resolve(self, state: State) -> None:
        reveal(town(state))

    def default(self, state: State, seat: int) -> int:
        """The lowest figure card; a question mark only if there is none."""
        cards = cards_in(start_cards(town(state), seat))
        figures = [card for card in cards if FIGURE[card]]
        return PLAY + (min(figures, key=lambda card: VALUE[card]) if figures else cards[0])

    def forbids(self, state: State, seat: int, action: int) -> IllegalAnswer | None:
        if action >= PLAY and town(state).players[seat].hand & CARD[action - PLAY]:
            return IllegalAnswer("DC-4.2", "an Indio card may not be chosen in the start round")
        return IllegalAnswer("DC-4.1", "one of your own cards is to be chosen: play …") if action >= PLAY else None


def start_cards(s: Town, seat: int) -> i64:
    """DC-4.2, U-6: all but Indio cards; a player who holds nothing else reveals one."""
    hand: i64 = s.players[seat].hand
    others: i64 = hand & ~INDIOS
    return others if others else hand


def reveal(s: Town) -> None:
    """DC-4.1, DC-4.3, DC-4.4: the cards are shown; the highest makes the start player, and ties are drawn by lot."""
    cards: list[tuple[int, int]] = []
    for seat, player in enumerate(s.players):
        card = player.chosen
        player.hand &= ~CARD[card]
        player.shown = card
        player.chosen = -1
        cards.append((seat, card))
    if s.log is not None:
        shown: list[Shown] = [{"player": seat, "card": BOX.cards[card]} for seat, card in cards]
        START_CARDS_REVEALED.tell(s, {"cards": shown})
    best = highest(cards)
    by_lot = best & best - 1 != 0
    candidates = SEATS_OF[best]
    s.starter = candidates[s.chance.below(LOT_STREAM, len(candidates))] if by_lot else candidates[0]
    if s.log is not None:
        if by_lot:
            LOT_DRAWN.tell(s, {"candidates": list(candidates), "player": s.starter})
            START_PLAYER_SET.tell(s, {"player": s.starter, "reason": "lot"}, "DC-4.4, DC-2.3")
        else:
            START_PLAYER_SET.tell(s, {"player": s.starter, "reason": "highest"})
    s.next(DISCARD_SHOWN)
    draw_events(s, (1 << s.count) - 1)


def draw_events(s: Town, seats: int) -> None:
    """DC-4.6, DC-10.8: those of these seats that show a question mark draw events, clockwise from the start player."""
    for seat in reversed(s.clockwise_from(s.starter)):
        if seats >> seat & 1 and KIND[s.players[seat].shown] == QUESTION:
            s.next(DRAW_EVENT[seat])


class DiscardShown(Step):
    """DC-4.7, DC-6.11: the cards that lie open go to the discards."""

    def run(self, state: State) -> None:
        s = town(state)
        for player in s.players:
            if player.shown >= 0:
                s.discards |= CARD[player.shown]
                player.shown = -1


INDIOS: Final = BOX.indios
FIGURE: Final = BOX.figure
CHOOSE_START_CARD: Final = ChooseStartCard()
START_ROUND: Final = StartRound()
DISCARD_SHOWN: Final = DiscardShown()
