"""The libraries of the extra `research` are imported only by their own modules, which say what is missing."""

import subprocess
import sys

import pytest

from tumbleweed.envs.extra import INSTALL, MissingExtra, missing

LIBRARIES = ("gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel")
MODULES = {
    "tumbleweed.envs.gymnasium": ["gymnasium", "numpy"],
    "tumbleweed.envs.pettingzoo": ["pettingzoo", "gymnasium"],
    "tumbleweed.envs.open_spiel": ["pyspiel", "numpy"],
    "tumbleweed.envs.open_spiel_bot": ["open_spiel", "pyspiel"],
}


def python(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


def test_nothing_else_imports_the_libraries() -> None:
    parts = "arena, arena.match, bots, cli, envs.pieces, envs.seating, envs.text, envs.opponents, server.app"
    imports = "\n".join(f"import tumbleweed.{part.strip()}" for part in parts.split(","))
    done = python(f"{imports}\nimport sys\nprint([one for one in {LIBRARIES!r} if one in sys.modules])")
    assert done.stdout == "[]\n", done.stdout + done.stderr


@pytest.mark.parametrize(("module", "library"), [(module, one) for module, some in MODULES.items() for one in some])
def test_a_missing_library_is_named_with_the_command_that_installs_it(module: str, library: str) -> None:
    done = python(f"import sys\nsys.modules[{library!r}] = None\nimport {module}")
    said = done.stderr.strip().splitlines()[-1]
    package = {"pyspiel": "open_spiel"}.get(library, library)
    assert said.startswith(f"tumbleweed.envs.extra.MissingExtra: {package} is not installed"), done.stderr
    assert INSTALL in said


def test_other_missing_modules_stay_what_they_are() -> None:
    error = ModuleNotFoundError("No module named 'tumbleweed.nothing'", name="tumbleweed.nothing")
    assert missing(error) is error
    assert isinstance(missing(ModuleNotFoundError("no", name="gymnasium.spaces")), MissingExtra)
