r"""The scenario language of Dodge City: a town drawn by hand, chance written down, questions expected one by one.

    t = town(
        "placing_1",
        hands=[["L5", "I1"], ["G4", "S2"]],
        cash=[900, 300],
        buildings={"OFF": "sheriff\n B01D\n 0...\n ....\n P..K"},
    )
    t.asks(0, "D-2").offers("play I1").says("play I1")
    t.asks(0, "D-3").says("take OFF 0,2", "done")

A building is drawn as its map with stones as the digits of their seats; its first line names the figure. One that is
not named is unopened; `"neutral sheriff"` and `"controlled 0 lady"` are finished ones. Cards are written `L5`, `Q1`;
`deck` and `events` are written top first, all others follow below. `lots` are the places drawn by lot.

What is run is named by its step: `pass`, `start`, `placing_1`, `placing_2`, `duel`, `settlement`, `end_of_pass`,
`turn 0`, `event 0` and so on. A question that is not expected fails the test: `asks` names the seat and the decision,
`ends` says that no question is open.
"""

from typing import Any

from tumbleweed.core.chance import ScriptedChance, tapes
from tumbleweed.core.events import Log
from tumbleweed.core.play import advance, answer, default_answer, legal, waiting
from tumbleweed.core.steps import Step
from tumbleweed.games.dodge_city.actions import CATALOG
from tumbleweed.games.dodge_city.board import Site
from tumbleweed.games.dodge_city.box import BOX, CARD, FIGURES
from tumbleweed.games.dodge_city.drawing import DRAW_EVENT
from tumbleweed.games.dodge_city.dueling import DUEL_ROUND
from tumbleweed.games.dodge_city.effects.deck import DESIGN, EVENTS
from tumbleweed.games.dodge_city.ending import GAME_OVER
from tumbleweed.games.dodge_city.grid import BIT, cell_at
from tumbleweed.games.dodge_city.house import CONTROLLED, NEUTRAL, NOBODY, OPEN_HOUSE, House
from tumbleweed.games.dodge_city.placing import TURN
from tumbleweed.games.dodge_city.rules import FIRST_PLACING, PASS, SECOND_PLACING
from tumbleweed.games.dodge_city.settling import END_OF_PASS, SETTLE
from tumbleweed.games.dodge_city.setup import laid_out
from tumbleweed.games.dodge_city.spec import DodgeCity
from tumbleweed.games.dodge_city.starting import START_ROUND
from tumbleweed.games.dodge_city.table import Table
from tumbleweed.games.dodge_city.town import DUEL, PLACING_1, STREAMS, Town
from tumbleweed.games.dodge_city.written import house_of

SPEC = DodgeCity()

STEPS: dict[str, Step] = {
    "pass": PASS,
    "start": START_ROUND,
    "placing_1": FIRST_PLACING,
    "placing_2": SECOND_PLACING,
    "duel": DUEL_ROUND,
    "settlement": SETTLE,
    "end_of_pass": END_OF_PASS,
    "game_over": GAME_OVER,
    **{f"turn {seat}": TURN[seat] for seat in range(5)},
    **{f"event {seat}": DRAW_EVENT[seat] for seat in range(5)},
}
DURING = {"duel": DUEL}
"""In which round a scenario begins; all others begin in the first placing round."""


class Play:
    """A town being played in a test."""

    def __init__(self, s: Town) -> None:
        self.s = s

    def asks(self, seat: int, decision: str) -> "Asked":
        """The seat is asked this decision now."""
        assert self.s.ask is not None, f"expected {decision} for seat {seat}, but nothing is asked"
        found = self.s.ask.about()[0]
        assert found == decision, f"expected {decision} for seat {seat}, asked is {found} for {waiting(self.s)}"
        assert seat in waiting(self.s), f"expected {decision} for seat {seat}, but waiting are {waiting(self.s)}"
        return Asked(self, seat)

    def chooses(self, *cards: str) -> "Play":
        """D-1 for everybody, in seat order."""
        for seat, card in enumerate(cards):
            self.asks(seat, "D-1").says(f"play {card}")
        return self

    def ends(self) -> "Play":
        """Nobody is asked anything any more."""
        if self.s.ask is not None:
            raise AssertionError(f"unexpected question {self.s.ask.about()} for {waiting(self.s)}")
        return self

    def sound(self) -> "Play":
        """Nothing was lost or doubled; only for towns whose points were won with buildings."""
        SPEC.check(self.s)
        return self

    def events(self, name: str, seat: int = -1) -> list[dict[str, Any]]:
        """All events of a name, as the seat (-1: a spectator) may know them."""
        return [event for event in SPEC.events(self.s, seat, 0) if event["event"] == name]

    def event(self, name: str, seat: int = -1) -> dict[str, Any]:
        """The only event of a name."""
        found = self.events(name, seat)
        assert len(found) == 1, f"expected one {name}, found {found}"
        return found[0]

    def told(self) -> list[str]:
        """The names of all events, in order."""
        return [event["event"] for event in SPEC.events(self.s, -1, 0)]

    def view(self, seat: int) -> dict[str, Any]:
        return SPEC.view(self.s, seat)

    def drawn(self, building: str) -> list[str]:
        """A building as it stands."""
        found: list[str] = self.building(building)["now"]
        return found

    def building(self, name: str) -> dict[str, Any]:
        return next(building for building in self.view(-1)["buildings"] if building["id"] == name)

    @property
    def cash(self) -> list[int]:
        return [player.cash for player in self.s.players]

    @property
    def points(self) -> list[int]:
        return [player.points for player in self.s.players]

    @property
    def supply(self) -> list[int]:
        return [player.supply for player in self.s.players]

    def hand(self, seat: int) -> list[str]:
        return BOX.names(self.s.players[seat].hand)

    def discards(self) -> list[str]:
        return BOX.names(self.s.discards)

    def time_out(self, seat: int) -> "Play":
        """The seat's time is up."""
        SPEC.time_out(self.s, seat)
        return self


class Asked:
    """A question that was expected."""

    def __init__(self, play: Play, seat: int) -> None:
        self.play = play
        self.seat = seat

    @property
    def options(self) -> list[str]:
        """The options in writing."""
        return [CATALOG.text(action) for action in legal(self.play.s, self.seat)]

    @property
    def default(self) -> str:
        """What is answered when time is up."""
        return CATALOG.text(default_answer(self.play.s, self.seat))

    def offers(self, *options: str) -> "Asked":
        """These are all the options, in any order; buildings may be written by id."""
        wanted = sorted(tidy(option) for option in options)
        assert sorted(self.options) == wanted, f"options are {self.options}"
        return self

    def does_not_offer(self, *options: str) -> "Asked":
        for option in options:
            assert tidy(option) not in self.options, f"{option} is among the options"
        return self

    def says(self, *words: str) -> Play:
        """The seat answers; several answers if the question has several parts."""
        for one in words:
            answer(self.play.s, self.seat, CATALOG.parse(one))
        return self.play


def tidy(option: str) -> str:
    """An option as the catalog writes it."""
    return CATALOG.text(CATALOG.parse(option))


def by_seat(given: list[Any] | None, seats: int, default: Any) -> list[Any]:
    """A list with one entry for each seat."""
    row = list(given or [])
    assert len(row) <= seats, f"{row} is for more than {seats} seats"
    return row + [default] * (seats - len(row))


def cards(names: list[str]) -> int:
    """Cards as a mask."""
    return sum(CARD[BOX.cards.index(name)] for name in names)


def event_cards(names: list[str]) -> list[int]:
    """Physical event cards of these designs, each copy once."""
    ids = [EVENTS[design].id for design in DESIGN]
    found: list[int] = []
    for name in names:
        found.append(next(card for card, known in enumerate(ids) if known == name and card not in found))
    return found


def house(site: Site, drawn: str) -> House:
    """A building from its drawing."""
    head, *rows = [line.strip() for line in drawn.strip().splitlines()]
    words = head.split()
    figure = FIGURES.index(words[-1]) + 1
    if words[0] in ("neutral", "controlled"):
        status, owner = (NEUTRAL, NOBODY) if words[0] == "neutral" else (CONTROLLED, int(words[1]))
        return house_of(site, status, figure, owner, 0, 0, 0, 0, 0)
    stones = [0] * 5
    for r, row in enumerate(rows or site.rows):
        for c, sign in enumerate(row):
            if sign.isdecimal():
                stones[int(sign)] |= BIT[cell_at(r, c)]
            else:
                assert sign == site.rows[r][c], f"{site.id}: row {r}, column {c} is {site.rows[r][c]!r}, not {sign!r}"
    return house_of(site, OPEN_HOUSE, figure, NOBODY, *stones)


def town(
    *run: str,
    seats: int | None = None,
    hands: list[list[str]] | None = None,
    cash: list[int] | None = None,
    points: list[int] | None = None,
    buildings: dict[str, str] | None = None,
    supply: list[int] | None = None,
    starter: int = 0,
    number: int = 1,
    deck: list[str] | None = None,
    discards: list[str] | None = None,
    exact_deck: bool = False,
    events: list[str] | None = None,
    exact_events: bool = False,
    lots: list[int] | None = None,
    seed: int = 1,
    **options: Any,
) -> Play:
    """A town in which the named parts of the order of play are run.

    The draw pile holds `deck` on top and below it every card that lies nowhere else (with `exact_deck` these go to the
    discards); the same with `events`. `points` are won with buildings drawn as controlled, or simply claimed.
    """
    count = seats or max(2, len(hands or []), len(cash or []), len(points or []))
    script: list[list[int]] = [[], [], list(lots or [])]
    s = laid_out(count, Table(options), ScriptedChance(tapes(STREAMS, seed), [0] * len(STREAMS), script), Log())
    for seat, hand in enumerate(by_seat(hands, count, [])):
        s.players[seat].hand = cards(hand)
    for seat, amount in enumerate(by_seat(cash, count, s.table.start_cash)):
        s.players[seat].cash = amount
    for seat, number_of in enumerate(by_seat(points, count, 0)):
        s.players[seat].points = number_of
    _furnish(s, buildings or {})
    for seat, left in enumerate(supply or []):
        s.players[seat].supply = left
    _lay_cards(s, deck or [], discards, exact_deck)
    top = event_cards(events or [])
    rest = [card for card in range(len(DESIGN)) if card not in top]
    s.events = tuple(top if exact_events else top + rest)
    s.event_discards = sum(1 << card for card in rest) if exact_events else 0
    s.starter, s.number = starter, number
    s.round = DURING.get(run[0], PLACING_1)
    for name in reversed(run):
        s.next(STEPS[name])
    advance(s)
    return Play(s)


def _furnish(s: Town, buildings: dict[str, str]) -> None:
    """Draws the buildings; stones in them are missing in the supplies, discs in the supply of discs."""
    numbers = {site.id: site.number for site in s.plan}
    for name, drawn in buildings.items():
        site = s.plan[numbers[name]]
        new = house(site, drawn)
        s.houses[site.number] = new
        if not s.table.unlimited:
            s.discs -= 1 << 4 * new.figure
        s.finished += new.status > OPEN_HOUSE
        if new.status == CONTROLLED:
            owner = s.players[new.owner]
            owner.discs += 1 << 4 * new.figure
            owner.points += BOX.points[new.figure]
        for seat in range(s.count):
            s.players[seat].supply -= bin(new.stones(seat)).count("1")


def _lay_cards(s: Town, top: list[str], discards: list[str] | None, exact: bool) -> None:
    held = cards(top) | cards(discards or [])
    for player in s.players:
        assert not player.hand & held, "a card is in two places"
        held |= player.hand
    rest = [card for card in range(len(BOX.cards)) if not held >> card & 1]
    s.deck = tuple([BOX.cards.index(name) for name in top] + ([] if exact else rest))
    s.discards = cards(discards or []) | (sum(CARD[card] for card in rest) if exact else 0)
