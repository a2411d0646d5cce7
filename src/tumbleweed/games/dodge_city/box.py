"""What is in the box (dossier, 2.1 to 2.3): figures, playing cards and stones, read from data/deck.toml and checked.

Every card is there once. A set of cards (a hand, the discards) is a mask: bit `card` is set.
"""

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from tumbleweed.core.errors import BadData
from tumbleweed.games.datafile import DataFile

DATA: Final = Path(__file__).parent / "data"
FIGURES: Final = ("cowboy", "bandit", "sheriff", "gunman", "lady")
"""By rank, lowest first; a figure's number is its rank, 1 to 5, and 0 is none."""
LADY: Final = 5
SEATS: Final = 5
DISTRICTS: Final = ("centre", "union_pacific", "third")

NUMBER: Final = 0
PICTURE: Final = 1
QUESTION: Final = 2
INDIO: Final = 3
"""The kinds of cards."""

MOST_CARDS: Final = 56
"""As many as fit into a mask."""


class Box:
    """Counts and values of everything that comes out of the box."""

    def __init__(self, file: DataFile) -> None:
        self.price: Final[list[int]] = [0]
        self.points: Final[list[int]] = [0]
        self.letters: Final[list[str]] = [""]
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
        self.refund: Final = [price // 2 for price in self.price]
        """DC-5.5: half of the price."""
        self.rent: Final = [points * file.number("rent.per_point", 0, 1000) for points in self.points]
        """DC-11.4."""
        self.cards: Final[list[str]] = []
        self.kind: Final[list[int]] = []
        self.figure: Final[list[int]] = []
        self.number: Final[list[int]] = []
        """The secondary number (DC-3.2)."""
        self._add_figure_cards(file)
        self._add_other_cards(file)
        self.value: Final = [_value(*what) for what in zip(self.kind, self.figure, self.number, strict=True)]
        """DC-3: the higher one wins."""
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

    def _add_figure_cards(self, file: DataFile) -> None:
        """Seven cards of each figure, the Lady's first: 1 to 3 dots, numbers 4 to 7."""
        dots = _numbers(file, "cards.picture_dots")
        numbers = _numbers(file, "cards.number_values")
        for rank in range(LADY, 0, -1):
            for number in sorted(dots + numbers):
                self._add(f"{self.letters[rank]}{number}", PICTURE if number in dots else NUMBER, rank, number)

    def _add_other_cards(self, file: DataFile) -> None:
        for number in range(1, file.number("cards.question_marks", 0, 20) + 1):
            self._add(f"Q{number}", QUESTION, 0, 0)
        for number in range(1, file.number("cards.indio", 0, 9) + 1):
            self._add(f"I{number}", INDIO, 0, 0)
        if not 4 * SEATS <= len(self.cards) <= MOST_CARDS:
            raise BadData(file.name, "cards", f"must be {4 * SEATS} to {MOST_CARDS} in all, not {len(self.cards)}")
        if len(set(self.cards)) != len(self.cards):
            raise BadData(file.name, "figures", "every figure needs a letter of its own, and neither Q nor I")

    def _add(self, name: str, kind: int, figure: int, number: int) -> None:
        self.cards.append(name)
        self.kind.append(kind)
        self.figure.append(figure)
        self.number.append(number)

    def names(self, cards: i64) -> list[str]:
        """The cards of a mask, in the order of the box."""
        return [name for card, name in enumerate(self.cards) if cards >> card & 1]


def _value(kind: int, figure: int, number: int) -> int:
    """DC-3.1 to DC-3.5: first the figure, then the secondary number; a question mark is below, an Indio card lowest."""
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


BOX: Final = Box(DataFile(DATA / "deck.toml"))
PRICE: Final[list[int]] = BOX.price
REFUND: Final[list[int]] = BOX.refund
KIND: Final[list[int]] = BOX.kind
VALUE: Final[list[int]] = BOX.value
CARD: Final[list[int]] = [1 << card for card in range(len(BOX.cards))]
"""Each card as a mask."""
