"""What to say when a library of the extra `research` is not installed."""

from typing import Final

INSTALL: Final = "uv sync --extra research"
LIBRARIES: Final = {
    "absl": "open_spiel",
    "gymnasium": "gymnasium",
    "numpy": "numpy",
    "open_spiel": "open_spiel",
    "pettingzoo": "pettingzoo",
    "pyspiel": "open_spiel",
}
"""The modules that are imported here, and the packages that contain them."""


class MissingExtra(ImportError):
    """A library of the extra `research` is not installed."""


def missing(error: ModuleNotFoundError) -> ImportError:
    """The error to raise instead: if a library of the extra is missing, it says what to install."""
    package = LIBRARIES.get((error.name or "").partition(".")[0])
    if package is None:
        return error
    said = f"{package} is not installed; `{INSTALL}` does that (or `pip install 'tumbleweed[research]'`)"
    return MissingExtra(said, name=error.name)
