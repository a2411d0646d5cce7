"""Asking the Sheriff: what he would answer in somebody's place, why, and how good the answers are that he tried."""

from math import sqrt
from typing import Final

from tumbleweed.bots import levels
from tumbleweed.bots.search import WHOLE, Candidate, Search, difference
from tumbleweed.bots.sight import Sight
from tumbleweed.bots.style import PLAIN
from tumbleweed.bots.thinker import Reason
from tumbleweed.core.play import apply

WIDE: Final = 1.96
"""Standard errors to either side that hold the true value 19 times in 20."""


class Weighed:
    """An answer that was tried: its share of the win (0 to 1), give or take `error`, in how many imagined games; and
    whether it might be as good as the best.
    """

    def __init__(self, action: int, share: float, error: float, games: int, close: bool) -> None:
        self.action: Final = action
        self.share: Final = share
        self.error: Final = error
        self.games: Final = games
        self.close: Final = close


class Advice:
    """What the Sheriff would answer (`then`: the other parts, if an answer has several), why, and the answers he tried,
    his own first.
    """

    def __init__(self, action: int, then: list[int], reason: Reason | None, tried: list[Weighed]) -> None:
        self.action: Final = action
        self.then: Final = then
        self.reason: Final = reason
        self.tried: Final = tried


def ask_sheriff(sight: Sight, seed: int) -> Advice:
    """The Sheriff's advice to a seat; the same sight and seed give the same advice."""
    game = sight.spec.name
    return advice_of(levels.Sheriff(levels.thinker(game, PLAIN), levels.budget(game), seed), sight)


def advice_of(sheriff: levels.Sheriff, sight: Sight) -> Advice:
    """What a Sheriff would answer to what a seat sees."""
    action = sheriff.choose(sight)
    tried = [] if sheriff.search is None else weighed(sheriff.search)
    return Advice(action, other_parts(sheriff, sight, action), sheriff.why(), tried)


def other_parts(sheriff: levels.Sheriff, sight: Sight, action: int) -> list[int]:
    """The rest of an answer that people give in one form: as in the imagined games its first part was judged by."""
    if not sight.spec.has_form(sight.position):
        return []
    s, seat = sight.position.copy(), sight.seat
    number = s.ask_number
    apply(s, seat, action)
    then: list[int] = []
    while s.ask is not None and s.ask_number == number and s.open >> seat & 1:
        then.append(sheriff.thinker.choose(s, seat, sheriff.luck))
        apply(s, seat, then[-1])
    return then


def weighed(search: Search) -> list[Weighed]:
    """The answers a search has tried, the best first; none, if there was nothing to compare."""
    best = search.last[0]
    others = [candidate for candidate in search.candidates if candidate.shares and candidate is not best]
    if not others or not best.shares:
        return []
    share = best.share(len(best.shares))
    found: list[Weighed] = []
    for candidate in others:
        behind, error = difference(best, candidate)
        # One that was dropped early may have had easy games only: what counts is how far it was behind in these.
        fair = min(1.0, max(0.0, share - behind))
        games = len(candidate.shares)
        found.append(Weighed(candidate.action, fair, spread(candidate), games, behind <= WIDE * error))
    found.sort(key=by_share)
    return [Weighed(best.action, share, spread(best), len(best.shares), True), *found]


def by_share(answer: Weighed) -> float:
    """What answers are sorted by."""
    return -answer.share


def spread(candidate: Candidate) -> float:
    """How far the mean share may be off. Two games won and two lost are added in thought: a few games that all end
    alike prove little.
    """
    games = len(candidate.shares) + 4
    total = 2 * WHOLE
    squares = 2 * WHOLE * WHOLE
    for share in candidate.shares:
        total += share
        squares += share * share
    variance = (games * squares - total * total) / (games * games)
    return WIDE * sqrt(variance / len(candidate.shares)) / WHOLE
