"""No file of the project names a package registry's host or a folder of somebody's machine."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
# Put together here, so that this file does not contain what it looks for.
HOSTS = [
    ".".join(parts)
    for parts in [
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("crates", "io"),
        ("rubygems", "org"),
        ("anaconda", "org"),
    ]
]
HOST = re.compile("|".join(map(re.escape, HOSTS)), re.IGNORECASE)
# Not after a letter or a dot: `docs/home/` and the path of a web address are not folders of a machine.
FOLDER = re.compile(r"(?<![\w.~-])/(?:work|root|home|Users)/|\b[A-Z]:\\+Users\b")


def files() -> list[Path]:
    """Files that are or would be committed: tracked ones, and new ones that are not ignored."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    return [path for name in sorted(set(done.stdout.split("\0"))) if name and (path := ROOT / name).is_file()]


def found(pattern: re.Pattern[str]) -> list[str]:
    places = []
    for path in files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a picture or a sound
        for number, line in enumerate(text.splitlines(), 1):
            if match := pattern.search(line):
                places.append(f"{path.relative_to(ROOT)}:{number}: {match.group()}")
    return places


def test_no_registry_hosts() -> None:
    assert found(HOST) == []


def test_no_folders_of_a_machine() -> None:
    assert found(FOLDER) == []


@pytest.mark.parametrize("text", ["see /ho" + "me/me/x", "'/wo" + "rk/main'", "C:\\Us" + "ers\\me"])
def test_the_search_finds_folders(text: str) -> None:
    assert FOLDER.search(text)


@pytest.mark.parametrize("text", ["https://example.net/home/x", "docs/work/notes.md"])
def test_the_search_leaves_other_slashes(text: str) -> None:
    assert not FOLDER.search(text)
