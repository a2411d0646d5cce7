"""Plays seeded games and writes what a seat sees at each decision to ../fixtures, for the tests and the workbench of
the table: `uv run python web/src/games/dice-town/dev/record.py`.

Of all the moments at which a decision is asked, the one with most to see is kept.
"""

import json
import random
from pathlib import Path
from typing import Any

import tumbleweed as tw
from tumbleweed.core.play import legal
from tumbleweed.core.spec import find
from tumbleweed.core.steps import State
from tumbleweed.wording import wording

FOLDER = Path(__file__).parent.parent / "fixtures"
NAMES = ["Ada", "Lupe", "Cornelius", "Mei", "Zsófia"]
LANGUAGES = ("en", "de", "hu")
SPEC = find("dice-town")
GAMES = 260
QUICK = 4000
LAST_EVENTS = 14

Moment = dict[str, Any]


def options_of(seed: int) -> dict[str, Any]:
    """The table of a game; the switches that make rare decisions possible take turns."""
    options: dict[str, Any] = {"edition": ("first", "second")[seed % 2]}
    if seed % 5 == 0:
        options["first_sheriff"] = "host_choice"
    if seed % 7 == 0:
        options["bribe_who"] = "all"
    if seed % 11 == 0:
        options["bribe_doc_order"] = True
    if seed % 13 == 0:
        options |= {"doc_obligation": "may", "saloon_pick": "random"}
    return options


def choose(s: State, seat: int, luck: random.Random) -> int:
    """An answer by chance, but one that lets things happen."""
    texts = {SPEC.catalog.text(action): action for action in legal(s, seat)}
    wanted = [text for text in texts if text.startswith("play ") or text.endswith(" brute")]
    if wanted and luck.random() < 0.6:
        return texts[luck.choice(wanted)]
    if "done" in texts and luck.random() < 0.6:
        return texts["done"]
    keeps = [text for text in texts if text.startswith("keep ")]
    if keeps and luck.random() < 0.7:
        few = [text for text in keeps if len(text.split()) == 2 and text != "keep none"]
        return texts[luck.choice(few or keeps)]
    large = tuple(f"bribe {kind} {amount}" for kind in ("dollars", "nuggets") for amount in range(4, 100))
    return texts[luck.choice([text for text in texts if text not in large])]


def moment(s: State, seat: int, seats: int) -> Moment:
    """What a seat sees now, and what it is asked, in every language."""
    names = NAMES[:seats]
    view = SPEC.view(s, seat)
    events = tw.events(s, seat)[-LAST_EVENTS:]
    asked = view["question"]
    question = None
    if asked is not None:
        texts = [SPEC.catalog.text(action) for action in legal(s, seat)]
        question = {}
        for language in LANGUAGES:
            speech = wording("dice-town", language)
            question[language] = {
                "seat": seat, "number": asked["number"], "decision": asked["decision"], "name": asked["name"],
                "rule": asked["rule"], "words": speech.question(view, names),
                "options": [
                    {"action": text, "words": speech.action(view, text, names), "rule": speech.rule_of(view, text)}
                    for text in texts
                ],
            }  # fmt: skip
    speech = wording("dice-town", "en")
    told = [{**event, "words": speech.event(event, names)} for event in events]
    return {"names": names, "seat": seat, "view": view, "events": told, "question": question}


def richness(view: dict[str, Any], options: list[str]) -> float:
    """How much there is to see."""
    me = view["players"][view["seat"]]
    kinds = {text.partition(" ")[0] for text in options}
    return (
        min(len(me["hand"]), 6) + 2 * len(kinds) + min(len(options), 20) / 10 + min(view["round"], 5)
        + 2 * any(player["protected"] for player in view["players"]) + 3 * (len(view["players"]) == 4)
        + 3 * len((view["tie"] or {"offers": []})["offers"])
    )  # fmt: skip


def keys_of(s: State, seat: int, view: dict[str, Any], texts: list[str]) -> list[str]:
    """The fixtures a moment could serve as."""
    edition = view["options"]["edition"]
    decision = view["question"]["decision"]
    keys = [f"{decision}-{edition}"]
    if decision == "D-02" and any(text.endswith(" brute") for text in texts):
        keys = ["D-02-brute"]
    if decision == "D-02" and view["players"][seat]["dollars"] < 2 and view["round"] > 1:
        keys.append("D-02-poor")
    if decision == "D-02" and len(view["players"]) == 5 and view["round"] > 2:
        keys.append("D-02-five")
    if decision == "D-07" and any(text.startswith("seat ") for text in texts):
        keys = ["D-07-all"]
    if decision == "D-07" and view["phase"] == "place_8":
        keys = ["D-07-doc"]
    if decision == "D-07" and (view["tie"] or {}).get("offer_round", 0) > 1:
        keys = ["D-07-again"]
    if decision == "D-07" and "own_draft" in (view["tie"] or {}) and "done" in texts:
        keys = []
    if decision == "D-15" and any(text.startswith("seat ") for text in texts):
        keys = ["D-15-random"]
    if decision == "D-20" and view["tie"]:
        keys = ["D-20-bribes"]
    return keys


def keep(best: dict[str, tuple[float, Moment]], key: str, worth: float, found: Moment) -> None:
    if key not in best or worth > best[key][0]:
        best[key] = (worth, found)


def play(seed: int, best: dict[str, tuple[float, Moment]]) -> None:
    """One game; what is worth keeping of it goes to `best`."""
    luck = random.Random(seed)
    seats = 2 + seed % 4 if seed % 3 else 4
    s = tw.new("dice-town", seats=seats, seed=seed, options=options_of(seed))
    while tw.waiting(s):
        for seat in tw.waiting(s):
            view = SPEC.view(s, seat)
            texts = [SPEC.catalog.text(action) for action in legal(s, seat)]
            worth = richness(view, texts)
            for key in keys_of(s, seat, view, texts):
                if key not in best or worth > best[key][0]:
                    keep(best, key, worth, moment(s, seat, seats))
        seat = luck.choice(tw.waiting(s))
        decision = SPEC.view(s, seat)["question"]["decision"]
        tw.answer(s, seat, choose(s, seat, luck))
        watch(s, seat, seats, decision, best)
    keep(best, f"over-{seats}", 0.0, moment(s, 0, seats))


def watch(s: State, seat: int, seats: int, decision: str, best: dict[str, tuple[float, Moment]]) -> None:
    """Moments of those who are not asked."""
    view = SPEC.view(s, seat)
    choice = view["players"][seat].get("choice", {"kept": []})
    if decision == "D-02" and view["question"] is None and seats == 4 and len(choice["kept"]) > 1:
        keep(best, "chosen", view["round"], moment(s, seat, seats))
        keep(best, "spectator", view["round"], moment(s, -1, seats))
    waiting = tw.waiting(s)
    if waiting and SPEC.view(s, waiting[0])["question"]["decision"] == "D-08" and seats > 3:
        others = [other for other in range(seats) if other not in waiting]
        seen = SPEC.view(s, others[0])
        keep(best, "watching-tie", richness(seen, []), moment(s, others[0], seats))


def play_quick(seed: int, best: dict[str, tuple[float, Moment]]) -> None:
    """A very short game, of many: for what happens rarely, such as a tie at the end (D-28)."""
    luck = random.Random(seed)
    options = {"edition": ("second", "first")[seed % 2], "claim_values": [1, 1, 1]}
    s = tw.new("dice-town", seats=3, seed=seed, options=options)
    while tw.waiting(s):
        seat = tw.waiting(s)[0]
        view = SPEC.view(s, seat)
        decision = view["question"]["decision"]
        if decision in ("D-28", "D-03"):
            texts = [SPEC.catalog.text(action) for action in legal(s, seat)]
            keep(best, f"{decision}-{options['edition']}", richness(view, texts), moment(s, seat, 3))
        tw.answer(s, seat, choose(s, seat, luck))


def film(seed: int) -> list[dict[str, Any]]:
    """Three rounds as a spectator sees them: each view with the events since the one before."""
    luck = random.Random(seed)
    s = tw.new("dice-town", seats=4, seed=seed, options={"edition": ("first", "second")[seed % 2]})
    shots: list[dict[str, Any]] = []
    told = 0
    while tw.waiting(s) and SPEC.view(s, -1)["round"] < 4:
        view = SPEC.view(s, -1)
        events = tw.events(s, -1)
        if not s.ask.discreet:  # type: ignore[union-attr]  # somebody is waited for
            shown = {name: view[name] for name in ("round", "phase", "sheriff", "players", "town", "seat")}
            shots.append({"view": shown, "events": events[told:]})
            told = len(events)
        tw.answer(s, tw.waiting(s)[0], choose(s, tw.waiting(s)[0], luck))
    return shots


def main() -> None:
    best: dict[str, tuple[float, Moment]] = {}
    for seed in range(GAMES):
        play(seed, best)
    for seed in range(QUICK):
        play_quick(seed, best)
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for key, (_, found) in sorted(best.items()):
        (FOLDER / f"{key}.json").write_text(json.dumps(found, ensure_ascii=False) + "\n", "utf-8")
    for seed in (4, 7):
        (FOLDER / f"film-{seed}.json").write_text(json.dumps(film(seed)) + "\n", "utf-8")
    print(len(best), "fixtures:", *sorted(best))  # noqa: T201  # this is a command


if __name__ == "__main__":
    main()
