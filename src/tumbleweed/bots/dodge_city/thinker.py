"""How to play Dodge City: each decision of the dossier's section 5 is handed to the module that knows about it."""

from tumbleweed.bots.dodge_city import beginner, cards, duels, harm, moving, placing, reasons
from tumbleweed.bots.dodge_city.outlook import Known, Outlook
from tumbleweed.bots.dodge_city.weights import JUDGING, PLAYING
from tumbleweed.bots.style import PLAIN, Style
from tumbleweed.bots.thinker import Reason, Thinker
from tumbleweed.core.chance import Chance
from tumbleweed.core.play import legal
from tumbleweed.core.steps import Ask, State
from tumbleweed.games.dodge_city.buying import BuyPlace
from tumbleweed.games.dodge_city.challenging import Challenge, DuelRemove
from tumbleweed.games.dodge_city.debts import SellStone
from tumbleweed.games.dodge_city.effects.fire import BurningBuilding
from tumbleweed.games.dodge_city.effects.leader_loses import NameLeader
from tumbleweed.games.dodge_city.effects.reinforce import Reinforce
from tumbleweed.games.dodge_city.effects.shift import ShiftStones
from tumbleweed.games.dodge_city.effects.shove import ShoveStones
from tumbleweed.games.dodge_city.losing import LoseStoneIn, LoseStones
from tumbleweed.games.dodge_city.placing import ChooseCard
from tumbleweed.games.dodge_city.raiding import Raid
from tumbleweed.games.dodge_city.scoring import winners
from tumbleweed.games.dodge_city.starting import ChooseStartCard
from tumbleweed.games.dodge_city.town import Town, town

Choice = tuple[float, int]
"""What an answer is worth, and the answer."""


class DodgeCityThinker(Thinker):
    """Dodge City."""

    def __init__(self, style: Style = PLAIN) -> None:
        super().__init__(style)
        self.known: Known | None = None
        self.judge: Known | None = None

    def known_of(self, s: Town) -> Known:
        """What never changes at this table."""
        known = self.known
        if known is None or not known.fits(s):
            known = Known(s, PLAYING, self.style)
            self.known = known
        return known

    def outlook(self, s: Town, seat: int) -> Outlook:
        """The position as a seat sees it; during a turn, what counts is how things stand when the turn is over."""
        return Outlook(s, self.known_of(s), seat, isinstance(s.ask, BuyPlace | ChooseCard))

    def choose(self, s: State, seat: int, luck: Chance) -> int:
        outlook = self.outlook(town(s), seat)
        if isinstance(s.ask, BuyPlace):
            return placing.buy_place(outlook)
        return self.choices(outlook)[0][1]

    def choices(self, outlook: Outlook) -> list[Choice]:
        """The answers worth thinking about, the best first; for all questions except D-4."""
        ask = outlook.s.ask
        if isinstance(ask, ChooseCard):
            return cards.placing_card(outlook)
        if isinstance(ask, ChooseStartCard):
            return cards.start_card(outlook)
        if isinstance(ask, Challenge):
            return duels.challenges(outlook)
        if isinstance(ask, DuelRemove):
            return harm.duel_remove(outlook, ask.building, ask.loser)
        if isinstance(ask, Raid):
            return harm.raid(outlook, ask.per_owner)
        assert ask is not None
        return self.in_event(outlook, ask)

    def in_event(self, outlook: Outlook, ask: Ask) -> list[Choice]:
        """The questions of events, and debts."""
        if isinstance(ask, SellStone):
            return harm.lose(outlook, True, -1)
        if isinstance(ask, LoseStones):
            return harm.lose(outlook, False, -1)
        if isinstance(ask, LoseStoneIn):
            return harm.lose(outlook, False, ask.building)
        if isinstance(ask, Reinforce):
            return placing.reinforce(outlook, ask.figures)
        if isinstance(ask, ShiftStones):
            return moving.shift(outlook)
        if isinstance(ask, ShoveStones):
            return moving.shove(outlook)
        if isinstance(ask, NameLeader):
            return harm.leader(outlook, legal(outlook.s, outlook.me))
        assert isinstance(ask, BurningBuilding)
        return harm.fire(outlook, legal(outlook.s, outlook.me))

    def ranked(self, s: State, seat: int) -> list[int]:
        outlook = self.outlook(town(s), seat)
        if isinstance(s.ask, BuyPlace):
            return placing.ranked(outlook)
        found: list[int] = []
        for worth, action in self.choices(outlook):
            if action not in found:
                found.append(action)
        return found

    def weak(self, s: State, seat: int, luck: Chance) -> int:
        return beginner.answer(self.outlook(town(s), seat), luck)

    def enough(self, s: State, begin: State) -> bool:
        """The pass is over, and its settlement has shown the outcome."""
        return town(s).number > town(begin).number

    def shares(self, s: State) -> list[float]:
        t = town(s)
        if t.ask is None:
            return [float(winners(t) >> seat & 1) for seat in range(t.count)]
        judge = self.judge
        if judge is None or not judge.fits(t):
            judge = Known(t, JUDGING, PLAIN)
            self.judge = judge
        return Outlook(t, judge, -1, False).shares()

    def reason(self, s: State, seat: int, action: int) -> Reason:
        outlook = self.outlook(town(s), seat)
        ask = s.ask
        if isinstance(ask, BuyPlace | Reinforce):
            return reasons.placing(outlook, action)
        if isinstance(ask, ChooseCard):
            return reasons.placing_card(outlook, action)
        if isinstance(ask, ChooseStartCard):
            return reasons.start_card(outlook, action)
        if isinstance(ask, Raid | DuelRemove):
            return reasons.removal(outlook, action)
        if isinstance(ask, SellStone | LoseStones | LoseStoneIn):
            return reasons.own_stone(outlook, action)
        if isinstance(ask, ShiftStones | ShoveStones):
            return reasons.moving(outlook, action, isinstance(ask, ShiftStones))
        if isinstance(ask, NameLeader):
            return Reason("leader.name", {})
        return Reason("fire.building", {}) if isinstance(ask, BurningBuilding) else reasons.challenge(outlook, action)
