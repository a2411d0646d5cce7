"""Numbers that were given: settings and actions."""

import operator
from typing import Any

from tumbleweed.envs.seating import BadSetting


def whole(setting: str, given: int) -> int:
    """A whole number from 1 on."""
    if isinstance(given, bool) or not isinstance(given, int) or given < 1:
        raise BadSetting(f"{setting}={given!r} is not possible; give a whole number from 1 on")
    return given


def limit(setting: str, given: int | None) -> int | None:
    """A number after which it is enough, or none."""
    if given is None:
        return None
    return whole(setting, given)


def action_number(given: Any) -> int:
    """An action as Python's own number; one of NumPy's will do too."""
    try:
        return operator.index(given)
    except TypeError:
        raise BadSetting(f"an action is a whole number, not {given!r:.60}") from None
