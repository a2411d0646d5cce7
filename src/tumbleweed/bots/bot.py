"""What a bot is, and the simplest one."""

from abc import ABC, abstractmethod
from typing import Any, Final

from tumbleweed.core.chance import chance


class Bot(ABC):
    """Chooses among options, knowing what its seat may know."""

    @abstractmethod
    def choose(self, view: dict[str, Any], options: tuple[int, ...]) -> int:
        """One of the options; `view` is what `tumbleweed.view` shows to the seat that is asked."""


class RandomBot(Bot):
    """Takes any option, each equally likely."""

    def __init__(self, seed: int) -> None:
        self.luck: Final = chance(("bot",), seed)

    def choose(self, view: dict[str, Any], options: tuple[int, ...]) -> int:
        return options[self.luck.below(0, len(options))]
