"""What every test run ends with: how much of each game's rules is proven."""

import pytest

from tests.proofs import ASKED_FOR, share


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for game in ASKED_FOR:
        terminalreporter.write_line(share(game))
