"""What a seat may see (BT-27): everything but the deck, and others' gold where it is hidden; built up from nothing."""

from typing import Any

from tumbleweed.games.boomtown.auction import MakeBid, who_gets_what
from tumbleweed.games.boomtown.box import HELD_KINDS, TOWNS, WAITING_KINDS
from tumbleweed.games.boomtown.cards.mustang import UseMustang
from tumbleweed.games.boomtown.choosing import PickCard
from tumbleweed.games.boomtown.mayors import fee
from tumbleweed.games.boomtown.scoring import ranking, sheet
from tumbleweed.games.boomtown.table import plain
from tumbleweed.games.boomtown.telling import PHASES, card_id, card_ids, seat_or_none
from tumbleweed.games.boomtown.town import BIDDING, CHOOSING, PRODUCING, SCORING, Boomtown

SPECTATOR = -1


def view(s: Boomtown, seat: int) -> dict[str, Any]:
    """Everything a seat (-1: a spectator) may see, as plain data."""
    over = s.ask is None and s.phase == SCORING
    seen: dict[str, Any] = {
        "game": s.game,
        "seat": seat,
        "options": plain(s.table.full),
        "round": s.round,
        "rounds": s.table.rounds(s.count),
        "phase": PHASES[s.phase],
        "first_player": s.first,
        "deck": s.cards_left(),
        "removed_unseen": len(s.unseen),
        "removed": card_ids(s, s.removed),
        "row": [_card(s, slot) for slot in range(len(s.row))],
        "towns": [_town(s, town) for town in range(len(TOWNS))],
        "players": [_player(s, other, seat) for other in range(s.count)],
        "auction": _auction(s, seat),
        "choosing": _choosing(s),
        "dice": [s.die1, s.die2] if s.phase == PRODUCING else None,
        "waiting": [other for other in range(s.count) if s.open >> other & 1],
        "question": _question(s, seat),
        "over": over,
    }
    if over:
        seen["scores"] = [sheet(s, other) for other in range(s.count)]
        seen["ranking"] = ranking(s)
        seen["unseen"] = card_ids(s, s.unseen)
    return seen


def _card(s: Boomtown, slot: int) -> dict[str, Any] | None:
    """A card of the row with what it costs whom; None where it was taken."""
    if not s.left >> slot & 1:
        return None
    card = s.row[slot]
    deck = s.table.deck
    if card >= deck.mines:
        return {"slot": slot, "card": card_id(s, card)}
    fees = [fee(s, other, deck.town[card]) for other in range(s.count)]
    return {"slot": slot, **_mine(s, card), "fees": fees}


def _mine(s: Boomtown, mine: int) -> dict[str, Any]:
    deck = s.table.deck
    return {
        "card": card_id(s, mine),
        "town": TOWNS[deck.town[mine]],
        "number": deck.number[mine],
        "value": s.value(mine),
        "danger": deck.danger[mine],
        "veins": s.veins_on(mine),
    }


def _town(s: Boomtown, town: int) -> dict[str, Any]:
    """One of the five towns."""
    saloons = [
        {"card": card_id(s, saloon.card), "owner": saloon.owner, "girls": saloon.girls >= 0, "takes": saloon.takes()}
        for saloon in s.saloons
        if saloon.town == town
    ]
    mayor = s.mayor(town)
    return {
        "town": TOWNS[town],
        "mayor": seat_or_none(mayor),
        "governor": s.governor == town,
        "fee": 0 if mayor < 0 else fee(s, SPECTATOR - 1, town),
        "saloons": saloons,
    }


def _player(s: Boomtown, other: int, seat: int) -> dict[str, Any]:
    """One player as this seat sees him."""
    player = s.players[other]
    deck = s.table.deck
    before = [place for place in range(len(deck.kind)) if player.events >> place & 1]
    seen: dict[str, Any] = {
        "seat": other,
        "bankrupt": player.gold == 0,
        "mines": [_mine(s, mine) for mine in range(deck.mines) if player.owns(mine)],
        "held": [deck.ids[deck.mines + place] for place in before if deck.kind[place] in HELD_KINDS],
        "waiting": [deck.ids[deck.mines + place] for place in before if deck.kind[place] in WAITING_KINDS],
        "playing": [
            deck.ids[deck.mines + place] for place in before if deck.kind[place] not in HELD_KINDS + WAITING_KINDS
        ],
        "offices": [TOWNS[town] for town in s.mayor_of(other)],
    }
    if s.table.open_gold or other == seat or s.phase == SCORING:
        seen["gold"] = player.gold
    return seen


def _auction(s: Boomtown, seat: int) -> dict[str, Any] | None:
    """Bids so far; for a seat that is asked also what each of its bids would bring to whom."""
    if s.phase < BIDDING or s.phase == SCORING:
        return None
    seen: dict[str, Any] = {
        "high": s.high,
        "bidder": seat_or_none(s.bidder),
        "bids": [player.bid for player in s.players],
        "passed": [other for other in range(s.count) if s.passed >> other & 1],
    }
    if isinstance(s.ask, MakeBid) and seat != SPECTATOR and s.open >> seat & 1:
        amounts = range(s.high + 1, s.players[seat].gold + 1)
        seen["who_gets_what"] = [who_gets_what(s, bid, seat) for bid in amounts]
    return seen


def _choosing(s: Boomtown) -> dict[str, Any] | None:
    """The order of choosing, and whose turn it is."""
    if s.phase != CHOOSING:
        return None
    return {"order": list(s.order), "place": s.place, "mustang": isinstance(s.ask, UseMustang),
            "picking": seat_or_none(s.ask.seat) if isinstance(s.ask, PickCard) else None}  # fmt: skip


def _question(s: Boomtown, seat: int) -> dict[str, Any] | None:
    """The question this seat is asked."""
    ask = s.ask
    if ask is None or seat == SPECTATOR or not s.open >> seat & 1:
        return None
    decision, name, rule = ask.about()
    return {"decision": decision, "name": name, "rule": rule, "number": s.answers_of(seat)}
