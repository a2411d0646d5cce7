"""Every refusal has its words in every language and its line in docs/protocol.md; every clock has words."""

import re
from pathlib import Path

import pytest

from tumbleweed.server.refusals import STATUS, Refusal, server_words
from tumbleweed.server.table.clock import KINDS
from tumbleweed.words import LANGUAGES

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "tumbleweed" / "server"
SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in sorted(SERVER.rglob("*.py")))
RAISED = set(re.findall(r"""Refusal\(\s*"(\w+)\"""", SOURCES)) | set(
    re.findall(r"""(?:problem|refuse)\([\w.]+,(?: \w+,)? \d+, "(\w+)\"""", SOURCES)
)
SAID = {key.removeprefix("refused.") for key in server_words("en").texts if key.startswith("refused.")}
CLOSING = {key.removeprefix("bye.") for key in server_words("en").texts if key.startswith("bye.")}


def test_every_code_that_is_used_has_words_and_none_is_left_over() -> None:
    by_table = {"not_begun", "begun", "game_over", "table_closed"}
    assert RAISED | by_table == SAID
    assert set(STATUS) <= SAID


def test_every_good_bye_has_words() -> None:
    assert set(re.findall(r"""\.close\(\s*"(\w+)\"""", SOURCES)) == CLOSING


def test_every_clock_has_words_and_none_is_left_over() -> None:
    said = {key.removeprefix("clock.") for key in server_words("en").texts if key.startswith("clock.")}
    assert said == set(KINDS), "the other languages have the same keys"


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_filled(language: str) -> None:
    assert "7" in Refusal("no_such_chair", most=7).said(language)
    assert Refusal("free_chairs", n=1).said(language) != Refusal("free_chairs", n=2).said(language)


def test_docs_list_every_code_with_its_status() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8").split("## Codes")[1]
    listed = dict(re.findall(r"^\| `(\w+)` \| (\d*) \|", text, re.MULTILINE))
    assert {code: status for code, status in listed.items() if status} == {
        code: str(STATUS.get(code, 409)) for code in SAID
    }
    assert all(f"`{code}`" in text for code in CLOSING)


def test_docs_name_every_message() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    types = "".join((SERVER / name).read_text(encoding="utf-8") for name in ("from_client.py", "protocol.py"))
    tags = set(re.findall(r"""tag="(\w+)\"""", types))
    assert len(tags) == 28
    assert all(f"| `{tag}` |" in text for tag in tags)


def test_no_game_is_named_in_the_server() -> None:
    for path in sorted(SERVER.rglob("*.py")):
        text = path.read_text(encoding="utf-8").lower()
        for game in ("dice-town", "dice_town", "boomtown", "dodge-city", "dodge_city"):
            assert game not in text, f"{path.name} names {game}"
