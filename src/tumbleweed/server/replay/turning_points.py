"""The turning points of a game: who took the lead, and for how long; the big swings; the end.

A lead counts if it lasts until the round is over, so that a round in which everybody is ahead for a moment is not six
turning points. A swing is a leap of one seat's points by one answer.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tumbleweed.server.refusals import server_words

SHARE: Final = 0.15
"""A leap is big if it is this share of the most points that anybody reached."""
LEAST_LEAP: Final = 2
MOST_LEAPS: Final = 6


class Turn(NamedTuple):
    """A turning point: after how many answers; what (`first`, `lead`, `back`, `gain`, `loss`, `won`), of which seat."""

    moment: int
    kind: str
    seat: int
    points: int

    def said(self, language: str, names: Sequence[str]) -> str:
        """In words."""
        return server_words(language).say(f"turning.{self.kind}", name=names[self.seat], n=self.points)


def turning_points(
    scores: Sequence[Sequence[int]], rounds: Sequence[int], winners: Sequence[int]
) -> list[Turn]:  # fmt: skip
    """A game's turning points in order. `scores`: by moment and seat; `rounds`: first moments; `winners`: seats."""
    found = _leads(scores, rounds)
    told = {(turn.moment, turn.seat) for turn in found}
    found += [leap for leap in _leaps(scores) if (leap.moment, leap.seat) not in told]
    last = len(scores) - 1
    found += [Turn(last, "won", seat, scores[last][seat]) for seat in winners]
    order = ("first", "lead", "back", "gain", "loss", "won")
    return sorted(found, key=lambda turn: (turn.moment, order.index(turn.kind), turn.seat))


def _alone_ahead(points: Sequence[int]) -> int | None:
    """Who has more than everybody else."""
    most = max(points)
    ahead = [seat for seat, own in enumerate(points) if own == most]
    return ahead[0] if len(ahead) == 1 else None


def _leads(scores: Sequence[Sequence[int]], rounds: Sequence[int]) -> list[Turn]:
    """Whoever is alone ahead at the end of a round and was not the last to be so before."""
    found: list[Turn] = []
    had: set[int] = set()
    leader: int | None = None
    ends = [*(first - 1 for first in rounds[1:]), len(scores) - 1]
    for first, end in zip(rounds, ends, strict=True):
        ahead = _alone_ahead(scores[end])
        if ahead is None or ahead == leader:
            continue
        moment = end
        while moment > first and _alone_ahead(scores[moment - 1]) == ahead:
            moment -= 1
        kind = "first" if leader is None else "back" if ahead in had else "lead"
        if moment > 0:  # whoever is dealt a lead has not taken it
            found.append(Turn(moment, kind, ahead, scores[moment][ahead]))
        had.add(ahead)
        leader = ahead
    return found


def _leaps(scores: Sequence[Sequence[int]]) -> list[Turn]:
    """The biggest leaps, one for each moment."""
    least = max(LEAST_LEAP, SHARE * max(max(points) for points in scores))
    found: list[Turn] = []
    for moment in range(1, len(scores)):
        leaps = [now - before for before, now in zip(scores[moment - 1], scores[moment], strict=True)]
        seat = max(range(len(leaps)), key=lambda each: (abs(leaps[each]), leaps[each]))
        if abs(leaps[seat]) >= least:
            found.append(Turn(moment, "gain" if leaps[seat] > 0 else "loss", seat, abs(leaps[seat])))
    found.sort(key=lambda turn: (-turn.points, turn.moment))
    return found[:MOST_LEAPS]
