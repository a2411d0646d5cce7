"""How often somebody may do something: a bucket that fills slowly, and from which each message takes one."""

import time
from typing import Final


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
