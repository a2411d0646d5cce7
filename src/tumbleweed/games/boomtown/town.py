"""The state: everything a position of Boomtown is made of."""

from typing import Any, Final, cast

from mypy_extensions import i64

from tumbleweed.core.steps import State
from tumbleweed.games.boomtown.box import TOWNS, Box, bit
from tumbleweed.games.boomtown.declared.kinds import Moment
from tumbleweed.games.boomtown.table import Table

STREAMS: Final = ("deck", "dice", "holdup", "set-up")
DECK_STREAM: Final = 0
DICE_STREAM: Final = 1
HOLDUP_STREAM: Final = 2
SETUP_STREAM: Final = 3

SETTING_UP: Final = 0
DRAWING: Final = 1
BIDDING: Final = 2
PAYING: Final = 3
CHOOSING: Final = 4
PRODUCING: Final = 5
SCORING: Final = 6
PHASES: Final = ("set_up", "draw", "bid", "pay", "choose", "produce", "scoring")
"""The parts of a round (BT-2.1), and what comes before and after them."""

NOBODY: Final = -1
NOWHERE: Final = -1
COUNT_BITS: Final = 6
OFFICE_BITS: Final = 3


class Saloon:
    """A placed saloon: its card, its owner, its town, and the Saloon Girls card in it (-1: none)."""

    def __init__(self, card: int, owner: int, town: int, girls: int) -> None:
        self.card: Final = card
        self.owner: Final = owner
        self.town: Final = town
        self.girls: Final = girls

    def takes(self, box: Box) -> int:
        """BT-18.1: what a producing mine pays here."""
        return box.saloon if self.girls < 0 else box.saloon_girls


class Vein:
    """A New Vein and the mine it lies on."""

    def __init__(self, card: int, mine: int) -> None:
        self.card: Final = card
        self.mine: Final = mine


class Player:
    """What lies before a player."""

    def __init__(self, gold: i64, bid: i64, mines: i64, counts: i64, events: i64) -> None:
        self.gold: i64 = gold
        self.bid: i64 = bid
        """The player's last bid in this auction, or in the one before; 0 if there was none."""
        self.mines: i64 = mines
        """A mask by the deck's numbers."""
        self.counts: i64 = counts
        """How many mines in each town, 6 bits a town."""
        self.events: i64 = events
        """Cards held for later or waiting for a place, as a mask by their number among the deck's events."""

    def mines_in(self, town: i64) -> i64:
        """How many mines the player owns in a town."""
        return self.counts >> COUNT_BITS * town & 63

    def owns(self, mine: i64) -> bool:
        return self.mines >> mine & 1 != 0

    def copy(self) -> "Player":
        return Player(self.gold, self.bid, self.mines, self.counts, self.events)


class Boomtown(State):
    """A position."""

    table: Table
    round: i64 = 0
    phase: i64 = 0
    first: i64 = 0
    """The first player of this round."""
    players: list[Player]
    """By seat."""
    bank: i64 = 0
    """What the bank has taken in, less what it has paid out."""
    deck: tuple[int, ...]
    top: i64 = 0
    """How many cards of `deck` have been drawn."""
    unseen: tuple[int, ...]
    """Cards that were removed unseen (BT-1.5)."""
    returned: tuple[int, ...]
    """Events that everybody saw go back into the deck in round 1 (BT-3.3), so they are not among the unseen ones."""
    removed: tuple[int, ...]
    """Cards that everybody saw leave the game, in that order."""

    row: tuple[int, ...]
    left: i64 = 0
    """The slots of the row that still hold a card, as a mask."""
    passed: i64 = 0
    """Who is out of the auction, as a mask."""
    high: i64 = 0
    """The highest bid."""
    bidder: i64 = 0
    """Who holds the highest bid; -1 if nobody has bid yet. After the auction, the high bidder."""
    order: tuple[int, ...]
    """The order of choosing."""
    place: i64 = 0
    """How many have begun to choose."""

    offices: i64 = 0
    """The mayor of each town, 3 bits a town: 0 for none, otherwise the seat + 1."""
    governor: i64 = 0
    """The town whose mayor is governor, or -1."""
    governor_card: i64 = 0
    """The Governor card lying there, or -1."""
    veins: tuple[Vein, ...]
    saloons: tuple[Saloon, ...]
    """The placed saloons, the oldest first."""
    deeds: bytes
    """Every change of ownership so far, a byte each: see `deed` (BT-8.6)."""

    die1: i64 = 0
    die2: i64 = 0
    """The production roll; 0 before the first."""
    rolled: i64 = 0
    """What was rolled before any Telegraph."""
    winners: i64 = 0

    def moment(self) -> dict[str, Any]:
        now: Moment = {"round": self.round, "phase": PHASES[self.phase]}
        return cast("dict[str, Any]", now)

    def copy(self) -> "Boomtown":
        t = Boomtown()
        self.copy_into(t)
        t.table = self.table
        t.round = self.round
        t.phase = self.phase
        t.first = self.first
        t.players = [player.copy() for player in self.players]
        t.bank = self.bank
        t.deck = self.deck
        t.top = self.top
        t.unseen = self.unseen
        t.returned = self.returned
        t.removed = self.removed
        t.row = self.row
        t.left = self.left
        t.passed = self.passed
        t.high = self.high
        t.bidder = self.bidder
        t.order = self.order
        t.place = self.place
        t.offices = self.offices
        t.governor = self.governor
        t.governor_card = self.governor_card
        t.veins = self.veins
        t.saloons = self.saloons
        t.deeds = self.deeds
        t.die1 = self.die1
        t.die2 = self.die2
        t.rolled = self.rolled
        t.winners = self.winners
        return t

    def clear(self) -> None:
        """BT-1.6: every office is vacant, nobody has a card or any gold."""
        self.round = 0
        self.top = 0
        self.first = 0
        self.phase = SETTING_UP
        self.players = [Player(0, 0, 0, 0, 0) for seat in range(self.count)]
        self.bank = 0
        self.deck = self.unseen = self.returned = self.removed = self.row = self.order = ()
        self.left = self.passed = self.high = self.place = 0
        self.bidder = NOBODY
        self.offices = 0
        self.governor = NOWHERE
        self.governor_card = -1
        self.veins = ()
        self.saloons = ()
        self.deeds = b""
        self.die1 = self.die2 = self.rolled = self.winners = 0

    def mayor(self, town: i64) -> i64:
        """The mayor of a town, or -1."""
        return (self.offices >> OFFICE_BITS * town & 7) - 1

    def set_mayor(self, town: i64, seat: i64) -> None:
        """Gives the pawn of a town to a seat (-1: returns it to the supply)."""
        office = bit(OFFICE_BITS * town)
        self.offices = self.offices & ~(7 * office) | (seat + 1) * office

    def mayor_of(self, seat: int) -> list[int]:
        """The towns whose mayor a seat is."""
        return [town for town in range(len(TOWNS)) if self.mayor(town) == seat]

    def owner(self, mine: int) -> int:
        """Who owns a mine; -1: nobody."""
        for seat, player in enumerate(self.players):
            if player.owns(mine):
                return seat
        return NOBODY

    def veins_on(self, mine: int) -> int:
        """How many New Veins lie on a mine."""
        number = 0
        for vein in self.veins:
            if vein.mine == mine:
                number += 1
        return number

    def value(self, mine: int) -> int:
        """BT-16.1: a mine's production value."""
        return self.table.deck.value[mine] + self.veins_on(mine) * self.table.box.new_vein

    def holds(self, seat: int, kind: int) -> bool:
        """Whether an event card of a kind lies before a seat, held or waiting."""
        cards: i64 = self.table.deck.of_kind[kind]
        return self.players[seat].events & cards != 0

    def anybody_holds(self, kind: int) -> bool:
        """Whether an event card of a kind lies before anybody."""
        held: i64 = 0
        for player in self.players:
            held |= player.events
        cards: i64 = self.table.deck.of_kind[kind]
        return held & cards != 0

    @property
    def gold(self) -> list[int]:
        """Everybody's gold."""
        return [player.gold for player in self.players]

    def cards_left(self) -> int:
        """Cards in the deck."""
        return len(self.deck) - self.top


LOST: Final = 128
DEEDS: Final[list[bytes]] = [bytes([number]) for number in range(256)]


def deed(seat: i64, town: i64) -> i64:
    """The code for a seat gaining a mine in a town; `LOST` is added if it lost one."""
    return seat * 8 + town


def card_id(s: Boomtown, card: int) -> str:
    """`CJ-02`, `DYN-1`."""
    return s.table.deck.ids[card]


def card_ids(s: Boomtown, cards: tuple[int, ...]) -> list[str]:
    return [s.table.deck.ids[card] for card in cards]


def boomtown(s: State) -> Boomtown:
    """The state, typed as a state of this game."""
    assert isinstance(s, Boomtown)
    return s
