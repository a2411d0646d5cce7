"""How often somebody may do something: a bucket that fills slowly, and from which each message takes one."""

import time
from typing import Final

from tumbleweed.server.refusals import Refusal

USUAL_RATE: Final = 30.0
"""Messages a second that one connection may send in the long run."""


class Bucket:
    """Allows `rate` a second in the long run, and `burst` at once."""

    __slots__ = ("_burst", "_left", "_rate", "_seen")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._seen = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def full(self) -> bool:
        """Whether nothing was taken for so long that the bucket can be forgotten."""
        return self._left + (time.monotonic() - self._seen) * self._rate >= self._burst


class Rates:
    """A bucket for each person or address; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._buckets: Final[dict[str, Bucket]] = {}

    def take(self, who: str) -> bool:
        """Whether somebody may do one more now."""
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= 10_000:
                for name in [name for name, known in self._buckets.items() if known.full()]:
                    del self._buckets[name]
            bucket = self._buckets[who] = Bucket(self._rate, self._burst)
        return bucket.take()

    def need(self, who: str) -> None:
        """Takes one, or refuses."""
        if not self.take(who):
            raise Refusal("too_fast")


class Limits:
    """How often, in the long run each second and at once. People are known by their ids, whatever number of connections
    they have; strangers, and those who read what takes long to work out, by the household they come from. All limits
    grow with the setting for messages.
    """

    def __init__(self, rate: float) -> None:
        def rates(long_run: float, at_once: float) -> Rates:
            return Rates(long_run * rate / USUAL_RATE, at_once * rate / USUAL_RATE)

        self.newcomers: Final = rates(0.5, 60)
        """By household: new names, and links followed to become somebody."""
        self.joins: Final = rates(10, 300)
        """By household: websockets opened."""
        self.reading: Final = rates(10, 150)
        """By household: moments of games that are over, and what can be proven of them."""
        self.uploads: Final = rates(0.1, 20)
        """By household and by person."""
        self.changing: Final = rates(3, 100)
        """By person: all requests that change something."""
        self.making: Final = rates(0.2, 30)
        """By person: new tables."""
        self.links: Final = rates(0.05, 10)
        """By person: links to other devices."""
        self.looking: Final = rates(2, 30)
        """By person: looks from another seat; each is answered with everything there is to see."""
        self.talking: Final = rates(0.5, 6)
        """By person: lines of chat."""
        self.advice: Final = rates(1 / 4, 12)
        """By person: questions to the Sheriff."""
