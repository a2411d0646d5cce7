"""Every event of Dodge City: its fields, the forms in which it is told, and the rules behind it. Here they are all
together; each part of the game declares its own.
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
