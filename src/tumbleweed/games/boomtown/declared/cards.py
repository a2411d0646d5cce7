"""BT-10 to BT-19: what the event cards do."""

from typing import Annotated, Final, TypedDict

from tumbleweed.core.forms import Form
from tumbleweed.games.boomtown.declared.kinds import (
    Card,
    Cards,
    Destruction,
    Die,
    Gold,
    Number,
    Order,
    Payment,
    Roll,
    Seat,
    Target,
    Vacancy,
    Where,
)


class CardSharkPaid(TypedDict):
    """The Card Shark takes gold."""

    payer: Seat
    due: Gold
    paid: Gold


class StagecoachPaid(TypedDict):
    """The Stagecoach Robbery brings gold."""

    player: Seat
    amount: Gold


class DynamiteUsed(TypedDict):
    """A mine or a saloon is blown up."""

    player: Seat
    target: Card
    owner: Seat
    kind: Annotated[Target, "kind"]
    also_removed: Annotated[Cards, "New Veins or Saloon Girls there"]


class ExpropriationUsed(TypedDict):
    """An opponent's mine is taken."""

    player: Seat
    victim: Seat
    card: Card
    with_vein: bool


class ExpropriationDeclined(TypedDict):
    """No mine is taken; the card is gone."""

    player: Seat


CARD_SHARK_PAID: Final[dict[Payment, Form[CardSharkPaid]]] = {
    "full": Form("card_shark_paid", "full", "BT-10.1", CardSharkPaid),
    "short": Form("card_shark_paid", "short", "BT-10.1, BT-24.1", CardSharkPaid),
    "nothing": Form("card_shark_paid", "nothing", "BT-10.1, BT-24.1", CardSharkPaid),
}
STAGECOACH_PAID: Final = Form("stagecoach_paid", "", "BT-19.1", StagecoachPaid)
DYNAMITE_USED: Final[dict[Target, Form[DynamiteUsed]]] = {
    "mine": Form("dynamite_used", "mine", "BT-11.1", DynamiteUsed),
    "saloon": Form("dynamite_used", "saloon", "BT-11.1", DynamiteUsed),
}
EXPROPRIATION_USED: Final = Form("expropriation_used", "", "BT-12.1", ExpropriationUsed)
EXPROPRIATION_DECLINED: Final = Form("expropriation_declined", "", "BT-12.6", ExpropriationDeclined)


class HoldupAnnounced(TypedDict):
    """Somebody is held up."""

    player: Seat
    victim: Seat
    number: Annotated[Number, "to roll, and gold to take"]


class HoldupRolled(HoldupAnnounced):
    """The dice decide a Holdup."""

    die1: Die
    die2: Die
    sum: Roll
    success: bool
    due: Gold
    paid: Gold


HOLDUP_ANNOUNCED: Final = Form("holdup_announced", "", "BT-14.1", HoldupAnnounced)
HOLDUP_FAILED: Final = Form("holdup_rolled", "failed", "BT-14.1", HoldupRolled)
HOLDUP_ROLLED: Final[dict[Payment, Form[HoldupRolled]]] = {
    "full": Form("holdup_rolled", "full", "BT-14.1", HoldupRolled),
    "short": Form("holdup_rolled", "short", "BT-14.1, BT-14.2", HoldupRolled),
    "nothing": Form("holdup_rolled", "nothing", "BT-14.1, BT-14.2", HoldupRolled),
}


class MustangUsed(TypedDict):
    """Somebody chooses next, right after the high bidder."""

    player: Seat
    new_order: Order


class MustangKept(TypedDict):
    """Somebody leaves the Mustang in the stable."""

    player: Seat
    new_order: Order


MUSTANG_USED: Final = Form("mustang_used", "", "BT-15.1, BT-15.2", MustangUsed)
MUSTANG_KEPT: Final = Form("mustang_kept", "", "BT-15.1, U-24", MustangKept)


class GovernorAttached(TypedDict):
    """A mayor becomes governor."""

    player: Seat
    town: Where
    from_waiting: bool


class GovernorRemoved(TypedDict):
    """A governor is no longer governor."""

    player: Seat
    town: Where
    reason: Annotated[Vacancy, "reason"]


GOVERNOR_ATTACHED: Final = Form("governor_attached", "now", "BT-13.1", GovernorAttached)
WAITING_GOVERNOR_ATTACHED: Final = Form("governor_attached", "waiting", "BT-13.1, BT-13.3", GovernorAttached)
GOVERNOR_REMOVED: Final[dict[Vacancy, Form[GovernorRemoved]]] = {
    "takeover": Form("governor_removed", "takeover", "BT-13.4", GovernorRemoved),
    "vacant": Form("governor_removed", "vacant", "BT-13.5", GovernorRemoved),
}


class VeinAttached(TypedDict):
    """A New Vein is laid on a mine."""

    player: Seat
    card: Card
    mine: Card
    new_value: Gold
    from_waiting: bool


_VeinMoved = TypedDict("_VeinMoved", {"card": Card, "mine": Card, "from": Seat, "to": Seat})


class VeinMoved(_VeinMoved):
    """A New Vein goes with a mine that is taken."""


class VeinRemoved(TypedDict):
    """A New Vein is lost with its mine."""

    card: Card
    mine: Card
    reason: Annotated[Destruction, "reason"]


VEIN_ATTACHED: Final = Form("vein_attached", "now", "BT-16.1", VeinAttached)
WAITING_VEIN_ATTACHED: Final = Form("vein_attached", "waiting", "BT-16.1, BT-16.3", VeinAttached)
VEIN_MOVED: Final = Form("vein_moved", "", "BT-12.5, BT-16.2", VeinMoved)
VEIN_REMOVED: Final[dict[Destruction, Form[VeinRemoved]]] = {
    "dynamite": Form("vein_removed", "dynamite", "BT-16.2, BT-11.2", VeinRemoved),
    "collapse": Form("vein_removed", "collapse", "BT-16.2, BT-22.1", VeinRemoved),
}


class SaloonPlaced(TypedDict):
    """A saloon opens."""

    player: Seat
    card: Card
    town: Where
    from_waiting: bool


class GirlsAttached(TypedDict):
    """Saloon Girls join a saloon."""

    player: Seat
    saloon: Card
    town: Where
    from_waiting: bool


class SaloonRemoved(TypedDict):
    """A saloon is gone."""

    player: Seat
    card: Card
    town: Where
    with_girls: bool


SALOON_PLACED: Final = Form("saloon_placed", "now", "BT-17.1, BT-17.2", SaloonPlaced)
WAITING_SALOON_PLACED: Final = Form("saloon_placed", "waiting", "BT-17.1, BT-9.5", SaloonPlaced)
GIRLS_ATTACHED: Final = Form("girls_attached", "now", "BT-18.1", GirlsAttached)
WAITING_GIRLS_ATTACHED: Final = Form("girls_attached", "waiting", "BT-18.1, BT-9.5", GirlsAttached)
SALOON_REMOVED: Final = Form("saloon_removed", "plain", "BT-11.2", SaloonRemoved)
LIVELY_SALOON_REMOVED: Final = Form("saloon_removed", "girls", "BT-11.2, BT-18.2", SaloonRemoved)
