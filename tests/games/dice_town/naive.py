"""A second poker ranking and a second scoring, written straight from the rulebook's words and from nothing else.

No tables, no tricks, no import from the program: everything is done as a person reads it in the rulebook.
"""

from collections.abc import Sequence
from typing import Any

LOW_TO_HIGH = ["9", "10", "J", "Q", "K", "A"]
"""The order from lowest to highest."""


def shown_times(dice: Sequence[str], times: int) -> list[str]:
    """The faces that show exactly so many times, highest first."""
    return [face for face in reversed(LOW_TO_HIGH) if dice.count(face) == times]


def is_straight(dice: Sequence[str]) -> bool:
    """Five different faces in a row; the ace is never low."""
    return set(dice) in ({"9", "10", "J", "Q", "K"}, {"10", "J", "Q", "K", "A"})


def strength(dice: Sequence[str]) -> int:
    """How good a kind of hand is: five of a kind 8 ... nothing at all 1."""
    if shown_times(dice, 5):
        return 8
    if shown_times(dice, 4):
        return 7
    if shown_times(dice, 3) and shown_times(dice, 2):
        return 6
    if is_straight(dice):
        return 5
    if shown_times(dice, 3):
        return 4
    return 1 + len(shown_times(dice, 2))


def higher(mine: Sequence[str], theirs: Sequence[str]) -> int:
    """1 if the first difference is in my favour, -1 if in theirs, 0 if there is none."""
    for my_face, their_face in zip(mine, theirs, strict=True):
        if my_face != their_face:
            return 1 if LOW_TO_HIGH.index(my_face) > LOW_TO_HIGH.index(their_face) else -1
    return 0


def compare(mine: Sequence[str], theirs: Sequence[str], kickers: bool = True) -> int:
    """1 if my hand beats theirs, -1 if theirs beats mine, 0 for a perfect tie."""
    if strength(mine) != strength(theirs):
        return 1 if strength(mine) > strength(theirs) else -1
    if is_straight(mine):
        return int("A" in mine) - int("A" in theirs)
    for times in (5, 4, 3, 2):  # the dice that make the hand: fives, fours, threes before pairs, higher pair first
        verdict = higher(shown_times(mine, times), shown_times(theirs, times))
        if verdict:
            return verdict
    return higher(shown_times(mine, 1), shown_times(theirs, 1)) if kickers else 0


def score(view: dict[str, Any], seat: int) -> int:
    """Victory points of a seat, counted from what lies open on the table at the end of the game."""
    player = view["players"][seat]
    points: int = player["nuggets"]  # 1 for each nugget
    points += len(range(1, player["dollars"], 2))  # 1 for every two bills; one left over is worth nothing
    if view["sheriff"] == seat:
        points += 5
    for card in player["hand"]:
        word, _, value = card.replace("_", " ").partition(" ")
        if word in ("equip", "claim"):  # only these have a number printed on them
            points += int(value)
    for value in player["protected"]:
        points += value
    return points


def claim_cards(view: dict[str, Any], seat: int) -> int:
    """How many claim cards a seat owns, whatever they are worth."""
    player = view["players"][seat]
    return len([card for card in player["hand"] if card.startswith("claim")]) + len(player["protected"])


def winners(view: dict[str, Any]) -> list[int]:
    """Most points; among those most claim cards. More than one: the Sheriff has the last word."""
    seats = range(len(view["players"]))
    most = max(score(view, seat) for seat in seats)
    best = [seat for seat in seats if score(view, seat) == most]
    most_cards = max(claim_cards(view, seat) for seat in best)
    return [seat for seat in best if claim_cards(view, seat) == most_cards]
