"""What things are worth in Boomtown, in gold, as a casual player guesses from what he sees.

Everything is guessed for every seat alike: what a card is worth to the others says which ones they will leave.
"""

from collections.abc import Sequence
from typing import Any, Final

from tumbleweed.games.boomtown.box import BOX

View = dict[str, Any]
Mine = dict[str, Any]
Player = dict[str, Any]

WAYS: Final = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
"""In how many of 36 rolls two dice show a number."""
AT_LEAST: Final = tuple(sum(WAYS[number:]) for number in range(13))
"""In how many of 36 rolls they show that number or more."""
SURVIVES: Final = 34 / 36
"""How likely a mine in danger lives through a roll."""
MINES_IN_DECK: Final = 0.15
"""The share of a town's mines in a deck: three of four cards are mines, of five towns."""
FEES_PAID: Final = 0.5
"""How many of a town's mines others take although they have to pay the mayor."""
UNKNOWN_GOLD: Final = 10
OTHERS: Final = 0.5
"""How much a gain of all others together, divided among them, counts against one's own."""
TELEGRAPH: Final = 3.0
MUSTANG: Final = 2.0


class Outlook:
    """A view, looked at as a whole."""

    def __init__(self, view: View) -> None:
        self.view: Final = view
        self.players: Final[list[Player]] = view["players"]
        self.count: Final = len(self.players)
        self.seats: Final = range(self.count)
        self.me: Final = int(view["seat"])
        self.rolls: Final = int(view["rounds"]) - int(view["round"]) + 1
        """Production rolls to come, this round's included."""
        self.towns: Final = {town["town"]: town for town in view["towns"]}
        self.mines: Final = [_by_town(player["mines"]) for player in self.players]
        self.coming: Final[float] = view["deck"] * MINES_IN_DECK
        """Mines of a town that are still in the deck, more or less."""
        self.standing: Final = [self._points(seat) for seat in self.seats]

    def gold(self, seat: int) -> int:
        """What a player owns, or probably owns."""
        player = self.players[seat]
        return int(player.get("gold", 0 if player["bankrupt"] else UNKNOWN_GOLD))

    def number_of(self, seat: int, town: str) -> int:
        """How many mines a player has in a town."""
        return len(self.mines[seat].get(town, ()))

    def _points(self, seat: int) -> float:
        player = self.players[seat]
        mines = sum(int(mine["value"]) for mine in player["mines"])
        return float(self.gold(seat) + mines + BOX.office * len(player["offices"]))

    def rivals(self, seat: int) -> list[int]:
        """The other players."""
        return [other for other in self.seats if other != seat]

    def harm(self, seat: int, victim: int) -> float:
        """How much a player likes that another one loses a gold: more if he is ahead."""
        ahead = self.standing[victim] >= max(self.standing[other] for other in self.rivals(seat))
        return 0.6 if ahead else 0.3

    # ------------------------------------------------------------ mines and offices

    def yields(self, mine: Mine, seat: int) -> float:
        """What a mine pays its owner until the end, the points for it included."""
        saloons = sum(saloon["takes"] for saloon in self.towns[mine["town"]]["saloons"] if saloon["owner"] != seat)
        paid = max(0, mine["value"] - saloons) * WAYS[mine["number"]] / 36
        if not mine["danger"]:
            return float(paid * self.rolls + mine["value"])
        lasting = SURVIVES**self.rolls
        return float(paid * (1 - lasting) / (1 - SURVIVES) + mine["value"] * lasting)

    def office(self, seat: int, town: str, mines: int) -> float:
        """What it is worth to be mayor of a town with so many mines: points, and fees that others pay."""
        double = 2 if self.towns[town]["governor"] and self.towns[town]["mayor"] == seat else 1
        payers: float = self.coming * FEES_PAID * (self.count - 1) / self.count
        return BOX.office + payers * mines * double

    def one_more(self, seat: int, town: str) -> float:
        """What another mine does for one's prospects to be mayor."""
        mayor = self.towns[town]["mayor"]
        own = self.number_of(seat, town)
        most = max(self.number_of(other, town) for other in self.rivals(seat))
        value = self.office(seat, town, own + 1)
        lasts = 0.6 + 0.4 / self.rolls
        if mayor == seat:
            grows = value - self.office(seat, town, own)
            return grows + (1 - lasts) * value / (1 + own - most if own > most else 1)
        needed = max(2, self.number_of(mayor, town) + 1) if mayor is not None else 2
        if own + 1 >= needed:
            return lasts * value
        # A step towards it: the better, the nearer the aim and the more rounds to come.
        return (1 - 1 / self.rolls) * value * 0.25 / (needed - own - 1)

    def mine(self, mine: Mine, seat: int) -> float:
        """What a mine is worth to a player who gets it, before any fee."""
        return self.yields(mine, seat) + self.one_more(seat, mine["town"])

    def fee(self, seat: int, town: str) -> int:
        """What a player would have to pay to the mayor."""
        if self.towns[town]["mayor"] == seat:
            return 0
        return min(int(self.towns[town]["fee"]), self.gold(seat))

    def acquired(self, mine: Mine, seat: int) -> float:
        """A mine to one who gets it and pays the fee for it; what the mayor gets counts a little, too."""
        fee = self.fee(seat, mine["town"])
        return self.mine(mine, seat) - fee * (1 + OTHERS / (self.count - 1))

    def loss(self, mine: Mine, owner: int) -> float:
        """What its owner loses with a mine."""
        town = mine["town"]
        lost = self.yields(mine, owner)
        if self.towns[town]["mayor"] == owner:
            most = max(self.number_of(other, town) for other in self.rivals(owner))
            overtaken = self.number_of(owner, town) - 1 < most
            lost += self.office(owner, town, self.number_of(owner, town)) * (0.8 if overtaken else 0.2)
        return lost

    # ------------------------------------------------------------ targets

    def others_mines(self, seat: int) -> list[tuple[int, Mine]]:
        """Every mine that lies before an opponent."""
        return [(other, mine) for other in self.rivals(seat) for mine in self.players[other]["mines"]]

    def blown_up(self, mine: Mine, owner: int, seat: int) -> float:
        """What it is worth to a player that another one loses a mine."""
        return self.loss(mine, owner) * self.harm(seat, owner)

    def taken(self, mine: Mine, owner: int, seat: int) -> float:
        """What Expropriation of a mine is worth."""
        return self.acquired(mine, seat) + self.blown_up(mine, owner, seat)

    def saloon(self, seat: int, town: str, takes: int = BOX.saloon) -> float:
        """What a saloon in a town will take in."""
        ways = sum(WAYS[mine["number"]] for other in self.rivals(seat) for mine in self.mines[other].get(town, ()))
        return takes * self.rolls * (ways / 36 + self.coming / 2 / 9)

    def loot(self, victim: int) -> tuple[float, int]:
        """The best a Holdup of a player can bring on average, and the number to name for it."""
        gold = self.gold(victim)
        return max((min(gold, number) * AT_LEAST[number] / 36, number) for number in range(2, 13))

    def vein(self, mine: Mine) -> float:
        """What a New Vein on a mine brings."""
        better = {**mine, "value": mine["value"] + BOX.new_vein}
        return self.yields(better, -1) - self.yields(mine, -1)


def _by_town(mines: Sequence[Mine]) -> dict[str, list[Mine]]:
    found: dict[str, list[Mine]] = {}
    for mine in mines:
        found.setdefault(mine["town"], []).append(mine)
    return found
