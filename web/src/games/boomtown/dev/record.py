"""What seat 0 sees at each decision, and some rounds as a spectator sees them, written to ../fixtures for tests:
`uv run python web/src/games/boomtown/dev/record.py`. The moments are those of the browser tests.
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

import tumbleweed as tw
from tumbleweed.core.play import legal
from tumbleweed.core.spec import find
from tumbleweed.core.steps import State
from tumbleweed.wording import wording

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[4]))
FOLDER = HERE.parent / "fixtures"
NAMES = ["Ada", "Lupe", "Cornelius", "Mei", "Zsófia"]
LANGUAGES = ("en", "de", "hu")
MOMENTS = ("BID", "PICK", "USE_MUSTANG", "DYNAMITE_TARGET", "HOLDUP", "SALOON_TOWN", "USE_TELEGRAPH")
SPEC = find("boomtown")
LAST_EVENTS = 4


def moment(s: State, seat: int) -> dict[str, Any]:
    """What a seat sees now, and what it is asked, in every language."""
    view = SPEC.view(s, seat)
    names = NAMES[: len(view["players"])]
    asked = view["question"]
    question = {}
    for language in LANGUAGES:
        speech = wording("boomtown", language)
        texts = [SPEC.catalog.text(action) for action in legal(s, seat)]
        question[language] = {
            "seat": seat, "number": asked["number"], "decision": asked["decision"], "name": asked["name"],
            "rule": asked["rule"], "words": speech.question(view, names),
            "options": [{"action": text, "words": speech.action(view, text, names), "rule": speech.rule_of(view, text)}
                        for text in texts],
        }  # fmt: skip
    speech = wording("boomtown", "en")
    told = [{**event, "words": speech.event(event, names)} for event in tw.events(s, seat)[-LAST_EVENTS:]]
    return {"names": names, "seat": seat, "view": view, "events": told, "question": question}


def film(seed: int, rounds: int) -> list[dict[str, Any]]:
    """Some rounds as a spectator sees them: each view with the events since the one before."""
    luck = random.Random(seed)
    s = tw.new("boomtown", seats=3, seed=seed)
    shots: list[dict[str, Any]] = []
    told = 0
    while tw.waiting(s) and SPEC.view(s, -1)["round"] <= rounds:
        view, events = SPEC.view(s, -1), tw.events(s, -1)
        shown = {name: value for name, value in view.items() if name not in ("options", "results", "removed")}
        shots.append({"view": shown, "events": events[told:]})
        told = len(events)
        seat = tw.waiting(s)[0]
        texts = {SPEC.catalog.text(action): action for action in legal(s, seat)}
        cheap = [text for text in texts if not text.startswith("bid ") or int(text[4:]) < 6]
        tw.apply(s, seat, texts[luck.choice(cheap)])
    return shots


def main() -> None:
    from tests.web.scenes_boomtown import DECISIONS

    FOLDER.mkdir(exist_ok=True)
    for name in MOMENTS:
        (FOLDER / f"{name}.json").write_text(json.dumps(moment(DECISIONS[name]().s, 0)) + "\n", "utf-8")
    (FOLDER / "film.json").write_text(json.dumps(film(7, 4)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
