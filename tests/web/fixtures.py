"""What the page's own tests draw: moments of each game as a player meets them, and some rounds as a film.

They are made anew whenever those tests run (web/scripts/fixtures.mjs), so that they always show what the games really
show: `python -m tests.web.fixtures web/made/fixtures`
"""

import json
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tests.games.dice_town.scenario import Play, town
from tests.web import scenes, scenes_boomtown, scenes_dodge_city

import tumbleweed as tw
from tumbleweed.server.rest.box import box_info
from tumbleweed.server.rest.rules import rules_info
from tumbleweed.server.rest.things import help_info
from tumbleweed.wording import wording
from tumbleweed.words import LANGUAGES

NAMES = ["Ada", "Lupe", "Cornelius", "Mei", "Zsófia"]
LAST_EVENTS = 14
Moment = dict[str, Any]
Shots = list[dict[str, Any]]


def moment(s: tw.State, seat: int) -> Moment:
    """What a seat (-1: a spectator) sees now, and what it is asked, in every language."""
    spec, names = tw.find(s.game), NAMES[: s.count]
    view = spec.view(s, seat)
    question = None
    if view["question"] is not None:
        texts = [spec.catalog.text(action) for action in tw.legal(s, seat)]
        question = {language: _asked(view, seat, texts, names, language) for language in LANGUAGES}
    speech = wording(s.game, "en")
    told = [{**event, "words": speech.event(event, names, seat)} for event in tw.events(s, seat)[-LAST_EVENTS:]]
    return {"names": names, "seat": seat, "view": view, "events": told, "question": question}


def _asked(view: dict[str, Any], seat: int, texts: list[str], names: list[str], language: str) -> dict[str, Any]:
    """A question as the server asks it."""
    speech, asked = wording(view["game"], language), view["question"]
    options = [
        {"action": text, "words": speech.action(view, text, names), "rule": speech.rule_of(view, text)}
        for text in texts
    ]
    known = {name: asked[name] for name in ("number", "decision", "name", "rule")}
    return {**known, "seat": seat, "words": speech.question(view, names), "options": options}


# ------------------------------------------------------------ games that are played by chance


def lively(s: tw.State, seat: int, luck: random.Random) -> int:
    """A random answer, but one that makes things happen."""
    spec = tw.find(s.game)
    texts = {spec.catalog.text(action): action for action in tw.legal(s, seat)}
    wanted = [text for text in texts if text.startswith("play ") or text.endswith(" brute")]
    if wanted and luck.random() < 0.6:
        return texts[luck.choice(wanted)]
    if "done" in texts and luck.random() < 0.6:
        return texts["done"]
    few = [text for text in texts if text.startswith("keep ") and len(text.split()) == 2 and text != "keep none"]
    if few and luck.random() < 0.7:
        return texts[luck.choice(few)]
    dear = tuple(f"{what} {n}" for what in ("bid", "bribe dollars", "bribe nuggets") for n in range(6, 100))
    return texts[luck.choice([text for text in texts if text not in dear])]


def film(game: str, seats: int, seed: int, rounds: int, **options: Any) -> Shots:
    """Some rounds as a spectator sees them: each view with the events since the one before."""
    luck = random.Random(seed)
    s = tw.new(game, seats, seed, options)
    shots: Shots = []
    told = 0
    while tw.waiting(s) and tw.view(s, -1)["round"] <= rounds:
        if s.ask is not None and not s.ask.discreet:
            events = tw.events(s, -1)
            shots.append({"view": tw.view(s, -1), "events": events[told:]})
            told = len(events)
        seat = tw.waiting(s)[0]
        tw.apply(s, seat, lively(s, seat, luck))
    return shots


def played(game: str, seats: int, **options: Any) -> tw.State:
    """A game that is over."""
    luck = random.Random(seats)
    s = tw.new(game, seats, seats, options)
    while tw.waiting(s):
        seat = luck.choice(tw.waiting(s))
        tw.apply(s, seat, lively(s, seat, luck))
    return s


# ------------------------------------------------------------ the games


def dice_town() -> Iterator[tuple[str, Any]]:
    """Every decision, some in several situations and in both editions."""
    for name, scene in {**scenes.CARDS, **scenes.ELIXIRS, **scenes.REMEDIES, **scenes.DECISIONS}.items():
        s = scene().s
        assert s.ask is not None
        decision = s.ask.decision_id()
        yield decision if name == decision else f"{decision}-{name}", moment(s, 0)
    hand = ("girls", "brute", "equip_2", "claim 2", "claim 5")
    more: dict[str, Callable[[], Play]] = {
        "D-02-poor": lambda: scenes.roll("QQQ9T", hand=hand[2:], dollars=1),
        "D-02-first": lambda: scenes.roll("QQQ9T", hand=hand, edition="first"),
        "D-07-again": tie_again,
        "D-07-all": lambda: scenes.street("saloon", "99TKA", "girls", bribe_who="all", dice=OTHERS_TIED),
        "D-07-doc": lambda: doc_bribes(3),
        "D-07-first": lambda: scenes.tie(edition="first"),
        "D-12-first": lambda: scenes.street("general_store", "JJJKA", dice=STORE, edition="first"),
        "D-15-random": lambda: scenes.street("saloon", "QQQKA", dice=SALOON, saloon_pick="random"),
        "D-20-bribes": doc_order_for_a_bribe,
        "chosen": scenes.chosen,
    }
    for name, scene in more.items():
        yield name, moment(scene().s, 0)
    yield "D-01", moment(tw.new("dice-town", 4, 1, {"first_sheriff": "host_choice", "shuffle_seats": False}), 0)
    yield "spectator", moment(scenes.chosen().s, -1)
    yield "watching-tie", moment(scenes.judge().s, 3)
    for seats in range(2, 6):
        yield f"over-{seats}", moment(played("dice-town", seats), 0)
    for seed, edition in ((4, "first"), (7, "second")):
        yield f"film-{seed}", film("dice-town", 4, seed, 3, edition=edition)


STORE = ["JJJKA", "TTQKA", "9TQQA", "99TKA"]
OTHERS_TIED = ["99TKA", "TTKKA", "QQJJA", "QQ9JA"]
SALOON = ["QQQKA", "TTKKA", "9JJAA", "99TKA"]


def tie_again() -> Play:
    """The Sheriff asks for better offers."""
    t = scenes.tie()
    t.asks(0, "D-07").says("bribe dollars 2", "bribe nuggets 0", "done")
    t.asks(2, "D-07").says("pass")
    return t.asks(1, "D-08").says("more")


def doc_bribes(sheriff: int) -> Play:
    """Several wait at the Doc's; what do they offer the Sheriff, who sets the order (U-23)?"""
    dice, lucky = ["KKK9T", "99999", "JJJJJ", "TTTTT"], (sheriff,)
    return town(["doc_badluck"], dice=dice, hands=scenes.HANDS, gained=lucky, controlled=lucky, sheriff=sheriff,
                bribe_doc_order=True, **scenes.WEALTH)  # fmt: skip


def doc_order_for_a_bribe() -> Play:
    t = doc_bribes(0).asks(1, "D-07").says("bribe dollars 2", "bribe nuggets 0", "done")
    return t.asks(2, "D-07").says("pass").asks(3, "D-07").says("pass")


def boomtown() -> Iterator[tuple[str, Any]]:
    for name, scene in scenes_boomtown.DECISIONS.items():
        yield name, moment(scene().s, 0)
    yield "film", film("boomtown", 3, 7, 4)


def dodge_city() -> Iterator[tuple[str, Any]]:
    for name, scene in scenes_dodge_city.DECISIONS.items():
        yield name, moment(scene().s, 0)


def boxes() -> Iterator[tuple[str, Any]]:
    """What is in the boxes, in every version and language."""
    for game in tw.game_names():
        for version in range(1, tw.find(game).version + 1):
            for language in LANGUAGES:
                yield f"{game}-{version}-{language}", box_info(game, language, version).model_dump()


def rules() -> Iterator[tuple[str, Any]]:
    """The rulebooks in every language."""
    for game in tw.game_names():
        for language in LANGUAGES:
            spec = tw.find(game)
            yield f"{game}-{language}", rules_info(spec, language, spec.version).model_dump()


def helps() -> Iterator[tuple[str, Any]]:
    """What everything on the tables is, in every language."""
    for game in tw.game_names():
        for language in LANGUAGES:
            yield f"{game}-{language}", help_info(game, language, tw.find(game).version).model_dump()


MADE = {
    "dice-town": dice_town,
    "boomtown": boomtown,
    "dodge-city": dodge_city,
    "boxes": boxes,
    "rules": rules,
    "helps": helps,
}
"""By folder."""


def main(folder: Path) -> None:
    for part, made in MADE.items():
        place = folder / part
        place.mkdir(parents=True, exist_ok=True)
        for old in place.glob("*.json"):
            old.unlink()
        for name, found in made():
            (place / f"{name}.json").write_text(json.dumps(found, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
