"""Other engines, driven in the same way: with set-up, counting players' decisions, picking moves with the same numbers.

Chance is drawn the way each engine likes best; validation is switched off where that is possible.
"""

from importlib.util import find_spec
from itertools import count, cycle
from typing import Any, Final

import click

from bench.measuring import BITS, Measure, Run, numbers

OPEN_SPIEL: Final = ("pig", "leduc_poker", "liars_dice", "backgammon")
MODULES: Final = {"pyspiel": "open_spiel", "catanatron": "catanatron"}
COPIES: Final = 64


class Peer:
    """Another engine's game, with its measures by kind."""

    def __init__(self, name: str, driven: Run, copying: Run) -> None:
        self.name: Final = name
        self.measures: Final = {"driven": Measure(name, driven), "copy": Measure(name, copying)}


def all_peers() -> list[Peer]:
    """The peers; complains if they are not installed."""
    missing = [package for module, package in MODULES.items() if find_spec(module) is None]
    if missing:
        install = "uv sync --extra bench"
        raise click.UsageError(f"{' and '.join(missing)} not installed; `{install}` does that (only --peers needs it)")
    return [*map(open_spiel, OPEN_SPIEL), catanatron()]


def open_spiel(name: str) -> Peer:
    """A game of OpenSpiel, in C++, driven from Python."""
    import pyspiel

    game = pyspiel.load_game(name)
    words = numbers()
    middle = _open_spiel_positions(game, words)

    def copying() -> int:
        for state in middle:
            state.clone()
        return len(middle)

    return Peer(f"OpenSpiel {name}", _open_spiel_driven(game, words), copying)


def _open_spiel_driven(game: Any, words: list[int]) -> Run:
    endless = cycle(words)

    def run() -> int:
        state = game.new_initial_state()
        decisions = 0
        for word in endless:
            if state.is_terminal():
                break
            if state.is_chance_node():
                state.apply_action(_sampled(state.chance_outcomes(), word))
            else:
                moves = state.legal_actions()
                state.apply_action(moves[word % len(moves)])
                decisions += 1
        return decisions

    return run


def _sampled(outcomes: list[tuple[int, float]], word: int) -> int:
    """One of the outcomes; without a search if all are equally likely (then the first and the last are)."""
    if outcomes[0][1] == outcomes[-1][1]:
        return outcomes[word % len(outcomes)][0]
    left = word / (1 << BITS)
    for outcome, probability in outcomes:
        left -= probability
        if left <= 0:
            return outcome
    return outcomes[-1][0]


def _open_spiel_positions(game: Any, words: list[int]) -> list[Any]:
    """Positions from different moments of random games."""
    found = []
    for number in range(COPIES):
        state = game.new_initial_state()
        for step in range(4 * number):
            moves = [move for move, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
            following = state.clone()
            following.apply_action(moves[words[number + step & 4095] % len(moves)])
            if following.is_terminal():
                break
            state = following
        found.append(state)
    return found


def catanatron() -> Peer:
    """Catanatron, in Python: four players who move at random."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    words = numbers()
    endless = cycle(words)
    seeds = count(1)
    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def started() -> Any:
        return Game([RandomPlayer(colour) for colour in colours], seed=next(seeds))

    def driven() -> int:
        game, decisions = started(), 0
        for word in endless:
            if game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT:
                break
            moves = game.state.playable_actions
            game.execute(moves[word % len(moves)], validate_action=False)
            decisions += 1
        return decisions

    middle = []
    for number in range(8):
        game = started()
        for step in range(40 * number):
            moves = game.state.playable_actions
            game.execute(moves[words[step & 4095] % len(moves)])
        middle.append(game)

    def copying() -> int:
        for game in middle:
            game.copy()
        return len(middle)

    return Peer("Catanatron", driven, copying)
