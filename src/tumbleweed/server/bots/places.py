"""Who may think now: there are only so many places. Bots that have to move come first; advice waits for a place that no
bot wants, and gives it up again when one does.
"""

import asyncio
from collections import deque
from typing import Any, Final

Waiting = deque["asyncio.Future[None]"]


class Places:
    """So many places."""

    def __init__(self, most: int) -> None:
        self._free = most
        self._bots: Final[Waiting] = deque()
        self._advice: Final[Waiting] = deque()
        self._yielding: Final[list[asyncio.Task[Any]]] = []

    async def take(self, bot: bool) -> None:
        """Waits for a place. A bot that finds none has one given up for it, if it can be."""
        if self._free:
            self._free -= 1
            return
        if bot and self._yielding:
            self._yielding.pop().cancel()
        waiting = self._bots if bot else self._advice
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()
            else:
                waiting.remove(turn)
            raise

    def leave(self) -> None:
        """Hands a place on: to a bot, then to advice."""
        for waiting in (self._bots, self._advice):
            if waiting:
                waiting.popleft().set_result(None)
                return
        self._free += 1

    def give_up_for_bots(self, thinking: "asyncio.Task[Any]") -> None:
        """What is thought about in a place is broken off when a bot needs it."""
        self._yielding.append(thinking)

    def broken_off(self, thinking: "asyncio.Task[Any]") -> bool:
        """Whether a thought was broken off for a bot; either way it is over."""
        if thinking in self._yielding:
            self._yielding.remove(thinking)
            return False
        return True

    def waiting_for_advice(self) -> int:
        return len(self._advice)
