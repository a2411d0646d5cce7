"""Gymnasium's own check on our games, one table and many."""

import warnings
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from tests.envs.playing import GAMES, SHORT, any_of, luck_for

import tumbleweed as tw
from tumbleweed.core.chance import Chance
from tumbleweed.envs.gymnasium import TableEnv, VectorTableEnv, environment_id
from tumbleweed.envs.opponents import each
from tumbleweed.envs.seating import BadSetting

every_game = pytest.mark.parametrize("game", GAMES)


def chosen(luck: Chance, mask: Any) -> int:
    """A legal action; 0 where there is none, which is where a game is over."""
    return any_of(luck, tuple(np.flatnonzero(mask).tolist()) or (0,))


def all_chosen(luck: Chance, masks: Any) -> Any:
    return np.array([chosen(luck, mask) for mask in masks])


@every_game
def test_gymnasiums_own_check(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The check draws actions without looking at masks."""
    check_env(gym.make(environment_id(game), seats=3, disable_env_checker=True).unwrapped)
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*not having a spec")
        check_env(TableEnv(game, 3, illegal="default"))
    capsys.readouterr()


def test_registered_names() -> None:
    assert [environment_id(game) for game in GAMES] == [
        "Tumbleweed/DiceTown-v0",
        "Tumbleweed/Boomtown-v0",
        "Tumbleweed/DodgeCity-v0",
    ]
    many = gym.make_vec("Tumbleweed/Boomtown-v0", num_envs=3, vectorization_mode="vector_entry_point", seats=3)
    assert isinstance(many.unwrapped, VectorTableEnv)
    assert many.num_envs == 3


@every_game
def test_a_whole_game_against_bots(game: str) -> None:
    env = TableEnv(game, 3, seat=1, bots=["random", "tenderfoot"], options=SHORT[game])
    luck = luck_for(1)
    seen, said = env.reset(seed=4)
    assert said == {}
    ended = False
    while not ended:
        assert tuple(np.flatnonzero(seen["action_mask"])) == tw.legal(env.position, 1)
        assert bytes(seen["observation"]) == tw.observe(env.position, 1) + b"\x01"
        assert np.array_equal(env.action_masks(), seen["action_mask"])
        seen, reward, ended, truncated, said = env.step(chosen(luck, seen["action_mask"]))
        assert ended or reward == 0
        assert not truncated
    assert reward == (3 * tw.returns(env.position)[1] - 1) / 2
    assert said == {"scores": tw.scores(env.position)}
    assert not seen["action_mask"].any()
    with pytest.raises(gym.error.ResetNeeded, match="over"):
        env.step(0)


def test_the_same_seed_gives_the_same_bots() -> None:
    def played(seed: int) -> list[bytes]:
        env, luck = TableEnv("boomtown", 3, bots="tenderfoot"), luck_for(1)
        seen, _ = env.reset(seed=seed)
        found = []
        for _ in range(15):
            seen, *_ = env.step(chosen(luck, seen["action_mask"]))
            found.append(seen["observation"].tobytes())
        return found

    assert played(1) == played(1) != played(2)


def test_a_game_is_cut_short() -> None:
    env = TableEnv("boomtown", 3, max_answers=2)
    luck = luck_for(1)
    seen, _ = env.reset(seed=4)
    seen, _, _, truncated, _ = env.step(chosen(luck, seen["action_mask"]))
    assert not truncated
    _, _, ended, truncated, _ = env.step(chosen(luck, seen["action_mask"]))
    assert truncated
    assert not ended


def test_illegal_actions() -> None:
    lost = TableEnv("dice-town", 3)
    lost.reset(seed=1)
    seen, reward, ended, _, said = lost.step(0)
    assert (reward, ended, said) == (-1.0, True, {"illegal": True})
    assert not seen["action_mask"].any()
    strict = TableEnv("dice-town", 3, illegal="error")
    strict.reset(seed=1)
    with pytest.raises(tw.IllegalAnswer, match=r"DT-3\.2"):
        strict.step(0)
    with pytest.raises(tw.BadAction, match="no action 99999"):
        strict.step(99_999)
    lenient = TableEnv("dice-town", 3, illegal="default")
    lenient.reset(seed=1)
    _, _, ended, _, said = lenient.step(0)
    assert (ended, said) == (False, {"illegal": True})


def test_text_for_language_models() -> None:
    env = TableEnv("dice-town", 2, render_mode="ansi")
    env.reset(seed=1)
    said = env.render()
    assert "seen by seat 0" in said
    options = said.splitlines()[-1].removeprefix("seat 0 may answer: ").split("; ")
    assert [env.read(text) for text in options] == list(tw.legal(env.position, 0))
    env.step(env.read(options[-1]))


def test_before_reset_there_is_nothing() -> None:
    with pytest.raises(gym.error.ResetNeeded, match="reset"):
        TableEnv("dice-town", render_mode="ansi").render()
    with pytest.raises(gym.error.ResetNeeded, match="reset"):
        VectorTableEnv("dice-town", num_envs=2).step(np.array([0, 0]))


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"seat": 4}, "seats are 0 to 3"),
        ({"seat": True}, "seats are 0 to 3"),
        ({"bots": "nobody"}, "there is no bot 'nobody'"),
        ({"bots": ["random"]}, "3 other seats need 3 bots"),
        ({"max_answers": -1}, "whole number from 1 on"),
        ({"reward": "x"}, "zero_sum"),
    ],
)
@pytest.mark.parametrize("kind", [TableEnv, VectorTableEnv])
def test_bad_settings_are_refused(kind: Any, settings: dict[str, Any], said: str) -> None:
    with pytest.raises(tw.TumbleweedError, match=said):
        kind("dice-town", **settings)


def test_bad_settings_of_many_tables() -> None:
    with pytest.raises(BadSetting, match="num_envs"):
        VectorTableEnv("dice-town", num_envs=0)
    many = VectorTableEnv("dice-town", num_envs=2)
    many.reset(seed=1)
    with pytest.raises(BadSetting, match="reset_mask"):
        many.reset(options={"reset_mask": [True, False]})


@pytest.mark.parametrize(
    ("actions", "said"),
    [
        (np.array([0, 0, 0]), r"2 tables need 2 whole numbers as actions, not an array of shape \(3,\) and type int64"),
        (np.array([[0, 0]]), r"shape \(1, 2\)"),
        (np.array([0.5, 0]), "float64"),
        (np.array([True, False]), "bool"),
        (np.array(["keep", "9"]), "U4"),
        (np.array([1 << 70, 0]), "object"),
        (None, r"shape \(\)"),
    ],
)
def test_what_are_no_actions_for_many_tables(actions: Any, said: str) -> None:
    many = VectorTableEnv("dice-town", num_envs=2)
    seen, _ = many.reset(seed=1)
    before = seen["observation"].copy()
    with pytest.raises(BadSetting, match=said):
        many.step(actions)
    assert (seen["observation"] == before).all()


@pytest.mark.parametrize("action", [0.5, "0", None, np.array([1, 2])])
def test_what_is_no_action(action: Any) -> None:
    table = TableEnv("dice-town")
    seen, _ = table.reset(seed=1)
    with pytest.raises(BadSetting, match="an action is a whole number, not"):
        table.step(action)
    assert bytes(seen["observation"]) == tw.observe(table.position, 0) + b"\0", "nothing was played"
    assert tw.waiting(table.position)


@pytest.mark.parametrize("bots", ["random", "tenderfoot"])
@every_game
def test_many_tables_show_what_each_position_is(game: str, bots: str) -> None:
    many = VectorTableEnv(game, num_envs=4, seats=3, seat=2, bots=bots)
    luck = luck_for(2)
    spaces = many.observation_space
    assert isinstance(spaces, gym.spaces.Dict)
    seen, _ = many.reset(seed=3)
    for _ in range(12):
        for row, s in enumerate(many.batch.states):
            assert bytes(seen["observation"][row]) == tw.observe(s, 2) + b"\x02"
            assert tuple(np.flatnonzero(seen["action_mask"][row])) == tw.legal(s, 2) == many.batch.masks.legal[row]
        assert seen["observation"] in spaces["observation"]
        seen, rewards, ended, truncated, _ = many.step(all_chosen(luck, seen["action_mask"]))
        assert (rewards[~ended] == 0).all()
        assert not truncated.any()


def test_masks_of_many_tables_cannot_be_written_to() -> None:
    many = VectorTableEnv("dice-town", num_envs=2)
    seen, _ = many.reset(seed=1)
    with pytest.raises(ValueError, match="read-only"):
        seen["action_mask"][0, 0] = 1
    own, _ = VectorTableEnv("dice-town", num_envs=2, copy=True).reset(seed=1)
    own["action_mask"][0, 0] = 1


@every_game
def test_many_tables_with_every_seat_in_turn(game: str) -> None:
    """Self-play: whoever is asked answers; the last number of the observation says who it is."""
    many = VectorTableEnv(game, num_envs=3, seats=3, seat=None, options=SHORT[game])
    luck, players, finished = luck_for(4), set(), 0
    seen, _ = many.reset(seed=3)
    while finished < 3:
        for row, s in enumerate(many.batch.states):
            seat = int(seen["observation"][row, -1])
            players.add(seat)
            assert seat == many.batch.turn[row]
            assert bytes(seen["observation"][row]) == tw.observe(s, seat) + bytes([seat])
            assert not tw.waiting(s) or seat == tw.waiting(s)[0]
            assert tuple(np.flatnonzero(seen["action_mask"][row])) == tw.legal(s, seat)
        seen, rewards, ended, _, said = many.step(all_chosen(luck, seen["action_mask"]))
        for row in np.flatnonzero(ended).tolist():
            shares = said["returns"][row]
            assert shares.tolist() == many.seating.rewards(many.batch.states[row])
            assert rewards[row] == shares[many.batch.turn[row]]
            assert said["_returns"].tolist() == ended.tolist()
            finished += 1
    assert players == {0, 1, 2}
    with pytest.raises(BadSetting, match="no bots to name"):
        VectorTableEnv(game, num_envs=3, seats=3, seat=None, bots="deputy")


@every_game
def test_random_actions_are_legal_and_follow_from_the_seed(game: str) -> None:
    def course() -> list[list[int]]:
        many = VectorTableEnv(game, num_envs=8, seats=3, seat=None, options=SHORT[game])
        seen, _ = many.reset(seed=5)
        taken = []
        for _ in range(40):
            actions = many.random_actions()
            over = ~seen["action_mask"].any(axis=1)
            assert (seen["action_mask"][np.arange(8), actions].astype(bool) | over).all()
            taken.append(actions.tolist())
            seen, *_ = many.step(actions)
        return taken

    first = course()
    assert first == course()
    assert len({tuple(actions) for actions in first}) > 10


def test_every_one_of_many_rows_shows_its_own_table() -> None:
    """So many rows go into the buffer in several parts."""
    many = VectorTableEnv("dice-town", num_envs=150, seats=3, seat=None)
    many.reset(seed=4)
    for _ in range(12):
        seen, *_ = many.step(many.random_actions())
    for row, (s, seat) in enumerate(zip(many.batch.states, many.batch.turn, strict=True)):
        assert bytes(seen["observation"][row]) == tw.observe(s, seat) + bytes([seat])
        assert tuple(np.flatnonzero(seen["action_mask"][row])) == tw.legal(s, seat)


def test_nothing_is_copied() -> None:
    """Every step writes into the same memory, which the engine's bytes are, too."""
    many = VectorTableEnv("boomtown", num_envs=1000, seats=3)
    luck = luck_for(2)
    first, _ = many.reset(seed=3)
    before = first["observation"].copy()
    second, *_ = many.step(all_chosen(luck, first["action_mask"]))
    assert second["observation"] is first["observation"]
    assert not np.array_equal(before, second["observation"])
    many.batch.observations[0] = 99
    assert second["observation"][0, 0] == 99
    own = VectorTableEnv("boomtown", num_envs=2, seats=3, copy=True)
    first, _ = own.reset(seed=3)
    second, *_ = own.step(all_chosen(luck, first["action_mask"]))
    assert not np.shares_memory(first["observation"], second["observation"])


def test_the_same_seed_gives_the_same_games() -> None:
    def played(seed: int) -> list[bytes]:
        many = VectorTableEnv("dice-town", num_envs=5, seats=2)
        luck = luck_for(2)
        seen, _ = many.reset(seed=seed)
        found = []
        for _ in range(60):
            seen, *_ = many.step(all_chosen(luck, seen["action_mask"]))
            found.append(seen["observation"].tobytes())
        return found

    assert played(1) == played(1) != played(2)
    many = VectorTableEnv("dice-town", num_envs=5, seats=2)
    first = many.reset()[0]["observation"].copy()
    assert not np.array_equal(first, many.reset()[0]["observation"])


def run_until_an_end(many: VectorTableEnv) -> tuple[Any, Any, dict[str, Any]]:
    """The first step in which a game ends: observations, which have ended, the info."""
    luck = luck_for(5)
    seen, _ = many.reset(seed=6)
    while True:
        seen, rewards, ended, _, said = many.step(all_chosen(luck, seen["action_mask"]))
        if ended.any():
            assert set(np.flatnonzero(rewards)) <= set(np.flatnonzero(ended))
            return seen, ended, said


def short(mode: str | AutoresetMode) -> VectorTableEnv:
    return VectorTableEnv("boomtown", num_envs=3, seats=3, options=SHORT["boomtown"], autoreset_mode=mode)


def test_the_next_game_begins_with_the_next_step() -> None:
    many = short(AutoresetMode.NEXT_STEP)
    assert many.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    seen, ended, said = run_until_an_end(many)
    row = int(np.flatnonzero(ended)[0])
    assert set(said) == {"returns", "_returns"}
    assert tw.waiting(many.batch.states[row]) == ()
    assert not seen["action_mask"][row].any()
    seen, rewards, ended, _, _ = many.step(all_chosen(luck_for(1), seen["action_mask"]))
    assert tw.waiting(many.batch.states[row])
    assert not ended[row]
    assert rewards[row] == 0


def test_the_next_game_begins_in_the_same_step() -> None:
    many = short("SameStep")
    seen, ended, said = run_until_an_end(many)
    row = int(np.flatnonzero(ended)[0])
    assert seen["action_mask"][row].any()
    assert said["_final_obs"].tolist() == ended.tolist()
    assert not said["final_obs"][row]["action_mask"].any()
    assert not np.array_equal(said["final_obs"][row]["observation"], seen["observation"][row])


def test_the_next_game_begins_when_asked_for() -> None:
    many = short(AutoresetMode.DISABLED)
    seen, ended, _ = run_until_an_end(many)
    with pytest.raises(gym.error.ResetNeeded, match="reset_mask"):
        many.step(all_chosen(luck_for(1), seen["action_mask"]))
    kept = seen["observation"][~ended].copy()
    seen, _ = many.reset(options={"reset_mask": ended})
    assert np.array_equal(seen["observation"][~ended], kept)
    assert seen["action_mask"].any(axis=1).all()
    many.step(all_chosen(luck_for(1), seen["action_mask"]))


def test_illegal_actions_and_ends_of_many_tables() -> None:
    many = VectorTableEnv("dice-town", num_envs=2, seats=2, max_answers=1)
    seen, _ = many.reset(seed=1)
    legal = int(np.flatnonzero(seen["action_mask"][1])[0])
    seen, rewards, ended, truncated, _ = many.step(np.array([0, legal]))
    assert (rewards.tolist(), ended.tolist(), truncated.tolist()) == ([-1.0, 0.0], [True, False], [False, True])
    assert not seen["action_mask"][0].any()
    lenient = VectorTableEnv("dice-town", num_envs=2, seats=2, illegal="default")
    lenient.reset(seed=1)
    assert not lenient.step(np.array([0, 0]))[2].any()
    strict = VectorTableEnv("dice-town", num_envs=2, seats=2, illegal="error")
    strict.reset(seed=1)
    with pytest.raises(tw.IllegalAnswer):
        strict.step(np.array([0, 0]))


def test_many_tables_as_text() -> None:
    many = VectorTableEnv("dodge-city", num_envs=2, seats=2, render_mode="ansi")
    many.reset(seed=1)
    said = many.render()
    assert said is not None
    assert all("seen by seat 0" in text for text in said)
    assert VectorTableEnv("dodge-city", num_envs=2).render() is None


def test_names_of_bots() -> None:
    assert each("tenderfoot", 3) == ["tenderfoot"] * 3
    assert each(["tenderfoot", "random"], 2) == ["tenderfoot", "random"]
