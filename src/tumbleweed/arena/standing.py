"""What a series of games says about the bots: shares of wins and ratings, with intervals made from the deals."""

from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from openskill.models import PlackettLuce

from tumbleweed.arena.series import Game, Setting

Z: Final = 1.959964
"""95 % of a normal distribution lie within this many standard deviations."""
GROUPS: Final = 10
"""Ratings are computed this many more times, each time without one part of the deals, to see how sure they are."""


class Estimate(NamedTuple):
    """A number and its 95 % interval; without one if there were too few deals."""

    value: float
    low: float | None = None
    high: float | None = None


class Standing(NamedTuple):
    """How one bot did."""

    name: str
    games: int
    """At how many seats the bot played: it may have several in one game."""
    share: Estimate
    rating: Estimate
    seconds: float
    """For an answer, on average."""
    longest: float

    def plain(self) -> dict[str, Any]:
        """Ready for JSON."""
        return {
            "bot": self.name,
            "seats_played": self.games,
            "share": self.share._asdict(),
            "rating": self.rating._asdict(),
            "seconds_per_answer": self.seconds,
            "longest_answer": self.longest,
        }


def standings(setting: Setting, games: Sequence[Game]) -> list[Standing]:
    """All bots, the best first. Unfinished deals count only if no deal was finished."""
    finished = _finished(setting, games)
    counted = [game for game in sorted(games) if game.deal in finished] or sorted(games)
    ratings = _ratings(setting, counted, finished)
    found = []
    for number, name in enumerate(setting.names):
        seats = [(game, seat) for game in counted for seat, who in enumerate(game.order) if who == number]
        answers = sum(game.answers[seat] for game, seat in seats)
        seconds = sum(game.seconds[seat] for game, seat in seats)
        longest = max((game.longest[seat] for game, seat in seats), default=0.0)
        share = _share(number, counted, finished)
        found.append(Standing(name, len(seats), share, ratings[number], seconds / max(1, answers), longest))
    return sorted(found, key=lambda standing: -standing.share.value)


def _finished(setting: Setting, games: Sequence[Game]) -> set[int]:
    """The deals in which all orders were played."""
    played: dict[int, int] = defaultdict(int)
    for game in games:
        played[game.deal] += 1
    orders = len(setting.orders())
    return {deal for deal, number in played.items() if number == orders}


def _share(number: int, games: Sequence[Game], finished: set[int]) -> Estimate:
    """The share of a game's win that goes to a seat of this bot: the mean over each deal, and the mean of these."""
    won: dict[int, list[float]] = defaultdict(list)
    for game in games:
        won[game.deal] += [share for share, who in zip(game.returns, game.order, strict=True) if who == number]
    means = [fmean(shares) for shares in won.values()]
    if len(finished) < 2:
        return Estimate(fmean(means) if means else 0.0)
    value, deals = fmean(means), len(means)
    reach = t_of(deals - 1) * stdev(means) / sqrt(deals)
    if reach == 0:
        # Every deal came out alike: what share could go unnoticed in this many deals with a chance of 2.5 %?
        reach = 1 - 0.025 ** (1 / deals)
    return Estimate(value, max(0.0, value - reach), min(1.0, value + reach))


def t_of(freedom: int) -> float:
    """How far 95 % of Student's distribution reach, in standard deviations (Cornish and Fisher's first terms)."""
    return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)


def _ratings(setting: Setting, games: Sequence[Game], finished: set[int]) -> list[Estimate]:
    """Ratings from all games, and their spread when a tenth of the deals is left out in turn (the jackknife)."""
    whole = rated(setting, games)
    if len(finished) < 2:
        return [Estimate(value) for value in whole]
    deals = sorted(finished)
    groups = min(GROUPS, len(deals))
    parts = []
    for group in range(groups):
        left_out = set(deals[group::groups])
        parts.append(rated(setting, [game for game in games if game.deal not in left_out]))
    found = []
    for number, value in enumerate(whole):
        column = [part[number] for part in parts]
        spread = sqrt((groups - 1) / groups * sum((each - fmean(column)) ** 2 for each in column))
        reach = t_of(groups - 1) * spread
        found.append(Estimate(value, value - reach, value + reach))
    return found


def rated(setting: Setting, games: Sequence[Game]) -> list[float]:
    """The skill of each bot by the Plackett-Luce model: it starts at 25 and follows from the places in all games."""
    model = PlackettLuce()
    skills = [model.rating() for name in setting.names]
    for game in games:
        teams = [[model.rating(mu=skills[who].mu, sigma=skills[who].sigma)] for who in game.order]
        after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in game.places])]
        for number, skill in enumerate(skills):
            # A bot at several seats moves by the mean of its seats' moves.
            own = [new for new, who in zip(after, game.order, strict=True) if who == number]
            skill.mu = fmean(new.mu for new in own)
            skill.sigma = fmean(new.sigma for new in own)
    return [skill.mu for skill in skills]
