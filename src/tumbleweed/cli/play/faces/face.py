"""What a game's face provides. Everything is drawn from a view, so nothing hidden can get onto the screen."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType

from tumbleweed.wording import Wording
from tumbleweed.words import Words


@dataclass(frozen=True)
class Seen:
    """What the person sees, and the words for it. `names` is by seat."""

    view: dict[str, Any]
    names: list[str]
    words: Words
    wording: Wording

    @property
    def me(self) -> int:
        """The person's seat."""
        return int(self.view["seat"])

    def say(self, key: str, **values: Any) -> str:
        """A sentence in the person's language."""
        return self.words.say(key, **values)


class NotSo(Exception):
    """What was typed makes no sense here; the error says what would be right."""


Ask = Callable[[str], str]
"""Asks the person for a line: the prompt, and what was typed."""


class Face:
    """The terminal face of a game; questions that need nothing special use these methods as they are."""

    def board(self, seen: Seen) -> list[RenderableType]:
        """What lies on the table and before the players, and what is in the person's own hands."""
        raise AssertionError("a game can be drawn")

    def my_cards(self, seen: Seen) -> list[str]:
        """The ids of the cards in the person's hand, and of those they are choosing from."""
        raise AssertionError("a game knows the person's cards")

    def worth_telling(self, seen: Seen, event: Mapping[str, Any]) -> bool:
        """Whether an event belongs in the news before a question; the whole log has all of them."""
        return True

    def standing(self, seen: Seen) -> RenderableType:
        """The scores so far, as far as the person may know them."""
        raise AssertionError("a game can be scored")

    def final(self, seen: Seen) -> list[RenderableType]:
        """Hands, score sheets, ranking: the end of the game."""
        raise AssertionError("a game comes to an end")

    def listed(self, seen: Seen, texts: Sequence[str]) -> tuple[list[str], str]:
        """The options that get a line of their own, and a sentence about the others."""
        return list(texts), ""

    def label(self, seen: Seen, text: str) -> str:
        """What is typed for an option that is a number by nature, such as a bid; all others are counted from 1."""
        return ""

    def not_numbers(self, seen: Seen) -> frozenset[str]:
        """Numbers that no option may get, as they already mean something else here."""
        return frozenset()

    def hint(self, seen: Seen) -> str:
        """What may be typed besides a number, or nothing."""
        return ""

    def read(self, seen: Seen, typed: str, numbered: Mapping[str, str]) -> str | None:
        """The action's text for the game's own way of typing it."""
        return None

    def answer_to(self, seen: Seen, typed: str) -> RenderableType | None:
        """What the game shows when the person types a question instead of an answer; None if it is no question."""
        return None

    def fill_in(self, seen: Seen, texts: Sequence[str], ask: Ask) -> Mapping[str, Any] | str | None:
        """An answer in several parts as a form, or an action's text; None where there is nothing to fill in."""
        return None
