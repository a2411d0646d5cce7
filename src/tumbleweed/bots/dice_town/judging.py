"""How likely each seat is to win, judged from everything, open or hidden.

Judged at the beginning of a round, when nothing is under way; see values.py for where the numbers come from.
"""

from math import exp

from tumbleweed.bots.dice_town.values import badge_worth, claim_risk, dollar_worth, heat, rounds_left, worths_at
from tumbleweed.games.dice_town.packs import SIZE, store_kinds
from tumbleweed.games.dice_town.scoring import value_of
from tumbleweed.games.dice_town.town import Player, Town


def potential(s: Town, player: Player, left: float) -> float:
    """What a player's goods will be worth in the end, in points; without the badge."""
    claims = value_of(int(player.claims)) + value_of(int(player.protected))
    found = int(player.nuggets) + int(player.dollars) * dollar_worth(left) + claims
    found -= int(player.claims & SIZE) * claim_risk(left)
    worths = worths_at(s).cards[int(left) if left < 4.0 else 4]
    for kind in store_kinds(int(player.store)):
        found += worths[kind]
    return found


def shares(s: Town) -> list[float]:
    """Shares of the win; when the game is over, what the rules say."""
    if s.ask is None:
        winners = [int(s.winners >> seat & 1) for seat in range(s.count)]
        number = sum(winners)
        return [one / number for one in winners]
    left = rounds_left(s)
    points = [potential(s, player, left) for player in s.players]
    points[s.sheriff] += badge_worth(left)
    most = max(points)
    scale = heat(left)
    weights = [exp((one - most) / scale) for one in points]
    total = sum(weights)
    return [weight / total for weight in weights]
