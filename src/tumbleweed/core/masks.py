"""Which actions are legal in each of many games, as rows of 0 and 1 in one buffer."""

from typing import Final

from mypy_extensions import i64

MOST_KNOWN: Final = 4096
"""So many masks are kept: most options come again and again."""


class Masks:
    """A mask for each row: one byte for each action of the catalog."""

    def __init__(self, actions: int, rows: int) -> None:
        self.actions: Final = actions
        self.buffer: Final = bytearray(actions * rows)
        self._places: Final[list[slice]] = [slice(actions * row, actions * (row + 1)) for row in range(rows)]
        """Where each row lies in the buffer."""
        self.legal: Final[list[tuple[int, ...]]] = [()] * rows
        """The same in short: the actions that are legal in each row."""
        self._known: Final[dict[tuple[int, ...], bytearray]] = {(): bytearray(actions)}
        """Not `bytes`: Python would make a bytearray of them each time before it copies them into another."""

    def allow(self, row: i64, action: int) -> bool:
        """Whether an action is legal in a row. Options ascend, so looking in the middle is enough."""
        options = self.legal[row]
        low: i64 = 0
        high: i64 = len(options)
        while low < high:
            middle: i64 = (low + high) >> 1
            if options[middle] < action:
                low = middle + 1
            else:
                high = middle
        return low < len(options) and options[low] == action

    def set(self, row: i64, options: tuple[int, ...]) -> None:
        """From now on these actions are legal in a row."""
        if options is self.legal[row]:
            return
        self.legal[row] = options
        mask = self._known.get(options)
        if mask is None:
            mask = self._made(options)
        self.buffer[self._places[row]] = mask

    def _made(self, options: tuple[int, ...]) -> bytearray:
        mask = bytearray(self.actions)
        for action in options:
            mask[action] = 1
        if len(self._known) < MOST_KNOWN:
            self._known[options] = mask
        return mask
