"""DC-1: setting up."""

from tumbleweed.core.chance import Chance
from tumbleweed.core.events import Log
from tumbleweed.core.options import plain
from tumbleweed.games.dodge_city.actions import BUY, actions_of
from tumbleweed.games.dodge_city.box import BOX, FIGURES
from tumbleweed.games.dodge_city.declared.passes import GAME_STARTED, Sits
from tumbleweed.games.dodge_city.effects.deck import event_deck
from tumbleweed.games.dodge_city.house import NO_STONES, NOBODY, UNOPENED, House
from tumbleweed.games.dodge_city.rules import PASS
from tumbleweed.games.dodge_city.table import Table
from tumbleweed.games.dodge_city.town import DECK_STREAM, EVENT_STREAM, Town


def set_up(seats: int, table: Table, chance: Chance, log: Log | None) -> Town:
    """DC-1.1 to DC-1.9: everything is on the table; the first pass is about to begin."""
    s = laid_out(seats, table, chance, log)
    s.deck = chance.shuffled(DECK_STREAM, table.box.deck)
    s.events = chance.shuffled(EVENT_STREAM, event_deck(s).cards)
    if s.log is not None:
        players: list[Sits] = [{"player": seat, "colour": BOX.colours[seat]} for seat in range(seats)]
        buildings = [site.id for site in s.plan]
        districts = list(dict.fromkeys(site.district for site in s.plan))
        options = plain(table.full)
        GAME_STARTED.tell(s, {"players": players, "options": options, "districts": districts, "buildings": buildings})
    s.next(PASS)
    return s


def laid_out(seats: int, table: Table, chance: Chance, log: Log | None) -> Town:
    """An empty town, and what everybody has at the beginning, still without cards."""
    s = Town()
    s.begin("dodge-city", seats, chance, log)
    s.table = table
    s.plan = table.plan_for(seats)
    s.clear()
    for player in s.players:
        player.cash = table.start_cash
        player.supply = table.box.stones
    s.houses = list(empty_houses(table, seats))
    s.discs = sum((15 if table.unlimited else table.discs) << 4 * figure for figure in range(1, len(FIGURES) + 1))
    return s


def empty_houses(table: Table, seats: int) -> list[House]:
    """All buildings in play, unopened (DC-1.8); made once for each table and number of players."""
    known = table.houses[seats]
    if not known:
        for site in table.plan_for(seats):
            buy = actions_of(BUY, site.number, site.free)
            known.append(House(UNOPENED, 0, NOBODY, 0, NO_STONES, buy))
    return known
