"""Slow stories have their own time limit (see tests/web/browser.py), which may be longer than that of other tests. What
stories share is closed after the last one.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.web.browser import GROUNDS

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents and item.get_closest_marker("slow"):
            item.add_marker(pytest.mark.timeout(2400))


@pytest.fixture(scope="session", autouse=True)
def grounds() -> Iterator[None]:
    yield
    GROUNDS.close()
