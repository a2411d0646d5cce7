"""Actions: a whole number for programs, a short text for people and saves, and the way back.

A catalog is a row of blocks. A block has a word (`keep`) and the arguments its actions take (`9 9 J`, `10 K brute`).
Numbers are dense and stable: a game that grows adds blocks at the end, so trained policies and masks stay valid.
"""

import difflib
from collections.abc import Callable, Sequence
from typing import Final

from tumbleweed.core.errors import BadAction


class Block:
    """A run of actions that share a word; `tidy` turns arguments as people type them into the catalog's form."""

    def __init__(
        self, word: str, arguments: Sequence[str], meaning: str, tidy: Callable[[str], str] | None = None
    ) -> None:
        self.word: Final = word
        self.arguments: Final = tuple(arguments)
        self.meaning: Final = meaning
        self.tidy: Final = tidy
        self.start = 0

    def texts(self) -> list[str]:
        return [f"{self.word} {argument}".rstrip() for argument in self.arguments]


class Catalog:
    """All actions of a game."""

    def __init__(self, game: str, blocks: Sequence[Block]) -> None:
        self.game: Final = game
        self.blocks: Final = tuple(blocks)
        self.texts: Final[list[str]] = []
        for block in blocks:
            block.start = len(self.texts)
            self.texts.extend(block.texts())
        self.numbers: Final = {text: number for number, text in enumerate(self.texts)}
        if len(self.numbers) != len(self.texts):
            raise AssertionError(f"{game}: two actions share a text")

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, action: int) -> str:
        """The text of an action."""
        if not 0 <= action < len(self.texts):
            raise BadAction(f"{self.game} has no action {action}; actions are 0 to {len(self.texts) - 1}")
        return self.texts[action]

    def parse(self, text: str) -> int:
        """The action that a text stands for; case, spacing and the order of dice do not matter."""
        plain = " ".join(text.split())
        found = self.numbers.get(plain, self.numbers.get(plain.lower()))
        if found is not None:
            return found
        for block in self.blocks:
            tidied = self._tidied(block, plain)
            if tidied in self.numbers:
                return self.numbers[tidied]
        near = difflib.get_close_matches(plain.lower(), self.texts, n=3, cutoff=0.4)
        hint = f"; did you mean {' or '.join(repr(one) for one in near)}?" if near else ""
        words = ", ".join(dict.fromkeys(block.word for block in self.blocks))
        raise BadAction(f"{self.game} has no action {plain!r}{hint} (actions begin with {words})")

    def _tidied(self, block: Block, plain: str) -> str:
        word, _, rest = plain.partition(" ")
        if block.tidy is None or word.lower() != block.word:
            return ""
        return f"{block.word} {block.tidy(rest)}".rstrip()

    def block_of(self, action: int) -> Block:
        """The block an action belongs to."""
        self.text(action)
        for block in reversed(self.blocks):
            if action >= block.start and block.arguments:
                return block
        raise BadAction(f"{self.game} has no action {action}")
