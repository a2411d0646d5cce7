"""D-1, D-2: which card for which round. Each card has a worth as a start card, in a turn, and in the duel round; the
hand is laid out so that the whole is worth most.
"""

from typing import Final

from tumbleweed.bots.dodge_city.harm import raid_worth
from tumbleweed.bots.dodge_city.linking import HOPELESS
from tumbleweed.bots.dodge_city.outlook import Outlook, worth_of_cash
from tumbleweed.games.dodge_city.actions import PLAY
from tumbleweed.games.dodge_city.box import CARD, INDIO, KIND, NUMBER, PICTURE, QUESTION, VALUE
from tumbleweed.games.dodge_city.house import OPEN_HOUSE, UNOPENED
from tumbleweed.games.dodge_city.placing import playable
from tumbleweed.games.dodge_city.starting import start_cards

EVENT: Final = 71
"""What an event is worth, in dollars."""
STAKE: Final = 0.19
"""How much of what is at stake in a duel a sure card decides."""
LATER: Final = 0.89
"""How much a card counts that is played in a later turn."""
PICTURES: Final = 0.66
"""How much free stones count compared with money."""
FIRST: Final = 0.06
LAST: Final = 0.015
"""What it is worth to be start player, and what it costs to be sure of not being it."""
LOWER: Final[list[int]] = [
    sum(CARD[other] for other in range(len(VALUE)) if VALUE[other] < value and KIND[other] != INDIO) for value in VALUE
]
"""For each card, the cards that lose a duel against it."""


def cards_of(mask: int) -> list[int]:
    """The cards of a mask."""
    found: list[int] = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found


def unseen(outlook: Outlook) -> int:
    """The cards that another player may fight a duel with, as far as this player knows."""
    s = outlook.s
    seen = (int(s.discards) & ~hidden_discards(outlook)) | int(s.players[outlook.me].hand)
    for player in s.players:
        if player.shown >= 0:
            seen |= CARD[player.shown]
    return outlook.known.duellists & ~seen


def hidden_discards(outlook: Outlook) -> int:
    """U-10: duel cards of others that went face down to the discards."""
    found = 0
    for seat, player in enumerate(outlook.s.players):
        if seat != outlook.me:
            found |= int(player.unseen)
    return found


def beats(cards: int, card: int) -> float:
    """How likely a card is higher than one of these."""
    return (cards & LOWER[card]).bit_count() / cards.bit_count() if cards else 0.5


class Hand:
    """What each card of a hand is worth in each round."""

    def __init__(self, outlook: Outlook, cards: list[int]) -> None:
        self.outlook: Final = outlook
        self.weights: Final = outlook.weights
        self.event: Final = round(EVENT * outlook.known.style.risk)
        self.turn: Final[dict[int, float]] = {}
        self.duel: Final[dict[int, float]] = {}
        stake = STAKE * self._stake()
        self.others: Final = unseen(outlook)
        for card in cards:
            self.turn[card] = self.in_turn(card)
            self.duel[card] = stake * beats(self.others, card) if KIND[card] != INDIO else -1.0

    def money(self, dollars: int) -> float:
        """What money is worth."""
        outlook = self.outlook
        cash = outlook.cash[outlook.me]
        gain = worth_of_cash(self.weights, cash + dollars) - worth_of_cash(self.weights, cash)
        return outlook.weight[outlook.me] * gain

    def _stake(self) -> float:
        """The most that can be won or lost in a duel."""
        outlook = self.outlook
        best = 0.0
        for building, house in enumerate(outlook.s.houses):
            if house.stones(outlook.me):
                look = outlook.look(building)
                for seat in range(outlook.count):
                    reach = look.reaches[seat]
                    if reach.need <= outlook.box.most_per_round and reach.own:
                        best = max(best, abs(outlook.now(house.figure, seat, look)))
        return best

    def in_turn(self, card: int) -> float:
        """What a card is worth in a turn."""
        kind, box = KIND[card], self.outlook.box
        if kind == NUMBER:
            return self.money(box.number[card] * box.number_pays)
        if kind == PICTURE:
            return self.free_stones(box.figure[card], box.number[card])
        if kind == INDIO:
            return raid_worth(self.outlook, box.indio_takes)
        return self.money(self.event)

    def free_stones(self, figure: int, stones: int) -> float:
        """What free stones bring in the best building with their figure, or save in a building about to be opened."""
        outlook = self.outlook
        me = outlook.me
        best = 0.0
        price, most = outlook.price[figure], outlook.box.most_per_round
        saved = self.money(stones * price)
        for building, house in enumerate(outlook.s.houses):
            if house.status == OPEN_HOUSE and house.figure == figure:
                look = outlook.look(building)
                need = look.reaches[me].need
                used = min(stones, need, most)
                if used and need < HOPELESS:
                    after = outlook.prospect(figure, me, need - used, look.rivals[me], look.reaches[me].firm)
                    gain = after - outlook.now(figure, me, look)
                    if outlook.cash[me] >= used * price:
                        gain = min(gain, saved * used / stones * 1.2)
                    best = max(best, gain)
            elif house.status == UNOPENED and outlook.s.discs >> 4 * figure & 15 and outlook.cash[me] >= price:
                best = max(best, 0.5 * saved * min(stones, most - 1) / stones)
        return best * PICTURES

    def as_start(self, card: int) -> float:
        """What a card is worth in the start round."""
        if KIND[card] == QUESTION:
            return self.money(self.event) - LAST
        others = self.outlook.count - 1
        return FIRST * beats(self.others, card) ** others

    def rest(self, cards: list[int]) -> float:
        """The most that up to three cards can be worth, in turns and in the duel round."""
        if len(cards) <= 1:
            return self.duel[cards[0]] if cards else 0.0
        best = -9.0
        for card in cards:
            rest = self.rest([other for other in cards if other != card])
            best = max(best, LATER * self.turn[card] + rest)
        return best


def start_card(outlook: Outlook) -> list[tuple[float, int]]:
    """D-1: the choices, each with its worth."""
    cards = cards_of(int(outlook.s.players[outlook.me].hand))
    hand = Hand(outlook, cards)
    found: list[tuple[float, int]] = []
    for card in cards_of(int(start_cards(outlook.s, outlook.me))):
        found.append((hand.as_start(card) + hand.rest([other for other in cards if other != card]), PLAY + card))
    found.sort(reverse=True)
    return found


def placing_card(outlook: Outlook) -> list[tuple[float, int]]:
    """D-2: the choices, each with its worth."""
    mask = int(outlook.s.players[outlook.me].hand)
    cards = cards_of(mask)
    hand = Hand(outlook, cards)
    found: list[tuple[float, int]] = []
    for card in cards_of(int(playable(mask))):
        found.append((hand.turn[card] + hand.rest([other for other in cards if other != card]), PLAY + card))
    found.sort(reverse=True)
    return found
