"""Parts of a position that a test knows to be there: a log, a question."""

from tumbleweed.core.events import Log
from tumbleweed.core.steps import Ask, State


def log_of(s: State) -> Log:
    assert s.log is not None, "this game is played without a log"
    return s.log


def ask_of(s: State) -> Ask:
    assert s.ask is not None, "nothing is asked"
    return s.ask
