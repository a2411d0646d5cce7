"""Which card for which round (D-1, D-2), and whom to challenge (D-14): money and stones now, a high card for later."""

from typing import Final

from tumbleweed.bots.dodge_city import harm
from tumbleweed.bots.dodge_city.outlook import PER_ROUND, Outlook
from tumbleweed.core.chance import Chance
from tumbleweed.games.dodge_city.actions import CHALLENGE, PASS, PLAY
from tumbleweed.games.dodge_city.board import MOST_BUILDINGS
from tumbleweed.games.dodge_city.box import BOX, FIGURES, INDIO, NUMBER, PICTURE, QUESTION

EVENT: Final = 90
"""What an event brings on average (dossier, 2.4.2), in dollars."""
RAID: Final = 300
DUEL: Final = 250
"""What the highest card is worth in the duel round to one who has something to defend."""
HIGHEST: Final = max(BOX.value)
SURE: Final = 0.02
"""A challenge must promise so much, in points: the card may be needed to defend oneself."""
PAIRS: Final = 3
"""So many possible challenges are thought about."""


def choose_start_card(outlook: Outlook, options: tuple[int, ...], luck: Chance) -> int:
    """The card that is least missed; who begins is not so important."""

    def missed(action: int) -> tuple[float, int]:
        card = action - PLAY
        given = EVENT if BOX.kind[card] == QUESTION else 0
        return max(in_placing(outlook, card), in_duel(outlook, card)) - given, action

    return min(options, key=missed)


def choose_placing_card(outlook: Outlook, options: tuple[int, ...], luck: Chance) -> int:
    """What brings most now, but for what it would be worth in the duel round."""
    return max(
        options,
        key=lambda action: (in_placing(outlook, action - PLAY) - 0.5 * in_duel(outlook, action - PLAY), -action),
    )


def in_placing(outlook: Outlook, card: int) -> float:
    """What a card brings in a placing round, in dollars."""
    kind = BOX.kind[card]
    if kind == NUMBER:
        return BOX.number[card] * BOX.number_pays
    if kind == PICTURE:
        return _free_stones(outlook, BOX.figure[card], BOX.number[card])
    if kind == INDIO:
        return RAID * harm.worst_threat(outlook)
    return EVENT


def in_duel(outlook: Outlook, card: int) -> float:
    """What a card is worth in the duel round, in dollars."""
    present = any(house.open and house.stones[outlook.me] for house in outlook.houses)
    return DUEL * BOX.value[card] / HIGHEST if present else 0.0


def _free_stones(outlook: Outlook, figure: int, stones: int) -> float:
    """Stones one has a use for, at their price; less if the building has to be opened first."""
    me, price = outlook.me, BOX.price[figure]
    best = 0.0
    for house in outlook.houses:
        if house.open and house.figure == figure:
            used = min(stones, len(house.chain(me)))
            best = max(best, used * price * (1.0 if house.stones[me] else 0.7))
    left = outlook.view["supply"]["discs"][FIGURES[figure - 1]] != 0
    if left and outlook.cash >= 3 * price and any(house.unopened for house in outlook.houses):
        best = max(best, 0.6 * min(stones, PER_ROUND - 1) * price)
    return best


def challenge(outlook: Outlook, options: tuple[int, ...], luck: Chance) -> int:
    """The duel that hurts most, if the own card is likely the higher one."""
    wins = chance_to_win(outlook)
    pairs = [action for action in options if action != PASS]

    def near(action: int) -> float:
        seat, house = _named(outlook, action)
        return outlook.threat(outlook.houses[house], seat, outlook.houses[house].need(seat))

    found: list[tuple[float, int]] = [(SURE, PASS)] if PASS in options else []
    for action in sorted(pairs, key=lambda action: (-near(action), action))[:PAIRS]:
        seat, number = _named(outlook, action)
        house = outlook.houses[number]
        hurts = harm.best_removal(outlook, house, seat)[0]
        costs = max(0.0, harm.worst_loss(outlook, house))
        found.append((wins * max(hurts, SURE) - (1 - wins) * costs, -action))
    best = max(found)[1]
    return abs(best)


def _named(outlook: Outlook, action: int) -> tuple[int, int]:
    return divmod(action - CHALLENGE, MOST_BUILDINGS)


def chance_to_win(outlook: Outlook) -> float:
    """How many of the cards nobody has seen are lower than one's own."""
    view = outlook.view
    hand = view["players"][outlook.me]["hand"]
    mine = max((BOX.value[BOX.cards.index(card)] for card in hand), default=0)
    seen = {*hand, *view["supply"]["discards"], *(player["card"] for player in outlook.players)}
    others = [value for card, value in zip(BOX.cards, BOX.value, strict=True) if card not in seen and value]
    return sum(value < mine for value in others) / len(others) if others else 0.5
