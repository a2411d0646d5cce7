"""The Sheriff's search: tries answers in imagined games, and takes the one that wins the largest share of them.

An imagined game begins in a position that could be the true one, as far as the seat knows. Every answer is tried in the
same positions with the same luck, so any difference is due to the answer. Everybody then plays as the thinker would,
until there is enough to judge. The worse half of the answers is dropped again and again (sequential halving), and the
games saved go to those that are left. A few answers are compared first; the others join later, in waves.

The budget counts games, not seconds, and shares are added up as whole numbers: the same sight and seed give the same
answer on every machine, compiled or not.
"""

from math import sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from tumbleweed.bots.sight import Sight
from tumbleweed.bots.thinker import Thinker
from tumbleweed.core.chance import Chance, FastTapes
from tumbleweed.core.play import apply
from tumbleweed.core.steps import SEATS_OF, State

WHOLE: Final = 1 << 20
"""A whole win, as shares of it are counted."""
CLEAR: Final = 3.0
"""An answer this many standard errors behind the best one is dropped at once."""
NOTHING: Final = 0.001
"""If no other answer can be better by more than this share of the win, the search stops."""
ENDLESS: Final = 2000
"""No game is imagined further than this many answers."""
LUCK: Final = ("bot",)


class Budget:
    """How much is thought about one answer; see search.toml."""

    def __init__(
        self, simulations: int, answers: int, first: int, few: int, width: int, doubt: float, tie: float
    ) -> None:
        self.simulations: Final = simulations
        self.answers: Final = answers
        self.first: Final = first
        self.few: Final = few
        self.width: Final = width
        self.doubt: Final = doubt
        self.tie: Final = tie


class World:
    """A position that could be the true one, and the players' luck in it."""

    def __init__(self, position: State, seed: int) -> None:
        self.position: Final = position
        self.luck: Final = FastTapes(LUCK, seed)


class Candidate:
    """An answer being tried, and the share of the win it brought in each world."""

    def __init__(self, action: int, rank: int) -> None:
        self.action: Final = action
        self.rank: Final = rank
        """Its place in the thinker's list."""
        self.shares: Final[list[int]] = []

    def share(self, worlds: int) -> float:
        """Its mean share of the win in the first worlds, up to this number."""
        total = 0
        for place in range(worlds):
            total += self.shares[place]
        return total / (worlds * WHOLE)


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """The search for one answer."""

    def __init__(self, sight: Sight, thinker: Thinker, budget: Budget, seed: int) -> None:
        self.sight: Final = sight
        self.thinker: Final = thinker
        self.budget: Final = budget
        self.seed: Final = seed
        self.worlds: Final[list[World]] = []
        self.simulations = 0
        self.answers = 0
        self.last: list[Candidate] = []
        """The candidates compared in the last round, the best first."""
        self.candidates: list[Candidate] = []
        """All answers worth thinking about; those that were dropped early were tried less often."""

    def best(self) -> Candidate:
        """The best of the answers worth thinking about."""
        ranked = self.thinker.ranked(self.sight.position, self.sight.seat)
        candidates = [Candidate(action, rank) for rank, action in enumerate(ranked[: self.budget.width])]
        self.candidates = candidates
        self.last = candidates[:1]
        few = self.budget.few
        place = 0
        while place < len(candidates) and (place == 0 or self.left() > 0):
            wave = candidates[place : place + few]
            place += len(wave)
            few *= 2
            self.last = self.halve([*self.last[:1], *wave] if place > len(wave) else wave, place < len(candidates))
        return self.last[0]

    def halve(self, alive: list[Candidate], more: bool) -> list[Candidate]:
        """Drops the worse half again and again. If `more` are to join, half of the budget left is kept for them."""
        if len(alive) == 1:
            return alive
        if not self.extend(alive, self.budget.first):
            return alive[:1]
        compared = self.sorted(alive)
        alive = self.hopeful(compared)
        reserve = self.left() // 2 if more else 0
        while len(alive) > 1 and not self.settled(alive):
            rounds = (len(alive) - 1).bit_length()
            worlds = (self.left() - reserve) // (rounds * len(alive))
            if worlds <= 0:
                break
            compared = self.compare(alive, worlds)
            alive = self.hopeful(compared)[: (len(compared) + 1) // 2]
        return compared

    def compare(self, alive: list[Candidate], worlds: int) -> list[Candidate]:
        """Tries the answers in up to this many more worlds: twice as many each time, until the result is clear."""
        seen = min([len(candidate.shares) for candidate in alive])
        target = seen + worlds
        compared = alive
        while seen < target:
            self.extend(alive, min(seen, target - seen))
            compared = self.sorted(alive)
            before, seen = seen, min([len(candidate.shares) for candidate in alive])
            if seen == before or self.settled(compared) or len(self.hopeful(compared)) == 1:
                break
        return compared

    def left(self) -> int:
        """How many games can still be imagined, if they are as long as the ones so far."""
        games = self.budget.simulations - self.simulations
        if self.answers == 0:
            return games
        answers = max(0, self.budget.answers - self.answers)
        return max(0, min(games, answers * self.simulations // self.answers))

    def extend(self, alive: list[Candidate], worlds: int) -> bool:
        """Tries all answers in this many more worlds, as far as the budget goes; whether all have been tried."""
        begin = min([len(candidate.shares) for candidate in alive])
        for place in range(begin, begin + worlds):
            missing = [candidate for candidate in alive if len(candidate.shares) == place]
            spent = self.simulations + len(missing) > self.budget.simulations or self.answers >= self.budget.answers
            if missing and spent:
                break
            if place == len(self.worlds):
                self.worlds.append(self.imagined(place))
            for candidate in missing:
                candidate.shares.append(self.tried(candidate.action, self.worlds[place]))
        return min([len(candidate.shares) for candidate in alive]) > 0

    def imagined(self, number: int) -> World:
        """The world of this number. Players who have already answered the same question in secret answer again: their
        choice cannot be known, and the thinker guesses it better than chance would.
        """
        seed = self.seed * (1 << 16) + number
        position = self.sight.imagine(seed)
        position.open |= position.asked & ~(1 << self.sight.seat)
        return World(position, seed)

    def tried(self, action: int, world: World) -> int:
        """The share of the win that an answer brings in a world."""
        s = world.position.copy()
        luck = Chance(world.luck, [0])
        apply(s, self.sight.seat, action)
        self.answers += 1 + play_on(self.thinker, s, world.position, luck)
        self.simulations += 1
        return round(self.thinker.shares(s)[self.sight.seat] * WHOLE)

    def sorted(self, compared: list[Candidate]) -> list[Candidate]:
        """The best first: by what they won and, while they have been tried little, by their place in the thinker's
        list.
        """
        worlds = min([len(candidate.shares) for candidate in compared])
        trust = self.budget.first / (worlds + self.budget.first)
        marks: list[tuple[float, int, Candidate]] = []
        for candidate in compared:
            doubt = self.budget.doubt * trust if candidate.rank else 0.0
            marks.append((doubt - candidate.share(worlds), candidate.rank, candidate))
        marks.sort(key=mark)
        return [candidate for _, _, candidate in marks]

    def hopeful(self, compared: list[Candidate]) -> list[Candidate]:
        """Those that are neither clearly worse than the first nor, as far as can be seen, the same."""
        kept = compared[:1]
        for candidate in compared[1:]:
            behind, error = difference(compared[0], candidate)
            if behind < CLEAR * error or (behind < 0 and error == 0):
                kept.append(candidate)
        return kept

    def settled(self, alive: list[Candidate]) -> bool:
        """Whether none of the others can be much better than the first."""
        for candidate in alive[1:]:
            behind, error = difference(alive[0], candidate)
            if 2 * error - behind > NOTHING:
                return False
        return True

    def equals(self) -> list[Candidate]:
        """The best, and those of the last round that are just as good as far as can be told."""
        best = self.last[0]
        found = [best]
        for candidate in self.last[1:]:
            if candidate.shares and best.shares and difference(best, candidate)[0] <= self.budget.tie:
                found.append(candidate)
        return found


def mark(marked: tuple[float, int, Candidate]) -> tuple[float, int]:
    """What candidates are sorted by."""
    return marked[0], marked[1]


def difference(one: Candidate, other: Candidate) -> tuple[float, float]:
    """By how much one candidate is better than the other in the worlds both were tried in, and its standard error."""
    worlds = min(len(one.shares), len(other.shares))
    total = 0
    squares = 0
    for place in range(worlds):
        more = one.shares[place] - other.shares[place]
        total += more
        squares += more * more
    if worlds < 2:
        return total / WHOLE, 1.0
    variance = (worlds * squares - total * total) / (worlds * worlds * (worlds - 1))
    return total / (worlds * WHOLE), sqrt(variance) / WHOLE


def play_on(thinker: Thinker, s: State, begin: State, luck: Chance) -> int:
    """Everybody answers as the thinker would, until the game can be judged; returns how many answers were given."""
    answers = 0
    while s.ask is not None and answers < ENDLESS and not thinker.enough(s, begin):
        seat = SEATS_OF[s.open][0]
        apply(s, seat, thinker.choose(s, seat, luck))
        answers += 1
    return answers
