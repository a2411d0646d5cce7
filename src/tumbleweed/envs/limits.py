"""Checks of numbers that callers give: settings and actions."""

import operator
from typing import Any

from tumbleweed.envs.seating import BadSetting


def whole(setting: str, given: int) -> int:
    """A whole number, at least 1."""
    if isinstance(given, bool) or not isinstance(given, int) or given < 1:
        raise BadSetting(f"{setting}={given!r} is not possible; give a whole number from 1 on")
    return given


def limit(setting: str, given: int | None) -> int | None:
    """A limit, or None for no limit."""
    if given is None:
        return None
    return whole(setting, given)


def action_number(given: Any) -> int:
    """An action as a Python number; NumPy's numbers are accepted too."""
    try:
        return operator.index(given)
    except TypeError:
        raise BadSetting(f"an action is a whole number, not {given!r:.60}") from None
