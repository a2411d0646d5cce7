"""The clock of a table: how long a decision may take. It runs on the server only."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

SHORTEST: Final = 5
LONGEST: Final = 14 * 24 * 3600


class Pace(msgspec.Struct, frozen=True):
    """Seconds for a decision, and for one that is asked discreetly and should not hold up the others."""

    decision: int
    reaction: int


GENTLE: Final = "gentle"
"""The clock of new tables: long, and only where several people play."""
PACES: Final[Mapping[str, Pace | None]] = {
    "none": None,
    GENTLE: Pace(600, 60),
    "relaxed": Pace(180, 30),
    "fast": Pace(30, 10),
    "days": Pace(3 * 24 * 3600, 24 * 3600),
}
"""The clocks with a name; `custom` gives its own seconds."""
KINDS: Final = (*PACES, "custom")
"""What can be chosen, in the lobby's order; each has its words in `server/words`."""


USUAL_FUSE: Final = 8.0
UNHURRIED: Final = 3600.0
"""A clock that allows as much for a decision is for people who look in now and then."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table's clock. With `custom`, `seconds` is for all decisions and `each` for some, by their ids."""

    kind: str = "none"
    seconds: int = 120
    each: dict[str, int] = {}

    def problem(self, decisions: frozenset[str]) -> dict[str, Any] | None:
        """What is wrong with the clock, as values for the refusal's sentence; None if nothing is."""
        if self.kind not in KINDS:
            return {"given": self.kind, "right": ", ".join(KINDS)}
        for name, seconds in [("seconds", self.seconds), *self.each.items()]:
            if name in self.each and name not in decisions:
                return {"given": name, "right": ", ".join(sorted(decisions))}
            if not SHORTEST <= seconds <= LONGEST:
                return {"given": f"{name}={seconds}", "right": f"{SHORTEST}-{LONGEST}"}
        return None

    def usual_fuse(self) -> float:
        """How long a moment for cards lasts at most if the table does not say: a few seconds; where people look in now
        and then, a third of the time for a decision.
        """
        pace = PACES.get(self.kind)
        seconds = pace.decision if pace is not None else self.seconds if self.kind == "custom" else 0
        return seconds / 3 if seconds >= UNHURRIED else USUAL_FUSE

    def allows(self, decision: str, discreet: bool) -> float | None:
        """Seconds for a decision; None if there is no limit."""
        if self.kind == "custom":
            return float(self.each.get(decision, self.seconds))
        pace = PACES[self.kind]
        if pace is None:
            return None
        return float(pace.reaction if discreet else pace.decision)
