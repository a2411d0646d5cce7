"""The state: everything a position of Dice Town is made of."""

from typing import Any, Final, get_args

from mypy_extensions import i64

from tumbleweed.core.steps import State
from tumbleweed.games.dice_town.declared.kinds import Phase
from tumbleweed.games.dice_town.offers import NO_DRAFTS, NO_OFFERS, Offer
from tumbleweed.games.dice_town.packs import SIZE, copies_of
from tumbleweed.games.dice_town.table import Table

STREAMS: Final = (
    *(f"cup {seat}" for seat in range(5)),
    *(f"thief {seat}" for seat in range(5)),
    "store",
    "claims",
    "elixirs",
    "set-up",
)
CUP: Final = 0
THIEF: Final = 5
STORE_STREAM: Final = 10
CLAIM_STREAM: Final = 11
ELIXIR_STREAM: Final = 12
SETUP_STREAM: Final = 13

ROLLING: Final = 0
SCORING: Final = 9
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)


class PlayedCard:
    """A card being played: who plays it, its kind, the choice, whose moment it is, whether Wanted cancelled it."""

    def __init__(
        self, seat: int, kind: int, action: int, actor: int, cancelled: bool, below: "PlayedCard | None"
    ) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.action: Final = action
        self.actor: Final = actor
        self.cancelled: Final = cancelled
        self.below: Final = below


class Player:
    """What lies before a player; cards and dice are packs and handfuls (see packs.py, dice.py)."""

    def __init__(
        self,
        dollars: i64,
        nuggets: i64,
        store: i64,
        claims: i64,
        protected: i64,
        kept: i64,
        cup: i64,
        shown: i64,
        choice: i64,
    ) -> None:
        self.dollars: i64 = dollars
        self.nuggets: i64 = nuggets
        self.store: i64 = store
        """Store cards in hand."""
        self.claims: i64 = claims
        """Claims in hand."""
        self.protected: i64 = protected
        """Claims behind barbed wire."""
        self.kept: i64 = kept
        """Dice set aside, those just shown included."""
        self.cup: i64 = cup
        """Dice under the cup."""
        self.shown: i64 = shown
        """Dice just shown from under the cup and kept."""
        self.choice: i64 = choice
        """Which dice are kept: the player's answer, until the cups are lifted."""

    def cards(self) -> i64:
        """How many cards the player owns, protected claims included."""
        return (self.store & SIZE) + (self.claims & SIZE) + (self.protected & SIZE)

    def goods(self) -> i64:
        """How many bills, nuggets and cards the player owns."""
        return self.dollars + self.nuggets + self.cards()

    def copy(self) -> "Player":
        # fmt: off
        return Player(
            self.dollars, self.nuggets, self.store, self.claims, self.protected,
            self.kept, self.cup, self.shown, self.choice,
        )
        # fmt: on


class Town(State):
    """A position."""

    table: Table
    seating: tuple[int, ...]
    """Which player sits at each seat (DT-1.1, U-02)."""
    round: i64 = 0
    phase: i64 = 0
    """0 while rolling, 1 to 8 at that place, 9 when scoring."""
    sheriff: i64 = 0

    players: list["Player"]
    """By seat."""

    rolling: i64 = 0
    """Who took part in the roll."""
    brutes: i64 = 0
    """Who declared a Brute with their choice."""
    spared: i64 = 0
    """Whose Brute works at this reveal."""
    last_roll: bool = False

    mine: i64 = 0
    bank: i64 = 0
    coach: i64 = 0
    store_deck: tuple[int, ...]
    store_top: i64 = 0
    """How many cards of `store_deck` have been drawn; the same for the other decks."""
    store_discards: i64 = 0
    discards_seen: i64 = 0
    """The discards that were played openly."""
    claim_deck: tuple[int, ...]
    claim_top: i64 = 0
    claim_row: tuple[int, ...]
    elixir_pile: tuple[int, ...]
    elixir_top: i64 = 0
    elixirs_up: tuple[int, ...]
    elixir_discards: tuple[int, ...]

    played: PlayedCard | None = None
    """The cards being played, the latest on top."""
    lying: i64 = 0
    """Store cards that were played and still work, or are being carried out."""
    drawn: tuple[int, ...]
    """Cards being looked at: store cards by kind, claims as 100 + value."""
    doubled: bool = False
    """Dynamite, Unlimited Credit or The Girls doubles this place."""
    marshalled: bool = False
    loot: i64 = 0
    gained: i64 = 0
    """Who gained something from a place this round (U-45)."""
    controlled: i64 = 0
    """Who controlled a place this round (U-46)."""

    tied: i64 = 0
    offers: tuple[Offer, ...]
    drafts: list[Offer]
    """Offers being put together; empty at other times."""
    offer_round: i64 = 0
    favours: tuple[int, ...]
    """With `gifts`: what was given for each player so far, in half points; empty if nothing."""
    visits: tuple[int, ...]
    """Who is still to visit the Doc, in the order of the visits once it is set; a player may go twice."""
    order: tuple[int, ...]
    """The part of that order that the Sheriff has named."""
    elixir: i64 = 0
    """The elixir being carried out, or -1."""
    ended: i64 = 0
    """1: the mine is empty, 2: the claims are gone (as a mask)."""
    winners: i64 = 0

    def moment(self) -> dict[str, Any]:
        return {"round": self.round, "phase": PHASES[self.phase], "edition": self.table.full["edition"]}

    def copy(self) -> "Town":
        t = Town()
        self.copy_into(t)
        t.table = self.table
        t.seating = self.seating
        t.round = self.round
        t.phase = self.phase
        t.sheriff = self.sheriff
        self._copy_seats(t)
        self._copy_places(t)
        t.played = self.played
        t.lying = self.lying
        t.drawn = self.drawn
        t.doubled = self.doubled
        t.marshalled = self.marshalled
        t.loot = self.loot
        t.gained = self.gained
        t.controlled = self.controlled
        t.tied = self.tied
        t.offers = self.offers
        t.drafts = self.drafts.copy() if self.drafts else NO_DRAFTS
        t.offer_round = self.offer_round
        t.favours = self.favours
        t.visits = self.visits
        t.order = self.order
        t.elixir = self.elixir
        t.ended = self.ended
        t.winners = self.winners
        return t

    def _copy_seats(self, t: "Town") -> None:
        t.players = [player.copy() for player in self.players]
        t.rolling = self.rolling
        t.brutes = self.brutes
        t.spared = self.spared
        t.last_roll = self.last_roll

    def _copy_places(self, t: "Town") -> None:
        t.mine = self.mine
        t.bank = self.bank
        t.coach = self.coach
        t.store_deck = self.store_deck
        t.store_top = self.store_top
        t.store_discards = self.store_discards
        t.discards_seen = self.discards_seen
        t.claim_deck = self.claim_deck
        t.claim_top = self.claim_top
        t.claim_row = self.claim_row
        t.elixir_pile = self.elixir_pile
        t.elixir_top = self.elixir_top
        t.elixirs_up = self.elixirs_up
        t.elixir_discards = self.elixir_discards

    def clear(self) -> None:
        """Nothing is going on; the seats own nothing."""
        seats = self.count
        self.round = 0
        self.phase = ROLLING
        self.sheriff = 0
        self.players = [Player(0, 0, 0, 0, 0, 0, 0, 0, 0) for seat in range(seats)]
        self.rolling = self.brutes = self.spared = 0
        self.last_roll = self.doubled = self.marshalled = False
        self.mine = self.bank = self.coach = self.loot = 0
        self.store_deck = self.claim_deck = self.claim_row = self.elixir_pile = self.elixirs_up = ()
        self.store_top = self.claim_top = self.elixir_top = 0
        self.store_discards = self.discards_seen = self.lying = 0
        self.favours = ()
        self.elixir_discards = self.drawn = self.visits = self.order = ()
        self.elixir = -1
        self.played = None
        self.gained = self.controlled = self.tied = 0
        self.offers = NO_OFFERS[seats]
        self.drafts = NO_DRAFTS
        self.offer_round = self.ended = self.winners = 0

    def holds(self, seat: int, kind: int) -> bool:
        """Whether the seat has such a store card in hand."""
        return copies_of(self.players[seat].store, kind) != 0

    @property
    def dollars(self) -> list[int]:
        """Everybody's dollars."""
        return [player.dollars for player in self.players]

    @property
    def nuggets(self) -> list[int]:
        """Everybody's nuggets."""
        return [player.nuggets for player in self.players]

    def cards_left(self) -> int:
        """Cards in the store's deck."""
        return len(self.store_deck) - self.store_top

    def claims_left(self) -> int:
        """Cards in the claim deck."""
        return len(self.claim_deck) - self.claim_top

    def elixirs_left(self) -> int:
        """Cards in the elixir pile."""
        return len(self.elixir_pile) - self.elixir_top


def town(s: State) -> Town:
    """The state, typed as a state of this game."""
    assert isinstance(s, Town)
    return s
