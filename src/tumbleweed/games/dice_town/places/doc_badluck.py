"""DT-16, DT-17: Doc Badluck. Who visits him, and in which order; what he does is in remedies.py and elixirs/."""

from typing import ClassVar, Final

from tumbleweed.core.steps import SEATS_OF, AskOne, SeatStep, State, Step
from tumbleweed.games.dice_town.actions import SEAT, SEAT_OPTIONS
from tumbleweed.games.dice_town.bribes import DOC, clear_offers, hand_over, visitors
from tumbleweed.games.dice_town.cards.card import DOC_OPENS, DOC_VISIT
from tumbleweed.games.dice_town.declared.doc import NO_VISITORS, ORDER_SET, VISITORS
from tumbleweed.games.dice_town.offering import OfferBribes
from tumbleweed.games.dice_town.reactions import open_window
from tumbleweed.games.dice_town.town import Town, town


class DocBadluck(Step):
    """DT-16.1, DT-17.1: players who gained nothing from any place, or controlled none, visit the Doc."""

    def run(self, state: State) -> None:
        s = town(state)
        s.phase = DOC
        lucky = s.gained if s.table.gain_counts else s.controlled
        unlucky = (1 << s.count) - 1 & ~lucky
        s.visits = SEATS_OF[unlucky]
        s.order = ()
        if s.log is not None:
            form = VISITORS if s.visits else NO_VISITORS
            form.tell(s, {"players": list(s.visits)}, "" if s.table.elixir_deck else "DT-16.1")
        s.then(ORDER_VISITS, NEXT_VISIT)
        if s.table.elixir_card_at_opening:
            if unlucky or not s.table.elixir_needs_visitor:
                open_window(s, DOC_OPENS, -1)
        elif not unlucky and not s.table.elixir_needs_visitor:
            open_window(s, DOC_VISIT, -1)


class OrderVisits(Step):
    """DT-16.4, DT-17.3: if there are several visitors, the Sheriff decides their order, once (U-51)."""

    def run(self, state: State) -> None:
        s = town(state)
        waiting = visitors(s)
        if waiting & waiting - 1:
            s.next(NAME_VISITOR)
            if s.table.bribe_doc_order:
                s.next(OfferBribes(DOC))


class NameVisitor(AskOne):
    """D-20: who goes first, then who goes next, until the order is complete."""

    decision: ClassVar[str] = "D-20"
    rule: ClassVar[str] = "DT-16.4"

    def rule_at(self, state: State) -> str:
        return "DT-17.3" if town(state).table.elixir_deck else self.rule

    def seats(self, state: State) -> int:
        return 1 << town(state).sheriff

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        return SEAT_OPTIONS[visitors(town(state))]

    def resolve(self, state: State) -> None:
        s = town(state)
        visitor = s.answer - SEAT
        if not s.order and s.table.bribe_doc_order:
            hand_over(s, visitor)
            clear_offers(s)
            s.favours = ()
        rest = list(s.visits)
        rest.remove(visitor)
        s.visits = tuple(rest)
        s.order = (*s.order, visitor)
        if rest:
            s.next(NAME_VISITOR)
            return
        s.visits, s.order = s.order, ()
        if s.log is not None:
            ORDER_SET.tell(s, {"sheriff": s.sheriff, "order": list(s.visits)}, self.rule_at(s))

    def default(self, state: State, seat: int) -> int:
        s = town(state)
        return SEAT + next(visitor for visitor in [*s.others_clockwise(seat), seat] if visitor in s.visits)


class NextVisit(Step):
    """DT-20.15: one visitor after another; in `second`, Doc Badluck's Elixir may be played before each."""

    def run(self, state: State) -> None:
        s = town(state)
        if s.visits:
            visitor = s.visits[0]
            s.visits = s.visits[1:]
            s.then(VISIT[visitor], NEXT_VISIT)
            if not s.table.elixir_card_at_opening:
                open_window(s, DOC_VISIT, visitor)


class Visit(SeatStep):
    """One visit: a remedy (DT-16.5), or an elixir (DT-17.4)."""

    def run(self, state: State) -> None:
        s = town(state)
        CONSULTATION[s.table.elixir_deck].begin(s, self.seat)


class Consultation:
    """What happens on a visit; one kind for each edition."""

    def begin(self, s: Town, seat: int) -> None:
        raise AssertionError("the Doc does something")


CONSULTATION: Final[dict[bool, Consultation]] = {}
"""By whether there is an elixir deck. Filled by remedies.py and elixirs/pile.py."""

ORDER_VISITS: Final = OrderVisits()
NAME_VISITOR: Final = NameVisitor()
NEXT_VISIT: Final = NextVisit()
VISIT: Final = [Visit(seat) for seat in range(5)]
