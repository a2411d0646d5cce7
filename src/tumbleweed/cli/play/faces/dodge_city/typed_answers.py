"""Dodge City: how answers are typed. `sal 0,1` or `1 0,1` is a cell, `pos lady` opens a building."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from tumbleweed.cli.play.faces.dodge_city import houses
from tumbleweed.cli.play.faces.face import NotSo, Seen
from tumbleweed.games.dodge_city.box import FIGURES

PLACES: Final = ("buy", "free", "take", "move", "to")
"""Answers that name a building and a cell."""
FEW: Final = 8
"""Up to this many cells are listed one by one."""
CELL: Final = re.compile(r"(?:(buy|free|take|move|to)\s+)?(?:(\w+)\s+)?\(?(\d)\s*[,.;/ ]\s*(\d)\)?")
FIGURE: Final = re.compile(r"(?:open\s+)?(\w+)\s+([^\W\d_][\w-]*)")
VERBS: Final = {"D-4": "buy", "D-11": "free", "D-12": "move", "D-13": "move"}
"""What typing a cell means, by question; in all other questions a stone is taken."""


def listed(seen: Seen, texts: Sequence[str]) -> tuple[list[str], str]:
    """The options that get a line of their own, and a line for each kind of answer that is typed."""
    typed = [text for text in texts if _typed(text)]
    if len(typed) <= FEW and _decision(seen) != "D-4":
        return list(texts), ""
    said = [line for kind in (*PLACES, "open") if (line := _about(seen, kind, typed))]
    return [text for text in texts if not _typed(text)], "\n".join(said)


def _decision(seen: Seen) -> str:
    question = seen.view["question"]
    return str(question["decision"]) if question else ""


def _typed(text: str) -> bool:
    """Whether an answer names a cell or opens a building."""
    return text.split(maxsplit=1)[0] in (*PLACES, "open") and text != "take back"


def _about(seen: Seen, kind: str, texts: Sequence[str]) -> str:
    """`Buy: 1 SAL $300 (25 free), …`; figures with their prices where a building can be opened."""
    own = [text for text in texts if text.split()[0] == kind]
    if not own:
        return ""
    if kind == "open":
        return _about_opening(seen, own)
    parts = []
    for number, cells in houses.by_building(seen, own).items():
        house = seen.view["buildings"][number - 1]
        cost = f" {houses.price(seen, house['price'])}" if kind == "buy" and house["price"] else ""
        parts.append(f"{number} {house['id']}{cost} ({cells})")
    return seen.say(f"play.dodge_city.type_{kind}", buildings=", ".join(parts), example=_example(seen, own[0]))


def _about_opening(seen: Seen, texts: Sequence[str]) -> str:
    pairs = [text.split()[1:] for text in texts]
    numbers = list(dict.fromkeys(int(number) for number, _ in pairs))
    figures = list(dict.fromkeys(figure for _, figure in pairs))
    buildings = ", ".join(f"{number} {seen.view['buildings'][number - 1]['id']}" for number in numbers)
    costs = {each["figure"]: each["price"] for each in seen.view["figures"]}
    prices = ", ".join(f"{houses.figure_name(seen, figure)} {houses.price(seen, costs[figure])}" for figure in figures)
    return seen.say("play.dodge_city.type_open", buildings=buildings, figures=prices, example=_example(seen, texts[0]))


def _example(seen: Seen, text: str) -> str:
    """`sal 0,1`, `sal cowboy`: as it may be typed."""
    _, number, rest = text.split()
    what = houses.figure_name(seen, rest) if rest in FIGURES else rest
    return f"{seen.view['buildings'][int(number) - 1]['id']} {what}".lower()


def label(seen: Seen, text: str) -> str:
    """A cell is typed as it is, listed or not; where a stone could be bought or free, the label says which."""
    if not _typed(text):
        return ""
    return text if _decision(seen) == "D-4" else _example(seen, text)


def hint(seen: Seen) -> str:
    """What may be typed besides a number."""
    decision = _decision(seen)
    if decision in {"D-1", "D-2", "D-7", "D-9", "D-14", ""}:
        return ""
    opening = seen.view["turn"]["opening"]
    shown = [house for house in seen.view["buildings"] if house["status"] == "open"] or seen.view["buildings"]
    building = opening["building"] if opening else shown[0]["id"]
    return seen.say("play.dodge_city.hint_cell", example=f"{building.lower()} 0,1")


def read(seen: Seen, typed: str, numbered: Mapping[str, str]) -> str | None:
    """A cell or an opening as it is typed; ending and taking back also in the person's language."""
    plain = typed.lower()
    options = list(numbered.values())
    for key, text in (("done", "done"), ("pass", "pass"), ("back", "take back")):
        if plain in {key, key[0], seen.say(f"play.dodge_city.{key}_typed")} and (text in options or plain != key):
            return text
    cell = CELL.fullmatch(plain)
    if cell:
        return _cell(seen, cell, options)
    opening = FIGURE.fullmatch(plain)
    if opening and _decision(seen) == "D-4" and opening[1] not in PLACES:
        return _opening(seen, opening[1], opening[2])
    return None


def _cell(seen: Seen, found: re.Match[str], options: Sequence[str]) -> str:
    """A building and a cell; free stones come before bought ones; a building that is the only one can be left out."""
    verb, building, row, column = found.groups()
    decision = _decision(seen)
    number = _number(seen, building) if building else _only(seen, options)
    place = f"{number} {row},{column}"
    if verb:
        return f"{verb} {place}"
    for kind in ("free", "to", "buy", "move", "take"):
        if f"{kind} {place}" in options:
            return f"{kind} {place}"
    lifted = seen.view["event"] and seen.view["event"]["lifted"]
    return f"{'to' if lifted else VERBS.get(decision, 'take')} {place}"


def _number(seen: Seen, building: str) -> int:
    """A building by its number or id."""
    for house in seen.view["buildings"]:
        if building in {str(house["number"]), house["id"].lower()}:
            return int(house["number"])
    known = ", ".join(f"{house['number']} {house['id']}" for house in seen.view["buildings"])
    raise NotSo(seen.say("play.dodge_city.no_building", typed=building, known=known))


def _only(seen: Seen, options: Sequence[str]) -> int:
    """The only building that can be meant."""
    numbers = {text.split()[1] for text in options if text.split()[0] in PLACES and text != "take back"}
    if len(numbers) == 1:
        return int(numbers.pop())
    raise NotSo(seen.say("play.dodge_city.which_building", hint=hint(seen)))


def _opening(seen: Seen, building: str, figure: str) -> str:
    """`pos lady`: a building and a figure, or how its name begins."""
    number = _number(seen, building)
    for rank in FIGURES:
        if rank.startswith(figure) or houses.figure_name(seen, rank).lower().startswith(figure):
            return f"open {number} {rank}"
    known = ", ".join(houses.figure_name(seen, rank) for rank in FIGURES)
    raise NotSo(seen.say("play.dodge_city.no_figure", typed=figure, known=known))
