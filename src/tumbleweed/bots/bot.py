"""What a bot is, and the simplest one."""

from typing import Final

from mypy_extensions import mypyc_attr

from tumbleweed.bots.sight import Sight
from tumbleweed.bots.thinker import Reason
from tumbleweed.core.chance import chance


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses among options, knowing what its seat may know."""

    def choose(self, sight: Sight) -> int:
        """One of `sight.options`."""
        raise AssertionError("a bot answers")

    def why(self) -> Reason | None:
        """Why the bot gave its last answer, if it can say; `tumbleweed.bots.say` puts the reason into words."""
        return None


class RandomBot(Bot):
    """Takes any option, each equally likely."""

    def __init__(self, seed: int) -> None:
        self.luck: Final = chance(("bot",), seed)

    def choose(self, sight: Sight) -> int:
        options = sight.options
        return options[self.luck.below(0, len(options))]
