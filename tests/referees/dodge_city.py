"""Dodge City by its rules dossier, written a second time, independently of the engine, to be played beside it.

The game is one generator: it reads from top to bottom like the dossier, yields a question wherever somebody must
decide, and goes on with the answer. Rule numbers (DC-7.5, U-19, D-4) are the dossier's.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

if TYPE_CHECKING:
    from tests.referees.luck import Luck

Result = TypeVar("Result")
Cell = tuple[int, int]
"""Row and column, from 0."""
Spot = tuple[int, int, int]
"""Building number, row and column. Sorted spots are in board order."""


class Figure(NamedTuple):
    """A figure by 2.2. Refund, points and rent follow from these."""

    letter: str
    rank: int
    price: int


FIGURES: Final = {
    "cowboy": Figure("C", 1, 100),
    "bandit": Figure("B", 2, 150),
    "sheriff": Figure("S", 3, 200),
    "gunman": Figure("G", 4, 250),
    "lady": Figure("L", 5, 300),
}
FIGURE_OF_LETTER: Final = {figure.letter: name for name, figure in FIGURES.items()}

QUESTION_MARK: Final = "Q"
INDIO: Final = "I"
DECK: Final = [f"{letter}{number}" for letter in "LGSBCQ" for number in range(1, 8)] + ["I1", "I2"]


class Event(NamedTuple):
    """An event card by 2.4.2: how many copies there are, and what it does in the words of 2.4.1."""

    name: str
    copies: int
    effect: str
    numbers: tuple[Any, ...] = ()


EVENTS: Final = (
    Event("EV01", 2, "GAIN", (500,)),
    Event("EV02", 2, "GAIN", (300,)),
    Event("EV03", 1, "GAIN", (800,)),
    Event("EV04", 1, "GAIN", (1000,)),
    Event("EV05", 1, "COLLECT", (150,)),
    Event("EV06", 2, "GAIN_PRESENT", (100,)),
    Event("EV07", 1, "GAIN_DISCS", (200, 200)),
    Event("EV08", 2, "PAY", (300,)),
    Event("EV09", 2, "PAY", (500,)),
    Event("EV10", 1, "PAY_STONES", (50, 600)),
    Event("EV11", 1, "PAY_DISCS", (200, 200)),
    Event("EV12", 1, "TREAT", (100,)),
    Event("EV13", 1, "PAY_HALF"),
    Event("EV14", 2, "LOSE", (1,)),
    Event("EV15", 1, "LOSE", (2,)),
    Event("EV16", 1, "ALL_LOSE", (1,)),
    Event("EV17", 1, "FIRE"),
    Event("EV18", 1, "LEADER_LOSES", (2,)),
    Event("EV19", 2, "RAID", (1, 1)),
    Event("EV20", 1, "RAID", (2, 1)),
    Event("EV21", 2, "REINFORCE", (2, tuple(FIGURES))),
    Event("EV22", 1, "REINFORCE", (3, ("cowboy", "bandit"))),
    Event("EV23", 1, "SHIFT", (2,)),
    Event("EV24", 1, "SHOVE", (1,)),
)
EVENT_DECK: Final = [event.name for event in EVENTS for _copy in range(event.copies)]
EVENT_OF_NAME: Final = {event.name: event for event in EVENTS}

CENTRE: Final = {
    "SAL": [".......", "B......", "..D.P..", "......K", "......."],
    "POS": ["B...D", ".....", ".....", "P...K"],
    "BNK": ["B....", "..D..", ".....", "..P..", "....K"],
    "OFF": ["B..D", "....", "....", "P..K"],
    "HOT": ["......", ".B..D.", "......", "P....K", "......"],
    "STO": ["......", "B..D..", "..P..K", "......"],
}
UNION_PACIFIC: Final = {"UPR": ["........", ".B....D.", "...P....", "........", ".K....H."]}
THIRD: Final = {
    "LIV": ["B..###", "...###", "......", "D..P..", "....K."],
    "CHU": [".B...", "....D", ".....", "P....", "...K."],
    "YRD": [".......", ".B...D.", ".......", "...P...", ".K...H.", "......."],
}
DISTRICTS: Final = {"centre": CENTRE, "centre_up": CENTRE | UNION_PACIFIC, "all": CENTRE | UNION_PACIFIC | THIRD}
DISTRICTS_BY_PLAYER_COUNT: Final = {2: "centre", 3: "centre", 4: "centre_up", 5: "all"}

STONES: Final = 41
DISCS: Final = 2
HAND: Final = 4
FIELDS_NEEDED: Final = 4
LIMIT: Final = 3
INDIO_STONES: Final = 3
MOST_TAKEN_BACK: Final = 40


@dataclass
class Question:
    """Who is asked what, and the answers so far. Only the question for start cards goes to several at once."""

    decision: str
    options: dict[int, list[str]]
    defaults: dict[int, str]
    answers: dict[int, str] = field(default_factory=dict)


Asking = Generator[Question, dict[int, str], Result]


@dataclass
class Building:
    """A building with its stones. Its status is a word of 3.0."""

    name: str
    cells: list[Cell]
    marked: list[Cell]
    status: str = "unopened"
    figure: str | None = None
    owner: int | None = None
    stones: dict[Cell, int] = field(default_factory=dict)

    def free_cells(self) -> list[Cell]:
        return [cell for cell in self.cells if cell not in self.stones]


@dataclass
class Player:
    """What lies before a player. `placed` counts this round's stones by building, for the limit of three."""

    cash: int
    supply: int = STONES
    hand: list[str] = field(default_factory=list)
    points_discs: list[str] = field(default_factory=list)
    placed: dict[int, int] = field(default_factory=dict)

    def points(self) -> int:
        return sum(FIGURES[figure].rank for figure in self.points_discs)


@dataclass
class Placed:
    """A stone of this turn, with what is needed to take it back."""

    spot: Spot
    price: int
    free: bool
    opened: bool


@dataclass
class Turn:
    """What matters only until the end of a placing turn: free stones of a picture card, and what can be taken back."""

    figure: str | None = None
    dots: int = 0
    free_stones: int = 0
    free_building: int | None = None
    opening: tuple[int, str] | None = None
    stones: list[Placed] = field(default_factory=list)
    taken_back: int = 0


class ControlDuel(NamedTuple):
    """Who fought for a building, and who won; None if the highest card was shared."""

    contenders: list[int]
    winner: int | None


class AllBuildingsFinished(Exception):
    """The last building was neutralised: the game ends at that moment (DC-13.3)."""


def value(card: str) -> tuple[int, int]:
    """What a card is worth in a comparison (DC-3.5)."""
    if card[0] == QUESTION_MARK:
        return 0, 0
    return FIGURES[FIGURE_OF_LETTER[card[0]]].rank, int(card[1])


def neighbours(cell: Cell) -> list[Cell]:
    row, column = cell
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def named(verb: str, spots: Iterable[Spot]) -> dict[str, Spot]:
    """Spots by the texts of their answers: `take 4 0,1`."""
    return {f"{verb} {number} {row},{column}": (number, row, column) for number, row, column in spots}


class Referee:
    """A game of Dodge City by the dossier."""

    def __init__(self, seats: int, options: Mapping[str, Any], luck: Luck) -> None:
        self.options: Final = options
        self.luck: Final = luck
        self.seats: Final = list(range(seats))
        districts = options["districts"]
        if districts == "by_player_count":
            districts = DISTRICTS_BY_PLAYER_COUNT[seats]  # DC-1.2
        self.buildings: Final = {
            number: self._building(name, rows) for number, (name, rows) in enumerate(DISTRICTS[districts].items(), 1)
        }
        self.players: Final = [Player(options["start_cash"]) for _seat in self.seats]  # DC-1.3, DC-1.4
        self.symbol_discs: Final = dict.fromkeys(FIGURES, DISCS)  # DC-1.7
        self.deck = luck.shuffled("deck", DECK)  # DC-1.5
        self.discards: list[str] = []
        self.events = luck.shuffled("events", EVENT_DECK)  # DC-1.6
        self.event_discards: list[str] = []
        self.number = 0
        self.start_player: int | None = None
        self.winner: int | None = None
        self.game: Final = self._game()
        self.asked: Question | None = next(self.game)

    @staticmethod
    def _building(name: str, rows: list[str]) -> Building:
        """The empty building from its map (2.5.1)."""
        signs = {(row, column): sign for row, line in enumerate(rows) for column, sign in enumerate(line)}
        cells = [cell for cell, sign in signs.items() if sign == "."]
        return Building(name, cells, [cell for cell, sign in signs.items() if sign not in ".#"])

    # What lockstep.py asks for.

    def waiting(self) -> list[int]:
        if self.asked is None:
            return []
        return sorted(seat for seat in self.asked.options if seat not in self.asked.answers)

    def question(self, seat: int) -> str:
        assert self.asked is not None
        return self.asked.decision

    def legal(self, seat: int) -> list[str]:
        assert self.asked is not None
        return self.asked.options[seat]

    def default(self, seat: int) -> str:
        assert self.asked is not None
        return self.asked.defaults[seat]

    def answer(self, seat: int, text: str) -> None:
        assert self.asked is not None
        self.asked.answers[seat] = text
        if not self.waiting():
            try:
                self.asked = self.game.send(self.asked.answers)
            except StopIteration:
                self.asked = None

    def facts(self) -> dict[str, Any]:
        limited = self.options["disc_supply"] != "unlimited"
        return {
            "pass": self.number,
            "start_player": self.start_player,
            "symbol_discs": dict(self.symbol_discs) if limited else None,
            "deck": self.deck,
            "events": self.events,
            "event_discards": sorted(self.event_discards),
            "buildings": {
                building.name: {
                    "status": building.status,
                    "figure": building.figure,
                    "owner": building.owner,
                    "stones": {f"{row},{column}": seat for (row, column), seat in building.stones.items()},
                }
                for building in self.buildings.values()
            },
            "players": [
                {
                    "cash": player.cash,
                    "supply": player.supply,
                    "hand": sorted(player.hand),
                    "points": player.points(),
                    "points_discs": {figure: player.points_discs.count(figure) for figure in FIGURES},
                }
                for player in self.players
            ],
        }

    def scores(self) -> list[int]:
        return [player.points() for player in self.players]

    def winners(self) -> list[int]:
        assert self.winner is not None
        return [self.winner]

    # The game and its passes.

    def _game(self) -> Asking[None]:
        try:
            while not self._over():
                yield from self._pass()
        except AllBuildingsFinished:
            pass
        most = max(self.scores())  # DC-13.2, DC-13.3
        self.winner = self._final_duel([seat for seat in self.seats if self.players[seat].points() == most])

    def _over(self) -> bool:
        """Whether the game is over, checked after each settlement (DC-13.1, DC-13.3, U-60)."""
        limit_reached = self.options["pass_limit"] > 0 and self.number == self.options["pass_limit"]
        return max(self.scores()) >= self.options["target_points"] or self._all_finished() or limit_reached

    def _all_finished(self) -> bool:
        return all(building.status in ("controlled", "neutral") for building in self.buildings.values())

    def _pass(self) -> Asking[None]:
        self.number += 1
        self._deal()
        yield from self._start_round()
        yield from self._placing_round()
        yield from self._placing_round()
        duels = yield from self._duel_round()
        self._settlement(duels)

    def _deal(self) -> None:
        """Four cards each, one at a time, from the last start player on (DC-12.2)."""
        for _card in range(HAND):
            for seat in self._clockwise_from(self.start_player or 0):
                self.players[seat].hand.append(self._draw_card())

    def _draw_card(self) -> str:
        if not self.deck:  # DC-12.3
            self.deck = self.luck.shuffled("deck", sorted(self.discards, key=DECK.index))
            self.discards = []
        return self.deck.pop(0)

    def _final_duel(self, tied: list[int]) -> int:
        """The winner; if several share the top, the cards decide (DC-13.4, DC-13.5)."""
        while len(tied) > 1:
            shown: dict[int, str] = {}
            for seat in self._clockwise_from(self.start_player or 0):
                if seat in tied:
                    shown[seat] = self._draw_card()
                    while shown[seat][0] == INDIO:
                        self.discards.append(shown[seat])
                        shown[seat] = self._draw_card()
            self.discards.extend(shown.values())
            tied = self._highest(shown)
        return tied[0]

    def _clockwise_from(self, first: int) -> list[int]:
        return self.seats[first:] + self.seats[:first]

    def _opponents(self, seat: int) -> list[int]:
        """Everybody else, clockwise from the left."""
        return self._clockwise_from(seat)[1:]

    def _new_round(self) -> None:
        for player in self.players:  # DC-12.4
            player.placed = {}

    @staticmethod
    def _highest(shown: Mapping[int, str]) -> list[int]:
        """Who shows the highest card, ascending; several only if their cards are equal."""
        best = max(value(card) for card in shown.values())
        return sorted(seat for seat, card in shown.items() if value(card) == best)

    def _ask(self, seat: int, decision: str, options: Iterable[str], default: str) -> Asking[str]:
        """A player's choice. A single option is carried out without asking (section 5)."""
        choices = list(options)
        if len(choices) == 1:
            return choices[0]
        answers = yield Question(decision, {seat: choices}, {seat: default})
        return answers[seat]

    # Stones.

    def _open_buildings(self) -> list[int]:
        return [number for number, building in self.buildings.items() if building.status == "open"]

    def _stones_of(self, seat: int) -> list[Spot]:
        """A player's stones in town, in board order."""
        return sorted(
            (number, *cell)
            for number in self._open_buildings()
            for cell, owner in self.buildings[number].stones.items()
            if owner == seat
        )

    def _opposing_stones(self, seat: int) -> list[Spot]:
        return sorted(spot for opponent in self._opponents(seat) for spot in self._stones_of(opponent))

    def _owner(self, spot: Spot) -> int:
        return self.buildings[spot[0]].stones[spot[1:]]

    def _free_spots(self, number: int) -> list[Spot]:
        return [(number, *cell) for cell in self.buildings[number].free_cells()]

    def _present(self, seat: int, number: int) -> bool:
        return seat in self.buildings[number].stones.values()

    def _figure_of(self, number: int) -> Figure:
        figure = self.buildings[number].figure
        assert figure is not None
        return FIGURES[figure]

    def _may_place(self, seat: int, number: int) -> bool:
        """The limit of three and the supply (DC-7.5, DC-7.11)."""
        player = self.players[seat]
        return player.supply > 0 and player.placed.get(number, 0) < LIMIT

    def _spots_in_one(self, seat: int, fitting: list[int], chosen: int | None) -> list[Spot]:
        """Where a player can place stones in the fitting buildings; all go into the building of the first."""
        possible = [number for number in fitting if chosen in (None, number) and self._may_place(seat, number)]
        return [spot for number in possible for spot in self._free_spots(number)]

    def _remove(self, spot: Spot) -> None:
        """A stone goes back to its owner's supply."""
        owner = self.buildings[spot[0]].stones.pop(spot[1:])
        self.players[owner].supply += 1

    def _place(self, seat: int, spot: Spot) -> bool:
        """A stone goes from the supply into a building; returns whether this neutralises the building (DC-9.1)."""
        number, building, player = spot[0], self.buildings[spot[0]], self.players[seat]
        building.stones[spot[1:]] = seat
        player.supply -= 1
        player.placed[number] = player.placed.get(number, 0) + 1
        if building.free_cells() or self._connected(number):
            return False
        self._clear(number)  # DC-9.3
        building.status = "neutral"
        if self._all_finished():
            raise AllBuildingsFinished
        return True

    def _clear(self, number: int) -> None:
        for cell in list(self.buildings[number].stones):
            self._remove((number, *cell))

    def _connected(self, number: int) -> list[int]:
        return [seat for seat in self.seats if self._fields_reached(seat, number) >= FIELDS_NEEDED]

    def _fields_reached(self, seat: int, number: int) -> int:
        """The most marked fields that one group of a player touches (3.0, DC-8)."""
        building = self.buildings[number]
        left = {cell for cell, owner in building.stones.items() if owner == seat}
        best = 0
        while left:
            group = [left.pop()]
            fields: set[Cell] = set()
            for cell in group:  # the group grows during the loop
                reached = [near for near in neighbours(cell) if near in left]
                for near in neighbours(cell):
                    if near in building.marked and near not in fields:
                        fields.add(near)
                        if self.options["fields_conduct"]:  # U-33
                            reached += [other for other in neighbours(near) if other in left]
                for other in set(reached):
                    left.remove(other)
                    group.append(other)
            best = max(best, len(fields))
        return best

    # Start round.

    def _start_round(self) -> Asking[None]:
        self._new_round()
        options = {seat: self._start_cards(seat) for seat in self.seats}
        defaults = {seat: self._default_start_card(seat) for seat in self.seats}
        answers = yield Question("D-1", options, defaults)
        shown = {seat: answers[seat].removeprefix("play ") for seat in self.seats}
        for seat, card in shown.items():
            self.players[seat].hand.remove(card)
        highest = self._highest(shown)  # DC-4.3
        if len(highest) > 1:  # DC-4.4
            self.start_player = highest[self.luck.below("lot", len(highest))]
        else:
            self.start_player = highest[0]
        for seat in self._clockwise_from(self.start_player):  # DC-4.6
            if shown[seat][0] == QUESTION_MARK:
                yield from self._event(seat)
        self.discards.extend(shown.values())  # DC-4.7

    def _start_cards(self, seat: int) -> list[str]:
        return [f"play {card}" for card in self.players[seat].hand if card[0] != INDIO]  # DC-4.2

    def _default_start_card(self, seat: int) -> str:
        cards = sorted((card for card in self.players[seat].hand if card[0] != INDIO), key=DECK.index)
        figure_cards = [card for card in cards if card[0] != QUESTION_MARK]
        return f"play {min(figure_cards or cards, key=value)}"

    # Placing rounds.

    def _placing_round(self) -> Asking[None]:
        self._new_round()
        assert self.start_player is not None
        for seat in self._clockwise_from(self.start_player):  # DC-6.1
            yield from self._placing_turn(seat)

    def _placing_turn(self, seat: int) -> Asking[None]:
        player, turn = self.players[seat], Turn()
        cards = self._placing_cards(player.hand)
        answer = yield from self._ask(
            seat, "D-2", [f"play {card}" for card in cards], f"play {self._default_placing_card(cards)}"
        )
        card = answer.removeprefix("play ")
        player.hand.remove(card)
        if card[0] == QUESTION_MARK:  # DC-6.9
            yield from self._event(seat)
        elif card[0] == INDIO:  # DC-6.10
            yield from self._indio(seat)
        elif int(card[1]) >= 4:  # DC-6.4
            player.cash += int(card[1]) * 100
        else:  # DC-6.5
            turn.figure = FIGURE_OF_LETTER[card[0]]
            turn.dots = turn.free_stones = int(card[1])
        self.discards.append(card)  # DC-6.11
        yield from self._buy_and_place(seat, turn)

    @staticmethod
    def _placing_cards(hand: list[str]) -> list[str]:
        """The hand without cards that would leave only Indio cards, if there are others (DC-6.3)."""
        good = [card for card in hand if any(other[0] != INDIO for other in hand if other != card)]
        return good or hand

    @staticmethod
    def _default_placing_card(cards: list[str]) -> str:
        in_order = sorted(cards, key=DECK.index)
        figure_cards = [card for card in in_order if card[0] in FIGURE_OF_LETTER]
        if figure_cards:
            # Numbers are higher than all dots, so the highest number card comes before the picture card with most dots.
            return max(figure_cards, key=lambda card: (int(card[1]), value(card)))
        return in_order[0]  # question marks come before Indio cards

    def _indio(self, seat: int) -> Asking[None]:
        """Up to three opposing stones."""
        for _stone in range(INDIO_STONES):
            targets = named("take", self._opposing_stones(seat))
            answer = yield from self._ask(seat, "D-3", [*targets, "done"], "done")
            if answer == "done":
                return
            self._remove(targets[answer])

    def _buy_and_place(self, seat: int, turn: Turn) -> Asking[None]:
        """Stone by stone in any order, until the player ends the turn (DC-7.13)."""
        while True:
            back = ["take back"] if (turn.opening or turn.stones) and turn.taken_back < MOST_TAKEN_BACK else []
            if turn.opening is not None:
                spots = named("buy", self._free_spots(turn.opening[0]))
                options = [*back, *spots]
                default = options[0]
            else:
                spots = named("buy", self._spots_to_buy(seat)) | named("free", self._spots_for_free(seat, turn))
                options = [*back, *spots, *self._openings(seat), "done"]
                default = "done"
            answer = yield from self._ask(seat, "D-4", options, default)
            match answer.split():
                case ["done"]:
                    return
                case ["take", "back"]:
                    self._take_back(seat, turn)
                case ["open", number, figure]:
                    turn.opening = int(number), figure
                case ["buy", *_where]:
                    self._buy(seat, turn, spots[answer])
                case _:
                    self._place_free(seat, turn, spots[answer])

    def _spots_to_buy(self, seat: int) -> list[Spot]:
        return [
            spot
            for number in self._open_buildings()
            if self._may_place(seat, number) and self.players[seat].cash >= self._figure_of(number).price  # DC-7.1
            for spot in self._free_spots(number)
        ]

    def _spots_for_free(self, seat: int, turn: Turn) -> list[Spot]:
        """Where a free stone of the picture card can go: all of them into one building (DC-6.6)."""
        if turn.figure is None or turn.free_stones == 0:
            return []
        fitting = [number for number in self._open_buildings() if self.buildings[number].figure == turn.figure]
        if self.options["picture_opens"] and self._disc_left(turn.figure):  # U-19
            fitting += self._unopened_buildings()
        return self._spots_in_one(seat, fitting, turn.free_building)

    def _openings(self, seat: int) -> list[str]:
        """Which figures can be chosen for which unopened buildings (DC-7.7, DC-7.9)."""
        return [
            f"open {number} {figure}"
            for number in self._unopened_buildings()
            if self._may_place(seat, number)
            for figure in FIGURES
            if self._disc_left(figure) and self.players[seat].cash >= FIGURES[figure].price
        ]

    def _unopened_buildings(self) -> list[int]:
        return [number for number, building in self.buildings.items() if building.status == "unopened"]

    def _disc_left(self, figure: str) -> bool:
        return self.options["disc_supply"] == "unlimited" or self.symbol_discs[figure] > 0

    def _open(self, number: int, figure: str) -> None:
        self.buildings[number].status = "open"
        self.buildings[number].figure = figure
        self.symbol_discs[figure] -= 1

    def _buy(self, seat: int, turn: Turn, spot: Spot) -> None:
        opened = turn.opening is not None
        if turn.opening is not None:
            self._open(*turn.opening)
            turn.opening = None
        price = self._figure_of(spot[0]).price  # DC-7.2
        self.players[seat].cash -= price
        self._place_in_turn(seat, turn, Placed(spot, price, free=False, opened=opened))

    def _place_free(self, seat: int, turn: Turn, spot: Spot) -> None:
        opened = self.buildings[spot[0]].status == "unopened"
        if opened:
            assert turn.figure is not None
            self._open(spot[0], turn.figure)
        turn.free_stones -= 1
        turn.free_building = spot[0]
        self._place_in_turn(seat, turn, Placed(spot, 0, free=True, opened=opened))

    def _place_in_turn(self, seat: int, turn: Turn, placed: Placed) -> None:
        """What a neutralisation has settled is not taken back."""
        if self._place(seat, placed.spot):
            turn.stones.clear()
        else:
            turn.stones.append(placed)

    def _take_back(self, seat: int, turn: Turn) -> None:
        """Takes back the opening just named, or else the last stone with all that came of it."""
        turn.taken_back += 1
        if turn.opening is not None:
            turn.opening = None
            return
        player, placed = self.players[seat], turn.stones.pop()
        number = placed.spot[0]
        self._remove(placed.spot)
        player.placed[number] -= 1
        player.cash += placed.price
        if placed.free:
            turn.free_stones += 1
            if turn.free_stones == turn.dots:
                turn.free_building = None
        if placed.opened:
            building = self.buildings[number]
            assert building.figure is not None
            self.symbol_discs[building.figure] += 1
            building.status, building.figure = "unopened", None

    # Duel round.

    def _duel_round(self) -> Asking[dict[int, ControlDuel]]:
        """Control duels, challenges, clean-up; returns the control duels by building."""
        self._new_round()
        assert self.start_player is not None
        cards = {seat: self.players[seat].hand[0] for seat in self.seats}  # DC-10.1
        duels: dict[int, ControlDuel] = {}
        for number in self._open_buildings():
            contenders = self._connected(number)
            if len(contenders) > 1:  # DC-10.3
                highest = self._highest({seat: cards[seat] for seat in contenders})  # DC-10.4
                duels[number] = ControlDuel(contenders, highest[0] if len(highest) == 1 else None)  # DC-10.7
        used = {seat for duel in duels.values() for seat in duel.contenders}  # DC-10.9
        for seat in used:
            self.players[seat].hand.clear()
        for seat in self._clockwise_from(self.start_player):  # DC-10.8
            if seat in used and cards[seat][0] == QUESTION_MARK:
                yield from self._event(seat)
        for seat in self._clockwise_from(self.start_player):  # DC-10.10
            if seat not in used:
                yield from self._challenge(seat, cards, used)
        for player in self.players:  # DC-10.20
            player.hand.clear()
        self.discards.extend(cards.values())
        return duels

    def _challenge(self, seat: int, cards: dict[int, str], used: set[int]) -> Asking[None]:
        """A player's right to challenge. `used` are the players whose cards have fought or are laid aside."""
        duels = {
            f"challenge {opponent} {number}": (opponent, number)
            for opponent in self._opponents(seat)
            if opponent not in used
            for number in self._open_buildings()
            if self._present(seat, number) and self._present(opponent, number)  # DC-10.11
        }
        if not duels:  # DC-10.13
            used.add(seat)
            if self.options["show_unused_duel_cards"]:  # U-10; a face-down card is kept until the clean-up
                self.players[seat].hand.clear()
            return
        options, default = [*duels, "pass"], "pass"
        if self.options["challenge_rule"] == "mandatory":  # DC-10.12
            options, default = list(duels), next(iter(duels))
        answer = yield from self._ask(seat, "D-14", options, default)
        if answer == "pass":
            return
        opponent, number = duels[answer]
        fighters = [seat, opponent]
        used.update(fighters)
        for fighter in fighters:
            self.players[fighter].hand.clear()
        highest = self._highest({fighter: cards[fighter] for fighter in fighters})  # DC-10.14
        if len(highest) == 1:
            winner = highest[0]
            yield from self._duel_removal(winner, seat if winner == opponent else opponent, number)
        for fighter in fighters:  # DC-10.16, DC-10.17
            if cards[fighter][0] == QUESTION_MARK:
                yield from self._event(fighter)

    def _duel_removal(self, winner: int, loser: int, number: int) -> Asking[None]:
        targets = named("take", (spot for spot in self._stones_of(loser) if spot[0] == number))  # DC-10.15
        answer = yield from self._ask(winner, "D-15", [*targets, "pass"], next(iter(targets)))
        if answer != "pass":
            self._remove(targets[answer])

    # Settlement.

    def _settlement(self, duels: dict[int, ControlDuel]) -> None:
        """Settles all open buildings, all from the same position (DC-11.1)."""
        for number in self._open_buildings():
            eligible, duel = self._connected(number), duels.get(number)
            if duel is not None and duel.winner is not None:
                losers = [seat for seat in duel.contenders if seat != duel.winner]
                if duel.winner in eligible:  # DC-11.2 (a)
                    eligible = [duel.winner]
                else:  # DC-11.2 (b)
                    eligible = [seat for seat in eligible if seat not in losers]
            if len(eligible) == 1:
                self._award(number, eligible[0])

    def _award(self, number: int, seat: int) -> None:
        building, player = self.buildings[number], self.players[seat]
        assert building.figure is not None
        self._clear(number)  # DC-11.3
        building.status, building.owner = "controlled", seat
        player.points_discs.append(building.figure)
        player.cash += 2 * FIGURES[building.figure].rank * 100  # DC-11.4

    # Events.

    def _event(self, seat: int) -> Asking[None]:
        if not self.events:  # DC-5.1
            self.events = self.luck.shuffled("events", sorted(self.event_discards))
            self.event_discards = []
        event = EVENT_OF_NAME[self.events.pop(0)]
        effect: Callable[..., Asking[Any] | None] = getattr(self, f"_{event.effect.lower()}")
        choices = effect(seat, *event.numbers)
        if choices is not None:
            yield from choices
        self.event_discards.append(event.name)  # DC-5.12

    def _gain(self, seat: int, amount: int) -> None:
        self.players[seat].cash += amount

    def _gain_present(self, seat: int, amount: int) -> None:
        self._gain(seat, amount * len([number for number in self._open_buildings() if self._present(seat, number)]))

    def _gain_discs(self, seat: int, amount: int, least: int) -> None:
        self._gain(seat, max(least, amount * len(self.players[seat].points_discs)))

    def _collect(self, seat: int, amount: int) -> None:
        for opponent in self._opponents(seat):
            paid = min(amount, self.players[opponent].cash)
            self.players[opponent].cash -= paid
            self.players[seat].cash += paid

    def _pay_half(self, seat: int) -> None:
        self.players[seat].cash -= self.players[seat].cash // 2 // 50 * 50

    def _pay_stones(self, seat: int, amount: int, cap: int) -> Asking[None]:
        yield from self._pay(seat, min(cap, amount * len(self._stones_of(seat))))

    def _pay_discs(self, seat: int, amount: int, least: int) -> Asking[None]:
        yield from self._pay(seat, max(least, amount * len(self.players[seat].points_discs)))

    def _treat(self, seat: int, amount: int) -> Asking[None]:
        paid = yield from self._pay(seat, amount * len(self._opponents(seat)))
        for opponent in self._opponents(seat):
            share = min(amount, paid)
            self.players[opponent].cash += share
            paid -= share

    def _pay(self, seat: int, debt: int) -> Asking[int]:
        """Pays, if need be by a forced sale (DC-5.4 to DC-5.6); returns what was paid in the end."""
        player = self.players[seat]
        while player.cash < debt and self._stones_of(seat):
            stones = named("take", self._stones_of(seat))
            dearest = max(stones, key=lambda text: self._figure_of(stones[text][0]).price)
            answer = yield from self._ask(seat, "D-5", stones, dearest)
            player.cash += self._figure_of(stones[answer][0]).price // 2
            self._remove(stones[answer])
        paid = min(debt, player.cash)
        player.cash -= paid
        return paid

    def _lose(self, seat: int, stones: int) -> Asking[None]:
        """Loses an exact number of own stones; all of them, without a question, if there are no more."""
        for left in range(stones, 0, -1):
            own = self._stones_of(seat)
            if len(own) <= left:
                for spot in own:
                    self._remove(spot)
                return
            targets = named("take", own)
            cheapest = min(targets, key=lambda text: self._figure_of(targets[text][0]).price)
            answer = yield from self._ask(seat, "D-6", targets, cheapest)
            self._remove(targets[answer])

    def _all_lose(self, seat: int, stones: int) -> Asking[None]:
        for loser in self._clockwise_from(seat):
            yield from self._lose(loser, stones)

    def _fire(self, seat: int) -> Asking[None]:
        most = max(len(building.stones) for building in self.buildings.values())
        if most == 0:
            return
        fullest = [f"building {number}" for number, house in self.buildings.items() if len(house.stones) == most]
        answer = yield from self._ask(seat, "D-7", fullest, fullest[0])
        number = int(answer.removeprefix("building "))
        for loser in self._clockwise_from(seat):
            if self._present(loser, number):
                targets = named("take", (spot for spot in self._stones_of(loser) if spot[0] == number))
                answer = yield from self._ask(loser, "D-8", targets, next(iter(targets)))
                self._remove(targets[answer])

    def _leader_loses(self, seat: int, stones: int) -> Asking[None]:
        most = max(len(self._stones_of(each)) for each in self.seats)
        if most == 0:
            return
        in_order = [*self._opponents(seat), seat]
        leaders = [f"seat {each}" for each in in_order if len(self._stones_of(each)) == most]
        answer = yield from self._ask(seat, "D-9", leaders, leaders[0])
        yield from self._lose(int(answer.removeprefix("seat ")), stones)

    def _raid(self, seat: int, stones: int, per_owner: int) -> Asking[None]:
        robbed: list[int] = []
        for _stone in range(stones):
            targets = named(
                "take", (spot for spot in self._opposing_stones(seat) if robbed.count(self._owner(spot)) < per_owner)
            )
            answer = yield from self._ask(seat, "D-10", [*targets, "done"], "done")
            if answer == "done":
                return
            robbed.append(self._owner(targets[answer]))
            self._remove(targets[answer])

    def _reinforce(self, seat: int, stones: int, figures: tuple[str, ...]) -> Asking[None]:
        """Free stones, all into one open building (DC-5.10)."""
        chosen: int | None = None
        for _stone in range(stones):
            fitting = [number for number in self._open_buildings() if self.buildings[number].figure in figures]
            spots = named("free", self._spots_in_one(seat, fitting, chosen))
            answer = yield from self._ask(seat, "D-11", [*spots, "done"], "done")
            if answer == "done":
                return
            chosen = spots[answer][0]
            self._place(seat, spots[answer])

    def _shift(self, seat: int, stones: int) -> Asking[None]:
        """Moves up to a number of different own stones."""
        moved: list[Spot] = []
        for _stone in range(stones):
            movable = [spot for spot in self._stones_of(seat) if spot not in moved]
            reached = yield from self._move(seat, "D-12", movable)
            if reached is None:
                return
            moved.append(reached)

    def _shove(self, seat: int, stones: int) -> Asking[None]:
        for _stone in range(stones):
            reached = yield from self._move(seat, "D-13", self._opposing_stones(seat))
            if reached is None:
                return

    def _move(self, seat: int, decision: str, movable: list[Spot]) -> Asking[Spot | None]:
        """One stone to another free cell of its building; returns where it now stands, None if nothing is moved."""
        stones = named("move", (spot for spot in movable if self._free_spots(spot[0])))
        answer = yield from self._ask(seat, decision, [*stones, "done"], "done")
        if answer == "done":
            return None
        start = stones[answer]
        goals = named("to", self._free_spots(start[0]))
        answer = yield from self._ask(seat, decision, [*goals, "done"], "done")
        if answer == "done":
            return None
        stones_there = self.buildings[start[0]].stones
        stones_there[goals[answer][1:]] = stones_there.pop(start[1:])
        return goals[answer]
