"""How to play Dice Town: dice by what they promise, everything else by what it is worth in victory points."""

from typing import Final

from tumbleweed.bots.dice_town import judging
from tumbleweed.bots.dice_town.bargaining import Bargain, next_part, offers_to_try
from tumbleweed.bots.dice_town.beginner import stumble
from tumbleweed.bots.dice_town.keeping import Keeping, best_first
from tumbleweed.bots.dice_town.reasons import reason
from tumbleweed.bots.dice_town.shown import too_early
from tumbleweed.bots.dice_town.standing import Standing
from tumbleweed.bots.dice_town.weighing import weigh
from tumbleweed.bots.thinker import Reason, Thinker
from tumbleweed.core.chance import Chance, chance
from tumbleweed.core.play import legal
from tumbleweed.core.steps import State
from tumbleweed.games.dice_town.actions import PASS
from tumbleweed.games.dice_town.cards.card import DICE_SHOWN
from tumbleweed.games.dice_town.offering import OfferBribes
from tumbleweed.games.dice_town.reactions import MayPlay
from tumbleweed.games.dice_town.rolling import KeepDice
from tumbleweed.games.dice_town.town import Town, town

NO_LUCK: Final = chance(("bot",), 0)
"""Choices do not vary at random."""
HOPELESS: Final = 2.0
"""Answers that look this many points worse than the best are not considered, except that a few always are."""
FEW: Final = 3


def promising(weighed: list[tuple[float, int]], choice: int) -> list[int]:
    """The answers worth considering: the choice first, then the others, best first."""
    found = [choice]
    for value, action in weighed:
        if action != choice and (value > weighed[0][0] - HOPELESS or len(found) < FEW):
            found.append(action)
    return found


class DiceTownThinker(Thinker):
    """Plays both editions, at all tables."""

    def choose(self, s: State, seat: int, luck: Chance) -> int:
        t = town(s)
        ask = t.ask
        assert ask is not None
        if isinstance(ask, KeepDice):
            return Keeping(t, seat, self.style).best()
        options = ask.options(t, seat)
        if len(options) == 1:
            return options[0]
        if isinstance(ask, OfferBribes):
            return self._offer(t, ask, seat, options)
        if isinstance(ask, MayPlay) and ask.moment == DICE_SHOWN and too_early(t, seat):
            return PASS
        best, choice = -1e9, options[0]
        found = weigh(t, seat, options, Standing(t, seat, self.style), self.style)
        for place, value in enumerate(found):
            if value > best:
                best, choice = value, options[place]
        return choice

    def _offer(self, t: Town, ask: OfferBribes, seat: int, options: tuple[int, ...]) -> int:
        """D-07, part by part."""
        draft = t.drafts[seat]
        if draft.size > t.offers[seat].size and draft.dollars < t.players[seat].dollars:
            return next_part(t, seat, options, 0.0, 1.0)
        stand = Standing(t, seat, self.style)
        limit = Bargain(t, ask.place, seat, self.style, stand).limit()
        return next_part(t, seat, options, limit, stand.dollar)

    def ranked(self, s: State, seat: int) -> list[int]:
        t = town(s)
        ask = t.ask
        if isinstance(ask, KeepDice):
            return promising(Keeping(t, seat, self.style).weighed(), self.choose(s, seat, NO_LUCK))
        options = legal(t, seat)
        choice = self.choose(s, seat, NO_LUCK)
        if isinstance(ask, OfferBribes):
            free = t.tied >> seat & 1 and not t.table.gifts
            return offers_to_try(t, seat, options, choice) if free else [choice]
        found = weigh(t, seat, options, Standing(t, seat, self.style), self.style)
        weighed = [(value, action) for value, action in zip(found, options, strict=True)]
        weighed.sort(key=best_first)
        return promising(weighed, choice)

    def weak(self, s: State, seat: int, luck: Chance) -> int:
        t = town(s)
        return stumble(t, seat, luck, Standing(t, seat, self.style))

    def enough(self, s: State, begin: State) -> bool:
        """The next round has begun: what this round brought is on the table."""
        return town(s).round > town(begin).round

    def shares(self, s: State) -> list[float]:
        return judging.shares(town(s))

    def reason(self, s: State, seat: int, action: int) -> Reason:
        return reason(town(s), seat, action, self.style)
