"""How a beginner plays: sees the printed values and the fees, bids by feeling, and is careless now and then."""

from typing import Final

from tumbleweed.core.chance import Chance
from tumbleweed.games.boomtown.actions import BID, PASS
from tumbleweed.games.boomtown.auction import MakeBid
from tumbleweed.games.boomtown.town import Boomtown

CARELESS: Final = 6
"""One answer in this many is chosen at random."""
DARES: Final = 6
"""Bids go up to this much, and to half of the player's gold."""


def answer(s: Boomtown, seat: int, luck: Chance) -> int:
    """A beginner's answer. The default answers go by the highest printed value, as beginners do."""
    ask = s.ask
    assert ask is not None
    if isinstance(ask, MakeBid):
        most = min(int(s.players[seat].gold) // 2, 1 + luck.below(0, DARES))
        return BID + int(s.high) + 1 if s.high + 1 <= most else PASS
    options = ask.options(s, seat)
    if luck.below(0, CARELESS) == 0:
        return options[luck.below(0, len(options))]
    return ask.default(s, seat)
