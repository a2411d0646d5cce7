"""Whether data fits a JSON schema of tumbleweed.declared."""

from typing import Any

Schema = dict[str, Any]
TYPES = {"integer": int, "string": str, "boolean": bool, "null": type(None), "array": list, "object": dict}


def misfit(value: Any, schema: Schema, within: Schema | None = None) -> str:
    """What does not fit; empty if all does. `within` is the whole schema, with its definitions."""
    whole = within or schema
    if "$ref" in schema:
        return misfit(value, whole["$defs"][schema["$ref"].rpartition("/")[2]], whole)
    if "anyOf" in schema:
        found = [misfit(value, part, whole) for part in schema["anyOf"]]
        return "" if "" in found else f"{value!r} fits none: {', '.join(min(found, key=len).splitlines())}"
    if "const" in schema or "enum" in schema:
        return "" if value in schema.get("enum", [schema.get("const")]) else f"{value!r} is none of {schema}"
    if "type" not in schema:
        return ""
    if type(value) is not TYPES[schema["type"]]:
        return f"{value!r} is no {schema['type']}"
    if isinstance(value, list):
        return next(filter(None, (misfit(each, schema.get("items", {}), whole) for each in value)), "")
    return _fields(value, schema, whole) if isinstance(value, dict) else ""


def _fields(value: dict[str, Any], schema: Schema, whole: Schema) -> str:
    """An object with named fields, or with values of one kind."""
    known = schema.get("properties")
    if known is None:
        kind = schema.get("additionalProperties", {})
        return next(filter(None, (misfit(each, kind, whole) for each in value.values())), "")
    missing, unknown = set(schema["required"]) - set(value), set(value) - set(known)
    if missing or unknown:
        return f"without {sorted(missing)}, with {sorted(unknown)}"
    return next((f"{name}: {wrong}" for name, part in value.items() if (wrong := misfit(part, known[name], whole))), "")
