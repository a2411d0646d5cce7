"""PettingZoo's own tests on our games, and what they do not look at."""

import functools
import pickle
import sys
import warnings
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    seed_test,
)
from tests.envs.playing import GAMES, SHORT, any_of, luck_for

import tumbleweed as tw
from tumbleweed.envs.pettingzoo import env, parallel_env, raw_env
from tumbleweed.envs.seating import BadSetting

every_game = pytest.mark.parametrize("game", GAMES)
OPEN: dict[str, dict[str, Any]] = {"dice-town": {"reaction_mode": "fast"}}
"""Tables at which everybody may know who is asked, which the parallel interface needs."""


@pytest.fixture(autouse=True)
def _only_known_complaints() -> Iterator[None]:
    """PettingZoo wants to be told of each environment that has masks in its observation; all other warnings count."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        yield


@pytest.mark.parametrize("seats", [3, 5])
@every_game
def test_api(game: str, seats: int) -> None:
    api_test(env(game, seats), num_cycles=80)


@every_game
def test_api_to_the_end_of_a_game(game: str) -> None:
    api_test(env(game, 3, options=SHORT[game]), num_cycles=500)


@every_game
def test_api_with_a_turn_for_everybody(game: str) -> None:
    api_test(env(game, 3, turns="all", options=OPEN.get(game)), num_cycles=60)


@every_game
def test_seeds(game: str) -> None:
    seed_test(functools.partial(env, game, 3), num_cycles=60)
    parallel_seed_test(functools.partial(parallel_env, game, 3, OPEN.get(game), illegal="default"), num_cycles=60)


@every_game
def test_max_cycles(game: str) -> None:
    """PettingZoo's test picks actions without looking at masks, and counts one turn of each agent for a cycle."""
    options = OPEN.get(game)
    module = SimpleNamespace(
        env=functools.partial(env, game, 4, turns="all", options=options, illegal="default"),
        parallel_env=functools.partial(parallel_env, game, 4, options, illegal="default"),
    )
    max_cycles_test(module)


@every_game
def test_parallel_api(game: str) -> None:
    parallel_api_test(parallel_env(game, 3, OPEN.get(game)), num_cycles=120)
    parallel_api_test(parallel_env(game, 3, {**SHORT[game], **OPEN.get(game, {})}), num_cycles=2000)


def test_performance_benchmark(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """It runs for five seconds by its own clock, which is sped up here."""
    seconds = iter(range(10_000))
    clock = SimpleNamespace(time=lambda: next(seconds) / 20)
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", clock)
    performance_benchmark(env("dice-town"))
    assert "turns per second" in capsys.readouterr().out


def play(table: Any, choose: Callable[[Any], int], turns: int = 100_000) -> dict[str, float]:
    """Everybody's last reward."""
    last: dict[str, float] = {}
    for agent in table.agent_iter(turns):
        seen, reward, ended, truncated, _ = table.last()
        if ended or truncated:
            last[agent] = reward
            table.step(None)
        else:
            table.step(choose(seen["action_mask"]))
    return last


def at_random(seed: int) -> Callable[[Any], int]:
    luck = luck_for(seed)
    return lambda mask: any_of(luck, tuple(np.flatnonzero(mask).tolist()))


@every_game
def test_names_spaces_and_masks(game: str) -> None:
    table = raw_env(game, 3)
    table.reset(seed=1)
    assert table.metadata["name"] == f"tumbleweed_{game.replace('-', '_')}_v0" == str(table)
    assert table.possible_agents == ["player_0", "player_1", "player_2"]
    assert table.action_space("player_0").n == len(tw.find(game).catalog)
    choose = at_random(1)
    for _ in range(50):
        for seat, agent in enumerate(table.agents):
            seen = table.observe(agent)
            assert tuple(np.flatnonzero(seen["action_mask"])) == tw.legal(table.position, seat)
            assert bytes(seen["observation"][:-1]) == tw.observe(table.position, seat)
        assert table.state().shape == table.state_space.shape
        table.step(choose(table.last()[0]["action_mask"]))


@every_game
def test_rewards_come_at_the_end_and_sum_to_zero(game: str) -> None:
    table = env(game, 3, options=SHORT[game])
    table.reset(seed=3)
    last = play(table, at_random(3))
    returns = tw.returns(table.unwrapped.position)
    assert sum(returns) == pytest.approx(1)
    assert [last[f"player_{seat}"] for seat in range(3)] == pytest.approx([(3 * share - 1) / 2 for share in returns])
    assert sum(last.values()) == pytest.approx(0)


def test_rewards_can_be_shares_of_the_win() -> None:
    table = env("boomtown", 3, options=SHORT["boomtown"], reward="win_share")
    table.reset(seed=3)
    assert list(play(table, at_random(3)).values()) == tw.returns(table.unwrapped.position)


def test_an_illegal_action_loses_the_game() -> None:
    table = env("dice-town", 3)
    table.reset(seed=1)
    table.step(table.action_space("player_0").n - 1)
    assert play(table, at_random(1)) == {"player_0": -1.0, "player_1": 0.0, "player_2": 0.0}
    parallel = parallel_env("boomtown", 3)
    parallel.reset(seed=1)
    _, rewards, ended, _, _ = parallel.step(dict.fromkeys(parallel.agents, parallel.wait))
    assert [reward for reward in rewards.values() if reward] == [-1.0]
    assert all(ended.values())
    assert parallel.agents == []


def test_an_illegal_action_can_be_the_default_or_an_error() -> None:
    table = env("dice-town", 3, illegal="default")
    table.reset(seed=1)
    table.step(table.action_space("player_0").n - 1)
    assert table.agent_selection == "player_1"
    strict = env("dice-town", 3, illegal="error")
    strict.reset(seed=1)
    with pytest.raises(tw.IllegalAnswer, match=r"DT-3\.2"):
        strict.step(0)
    parallel = parallel_env("boomtown", 3, illegal="error")
    parallel.reset(seed=1)
    with pytest.raises(BadSetting, match="is not asked anything now"):
        parallel.step(dict.fromkeys(parallel.agents, 0))


@pytest.mark.parametrize("action", [0.5, "0", None])
def test_what_is_no_action(action: Any) -> None:
    table = raw_env("boomtown", 3)  # without PettingZoo's wrapper, which complains too
    table.reset(seed=1)
    with pytest.raises(BadSetting, match="an action is a whole number, not"):
        table.step(action)
    parallel = parallel_env("boomtown", 3)
    parallel.reset(seed=1)
    with pytest.raises(BadSetting, match="an action is a whole number, not"):
        parallel.step(dict.fromkeys(parallel.agents, action))


def test_a_refused_step_does_not_count() -> None:
    table = parallel_env("boomtown", 3, illegal="error", max_cycles=2)
    seen, _ = table.reset(seed=1)
    for _ in range(3):
        with pytest.raises(BadSetting, match="is not asked anything now"):
            table.step(dict.fromkeys(table.agents, 0))
    choose = at_random(2)
    for enough in (False, True):
        agents = table.agents
        seen, _, _, truncated, _ = table.step({agent: choose(seen[agent]["action_mask"]) for agent in agents})
        assert truncated == dict.fromkeys(agents, enough)


def test_a_game_is_cut_short_when_somebody_would_be_asked_too_often() -> None:
    table = env("boomtown", 3, max_cycles=5)
    table.reset(seed=1)
    turns = dict.fromkeys(table.agents, 0)
    choose = at_random(2)
    for agent in table.agent_iter():
        seen, _, ended, truncated, _ = table.last()
        assert not ended
        turns[agent] += not truncated
        table.step(None if truncated else choose(seen["action_mask"]))
    assert max(turns.values()) == 5


def test_those_asked_at_the_same_time_answer_together() -> None:
    table = parallel_env("dodge-city", 3)
    seen, _ = table.reset(seed=1)
    assert not any(numbers["action_mask"][table.wait] for numbers in seen.values())
    seen, *_ = table.step({agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in table.agents})
    waiting = [agent for agent in table.agents if seen[agent]["action_mask"][table.wait]]
    assert len(waiting) == 2
    assert all(seen[agent]["action_mask"].sum() == 1 for agent in waiting)


def test_who_is_asked_in_secret_is_not_given_away() -> None:
    """U-56: at a table where this is secret nobody may count the steps that others need."""
    with pytest.raises(BadSetting, match="reaction_mode"):
        parallel_env("dice-town", 3)
    with pytest.raises(BadSetting, match="reaction_mode"):
        env("dice-town", 3, turns="all")


def test_everybody_acts_in_every_step() -> None:
    table = parallel_env("boomtown", 3)
    table.reset(seed=1)
    with pytest.raises(BadSetting, match="player_1, player_2 did not"):
        table.step({"player_0": 0})


@every_game
def test_rendering_shows_what_spectators_see(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    table = env(game, 3, render_mode="ansi")
    table.reset(seed=1)
    assert table.render().startswith(f"{game}, seen by a spectator\n")
    assert "cup" not in table.render()
    assert "hand" not in table.render()
    loud = env(game, 3, render_mode="human")
    loud.reset(seed=1)
    loud.step(at_random(1)(loud.last()[0]["action_mask"]))
    assert "seen by a spectator" in capsys.readouterr().out
    assert loud.render() is None


def test_an_environment_can_be_pickled() -> None:
    again = pickle.loads(pickle.dumps(raw_env("boomtown", 4, reward="win_share")))
    again.reset(seed=1)
    assert (again.seating.seats, again.seating.reward) == (4, "win_share")


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"reward": "points"}, "choose zero_sum, win_share"),
        ({"illegal": "ignore"}, "choose lose, default, error"),
        ({"max_cycles": 0}, "whole number from 1 on"),
        ({"render_mode": "rgb_array"}, "choose ansi, human"),
        ({"seats": 9}, "2 to 5 seats"),
        ({"options": {"edition": "third"}}, "choose first, second"),
        ({"turns": "some"}, "choose asked, all"),
    ],
)
def test_bad_settings_are_refused(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(tw.TumbleweedError, match=said):
        env("dice-town", **settings)
