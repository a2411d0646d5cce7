"""D-14: whom to challenge, and where."""

from typing import Final

from tumbleweed.bots.dodge_city.cards import beats, unseen
from tumbleweed.bots.dodge_city.harm import loss, removal
from tumbleweed.bots.dodge_city.outlook import Outlook
from tumbleweed.games.dodge_city.actions import CHALLENGE, PASS
from tumbleweed.games.dodge_city.board import MOST_BUILDINGS
from tumbleweed.games.dodge_city.revealing import duel_card

DANGER: Final = 0.43
"""How likely a player with something to lose is challenged later."""
SURE: Final = 0.001
"""A challenge must promise at least this much."""


def challenges(outlook: Outlook) -> list[tuple[float, int]]:
    """The choices, each with its worth."""
    s, me = outlook.s, outlook.me
    wins = beats(unseen(outlook), duel_card(s, me))
    done = int(s.fought | s.aside)
    found: list[tuple[float, int]] = []
    danger = 0.0
    risk = outlook.known.style.risk
    for building, house in enumerate(s.houses):
        if not house.stones(me):
            continue
        cost = loss(outlook, building, me, 1)
        for seat in range(outlook.count):
            if seat != me and house.stones(seat) and not done >> seat & 1:
                worth = wins * removal(outlook, building, seat)[0] + (1 - wins) * cost / risk
                found.append((worth, CHALLENGE + MOST_BUILDINGS * seat + building))
                later = (seat - s.starter) % outlook.count > (me - s.starter) % outlook.count
                if later and cost < danger:
                    danger = cost
    if not s.table.must_challenge:
        found.append((SURE + danger * (1 - wins) * DANGER, PASS))
    found.sort(reverse=True)
    return found
