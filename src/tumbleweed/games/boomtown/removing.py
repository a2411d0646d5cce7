"""Cards lie before players, and leave the game for good; nothing is ever reshuffled."""

from mypy_extensions import i64

from tumbleweed.games.boomtown.box import ALONE, bit
from tumbleweed.games.boomtown.telling import card_id, tell
from tumbleweed.games.boomtown.town import Boomtown


def keep(s: Boomtown, seat: int, card: int) -> None:
    """An event card lies open before a player."""
    s.players[seat].events |= bit(card - s.table.deck.mines)


def put_away(s: Boomtown, seat: int, card: int) -> None:
    """An event card no longer lies before a player by itself: it is placed, or about to be removed."""
    s.players[seat].events ^= bit(card - s.table.deck.mines)


def remove(s: Boomtown, card: int, reason: str) -> None:
    """A card joins those that everybody saw leave."""
    s.removed = s.removed + ALONE[card]
    if s.log is not None:
        tell(s, "card_removed", {"card": card_id(s, card), "reason": reason})


def use_up(s: Boomtown, seat: int, card: int) -> None:
    """A card has done what it does."""
    put_away(s, seat, card)
    remove(s, card, "used")


def no_target(s: Boomtown, seat: int, card: int) -> None:
    """BT-9.6: an immediate card without a legal target has no effect."""
    if s.log is not None:
        tell(s, "event_no_target", {"player": seat, "card": card_id(s, card)})
    put_away(s, seat, card)
    remove(s, card, "no_target")


def first_of_kind(s: Boomtown, seat: int, kind: int) -> int:
    """The first card of a kind before a seat that has one."""
    found: i64 = s.players[seat].events & s.table.deck.of_kind[kind]
    assert found != 0
    place: i64 = 0
    while not found >> place & 1:
        place += 1
    return int(place) + s.table.deck.mines
