"""States, and what holds them (an environment of many games), can be pickled and copied deeply, compiled or not.

A compiled class can do neither by itself; `copyreg` adds both from outside, and `copy.copy` too. A position is written
down and read again (`GameSpec.dump`, `load`), with its log, its record, and the agenda with all its pauses. Search
copies with `tumbleweed.copy`, which is far faster and leaves log and record behind.
"""

import copyreg
from typing import Any

from tumbleweed.core.chance import Chance, PassingTapes, Seed, tapes
from tumbleweed.core.events import Event, Log
from tumbleweed.core.record import answers
from tumbleweed.core.spec import GameSpec, find
from tumbleweed.core.steps import Agenda, Past, State, Step
from tumbleweed.core.vector import Batch
from tumbleweed.games import GAMES
from tumbleweed.games.boomtown.town import Boomtown
from tumbleweed.games.dice_town.town import Town as DiceTown
from tumbleweed.games.dodge_city.town import Town as DodgeCity

Steps = list[tuple[type[Step], tuple[int, ...]]]
Given = list[tuple[int, int, bool]]
Apart = tuple[Any, ...]


def _state(s: State) -> Apart:
    """A position, taken apart."""
    given = answers(s) if s.recorded else None
    # A log is always copied, because it grows.
    log = None if s.log is None else _log_again(s.log.events, s.log.pauses, s.log.windows)
    return _state_again, (s.game, find(s.game).dump(s), _steps(s), given, s.start, s.by_hand, log)


def _steps(s: State) -> Steps:
    """What comes next, with the pauses, which a written position leaves out."""
    found: Steps = []
    cell = s.agenda
    while cell is not None:
        found.append((type(cell.step), cell.step.args()))
        cell = cell.rest
    return found


def _state_again(
    game: str,
    position: dict[str, Any],
    steps: Steps,
    given: Given | None,
    start: dict[str, Any] | None,
    by_hand: bool,
    log: Log | None,
) -> State:
    s = find(game).load(position)
    s.agenda = None
    for step, args in reversed(steps):
        s.agenda = Agenda(step(*args), s.agenda)
    if given is not None:
        s.recorded = True
        for seat, action, by_default in given:
            s.past = Past(seat, action, by_default, s.past)
    s.start, s.by_hand = start, by_hand
    s.log = log
    return s


def _log(log: Log) -> Apart:
    return _log_again, (list(log.events), list(log.pauses), list(log.windows))


def _log_again(events: list[Event], pauses: list[int], windows: list[tuple[int, tuple[str, ...]]]) -> Log:
    log = Log()
    log.events.extend(events)
    log.pauses.extend(pauses)
    log.windows.extend(windows)
    return log


def _event(event: Event) -> Apart:
    parts = (event.name, event.moment, event.public, event.secrets, event.audience, event.form, event.rule)
    return Event, parts


def _chance(luck: Chance) -> Apart:
    source = luck.source
    return _chance_again, (isinstance(source, PassingTapes), source.names, source.seed, list(luck.read))


def _chance_again(passing: bool, names: tuple[str, ...], seed: Seed, read: list[int]) -> Chance:
    return Chance(PassingTapes(names, seed) if passing else tapes(names, seed), read)


def _batch(batch: Batch) -> Apart:
    made_of = (
        batch.spec,
        batch.seats,
        dict(batch.options),
        int(batch.seat),
        int(batch.count),
        batch.most,
        batch.others,
    )
    lists = (batch.states, batch.answers, batch.over, batch.turn, batch.refused, batch.ended, batch.cut)
    return _batch_again, (made_of, lists, batch.luck, bytes(batch.observations), list(batch.masks.legal))


def _batch_again(
    made_of: tuple[Any, ...], lists: tuple[Any, ...], luck: Chance, seen: bytes, legal: list[tuple[int, ...]]
) -> Batch:
    batch = Batch(*made_of)
    own = (batch.states, batch.answers, batch.over, batch.turn, batch.refused, batch.ended, batch.cut)
    for mine, theirs in zip(own, lists, strict=True):
        mine[:] = theirs  # type: ignore[index]
    batch.luck = luck
    batch.observations[:] = seen
    for row, options in enumerate(legal):
        batch.masks.set(row, options)
    return batch


def _game(spec: GameSpec) -> Apart:
    """Each game has only one spec."""
    return find, (spec.name,)


for _kind in (DiceTown, Boomtown, DodgeCity):
    copyreg.pickle(_kind, _state)
for _spec in GAMES:
    copyreg.pickle(type(_spec), _game)
copyreg.pickle(Chance, _chance)
copyreg.pickle(Batch, _batch)
copyreg.pickle(Log, _log)
copyreg.pickle(Event, _event)
