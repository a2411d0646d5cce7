"""Environments can be pickled and copied in the middle of a game: the copy goes on as the original would."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from tests.envs.playing import GAMES

from tumbleweed.envs.gymnasium import TableEnv, VectorTableEnv
from tumbleweed.envs.pettingzoo import env

Copying = Callable[[Any], Any]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


every_way = pytest.mark.parametrize("copied", [copy.deepcopy, pickled])
every_game = pytest.mark.parametrize("game", GAMES)


def legal(luck: np.random.Generator, mask: Any) -> int:
    return int(luck.choice(np.flatnonzero(mask))) if mask.any() else 0


def turns(table: Any, number: int, seed: int) -> list[Any]:
    """What an environment of PettingZoo shows and pays in this many turns."""
    luck = np.random.default_rng(seed)
    shown: list[Any] = []
    for agent in table.agent_iter(number):
        seen, reward, ended, truncated, _ = table.last()
        shown.append((agent, seen["observation"].tobytes(), reward, ended))
        table.step(None if ended or truncated else legal(luck, seen["action_mask"]))
    return shown


@every_way
@every_game
@pytest.mark.parametrize("order", ["asked", "all"])
def test_pettingzoo(game: str, order: str, copied: Copying) -> None:
    options = {"reaction_mode": "fast"} if game == "dice-town" else {}
    table = env(game, seats=3, turns=order, options=options)
    table.reset(seed=3)
    turns(table, 40, 1)
    other = copied(table)
    assert turns(table, 60, 2) == turns(other, 60, 2)


@every_way
@every_game
def test_gymnasium(game: str, copied: Copying) -> None:
    def steps(table: Any, seen: Any, seed: int) -> list[Any]:
        luck = np.random.default_rng(seed)
        shown: list[Any] = []
        for _ in range(12):
            seen, reward, ended, truncated, _ = table.step(legal(luck, seen["action_mask"]))
            shown.append((seen["observation"].tobytes(), reward, ended))
            if ended or truncated:
                break
        return shown

    table = TableEnv(game, seats=3, bots=["deputy", "random"])
    seen, _ = table.reset(seed=4)
    for _ in range(3):
        seen, *_ = table.step(legal(np.random.default_rng(1), seen["action_mask"]))
    other = copied(table)
    assert steps(table, seen, 5) == steps(other, seen, 5)


@every_way
@every_game
@pytest.mark.parametrize("bots", ["random", "tenderfoot"])
def test_many_tables(game: str, bots: str, copied: Copying) -> None:
    def steps(tables: Any, masks: Any, number: int, seed: int) -> list[Any]:
        luck = np.random.default_rng(seed)
        shown: list[Any] = []
        for _ in range(number):
            seen, rewards, ended, _, _ = tables.step(np.array([legal(luck, mask) for mask in masks]))
            masks = seen["action_mask"]
            shown.append([part.tobytes() for part in (seen["observation"], masks, rewards, ended)])
        return shown

    tables = VectorTableEnv(game, num_envs=3, seats=3, bots=bots)
    seen, _ = tables.reset(seed=1)
    steps(tables, seen["action_mask"], 6, 1)
    other = copied(tables)
    masks = seen["action_mask"].copy()
    assert steps(tables, masks, 15, 2) == steps(other, masks, 15, 2)


@every_way
@every_game
def test_open_spiel(game: str, copied: Copying) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="there is no wheel of open_spiel for this machine")
    from tumbleweed.envs.open_spiel import short_name

    def go(state: Any, number: int, seed: int) -> str:
        luck = np.random.default_rng(seed)
        for _ in range(number):
            if not state.is_terminal():
                chance = state.is_chance_node()
                actions = [action for action, _ in state.chance_outcomes()] if chance else state.legal_actions()
                state.apply_action(int(luck.choice(actions)))
        return str(state)

    loaded = pyspiel.load_game(short_name(game))
    assert str(copied(loaded)) == str(loaded)
    state = loaded.new_initial_state()
    go(state, 40, 1)
    other = copied(state)
    assert go(state, 40, 2) == go(other, 40, 2)
