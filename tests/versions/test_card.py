"""CONTRIBUTING's card, added to a copy of the program: what the guide says is enough, and the card is everywhere."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from building.page import build_page
from tests.versions.later import LANGUAGES, ROOT, Copy
from tests.web.chromium import ready

SECTION = re.search(r"\n## A card\n(.*?)\n## ", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), re.DOTALL)
assert SECTION is not None
CARD_FILE, ITS_TEST = re.findall(r"```python\n(.*?)```", SECTION[1], re.DOTALL)
WORDS, ITS_RULE = re.findall(r"```toml\n(.*?)```", SECTION[1], re.DOTALL)
(PICTURE,) = re.findall(r"```svg\n(.*?)```", SECTION[1], re.DOTALL)
(IN_THE_DECK,) = re.findall(r"`(pickaxe = \{.*?\})`", SECTION[1])
(AMONG_PICTURES,) = re.findall(r"`(pickaxe: .*?,)`", SECTION[1])


@pytest.fixture(scope="module")
def carded(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """The program with the card: a file, a line in the deck and the version, words and rule in three languages."""
    copy = Copy(tmp_path_factory.mktemp("carded"))
    copy.add("games/dice_town/cards/pickaxe.py", CARD_FILE)
    copy.change("games/dice_town/data/deck.toml", "version = 1 #", "version = 2 #")
    copy.change("games/dice_town/data/deck.toml", "\ngirls = 1\n", f"\n{IN_THE_DECK}\ngirls = 1\n")
    for language in LANGUAGES:
        copy.add(f"games/dice_town/data/words/{language}.toml", f"\n{WORDS}")
        copy.change(f"games/dice_town/data/rules/{language}.toml", '\n"DT-21.1" =', f'\n{ITS_RULE}"DT-21.1" =')
    return copy


def run(copy: Copy, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, *words],
        check=False,
        env=copy.environment,
        cwd=copy.path,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
@pytest.mark.guards
def test_its_own_test_passes(carded: Copy) -> None:
    imports = "from tests.games.dice_town.scenario import town\n\n\n"
    (carded.path / "test_pickaxe.py").write_text(imports + ITS_TEST, encoding="utf-8")
    said = run(carded, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", ".", "test_pickaxe.py")
    assert "1 passed" in said


@pytest.mark.long
def test_it_is_everywhere(carded: Copy) -> None:
    found: dict[str, Any] = json.loads(run(carded, "-m", "tests.versions.carded", str(carded.path)))
    assert found["versions"] == [2, 1]
    assert found["replayed"] is True
    assert found["observations"] is True, "a layout belongs to the newest version"
    for bot, answer in found["bots"].items():
        assert answer in ("pass", "play pickaxe"), bot
    assert "play pickaxe" in found["bots"].values()
    words = found["words"]
    assert all(said[0] == "Pickaxe" and "twice" in said[1] for said in words["card"].values())
    assert all("Pickaxe" in said for said in (*words["answers"].values(), words["line"]))
    assert (words["rule"], words["rule of the line"]) == ("DT-20.18", "DT-20.18")
    assert found["box"][:3] == [[], [], []], "it is in no box of version 1"
    for (piece,) in found["box"][3:]:
        assert (piece["kind"], piece["name"], piece["copies"], piece["rule"]) == ("store", "Pickaxe", 1, "DT-20.18")
        assert "twice" in piece["effect"]
    assert found["rules"] == ["", "", "", *3 * [ITS_RULE.split('"')[3]]], "it is in no rulebook of version 1"
    in_the_terminal(carded)


def in_the_terminal(carded: Copy) -> None:
    """The game that was played with the card, told line by line."""
    said = run(carded, "-m", "tumbleweed.cli", "replay", str(Path(carded.path, "game.json")), "--lang", "en")
    assert re.search(r"Seat \d plays .*Pickaxe", said), said[-2000:]


@pytest.mark.slow
@pytest.mark.guards
def test_it_is_on_the_page(carded: Copy) -> None:
    """Drawn with its picture and words, offered at its moment, played, told with its rule, and found in the rules."""
    ready()
    web = carded.copy_page()
    (web / "src" / "art" / "dice-town-cards" / "card-pickaxe.svg").write_text(PICTURE, encoding="utf-8")
    pictures = web / "src" / "games" / "dice-town" / "model" / "pictures.ts"
    before = "  girls: 'card-girls',\n"
    written = pictures.read_text(encoding="utf-8")
    assert written.count(before) == 1
    pictures.write_text(written.replace(before, f"  {AMONG_PICTURES}\n{before}"), encoding="utf-8")
    build_page(carded.path)
    assert run(carded, "-m", "tests.versions.carded_page") == "seen\n"
