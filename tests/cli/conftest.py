"""An extra game for tests of the command line."""

from typing import Any

import pytest

from tumbleweed import native
from tumbleweed.core.spec import SPECS


class PlainWords:
    """Words for a game that has no dictionary."""

    def option(self, name: str) -> tuple[str, str]:
        return name.title(), f"about {name}"

    def option_form(self, name: str) -> str:
        return ""

    def option_value(self, name: str, value: object) -> str:
        return f"the {value}"

    def event(self, event: dict[str, Any], names: list[str]) -> str | None:
        return f"{names[event['player']]} took {event['number']}"


@pytest.fixture
def stones(monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of an extra game, registered while the test runs."""
    if native.compiled():
        pytest.skip("a game written in a test cannot build on compiled classes")
    from tests.cli.stones import StonesSpec

    spec = StonesSpec()
    monkeypatch.setitem(SPECS, spec.name, spec)
    monkeypatch.setattr("tumbleweed.cli.games.GAMES", (spec,))
    monkeypatch.setattr("tumbleweed.cli.languages.wording", lambda game, lang, version=0: PlainWords())
    return spec.name
