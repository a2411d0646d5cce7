"""What a view says in advance: what rolls would pay, what bids and cards would cost, who would become mayor."""

from tumbleweed.core.steps import seat_or_none
from tumbleweed.games.boomtown.actions import CATALOG, LAST_MINE, MINE
from tumbleweed.games.boomtown.box import HIGHEST, LOWEST, TOWNS
from tumbleweed.games.boomtown.cards.dynamite import DynamiteTarget
from tumbleweed.games.boomtown.cards.expropriation import ExpropriationTarget
from tumbleweed.games.boomtown.declared.views import Bidding, Drink, Odds, Result, Why
from tumbleweed.games.boomtown.mayors import check_mayor, fee
from tumbleweed.games.boomtown.mines import acquire, destroy
from tumbleweed.games.boomtown.targets import mine_of
from tumbleweed.games.boomtown.town import Boomtown, card_id


def _ways(number: int) -> int:
    """How many of the 36 ways two dice can fall make a number."""
    return 6 - abs(7 - number)


def result(s: Boomtown, number: int) -> Result:
    """BT-20 to BT-23: what a result of the production roll would bring as things stand; `gold` is the net, by seat.

    With hidden gold saloons count what is due: whether a player can pay it is nobody's business (BT-27.2).
    """
    deck = s.table.deck
    lost = [mine for mine in deck.dangerous if s.owner(mine) >= 0] if number in (LOWEST, HIGHEST) else []
    owners = {mine: s.owner(mine) for mine in deck.by_number[number] if mine not in lost}
    producing = {mine: owner for mine, owner in owners.items() if owner >= 0}
    gold = [0] * s.count
    for mine, owner in producing.items():
        gold[owner] += s.value(mine)
    taken: list[Drink] = []
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


def bidding(s: Boomtown, seat: int) -> Bidding:
    """The obvious bids with their reasons; what each card would cost after each bid; whether passing ends the auction.

    `ends`: nobody who is left could bid more. With hidden gold that cannot be known.
    """
    own = s.players[seat].gold
    least = s.high + 1
    left = [other for other in range(s.count) if other != seat and not s.passed >> other & 1]
    richest = max([s.players[other].gold for other in left], default=0)
    known: dict[int, Why] = {least: "least", own: "all"}
    if s.table.open_gold or not left:
        known[max(least, richest)] = "ends"
    known.setdefault(least + 1, "next")
    rivals = [other for other in left if other != s.bidder]
    silent = [other for other in rivals if s.table.open_gold and s.players[other].gold <= s.high]
    return {
        "quick": [{"bid": bid, "why": known[bid]} for bid in sorted(known) if least <= bid <= own],
        "pays": [paid(s, seat, own - bid) for bid in range(least, own + 1)],
        "ends": len(silent) == len(rivals),
    }


def paid(s: Boomtown, seat: int, gold: int) -> list[int]:
    """BT-7.7: what a seat with this much gold would pay for each card of the row; 0 for an event or an empty slot."""
    deck = s.table.deck
    return [
        min(gold, fee(s, seat, deck.town[card])) if s.left >> slot & 1 and card < deck.mines else 0
        for slot, card in enumerate(s.row)
    ]


def holdup(s: Boomtown, seat: int, number: int) -> Odds:
    """BT-14.1, BT-14.2: how likely a number is, and what it would take from each player, if that may be known."""
    seen: Odds = {"number": number, "ways": sum(_ways(roll) for roll in range(number, HIGHEST + 1))}
    if s.table.open_gold:
        seen["loot"] = [0 if other == seat else min(number, s.players[other].gold) for other in range(s.count)]
    return seen


def elections(s: Boomtown, ask: DynamiteTarget | ExpropriationTarget, seat: int) -> dict[str, int | None]:
    """BT-8: the answers that would change the mayor of the mine's town, with the new mayor."""
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
