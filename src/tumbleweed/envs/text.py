"""What a seat sees, and what it may answer, as plain text: for rendering and for language models."""

from collections.abc import Iterator
from typing import Any, Final

from tumbleweed.core.play import legal
from tumbleweed.core.spec import GameSpec
from tumbleweed.core.steps import State

LEFT_OUT: Final = frozenset({"options", "game", "seat"})
"""What a view repeats at every moment, such as table options."""
MOST_OPTIONS: Final = 60


def shown(spec: GameSpec, s: State, seat: int) -> str:
    """The view of a seat (-1: a spectator) as lines; lists of things are numbered from 0, as seats are."""
    view = spec.view(s, seat)
    who = "a spectator" if seat < 0 else f"seat {seat}"
    lines = [f"{spec.name}, seen by {who}"]
    lines += _lines({name: value for name, value in view.items() if name not in LEFT_OUT}, 0)
    return "\n".join(lines)


def asked(spec: GameSpec, s: State, seat: int) -> str:
    """What the seat may answer now, as texts that `Catalog.parse` reads; empty if it is not asked."""
    texts = [spec.catalog.text(action) for action in legal(s, seat)]
    if not texts:
        return ""
    more = f" … ({len(texts)} in all)" if len(texts) > MOST_OPTIONS else ""
    return f"seat {seat} may answer: {'; '.join(texts[:MOST_OPTIONS])}{more}"


def _lines(data: dict[str, Any], depth: int) -> Iterator[str]:
    for name, value in data.items():
        yield from _line(name, value, depth)


def _line(name: str, value: Any, depth: int) -> Iterator[str]:
    """A name and its value; empty values are left out."""
    indent = "  " * depth
    if isinstance(value, dict) and not _is_short(value):
        yield f"{indent}{name}:"
        yield from _lines(value, depth + 1)
    elif isinstance(value, list) and any(isinstance(part, dict) for part in value):
        for number, part in enumerate(value):
            yield from _line(f"{name} {number}", part, depth)
    elif value not in (None, [], {}, ""):
        yield f"{indent}{name}: {_short(value)}"


def _is_short(value: dict[str, Any]) -> bool:
    """Whether a value fits on a line."""
    return not any(isinstance(part, dict | list) and part for part in value.values())


def _short(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_short(part)}" for name, part in value.items() if part not in (None, [], {}, ""))
    if isinstance(value, list):
        return " ".join(_short(part) for part in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
