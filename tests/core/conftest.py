"""The toy game as a fixture. Interpreted classes cannot extend the compiled engine, so it skips these tests."""

from typing import Any

import pytest

from tumbleweed import native
from tumbleweed.core.spec import SPECS, GameSpec


@pytest.fixture
def spec(monkeypatch: pytest.MonkeyPatch) -> GameSpec:
    """The toy game, registered during one test."""
    if native.compiled():
        pytest.skip("a compiled engine cannot be extended by a game that is not compiled")
    from tests.core.toy import FairSpec

    toy = FairSpec()
    monkeypatch.setitem(SPECS, toy.name, toy)
    return toy


@pytest.fixture
def options() -> dict[str, Any]:
    return {"rounds": 2}
