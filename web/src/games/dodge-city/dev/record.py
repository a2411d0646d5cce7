"""Writes what a seat sees at some moments of the browser tests to ../fixtures, for the tests of the table:
`PYTHONPATH=. uv run python web/src/games/dodge-city/dev/record.py`.
"""

import json
from pathlib import Path
from typing import Any

from tests.web import scenes_dodge_city as scenes

import tumbleweed as tw
from tumbleweed.core.play import legal
from tumbleweed.core.spec import find
from tumbleweed.core.steps import State
from tumbleweed.wording import wording

FOLDER = Path(__file__).parent.parent / "fixtures"
NAMES = ["Ada", "Lupe", "Cornelius", "Mei"]
SPEC = find("dodge-city")
MOMENTS = ("D-2", "D-4", "D-12", "D-14", "D-15")


def moment(s: State, seat: int) -> dict[str, Any]:
    """What a seat sees now, and what it is asked."""
    view = SPEC.view(s, seat)
    speech = wording("dodge-city", "en")
    asked = view["question"]
    texts = [SPEC.catalog.text(action) for action in legal(s, seat)]
    options = [
        {"action": text, "words": speech.action(view, text, NAMES), "rule": speech.rule_of(view, text)}
        for text in texts
    ]
    question = {**asked, "seat": seat, "words": speech.question(view, NAMES), "options": options}
    told = [{**event, "words": speech.event(event, NAMES)} for event in tw.events(s, seat)]
    return {"names": NAMES, "seat": seat, "view": view, "events": told, "question": {"en": question}}


if __name__ == "__main__":
    for name in MOMENTS:
        found = moment(scenes.DECISIONS[name]().s, 0)
        (FOLDER / f"{name}.json").write_text(json.dumps(found, ensure_ascii=False) + "\n")
