"""BT-20 to BT-23: the production roll, collapses, what mines pay, what saloons take."""

from typing import Annotated, Final, TypedDict

from tumbleweed.core.forms import Form
from tumbleweed.games.boomtown.declared.kinds import Card, Die, Gold, Payment, Roll, Seat, Where


class DiceRolled(TypedDict):
    """The first player rolls."""

    player: Seat
    die1: Die
    die2: Die
    sum: Roll


class TelegraphUsed(TypedDict):
    """One die is turned."""

    player: Seat
    die: Annotated[int, "place", "the first or the second"]
    old: Die
    new: Die
    sum: Roll


class TelegraphKept(TypedDict):
    """Somebody leaves the dice as they are."""

    player: Seat
    sum: Roll


class ProductionResult(TypedDict):
    """The result counts."""

    sum: Roll
    changed: Annotated[bool, "", "whether a Telegraph changed it"]


DICE_ROLLED: Final = Form("dice_rolled", "", "BT-20.1", DiceRolled)
TELEGRAPH_USED: Final = Form("telegraph_used", "", "BT-20.2, BT-20.3", TelegraphUsed)
TELEGRAPH_KEPT: Final = Form("telegraph_kept", "", "BT-20.2", TelegraphKept)
RESULT_CHANGED: Final = Form("production_result", "changed", "BT-20.4", ProductionResult)
RESULT_AS_ROLLED: Final = Form("production_result", "as_rolled", "BT-20.4", ProductionResult, silent=True)
"""The roll has already said it."""


class MineCollapsed(TypedDict):
    """A danger mine collapses on a 2 or 12."""

    card: Card
    owner: Seat
    with_vein: bool


class MineProduced(TypedDict):
    """A mine pays its owner."""

    player: Seat
    card: Card
    amount: Gold
    vein_bonus: Annotated[Gold, "how much of it comes from New Veins"]


class NoProduction(TypedDict):
    """Nobody has a mine with this number."""

    sum: Roll


class SaloonPaid(TypedDict):
    """The owner of a mine that has just paid spends gold in a saloon."""

    payer: Seat
    owner: Seat
    saloon: Card
    town: Where
    mine: Card
    due: Gold
    paid: Gold


MINE_COLLAPSED: Final = Form("mine_collapsed", "", "BT-22.1", MineCollapsed)
MINE_PRODUCED: Final = Form("mine_produced", "plain", "BT-21.1", MineProduced)
VEIN_PRODUCED: Final = Form("mine_produced", "vein", "BT-21.1, BT-16.1", MineProduced)
NO_PRODUCTION: Final = Form("no_production", "", "BT-21.1", NoProduction)
SALOON_PAID: Final[dict[Payment, Form[SaloonPaid]]] = {
    "full": Form("saloon_paid", "full", "BT-23.1", SaloonPaid),
    "short": Form("saloon_paid", "short", "BT-23.1, BT-24.1", SaloonPaid),
    "nothing": Form("saloon_paid", "nothing", "BT-23.1, BT-24.1", SaloonPaid),
}
