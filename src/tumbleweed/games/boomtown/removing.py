"""Cards lie before players, and leave the game for good; nothing is ever reshuffled."""

from mypy_extensions import i64

from tumbleweed.games.boomtown.box import ALONE, bit
from tumbleweed.games.boomtown.cards.card import CARDS
from tumbleweed.games.boomtown.declared.choosing import CARD_REMOVED, EVENT_NO_TARGET
from tumbleweed.games.boomtown.declared.kinds import Removal
from tumbleweed.games.boomtown.town import Boomtown, card_id


def rule_of_card(s: Boomtown, card: int) -> str:
    """The rule of a card."""
    return "BT-7.1" if card < s.table.deck.mines else str(CARDS[s.table.deck.kind_of(card)].rule)


def keep(s: Boomtown, seat: int, card: int) -> None:
    """Lays an event card face up before a player."""
    s.players[seat].events |= bit(card - s.table.deck.mines)


def put_away(s: Boomtown, seat: int, card: int) -> None:
    """An event card no longer lies before a player by itself: it is placed, or about to be removed."""
    s.players[seat].events ^= bit(card - s.table.deck.mines)


def remove(s: Boomtown, card: int, reason: Removal) -> None:
    """A card joins those that everybody saw leave; a used one leaves by its own rule."""
    s.removed = s.removed + ALONE[card]
    if s.log is not None:
        rule = rule_of_card(s, card) if reason == "used" else ""
        CARD_REMOVED[reason].tell(s, {"card": card_id(s, card), "reason": reason}, rule)


def use_up(s: Boomtown, seat: int, card: int) -> None:
    """A card has had its effect and leaves the game."""
    put_away(s, seat, card)
    remove(s, card, "used")


def no_target(s: Boomtown, seat: int, card: int) -> None:
    """BT-9.6: an immediate card without a legal target has no effect."""
    if s.log is not None:
        EVENT_NO_TARGET.tell(s, {"player": seat, "card": card_id(s, card)}, f"{rule_of_card(s, card)}, BT-9.6")
    put_away(s, seat, card)
    remove(s, card, "no_target")


def first_of_kind(s: Boomtown, seat: int, kind: int) -> int:
    """The first card of a kind that lies before a seat; there must be one."""
    found: i64 = s.players[seat].events & s.table.deck.of_kind[kind]
    assert found != 0
    place: i64 = 0
    while not found >> place & 1:
        place += 1
    return int(place) + s.table.deck.mines
