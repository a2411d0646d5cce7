"""The toy game as a fixture. The compiled engine cannot be extended by interpreted classes, so it does without."""

from typing import Any

import pytest

from tumbleweed import native
from tumbleweed.core.spec import SPECS, GameSpec


@pytest.fixture
def spec(monkeypatch: pytest.MonkeyPatch) -> GameSpec:
    """The toy game, known by its name during one test."""
    if native.compiled():
        pytest.skip("a compiled engine cannot be extended by a game that is not compiled")
    from tests.core.toy import FairSpec

    toy = FairSpec()
    monkeypatch.setitem(SPECS, toy.name, toy)
    return toy


@pytest.fixture
def options() -> dict[str, Any]:
    return {"rounds": 2}
