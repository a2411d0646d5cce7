"""What is in the box (dossier, 2.1 to 2.3), in each version of the rules: figures, playing cards and stones, read from
data/deck.toml and checked.

There is one copy of each card. A set of cards (a hand, the discards) is a mask: bit `card` is set.
"""

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from tumbleweed.core.errors import BadData
from tumbleweed.games.datafile import DataFile, by_version, newest_version
from tumbleweed.games.dodge_city.declared.kinds import CardKind, District, Figure

DATA: Final = Path(__file__).parent / "data"
FIGURES: Final[tuple[Figure, ...]] = ("cowboy", "bandit", "sheriff", "gunman", "lady")
"""By rank, lowest first; a figure's number is its rank, 1 to 5, and 0 is none."""
LADY: Final = 5
SEATS: Final = 5
DISTRICTS: Final[tuple[District, ...]] = ("centre", "union_pacific", "third")

NUMBER: Final = 0
PICTURE: Final = 1
QUESTION: Final = 2
INDIO: Final = 3
"""The kinds of cards."""
KINDS: Final[tuple[CardKind, ...]] = ("number", "picture", "question", "raid")

MOST_CARDS: Final = 56
"""As many as fit into a mask."""


class Box:
    """Counts and values of everything that comes out of the box. `before` is the box of the version before: whatever
    has a number there keeps it.
    """

    def __init__(self, file: DataFile, before: "Box | None" = None) -> None:
        self.price: Final[list[int]] = [0]
        self.points: Final[list[int]] = [0]
        self.letters: Final[list[str]] = [""]
        self._add_figures(file)
        self.refund: Final = [price // 2 for price in self.price]
        """DC-5.5: half of the price."""
        self.rent: Final = [points * file.number("rent.per_point", 0, 1000) for points in self.points]
        """DC-11.4."""
        self.cards: Final[list[str]] = list(before.cards) if before is not None else []
        """All cards there have ever been, by number."""
        self.kind: Final[list[int]] = list(before.kind) if before is not None else []
        self.figure: Final[list[int]] = list(before.figure) if before is not None else []
        self.number: Final[list[int]] = list(before.number) if before is not None else []
        """The secondary number (DC-3.2)."""
        dealt: list[int] = []
        self._add_figure_cards(file, dealt)
        self._add_other_cards(file, dealt)
        self.deck: Final = tuple(sorted(dealt))
        """The cards that this version uses."""
        self.value: Final = [_value(*what) for what in zip(self.kind, self.figure, self.number, strict=True)]
        """DC-3: the higher value wins."""
        self.indios: Final[int] = sum(1 << card for card, kind in enumerate(self.kind) if kind == INDIO)
        """The Indio cards, as a mask."""
        self.number_pays: Final = file.number("cards.number_pays", 0, 1000)
        self.indio_takes: Final = file.number("cards.indio_takes", 1, 9)
        self.hand: Final = file.number("start.cards", 4, 4)
        self.stones: Final = file.number("start.stones", 1, 99)
        self.most_per_round: Final = file.number("stones.most_per_round", 1, 3)
        self.colours: Final = _colours(file)
        self.districts: Final = {
            players: file.words(f"districts.{players}", DISTRICTS) for players in range(2, SEATS + 1)
        }

    def _add_figures(self, file: DataFile) -> None:
        for rank, figure in enumerate(FIGURES, 1):
            key = f"figures.{figure}"
            file.number(f"{key}.rank", rank, rank)
            price = file.number(f"{key}.price", 50, 1000)
            if price % 50:
                raise BadData(
                    file.name, f"{key}.price", f"must be a multiple of 50, not {price}: half of it is paid back"
                )
            self.price.append(price)
            self.points.append(file.number(f"{key}.points", 1, 9))
            self.letters.append(str(file.get(f"{key}.letter")))

    def _add_figure_cards(self, file: DataFile, dealt: list[int]) -> None:
        """Seven cards of each figure, the Lady's first: 1 to 3 dots, numbers 4 to 7."""
        dots = _numbers(file, "cards.picture_dots")
        numbers = _numbers(file, "cards.number_values")
        for rank in range(LADY, 0, -1):
            for number in sorted(dots + numbers):
                self._add(dealt, f"{self.letters[rank]}{number}", PICTURE if number in dots else NUMBER, rank, number)

    def _add_other_cards(self, file: DataFile, dealt: list[int]) -> None:
        for number in range(1, file.number("cards.question_marks", 0, 20) + 1):
            self._add(dealt, f"Q{number}", QUESTION, 0, 0)
        for number in range(1, file.number("cards.indio", 0, 9) + 1):
            self._add(dealt, f"I{number}", INDIO, 0, 0)
        if len(dealt) < 4 * SEATS or len(self.cards) > MOST_CARDS:
            raise BadData(file.name, "cards", f"must be {4 * SEATS} to {MOST_CARDS} in all, not {len(dealt)}")
        if len(set(dealt)) != len(dealt):
            raise BadData(file.name, "figures", "every figure needs a letter of its own, and neither Q nor I")

    def _add(self, dealt: list[int], name: str, kind: int, figure: int, number: int) -> None:
        if name not in self.cards:
            self.cards.append(name)
            self.kind.append(kind)
            self.figure.append(figure)
            self.number.append(number)
        dealt.append(self.cards.index(name))

    def names(self, cards: i64) -> list[str]:
        """The cards of a mask, in the order of the box."""
        return [name for card, name in enumerate(self.cards) if cards >> card & 1]


def _value(kind: int, figure: int, number: int) -> int:
    """DC-3.1 to DC-3.5: the figure, then the secondary number; question marks are lower, Indio cards the lowest."""
    if kind == QUESTION:
        return 1
    return 0 if kind == INDIO else 100 * figure + number


def _numbers(file: DataFile, key: str) -> list[int]:
    """A list of different whole numbers."""
    found: Any = file.get(key)
    numbers = found if isinstance(found, list) else []
    fits = all(isinstance(number, int) and 1 <= number <= 9 for number in numbers)
    if not numbers or not fits or len(set(numbers)) != len(numbers):
        raise BadData(file.name, key, f"must be a list of different numbers from 1 to 9, not {found!r}")
    return list(numbers)


def _colours(file: DataFile) -> list[str]:
    found = file.get("stones.colours")
    if not isinstance(found, list) or len(found) != SEATS or len({str(colour) for colour in found}) != SEATS:
        raise BadData(file.name, "stones.colours", f"must be {SEATS} different colours, not {found!r}")
    return [str(colour) for colour in found]


BOXES: Final = by_version(DATA / "deck.toml", newest_version(DATA / "deck.toml"), Box)
"""The box of each version, the first version first."""
BOX: Final = BOXES[-1]
"""The newest one. A card is the same in all of them; prices, and which cards are used, are the table's own."""
KIND: Final[list[int]] = BOX.kind
VALUE: Final[list[int]] = BOX.value
CARD: Final[list[int]] = [1 << card for card in range(len(BOX.cards))]
"""Each card as a mask."""


def kind_of(card: str) -> CardKind:
    """The kind of a card, by its id."""
    return KINDS[BOX.kind[BOX.cards.index(card)]]


def figure_name(figure: int) -> Figure | None:
    """`lady`; None for no figure."""
    return FIGURES[figure - 1] if figure else None


def card_name(card: int) -> str | None:
    """`L4`; None for no card."""
    return BOX.cards[card] if card >= 0 else None
