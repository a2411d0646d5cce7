"""A second Boomtown, written from the rules dossier alone: plain and slow, to compare the engine with.

The game is one generator that yields a question and is sent the answer, so the rules read from top to bottom as in the
dossier. `BT-` numbers are the dossier's rules, `U-` numbers its open points.
"""

from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from tests.referees.luck import Luck

TOWNS: Final = ("CJ", "CM", "CC", "DG", "SN")

VALUES: Final = {
    "CJ": {2: 6, 4: 3, 5: 2, 6: 5, 7: 6, 8: 3, 9: 4, 11: 2, 12: 5},
    "CM": {3: 5, 4: 6, 5: 3, 6: 9, 7: 5, 8: 1, 9: 3, 10: 4, 12: 5},
    "CC": {3: 1, 4: 3, 5: 5, 6: 4, 7: 3, 8: 4, 10: 6, 11: 3, 12: 6},
    "DG": {2: 5, 3: 4, 5: 2, 6: 4, 7: 2, 8: 5, 9: 4, 10: 7, 11: 3},
    "SN": {2: 6, 3: 3, 4: 5, 6: 1, 7: 4, 8: 2, 9: 7, 10: 2, 11: 4},
}
DANGER: Final = ("CJ-07", "CM-06")

FOURTEEN_EVENTS: Final = {
    "CSH": 1,
    "DYN": 3,
    "EXP": 1,
    "GOV": 1,
    "HLD": 1,
    "MUS": 1,
    "VEI": 1,
    "SAL": 2,
    "GIR": 1,
    "STG": 1,
    "TEL": 1,
}
"""The fifteenth is a table option (U-1)."""

HELD: Final = ("MUS", "TEL")
PERSISTENT: Final = ("VEI", "SAL", "GIR", "GOV")
"""In the order in which waiting cards are placed (BT-7.8)."""

START_GOLD: Final = 10
SHORT_GAME_CARDS: Final = 45
TOKENS_OF_A_TOWN: Final = 2
VEIN_BONUS: Final = 3
CARD_SHARK: Final = 4
STAGECOACH: Final = 10
SALOON_FEE: Final = 2
GIRLS_FEE: Final = 4
OFFICE_POINTS: Final = 5
PASS: Final = "pass"


class Mine(NamedTuple):
    """A mining concession as it is printed."""

    id: str
    town: str
    number: int
    value: int

    @property
    def in_danger(self) -> bool:
        return self.id in DANGER

    @property
    def ways(self) -> int:
        """In how many of 36 ways two dice show its number."""
        return 6 - abs(7 - self.number)


MINES: Final = {
    f"{town}-{number:02}": Mine(f"{town}-{number:02}", town, number, value)
    for town in TOWNS
    for number, value in VALUES[town].items()
}
PLACE: Final = {card: place for place, card in enumerate(MINES)}
"""The order of the mines where the dossier says "lowest id": by town in the fixed town order, then by number."""


class Question(NamedTuple):
    """What one player is asked; nothing in this game is decided by several at once."""

    seat: int
    decision: str
    options: list[str]
    default: str


Play = Generator[Question, str, None]


@dataclass
class Player:
    """What lies in front of a player."""

    gold: int = START_GOLD
    mines: list[str] = field(default_factory=list)
    events: list[str] = field(default_factory=list)
    """Held, or waiting for a place."""
    since: dict[str, list[int]] = field(default_factory=lambda: {town: [] for town in TOWNS})
    """For each town, when the first mine, the second, ... was gained (BT-8.6)."""

    def mines_in(self, town: str) -> int:
        return sum(MINES[mine].town == town for mine in self.mines)

    def events_of(self, kind: str) -> list[str]:
        return sorted(card for card in self.events if kind_of(card) == kind)


@dataclass
class Saloon:
    """A Saloon card that has been placed."""

    card: str
    owner: int
    town: str
    girls: bool = False

    @property
    def fee(self) -> int:
        return GIRLS_FEE if self.girls else SALOON_FEE


def kind_of(card: str) -> str:
    """The kind of an event card."""
    return card.split("-", maxsplit=1)[0]


def deck_of(extra_event: str) -> list[str]:
    """All 60 cards: mines, then events."""
    cards = list(MINES)
    for kind, copies in FOURTEEN_EVENTS.items():
        last = copies + 1 if kind == extra_event else copies
        cards += [f"{kind}-{copy}" for copy in range(1, last + 1)]
    return cards


class Referee:
    """A game of Boomtown by the dossier."""

    def __init__(self, seats: int, options: Mapping[str, Any], luck: "Luck") -> None:
        self.seats = seats
        self.options = options
        self.luck = luck
        self.players = [Player() for _ in range(seats)]  # BT-1.2
        self.mayors: dict[str, int | None] = dict.fromkeys(TOWNS)  # BT-1.6
        self.governor: str | None = None
        self.veins: dict[str, str] = {}
        """The mine on which a New Vein lies."""
        self.saloons: list[Saloon] = []
        """In the order in which they were placed."""
        self.row: list[str | None] = []
        self.round = 0
        self.clock = 0
        """Counts the mines gained, for the time stamps of BT-8.6."""
        self.deck = luck.shuffled("deck", deck_of(options["extra_event"]))  # BT-1.4
        self.removed_unseen: list[str] = []
        if options["short_game"]:  # BT-1.5
            self.removed_unseen = self.deck[SHORT_GAME_CARDS:]
            self.deck = self.deck[:SHORT_GAME_CARDS]
        self.first_player = luck.below("set-up", seats)  # BT-1.7
        self._play = self._game()
        self._asked: Question | None = next(self._play)

    # What lockstep.py asks for.

    def waiting(self) -> list[int]:
        return [] if self._asked is None else [self._asked.seat]

    def question(self, seat: int) -> str:
        return self._question_to(seat).decision

    def legal(self, seat: int) -> list[str]:
        return self._question_to(seat).options

    def default(self, seat: int) -> str:
        return self._question_to(seat).default

    def answer(self, seat: int, text: str) -> None:
        asked = self._question_to(seat)
        assert text in asked.options, (text, asked)
        try:
            self._asked = self._play.send(text)
        except StopIteration:
            self._asked = None

    def facts(self) -> dict[str, Any]:
        return {
            "round": self.round,
            "first_player": self.first_player,
            "deck": list(self.deck),
            "removed_unseen": sorted(self.removed_unseen),
            "row": list(self.row),
            "mayors": dict(self.mayors),
            "governor": self.governor,
            "veins": sorted([vein, mine] for vein, mine in self.veins.items()),
            "saloons": [[saloon.card, saloon.owner, saloon.town, saloon.girls] for saloon in self.saloons],
            "players": [
                {"gold": player.gold, "mines": sorted(player.mines), "events": sorted(player.events)}
                for player in self.players
            ],
        }

    def scores(self) -> list[int]:
        """BT-26.1 and BT-26.2: gold, production values, 5 for each office; nothing else."""
        veins_count = self.options["new_vein_scores"]  # BT-16.4
        return [
            player.gold
            + sum(self._value(mine) if veins_count else MINES[mine].value for mine in player.mines)
            + OFFICE_POINTS * sum(mayor == seat for mayor in self.mayors.values())
            for seat, player in enumerate(self.players)
        ]

    def winners(self) -> list[int]:
        """BT-26.3 and BT-26.4."""
        scores = self.scores()
        best = [seat for seat in range(self.seats) if scores[seat] == max(scores)]
        if self.options["tie_break"] == "most_gold":
            most = max(self.players[seat].gold for seat in best)
            best = [seat for seat in best if self.players[seat].gold == most]
        return best

    def _question_to(self, seat: int) -> Question:
        assert self._asked is not None, "the game is over"
        assert self._asked.seat == seat, f"seat {seat} is not asked"
        return self._asked

    # The table.

    def _left(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def _right(self, seat: int) -> int:
        return (seat - 1) % self.seats

    def _clockwise(self, first: int) -> list[int]:
        """All seats, beginning with this one."""
        return [(first + step) % self.seats for step in range(self.seats)]

    def _others(self, seat: int) -> list[int]:
        """The opponents, clockwise from one's left."""
        return self._clockwise(seat)[1:]

    def _owner(self, mine: str) -> int | None:
        """Who owns a mine; nobody while it is in the deck or the row, or after it was removed."""
        return next((seat for seat in range(self.seats) if mine in self.players[seat].mines), None)

    def _value(self, mine: str) -> int:
        """The production value with the New Veins on the mine (BT-16.1); two may lie on one mine (U-1a)."""
        return MINES[mine].value + VEIN_BONUS * sum(under == mine for under in self.veins.values())

    def _take_gold(self, payer: int, due: int) -> int:
        """Takes what is due, or all there is; the rest is forgiven (BT-24.1). Returns what was paid."""
        paid = min(due, self.players[payer].gold)
        self.players[payer].gold -= paid
        return paid

    def _pay(self, payer: int, creditor: int, due: int) -> None:
        self.players[creditor].gold += self._take_gold(payer, due)

    def _choose(self, seat: int, decision: str, options: list[str], default: str) -> Generator[Question, str, str]:
        """Asks, unless there is only one option."""
        if len(options) == 1:
            return options[0]
        return (yield Question(seat, decision, options, default))

    # The round.

    def _game(self) -> Play:
        while True:
            self.round += 1
            self._draw()
            high_bidder, bid = yield from self._bidding()
            self._pay_bid(high_bidder, bid)
            yield from self._choosing(high_bidder)
            yield from self._production()
            if not self.deck:  # BT-25.1
                return
            self.first_player = high_bidder  # BT-2.2

    def _draw(self) -> None:
        """BT-3: as many cards as players; in round 1 mines only."""
        self.row = []
        events: list[str] = []
        while len(self.row) < self.seats:
            card = self.deck.pop(0)
            if self.round == 1 and card not in MINES:
                events.append(card)
            else:
                self.row.append(card)
        if events:  # BT-3.3
            self.deck = self.luck.shuffled("deck", self.deck + events)

    def _bidding(self) -> Generator[Question, str, tuple[int, int]]:
        """BT-4: the high bidder and the bid."""
        highest = 0
        holder: int | None = None
        # In order of their turns. The bankrupt take no part (BT-4.7); whoever passes drops out (BT-4.4).
        bidders = [seat for seat in self._clockwise(self.first_player) if self.players[seat].gold > 0]
        while bidders and bidders != [holder]:  # BT-4.5, BT-4.6
            seat = bidders.pop(0)
            gold = self.players[seat].gold
            if gold <= highest and self.options["gold_visibility"] == "public":
                continue  # BT-4.8
            bids = [f"bid {amount}" for amount in range(highest + 1, gold + 1)]  # BT-4.2, BT-4.3
            answer = yield Question(seat, "BID", [PASS, *bids], PASS)
            if answer != PASS:
                highest, holder = int(answer.split()[1]), seat
                bidders.append(seat)
        if holder is None:
            return self.first_player, 0  # BT-4.9
        return holder, highest

    def _pay_bid(self, high_bidder: int, bid: int) -> None:
        """BT-5: handed on to the right, each keeps half, rounded up; with three players the rest goes to the bank."""
        self.players[high_bidder].gold -= bid
        rest = bid
        seat = self._right(high_bidder)
        while seat != high_bidder:
            kept = (rest + 1) // 2
            if seat == self._left(high_bidder) and self.seats > 3:
                kept = rest  # BT-5.3
            self.players[seat].gold += kept
            rest -= kept
            seat = self._right(seat)

    def _choosing(self, high_bidder: int) -> Play:
        """BT-6: the high bidder, then clockwise, unless a Mustang changes the order."""
        order = self._clockwise(high_bidder)
        yield from self._pick(order[0])
        for seat in order[2:]:  # BT-15.3; of two Mustangs one is used (U-1a)
            mustangs = self.players[seat].events_of("MUS")
            if not mustangs:
                continue
            if (yield Question(seat, "USE_MUSTANG", [PASS, "mustang"], PASS)) == "mustang":
                self.players[seat].events.remove(mustangs[0])
                order.remove(seat)
                order.insert(1, seat)
                break
        for seat in order[1:]:
            yield from self._pick(seat)

    def _pick(self, seat: int) -> Play:
        """BT-6.2: a player takes one of the cards left, which is carried out at once (BT-6.4)."""
        left = {f"pick {slot}": card for slot, card in enumerate(self.row, 1) if card is not None}
        mines = {option: card for option, card in left.items() if card in MINES}
        default = next(iter(left))
        if mines:
            default = max(mines, key=lambda option: MINES[mines[option]].value - self._fee(seat, mines[option]))
        answer = yield from self._choose(seat, "PICK", list(left), default)
        card = left[answer]
        self.row[self.row.index(card)] = None
        if card in MINES:
            self._acquire(seat, card)
        else:
            yield from self._event(seat, card)
        yield from self._place_cards()

    # Mines and mayors.

    def _fee(self, seat: int, mine: str) -> int:
        """BT-7.2, BT-7.3, BT-7.6: what the acquirer of a mine owes the mayor of its town as things stand."""
        town = MINES[mine].town
        mayor = self.mayors[town]
        if mayor is None or mayor == seat:
            return 0
        fee = self.players[mayor].mines_in(town)
        return 2 * fee if self.governor == town else fee

    def _acquire(self, seat: int, mine: str) -> None:
        """BT-7.8: the fee, the mine, the mayor. From another player if it is expropriated."""
        town = MINES[mine].town
        mayor = self.mayors[town]
        if mayor is not None:
            self._pay(seat, mayor, self._fee(seat, mine))  # BT-7.5
        loser = self._owner(mine)
        if loser is not None:
            self._lose(loser, mine)
        self.clock += 1
        self.players[seat].mines.append(mine)
        self.players[seat].since[town].append(self.clock)
        self._check_mayor(town)

    def _lose(self, seat: int, mine: str) -> None:
        """A mine leaves its owner; what lies on it stays on it."""
        self.players[seat].mines.remove(mine)
        self.players[seat].since[MINES[mine].town].pop()

    def _destroy_mine(self, mine: str) -> None:
        """A mine leaves the game, and a New Vein with it (BT-16.2)."""
        owner = self._owner(mine)
        assert owner is not None
        self._lose(owner, mine)
        self.veins = {vein: under for vein, under in self.veins.items() if under != mine}

    def _check_mayor(self, town: str) -> None:
        """BT-8: who holds the office after a change in the town."""
        before = self.mayors[town]
        after = self._mayor_now(town)
        self.mayors[town] = after
        if before is not None and after != before and self.governor == town:
            self.governor = None  # BT-13.4, BT-13.5

    def _mayor_now(self, town: str) -> int | None:
        """The mayor stays unless somebody has more; a vacant office goes to the first with two mines (BT-8.1)."""
        mines = [player.mines_in(town) for player in self.players]
        mayor = self.mayors[town]
        if mayor is not None and self.options["mayor_retention"] == "two_mines" and mines[mayor] < 2:
            mayor = None  # BT-8.10
        more_than = 1 if mayor is None else mines[mayor]  # BT-8.2, BT-8.3; BT-8.5 and BT-8.7 follow
        rivals = [seat for seat in range(self.seats) if mines[seat] > more_than]
        if rivals:  # BT-8.6: the most mines; of equals, whoever has held that many the longest.
            return min(rivals, key=lambda seat: (-mines[seat], self.players[seat].since[town][-1]))
        if mayor is not None and mines[mayor] == 0:
            return None  # BT-8.8
        return mayor

    # Events.

    def _event(self, seat: int, card: str) -> Play:
        """BT-9: an event was picked. It lies in front of the picker until it is carried out or placed."""
        self.players[seat].events.append(card)
        kind = kind_of(card)
        if kind in HELD or kind in PERSISTENT:
            return  # BT-9.3, BT-9.4; what can be placed is placed right away (BT-9.2)
        if kind == "CSH":
            for other in self._others(seat):
                self._take_gold(other, CARD_SHARK)  # BT-10.1
        elif kind == "STG":
            self.players[seat].gold += STAGECOACH  # BT-19.1
        elif kind == "DYN":
            yield from self._dynamite(seat)
        elif kind == "EXP":
            yield from self._expropriation(seat)
        else:
            yield from self._holdup(seat)
        self.players[seat].events.remove(card)  # BT-9.1

    def _best_mine(self, seat: int, mines: list[str]) -> str:
        """The opponents' mine with the highest current value; ties: owner nearest clockwise, then lowest id."""
        nearest = self._others(seat)

        def rank(mine: str) -> tuple[int, int, int]:
            owner = self._owner(mine)
            assert owner is not None
            return -self._value(mine), nearest.index(owner), PLACE[mine]

        return min(mines, key=rank)

    def _dynamite(self, seat: int) -> Play:
        """BT-11: a mine or a placed saloon of an opponent is removed."""
        mines = [mine for other in self._others(seat) for mine in self.players[other].mines]
        saloons = [saloon for saloon in self.saloons if saloon.owner != seat]
        options = [f"mine {mine}" for mine in mines] + [f"saloon {saloon.card}" for saloon in saloons]
        if not options:
            return  # BT-9.6
        if mines:
            default = f"mine {self._best_mine(seat, mines)}"
        else:
            nearest = self._others(seat)
            default = f"saloon {min(saloons, key=lambda saloon: (nearest.index(saloon.owner), saloon.card)).card}"
        answer = yield from self._choose(seat, "DYNAMITE_TARGET", options, default)
        what, target = answer.split()
        if what == "mine":
            self._destroy_mine(target)
            self._check_mayor(MINES[target].town)  # BT-11.4
        else:
            self.saloons = [saloon for saloon in self.saloons if saloon.card != target]  # BT-11.2

    def _expropriation(self, seat: int) -> Play:
        """BT-12: an opponent's mine in a town where the picker owns a mine; the picker may decline (BT-12.6)."""
        own_towns = {MINES[mine].town for mine in self.players[seat].mines}
        mines = [
            mine for other in self._others(seat) for mine in self.players[other].mines if MINES[mine].town in own_towns
        ]
        if not mines:
            return  # BT-9.6
        options = [PASS, *(f"mine {mine}" for mine in mines)]
        default = f"mine {self._best_mine(seat, mines)}"
        answer = yield from self._choose(seat, "EXPROPRIATION_TARGET", options, default)
        if answer != PASS:
            self._acquire(seat, answer.split()[1])

    def _holdup(self, seat: int) -> Play:
        """BT-14: name an opponent and a number, roll at least that number, steal so much."""
        others = self._others(seat)
        options = [f"rob {other} {number}" for other in others for number in range(2, 13)]
        known = {other: self.players[other].gold for other in others}
        if self.options["gold_visibility"] == "hidden":
            # The dossier's default names the richest, which would give away who that is (U-62): only the bankrupt are
            # known.
            known = {other: min(gold, 1) * 6 for other, gold in known.items()}
        richest = max(others, key=lambda other: known[other])
        default = f"rob {richest} {min(6, max(2, known[richest]))}"
        answer = yield from self._choose(seat, "HOLDUP", options, default)
        victim, number = (int(word) for word in answer.split()[1:])
        if sum(self.luck.two_dice("holdup")) >= number:
            self._pay(victim, seat, number)

    # Cards that are placed.

    def _place_cards(self) -> Play:
        """BT-9.5: a waiting card that has found a place must be placed at once, even in another player's turn."""
        for kind in PERSISTENT:
            for seat in range(self.seats):
                for card in self.players[seat].events_of(kind):
                    yield from self._place(seat, card)

    def _place(self, seat: int, card: str) -> Play:
        """Places a persistent card, or lets it wait (BT-9.4). It lies in front of its owner until it is placed."""
        if kind_of(card) == "VEI":
            placed = yield from self._place_vein(seat, card)
        elif kind_of(card) == "SAL":
            placed = yield from self._place_saloon(seat, card)
        elif kind_of(card) == "GIR":
            placed = yield from self._place_girls(seat)
        else:
            placed = yield from self._place_governor(seat)
        if placed:
            self.players[seat].events.remove(card)

    def _place_vein(self, seat: int, card: str) -> Generator[Question, str, bool]:
        """BT-16.1: on one of the owner's mines."""
        mines = self.players[seat].mines
        if not mines:
            return False
        best = min(mines, key=lambda mine: (MINES[mine].in_danger, -MINES[mine].ways, -self._value(mine), PLACE[mine]))
        answer = yield from self._choose(seat, "VEIN_MINE", [f"mine {mine}" for mine in mines], f"mine {best}")
        self.veins[card] = answer.split()[1]
        return True

    def _opponents_mines(self, seat: int, town: str) -> int:
        return sum(self.players[other].mines_in(town) for other in self._others(seat))

    def _place_saloon(self, seat: int, card: str) -> Generator[Question, str, bool]:
        """BT-17: in a town where the owner has a mine (by option in any town), if one of its two tokens is left."""
        towns = [
            town
            for town in TOWNS
            if (self.options["saloon_placement"] == "any_town" or self.players[seat].mines_in(town))
            and sum(saloon.town == town for saloon in self.saloons) < TOKENS_OF_A_TOWN
        ]
        if not towns:
            return False
        best = max(towns, key=lambda town: self._opponents_mines(seat, town))
        answer = yield from self._choose(seat, "SALOON_TOWN", [f"town {town}" for town in towns], f"town {best}")
        self.saloons.append(Saloon(card, seat, answer.split()[1]))
        return True

    def _place_girls(self, seat: int) -> Generator[Question, str, bool]:
        """BT-18.1: at one of the owner's saloons."""
        own = {f"saloon {saloon.card}": saloon for saloon in self.saloons if saloon.owner == seat}
        if not own:
            return False
        best = max(own, key=lambda option: self._opponents_mines(seat, own[option].town))
        answer = yield from self._choose(seat, "GIRLS_SALOON", list(own), best)
        own[answer].girls = True
        return True

    def _place_governor(self, seat: int) -> Generator[Question, str, bool]:
        """BT-13.1, BT-13.2: on one of the owner's offices."""
        offices = [town for town in TOWNS if self.mayors[town] == seat]
        if not offices:
            return False
        best = max(offices, key=self.players[seat].mines_in)
        answer = yield from self._choose(seat, "GOVERNOR_TOWN", [f"town {town}" for town in offices], f"town {best}")
        self.governor = answer.split()[1]
        return True

    # Production.

    def _production(self) -> Play:
        dice = list(self.luck.two_dice("dice"))  # BT-20.1
        for seat in self._clockwise(self.first_player):
            yield from self._telegraphs(seat, dice)
        result = sum(dice)  # BT-20.4
        if result in (2, 12):  # BT-22.1, before production (BT-22.2)
            fallen = [mine for mine in DANGER if self._owner(mine) is not None]
            for mine in fallen:
                self._destroy_mine(mine)
            for mine in fallen:
                self._check_mayor(MINES[mine].town)
            yield from self._place_cards()
        for player in self.players:  # BT-21.1, before any saloon collects (BT-21.3)
            player.gold += sum(self._value(mine) for mine in player.mines if MINES[mine].number == result)
        for debtor, saloon in self._saloon_payments(result):
            self._pay(debtor, saloon.owner, saloon.fee)

    def _telegraphs(self, seat: int, dice: list[int]) -> Play:
        """BT-20.2, BT-20.3: each card of the holder may set one die to another face."""
        for card in self.players[seat].events_of("TEL"):
            faces = [f"set {die} {face}" for die in (1, 2) for face in range(1, 7) if face != dice[die - 1]]
            answer = yield Question(seat, "USE_TELEGRAPH", [PASS, *faces], PASS)
            if answer == PASS:
                return
            die, face = (int(word) for word in answer.split()[1:])
            dice[die - 1] = face
            self.players[seat].events.remove(card)

    def _saloon_payments(self, result: int) -> Iterator[tuple[int, Saloon]]:
        """BT-23.5: debtors clockwise from the first player, by town order, the saloon placed earlier first."""
        for debtor in self._clockwise(self.first_player):
            for town in TOWNS:
                produced = [
                    mine
                    for mine in self.players[debtor].mines
                    if MINES[mine].town == town and MINES[mine].number == result
                ]
                for saloon in self.saloons:
                    if produced and saloon.town == town and saloon.owner != debtor:  # BT-23.1, BT-23.3
                        yield debtor, saloon
