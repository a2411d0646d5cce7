"""Which actions are legal in each of many games, as rows of 0 and 1 in one buffer.

A row has a byte for each action of the catalog, but few actions are legal at a time: from one question to the next only
their bytes are changed. So nothing else may write into the buffer; code that views it from outside cannot.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8


class Masks:
    """A mask for each row: one byte for each action of the catalog."""

    def __init__(self, actions: int, rows: int) -> None:
        self.actions: Final = actions
        self.buffer: Final[vec[u8]] = vec[u8](bytes(actions * rows))
        self.legal: Final[list[tuple[int, ...]]] = [()] * rows
        """The same in short form: the actions that are legal in each row."""

    def allow(self, row: i64, action: int) -> bool:
        """Whether an action is legal in a row."""
        if not 0 <= action < self.actions:
            return False
        actions: i64 = self.actions
        return self.buffer[actions * row + action] != 0

    def set(self, row: i64, options: tuple[int, ...]) -> None:
        """From now on these actions are legal in a row."""
        legal = self.legal[row]
        if options is legal:
            return
        self.legal[row] = options
        buffer = self.buffer
        actions: i64 = self.actions
        begin: i64 = actions * row
        for action in legal:
            buffer[begin + action] = 0
        for action in options:
            buffer[begin + action] = 1
