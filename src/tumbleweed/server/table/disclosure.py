"""When what happened may be shown.

Where a card might be played discreetly (U-56), the log has a pause, whether anybody was asked or not. Events up to a
pause are shown at once, those after it a fixed time later at the earliest, and until then only the seat that is asked
gets a new view: from outside, being asked and not being asked look the same.
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

    def catch_up(self) -> None:
        """After a restart: shows what has happened so far without waiting through its pauses again."""
        self._next_pause = len(self._log.pauses)
        self._held = self._log.pauses[-1] if self._log.pauses else -1
        self.shown = len(self._log.events)
        self.all_told = True
        self.settled = not self._discreet()

    def move_on(self, now: float) -> None:
        """Shows as much as may be shown now."""
        self.all_told = self.settled = False
        pauses = self._log.pauses
        while now >= self.until:
            while self._next_pause < len(pauses) and not self._happened(pauses[self._next_pause]):
                self._next_pause += 1  # a second pause with nothing in between: one is enough for both
            if self._next_pause == len(pauses):
                break
            self._held = self.shown = pauses[self._next_pause]
            self._next_pause += 1
            self.until = now + self._seconds
        if self._next_pause == len(pauses) and (now >= self.until or self._held == len(self._log.events)):
            self.shown = len(self._log.events)
            self.all_told = True
            self.settled = now >= self.until and not self._discreet()

    def due(self) -> float | None:
        """When there may be more to show; None if that depends on an answer."""
        if self.settled or (self.all_told and self._discreet()):
            return None
        return self.until

    def _happened(self, pause: int) -> bool:
        """Whether anything that everybody may know happened between the last pause and this one. That somebody's time
        was up discreetly only they may know, so it must not make a pause of its own.
        """
        events = self._log.events[max(0, self._held) : pause]
        return self._held < 0 or any(event.audience == EVERYBODY for event in events)

    def _discreet(self) -> bool:
        ask = self._s.ask
        return ask is not None and ask.discreet
