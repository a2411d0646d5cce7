"""Commands that only a checkout has: they measure the project itself, from its folder bench beside the sources."""

import sys
from importlib import import_module
from typing import Final

import click

from tumbleweed import native
from tumbleweed.cli.languages import usual_language
from tumbleweed.words import words

COMMANDS: Final = {
    "bench": "Measure how fast the games are.",
    "loadtest": "Measure how many tables a running server carries.",
}
ROOT: Final = native.PACKAGE.parents[1]


def commands() -> dict[str, str]:
    """The commands and what they do; none outside a checkout."""
    return COMMANDS if (ROOT / "bench" / "bench.py").is_file() else {}


def command(name: str) -> click.Command:
    """One of these commands; outside a checkout, an error in the reader's language says where to find it."""
    if name not in commands():
        raise click.ClickException(words(usual_language()).say("common.only_in_a_checkout", command=name))
    if str(ROOT) not in sys.path:  # only the package's sources are on the path, not the folder beside them
        sys.path.insert(0, str(ROOT))
    found: click.Command = getattr(import_module(f"bench.{name}"), name)
    return found
