"""What a seat may see (BT-27), built up from nothing: everything but the deck and, where it is hidden, others' gold."""

from typing import cast

from tumbleweed.core.options import plain
from tumbleweed.core.steps import seat_or_none
from tumbleweed.games.boomtown.auction import MakeBid, who_gets_what
from tumbleweed.games.boomtown.box import (
    DYNAMITE,
    EXPROPRIATION,
    HELD_KINDS,
    HIGHEST,
    KINDS,
    LOWEST,
    TOWNS,
    WAITING_KINDS,
)
from tumbleweed.games.boomtown.cards.card import CARDS
from tumbleweed.games.boomtown.cards.dynamite import DynamiteTarget, targets
from tumbleweed.games.boomtown.cards.expropriation import ExpropriationTarget, takeable
from tumbleweed.games.boomtown.cards.holdup import HoldupTarget
from tumbleweed.games.boomtown.cards.mustang import UseMustang
from tumbleweed.games.boomtown.choosing import PickCard
from tumbleweed.games.boomtown.declared.kinds import Decision
from tumbleweed.games.boomtown.declared.views import (
    Aiming,
    Asked,
    Auction,
    Choosing,
    Mine,
    Placing,
    Player,
    Question,
    RowEvent,
    RowMine,
    Saloon,
    TownSign,
    View,
)
from tumbleweed.games.boomtown.mayors import fee
from tumbleweed.games.boomtown.prospects import bidding, elections, holdup, paid, result
from tumbleweed.games.boomtown.scoring import ranking, sheet, total
from tumbleweed.games.boomtown.town import (
    BIDDING,
    CHOOSING,
    NOBODY,
    PHASES,
    PRODUCING,
    SCORING,
    Boomtown,
    card_id,
    card_ids,
)

SPECTATOR = -1


def view(s: Boomtown, seat: int) -> View:
    """Everything a seat (-1: a spectator) may see, as plain data."""
    over = s.ask is None and s.phase == SCORING
    seen: View = {
        "game": "boomtown",
        "seat": seat,
        "version": s.table.version,
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
        "results": None if over else [result(s, number) for number in range(LOWEST, HIGHEST + 1)],
        "waiting": [other for other in range(s.count) if s.open >> other & 1],
        "question": _question(s, seat),
        "over": over,
    }
    if over:
        seen["scores"] = [sheet(s, other) for other in range(s.count)]
        seen["ranking"] = ranking(s)
        seen["unseen"] = card_ids(s, s.unseen)
    return seen


def _card(s: Boomtown, slot: int) -> RowMine | RowEvent | None:
    """A card of the row with what it costs each player; None if it was taken."""
    if not s.left >> slot & 1:
        return None
    card = s.row[slot]
    deck = s.table.deck
    seats = range(s.count)
    if card >= deck.mines:
        return _event(s, slot, deck.kind_of(card))
    fees = [fee(s, other, deck.town[card]) for other in seats]
    elects = [_elects(s, other, deck.town[card]) for other in seats]
    return {"slot": slot, **_mine(s, card), "fees": fees, "elects": elects}


def _event(s: Boomtown, slot: int, kind: int) -> RowEvent:
    """An event of the row: for whom it would wait (BT-9.4), or how many targets each player would have (BT-9.6)."""
    seen: RowEvent = {"slot": slot, "card": card_id(s, s.row[slot]), "kind": KINDS[kind]}
    if kind in WAITING_KINDS:
        seen["waits"] = [not CARDS[kind].fits(s, other) for other in range(s.count)]
    elif kind == DYNAMITE:
        seen["targets"] = [len(targets(s, other)) for other in range(s.count)]
    elif kind == EXPROPRIATION:
        seen["targets"] = [int(takeable(s, other)).bit_count() for other in range(s.count)]
    return seen


def _elects(s: Boomtown, seat: int, town: int) -> bool:
    """BT-8.1, BT-8.2: whether one more mine in a town would make the seat its mayor."""
    mayor = s.mayor(town)
    least = 2 if mayor == NOBODY else s.players[mayor].mines_in(town) + 1
    return seat != mayor and s.players[seat].mines_in(town) + 1 >= least


def _mine(s: Boomtown, mine: int) -> Mine:
    deck = s.table.deck
    return {
        "card": card_id(s, mine),
        "town": TOWNS[deck.town[mine]],
        "number": deck.number[mine],
        "value": s.value(mine),
        "printed": deck.value[mine],
        "danger": deck.danger[mine],
        "veins": s.veins_on(mine),
    }


def _town(s: Boomtown, town: int) -> TownSign:
    """One of the five towns."""
    box = s.table.box
    saloons: list[Saloon] = [
        {"card": card_id(s, saloon.card), "owner": saloon.owner, "girls": saloon.girls >= 0, "takes": saloon.takes(box)}
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


def _player(s: Boomtown, other: int, seat: int) -> Player:
    """One player as this seat sees them; a card they are asked about is being played, so it does not wait."""
    player = s.players[other]
    deck = s.table.deck
    before = [place for place in range(len(deck.kind)) if player.events >> place & 1]
    used = getattr(s.ask, "card", -1) - deck.mines if s.open >> other & 1 else -1
    held = [place for place in before if deck.kind[place] in HELD_KINDS]
    waiting = [place for place in before if deck.kind[place] in WAITING_KINDS and place != used]
    names = deck.ids[deck.mines :]
    seen: Player = {
        "seat": other,
        "bankrupt": player.gold == 0,
        "mines": [_mine(s, mine) for mine in range(deck.mines) if player.owns(mine)],
        "held": [names[place] for place in held],
        "waiting": [names[place] for place in waiting],
        "playing": [names[place] for place in before if place not in held + waiting],
        "offices": [TOWNS[town] for town in s.mayor_of(other)],
    }
    if s.table.open_gold or other == seat or s.phase == SCORING:
        seen["gold"] = player.gold
        seen["points"] = total(s, other)
    return seen


def _auction(s: Boomtown, seat: int) -> Auction | None:
    """Bids so far; for a seat that is asked, also what each of its bids would bring to each player."""
    if s.phase < BIDDING or s.phase == SCORING:
        return None
    seen: Auction = {
        "high": s.high,
        "bidder": seat_or_none(s.bidder),
        "bids": [player.bid for player in s.players],
        "passed": [other for other in range(s.count) if s.passed >> other & 1],
        "stands": who_gets_what(s, s.high, s.bidder),
    }
    if isinstance(s.ask, MakeBid) and seat != SPECTATOR and s.open >> seat & 1:
        amounts = range(s.high + 1, s.players[seat].gold + 1)
        seen["who_gets_what"] = [who_gets_what(s, bid, seat) for bid in amounts]
    return seen


def _choosing(s: Boomtown) -> Choosing | None:
    """The order of choosing, and whose turn it is."""
    if s.phase != CHOOSING:
        return None
    return {"order": list(s.order), "place": s.place, "mustang": isinstance(s.ask, UseMustang),
            "picking": seat_or_none(s.ask.seat) if isinstance(s.ask, PickCard) else None}  # fmt: skip


def _question(s: Boomtown, seat: int) -> Question | None:
    """The question this seat is asked."""
    ask = s.ask
    if ask is None or seat == SPECTATOR or not s.open >> seat & 1:
        return None
    decision = ask.decision_id()
    asked: Asked = {"name": cast(Decision, decision), "rule": ask.rule_at(s), "number": s.answers_of(seat)}
    if isinstance(ask, MakeBid):
        return {"decision": "BID", **asked, **bidding(s, seat)}
    if isinstance(ask, UseMustang):
        order = [s.order[0], seat, *(other for other in s.order[1:] if other != seat)]
        return {"decision": "USE_MUSTANG", **asked, "order": order}
    if isinstance(ask, PickCard):
        return {"decision": "PICK", **asked, "pays": paid(s, seat, s.players[seat].gold)}
    if isinstance(ask, HoldupTarget):
        odds = [holdup(s, seat, number) for number in range(LOWEST, HIGHEST + 1)]
        return {"decision": "HOLDUP", **asked, "odds": odds}
    if isinstance(ask, DynamiteTarget | ExpropriationTarget):
        return {"decision": cast(Aiming, decision), **asked, "elects": elections(s, ask, seat)}
    return {"decision": cast(Placing, decision), **asked}
