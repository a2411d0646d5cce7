"""Ties: what a place is worth to each tied player, what to offer the Sheriff, and whom to name (D-07, D-08, D-20)."""

from typing import Final

from tumbleweed.bots.dice_town.hopes import COUNTS
from tumbleweed.bots.dice_town.prizes import Prizes
from tumbleweed.bots.dice_town.standing import Standing
from tumbleweed.bots.dice_town.values import CLAIM_OF, UNKNOWN_CARD
from tumbleweed.bots.style import Style
from tumbleweed.games.dice_town.actions import BRIBE_CARDS, BRIBE_DOLLARS, BRIBE_NUGGETS, DONE, MORE, PASS, SEAT
from tumbleweed.games.dice_town.bribes import DOC
from tumbleweed.games.dice_town.dice import ACE, JACK, KING, NINE, QUEEN, TEN, count
from tumbleweed.games.dice_town.offers import Offer
from tumbleweed.games.dice_town.packs import SIZE, store_kinds
from tumbleweed.games.dice_town.scoring import value_of
from tumbleweed.games.dice_town.town import Town

OFFICE: Final = 6
HALL: Final = 7
FACE_AT: Final = [-1, NINE, TEN, -1, JACK, QUEEN, KING, ACE, -1]
FIRST_BID: Final = 0.15
LAST_BID: Final = 0.4
"""How much of a place's worth to offer for it, in an early round of offers and in the last."""
OVERBID: Final = 1.1
"""A Sheriff who is one of the tied players wants more than the place is worth to them."""
THANKS: Final = 0.05
"""How much of a gift, in points, a Sheriff repays where gifts bind nobody (`gifts`); half points count."""
FIRST_VISIT: Final = 1.0
"""What it is worth to visit the Doc before the others."""


class Bargain:
    """A tie as one seat sees it."""

    def __init__(self, s: Town, place: int, seat: int, style: Style, stand: Standing) -> None:
        self.s: Final = s
        self.place: Final = place
        self.seat: Final = seat
        self.stand: Final = stand
        self.own: Final = Prizes(s, seat, int(s.players[seat].store), style)
        self.others: Final = Prizes(s, seat, 0, style)

    def worth(self, player: int) -> float:
        """What the place gives to a player; nothing is known of others' cards. A player who has won nothing yet would
        give up a visit to the Doc.
        """
        s = self.s
        prizes = self.own if player == self.seat else self.others
        face = FACE_AT[self.place]
        dice = int(count(s.players[player].kept, face))
        value = prizes.land[dice] if self.place == HALL else prizes.places[COUNTS * face + dice]
        if self.place == OFFICE and player == s.sheriff:
            return value
        lucky = s.gained if s.table.gain_counts else s.controlled
        return value if lucky >> player & 1 else value - 0.5 * prizes.doc

    def offered(self, player: int) -> float:
        """What was offered for naming a player, as far as this seat knows; gifts have already been given."""
        s = self.s
        if s.table.gifts:
            return THANKS * s.favours[player] if s.favours else 0.0
        total = 0.0
        for offerer, offer in enumerate(s.offers):
            if offer.supports == player:
                total += offer_value(offer, self.seat == s.sheriff or offerer == self.seat, self.stand)
        return total

    def naming(self, player: int) -> float:
        """D-08: what naming a player brings to the Sheriff: the place itself, or what is paid for it, less what it
        gives to a rival."""
        worth = self.worth(player)
        if player == self.seat:
            return worth
        return self.offered(player) - self.stand.harm[player] * worth

    def limit(self) -> float:
        """D-07: how many points to offer at most for the place in this round of offers."""
        s = self.s
        if self.place == DOC or s.table.gifts or not s.tied >> self.seat & 1:
            return 0.0
        worth = self.worth(self.seat)
        if s.tied >> s.sheriff & 1:
            wanted = OVERBID * self.worth(int(s.sheriff))
            return wanted if wanted < 0.7 * worth else 0.0
        return worth * (LAST_BID if s.offer_round >= s.table.bribe_rounds else FIRST_BID)


def offer_value(offer: Offer, known: bool, stand: Standing) -> float:
    """What an offer is worth; cards whose faces are unknown count as average."""
    value = int(offer.dollars) * stand.dollar + int(offer.nuggets) + value_of(int(offer.protected))
    if not known:
        return value + int(offer.claims & SIZE) * CLAIM_OF + int(offer.store & SIZE) * UNKNOWN_CARD
    value += value_of(int(offer.claims))
    for kind in store_kinds(int(offer.store)):
        value += stand.cards[kind]
    return value


def next_part(s: Town, seat: int, options: tuple[int, ...], limit: float, dollar: float) -> int:
    """D-07: the next part of an offer of dollars worth this many points, and of nuggets if the dollars are not enough.
    An offer keeps what was offered before; nothing else is added.
    """
    player, draft, before = s.players[seat], s.drafts[seat], s.offers[seat]
    last = options[-1]
    if BRIBE_DOLLARS <= last < BRIBE_NUGGETS:
        dollars = min(int(limit / dollar), int(player.dollars))
        nuggets = _nuggets(s, seat, limit, dollars, dollar)
        if dollars > before.dollars or (nuggets > before.nuggets and dollars >= before.dollars):
            return BRIBE_DOLLARS + dollars
        return PASS
    if BRIBE_NUGGETS <= last < BRIBE_CARDS:
        nuggets = max(_nuggets(s, seat, limit, int(draft.dollars), dollar), int(before.nuggets))
        return BRIBE_NUGGETS + nuggets if BRIBE_NUGGETS + nuggets in options else PASS
    return DONE if DONE in options else PASS


def _nuggets(s: Town, seat: int, limit: float, dollars: int, dollar: float) -> int:
    """The nuggets of an offer that already has all dollars."""
    player = s.players[seat]
    if dollars < player.dollars:
        return 0
    return max(0, min(int(limit - dollars * dollar), int(player.nuggets)))


def offers_to_try(s: Town, seat: int, options: tuple[int, ...], choice: int) -> list[int]:
    """D-07: other parts of an offer worth a thought: a little more or less, or no offer at all."""
    last = options[-1]
    found = [choice]
    if choice != PASS:
        found.append(PASS)
    if BRIBE_DOLLARS <= last < BRIBE_NUGGETS:
        least = BRIBE_DOLLARS + int(s.offers[seat].dollars)
        near = choice if choice != PASS else least
        tries = [near + 1, near - 1, near + 2, near - 2, least + 1, near + 4]
    elif BRIBE_NUGGETS <= last < BRIBE_CARDS and choice != PASS:
        tries = [choice + 1, choice - 1]
    else:
        tries = []
    for action in tries:
        if action in options and action not in found:
            found.append(action)
    return found


def decide(bargain: Bargain, options: tuple[int, ...]) -> list[float]:
    """D-08: what each answer is worth; better offers are asked for if somebody else would be named."""
    s = bargain.s
    found: list[float] = []
    best = -99.0
    other = False
    for action in options:
        value = bargain.naming(action - SEAT) if action != MORE else -99.0
        if value > best:
            best = value
            other = action - SEAT != bargain.seat
        found.append(value)
    if options[0] == MORE:
        found[0] = best + 0.1 if other and s.tied else best - 0.1
    return found


def visitor_value(s: Town, seat: int, visitor: int, stand: Standing) -> float:
    """D-20: the best offer first, or the Sheriff; then whoever is least dangerous."""
    if visitor == seat:
        return FIRST_VISIT
    value = -FIRST_VISIT * stand.harm[visitor]
    if not s.order:
        for offer in s.offers:
            if offer.supports == visitor:
                value += offer_value(offer, True, stand)
    return value
