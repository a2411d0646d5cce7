"""What the cards of the row are worth to a player of Boomtown, and who would take which."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tumbleweed.bots.boomtown import worth
from tumbleweed.bots.boomtown.worth import Outlook
from tumbleweed.games.boomtown.auction import order_of
from tumbleweed.games.boomtown.box import BOX


def stagecoach(outlook: Outlook, seat: int) -> float:
    return float(BOX.stagecoach)


def card_shark(outlook: Outlook, seat: int) -> float:
    """What the others lose, and what one does not lose oneself."""
    losses = [min(BOX.card_shark, outlook.gold(other)) for other in outlook.rivals(seat)]
    return worth.OTHERS * sum(losses) / len(losses) + min(BOX.card_shark, outlook.gold(seat)) / 2


def dynamite(outlook: Outlook, seat: int) -> float:
    """The best target; and one's own mines are safe from it."""
    targets = outlook.others_mines(seat)
    best = max((outlook.blown_up(mine, owner, seat) for owner, mine in targets), default=0.0)
    own = max((outlook.yields(mine, seat) for mine in outlook.players[seat]["mines"]), default=0.0)
    return best + own / 2 / (outlook.count - 1)


def expropriation(outlook: Outlook, seat: int) -> float:
    own = outlook.mines[seat]
    targets = [(owner, mine) for owner, mine in outlook.others_mines(seat) if mine["town"] in own]
    return max((outlook.taken(mine, owner, seat) for owner, mine in targets), default=0.0)


def governor(outlook: Outlook, seat: int) -> float:
    """The fees of the best office once more; without one a hope."""
    offices = outlook.players[seat]["offices"]
    fees = [outlook.office(seat, town, outlook.number_of(seat, town)) - BOX.office for town in offices]
    return max(fees, default=outlook.coming / 2)


def holdup(outlook: Outlook, seat: int) -> float:
    return max(outlook.loot(victim)[0] * (1 + outlook.harm(seat, victim)) for victim in outlook.rivals(seat))


def mustang(outlook: Outlook, seat: int) -> float:
    return min(worth.MUSTANG, (outlook.rolls - 1) / 2)


def new_vein(outlook: Outlook, seat: int) -> float:
    waits = BOX.new_vein if outlook.rolls > 1 else 0
    return max((outlook.vein(mine) for mine in outlook.players[seat]["mines"]), default=float(waits))


def saloon(outlook: Outlook, seat: int) -> float:
    towns = outlook.towns if outlook.view["options"]["saloon_placement"] == "any_town" else outlook.mines[seat]
    return max((outlook.saloon(seat, town) for town in towns), default=outlook.rolls / 4)


def saloon_girls(outlook: Outlook, seat: int) -> float:
    more = BOX.saloon_girls - BOX.saloon
    own = [town for town, found in outlook.towns.items() if any(bar["owner"] == seat for bar in found["saloons"])]
    return max((outlook.saloon(seat, town, more) for town in own), default=outlook.rolls / 8)


def telegraph(outlook: Outlook, seat: int) -> float:
    return worth.TELEGRAPH


EVENTS: Final[Mapping[str, Callable[[Outlook, int], float]]] = {
    "CSH": card_shark, "DYN": dynamite, "EXP": expropriation, "GOV": governor, "HLD": holdup, "MUS": mustang,
    "VEI": new_vein, "SAL": saloon, "GIR": saloon_girls, "STG": stagecoach, "TEL": telegraph,
}  # fmt: skip


def value(outlook: Outlook, card: Mapping[str, Any], seat: int) -> float:
    """What a card of the row is worth to a player."""
    if "town" in card:
        return outlook.acquired(dict(card), seat)
    return EVENTS[card["card"].split("-")[0]](outlook, seat)


class Round:
    """The cards on offer: what they are worth to each, and what each gets if this or that player chooses first."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook: Final = outlook
        cards = [card for card in outlook.view["row"] if card is not None]
        self.slots: Final = [int(card["slot"]) for card in cards]
        self.values: Final = [
            {card["slot"]: value(outlook, card, seat) for card in cards} for seat in outlook.seats
        ]  # fmt: skip

    def best(self, seat: int, slots: Sequence[int]) -> int:
        """The card a player would take."""
        return max(slots, key=lambda slot: (self.values[seat][slot], -slot))

    def gains(self, order: Sequence[int]) -> list[float]:
        """What each one gets if all of the order choose in turn."""
        left = list(self.slots)
        found = [0.0] * self.outlook.count
        for seat in order:
            if left:
                taken = self.best(seat, left)
                left.remove(taken)
                found[seat] = self.values[seat][taken]
        return found

    def advantage(self, gains: Sequence[float], seat: int) -> float:
        """What a player gets, less what the others get on average as far as he minds."""
        others = sum(gains) - gains[seat]
        return gains[seat] - worth.OTHERS * others / (self.outlook.count - 1)

    def won_by(self, winner: int) -> list[float]:
        """What each one gets out of the row if a player wins the auction."""
        return self.gains(order_of(self.outlook.count, winner))
