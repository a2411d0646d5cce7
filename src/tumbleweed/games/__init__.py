"""The games; importing this package makes them known to `tumbleweed.core.spec`."""

from tumbleweed.core.spec import GameSpec, register
from tumbleweed.games.boomtown.spec import BoomtownSpec
from tumbleweed.games.dice_town.spec import DiceTown
from tumbleweed.games.dodge_city.spec import DodgeCity

GAMES: tuple[GameSpec, ...] = (DiceTown(), BoomtownSpec(), DodgeCity())
"""All games, in the order of the shelf."""

for _game in GAMES:
    register(_game)
