"""What a player of Dodge City makes of the town: how near everybody is to each building, and what that is worth."""

from functools import cached_property
from typing import Any, Final

from tumbleweed.bots.dodge_city.ways import HOPELESS, chain, ground, need
from tumbleweed.games.dodge_city.box import BOX, FIGURES

View = dict[str, Any]

PER_ROUND: Final = BOX.most_per_round
IN_TIME: Final = 0.75
"""How often a chain comes about that can be completed before the settlement."""
LATER: Final = 0.3
"""How often one that takes a pass more comes about, compared with one that does not."""
DONE: Final = 0.9
"""How often a chain that stands is still there in the settlement."""
PER_PASS: Final = 2 * PER_ROUND
WINS: Final = 1.6
"""How much more a building is worth that wins the game."""
INCOME: Final = 450
"""What a card brings on average in a placing round."""


class House:
    """An open building, or one that could be opened."""

    def __init__(self, seen: dict[str, Any], count: int) -> None:
        self.number: Final[int] = seen["number"] - 1
        self.open: Final = seen["status"] == "open"
        self.unopened: Final = seen["status"] == "unopened"
        self.figure: Final[int] = FIGURES.index(seen["figure"]) + 1 if seen["figure"] else 0
        self.points: Final = BOX.points[self.figure]
        self.price: Final = BOX.price[self.figure]
        cells, self.touch = ground(tuple(seen["map"]))
        self.stones: Final = [0] * count
        for r, row in enumerate(seen["now"]):
            for c, sign in enumerate(row):
                if sign.isdecimal():
                    self.stones[int(sign)] |= 1 << 8 * r + c
        taken = 0
        for stones in self.stones:
            taken |= stones
        self.free: Final = cells & ~taken

    def need(self, seat: int) -> int:
        """How many stones he needs."""
        return need(self.stones[seat], self.free, self.touch)

    def chain(self, seat: int) -> tuple[int, ...]:
        """Where he would put them."""
        return chain(self.stones[seat], self.free, self.touch)

    def need_with(self, seat: int, cell: int) -> int:
        """How many he needs if he had a stone in a free cell."""
        return need(self.stones[seat] | 1 << cell, self.free & ~(1 << cell), self.touch)

    def need_blocked(self, seat: int, cell: int) -> int:
        """How many he needs if somebody else had a stone in a free cell."""
        return need(self.stones[seat], self.free & ~(1 << cell), self.touch)

    def need_without(self, seat: int, cell: int) -> int:
        """How many he needs without one of his stones."""
        return need(self.stones[seat] & ~(1 << cell), self.free | 1 << cell, self.touch)


class Outlook:
    """A view, read for playing."""

    def __init__(self, view: View) -> None:
        self.view: Final = view
        self.me: Final[int] = view["seat"]
        self.players: Final[list[dict[str, Any]]] = view["players"]
        self.count: Final = len(self.players)
        self.houses: Final = [House(seen, self.count) for seen in view["buildings"]]
        self.rivals: Final = [seat for seat in range(self.count) if seat != self.me]

    @cached_property
    def cash(self) -> int:
        return int(self.players[self.me]["cash"])

    def turns(self, seat: int) -> int:
        """How many turns a player has before the settlement, this one not counted."""
        name = self.view["round"]
        if name not in {"start", "placing_1", "placing_2"}:
            return 0
        if name == "start":
            return 2
        later = 1 if name == "placing_1" else 0
        first, active = self.view["start_player"], self.view["active"]
        if active is None:
            return later
        after = (seat - first) % self.count > (active - first) % self.count
        return later + int(after)

    def chance(self, stones: int, turns: int) -> float:
        """How likely somebody gets a building in which he needs so many stones."""
        if stones == 0:
            return DONE
        if stones >= HOPELESS:
            return 0.0
        return max(0.01, IN_TIME * float(LATER ** (max(0, stones - PER_ROUND * turns) / PER_PASS)) - 0.05 * stones)

    def worth(self, seat: int, points: int) -> float:
        """What a building is worth to a player, in points: his own, the rent, and the game if it wins that."""
        target = self.view["options"]["target_points"]
        missing = target - self.players[seat]["points"]
        counted = min(points, missing + 1)
        return float(counted * (WINS if points >= missing else 1.0) + 0.1 * points)

    def threat(self, house: House, seat: int, stones: int) -> float:
        """What a rival can expect in a building, as far as one minds; who cannot pay is slower."""
        turns = self.turns(seat)
        cash = self.players[seat].get("cash", 1000)
        if stones * house.price > cash + INCOME * turns:
            turns = max(0, turns - 1)
        return self.chance(stones, turns) * self.worth(seat, house.points)

    def hope(self, house: House, stones: int, points: int, turns: int) -> float:
        """What the player himself can expect in a building; less where a rival is nearer."""
        found = self.chance(stones, turns) * self.worth(self.me, points)
        if house.open and found and any(house.stones[seat] and house.need(seat) < stones for seat in self.rivals):
            found *= 0.6
        return found

    def wins(self, seat: int, points: int) -> bool:
        """Whether a building would win the game."""
        return bool(self.players[seat]["points"] + points >= self.view["options"]["target_points"])

    @cached_property
    def mind(self) -> float:
        """How much a rival's gain is one's own loss: less among many, who can see to it as well."""
        return 0.3 / (self.count - 1)
