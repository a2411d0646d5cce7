"""What a whole turn was, told when it ends (DC-7.13)."""

from tumbleweed.core.events import Log
from tumbleweed.games.dodge_city.box import FIGURES
from tumbleweed.games.dodge_city.declared.placing import TURN_ENDED, PlacedThere
from tumbleweed.games.dodge_city.house import OPEN_HOUSE
from tumbleweed.games.dodge_city.town import Town

Bought = tuple[str, int]
"""A stone of this turn: the building it stands in, and its price."""


def tell_turn(s: Town, seat: int) -> None:
    """Logs the end of a turn. Positions keep only what rules need; what else the turn was, its events have told."""
    assert s.log is not None
    card, brought, stones = told_of_turn(s.log)
    placed = [placed_there(s, seat, building, stones) for building in dict.fromkeys(where for where, _ in stones)]
    TURN_ENDED["placed" if placed else "nothing"].tell(
        s, {"player": seat, "card": card, "brought": brought, "placed": placed}
    )


def told_of_turn(log: Log) -> tuple[str | None, int, list[Bought]]:
    """The card of the turn going on, the money it brought, and the stones that were not taken back."""
    start = len(log.events) - 1
    while start > 0 and log.events[start].name != "turn_started":
        start -= 1
    card: str | None = None
    brought = 0
    stones: list[Bought] = []
    for event in log.events[start:]:
        if event.name == "card_played":
            card = event.public["card"]
        elif event.name == "money_changed" and event.form == "number_card":
            brought = event.public["amount"]
        elif event.name == "stone_placed":
            stones.append((event.public["building"], event.public["price"]))
        elif event.name == "stone_taken_back" and stones:
            stones.pop()
    return card, brought, stones


def placed_there(s: Town, seat: int, building: str, stones: list[Bought]) -> PlacedThere:
    """The stones of a turn in one building."""
    prices = [price for where, price in stones if where == building]
    place = [site.id for site in s.plan].index(building)
    site, house = s.plan[place], s.houses[place]
    chain = site.best_chain(house.stones(seat), s.table.conduct) if house.status == OPEN_HOUSE else 0
    return {
        "building": building,
        "figure": FIGURES[house.figure - 1],
        "stones": len(prices),
        "paid": sum(prices),
        "touches": len(site.fields_of(chain)),
    }
