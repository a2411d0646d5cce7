"""Browsers need patience.

On a machine that is busy with something else they miss a moment now and then: where nobody can look (in CI) a browser's
test has a second try, and the summary counts and names it. Slow ones end by themselves (tests/web/browser.py says after
how long), which may be later than other tests have to.
"""

import os
from pathlib import Path

import pytest

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE not in item.path.parents:
            continue
        if item.get_closest_marker("slow"):
            item.add_marker(pytest.mark.timeout(2400))
        elif os.environ.get("CI"):
            item.add_marker(pytest.mark.flaky(reruns=1))
