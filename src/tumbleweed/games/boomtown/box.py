"""What is in the box (dossier, section 2), in each version of the rules: read from data/deck.toml and checked. Also
decks that a table brings itself.
"""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from tumbleweed.core.errors import BadData, BadOption
from tumbleweed.core.options import brief
from tumbleweed.games.datafile import DataFile, by_version, newest_version

DATA: Final = Path(__file__).parent / "data"

TOWNS: Final = ("CJ", "CM", "CC", "DG", "SN")
"""Cactus Junction, Cold Mountain, Coyote City, Dry Gulch, San Narciso: the fixed order (2.2)."""
KINDS: Final = ("CSH", "DYN", "EXP", "GOV", "HLD", "MUS", "VEI", "SAL", "GIR", "STG", "TEL")
"""The kinds of event cards (2.4)."""
CARD_SHARK: Final = 0
DYNAMITE: Final = 1
EXPROPRIATION: Final = 2
GOVERNOR: Final = 3
HOLDUP: Final = 4
MUSTANG: Final = 5
NEW_VEIN: Final = 6
SALOON: Final = 7
SALOON_GIRLS: Final = 8
STAGECOACH: Final = 9
TELEGRAPH: Final = 10
WAITING_KINDS: Final = [NEW_VEIN, SALOON, SALOON_GIRLS, GOVERNOR]
"""The persistent cards, in the order in which waiting ones are placed (BT-7.8)."""
HELD_KINDS: Final = [MUSTANG, TELEGRAPH]

LOWEST: Final = 2
HIGHEST: Final = 12
NUMBERS: Final = HIGHEST - LOWEST + 1
MOST_COPIES: Final = 2
"""How many mines with the same number a deck may have in one town."""
MOST_CARDS: Final = 60
"""How many mines, and how many event cards, a deck may have."""
LAST_BIT: Final = 1 << MOST_CARDS - 1
"""The last bit of a mask of that many cards."""
ALONE: Final[list[tuple[int, ...]]] = [(card,) for card in range(2 * MOST_CARDS)]
"""Each card by itself, to be added to others."""
MOST_VALUE: Final = 20
MOST_OF_KIND: Final = {"GOV": 1, "GIR": 1, "SAL": 2, "VEI": 2, "MUS": 2, "TEL": 2}
"""U-1a: the rules of these kinds cover only this many copies; a town has tokens for two saloons."""

MINE_WORD: Final = re.compile(r"([A-Z]{2})-(\d{1,2})=(\d{1,2})(D?)")


class Deck:
    """A deck of cards by number: first the mines by town and number, then the events by kind."""

    def __init__(self, words: Sequence[str]) -> None:
        mines = sorted(read_mine(word) for word in words if "=" in word)
        events = sorted(read_event(word) for word in words if "=" not in word)
        check_size(len(mines), len(events))
        self.mines: Final = len(mines)
        self.size: Final = len(mines) + len(events)
        self.town: Final = [town for town, number, value, danger in mines]
        self.number: Final = [number for town, number, value, danger in mines]
        self.value: Final = [value for town, number, value, danger in mines]
        self.danger: Final = [danger for town, number, value, danger in mines]
        self.copy: Final = copies([(town, number) for town, number, value, danger in mines]) + copies(events)
        self.place: Final = [
            ((town * NUMBERS) + number - LOWEST) * MOST_COPIES + copy
            for town, number, copy in zip(self.town, self.number, self.copy, strict=False)
        ]
        """Each mine's place in a list of all possible mines; the catalog's order."""
        mine_at = {place: mine for mine, place in enumerate(self.place)}
        self.mine_at: Final = [mine_at.get(place, -1) for place in range(len(TOWNS) * NUMBERS * MOST_COPIES)]
        self.kind: Final = events
        """The kind of each event card."""
        numbers = [f"{KINDS[kind]}-{copy + 1}" for kind, copy in zip(events, self.copy[self.mines :], strict=True)]
        self.ids: Final = [mine_id(place) for place in self.place] + numbers
        self.by_number: Final = [
            tuple(mine for mine in range(self.mines) if self.number[mine] == number) for number in range(HIGHEST + 1)
        ]
        self.in_town: Final = [
            sum(1 << mine for mine in range(self.mines) if self.town[mine] == town) for town in range(len(TOWNS))
        ]
        """The mines of each town, as a mask."""
        self.numbered: Final = [sum(1 << mine for mine in mines) for mines in self.by_number]
        """The mines of each number, as a mask."""
        self.dangerous: Final = tuple(mine for mine in range(self.mines) if self.danger[mine])
        self.of_kind: Final = [
            sum(1 << place for place, found in enumerate(events) if found == kind) for kind in range(len(KINDS))
        ]
        """The events of each kind, as a mask."""
        self.told: Final = told(mines, events)
        self.persistent: Final = sum(self.of_kind[kind] for kind in WAITING_KINDS)
        check_deck(self)

    def kind_of(self, card: int) -> int:
        """The kind of an event card; -1 for a mine."""
        return -1 if card < self.mines else self.kind[card - self.mines]

    def words(self) -> list[str]:
        """The deck as a person would write it."""
        marks = ["D" if danger else "" for danger in self.danger]
        mines = [
            f"{TOWNS[town]}-{number:02}={value}{mark}"
            for town, number, value, mark in zip(self.town, self.number, self.value, marks, strict=True)
        ]
        return mines + [KINDS[kind] for kind in self.kind]


def told(mines: list[tuple[int, int, int, bool]], events: list[int]) -> list[bytes]:
    """Cards as observations write them: mine or kind of event (+2), town (+1), number, value, danger."""
    found = [bytes((1, town + 1, number, value, danger)) for town, number, value, danger in mines]
    return found + [bytes((kind + 2, 0, 0, 0, 0)) for kind in events]


def bit(place: i64) -> i64:
    """A bit of a mask. It is shifted down because a compiled `1 << place` has only 32 bits."""
    return LAST_BIT >> MOST_CARDS - 1 - place


def copies(things: Sequence[object]) -> list[int]:
    """For each thing, how many equal ones come before it."""
    return [list(things[:place]).count(thing) for place, thing in enumerate(things)]


def mine_id(place: int) -> str:
    """`CJ-02`; a second mine of that number is `CJ-02b`."""
    cell, copy = divmod(place, MOST_COPIES)
    town, number = divmod(cell, NUMBERS)
    return f"{TOWNS[town]}-{number + LOWEST:02}{'b' if copy else ''}"


def refusal(reason: str, rule: str, why: str, **values: object) -> BadOption:
    """What is wrong with a deck."""
    return BadOption(reason, "deck", rule, f"option.{why}", values)


def read_mine(word: str) -> tuple[int, int, int, bool]:
    """Town, number, value, danger of `CM-06=9D`."""
    found = MINE_WORD.fullmatch(word)
    if found is None or found[1] not in TOWNS:
        towns = ", ".join(TOWNS)
        raise refusal(
            f"{word!r} is no mine; a mine is written TOWN-NUMBER=VALUE, with a D behind it if it is in "
            f"danger, such as CM-06=9D; towns are {towns}",
            "2.5", "no_mine", card=brief(word), towns=towns,
        )  # fmt: skip
    number, value = int(found[2]), int(found[3])
    if not LOWEST <= number <= HIGHEST or not 1 <= value <= MOST_VALUE:
        said = f"{word!r}: numbers are {LOWEST} to {HIGHEST}, values 1 to {MOST_VALUE}"
        raise refusal(said, "2.3", "mine_range", card=word, low=LOWEST, high=HIGHEST, most=MOST_VALUE)
    return TOWNS.index(found[1]), number, value, bool(found[4])


def read_event(word: str) -> int:
    """The kind of `DYN`."""
    if word not in KINDS:
        kinds = ", ".join(KINDS)
        said = f"there is no card {word!r}; mines are written CJ-02=6, events are {kinds}"
        raise refusal(said, "2.4", "no_card", card=brief(word), kinds=kinds)
    return KINDS.index(word)


def check_size(mines: int, events: int) -> None:
    """Sets of mines, and of events, are masks with limited room."""
    if max(mines, events) > MOST_CARDS:
        said = f"{mines} mines and {events} events are too many; at most {MOST_CARDS} each"
        raise refusal(said, "2.5", "too_many_cards", mines=mines, events=events, most=MOST_CARDS)


def check_deck(deck: Deck) -> None:
    """The limits that a table's own deck must keep to so that the rules can deal with it."""
    for mine in range(deck.mines):
        if deck.copy[mine] >= MOST_COPIES:
            town, number = TOWNS[deck.town[mine]], deck.number[mine]
            thrice = f"{town}-{number:02}"
            said = f"a town can have two mines of a number, not more: {thrice}"
            raise refusal(said, "U-40", "too_many_of_mine", card=thrice)
    for kind, most in MOST_OF_KIND.items():
        found = deck.kind.count(KINDS.index(kind))
        if found > most:
            said = f"at most {most} of {kind} can be in a deck, not {found}"
            raise refusal(said, "U-1a", "too_many_of_kind", kind=kind, n=most, found=found)


class Box:
    """Cards and amounts as they come out of the box."""

    def __init__(self, file: DataFile) -> None:
        self.cards: Final = standard_cards(file)
        """All cards but the fifteenth event (U-1)."""
        self.gold: Final = file.number("start.gold", 0, 99)
        self.short_game_cards: Final = file.number("start.short_game_cards", 0, 99)
        self.card_shark: Final = file.number("amounts.card_shark", 0, 99)
        self.stagecoach: Final = file.number("amounts.stagecoach", 0, 99)
        self.saloon: Final = file.number("amounts.saloon", 0, 99)
        self.saloon_girls: Final = file.number("amounts.saloon_girls", 0, 99)
        self.new_vein: Final = file.number("amounts.new_vein", 0, 99)
        self.office: Final = file.number("points.office", 0, 99)


def standard_cards(file: DataFile) -> list[str]:
    """The cards of data/deck.toml, as text."""
    words: list[str] = []
    for town in file.table("mines"):
        if town not in TOWNS:
            raise BadData(file.name, f"mines.{town}", f"is unknown; known are {', '.join(TOWNS)}")
    for town in TOWNS:
        for number, value in file.table(f"mines.{town}").items():
            words.append(f"{town}-{number}={value}")
            try:
                read_mine(words[-1])
            except BadOption as error:
                raise BadData(file.name, f"mines.{town}.{number}", str(error)) from None
    events = file.counts("events", KINDS, MOST_CARDS)
    for kind in KINDS:
        if not file.ever_has(f"events.{kind}"):
            raise BadData(file.name, f"events.{kind}", "is missing")
        words += [kind] * events.get(kind, 0)
    try:
        Deck(words)
    except BadOption as error:
        raise BadData(file.name, "mines and events", str(error)) from None
    return words


BOXES: Final = by_version(DATA / "deck.toml", newest_version(DATA / "deck.toml"), lambda file, before: Box(file))
"""The box of each version, the first version first."""
BOX: Final = BOXES[-1]
"""The newest one. Cards and amounts are the table's own."""
