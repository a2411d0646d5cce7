"""tw.position: any position of a game, set up by hand."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

import msgspec

from tumbleweed.arguments import checked
from tumbleweed.core.chance import Seed
from tumbleweed.core.errors import BadPosition
from tumbleweed.core.play import advance
from tumbleweed.core.spec import GameSpec, find
from tumbleweed.core.steps import State


def position(
    game: str,
    run: str | Sequence[str],
    seats: int | None = None,
    seed: Seed | None = None,
    options: Mapping[str, Any] | None = None,
    log: bool = True,
    version: int = 0,
    check: bool = True,
    **pieces: Any,
) -> State:
    """A position of a game, advanced to its first question.

    position("dice-town", "gold_mine", dice=["999JK", "TTTKK"], hands=[["dynamite"], ["wanted"]])

    `run` is the name of a part of the order of play, from which the game goes on to its end; or a list of such names,
    and only those parts are played. The other pieces say what lies where and what chance will bring (docs/api.md); what
    they leave open is as at the beginning of a game, or dealt by the seed. `check=False` also sets up impossible
    positions. Such a game keeps no record.
    """
    spec = find(str(game))
    known = import_module(f"tumbleweed.games.{spec.name.replace('-', '_')}.declared.pieces")
    given = _checked(spec, known.Pieces, pieces)
    count = seats
    if count is None:
        count = max(spec.least_seats, *(len(given.get(name, ())) for name in known.BY_SEAT))
    seed = checked(spec, count, seed, options, version)
    if not isinstance(run, str) and not (isinstance(run, Sequence) and all(isinstance(name, str) for name in run)):
        raise BadPosition(f"run: a name or a list of names of parts of the order of play, not {run!r}")
    s = spec.position(run, count, options or {}, seed, given, log, version, check)
    if check:
        _advance_checked(spec, s)
    else:
        advance(s)
    return s


def _advance_checked(spec: GameSpec, s: State) -> None:
    try:
        advance(s)
        spec.check(s)
    except Exception as error:
        # Whatever the error is, the caller hears that the position is wrong.
        said = str(error) if isinstance(error, AssertionError) else f"{type(error).__name__}: {error}"
        raise BadPosition(f"{spec.name}: {said}") from error


def _checked(spec: GameSpec, kinds: Any, pieces: Mapping[str, Any]) -> dict[str, Any]:
    """The pieces, checked for their names and types."""
    known = kinds.__annotations__
    for name in pieces:
        if name not in known:
            raise BadPosition(f"{spec.name}: there is no {name!r} to set up; there are {', '.join(known)}")
    try:
        given: dict[str, Any] = msgspec.convert(pieces, kinds)
    except msgspec.ValidationError as error:
        raise BadPosition(f"{spec.name}: {error}") from error
    return given
