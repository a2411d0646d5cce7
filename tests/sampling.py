"""Which of many cases of a kind every run has: the others are run with `-m slow`."""

from collections.abc import Iterable
from typing import Any

import pytest


def one_in(every: int, cases: Iterable[Any]) -> list[Any]:
    """The cases of a parametrized test, of which every run has the first and then one in so many."""
    found = []
    for number, case in enumerate(cases):
        values = case if isinstance(case, tuple) else (case,)
        found.append(pytest.param(*values, marks=pytest.mark.slow if number % every else ()))
    return found
