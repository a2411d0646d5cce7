"""Doc Badluck: what remedies and elixirs do for a visitor now (D-19, D-21 to D-23)."""

from typing import Final

from tumbleweed.bots.dice_town.robbing import friend_value, landowner_value
from tumbleweed.bots.dice_town.standing import Standing
from tumbleweed.bots.dice_town.values import SAFETY, worths_at
from tumbleweed.games.dice_town.actions import ELIXIR, PASS, PROTECT, PROTECTABLE, REMEDY
from tumbleweed.games.dice_town.box import BOX
from tumbleweed.games.dice_town.dice import mask_of
from tumbleweed.games.dice_town.elixirs.charm import EACH as NUGGETS
from tumbleweed.games.dice_town.elixirs.pile import PILE
from tumbleweed.games.dice_town.elixirs.wealth import EACH as DOLLARS
from tumbleweed.games.dice_town.packs import SIZE, claim_values
from tumbleweed.games.dice_town.remedies import BARBED_WIRE, BIG_SWINDLE, GOODS, SMALL_SWINDLE
from tumbleweed.games.dice_town.town import Town

WEALTH: Final = BOX.elixirs.index("wealth")
CHARM: Final = BOX.elixirs.index("charm")
LUCK: Final = BOX.elixirs.index("luck")
POWER: Final = BOX.elixirs.index("power")
PROTECTION: Final = BOX.elixirs.index("protection")
FRIENDSHIP: Final = BOX.elixirs.index("friendship")
DOMINATION: Final = BOX.elixirs.index("domination")
AS_ELIXIR: Final = {BARBED_WIRE: PROTECTION, GOODS: LUCK, SMALL_SWINDLE: WEALTH, BIG_SWINDLE: CHARM}
"""Each remedy of the first edition does what an elixir of the second does."""
SOME_OTHER: Final = 1.5
"""An elixir nobody has thought about."""


def elixir_value(s: Town, seat: int, elixir: int, stand: Standing) -> float:
    """What an elixir does for a visitor."""
    if elixir == WEALTH:
        return collected(s, seat, stand.dollars, DOLLARS, stand) * stand.dollar
    if elixir == CHARM:
        return collected(s, seat, stand.nuggets, NUGGETS, stand)
    if elixir == LUCK:
        return worths_at(s).store[stand.fade][1]
    if elixir == POWER:
        return 0.0 if s.sheriff == seat else stand.badge * (1.0 + stand.harm[s.sheriff])
    if elixir == PROTECTION:
        safe = claim_values(int(s.players[seat].claims))[-2:]
        return stand.risk * len(safe) + SAFETY[stand.fade] * sum(safe)
    if elixir == FRIENDSHIP:
        return max([friend_value(s, other, stand) for other in owners(s, seat, True)], default=0.0)
    if elixir == DOMINATION:
        return max([landowner_value(s, other, stand) for other in owners(s, seat, False)], default=0.0)
    return SOME_OTHER


def collected(s: Town, seat: int, owned: list[float], each: int, stand: Standing) -> float:
    """What all others give, and what that costs them (U-50)."""
    total = 0.0
    for other in range(s.count):
        if other != seat:
            given = min(float(each), owned[other])
            if given < each and s.table.all_or_nothing:
                given = 0.0
            total += given * (1.0 + stand.harm[other])
    return total


def owners(s: Town, seat: int, store: bool) -> list[int]:
    """Other players with store cards, or claims, in hand."""
    found: list[int] = []
    for other, player in enumerate(s.players):
        if other != seat and (player.store if store else player.claims) & SIZE:
            found.append(other)
    return found


def pile_value(s: Town, seat: int, stand: Standing) -> float:
    """The top of the pile: any elixir that is neither face up nor used up."""
    out = [*s.elixirs_up, int(s.elixir)]
    if s.elixirs_left():
        out += list(s.elixir_discards)
    left = [elixir for elixir in range(len(s.table.box.elixirs)) if elixir not in out]
    return sum([elixir_value(s, seat, elixir, stand) for elixir in left]) / max(1, len(left))


def pick_value(s: Town, seat: int, action: int, stand: Standing) -> float:
    """D-23: an open elixir or the pile; D-21: a remedy. Declining brings nothing."""
    if action == PASS:
        return 0.0
    if REMEDY <= action < REMEDY + len(AS_ELIXIR):
        return elixir_value(s, seat, AS_ELIXIR[action - REMEDY], stand)
    slot = action - ELIXIR
    return pile_value(s, seat, stand) if slot == PILE else elixir_value(s, seat, s.elixirs_up[slot], stand)


def visit_value(s: Town, seat: int, stand: Standing) -> float:
    """D-19: what a visit now would bring."""
    if s.table.elixir_deck:
        open_ones = [elixir_value(s, seat, elixir, stand) for elixir in s.elixirs_up if elixir >= 0]
        return max([pile_value(s, seat, stand), *open_ones])
    shown = mask_of(int(s.players[seat].kept))
    best = 0.0
    for remedy, elixir in AS_ELIXIR.items():
        if shown & s.table.box.remedies[remedy]:
            best = max(best, elixir_value(s, seat, elixir, stand))
    return best


def protect_value(action: int) -> float:
    """D-22: the claims laid open."""
    low, high = PROTECTABLE[action - PROTECT]
    return float(low + high)
