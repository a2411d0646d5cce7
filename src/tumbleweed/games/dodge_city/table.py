"""Table options: read from data/options.toml, and as one typed object that the rules look at."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from tumbleweed.core.errors import BadData, BadOption
from tumbleweed.core.options import Option
from tumbleweed.games.datafile import DataFile
from tumbleweed.games.dodge_city.board import STANDARD, Drawing, Site, drawings, parse_board, plan_of, write_board
from tumbleweed.games.dodge_city.box import BOXES, DATA, DISTRICTS, FIGURES, SEATS
from tumbleweed.games.dodge_city.house import House
from tumbleweed.games.optionfile import Facts, StandardOrOwn, options_by_version, read_options, with_later
from tumbleweed.games.table import GameTable, Tables

NAMES: Final = (
    "disc_supply", "picture_opens", "challenge_rule", "fields_conduct", "show_unused_duel_cards", "money_visibility",
    "districts", "pass_limit", "start_cash", "target_points", "board",
)  # fmt: skip
"""The options the rules look at."""

DISTRICTS_IN: Final = {"centre": DISTRICTS[:1], "centre_up": DISTRICTS[:2], "all": DISTRICTS}
"""U-59: the districts in use, where they do not depend on the number of players."""


class BoardOption(StandardOrOwn):
    """The standard board, or another one: a list of buildings, or a text in the form of data/board.toml."""

    own: ClassVar[str] = "@FILE"

    def read_own(self, given: Any) -> Any:
        try:
            content = parse_board(given) if isinstance(given, str) else given
            if isinstance(content, Mapping):
                content = content.get("building")
            return drawings("board", content)
        except BadData as error:
            reason = f"{error}; choose {self.choices()}"
            raise BadOption(reason, self.name, self.rule, error.why, error.values) from error

    def write_own(self, value: Any) -> str:
        return write_board(value)

    def example(self) -> str:
        """The buildings of the box."""
        return write_board(STANDARD)

    def choices(self) -> str:
        return "standard, or buildings with id, district and map"


def _board(file: DataFile, name: str, facts: Facts) -> Option:
    return BoardOption(name, facts.rule)


def options_of_box(file: DataFile) -> tuple[Option, ...]:
    """The options a file describes."""
    return read_options(file, NAMES, {"board": _board})


OPTIONS: Final = options_by_version(DATA / "options.toml", len(BOXES), options_of_box)
"""What can be chosen in each version of the rules, the first version first."""


class Table(GameTable):
    """The options of one table, and what is in its box."""

    def __init__(self, given: Mapping[str, Any], version: int = len(BOXES)) -> None:
        super().__init__(OPTIONS, given, version)
        self.box: Final = BOXES[version - 1]
        full = with_later(OPTIONS, self.full)
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
        """The same buildings, unopened; filled when first needed."""

    def plan_for(self, seats: int) -> list[Site]:
        """The buildings in play for this many players; a table's own board may have none in the districts in use."""
        if not self.plans[seats]:
            named: str = self.full["districts"]
            used = self.box.districts[seats] if named == "by_player_count" else list(DISTRICTS_IN[named])
            self.plans[seats].extend(plan_of(self.board, used))
        if not self.plans[seats]:
            missing = f"with {seats} players no building of it is in the districts that are used"
            reason = f"{missing}; give them some, or choose other districts"
            raise BadOption(reason, "board", "2.5", "option.no_district_used", {"seats": seats})
        discs = self.discs * len(FIGURES)
        if not self.unlimited and len(self.plans[seats]) > discs:
            # DC-13.3: the game ends when all buildings are finished, so it must be possible to open all of them.
            number = len(self.plans[seats])
            many = f"{number} buildings are in play, but only {discs} can be opened with disc_supply={self.discs}"
            values = {"n": number, "discs": discs}
            raise BadOption(f"{many}; choose disc_supply=unlimited", "board", "U-27", "option.few_discs", values)
        return self.plans[seats]


TABLES: Final = Tables(Table)
