"""What a seat may see (BT-27): everything but the deck, and others' gold where it is hidden; built up from nothing."""

from typing import Any

from tumbleweed.core.options import plain
from tumbleweed.games.boomtown.actions import CATALOG, LAST_MINE, MINE
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
from tumbleweed.games.boomtown.mayors import check_mayor, fee
from tumbleweed.games.boomtown.mines import acquire, destroy
from tumbleweed.games.boomtown.scoring import ranking, sheet, total
from tumbleweed.games.boomtown.targets import mine_of
from tumbleweed.games.boomtown.telling import PHASES, card_id, card_ids, seat_or_none
from tumbleweed.games.boomtown.town import BIDDING, CHOOSING, NOBODY, PRODUCING, SCORING, Boomtown

SPECTATOR = -1


def view(s: Boomtown, seat: int) -> dict[str, Any]:
    """Everything a seat (-1: a spectator) may see, as plain data."""
    over = s.ask is None and s.phase == SCORING
    seen: dict[str, Any] = {
        "game": s.game,
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
        "results": None if over else [_result(s, number) for number in range(LOWEST, HIGHEST + 1)],
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
    seats = range(s.count)
    if card >= deck.mines:
        return {"slot": slot, "card": card_id(s, card), **_event(s, deck.kind_of(card))}
    fees = [fee(s, other, deck.town[card]) for other in seats]
    elects = [_elects(s, other, deck.town[card]) for other in seats]
    return {"slot": slot, **_mine(s, card), "fees": fees, "elects": elects}


def _event(s: Boomtown, kind: int) -> dict[str, Any]:
    """An event of the row: for whom it would wait (BT-9.4), or how many targets it has for whom (BT-9.6)."""
    seen: dict[str, Any] = {"kind": KINDS[kind]}
    if kind in WAITING_KINDS:
        seen["waits"] = [not CARDS[kind].fits(s, other) for other in range(s.count)]
    elif kind == DYNAMITE:
        seen["targets"] = [len(targets(s, other)) for other in range(s.count)]
    elif kind == EXPROPRIATION:
        seen["targets"] = [int(takeable(s, other)).bit_count() for other in range(s.count)]
    return seen


def _elects(s: Boomtown, seat: int, town: int) -> bool:
    """BT-8.1, BT-8.2: whether one more mine in a town makes the seat its mayor."""
    mayor = s.mayor(town)
    least = 2 if mayor == NOBODY else s.players[mayor].mines_in(town) + 1
    return seat != mayor and s.players[seat].mines_in(town) + 1 >= least


def _mine(s: Boomtown, mine: int) -> dict[str, Any]:
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


def _town(s: Boomtown, town: int) -> dict[str, Any]:
    """One of the five towns."""
    box = s.table.box
    saloons = [
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


def _player(s: Boomtown, other: int, seat: int) -> dict[str, Any]:
    """One player as this seat sees him; a card that he is asked about is being played, and does not wait."""
    player = s.players[other]
    deck = s.table.deck
    before = [place for place in range(len(deck.kind)) if player.events >> place & 1]
    used = getattr(s.ask, "card", -1) - deck.mines if s.open >> other & 1 else -1
    held = [place for place in before if deck.kind[place] in HELD_KINDS]
    waiting = [place for place in before if deck.kind[place] in WAITING_KINDS and place != used]
    names = deck.ids[deck.mines :]
    seen: dict[str, Any] = {
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


def _auction(s: Boomtown, seat: int) -> dict[str, Any] | None:
    """Bids so far; for a seat that is asked also what each of its bids would bring to whom."""
    if s.phase < BIDDING or s.phase == SCORING:
        return None
    seen: dict[str, Any] = {
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
    decision, name, _ = ask.about()
    seen: dict[str, Any] = {"decision": decision, "name": name, "rule": ask.rule_at(s), "number": s.answers_of(seat)}
    if isinstance(ask, MakeBid):
        seen |= _bidding(s, seat)
    elif isinstance(ask, UseMustang):
        seen["order"] = [s.order[0], seat, *(other for other in s.order[1:] if other != seat)]
    elif isinstance(ask, PickCard):
        seen["pays"] = _paid(s, seat, s.players[seat].gold)
    elif isinstance(ask, HoldupTarget):
        seen["odds"] = [_holdup(s, seat, number) for number in range(LOWEST, HIGHEST + 1)]
    elif isinstance(ask, DynamiteTarget | ExpropriationTarget):
        seen["elects"] = _elections(s, ask, seat)
    return seen


# ---------------------------------------------------------------- what may come of it


def _ways(number: int) -> int:
    """Of the 36 ways two dice can fall, those that make a number."""
    return 6 - abs(7 - number)


def _result(s: Boomtown, number: int) -> dict[str, Any]:
    """BT-20 to BT-23: what a result of the production roll would bring as things stand; nets in `gold`, by seat.

    With hidden gold saloons are reckoned with what is due: who can pay it is nobody's business (BT-27.2).
    """
    deck = s.table.deck
    lost = [mine for mine in deck.dangerous if s.owner(mine) >= 0] if number in (LOWEST, HIGHEST) else []
    owners = {mine: s.owner(mine) for mine in deck.by_number[number] if mine not in lost}
    producing = {mine: owner for mine, owner in owners.items() if owner >= 0}
    gold = [0] * s.count
    for mine, owner in producing.items():
        gold[owner] += s.value(mine)
    taken = []
    for place in range(s.count):
        payer = (s.first + place) % s.count
        for saloon in sorted(s.saloons, key=lambda each: each.town):
            for mine, owner in producing.items():
                if owner == payer != saloon.owner and deck.town[mine] == saloon.town:
                    due = saloon.takes(s.table.box)
                    paid = min(due, s.players[payer].gold + gold[payer]) if s.table.open_gold else due
                    gold[payer] -= paid
                    gold[saloon.owner] += paid
                    taken.append({"payer": payer, "owner": saloon.owner, "town": TOWNS[saloon.town],
                                  "girls": saloon.girls >= 0, "due": due, "paid": paid})  # fmt: skip
    return {
        "sum": number,
        "ways": _ways(number),
        "gold": gold,
        "mines": [{"card": card_id(s, mine), "player": owner, "amount": s.value(mine)}
                  for mine, owner in producing.items()],
        "saloons": taken,
        "lost": [{"card": card_id(s, mine), "player": s.owner(mine)} for mine in lost],
    }  # fmt: skip


def _bidding(s: Boomtown, seat: int) -> dict[str, Any]:
    """Bids that say themselves, with why; what each card would cost after each bid; whether passing is the end of it.

    `ends`: nobody who is left could bid more. With hidden gold that cannot be known.
    """
    own = s.players[seat].gold
    least = s.high + 1
    left = [other for other in range(s.count) if other != seat and not s.passed >> other & 1]
    richest = max([s.players[other].gold for other in left], default=0)
    known = {least: "least", own: "all"}
    if s.table.open_gold or not left:
        known[max(least, richest)] = "ends"
    known.setdefault(least + 1, "next")
    rivals = [other for other in left if other != s.bidder]
    silent = [other for other in rivals if s.table.open_gold and s.players[other].gold <= s.high]
    return {
        "quick": [{"bid": bid, "why": known[bid]} for bid in sorted(known) if least <= bid <= own],
        "pays": [_paid(s, seat, own - bid) for bid in range(least, own + 1)],
        "ends": len(silent) == len(rivals),
    }


def _paid(s: Boomtown, seat: int, gold: int) -> list[int]:
    """BT-7.7: what a seat with so much gold would pay for each card of the row; 0 for an event or an empty slot."""
    deck = s.table.deck
    return [
        min(gold, fee(s, seat, deck.town[card])) if s.left >> slot & 1 and card < deck.mines else 0
        for slot, card in enumerate(s.row)
    ]


def _holdup(s: Boomtown, seat: int, number: int) -> dict[str, Any]:
    """BT-14.1, BT-14.2: how likely a number is reached, and what it would bring from whom, if one may know it."""
    seen: dict[str, Any] = {"number": number, "ways": sum(_ways(roll) for roll in range(number, HIGHEST + 1))}
    if s.table.open_gold:
        seen["loot"] = [0 if other == seat else min(number, s.players[other].gold) for other in range(s.count)]
    return seen


def _elections(s: Boomtown, ask: DynamiteTarget | ExpropriationTarget, seat: int) -> dict[str, int | None]:
    """BT-8: the answers that change who is mayor of the mine's town, with who that would be."""
    found: dict[str, int | None] = {}
    for action in ask.options(s, seat):
        if not MINE <= action < LAST_MINE:
            continue
        mine = mine_of(s, action)
        town = s.table.deck.town[mine]
        t = s.copy()
        t.log = None
        if isinstance(ask, DynamiteTarget):
            destroy(t, t.owner(mine), mine, "dynamite")
            check_mayor(t, town, "dynamite")
        else:
            acquire(t, seat, mine, t.owner(mine), "expropriation")
        if t.mayor(town) != s.mayor(town):
            found[CATALOG.text(action)] = seat_or_none(t.mayor(town))
    return found
