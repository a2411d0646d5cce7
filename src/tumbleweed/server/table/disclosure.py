"""When what happened may be shown.

Where a card might be played discreetly (U-56), the log has a pause, whether anybody was asked or not. Events up to a
pause are shown at once, those after it a fixed time later at the earliest, and until then only the seat that is asked
gets a new view: from outside, being asked and not being asked look the same. A pause that is `shared` lasts until it is
closed from outside (`discreet.py`), for everybody alike.
"""

from typing import Final

from tumbleweed.core.events import EVERYBODY, Log
from tumbleweed.core.steps import State


class Disclosure:
    """How much of a game has been shown. `seconds` is how long a pause takes."""

    def __init__(self, s: State, seconds: float) -> None:
        assert s.log is not None
        self._s: Final = s
        self._log: Final[Log] = s.log
        self._seconds: Final = seconds
        self.shared = False
        """Whether the pauses to come last until they are closed."""
        self.closed = True
        """Whether nobody has to be waited for: false while a shared pause is open."""
        self.pause = -1
        """The number of the pause that has begun last."""
        self._next_pause = 0
        self._held = -1
        self.shown = 0
        """Events that may be told."""
        self.until = 0.0
        """Nothing more is shown before this moment (of the monotonic clock)."""
        self.all_told = False
        """All events are told: whoever is asked discreetly may see their question."""
        self.settled = False
        """The position may be seen by everybody."""

    def catch_up(self, pauses: int | None = None) -> None:
        """After a restart: shows what has happened so far without waiting through its pauses again, or without waiting
        through the first ones.
        """
        self._next_pause = len(self._log.pauses) if pauses is None else pauses
        self._held = self._log.pauses[self._next_pause - 1] if self._next_pause else -1
        self.pause = self._next_pause - 1
        if self._next_pause < len(self._log.pauses):
            self.shown = self._log.pauses[self._next_pause]
            return
        self.shown = len(self._log.events)
        self.all_told = True
        self.settled = not self._discreet()

    def move_on(self, now: float) -> None:
        """Shows as much as may be shown now."""
        self.all_told = self.settled = False
        pauses = self._log.pauses
        while self._over(now):
            while self._next_pause < len(pauses) and not self._happened(pauses[self._next_pause]):
                self._next_pause += 1  # a second pause with nothing in between: one is enough for both
            if self._next_pause == len(pauses):
                break
            self._held = self.shown = pauses[self._next_pause]
            self.pause = self._next_pause
            self._next_pause += 1
            self.until = now + self._seconds
            self.closed = not self.shared
        if self._next_pause == len(pauses) and (self._over(now) or self._held == len(self._log.events)):
            self.shown = len(self._log.events)
            self.all_told = True
            self.settled = self._over(now) and not self._discreet()

    def due(self) -> float | None:
        """When there may be more to show; None if that depends on an answer."""
        if self.settled or not self.closed or (self.all_told and self._discreet()):
            return None
        return self.until

    def _over(self, now: float) -> bool:
        """Whether the pause that began last is over."""
        return self.closed and now >= self.until

    def _happened(self, pause: int) -> bool:
        """Whether anything that everybody may know happened between the last pause and this one. That somebody's time
        was up discreetly only they may know, so it must not make a pause of its own. Shared pauses are all waited
        through: each may be for somebody else.
        """
        if self.shared:
            return True
        events = self._log.events[max(0, self._held) : pause]
        return self._held < 0 or any(event.audience == EVERYBODY for event in events)

    def _discreet(self) -> bool:
        ask = self._s.ask
        return ask is not None and ask.discreet
