"""Every answer to any question except a bid, with how likely the player then wins."""

from tumbleweed.bots.boomtown import aims, moments
from tumbleweed.bots.boomtown.cards import Row
from tumbleweed.bots.boomtown.odds import AT_LEAST
from tumbleweed.bots.boomtown.outlook import Outlook
from tumbleweed.games.boomtown.actions import LAST_MINE, PASS, PICK, ROB, TOWN, USE_MUSTANG
from tumbleweed.games.boomtown.box import LOWEST, NUMBERS
from tumbleweed.games.boomtown.cards.dynamite import DynamiteTarget
from tumbleweed.games.boomtown.cards.expropriation import ExpropriationTarget
from tumbleweed.games.boomtown.cards.governor import GovernorTown
from tumbleweed.games.boomtown.cards.holdup import HoldupTarget
from tumbleweed.games.boomtown.cards.mustang import UseMustang
from tumbleweed.games.boomtown.cards.new_vein import VeinMine
from tumbleweed.games.boomtown.cards.saloon import SaloonTown
from tumbleweed.games.boomtown.cards.saloon_girls import GirlsSaloon
from tumbleweed.games.boomtown.cards.telegraph import UseTelegraph
from tumbleweed.games.boomtown.choosing import PickCard
from tumbleweed.games.boomtown.targets import mine_of, saloon_named


def marked(o: Outlook, seat: int) -> list[tuple[int, float]]:
    """All answers, ascending, each with its mark."""
    s = o.s
    ask = s.ask
    found: list[tuple[int, float]] = []
    if isinstance(ask, PickCard):
        place = int(s.place) - 1
        row = Row(o, s.order[place:])
        for slot in row.slots:
            found.append((PICK + slot, o.prospect(seat, row.after(s.order, place, slot, int(s.left), o.towns))))
    elif isinstance(ask, UseMustang):
        found.append((PASS, moments.keeping(o)))
        found.append((USE_MUSTANG, moments.riding(o, seat)))
    elif isinstance(ask, UseTelegraph):
        return moments.by_setting(o, seat)
    elif isinstance(ask, HoldupTarget):
        for action in ask.options(s, seat):
            found.append((action, holdup(o, seat, action)))
    else:
        assert ask is not None
        for action in ask.options(s, seat):
            found.append((action, o.prospect(seat, change_of(o, seat, action))))
    return found


def holdup(o: Outlook, seat: int, action: int) -> float:
    """BT-14.1: a Holdup succeeds or fails; a gambler believes in luck."""
    victim, number = divmod(action - ROB, NUMBERS)
    number += LOWEST
    change = [0.0] * o.count
    loot = min(float(number), o.gold[victim])
    change[seat] = loot
    change[victim] = -loot
    luck = min(1.0, AT_LEAST[number] * (1 + (o.style.risk - 1) * (1 - AT_LEAST[number])))
    return luck * o.prospect(seat, change) + (1 - luck) * o.prospect(seat, [0.0] * o.count)


def change_of(o: Outlook, seat: int, action: int) -> list[float]:
    """What an answer that names a mine, a saloon or a town changes."""
    s = o.s
    ask = s.ask
    if action == PASS:
        return [0.0] * o.count
    if isinstance(ask, DynamiteTarget):
        if action < LAST_MINE:
            return aims.blown_up(o, mine_of(s, action))
        return aims.saloon_blown_up(o, saloon_named(s, action))
    if isinstance(ask, ExpropriationTarget):
        return aims.expropriated(o, seat, mine_of(s, action))
    if isinstance(ask, GovernorTown):
        return aims.governed(o, action - TOWN)
    if isinstance(ask, SaloonTown):
        return aims.opened(o, seat, action - TOWN, o.box.saloon)
    if isinstance(ask, GirlsSaloon):
        return aims.opened(o, seat, saloon_named(s, action).town, o.box.saloon_girls - o.box.saloon)
    assert isinstance(ask, VeinMine)
    change = [0.0] * o.count
    change[seat] = o.odds.vein(mine_of(s, action), o.rolls, s.table.vein_scores)
    return change
