"""Dice Town, D-07: an offer to the Sheriff as a form (dollars, nuggets, cards), one question after the other."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tumbleweed.cli.play.faces.face import Ask, Seen

NOTHING: Final[dict[str, Any]] = {"dollars": 0, "nuggets": 0, "cards": [], "protected": []}

NO_CARDS: Final = frozenset({"", "0", "-"})


class Passed(Exception):
    """No offer after all, or none better than before."""


def fill_in(seen: Seen, texts: Sequence[str], ask: Ask) -> Mapping[str, Any] | str:
    """The whole offer, including what was offered before; or `pass`."""
    mine = seen.view["players"][seen.me]
    before = {**NOTHING, **((seen.view["tie"] or {}).get("own_draft") or {})}
    if texts == ["pass"]:
        return "pass"
    form: dict[str, Any] = {}
    try:
        whom = [int(text.split()[1]) for text in texts if text.startswith("seat ")]
        if whom:
            form["supports"] = _whom(seen, whom, ask)
        for good in ("dollars", "nuggets"):
            form[good] = _amount(seen, good, before[good], mine[good], ask)
        form["cards"], form["protected"] = _cards(seen, before, ask)
    except Passed:
        return "pass"
    same = all(form[key] == before[key] for key in ("dollars", "nuggets"))
    return "pass" if same and _as_many_cards(form, before) else form


def _as_many_cards(form: Mapping[str, Any], before: Mapping[str, Any]) -> bool:
    return all(len(form[key]) == len(before[key]) for key in ("cards", "protected"))


def _typed(seen: Seen, prompt: str, ask: Ask, wrong: str | None) -> str:
    """A line; `pass` ends the form. After a wrong line the prompt says so first, and then what would be right."""
    complaint = "" if wrong is None else seen.say("play.dice_town.not_possible", typed=wrong) + "\n"
    typed = ask(complaint + prompt).lower()
    if typed in {"pass", seen.say("play.dice_town.pass_typed")}:
        raise Passed
    return typed


def _whom(seen: Seen, seats: Sequence[int], ask: Ask) -> int:
    """U-21: a player who is not tied supports one of the tied players."""
    choices = ", ".join(f"{number} {seen.names[seat]}" for number, seat in enumerate(seats, 1))
    typed: str | None = None
    while True:
        typed = _typed(seen, seen.say("play.dice_town.ask_whom", choices=choices), ask, typed)
        if typed.isdecimal() and 1 <= int(typed) <= len(seats):
            return seats[int(typed) - 1]


def _amount(seen: Seen, good: str, least: int, owned: int, ask: Ask) -> int:
    """Dollars or nuggets; Enter leaves them as they are."""
    if least == owned:
        return least
    typed: str | None = None
    while True:
        typed = _typed(seen, seen.say(f"play.dice_town.ask_{good}", low=least, high=owned), ask, typed)
        plain = typed.removeprefix("$").strip() or str(least)
        if plain.isdecimal() and least <= int(plain[:9]) <= owned:
            return int(plain)


def _cards(seen: Seen, before: Mapping[str, Any], ask: Ask) -> tuple[list[str], list[int]]:
    """Cards of the hand and protected claims, by their numbers in a list; those offered before stay offered."""
    mine = seen.view["players"][seen.me]
    free: list[tuple[str, str | int]] = [("cards", card) for card in _without(mine["hand"], before["cards"])]
    free += [("protected", value) for value in _without(mine["protected"], before["protected"])]
    offered: dict[str, list[Any]] = {"cards": list(before["cards"]), "protected": list(before["protected"])}
    if not free:
        return offered["cards"], offered["protected"]
    choices = ", ".join(f"{number} {_called(seen, key, card)}" for number, (key, card) in enumerate(free, 1))
    typed: str | None = None
    while True:
        typed = _typed(seen, seen.say("play.dice_town.ask_cards", choices=choices), ask, typed)
        numbers = [] if typed in NO_CARDS else typed.replace(",", " ").split()
        if all(number.isdecimal() and 1 <= int(number[:4]) <= len(free) for number in numbers):
            for number in sorted({int(number) for number in numbers}):
                key, card = free[number - 1]
                offered[key].append(card)
            return offered["cards"], offered["protected"]


def _without(held: Sequence[Any], offered: Sequence[Any]) -> list[Any]:
    left = list(held)
    for card in offered:
        if card in left:
            left.remove(card)
    return left


def _called(seen: Seen, key: str, card: str | int) -> str:
    if key == "protected":
        return seen.say("play.dice_town.protected", name=seen.wording.card(f"claim {card}")[0])
    return seen.wording.card(str(card))[0]


def goods(seen: Seen, offer: Mapping[str, Any]) -> str:
    """An offer in words; cards by name where this seat may know them."""
    parts = [f"${offer['dollars']}"] if offer["dollars"] else []
    if offer["nuggets"]:
        parts.append(seen.say("play.dice_town.nuggets", n=offer["nuggets"]))
    if "cards" in offer:
        parts += [seen.wording.card(card)[0] for card in offer["cards"]]
    else:
        counts = [("claims", offer["claims"]), ("store_cards", offer["store_cards"])]
        parts += [seen.say(f"play.dice_town.{kind}", n=number) for kind, number in counts if number]
    parts += [_called(seen, "protected", value) for value in offer["protected"]]
    return ", ".join(parts)
