"""How a beginner plays: sees their own chains, but hardly those of others; takes the money, shies away from duels, and
is careless now and then.
"""

from typing import Final

from tumbleweed.bots.dodge_city.outlook import Outlook
from tumbleweed.bots.dodge_city.placing import Placing, first_stone, placing_of
from tumbleweed.core.chance import Chance
from tumbleweed.core.play import legal
from tumbleweed.games.dodge_city.actions import BUY, DONE, FREE, KINDS, OPEN, PASS, PLAY, TAKE_BACK
from tumbleweed.games.dodge_city.box import VALUE
from tumbleweed.games.dodge_city.buying import BuyPlace
from tumbleweed.games.dodge_city.challenging import Challenge, DuelRemove
from tumbleweed.games.dodge_city.effects.reinforce import Reinforce
from tumbleweed.games.dodge_city.grid import CELLS
from tumbleweed.games.dodge_city.house import UNOPENED
from tumbleweed.games.dodge_city.raiding import Raid
from tumbleweed.games.dodge_city.revealing import duel_card
from tumbleweed.games.dodge_city.starting import ChooseStartCard

CARELESS: Final = 10
"""How many answers in a hundred are chosen at random."""
STOPS: Final = 25
"""How often in a hundred a beginner ends the turn before the money is spent."""
TO_OPEN: Final = 3
"""A beginner opens a building only with money for this many stones."""
BRAVE: Final = 300
"""A beginner challenges somebody only with a Sheriff or a higher figure."""


def answer(outlook: Outlook, luck: Chance) -> int:
    """What a beginner answers."""
    s, seat = outlook.s, outlook.me
    ask = s.ask
    assert ask is not None
    options = legal(s, seat)
    chosen = options[luck.below(0, len(options))]
    if luck.below(0, 100) < CARELESS and chosen != TAKE_BACK:
        return chosen
    if isinstance(ask, BuyPlace):
        if s.opening >= 0:
            return first_stone(outlook, s.opening >> 3, BUY)
        return place(placing_of(outlook), luck)
    if isinstance(ask, Reinforce):
        return place(Placing(outlook, 0, s.left, ask.figures, s.fixed), luck)
    if isinstance(ask, ChooseStartCard):
        return lowest(options)
    if isinstance(ask, Challenge):
        return chosen if VALUE[duel_card(s, seat)] >= BRAVE or s.table.must_challenge else PASS
    if isinstance(ask, Raid | DuelRemove):
        return chosen
    return ask.default(s, seat)


def lowest(cards: tuple[int, ...]) -> int:
    """The card that counts least."""
    best = cards[0]
    for action in cards:
        if VALUE[action - PLAY] < VALUE[best - PLAY]:
            best = action
    return best


def place(placing: Placing, luck: Chance) -> int:
    """One more stone where the player already has most stones; else the most expensive building they can open."""
    outlook = placing.outlook
    s, me = outlook.s, outlook.me
    best, where = -1, -1
    for building, house in enumerate(s.houses):
        if placing.supply and placing.takes(house, building):
            reach = outlook.look(building).reaches[me]
            if reach.some and reach.own.bit_count() > best:
                best, where = reach.own.bit_count(), building
    if where >= 0 and best > 0 and (best == 1 or luck.below(0, 100) >= STOPS):
        house = s.houses[where]
        base = FREE if placing.given(house, where) else BUY
        cell = outlook.known.grounds[where].best_cell(outlook.look(where).reaches[me])
        return base + CELLS * where + cell
    return open_one(placing) if best <= 0 or luck.below(0, 2) else DONE


def open_one(placing: Placing) -> int:
    """The first unopened building, with the most expensive figure of which the player can buy three stones."""
    s = placing.outlook.s
    if not placing.supply:
        return DONE
    for building, house in enumerate(s.houses):
        if house.status == UNOPENED:
            for figure in range(KINDS, 0, -1):
                if s.discs >> 4 * figure & 15 and TO_OPEN * s.table.box.price[figure] <= placing.cash:
                    return OPEN + KINDS * building + figure - 1
    return DONE
