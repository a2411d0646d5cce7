"""OpenSpiel's information-set tree search at one of our tables, to measure our own bots against.

The search is OpenSpiel's own (`open_spiel.python.algorithms.ismcts`), unchanged: its C++ version cannot be used, as
games written in Python have no way to give it re-dealt positions. Everything around it is as fast as we can make it, so
that with equal time it is a fair opponent: positions are told apart by their observation instead of a long text, and
rollouts run in the engine's own loop. `plain=True` does without both.
"""

import time
from typing import Any, Final

try:
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    from tumbleweed.envs.open_spiel.game import TumbleweedGame, TumbleweedState
except ModuleNotFoundError as error:
    from tumbleweed.envs.extra import missing

    raise missing(error) from error

from tumbleweed.bots.bot import Bot
from tumbleweed.bots.sight import Sight
from tumbleweed.core.chance import Chance, chance
from tumbleweed.core.play import legal
from tumbleweed.core.playout import play_out
from tumbleweed.envs.open_spiel.course import MOST_ANSWERS
from tumbleweed.envs.seating import BadSetting

UCT_C: Final = 1.0
"""How much the search explores; rewards lie between -1 and 1."""
LEAST: Final = 2
"""The first simulation only makes the root of the tree."""
ENOUGH: Final = 1_000_000_000
SEEDS: Final = 1 << 30


class OutOfTime(Exception):
    """The time for a move is over."""


class Rollouts(mcts.Evaluator):  # type: ignore[misc]
    """Random play to the end, in the engine's own loop."""

    def __init__(self, luck: Chance) -> None:
        self.luck: Final = luck

    def evaluate(self, state: TumbleweedState) -> Any:
        """Each player's result at the end of a random game."""
        assert state.course.position is not None
        s = state.course.position.copy()
        play_out(s, self.luck, MOST_ANSWERS)
        rewards = state.get_game().seating.rewards(s) if s.open == 0 else [0.0] * s.count
        return np.array(rewards)

    def prior(self, state: TumbleweedState) -> list[tuple[int, float]]:
        """All actions are equally likely."""
        options = state.course.legal(state.course.player())
        return [(action, 1 / len(options)) for action in options]


class Search(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search with a limit: a number of simulations, or of seconds."""

    def __init__(self, game: TumbleweedGame, luck: Chance, simulations: int, seconds: float, plain: bool) -> None:
        numbers = np.random.RandomState(luck.below(0, SEEDS))
        rollouts = mcts.RandomRolloutEvaluator(1, numbers) if plain else Rollouts(luck)
        super().__init__(game, rollouts, UCT_C, simulations or ENOUGH, random_state=numbers)
        self.game: Final = game
        self.luck: Final = luck
        self.seconds: Final = seconds
        self.plain: Final = plain
        self.set_resampler(self.imagine)
        self.done = 0
        """Simulations of the last search."""

    def imagine(self, state: TumbleweedState, player: int) -> TumbleweedState:
        """A position that could be the true one, for the next simulation."""
        if self.seconds and self.done >= LEAST and time.perf_counter() > self.until:
            raise OutOfTime
        self.done += 1
        return state.resample_from_infostate(player, self._probability)

    def _probability(self) -> float:
        return self.luck.below(0, SEEDS) / SEEDS

    def get_state_key(self, state: TumbleweedState) -> Any:
        """What tells positions apart for the player who is asked."""
        if self.plain:
            return super().get_state_key(state)
        course = state.course
        player = course.player()
        assert course.position is not None
        return player, course.spec.observe(course.position, player), legal(course.position, player)

    def best(self, state: TumbleweedState) -> int:
        """The action that was tried most often."""
        self.done = 0
        self.until = time.perf_counter() + self.seconds
        try:
            policy = self.run_search(state)
        except OutOfTime:
            policy = self.get_final_policy(state, self._root_node)
        most = max(weight for action, weight in policy)
        likely = sorted(action for action, weight in policy if weight == most)
        return int(likely[self.luck.below(0, len(likely))])


class IsmctsBot(Bot):
    """Chooses with OpenSpiel's search. Give `simulations` or `seconds` for a move."""

    def __init__(self, game: str, seed: int, simulations: int = 0, seconds: float = 0.0, plain: bool = False) -> None:
        if (simulations >= LEAST) == (seconds > 0) or simulations < 0 or seconds < 0:
            raise BadSetting(f"give a search either simulations for a move, {LEAST} or more, or seconds")
        self.name: Final = game
        self.luck: Final = chance(("search",), seed)
        self.simulations: Final = simulations
        self.seconds: Final = seconds
        self.plain: Final = plain
        self.done = 0
        """Simulations of the last move."""
        self._searches: Final[dict[int, Search]] = {}

    def choose(self, sight: Sight) -> int:
        """One of the options; the search gets positions re-dealt from what its seat knows, never the true one."""
        if len(sight.options) == 1:
            return sight.options[0]
        search = self._search(sight.position.count)
        state = search.game.state_at(sight.position.copy(), sight.seat)
        action = search.best(state)
        self.done = search.done
        return action

    def _search(self, seats: int) -> Search:
        """The search for a number of seats. Table options do not matter here: the position has its own."""
        if seats not in self._searches:
            game = TumbleweedGame(self.name, {"players": seats})
            self._searches[seats] = Search(game, self.luck, self.simulations, self.seconds, self.plain)
        return self._searches[seats]
