"""Table options: read from data/options.toml, and as one typed object that the rules look at."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from tumbleweed.core.errors import BadOption
from tumbleweed.core.options import Option
from tumbleweed.games.boomtown.box import BOX, BOXES, DATA, NEW_VEIN, STAGECOACH, TOWNS, Deck
from tumbleweed.games.datafile import DataFile
from tumbleweed.games.optionfile import Facts, StandardOrOwn, options_by_version, read_options, with_later
from tumbleweed.games.table import GameTable, Tables

NAMES: Final = (
    "short_game", "extra_event", "mayor_retention", "saloon_placement", "new_vein_scores", "gold_visibility",
    "tie_break", "deck",
)  # fmt: skip
"""The options the rules look at."""
MOST_GOLD: Final = 999
"""The catalog has bids up to this amount; a deck with which somebody could own more is refused."""
EXTRA_EVENT: Final = "HLD"
"""U-1: the fifteenth event of the deck that one's own may start from."""
SHORT_GAME_SEATS: Final = 3
MOST_SEATS: Final = 5


class DeckOption(StandardOrOwn):
    """The cards of the box, or the table's own list."""

    own: ClassVar[str] = "CJ-02=6,CM-06=9D,DYN,…"

    def read_own(self, given: Any) -> Any:
        words = given.replace(",", " ").split() if isinstance(given, str) else given
        if not isinstance(words, list | tuple) or not words or not all(isinstance(word, str) for word in words):
            raise self.refusal(given, f"give {self.choices()}", "option.cards")
        return Deck([word.strip().upper() for word in words]).words()

    def write_own(self, value: Any) -> str:
        """A line for each town, and one for the events."""
        lines = [[card for card in value if card.startswith(f"{town}-")] for town in TOWNS]
        lines.append([card for card in value if "=" not in card])
        return "\n".join(", ".join(line) for line in lines if line)

    def example(self) -> str:
        """The cards of the box."""
        return self.write_own(Deck([*BOX.cards, EXTRA_EVENT]).words())

    def choices(self) -> str:
        return f"{self.values[0]}, or all cards of a deck of your own, such as {self.own}"


def _deck(file: DataFile, name: str, facts: Facts) -> Option:
    return DeckOption(name, facts.rule)


def options_of_box(file: DataFile) -> tuple[Option, ...]:
    """The options a file describes."""
    return read_options(file, NAMES, {"deck": _deck})


OPTIONS: Final = options_by_version(DATA / "options.toml", len(BOXES), options_of_box)
"""What can be chosen in each version of the rules, the first version first."""


class Table(GameTable):
    """The options of one table, and what is in its box."""

    def __init__(self, given: Mapping[str, Any], version: int = len(BOXES)) -> None:
        super().__init__(OPTIONS, given, version)
        self.box: Final = BOXES[version - 1]
        full = with_later(OPTIONS, self.full)
        self.short_game: Final[bool] = full["short_game"]
        self.two_mines: Final[bool] = full["mayor_retention"] == "two_mines"
        self.any_town: Final[bool] = full["saloon_placement"] == "any_town"
        self.vein_scores: Final[bool] = full["new_vein_scores"]
        self.open_gold: Final[bool] = full["gold_visibility"] == "public"
        self.most_gold: Final[bool] = full["tie_break"] == "most_gold"
        own = full["deck"] != "standard"
        self.deck: Final = Deck(full["deck"] if own else [*self.box.cards, full["extra_event"]])

        self.fits: Final[list[bool]] = [False] * (MOST_SEATS + 1)
        """By number of players: whether the deck was found to fit."""

    def rounds(self, seats: int) -> int:
        """BT-3.5: how many full rows the deck has."""
        return self.cards() // seats

    def cards(self) -> int:
        """How many cards the game uses."""
        return self.deck.size - (self.box.short_game_cards if self.short_game else 0)


def check_table(table: Table, seats: int) -> None:
    """BT-1.5, BT-3.5, U-5, U-6: the deck must fit the number of players; checked once for each number."""
    if not table.fits[seats]:
        _check(table, seats)
        table.fits[seats] = True


def _check(table: Table, seats: int) -> None:
    if table.short_game and seats != SHORT_GAME_SEATS:
        raise BadOption(
            f"the short game is for exactly {SHORT_GAME_SEATS} players, not {seats}",
            "short_game", "BT-1.5", "option.short_game", {"seats": seats},
        )  # fmt: skip
    cards = table.cards()
    if cards < seats or cards % seats:
        right = max(1, cards // seats) * seats
        raise BadOption(
            f"{cards} cards cannot be laid out in full rows of {seats}; a deck for {seats} players has a "
            f"multiple of {seats} cards, such as {right}",
            "deck", "BT-3.6", "option.rows", {"n": cards, "seats": seats, "right": right},
        )  # fmt: skip
    unseen = table.deck.size - cards
    if table.deck.mines - unseen < seats:
        raise BadOption(
            f"the first row needs {seats} mines for certain; {table.deck.mines} mines "
            f"{f'with {unseen} cards removed unseen ' if unseen else ''}are too few",
            "deck", "BT-3.2", "option.first_row_unseen" if unseen else "option.first_row",
            {"seats": seats, "n": table.deck.mines, "unseen": unseen, "right": seats + unseen},
        )  # fmt: skip
    if most_gold(table, seats) > MOST_GOLD:
        raise BadOption(
            f"with it somebody could come to more than {MOST_GOLD} gold, and bids go no further",
            "deck", "2.5", "option.gold", {"most": MOST_GOLD},
        )  # fmt: skip


def most_gold(table: Table, seats: int) -> int:
    """A limit that the gold on the table never exceeds; it comes from the start, mines and Stagecoach Robberies."""
    deck, box = table.deck, table.box
    richest = max(sum(deck.value[mine] for mine in mines) for mines in deck.by_number)
    veins = deck.kind.count(NEW_VEIN) * box.new_vein
    coaches = deck.kind.count(STAGECOACH) * box.stagecoach
    return seats * box.gold + table.rounds(seats) * (richest + veins) + coaches


TABLES: Final = Tables(Table)
