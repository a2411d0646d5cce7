"""Nobody sees what they may not know: in positions dealt anew everything an interface shows a seat is the same."""

from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.envs.playing import GAMES, HIDDEN, any_of, luck_for

import tumbleweed as tw
from tumbleweed.core.chance import chance
from tumbleweed.core.playout import play_out
from tumbleweed.core.steps import State
from tumbleweed.envs.gymnasium import TableEnv, VectorTableEnv
from tumbleweed.envs.pettingzoo import parallel_env, raw_env
from tumbleweed.envs.text import asked, shown

pyspiel = pytest.importorskip("pyspiel", reason="there is no wheel of open_spiel for this machine")

from tumbleweed.envs.open_spiel import short_name  # noqa: E402

every_game = pytest.mark.parametrize("game", GAMES)
often = settings(max_examples=25, suppress_health_check=list(HealthCheck))
seeds = st.integers(0, 1 << 30)


def somewhere(game: str, seats: int, secretive: bool, seed: int, answers: int) -> State:
    """A position of a random game."""
    spec = tw.find(game)
    s = spec.new(seats, spec.automatic(HIDDEN[game] if secretive else {}), seed, False)
    play_out(s, chance(("answers",), seed), answers)
    return s


def plain(shown_to_seat: Any) -> Any:
    """Arrays as bytes, so that they can be compared."""
    if isinstance(shown_to_seat, np.ndarray):
        return shown_to_seat.tobytes()
    if isinstance(shown_to_seat, dict):
        return {name: plain(value) for name, value in shown_to_seat.items()}
    return shown_to_seat


def in_pettingzoo(s: State, seat: int) -> Any:
    table = raw_env(s.game, s.count)
    table.reset(seed=1)
    table.position = s
    agent = f"player_{seat}"
    return plain(table.observe(agent)), table.infos[agent]


def in_parallel(s: State, seat: int) -> Any:
    table = parallel_env(s.game, s.count, {"reaction_mode": "fast"} if s.game == "dice-town" else None)
    table.reset(seed=1)
    table.position = s
    return plain(table._observations(over=False)[f"player_{seat}"])


def in_gymnasium(s: State, seat: int) -> Any:
    env = TableEnv(s.game, s.count, seat, render_mode="ansi")
    env.reset(seed=1)
    env._position = s
    many = VectorTableEnv(s.game, 1, s.count, seat)
    many.reset(seed=1)
    many.batch.states[0] = s
    if s.open >> seat & 1:
        many.batch.observe(0)
    return plain(env._observation(s)), env.render(), plain(many._observation()) if s.open >> seat & 1 else None


def in_open_spiel(s: State, seat: int) -> Any:
    state = pyspiel.load_game(short_name(s.game), {"players": s.count}).state_at(s)
    return (
        state.current_player(),
        state.legal_actions(seat),
        state.observation_string(seat),
        state.information_state_string(seat),
        state.observation_tensor(seat),
        state.information_state_tensor(seat),
    )


def in_text(s: State, seat: int) -> Any:
    spec = tw.find(s.game)
    return shown(spec, s, seat), asked(spec, s, seat)


INTERFACES = [in_pettingzoo, in_parallel, in_gymnasium, in_open_spiel, in_text]


@pytest.mark.parametrize("interface", INTERFACES, ids=lambda interface: interface.__name__)
@every_game
@often
@given(seed=seeds, answers=st.integers(0, 150), secretive=st.booleans(), other=seeds, place=st.integers(0, 4))
def test_dealt_anew_everything_shown_is_the_same(
    game: str, interface: Any, seed: int, answers: int, secretive: bool, other: int, place: int
) -> None:
    seats = 3 + seed % 3
    s = somewhere(game, seats, secretive, seed, answers)
    seat = place % seats
    assert interface(s, seat) == interface(tw.determinize(s, seat, other), seat)


@every_game
def test_the_test_above_would_notice(game: str) -> None:
    """In positions dealt anew for somebody else, a seat does see other things."""
    s = somewhere(game, 4, True, 3, 12)
    others = [tw.determinize(s, 0, seed) for seed in range(12)]
    for interface in INTERFACES:
        assert any(interface(other, 1) != interface(s, 1) for other in others), interface.__name__


@every_game
def test_infos_tell_nothing_before_the_end(game: str) -> None:
    """Scores are told when the game is over; that an answer was illegal is told to the seat that gave it."""
    env, luck = TableEnv(game, 3, illegal="default"), luck_for(1)
    seen, said = env.reset(seed=2)
    for number in range(25):
        assert said in ({}, {"illegal": True})
        legal = tuple(np.flatnonzero(seen["action_mask"]).tolist())
        action = any_of(luck, legal) if number % 5 else env.seating.actions - 1
        seen, _, ended, _, said = env.step(action)
        if ended:
            break
    table = raw_env(game, 3)
    table.reset(seed=2)
    for _ in range(30):
        assert all(info == {} for info in table.infos.values())
        table.step(any_of(luck, tuple(np.flatnonzero(table.last()[0]["action_mask"]).tolist())))
