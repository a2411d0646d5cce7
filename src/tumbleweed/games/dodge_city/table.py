"""Table options: read from data/options.toml, and as one typed object that the rules look at."""

from collections.abc import Mapping
from typing import Any, Final

from tumbleweed.core.errors import BadData, BadOption
from tumbleweed.core.options import NumberOption, Option, complete
from tumbleweed.games.datafile import DataFile
from tumbleweed.games.dodge_city.board import STANDARD, Drawing, Site, drawings, parse_board, plan_of
from tumbleweed.games.dodge_city.box import BOX, DATA, DISTRICTS, FIGURES, SEATS
from tumbleweed.games.dodge_city.house import House

NAMES: Final = (
    "disc_supply", "picture_opens", "challenge_rule", "fields_conduct", "show_unused_duel_cards", "money_visibility",
    "districts", "pass_limit", "start_cash", "target_points", "board",
)  # fmt: skip
"""The options the rules look at."""

DISTRICTS_IN: Final = {"centre": DISTRICTS[:1], "centre_up": DISTRICTS[:2], "all": DISTRICTS}
"""U-59: districts that do not follow the number of players."""


class BoardOption(Option):
    """The standard board, or another one: a list of buildings, or a text in the form of data/board.toml."""

    def read(self, given: Any) -> Any:
        if isinstance(given, str) and given.strip().lower() in self.values:
            return given.strip().lower()
        try:
            content = parse_board(given) if isinstance(given, str) else given
            if isinstance(content, Mapping):
                content = content.get("building")
            return drawings("board", content)
        except BadData as error:
            raise BadOption(f"option {self.name}: {error}; choose {self.choices()} [{self.rule}]") from error

    def choices(self) -> str:
        return "standard, or buildings with id, district and map"


def read_options(file: DataFile) -> tuple[Option, ...]:
    """The options a file describes."""
    for name in NAMES:
        file.table(name)
    return tuple(_read_option(file, name) for name in file.content)


def _read_option(file: DataFile, name: str) -> Option:
    default, values = file.get(f"{name}.default"), file.get(f"{name}.values")
    rule = str(file.get(f"{name}.rule"))
    if not isinstance(values, list) or default not in values:
        raise BadData(file.name, f"{name}.values", f"must be a list with the default {default!r}, not {values!r}")
    if name == "board":
        return BoardOption(name, values, {"": default}, rule, (0, 0, 0))
    if "number" in file.table(name):
        low, high = file.number(f"{name}.number.low", 0, 10**6), file.number(f"{name}.number.high", 0, 10**6)
        reach = (low, high, file.number(f"{name}.number.step", 1, 1000))
        return NumberOption(name, values, {"": default}, rule, reach)
    if len(values) < 2:
        raise BadData(file.name, f"{name}.values", f"must be a list of at least two values, not {values!r}")
    return Option(name, values, {"": default}, rule, (0, 0, 0))


OPTIONS: Final = read_options(DataFile(DATA / "options.toml"))


def plain(full: Mapping[str, Any]) -> dict[str, Any]:
    """Options to give away: nothing of them is shared with the table."""
    return {name: _own(value) for name, value in full.items()}


def _own(value: Any) -> Any:
    """A board is a list of buildings, and its maps are lists."""
    if isinstance(value, list):
        return [_own(part) for part in value]
    return {name: _own(part) for name, part in value.items()} if isinstance(value, dict) else value


class Table:
    """The options of one table, completed. `full` is the plain form."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        full = complete(OPTIONS, given)
        self.full: Final = full
        unlimited = full["disc_supply"] == "unlimited"
        self.unlimited: Final[bool] = unlimited
        self.discs: Final[int] = 0 if unlimited else full["disc_supply"]
        self.picture_opens: Final[bool] = full["picture_opens"]
        self.must_challenge: Final[bool] = full["challenge_rule"] == "mandatory"
        self.conduct: Final[bool] = full["fields_conduct"]
        self.show_unused: Final[bool] = full["show_unused_duel_cards"]
        self.money_open: Final[bool] = full["money_visibility"] == "open"
        self.pass_limit: Final[int] = full["pass_limit"]
        self.start_cash: Final[int] = full["start_cash"]
        self.target: Final[int] = full["target_points"]
        self.board: Final[list[Drawing]] = STANDARD if full["board"] == "standard" else full["board"]
        self.plans: Final[list[list[Site]]] = [[] for seats in range(SEATS + 1)]
        """DC-1.2: the buildings in play, by number of players; filled when first needed."""
        self.houses: Final[list[list[House]]] = [[] for seats in range(SEATS + 1)]
        """The same, unopened; filled when first needed."""

    def plan_for(self, seats: int) -> list[Site]:
        """The buildings in play for so many players; a board of one's own may have none in the districts in use."""
        if not self.plans[seats]:
            named: str = self.full["districts"]
            used = BOX.districts[seats] if named == "by_player_count" else list(DISTRICTS_IN[named])
            self.plans[seats].extend(plan_of(self.board, used))
        if not self.plans[seats]:
            missing = f"with {seats} players no building of it is in the districts that are used"
            raise BadOption(f"option board: {missing}; give them some, or choose other districts [2.5]")
        discs = self.discs * len(FIGURES)
        if not self.unlimited and len(self.plans[seats]) > discs:
            # DC-13.3: the game ends when all buildings are finished, so all of them must be able to open.
            many = f"{len(self.plans[seats])} buildings are in play, but only {discs} can be opened"
            raise BadOption(f"option board: {many} with disc_supply={self.discs}; choose disc_supply=unlimited [U-27]")
        return self.plans[seats]


KNOWN_TABLES: Final[dict[str, Table]] = {}


def table_for(given: Mapping[str, Any]) -> Table:
    """The table with these options; the last few are remembered, since simulations ask for the same again and again."""
    key = repr(list(given.items()))
    if key not in KNOWN_TABLES:
        if len(KNOWN_TABLES) >= 64:
            KNOWN_TABLES.clear()
        KNOWN_TABLES[key] = Table(given)
    return KNOWN_TABLES[key]
