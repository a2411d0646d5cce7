"""What `help` says about compiled functions: mypyc gives them their signature, but leaves out their docstrings."""

import ast
import re
from pathlib import Path

FOLDER = "documented"
FUNCTION = re.compile(
    r'(\{"(?P<name>\w+)", \(PyCFunction\)CPyPy_(?P<module>\w+)___(?P=name), [\w| ]+, PyDoc_STR\("(?:[^"\\]|\\.)*)'
    r'("\) /\* docstring \*/\})'
)
"""How mypyc's C registers a function of a module."""


def documented(src: Path, made: Path) -> Path:
    """A copy, in a folder beside it, of the C made from a module, with the docstrings of its functions added; the
    original if there are none. The original is not changed, as mypyc would then make it anew every time.
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
    """The docstrings of a module's functions, as C string contents."""
    tree = ast.parse(module.read_text(encoding="utf-8"))
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    return {function.name: in_c(ast.get_docstring(function) or "") for function in functions}


def in_c(text: str) -> str:
    """A text as the contents of a C string."""
    plain = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return "".join(sign if sign.isascii() else "".join(f"\\{byte:03o}" for byte in sign.encode()) for sign in plain)
