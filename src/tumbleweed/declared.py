"""What follows from a game's declarations: the JSON schema of its events, views and decisions, a table of its events.

schema("dice-town")["events"] describes what `tw.events` and the server tell; web/scripts/types.mjs makes the page's
types from it. `python -m tumbleweed.declared` writes the tables of events into docs/, or says with --check whether they
are up to date.
"""

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType, NoneType
from typing import Annotated, Any, Final, Literal, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

from tumbleweed.core.declarations import described, fields_of, forms_in
from tumbleweed.core.forms import Form
from tumbleweed.core.spec import find

Schema = dict[str, Any]
REF: Final = "#/$defs/{name}"
PLAIN: Final = {bool: "boolean", int: "integer", float: "number", str: "string", NoneType: "null"}
DOCS: Final = Path(__file__).parents[2] / "docs"
BEGIN, END = "<!-- events: made by python -m tumbleweed.declared -->", "<!-- events: end -->"


def declared(game: str, what: str) -> ModuleType:
    """A game's module of declarations: `events`, `views` or `decisions`."""
    return import_module(f"tumbleweed.games.{find(game).name.replace('-', '_')}.declared.{what}")


def schema(game: str) -> dict[str, Schema]:
    """The JSON schema (2020-12) of a game's events, as a reader gets them, of its views and of its decisions."""
    return {"events": event_schema(game), "views": view_schema(game), "decisions": decision_schema(game)}


def decision_schema(game: str) -> Schema:
    """The id of a decision; its title is its name."""
    named = declared(game, "decisions").DECISIONS.items()
    return {"title": f"A decision of {game}", "oneOf": [{"const": id_, "title": name} for id_, name in named]}


def view_schema(game: str) -> Schema:
    module = declared(game, "views")
    return {"title": f"A view of {game}", "$ref": REF.format(name="View"), "$defs": _components(module, [module.View])}


def event_schema(game: str) -> Schema:
    """One object for each event and kind of reader; `form` tells them apart.

    `seq` is the reader's own count, `rule` the ids of the rules behind it, `words` (only from the server) what the
    log says, and `yours` that it says so to this reader.
    """
    module = declared(game, "events")
    groups = _groups(forms_in(module))
    parts = [part for _, beyond, fields in groups for part in (beyond, fields) if part is not None]
    found = _components(module, [module.Moment, *parts])
    told: Schema = {}
    for (event, beyond, fields), forms in groups.items():
        bases = [found[part.__name__] for part in (module.Moment, beyond, fields) if part is not None]
        told[f"{fields.__name__}Event"] = _told(event, forms, fields, bases)
    inner = {name: each for name, each in found.items() if name not in {part.__name__ for part in parts} | {"Moment"}}
    return {"title": f"An event of {game}", "anyOf": [_ref(name) for name in told], "$defs": {**told, **inner}}


def _ref(name: str) -> Schema:
    return {"$ref": REF.format(name=name)}


def _groups(forms: tuple[Form[Any], ...]) -> dict[tuple[str, type[Any] | None, type[Any]], list[Form[Any]]]:
    """Forms of an event that have the same fields."""
    groups: dict[tuple[str, type[Any] | None, type[Any]], list[Form[Any]]] = {}
    for form in forms:
        groups.setdefault((form.event, form.beyond, form.fields), []).append(form)
    return groups


def _told(event: str, forms: list[Form[Any]], fields: type[Any], bases: list[Schema]) -> Schema:
    """An event as its reader gets it."""
    properties: Schema = {
        "seq": {"type": "integer"},
        "event": {"const": event},
        "form": {"enum": [form.form for form in forms]},
        "rule": {"type": "string"},
        "words": {"anyOf": [{"type": "string"}, {"type": "null"}]},
        "yours": {"type": "boolean"},
    }
    required = ["seq", "event", "form", "rule"]
    for base in bases:
        properties.update(base["properties"])
        required += base["required"]
    about = {"description": fields.__doc__} if fields.__doc__ else {}
    return {"type": "object", **about, "properties": properties, "required": required, "additionalProperties": False}


def _components(module: ModuleType, types: list[type[Any]]) -> Schema:
    """Objects by name, the objects inside them, and the lists of words that have a name in the module."""
    lists = {each: name for name, each in vars(module).items() if get_origin(each) is Literal}
    found: Schema = {}
    for each in types:
        _object(each, lists, found)
    return found


def _object(fields: type[Any], lists: dict[Any, str], found: Schema) -> Schema:
    """Enters a TypedDict under its name, with everything inside it."""
    if fields.__name__ not in found:
        about = {"description": " ".join(fields.__doc__.split())} if fields.__doc__ else {}
        properties: Schema = {}
        found[fields.__name__] = {"type": "object", **about, "properties": properties, "additionalProperties": False}
        notes = described(fields)
        for name, hint in get_type_hints(fields, include_extras=True).items():
            note = notes[name].note
            properties[name] = {**_part(hint, lists, found), **({"description": note} if note else {})}
        found[fields.__name__]["required"] = [name for name in properties if name in fields.__required_keys__]
    return _ref(fields.__name__)


def _part(hint: Any, lists: dict[Any, str], found: Schema) -> Schema:
    """The type of a field. (msgspec could tell it, but cannot describe a choice between objects.)"""
    origin, inner = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        return _object(hint, lists, found)
    if origin is Literal:
        words = {"enum": list(inner)}
        if hint not in lists:
            return words
        found[lists[hint]] = words
        return _ref(lists[hint])
    if origin in (Annotated, NotRequired):
        return _part(inner[0], lists, found)
    parts = [_part(each, lists, found) for each in inner]
    if origin is list:
        return {"type": "array", "items": parts[0]}
    if origin is dict:
        return {"type": "object", "additionalProperties": parts[1]}
    return {"anyOf": parts} if parts else {} if hint is Any else {"type": PLAIN[hint]}


def event_table(game: str) -> str:
    """The events of a game for its page in the docs."""
    rows = ["| Event | Forms | What everybody is told | Who is told more |", "|---|---|---|---|"]
    forms = forms_in(declared(game, "events"))
    for event in dict.fromkeys(form.event for form in forms):
        own = [form for form in forms if form.event == event]
        public = dict.fromkeys(name for form in own if form.beyond is None for name in fields_of(form))
        private = {form.fields: None for form in own if form.beyond is not None}
        about = next((form.fields.__doc__ for form in own if form.fields.__doc__), "")
        names = ", ".join(f"`{name}`" for name in dict.fromkeys(form.form for form in own) if name)
        rows.append(f"| `{event}`: {' '.join((about or '').split())} | {names} | {_list(public)} | {_more(private)} |")
    return "\n".join(rows)


def _more(private: dict[type[Any], None]) -> str:
    """Private parts: what is told, and to whom."""
    return "<br>".join(f"{_list(dict.fromkeys(described(each)))}: {each.__doc__}" for each in private) or "–"


def _list(names: dict[str, None]) -> str:
    return ", ".join(f"`{name}`" for name in names) or "–"


def main(check: bool) -> int:
    """Writes the tables into the docs, or with `check` says which are not up to date."""
    stale = []
    for path in sorted(DOCS.glob("*.md")):
        text = path.read_text(encoding="utf-8")
        if BEGIN not in text:
            continue
        before, _, rest = text.partition(BEGIN)
        now = f"{before}{BEGIN}\n{event_table(path.stem)}\n{END}{rest.partition(END)[2]}"
        if now != text:
            stale.append(path.name)
            if not check:
                path.write_text(now, encoding="utf-8")
    if check and stale:
        print(f"{', '.join(stale)}: the table of events is out of date: python -m tumbleweed.declared", file=sys.stderr)  # noqa: T201
    return int(check and bool(stale))


if __name__ == "__main__":
    raise SystemExit(main("--check" in sys.argv))
