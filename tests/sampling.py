"""Which of many similar cases every run includes; the others run with `-m slow`."""

from collections.abc import Iterable
from typing import Any

import pytest


def one_in(every: int, cases: Iterable[Any]) -> list[Any]:
    """The cases of a parametrized test: every run has the first, and then one in this many."""
    found = []
    for number, case in enumerate(cases):
        values = case if isinstance(case, tuple) else (case,)
        found.append(pytest.param(*values, marks=pytest.mark.slow if number % every else ()))
    return found
