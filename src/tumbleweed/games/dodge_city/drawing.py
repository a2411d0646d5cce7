"""DC-5: event cards are drawn, shown to all, and carried out as far as possible."""

from typing import Final

from tumbleweed.core.steps import SeatStep, State, Step
from tumbleweed.games.dodge_city.dealing import cards_in
from tumbleweed.games.dodge_city.declared.kinds import Outcome
from tumbleweed.games.dodge_city.declared.placing import EVENT_DRAWN, EVENT_PILE_RESHUFFLED, EVENT_RESOLVED
from tumbleweed.games.dodge_city.effects.deck import event_deck
from tumbleweed.games.dodge_city.town import EVENT_STREAM, PLACING_1, PLACING_2, START, Town, town

WHY_DRAWN: Final = {START: "DC-4.6", PLACING_1: "DC-6.9", PLACING_2: "DC-6.9"}
"""By round, the rule by which an event card is drawn; in the duel round the duel just told says why."""


class DrawEvent(SeatStep):
    """DC-5.1: the top event card is drawn and shown; if there is none, the discards are shuffled first (U-16)."""

    def run(self, state: State) -> None:
        s = town(state)
        if s.event_top == len(s.events):
            s.events = s.chance.shuffled(EVENT_STREAM, cards_in(s.event_discards))
            s.event_top = 0
            s.event_discards = 0
            if s.log is not None:
                EVENT_PILE_RESHUFFLED.tell(s, {"cards": len(s.events)})
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
            rule = f"{WHY_DRAWN.get(s.round, 'DC-5.1')}, {event.effect.rule}"
            EVENT_DRAWN.tell(s, {"player": self.seat, "card": event.id}, rule)
        s.next(RESOLVED)
        event.effect.work(s, self.seat, event)


class Resolved(Step):
    """DC-5.12: the card has been carried out and goes to the event discards."""

    def run(self, state: State) -> None:
        s = town(state)
        if s.log is not None:
            how = outcome(s)
            card = event_deck(s).event(s.event).id
            EVENT_RESOLVED[how].tell(s, {"player": s.drawer, "card": card, "outcome": how})
        one = 1
        s.event_discards |= one << s.event
        s.event = s.drawer = -1


def outcome(s: Town) -> Outcome:
    """How much of an event was done."""
    if s.done == 0:
        return "declined" if s.optional and s.due else "none"
    return "full" if s.done >= s.due else "partial"


RESOLVED: Final = Resolved()
DRAW_EVENT: Final = [DrawEvent(seat) for seat in range(5)]
