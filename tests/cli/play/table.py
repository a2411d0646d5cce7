"""Playing by script: lines in, everything printed out."""

import json
import random
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from tumbleweed.cli import main

GAME = "dice-town"


def chatter(seed: int, count: int = 4000) -> list[str]:
    """Lines a careless person might type: mostly options, sometimes nonsense."""
    luck = random.Random(seed)
    return luck.choices(["1", "2", "3", "4", "5", "1 2", "pass", "k", "s", "none", "77", "bah", ""], k=count)


def run(arguments: list[str], lines: list[str], folder: Path, **environment: str) -> Result:
    """Runs a command with these lines typed, until they run out."""
    settings = {"TUMBLEWEED_DATA": str(folder), "COLUMNS": "80", "LANG": "en_US.UTF-8", "LC_ALL": "", **environment}
    typed = "".join(f"{line}\n" for line in lines)
    return CliRunner().invoke(main, arguments, input=typed, env=settings, catch_exceptions=False)


def only_save(folder: Path) -> Path:
    """The only save in a folder; nothing else is there."""
    (save,) = folder.iterdir()
    return save


def saved(folder: Path) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(only_save(folder).read_text(encoding="utf-8"))
    return content
