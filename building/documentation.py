"""What `help` says of compiled functions: mypyc gives them their signature, and leaves their documentation out."""

import ast
import re
from pathlib import Path

FOLDER = "documented"
FUNCTION = re.compile(
    r'(\{"(?P<name>\w+)", \(PyCFunction\)CPyPy_(?P<module>\w+)___(?P=name), [\w| ]+, PyDoc_STR\("(?:[^"\\]|\\.)*)'
    r'("\) /\* docstring \*/\})'
)
"""A function of a module, as the C that mypyc makes enters it."""


def documented(src: Path, made: Path) -> Path:
    """A copy, in a folder beside it, of the C that was made of a module, with the documentation of its functions; the C
    itself if there is none. It is not changed in its place: mypyc would make it anew every time.
    """
    text = made.read_text(encoding="utf-8")
    found = FUNCTION.search(text)
    module = src / f"{found['module'].replace('___', '/')}.py" if found else src
    if not module.is_file():
        return made
    said = functions_of(module)
    copy = made.parent / FOLDER / made.name
    copy.parent.mkdir(exist_ok=True)
    copy.write_text(
        FUNCTION.sub(lambda entry: entry[1] + said.get(entry["name"], "") + entry[4], text), encoding="utf-8"
    )
    return copy


def functions_of(module: Path) -> dict[str, str]:
    """The documentation of a module's functions, as it stands within the quotes of C."""
    tree = ast.parse(module.read_text(encoding="utf-8"))
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    return {function.name: in_c(ast.get_docstring(function) or "") for function in functions}


def in_c(text: str) -> str:
    """A text as it stands within the quotes of C."""
    plain = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return "".join(sign if sign.isascii() else "".join(f"\\{byte:03o}" for byte in sign.encode()) for sign in plain)
