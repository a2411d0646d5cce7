"""The state: everything a position of Dodge City is made of."""

from typing import Any, Final

from mypy_extensions import i64

from tumbleweed.core.steps import State
from tumbleweed.games.dodge_city.board import Site
from tumbleweed.games.dodge_city.declared.kinds import Round
from tumbleweed.games.dodge_city.house import NO_OPTIONS, NOBODY, UNKNOWN, House, Placed
from tumbleweed.games.dodge_city.table import Table

STREAMS: Final = ("deck", "events", "lot")
DECK_STREAM: Final = 0
EVENT_STREAM: Final = 1
LOT_STREAM: Final = 2

DEAL: Final = 0
START: Final = 1
PLACING_1: Final = 2
PLACING_2: Final = 3
DUEL: Final = 4
SETTLEMENT: Final = 5
END: Final = 6
ROUNDS: Final[tuple[Round, ...]] = ("deal", "start", "placing_1", "placing_2", "duel", "settlement", "end")
"""The rounds of a pass (DC-2.1), and the end of the game."""


class Player:
    """What a player has."""

    def __init__(
        self, cash: i64, supply: i64, hand: i64, shown: int, chosen: int, points: int, discs: i64, placed: i64,
        unseen: i64,
    ) -> None:  # fmt: skip
        self.cash: i64 = cash
        self.supply: i64 = supply
        """Stones in the player's supply; all the others are in town."""
        self.hand: i64 = hand
        """The player's cards, as a mask."""
        self.shown = shown
        """The card that lies open before the player; -1 for none."""
        self.chosen = chosen
        """The secret start card, which is still in the hand; -1 for none."""
        self.points = points
        self.discs: i64 = discs
        """Points discs won, four bits for each figure."""
        self.placed: i64 = placed
        """Stones placed this round, two bits for each building (DC-7.5)."""
        self.unseen: i64 = unseen
        """The player's duel cards that were discarded face down (U-10)."""

    def number_of_discs(self) -> int:
        """How many points discs the player owns."""
        found: i64 = 0
        left: i64 = self.discs
        while left:
            found += left & 15
            left >>= 4
        return int(found)

    def copy(self) -> "Player":
        # fmt: off
        return Player(
            self.cash, self.supply, self.hand, self.shown, self.chosen, self.points, self.discs, self.placed,
            self.unseen,
        )
        # fmt: on


class Town(State):
    """A position."""

    table: Table
    plan: list[Site]
    """The buildings in play, in board order; never changes."""
    number: int = 0
    """The pass, from 1."""
    round: int = 0
    """DEAL to END."""
    starter: int = 0
    """The start player of this pass; -1 before there is one."""
    active: int = 0
    """Whose turn it is in a placing round, or whose right to challenge; -1 at other times."""

    players: list[Player]
    """By seat."""
    houses: list[House]
    """By place in the plan."""
    discs: i64 = 0
    """Symbol discs left, four bits for each figure; 15 of each if there is no limit."""
    finished: int = 0
    """How many buildings are controlled or neutral."""

    deck: tuple[int, ...]
    deck_top: int = 0
    """How many cards of `deck` have been drawn."""
    discards: i64 = 0
    """As a mask, face-down ones included."""
    events: tuple[int, ...]
    event_top: int = 0
    event_discards: i64 = 0

    free: int = 0
    """Free stones of the picture card still to be placed."""
    free_figure: int = 0
    free_at: int = 0
    """The building where they go; -1 until that is fixed."""
    free_all: int = 0
    """How many there were."""
    opening: int = 0
    """A building and figure just named for opening, 8 * building + figure; -1 for none."""
    last: Placed | None = None
    """The stones of this turn that can be taken back, the latest on top."""
    taken_back: int = 0
    """How many stones were taken back this turn."""
    menu: tuple[int, ...]
    """The options of the question, as they were worked out; empty if that is still to be done (asking.py)."""

    event: int = 0
    """The event card being carried out; -1 for none."""
    drawer: int = 0
    due: int = 0
    """How much the event asks for (dollars, stones, moves), as far as it is possible."""
    done: int = 0
    """How much of that was done."""
    optional: bool = False
    left: int = 0
    """Stones or moves still allowed or still to be lost."""
    fixed: int = 0
    """The building where an event's stones go; -1 until that is fixed."""
    lifted: int = 0
    """A stone being moved, 56 * building + cell; -1 for none."""
    moved: tuple[int, ...]
    """The stones that this event has moved, as the cells where they now stand."""
    raided: int = 0
    """Stones taken from each owner, four bits a seat."""
    debt: i64 = 0
    treat: int = 0
    """How much of the debt each opponent is to get (`TREAT`); 0 if the bank gets it."""

    fought: int = 0
    """Who has fought in this duel round, as a mask."""
    aside: int = 0
    """Whose duel card is laid aside, as a mask."""
    contests: tuple[int, ...]
    """The control duels: building, contenders << 8, (winner + 1) << 16."""
    winner: int = 0
    by_duel: bool = False
    """Whether the final duel decided."""
    reason: int = 0
    """Why the game ended; 0 while it goes on."""

    def moment(self) -> dict[str, Any]:
        return {"pass": self.number, "round": ROUNDS[self.round]}

    def copy(self) -> "Town":
        t = Town()
        self.copy_into(t)
        t.table = self.table
        t.plan = self.plan
        t.number = self.number
        t.round = self.round
        t.starter = self.starter
        t.active = self.active
        t.players = [player.copy() for player in self.players]
        t.houses = self.houses.copy()
        t.discs = self.discs
        t.finished = self.finished
        t.deck = self.deck
        t.deck_top = self.deck_top
        t.discards = self.discards
        t.events = self.events
        t.event_top = self.event_top
        t.event_discards = self.event_discards
        t.menu = self.menu
        self._copy_turn(t)
        self._copy_event(t)
        self._copy_duels(t)
        return t

    def _copy_turn(self, t: "Town") -> None:
        t.free = self.free
        t.free_figure = self.free_figure
        t.free_at = self.free_at
        t.free_all = self.free_all
        t.opening = self.opening
        t.last = self.last
        t.taken_back = self.taken_back

    def _copy_event(self, t: "Town") -> None:
        t.event = self.event
        t.drawer = self.drawer
        t.due = self.due
        t.done = self.done
        t.optional = self.optional
        t.left = self.left
        t.fixed = self.fixed
        t.lifted = self.lifted
        t.moved = self.moved
        t.raided = self.raided
        t.debt = self.debt
        t.treat = self.treat

    def _copy_duels(self, t: "Town") -> None:
        t.fought = self.fought
        t.aside = self.aside
        t.contests = self.contests
        t.winner = self.winner
        t.by_duel = self.by_duel
        t.reason = self.reason

    def clear(self) -> None:
        """Nothing is going on; the seats own nothing, and no building is opened."""
        self.number = self.finished = self.reason = 0
        self.round = DEAL
        self.starter = self.active = self.winner = NOBODY
        self.players = [Player(0, 0, 0, NOBODY, NOBODY, 0, 0, 0, 0) for seat in range(self.count)]
        self.houses = []
        self.discs = self.discards = self.event_discards = 0
        self.deck = self.events = ()
        self.deck_top = self.event_top = 0
        self.clear_turn()
        self.event = self.drawer = self.fixed = self.lifted = NOBODY
        self.due = self.done = self.left = self.raided = self.treat = 0
        self.debt = 0
        self.optional = self.by_duel = False
        self.moved = self.contests = ()
        self.fought = self.aside = 0

    def clear_turn(self) -> None:
        """No turn is going on."""
        self.free = self.free_figure = self.free_all = self.taken_back = 0
        self.free_at = self.opening = NOBODY
        self.last = None
        self.menu = NO_OPTIONS

    def cards_left(self) -> int:
        """Cards in the draw pile."""
        return len(self.deck) - self.deck_top

    def events_left(self) -> int:
        """Cards in the event pile."""
        return len(self.events) - self.event_top

    def connected(self, building: int) -> int:
        """DC-8.4: who is connected in a building, as a mask."""
        house = self.houses[building]
        if house.linked == UNKNOWN:
            site, conduct = self.plan[building], self.table.conduct
            found = 0
            for seat in range(self.count):
                if site.connected(house.stones(seat), conduct):
                    found |= 1 << seat
            house.linked = found
        return house.linked


def town(s: State) -> Town:
    """The state, typed as a state of this game."""
    assert isinstance(s, Town)
    return s
