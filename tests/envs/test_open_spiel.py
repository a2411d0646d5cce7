"""OpenSpiel's own tests on our games, and what they do not look at."""

import itertools
import pickle
from collections.abc import Iterator
from typing import Any

import pytest
from tests.envs.playing import GAMES, SHORT, any_of, luck_for
from tests.sampling import one_in

import tumbleweed as tw

pyspiel = pytest.importorskip("pyspiel", reason="there is no wheel of open_spiel for this machine")

from tumbleweed.envs.open_spiel import course as course_module  # noqa: E402
from tumbleweed.envs.open_spiel import short_name  # noqa: E402
from tumbleweed.envs.open_spiel.course import CHANCE, DEALS, OUTCOMES  # noqa: E402

every_game = pytest.mark.parametrize("game", GAMES)
QUICK = {
    "dice-town": "(players=2,claim_values=1;2;3;4;5;5)",
    "boomtown": "(short_game=True)",
    "dodge-city": "(pass_limit=1,start_cash=1000)",
}
"""Parameters of games that end soon."""


def load(game: str, parameters: str = "") -> Any:
    return pyspiel.load_game(short_name(game) + parameters)


def begun(loaded: Any, seed: int = 1) -> Any:
    """A state whose cards are dealt."""
    state, luck = loaded.new_initial_state(), luck_for(seed)
    while state.is_chance_node():
        state.apply_action(luck.below(0, OUTCOMES))
    return state


def played(loaded: Any, seed: int, most: int = 100_000) -> Iterator[Any]:
    """A state at each decision of a random game, and at its end; always the same object."""
    state, luck = loaded.new_initial_state(), luck_for(seed)
    for _ in range(most):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(luck.below(0, OUTCOMES))
            continue
        yield state
        state.apply_action(any_of(luck, tuple(state.legal_actions())))
    yield state


@every_game
def test_random_games_with_serialisation(game: str) -> None:
    pyspiel.random_sim_test(load(game, QUICK[game]), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 5])
@every_game
def test_random_whole_games_with_serialisation(game: str, players: int) -> None:
    pyspiel.random_sim_test(load(game, f"(players={players})"), num_sims=2, serialize=True, verbose=False)


def own_api_test(game: str) -> Any:
    """OpenSpiel's checks, also in the middle of games: the positions it finds itself are all near the start."""

    from open_spiel.integration_tests import api_test  # takes long to import, with all that it brings along

    class Checks(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        @classmethod
        def setUpClass(cls) -> None:
            super().setUpClass()
            cls.some_states = cls.some_states[:40] + [
                state.clone()
                for number, state in enumerate(played(cls.game, 3))
                if number % 9 == 0 or state.is_terminal()
            ]

    Checks.game_name = short_name(game)
    Checks.game = load(game, QUICK[game])
    return Checks


@pytest.mark.parametrize("game", one_in(3, GAMES))
def test_open_spiels_own_api_test(game: str, capfd: pytest.CaptureFixture[str]) -> None:
    checks = own_api_test(game)
    names = [name for name in dir(checks) if name.startswith("test_")]
    assert len(names) >= 5
    checks.setUpClass()
    assert any(state.is_terminal() for state in checks.some_states)
    for name in names:
        getattr(checks(name), name)()
    capfd.readouterr()  # OpenSpiel prints every error that it is made to raise


@every_game
def test_what_is_registered(game: str) -> None:
    kind = load(game).get_type()
    assert kind.dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    assert kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    spec = tw.find(game)
    assert (kind.min_num_players, kind.max_num_players) == (spec.least_seats, spec.most_seats)
    assert set(kind.parameter_specification) == {"players", *(option.name for option in spec.options)}
    loaded = load(game, f"(players={spec.most_seats})")
    assert loaded.num_players() == spec.most_seats
    assert loaded.num_distinct_actions() == len(spec.catalog)


def test_parameters_are_table_options() -> None:
    first = load("dice-town", "(players=3,edition=first,kickers=False,elixir_needs_visitor=on,bribe_rounds=1)")
    found = tw.find("dice-town").options_of(begun(first).course.position)
    assert (found["edition"], found["kickers"], found["elixir_needs_visitor"], found["bribe_rounds"]) == (
        "first",
        False,
        True,
        1,
    )
    values = tw.find("dice-town").options_of(begun(load("dice-town", "(claim_values=5;5;4)")).course.position)
    assert values["claim_values"] == [5, 5, 4]
    assert str(load("dodge-city", "(pass_limit=7)")) == "python_tumbleweed_dodge_city(pass_limit=7,players=2)"


def test_bad_parameters_are_refused(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(tw.BadSeats, match="3 to 5 seats, not 2"):
        load("boomtown", "(players=2)")
    with pytest.raises(tw.BadOption, match="choose first, second"):
        load("dice-town", "(edition=third)")
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter"):
        load("dice-town", "(pass_limit=3)")
    capfd.readouterr()


@every_game
def test_copies_do_not_know_their_future(game: str) -> None:
    """Luck is drawn at chance nodes: the same answer meets other luck with another outcome."""
    state, luck = begun(load(game)), luck_for(2)
    while not state.is_chance_node():
        state.apply_action(any_of(luck, tuple(state.legal_actions())))
    before = state.course.position
    outcomes = state.chance_outcomes()
    assert len(outcomes) == OUTCOMES
    assert sum(weight for _, weight in outcomes) == pytest.approx(1)
    ends = {str(state.child(outcome).course.spec.dump(state.child(outcome).course.position)) for outcome in range(8)}
    assert len(ends) > 1
    again = [state.child(3) for _ in range(2)]
    assert str(again[0]) == str(again[1])
    assert state.course.position is before


def test_the_deal_has_many_outcomes() -> None:
    assert OUTCOMES**DEALS > 1e12
    deals = {begun(load("dice-town"), seed).observation_string(0) for seed in range(40)}
    assert len(deals) > 35


@every_game
def test_a_list_of_actions_plays_a_game_again(game: str) -> None:
    loaded = load(game, QUICK[game])
    *_, state = played(loaded, 4)
    assert state.is_terminal()
    again = loaded.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.returns() == state.returns()
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0


@every_game
def test_states_are_pickled_with_what_was_told(game: str) -> None:
    loaded = load(game, QUICK[game])
    for state in itertools.islice(played(loaded, 5), 0, 40, 13):
        again = pickle.loads(pickle.dumps(state))
        assert str(again) == str(state)
        for player in range(loaded.num_players()):
            assert again.information_state_string(player) == state.information_state_string(player)
    waiting = next(state for state in nodes(load(game), 5) if state.is_chance_node())
    assert str(pickle.loads(pickle.dumps(waiting))) == str(waiting)


def nodes(loaded: Any, seed: int) -> Iterator[Any]:
    """All states after the deal, chance nodes too."""
    state, luck = begun(loaded, seed), luck_for(seed)
    while not state.is_terminal():
        yield state
        actions = tuple(state.legal_actions())
        state.apply_action(any_of(luck, actions))


@every_game
def test_information_states_have_perfect_recall(game: str) -> None:
    """What a player knew at their last answer, and that answer, follow from what the player knows now."""
    loaded = load(game, QUICK[game])
    known: dict[int, list[str]] = {player: [] for player in range(loaded.num_players())}
    strings: set[str] = set()
    tensors: set[tuple[float, ...]] = set()
    decisions = 0
    for state in itertools.islice(played(loaded, 6), 120):
        if state.is_terminal():
            break
        player = state.current_player()
        lines = state.information_state_string().splitlines()
        assert lines[: len(known[player])] == known[player]
        known[player] = lines[:-1]
        strings.add(f"{player} {state.information_state_string()}")
        tensors.add((player, *state.information_state_tensor()))
        decisions += 1
    assert len(strings) == len(tensors) == decisions > 30


@every_game
def test_tellings_replay_the_same_game(game: str) -> None:
    """The position that is replayed to tell what happened is the true one."""
    for number, state in enumerate(itertools.islice(played(load(game, QUICK[game]), 7), 90)):
        if number % 10 == 0:
            course = state.course
            course.heard(0)
            told, true = (course.spec.dump(each) for each in (course.told.position, course.position))
            assert told == true


def test_secret_answers_are_given_one_after_the_other() -> None:
    """D-02: nobody sees what the others keep before all have chosen."""
    state = begun(load("dice-town", "(players=4)"))
    for player in range(4):
        assert state.current_player() == player
        others = [state.child(action) for action in state.legal_actions()[:3]]
        for other in range(4):
            if other != player and player < 3:
                assert len({after.information_state_string(other) for after in others}) == 1
                assert len({tuple(after.information_state_tensor(other)) for after in others}) == 1
        state.apply_action(state.legal_actions()[-1])


@every_game
def test_resampling_keeps_what_the_player_knows(game: str) -> None:
    loaded = load(game, QUICK[game])
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    changed = 0
    for state in itertools.islice(played(loaded, 8), 0, 60, 4):
        for player in range(loaded.num_players()):
            other = state.resample_from_infostate(player, sampler)
            assert other.current_player() == state.current_player()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            changed += str(other) != str(state)
            for stranger in range(loaded.num_players()):
                if stranger != player:
                    assert other.course.heard(stranger).lines == [], "what others were told is not known there"
    assert changed > 20


@every_game
def test_what_is_public_and_what_is_private(game: str) -> None:
    loaded = load(game, QUICK[game])
    state = begun(loaded)
    public = loaded.make_py_observer(
        pyspiel.IIGObservationType(public_info=True, private_info=pyspiel.PrivateInfoType.NONE, perfect_recall=False)
    )
    private = loaded.make_py_observer(
        pyspiel.IIGObservationType(
            public_info=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER, perfect_recall=False
        )
    )
    assert len({public.string_from(state, player) for player in range(loaded.num_players())}) == 1
    assert len({private.string_from(state, player) for player in range(loaded.num_players())}) > 1
    assert public.tensor is None
    public.set_from(state, 0)
    with pytest.raises(tw.TumbleweedError, match="nobody observes what all players hide"):
        loaded.make_py_observer(
            pyspiel.IIGObservationType(
                public_info=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS, perfect_recall=False
            )
        )


def test_before_the_deal_there_is_nothing_to_see() -> None:
    state = load("dice-town").new_initial_state()
    assert state.current_player() == CHANCE
    assert state.observation_string(0) == ""
    assert not any(state.information_state_tensor(0))
    assert state.action_to_string(CHANCE, 7) == "luck 7"


def test_an_endless_game_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course_module, "MOST_ANSWERS", 5)
    *_, state = played(load("dodge-city"), 1)
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0]
    assert state.course.answers == 5


def test_a_state_from_the_middle_of_a_game() -> None:
    """Of several seats asked at the same time, a given one answers first."""
    s = tw.new("dodge-city", 4, seed=1, log=False, options=SHORT["dodge-city"])
    state = load("dodge-city", "(players=4)").state_at(s, lead=2)
    assert state.course.heard(2).lines == []
    order = []
    for _ in range(4):
        order.append(state.current_player())
        state.apply_action(state.legal_actions()[0])
    assert order == [2, 3, 0, 1]
    assert state.course.heard(2).lines
