"""What a program with CONTRIBUTING's card does with it, as JSON: run by a copy of the program (test_card.py)."""

import json
import random
import sys
from pathlib import Path
from typing import Any

import tumbleweed as tw
from tumbleweed import bots
from tumbleweed.rulebook import rulebook
from tumbleweed.server.rest.box import box_info
from tumbleweed.wording import wording
from tumbleweed.words import LANGUAGES

GAME = "dice-town"
CARD = "pickaxe"
NAMES = ["Ada", "Lupe", "Mei"]


def holding() -> tw.State:
    """Somebody wins the Gold Mine and has the card."""
    return tw.position(GAME, "gold_mine", seed=1, dice=["999KA", "TTTJJ", "9JJQA"], hands=[[CARD]])


def chosen_by_bots() -> dict[str, str]:
    """What each bot does with the card."""
    spec = tw.find(GAME)
    found = {}
    for name in bots.names(GAME):
        s = holding()
        bot = bots.find(name, GAME, 1)
        found[name] = spec.catalog.text(bot.choose(bots.sight(spec, s, 0, 1)))
    return found


def in_words() -> dict[str, Any]:
    """The card, the answer that plays it, and the line of the log, in every language."""
    s = holding()
    view = tw.view(s, 0)
    said = {language: list(wording(GAME, language).card(CARD)) for language in LANGUAGES}
    answers = {language: wording(GAME, language).action(view, f"play {CARD}", NAMES) for language in LANGUAGES}
    rule = wording(GAME, "en").rule_of(view, f"play {CARD}")
    tw.answer(s, 0, f"play {CARD}")
    played = next(event for event in tw.events(s, -1) if event["event"] == "card_played")
    line = wording(GAME, "en").event(played, NAMES)
    return {"card": said, "answers": answers, "rule": rule, "line": line, "rule of the line": played["rule"]}


def in_the_box(language: str, version: int) -> list[dict[str, Any]]:
    """What the server tells the page about the card."""
    pieces = box_info(GAME, language, version).model_dump()["pieces"]
    return [piece for piece in pieces if piece["id"] == CARD]


def in_the_rules(language: str, version: int) -> str:
    """What the rules say about the card; empty in a version without it."""
    return rulebook(GAME, language, version).texts.get("DT-20.18", "")


def game_with_it() -> dict[str, Any]:
    """The record of a game in which somebody plays the card."""
    for seed in range(1000):
        luck = random.Random(seed)
        s = tw.new(GAME, 4, seed)
        while tw.waiting(s):
            seat = tw.waiting(s)[0]
            options = {tw.text(GAME, action): action for action in tw.legal(s, seat)}
            tw.apply(s, seat, options.get(f"play {CARD}", luck.choice(list(options.values()))))
        if any(event.get("card") == CARD for event in tw.events(s, -1) if event["event"] == "card_played"):
            return tw.record(s)
    raise AssertionError("nobody ever plays it")


def main(folder: Path) -> None:
    record = game_with_it()
    again = json.loads(json.dumps(tw.record(tw.replay(record))))
    (folder / "game.json").write_text(json.dumps(record), encoding="utf-8")
    old = tw.new(GAME, 3, 1, version=1)
    print(
        json.dumps(
            {
                "versions": [tw.version(tw.new(GAME, 3, 1)), tw.version(old)],
                "bots": chosen_by_bots(),
                "words": in_words(),
                "box": [in_the_box(language, version) for version in (1, 2) for language in LANGUAGES],
                "rules": [in_the_rules(language, version) for version in (1, 2) for language in LANGUAGES],
                "replayed": again == json.loads(json.dumps(record)),
                "observations": len(tw.observe(old, 0)) == len(tw.observe(tw.new(GAME, 3, 1), 0)),
            }
        )
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]))
