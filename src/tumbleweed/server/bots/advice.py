"""The Sheriff's advice on its way from the process that thinks to the person who asked."""

from math import ceil
from typing import Any, Final

import msgspec

from tumbleweed.bots.advice import Advice
from tumbleweed.bots.thinker import Reason
from tumbleweed.core.catalog import Catalog


class Why(msgspec.Struct):
    """A reason, as processes hand it on."""

    key: str
    values: dict[str, Any]
    more: "Why | None" = None

    def reason(self) -> Reason:
        return Reason(self.key, self.values, self.more.reason() if self.more is not None else None)


class Tried(msgspec.Struct):
    """An answer that was tried: share of the win and error in whole per cent."""

    action: str
    share: int
    error: int
    games: int
    close: bool


class Advised(msgspec.Struct):
    """The Sheriff's advice, as processes hand it on; words are made for the reader."""

    action: str
    then: list[str]
    reason: Why | None
    tried: list[Tried]


class Consultation:
    """What a person asked the Sheriff: the number of the seat's question, who waits for the answer, and in the end the
    answer, which stays the same however often it is asked.
    """

    def __init__(self, number: int) -> None:
        self.number: Final = number
        self.waiting: Final[list[tuple[Any, str]]] = []
        """Connections, each with its own name for its message."""
        self.found: Advised | None = None


def written(catalog: Catalog, advice: Advice) -> dict[str, Any]:
    """An advice as plain data."""
    tried = [
        Tried(catalog.text(each.action), round(100 * each.share), ceil(100 * each.error), each.games, each.close)
        for each in advice.tried
    ]
    then = [catalog.text(part) for part in advice.then]
    advised = Advised(catalog.text(advice.action), then, _why(advice.reason), tried)
    found: dict[str, Any] = msgspec.to_builtins(advised)
    return found


def _why(reason: Reason | None) -> Why | None:
    return None if reason is None else Why(reason.key, reason.values, _why(reason.more))
