"""Every event of Dodge City: its fields, the forms in which it is told, and the rules behind it. Each part of the game
declares its own; here they are all together.
"""

from typing import Annotated, TypedDict

from tumbleweed.games.dodge_city.declared.kinds import Number, Round
from tumbleweed.games.dodge_city.declared.passes import *  # noqa: F403
from tumbleweed.games.dodge_city.declared.placing import *  # noqa: F403
from tumbleweed.games.dodge_city.declared.settling import *  # noqa: F403

_Pass = TypedDict("_Pass", {"pass": Annotated[Number, "from 1"]})


class Moment(_Pass):
    """When something happened."""

    round: Annotated[Round, "round"]
