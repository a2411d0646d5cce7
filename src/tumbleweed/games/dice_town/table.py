"""Table options: read from data/options.toml, and as one typed object that the rules look at."""

from collections.abc import Mapping
from typing import Any, Final

from tumbleweed.core.errors import BadData
from tumbleweed.core.options import Option, complete
from tumbleweed.games.datafile import DataFile
from tumbleweed.games.dice_town.box import BOX, DATA, Box

EDITIONS: Final = ("first", "second")
NAMES: Final = (
    "edition", "first_sheriff", "shuffle_seats", "claim_values", "brute_mode", "cheater_scope", "bribes",
    "bribe_rounds", "bribe_who", "bribe_doc_order", "saloon_pick", "kickers", "doc_eligibility", "doc_obligation",
    "elixir_needs_visitor", "short_payment", "reaction_mode", "final_tie", "wealth_visible", "short_log",
)  # fmt: skip
"""The options the rules look at."""


def read_options(file: DataFile, box: Box) -> tuple[Option, ...]:
    """The options a file describes."""
    for name in NAMES:
        file.table(name)
    return tuple(_read_option(file, name, box) for name in file.content)


def _read_option(file: DataFile, name: str, box: Box) -> Option:
    default = file.get(f"{name}.default")
    rule = str(file.get(f"{name}.rule"))
    if "list" in file.table(name):
        limits = (file.number(f"{name}.list.low", 1, 9), file.number(f"{name}.list.high", 1, 9),
                  file.number(f"{name}.list.most", 3, 60))  # fmt: skip
        return Option(name, (), dict(box.claims), rule, limits)
    values = file.get(f"{name}.values")
    if not isinstance(values, list) or len(values) < 2:
        raise BadData(file.name, f"{name}.values", f"must be a list of at least two values, not {values!r}")
    defaults = default if isinstance(default, dict) else {"": default}
    if "" not in defaults and set(defaults) != set(EDITIONS):
        raise BadData(file.name, f"{name}.default", f"must name a value for each of {', '.join(EDITIONS)}")
    for value in defaults.values():
        if value not in values:
            raise BadData(file.name, f"{name}.default", f"{value!r} is not among the values")
    return Option(name, values, defaults, rule, (0, 0, 0))


OPTIONS: Final = read_options(DataFile(DATA / "options.toml"), BOX)


def plain(full: Mapping[str, Any]) -> dict[str, Any]:
    """Options to give away: nothing of them is shared with the table."""
    return {name: list(value) if isinstance(value, list) else value for name, value in full.items()}


class Table:
    """The options of one table, completed. `full` is the plain form."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        full = complete(OPTIONS, given)
        self.full: Final = full
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
        offers, elixir_card = BOX.doc[full["edition"]]
        self.elixir_deck: Final[bool] = offers == "elixirs"
        self.elixir_card_at_opening: Final[bool] = elixir_card == "opening"


KNOWN_TABLES: Final[dict[str, Table]] = {}


def table_for(given: Mapping[str, Any]) -> Table:
    """The table with these options; the last few are remembered, since simulations ask for the same again and again."""
    key = repr(list(given.items()))
    if key not in KNOWN_TABLES:
        if len(KNOWN_TABLES) >= 64:
            KNOWN_TABLES.clear()
        KNOWN_TABLES[key] = Table(given)
    return KNOWN_TABLES[key]
