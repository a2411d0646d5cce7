"""Saved games: one file each, a record with the names at the table, the bot and the language."""

import contextlib
import json
import os
import secrets
import sys
import tempfile
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import tumbleweed as tw
from tumbleweed.words import LANGUAGES


class BadSave(Exception):
    """A file that cannot be continued; `reason` is the engine's error, or the key of a sentence."""

    def __init__(self, path: Path, reason: tw.TumbleweedError | str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path: Final = path
        self.reason: Final = reason


def folder() -> Path:
    """Where games are kept, for each user."""
    if chosen := os.environ.get("TUMBLEWEED_DATA"):
        return Path(chosen).expanduser()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "tumbleweed"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tumbleweed"


def fresh_path(game: str) -> Path:
    """A name no other game has: the game, the time, and four random letters."""
    now = datetime.now().astimezone()
    return folder() / f"{game}-{now:%Y%m%d-%H%M%S}-{secrets.token_hex(2)}.json"


def write(path: Path, content: Mapping[str, Any]) -> None:
    """Writes a save completely or not at all: first beside the old file and to the disk, then in its place."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, beside = tempfile.mkstemp(dir=path.parent, prefix=".saving-", suffix=".tmp")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(json.dumps(content, ensure_ascii=False, separators=(",", ":")))
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)  # noqa: PTH105 - the same step by its plain name
    except BaseException:
        with contextlib.suppress(OSError):
            Path(beside).unlink()
        raise


def read(path: Path) -> dict[str, Any]:
    """Reads a save and checks its form; `BadSave` says what is wrong."""
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise BadSave(path, "play.save_missing") from error
    except (OSError, ValueError, RecursionError) as error:
        raise BadSave(path, "play.save_unreadable") from error
    if not isinstance(content, dict) or not isinstance(content.get("seats"), int):
        raise BadSave(path, "play.save_no_record")
    names = content.get("names")
    fits = isinstance(names, list) and len(names) == content["seats"] and all(isinstance(name, str) for name in names)
    if not fits or not isinstance(content.get("bot"), str) or content.get("language") not in LANGUAGES:
        raise BadSave(path, "play.save_no_table")
    return content


def unfinished(game: str | None = None) -> Path | None:
    """The game that was played last and is not over. A damaged file counts too: the person should hear of it."""
    files = sorted(folder().glob("*.json"), key=_last_played, reverse=True)
    for path in files:
        try:
            content = read(path)
        except BadSave:
            if game is None or path.name.startswith(f"{game}-"):
                return path
            continue
        if content.get("scores") is None and game in (None, content.get("game")):
            return path
    return None


def _last_played(path: Path) -> tuple[int, str]:
    try:
        return path.stat().st_mtime_ns, path.name
    except OSError:
        return 0, path.name
