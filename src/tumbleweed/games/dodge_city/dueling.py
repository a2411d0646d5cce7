"""DC-10: the duel round. First control duels, then challenges, then clean-up (U-39)."""

from typing import Final

from tumbleweed.core.steps import SEATS_OF, SeatStep, State, Step, seat_or_none
from tumbleweed.games.dodge_city.box import BOX, INDIO, KIND
from tumbleweed.games.dodge_city.challenging import CHALLENGE_OF, opponents
from tumbleweed.games.dodge_city.declared.kinds import Shown
from tumbleweed.games.dodge_city.declared.passes import ROUND_STARTED
from tumbleweed.games.dodge_city.declared.settling import CHALLENGE_IMPOSSIBLE, CONTROL_DUEL_EVEN, CONTROL_DUEL_WON
from tumbleweed.games.dodge_city.ending import highest
from tumbleweed.games.dodge_city.house import OPEN_HOUSE
from tumbleweed.games.dodge_city.revealing import duel_card, fight, lay_aside
from tumbleweed.games.dodge_city.starting import DISCARD_SHOWN, begin_round, draw_events
from tumbleweed.games.dodge_city.town import DUEL, Town, town


class DuelRound(Step):
    """DC-10.1, DC-10.2: every player holds one card, the duel card."""

    def run(self, state: State) -> None:
        s = town(state)
        begin_round(s, DUEL)
        s.fought = s.aside = 0
        s.contests = ()
        order = s.clockwise_from(s.starter)
        if s.log is not None:
            ROUND_STARTED["duel"].tell(s, {"order": order})
        s.next(CLEAN_UP)
        for seat in reversed(order):
            s.next(RIGHT[seat])
        control_duels(s)


def control_duels(s: Town) -> None:
    """DC-10.3 to DC-10.8: where several players are connected, they duel for the building; the highest card wins."""
    listed: list[tuple[int, int]] = []
    contenders = 0
    for building, house in enumerate(s.houses):
        if house.status == OPEN_HOUSE:
            connected = s.connected(building)
            if connected & connected - 1:
                listed.append((building, connected))
                contenders |= connected
    for seat in SEATS_OF[contenders]:
        fight(s, seat)
    contests: list[int] = []
    for building, connected in listed:
        cards = [(seat, s.players[seat].shown) for seat in SEATS_OF[connected]]
        best = highest(cards)
        winner = -1 if best & best - 1 else SEATS_OF[best][0]
        contests.append(building | connected << 8 | winner + 1 << 16)
        if s.log is not None:
            shown: list[Shown] = [{"player": seat, "card": BOX.cards[card]} for seat, card in cards]
            form = CONTROL_DUEL_EVEN if winner < 0 else CONTROL_DUEL_WON
            form.tell(s, {"building": s.plan[building].id, "cards": shown, "winner": seat_or_none(winner)})
    s.contests = tuple(contests)
    draw_events(s, contenders)


class RightToChallenge(SeatStep):
    """DC-10.10, DC-10.13: once each, in turn; a player with no possible opponent lays the card aside."""

    def run(self, state: State) -> None:
        s = town(state)
        seat = self.seat
        if (s.fought | s.aside) >> seat & 1:
            return
        s.active = seat
        if KIND[duel_card(s, seat)] != INDIO and opponents(s, seat):
            CHALLENGE_OF[seat].run(s)
            return
        if s.log is not None:
            CHALLENGE_IMPOSSIBLE.tell(s, {"player": seat})
        lay_aside(s, seat)


class CleanUp(Step):
    """DC-10.20: cards that never fought are laid aside without effect; all duel cards go to the discards."""

    def run(self, state: State) -> None:
        s = town(state)
        s.active = -1
        for seat in s.clockwise_from(s.starter):
            if not (s.fought | s.aside) >> seat & 1:
                lay_aside(s, seat)
        for player in s.players:
            if player.hand:
                # Laid aside face down (U-10): only the owner knows which card it is.
                player.unseen |= player.hand
                s.discards |= player.hand
                player.hand = 0
        DISCARD_SHOWN.run(s)
        s.fought = s.aside = 0


RIGHT: Final = [RightToChallenge(seat) for seat in range(5)]
CLEAN_UP: Final = CleanUp()
DUEL_ROUND: Final = DuelRound()
