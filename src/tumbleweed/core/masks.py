"""Which actions are legal in each of many games, as rows of 0 and 1 in one buffer."""

from typing import Final

from mypy_extensions import i64

MOST_KNOWN: Final = 4096
"""So many masks are kept: most options come again and again."""


class Masks:
    """A mask for each row: one byte for each action of the catalog."""

    def __init__(self, actions: int, rows: int) -> None:
        nothing = bytes(actions)
        self.actions: Final[i64] = actions
        self.buffer: Final = bytearray(actions * rows)
        self.legal: Final[list[tuple[int, ...]]] = [()] * rows
        """The same in short: the actions that are legal in each row."""
        self._of: Final[list[bytes]] = [nothing] * rows
        self._known: Final[dict[tuple[int, ...], bytes]] = {(): nothing}

    def allow(self, row: i64, action: i64) -> bool:
        """Whether an action is legal in a row; what is no action at all is not."""
        return 0 <= action < self.actions and self._of[row][action] != 0

    def set(self, row: i64, options: tuple[int, ...]) -> None:
        """From now on these actions are legal in a row."""
        if options is self.legal[row]:
            return
        self.legal[row] = options
        mask = self._known.get(options)
        if mask is None:
            mask = self._made(options)
        self._of[row] = mask
        self.buffer[self.actions * row : self.actions * (row + 1)] = mask

    def _made(self, options: tuple[int, ...]) -> bytes:
        row = bytearray(int(self.actions))
        for action in options:
            row[action] = 1
        mask = bytes(row)
        if len(self._known) < MOST_KNOWN:
            self._known[options] = mask
        return mask
