"""Why an answer is given, in the numbers it was found with; the sentences are in words/."""

from tumbleweed.bots.boomtown import moments
from tumbleweed.bots.boomtown.bidding import Bids
from tumbleweed.bots.boomtown.cards import change_by
from tumbleweed.bots.boomtown.judging import change_of
from tumbleweed.bots.boomtown.odds import AT_LEAST
from tumbleweed.bots.boomtown.offices import fee_of, mayor_of, taken
from tumbleweed.bots.boomtown.outlook import Outlook
from tumbleweed.bots.thinker import Reason
from tumbleweed.games.boomtown.actions import BID, PASS, PICK, ROB
from tumbleweed.games.boomtown.box import LOWEST, NUMBERS
from tumbleweed.games.boomtown.cards.dynamite import DynamiteTarget
from tumbleweed.games.boomtown.cards.expropriation import ExpropriationTarget
from tumbleweed.games.boomtown.cards.governor import GovernorTown
from tumbleweed.games.boomtown.cards.holdup import HoldupTarget
from tumbleweed.games.boomtown.cards.mustang import UseMustang
from tumbleweed.games.boomtown.cards.new_vein import VeinMine
from tumbleweed.games.boomtown.cards.saloon import SaloonTown
from tumbleweed.games.boomtown.cards.telegraph import UseTelegraph
from tumbleweed.games.boomtown.choosing import PickCard


def of_bid(bids: Bids, action: int) -> Reason:
    """BT-4: the player's own limit, or how far others will go."""
    s = bids.auction.s
    limit = max(0, min(bids.gold, int(bids.least + bids.room())))
    if action == PASS:
        if s.bidder < 0 and s.first == bids.me:
            return Reason("bid.free", {"limit": limit})
        return Reason("bid.pass", {"n": bids.least, "limit": limit})
    amount = action - BID
    if amount <= limit:
        return Reason("bid.win", {"n": amount, "limit": limit})
    return Reason("bid.drive", {"n": amount, "far": max(amount, int(bids.far()))})


def of_answer(o: Outlook, seat: int, action: int) -> Reason:
    """Any answer except a bid."""
    ask = o.s.ask
    if isinstance(ask, PickCard):
        return of_pick(o, seat, o.s.row[action - PICK])
    if isinstance(ask, UseMustang):
        key = "mustang.keep" if action == PASS else "mustang.ride"
        gain, keep = moments.riding(o, seat), moments.keeping(o)
        return Reason(key, {"gain": whole(gain), "keep": whole(keep)})
    if isinstance(ask, UseTelegraph):
        return of_telegraph(o, seat, action)
    if isinstance(ask, HoldupTarget):
        victim, number = divmod(action - ROB, NUMBERS)
        number += LOWEST
        loot = AT_LEAST[number] * min(float(number), o.gold[victim])
        return Reason("holdup", {"number": number, "percent": round(100 * AT_LEAST[number]), "loot": whole(loot)})
    return of_place(o, seat, action)


def of_pick(o: Outlook, seat: int, card: int) -> Reason:
    """BT-6: what a card brings; for a mine also the fee and the office."""
    change = change_by(o, seat, card)
    if card >= o.deck.mines:
        if change[seat] > 0:
            return Reason("pick.event", {"gain": whole(change[seat])})
        return Reason("pick.harm", {"harm": whole(-sum(change))})
    key = o.towns[o.deck.town[card]]
    values = {"gain": whole(o.odds.brings[o.rolls][card]), "fee": int(fee_of(key, seat))}
    if mayor_of(key) != seat and mayor_of(taken(key, seat)) == seat:
        return Reason("pick.mayor", values)
    return Reason("pick.fee" if values["fee"] else "pick.mine", values)


def of_telegraph(o: Outlook, seat: int, action: int) -> Reason:
    """BT-20: what the result brings, and what it would have been."""
    s = o.s
    rolled = moments.sum_of(s, PASS)
    now = o.mind(seat, moments.rolled(o, rolled))
    if action == PASS:
        return Reason("telegraph.keep", {"sum": rolled})
    number = moments.sum_of(s, action)
    gain = o.mind(seat, moments.rolled(o, number)) - now
    return Reason("telegraph.set", {"sum": number, "gain": whole(gain)})


def of_place(o: Outlook, seat: int, action: int) -> Reason:
    """A mine, a saloon or a town was named."""
    ask = o.s.ask
    change = change_of(o, seat, action)
    if isinstance(ask, DynamiteTarget):
        return Reason("dynamite", {"harm": whole(-min(change))})
    if isinstance(ask, ExpropriationTarget):
        return Reason("expropriation.none" if action == PASS else "expropriation.take", {"gain": whole(change[seat])})
    gain = {"gain": whole(change[seat])}
    if isinstance(ask, VeinMine):
        return Reason("vein", gain)
    if isinstance(ask, SaloonTown):
        return Reason("saloon", gain)
    return Reason("governor" if isinstance(ask, GovernorTown) else "girls", gain)


def whole(gold: float) -> int:
    """An amount as people would say it."""
    return max(0, round(gold))
