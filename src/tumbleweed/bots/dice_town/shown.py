"""Dice that were shown: turned by a Cheater (D-05), or given back after a cancelled Brute (D-03, D-04)."""

from typing import Final

from tumbleweed.bots.dice_town.outlook import Outlook
from tumbleweed.bots.dice_town.prizes import Prizes
from tumbleweed.bots.style import Style
from tumbleweed.games.dice_town.actions import KEEP, PASS, TURN, TURNS
from tumbleweed.games.dice_town.dice import DIE, HANDFULS, size_of
from tumbleweed.games.dice_town.settling import price
from tumbleweed.games.dice_town.town import Town


class Shown:
    """What a seat's dice promise after the cups were lifted."""

    def __init__(self, s: Town, seat: int, style: Style) -> None:
        shortest = 5
        for player in s.players:
            left = 5 - int(size_of(player.kept))
            if left < shortest:
                shortest = left
        self.rolls: Final = shortest
        self.prizes: Final = Prizes(s, seat, int(s.players[seat].store), style)
        self.outlook: Final = Outlook(s, seat, self.prizes, shortest)
        self.paying: Final = s.players[seat].dollars >= 2

    def hope(self, dice: int) -> float:
        """What these dice promise."""
        return self.outlook.hope(dice, 5 - int(size_of(dice)), self.rolls, self.paying)


def too_early(s: Town, seat: int) -> bool:
    """D-05: no die is turned while dice are still to come; later more is known."""
    return size_of(s.players[seat].kept) < 5


def turns(s: Town, seat: int, options: tuple[int, ...], style: Style) -> list[float]:
    """D-05: what each way to turn a die gains, before the card's worth; passing gains nothing."""
    shown = Shown(s, seat, style)
    kept = int(s.players[seat].kept)
    now = shown.hope(kept)
    found: list[float] = []
    for action in options:
        if action == PASS:
            found.append(0.0)
        else:
            old, new = TURNS[action - TURN]
            found.append(shown.hope(kept - DIE[old] + DIE[new]) - now)
    return found


def saved(s: Town, seat: int, style: Style) -> float:
    """D-03: what a second Brute saves: the price, or dice that cannot be paid for."""
    due = int(price(s, seat))
    prizes = Prizes(s, seat, 0, style)
    return due * prizes.dollar + (1.0 if s.players[seat].dollars < due else 0.0)


def falls_back(s: Town, seat: int, options: tuple[int, ...], style: Style) -> list[float]:
    """D-04: what the dice of each answer promise, together with those of earlier rolls."""
    player = s.players[seat]
    earlier = int(player.kept - player.shown)
    shown = Shown(s, seat, style)
    return [shown.hope(earlier + HANDFULS[action - KEEP]) for action in options]
