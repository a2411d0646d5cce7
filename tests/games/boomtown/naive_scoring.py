"""A second scoring, written straight from BT-26 and its readings, using only what lies open at the end."""

from typing import Any

View = dict[str, Any]


def score(view: View, seat: int) -> int:
    """BT-26.1: gold, the production values of all own mines, 5 for each office. BT-26.2: nothing else."""
    player = view["players"][seat]
    points = int(player["gold"])
    for mine in player["mines"]:
        points += mine["value"]
        if not view["options"]["new_vein_scores"]:  # U-52: then only what is printed
            for _vein in range(mine["veins"]):
                points -= 3
    for town in view["towns"]:
        if town["mayor"] == seat:
            points += 5
    return points


def winners(view: View) -> list[int]:
    """BT-26.3, BT-26.4: the highest score; several share, unless the table says that the most gold decides."""
    seats = range(len(view["players"]))
    most = max(score(view, seat) for seat in seats)
    best = [seat for seat in seats if score(view, seat) == most]
    if view["options"]["tie_break"] == "most_gold":
        richest = max(view["players"][seat]["gold"] for seat in best)
        best = [seat for seat in best if view["players"][seat]["gold"] == richest]
    return best


def ranks(view: View) -> list[int]:
    """U-61: winners are first; the others by score, equal scores share the rank (1, 1, 3 …)."""
    won = winners(view)
    placed = list(won)
    found = dict.fromkeys(won, 1)
    while len(placed) < len(view["players"]):
        left = [seat for seat in range(len(view["players"])) if seat not in placed]
        most = max(score(view, seat) for seat in left)
        together = [seat for seat in left if score(view, seat) == most]
        for seat in together:
            found[seat] = len(placed) + 1
        placed += together
    return [found[seat] for seat in range(len(view["players"]))]
