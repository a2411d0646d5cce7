"""All events of Dice Town (dossier, section 8), in the order in which a game may tell them."""

from typing import TypedDict

from tumbleweed.games.dice_town.declared.kinds import Edition, Phase

# isort: off
from tumbleweed.games.dice_town.declared.kinds import *  # noqa: F403
from tumbleweed.games.dice_town.declared.rolling import *  # noqa: F403
from tumbleweed.games.dice_town.declared.control import *  # noqa: F403
from tumbleweed.games.dice_town.declared.places import *  # noqa: F403
from tumbleweed.games.dice_town.declared.doc import *  # noqa: F403
from tumbleweed.games.dice_town.declared.ending import *  # noqa: F403
# isort: on


class Moment(TypedDict):
    """When something happened; part of every event."""

    round: int
    phase: Phase
    edition: Edition
