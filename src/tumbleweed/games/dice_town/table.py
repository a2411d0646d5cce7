"""Table options: read from data/options.toml, and as one typed object that the rules look at."""

from collections.abc import Mapping
from typing import Any, Final

from tumbleweed.core.options import Option
from tumbleweed.games.datafile import DataFile
from tumbleweed.games.dice_town.box import BOXES, DATA
from tumbleweed.games.optionfile import Facts, options_by_version, read_options, with_later
from tumbleweed.games.table import GameTable, Tables

NAMES: Final = (
    "edition", "first_sheriff", "shuffle_seats", "claim_values", "brute_mode", "cheater_scope", "bribes",
    "bribe_rounds", "bribe_who", "bribe_doc_order", "saloon_pick", "kickers", "doc_eligibility", "doc_obligation",
    "elixir_needs_visitor", "short_payment", "reaction_mode", "final_tie", "wealth_visible", "short_log",
)  # fmt: skip
"""The options the rules look at."""


def options_of_box(file: DataFile) -> tuple[Option, ...]:
    """The options a file describes; the claims come from the box."""
    return read_options(file, NAMES, {"claim_values": _claims})


def _claims(file: DataFile, name: str, facts: Facts) -> Option:
    limits = (file.number(f"{name}.list.low", 1, 9), file.number(f"{name}.list.high", 1, 9),
              file.number(f"{name}.list.most", 3, 60))  # fmt: skip
    return Option(name, (), dict(BOXES[file.version - 1].claims), facts.rule, limits)


OPTIONS: Final = options_by_version(DATA / "options.toml", len(BOXES), options_of_box)
"""What can be chosen in each version of the rules, the first version first."""


class Table(GameTable):
    """The options of one table, and what is in its box."""

    def __init__(self, given: Mapping[str, Any], version: int = len(BOXES)) -> None:
        super().__init__(OPTIONS, given, version)
        self.box: Final = BOXES[version - 1]
        full = with_later(OPTIONS, self.full)
        self.first_sheriff: Final[str] = full["first_sheriff"]
        self.shuffle_seats: Final[bool] = full["shuffle_seats"]
        self.claim_values: Final[list[int]] = full["claim_values"]
        self.brute_one_free: Final[bool] = full["brute_mode"] == "one_free"
        self.cheat_any_kept: Final[bool] = full["cheater_scope"] == "any_kept"
        self.bribes: Final[bool] = full["bribes"] != "off"
        self.gifts: Final[bool] = full["bribes"] == "gifts"
        self.bribe_rounds: Final[int] = full["bribe_rounds"]
        self.all_bribe: Final[bool] = full["bribe_who"] == "all"
        self.bribe_doc_order: Final[bool] = full["bribe_doc_order"] and self.bribes
        self.random_pick: Final[bool] = full["saloon_pick"] == "random"
        self.kickers: Final[bool] = full["kickers"]
        self.gain_counts: Final[bool] = full["doc_eligibility"] == "gained_nothing"
        self.must_visit: Final[bool] = full["doc_obligation"] == "must"
        self.elixir_needs_visitor: Final[bool] = full["elixir_needs_visitor"]
        self.all_or_nothing: Final[bool] = full["short_payment"] == "all_or_nothing"
        self.discreet: Final[bool] = full["reaction_mode"] == "discreet"
        self.final_tie_shared: Final[bool] = full["final_tie"] == "shared"
        self.wealth_visible: Final[bool] = full["wealth_visible"]
        self.short_log: Final[bool] = full["short_log"]
        offers, elixir_card = self.box.doc[full["edition"]]
        self.elixir_deck: Final[bool] = offers == "elixirs"
        self.elixir_card_at_opening: Final[bool] = elixir_card == "opening"


TABLES: Final = Tables(Table)
