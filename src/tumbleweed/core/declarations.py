"""The forms that a game declares, and what their fields are."""

from collections.abc import Iterator, Mapping
from functools import cache
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, NamedTuple, NotRequired, Union, get_args, get_origin, get_type_hints

from tumbleweed.core.forms import Form


class Field(NamedTuple):
    """A field of an event: its kind (seat, card, dollars ...; empty if it speaks for itself) and a note on it."""

    kind: str
    note: str


def forms_in(declared: ModuleType) -> tuple[Form[Any], ...]:
    """All forms in a game's declared/events.py: single ones, and those in dicts, by what decides between them."""
    return tuple(_forms(value for name, value in vars(declared).items() if not name.startswith("_")))


def _forms(values: Iterator[object]) -> Iterator[Form[Any]]:
    for value in values:
        if isinstance(value, Form):
            yield value
        elif isinstance(value, Mapping) and value and isinstance(next(iter(value.values())), Form):
            yield from value.values()


def fields_of(form: Form[Any]) -> dict[str, Field]:
    """All fields that a reader of this form gets, those of the public part first."""
    seen = {} if form.beyond is None else described(form.beyond)
    return {**seen, **described(form.fields)}


def described(fields: type[Any]) -> dict[str, Field]:
    """The fields of a TypedDict with the notes on them: `Annotated[int, "seat", "whoever pays"]`."""
    hints = get_type_hints(fields, include_extras=True)
    return {name: Field(*_notes(hint)) for name, hint in hints.items()}


def _notes(hint: Any) -> tuple[str, str]:
    """Kind and note; where a value may be missing (`Seat | None`), those of the value."""
    if get_origin(hint) is Annotated:
        notes = [str(note) for note in hint.__metadata__]
        inner = _notes(get_args(hint)[0])
        return inner if not notes else (notes[0], "; ".join(notes[1:]))
    if get_origin(hint) in (Union, UnionType, NotRequired):
        return next((_notes(part) for part in get_args(hint) if part is not NoneType), ("", ""))
    return "", ""


@cache
def kinds_in(declared: ModuleType) -> dict[tuple[str, str], dict[str, str]]:
    """By event and form, the kinds of those fields that have one; forms on which the log is silent are left out. A
    form of the same name for those who know more has the same sentence.
    """
    kinds: dict[tuple[str, str], dict[str, str]] = {}
    for form in forms_in(declared):
        if not form.silent:
            known = kinds.setdefault((form.event, form.form), {})
            known.update({name: field.kind for name, field in fields_of(form).items() if field.kind})
    return kinds
