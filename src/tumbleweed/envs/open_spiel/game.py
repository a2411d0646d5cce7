"""The games and their states in OpenSpiel's form."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import pyspiel

from tumbleweed.core.options import Option
from tumbleweed.core.spec import find
from tumbleweed.envs.open_spiel.course import CHANCE, DEALS, MOST_ANSWERS, OUTCOMES, TERMINAL, Course
from tumbleweed.envs.open_spiel.observer import Observer
from tumbleweed.envs.seating import LOSE, ZERO_SUM, Seating

PLAYERS: Final = "players"
EVENLY: Final = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]


def short_name(game: str) -> str:
    """A game's name in OpenSpiel: `python_tumbleweed_dice_town`."""
    return f"python_tumbleweed_{game.replace('-', '_')}"


def game_type(game: str) -> Any:
    """What OpenSpiel wants to know about a game. Its parameters are `players` and the table options."""
    spec = find(game)
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Tumbleweed: {game.replace('-', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=spec.most_seats,
        min_num_players=spec.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={PLAYERS: spec.least_seats, **{each.name: unset(each) for each in spec.options}},
    )


class TumbleweedGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players and table options."""

    def __init__(self, game: str, parameters: Mapping[str, Any]) -> None:
        spec = find(game)
        players = int(parameters.get(PLAYERS, spec.least_seats))
        options = {
            option.name: read(option, parameters[option.name])
            for option in spec.options
            if parameters.get(option.name, unset(option)) != unset(option)
        }
        self.seating: Final = Seating(game, players, options, ZERO_SUM, LOSE)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.seating.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_ANSWERS,
        )
        given = {PLAYERS: players, **{name: parameters[name] for name in options}}
        super().__init__(game_type(game), info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> "TumbleweedState":
        """A game that is about to be dealt."""
        return TumbleweedState(self)

    def state_at(self, position: Any, lead: int = 0) -> "TumbleweedState":
        """A state in the middle of a game, without a past; of the seats asked there, `lead` answers first."""
        state = TumbleweedState(self)
        state.course.position = position
        state.course.drawn = DEALS
        state.course.lead = lead
        return state

    def max_chance_nodes_in_history(self) -> int:
        """The deal, and at most one for each answer."""
        return DEALS + MOST_ANSWERS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What players observe; by default what they see now, without memory."""
        return Observer(self.seating.spec.name, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def game_class(game: str) -> type[TumbleweedGame]:
    """The class that OpenSpiel makes a game from. It has to be a class: OpenSpiel lets go of what is registered only
    after the interpreter is gone, and only a class survives that.
    """

    def begin(self: TumbleweedGame, parameters: Mapping[str, Any] | None = None) -> None:
        TumbleweedGame.__init__(self, game, parameters or {})

    return type(f"Tumbleweed_{game.replace('-', '_')}", (TumbleweedGame,), {"__init__": begin})


class TumbleweedState(pyspiel.State):  # type: ignore[misc]
    """A position. Seats that are asked at the same time answer one after the other without seeing each other's answer;
    an answer in several parts is several moves of the same player.
    """

    def __init__(self, game: TumbleweedGame) -> None:
        super().__init__(game)
        self.course = Course(game.seating.spec, game.seating.seats, game.seating.options)

    def current_player(self) -> int:
        """The player who is asked, or chance, or nobody when the game is over."""
        return self.course.player()

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.course.player() == TERMINAL

    def is_chance_node(self) -> bool:
        """Whether luck is to be drawn."""
        return self.course.player() == CHANCE

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """256 seeds, each equally likely."""
        return EVENLY

    def _apply_action(self, action: int) -> None:
        self.course.play(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"luck {action}" if player == CHANCE else self.course.spec.catalog.text(action)

    def returns(self) -> list[float]:
        """When the game is over: 1 for winning alone, -1 shared among the losers."""
        course = self.course
        if course.position is None or course.position.open:
            return [0.0] * course.seats
        return self.get_game().seating.rewards(course.position)  # type: ignore[no-any-return]

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "TumbleweedState":
        """A state that could be this one as far as the player knows."""
        other = TumbleweedState(self.get_game())
        other.course = self.course.redealt(player_id, int(probability_sampler() * (1 << 52)))
        return other

    def __str__(self) -> str:
        return self.course.text()


def unset(option: Option) -> str | int | bool:
    """The parameter of an option that is not given; it also fixes the parameter's type. Where the default depends on
    the edition, or no value would be left to mean "not given", an empty text or -1 stands for it.
    """
    numbers = [value for value in option.values if isinstance(value, int)]
    if not numbers or len(numbers) < len(option.values):
        return ""
    if not isinstance(numbers[0], bool):
        return -1
    return bool(option.defaults[""]) if "" in option.defaults else ""


def read(option: Option, given: Any) -> Any:
    """An option's value from a parameter; lists use semicolons, as commas separate parameters."""
    return option.read(given.replace(";", ",") if isinstance(given, str) else given)
