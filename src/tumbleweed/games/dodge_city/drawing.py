"""DC-5: event cards are drawn, shown to all, and carried out as far as possible."""

from typing import Final

from tumbleweed.core.steps import SeatStep, State, Step
from tumbleweed.games.dodge_city.dealing import cards_in
from tumbleweed.games.dodge_city.effects.deck import event_deck
from tumbleweed.games.dodge_city.telling import tell
from tumbleweed.games.dodge_city.town import EVENT_STREAM, Town, town

FULL: Final = "full"
PARTIAL: Final = "partial"
NONE: Final = "none"
DECLINED: Final = "declined"


class DrawEvent(SeatStep):
    """DC-5.1: the top event card is drawn and shown; if there is none, the discards are shuffled first (U-16)."""

    def run(self, state: State) -> None:
        s = town(state)
        if s.event_top == len(s.events):
            s.events = s.chance.shuffled(EVENT_STREAM, cards_in(s.event_discards))
            s.event_top = 0
            s.event_discards = 0
            if s.log is not None:
                tell(s, "event_pile_reshuffled", {"cards": len(s.events)})
        card = s.events[s.event_top]
        s.event_top += 1
        s.event = card
        s.drawer = self.seat
        s.due = s.done = s.raided = s.treat = 0
        s.optional = False
        s.fixed = s.lifted = -1
        s.moved = ()
        event = event_deck(s).event(card)
        if s.log is not None:
            tell(s, "event_drawn", {"player": self.seat, "card": event.id})
        s.next(RESOLVED)
        event.effect.work(s, self.seat, event)


class Resolved(Step):
    """DC-5.12: the card was carried out and goes to the event discards."""

    def run(self, state: State) -> None:
        s = town(state)
        if s.log is not None:
            told = {"player": s.drawer, "card": event_deck(s).event(s.event).id, "outcome": outcome(s)}
            tell(s, "event_resolved", told)
        one = 1
        s.event_discards |= one << s.event
        s.event = s.drawer = -1


def outcome(s: Town) -> str:
    """How much of an event was done."""
    if s.done == 0:
        return DECLINED if s.optional and s.due else NONE
    return FULL if s.done >= s.due else PARTIAL


RESOLVED: Final = Resolved()
DRAW_EVENT: Final = [DrawEvent(seat) for seat in range(5)]
