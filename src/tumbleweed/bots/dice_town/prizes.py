"""What the places of the town give to whoever wins them now, in victory points."""

from typing import Final

from mypy_extensions import i64

from tumbleweed.bots.dice_town.values import (
    CLAIM_OF,
    CLAIMS_OF,
    CORRUPTION,
    CREDIT,
    DYNAMITE,
    GIRLS,
    UNKNOWN_CARD,
    badge_won,
    claim_risk,
    dollar_worth,
    rounds_left,
    worths_at,
)  # fmt: skip
from tumbleweed.bots.style import Style
from tumbleweed.games.dice_town.box import BOX
from tumbleweed.games.dice_town.packs import SIZE, copies_of
from tumbleweed.games.dice_town.places.town_hall import MOST_CLAIMS
from tumbleweed.games.dice_town.town import Town

PLACES: Final = 5
"""The places that a face wins, 9 to K."""
NUGGET: Final = 0.75
LAND: Final = 1.8
THEFT: Final = 2.45
"""How much a nugget, land and a theft count in the choice of dice. Found in matches of one bot with another number
against three without: everybody can see nuggets and takes sides against their owner, while land and stolen cards are
hidden, and a stolen card is also a rival's loss.
"""
SECOND_THEFT: Final = 1.7
SECOND_DRAW: Final = 1.8
"""What two thefts (with The Girls) or two draws (with Unlimited Credit) bring, less the card they cost."""
REMEDY: Final = 1.6
"""A visit to the Doc of the first edition."""
VISIT: Final = 0.8
"""Others may visit first: how much of the best elixir is left on average."""
ELIXIR_WORTH: Final[dict[str, float]] = {
    "wealth": 3.2, "charm": 3.0, "luck": 2.4, "power": 0.0, "protection": 0.8, "friendship": 1.6, "domination": 1.8,
}  # fmt: skip
ELIXIRS: Final = [ELIXIR_WORTH.get(name, 1.5) for name in BOX.elixirs]
POWER: Final = BOX.elixirs.index("power")
NUGGETS: Final = [NUGGET * nines for nines in range(6)]
WITH_DYNAMITE: Final = [2 * NUGGET * nines for nines in range(6)]


class Prizes:
    """What each place gives for 0 to 5 dice (at 7 * face + dice), the Town Hall for 0 to 5 aces, and the Doc after a
    round in which no place was won. `hand` has the store cards that count.
    """

    def __init__(self, s: Town, seat: int, hand: int, style: Style) -> None:
        left = rounds_left(s)
        self.left: Final = left
        self.dollar: Final = dollar_worth(left) * style.money
        self.risk: Final = style.risk
        self.badge: Final = badge_won(s, left)
        self.places: Final = _places(s, seat, hand, left, self.dollar, self.badge)
        self.land: Final = _land(s, copies_of(hand, CORRUPTION) != 0, claim_risk(left))
        self.doc: Final = _visit(s, seat, self.badge) if s.table.elixir_deck else REMEDY


def _places(s: Town, seat: int, hand: int, left: float, dollar: float, badge: float) -> list[float]:
    """The places 9 to K, a row of seven numbers each."""
    bank = dollar * int(s.bank)
    cards = worths_at(s).store[int(left) if left < 4.0 else 4]
    draws = 2.0 if s.round == 1 else SECOND_DRAW if copies_of(hand, CREDIT) else 1.0
    store = cards if draws == 1.0 else [draws * card for card in cards]
    stolen = _robbery(s, seat, left, SECOND_THEFT if copies_of(hand, GIRLS) else 1.0)
    nuggets = _nuggets(int(s.mine), 2 if copies_of(hand, DYNAMITE) else 1)
    # fmt: off
    return [
        *nuggets, 0.0,
        0.0, bank, bank, bank, bank, bank, 0.0,
        *store, 0.0,
        *stolen, 0.0,
        0.0, badge, badge, badge, badge, badge, 0.0,
    ]
    # fmt: on


def _nuggets(mine: int, each: int) -> list[float]:
    """DT-9.1, DT-9.2: nuggets for 0 to 5 nines, as far as the mine has enough."""
    if mine >= 10:
        return NUGGETS if each == 1 else WITH_DYNAMITE
    return [NUGGET * min(each * nines, mine) for nines in range(6)]


def _robbery(s: Town, seat: int, left: float, thefts: float) -> list[float]:
    """DT-13.1: what a theft with 0 to 5 queens brings from the largest hand, claims first."""
    most: i64 = 0
    cards: i64 = 0
    for other, player in enumerate(s.players):
        if other != seat:
            claims: i64 = player.claims & SIZE
            if claims > most:
                most = claims
            if player.store & SIZE:
                cards = 1
    if most == 0:
        return [UNKNOWN_CARD * THEFT * thefts * int(cards)] * 6
    # A claim that can be stolen again is worth less.
    factor = THEFT * thefts
    risk = claim_risk(left)
    stolen = [0.0]
    for queens in range(1, 6):
        stolen.append((CLAIMS_OF[queens if queens < most else most] - risk) * factor)
    return stolen


def _land(s: Town, corrupt: bool, risk: float) -> list[float]:
    """DT-15.2: the claims for 0 to 5 aces; with Corruption one more from the deck."""
    worth = CLAIM_OF - risk if corrupt and s.claims_left() else 0.0
    land: list[float] = []
    for aces in range(6):
        if aces < MOST_CLAIMS and aces < len(s.claim_row):
            worth += s.claim_row[aces] - risk
        land.append(LAND * worth)
    return land


def _visit(s: Town, seat: int, badge: float) -> float:
    """DT-17.4: the best of the open elixirs."""
    best = 1.0
    for elixir in s.elixirs_up:
        worth = ELIXIRS[elixir] if elixir >= 0 else 0.0
        if elixir == POWER and s.sheriff != seat:
            worth = badge
        if worth > best:
            best = worth
    return VISIT * best
