"""BT-1: setting up."""

from tumbleweed.core.chance import Chance
from tumbleweed.core.events import Log
from tumbleweed.core.options import plain
from tumbleweed.games.boomtown.declared.rounds import (
    CARDS_REMOVED_UNSEEN,
    FIRST_PLAYER_DRAWN,
    GAME_STARTED,
    GameStarted,
)
from tumbleweed.games.boomtown.rules import ROUND
from tumbleweed.games.boomtown.table import Table, check_table
from tumbleweed.games.boomtown.town import DECK_STREAM, SETUP_STREAM, Boomtown


def set_up(seats: int, table: Table, chance: Chance, log: Log | None) -> Boomtown:
    """BT-1.1 to BT-1.7: everything is on the table; the first row is not yet laid out."""
    check_table(table, seats)
    s = Boomtown()
    s.begin("boomtown", seats, chance, log)
    s.table = table
    s.clear()
    for player in s.players:
        player.gold = table.box.gold
    deck = chance.shuffled(DECK_STREAM, range(table.deck.size))
    cards = table.cards()
    s.deck, s.unseen = deck[:cards], deck[cards:]
    s.first = chance.below(SETUP_STREAM, seats)
    if s.log is not None:
        told: GameStarted = {"players": list(range(seats)), "options": plain(table.full), "deck_size": cards,
                             "rounds": table.rounds(seats), "start_gold": table.box.gold}  # fmt: skip
        GAME_STARTED.tell(s, told)
        if s.unseen:
            CARDS_REMOVED_UNSEEN.tell(s, {"count": len(s.unseen)})
        FIRST_PLAYER_DRAWN.tell(s, {"player": s.first})
    s.next(ROUND)
    return s
