"""Measures the research interfaces: observations per second, each with its mask, beside PettingZoo's classic games.

All seats play random legal moves; picking them and setting up games is included.
"""

import os
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from typing import Any, Final

import click

from bench.measuring import Measure, Run, numbers
from tumbleweed.games import GAMES

SEATS: Final = 4
TABLES: Final = 1024
OURS: Final = {"gymnasium": "research", "pettingzoo": "research", "pyspiel": "research"}
THEIRS: Final = {"pygame": "bench", "chess": "bench"}
"""Modules that are needed, and the extra that installs them."""
CLASSIC: Final = ("tictactoe_v3", "connect_four_v3", "chess_v6")


def check_installed(with_peers: bool) -> None:
    """Complains about what is missing."""
    needed = {**OURS, **(THEIRS if with_peers else {})}
    missing = [module for module in needed if find_spec(module) is None]
    if missing:
        extras = " ".join(f"--extra {extra}" for extra in dict.fromkeys(needed[module] for module in missing))
        raise click.UsageError(f"{' and '.join(missing)} not installed; `uv sync {extras}` does that")


def our_interfaces() -> list[Measure]:
    """Every interface with every game; many tables at once also with the fewest seats the game allows."""
    found: list[Measure] = []
    for spec in GAMES:
        for seats in sorted({spec.least_seats, SEATS}):
            name = f"Gymnasium, {TABLES:,} {spec.name} tables of {seats}"
            found.append(Measure(name, many_tables(spec.name, seats, TABLES)))
        name = f"Gymnasium, {TABLES:,} {spec.name} tables, all {SEATS} seats"
        found.append(Measure(name, many_tables(spec.name, SEATS, TABLES, None)))
        found.append(Measure(f"Gymnasium, one {spec.name} table of {SEATS}", one_table(spec.name)))
        found.append(Measure(f"PettingZoo, {spec.name} for {SEATS}", all_agents(ours(spec.name))))
        found.append(Measure(f"OpenSpiel, {spec.name} for {SEATS}", open_spiel(spec.name)))
    return found


def classic_games() -> list[Measure]:
    """PettingZoo's classic games that come without another engine."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    return [
        Measure(f"PettingZoo classic, {name}", all_agents(import_module(f"pettingzoo.classic.{name}").env))
        for name in CLASSIC
    ]


def many_tables(game: str, seats: int, tables: int, seat: int | None = 0) -> Run:
    """One step of many tables at once: for one seat against random opponents, or (None) for whoever's turn it is."""
    from tumbleweed.envs.gymnasium import VectorTableEnv

    env = VectorTableEnv(game, tables, seats, seat)
    env.reset(seed=1)

    def run() -> int:
        env.step(env.random_actions())
        return tables

    return run


def one_table(game: str) -> Run:
    """A game of one seat against random opponents."""
    from tumbleweed.envs.gymnasium import TableEnv

    env = TableEnv(game, SEATS)
    words, seeds = numbers(), count()

    def run() -> int:
        place = seed = next(seeds)
        seen, _ = env.reset(seed=seed)
        ended = False
        while not ended:
            moves = seen["action_mask"].nonzero()[0]
            seen, _, ended, _, _ = env.step(moves[words[place & 4095] % len(moves)])
            place += 1
        return place - seed

    return run


def ours(game: str) -> Callable[[], Any]:
    """One of our games for PettingZoo."""
    from tumbleweed.envs.pettingzoo import env

    return lambda: env(game, SEATS)


def all_agents(make: Callable[[], Any]) -> Run:
    """A game of PettingZoo, all agents in turn."""
    env = make()
    words, seeds = numbers(), count()

    def run() -> int:
        place = seed = next(seeds)
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, ended, truncated, _ = env.last()
            if ended or truncated:
                env.step(None)
                continue
            moves = seen["action_mask"].nonzero()[0]
            env.step(int(moves[words[place & 4095] % len(moves)]))
            place += 1
        return place - seed

    return run


def open_spiel(game: str) -> Run:
    """A game of OpenSpiel, with the observation's tensor before each decision."""
    import pyspiel

    from tumbleweed.envs.open_spiel import short_name

    loaded = pyspiel.load_game(short_name(game), {"players": SEATS})
    words, seeds = numbers(), count()

    def run() -> int:
        place, decisions = next(seeds), 0
        state = loaded.new_initial_state()
        while not state.is_terminal():
            word = words[place & 4095]
            place += 1
            if state.is_chance_node():
                state.apply_action(word & 255)
                continue
            state.observation_tensor()
            moves = state.legal_actions()
            state.apply_action(moves[word % len(moves)])
            decisions += 1
        return decisions

    return run
