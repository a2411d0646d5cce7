"""OpenSpiel: the games as sequential games of imperfect information. Importing this module registers them.

import pyspiel
import tumbleweed.envs.open_spiel

game = pyspiel.load_game("python_tumbleweed_dice_town(players=2,edition=first)")
"""

try:
    import pyspiel

    from tumbleweed.envs.open_spiel.game import TumbleweedGame, game_class, game_type, short_name
except ModuleNotFoundError as error:
    from tumbleweed.envs.extra import missing

    raise missing(error) from error

from tumbleweed.games import GAMES

for _game in GAMES:
    pyspiel.register_game(game_type(_game.name), game_class(_game.name))

__all__ = ["TumbleweedGame", "short_name"]
