"""Why an answer is given, in the thinker's own numbers. The sentences are in words/."""

from tumbleweed.bots.dodge_city.cards import beats, unseen
from tumbleweed.bots.dodge_city.linking import HOPELESS
from tumbleweed.bots.dodge_city.outlook import Outlook
from tumbleweed.bots.thinker import Reason
from tumbleweed.games.dodge_city.actions import (
    BUY,
    CHALLENGE,
    DONE,
    FREE,
    KINDS,
    MOVE,
    OPEN,
    PASS,
    PLAY,
    TAKE,
    TAKE_BACK,
    TO,
)
from tumbleweed.games.dodge_city.box import KIND, NUMBER, PICTURE, QUESTION
from tumbleweed.games.dodge_city.grid import CELLS
from tumbleweed.games.dodge_city.house import OPEN_HOUSE
from tumbleweed.games.dodge_city.revealing import duel_card


def percent(part: float) -> int:
    """A share in whole per cent."""
    return round(100 * part)


def start_card(outlook: Outlook, action: int) -> Reason:
    """D-1."""
    card = action - PLAY
    if KIND[card] == QUESTION:
        return Reason("start.question", {})
    first = beats(unseen(outlook), card) ** (outlook.count - 1)
    return Reason("start.spare", {"n": percent(first)})


def placing_card(outlook: Outlook, action: int) -> Reason:
    """D-2: what the card brings, and what is kept for the duel round."""
    card = action - PLAY
    kind = KIND[card]
    hand = int(outlook.s.players[outlook.me].hand) & ~(1 << card)
    duel = 0.0
    for other in range(len(KIND)):
        if hand >> other & 1:
            duel = max(duel, beats(unseen(outlook), other))
    kept = Reason("card.keep", {"n": percent(duel)})
    if kind == NUMBER:
        return Reason("card.money", {"n": outlook.box.number[card] * outlook.box.number_pays}, kept)
    if kind == PICTURE:
        return Reason("card.stones", {"n": outlook.box.number[card]}, kept)
    return Reason("card.event" if kind == QUESTION else "card.raid", {}, kept)


def placing(outlook: Outlook, action: int) -> Reason:
    """D-4, D-11."""
    if action == DONE:
        return Reason("place.enough", {"n": outlook.cash[outlook.me]})
    if action == TAKE_BACK:
        return Reason("place.mistake", {})
    if action < BUY:
        figure = (action - OPEN) % KINDS + 1
        stones = outlook.known.grounds[(action - OPEN) // KINDS].shortest
        return Reason("place.open", {"n": stones, "points": outlook.box.points[figure]})
    at = action - (FREE if action >= FREE else BUY)
    return stone(outlook, at // CELLS, 1 << at % CELLS)


def stone(outlook: Outlook, building: int, bit: int) -> Reason:
    """A stone on a cell: for a chain of one's own, in the way of a rival, or both."""
    house, ground, me = outlook.s.houses[building], outlook.known.grounds[building], outlook.me
    if house.status != OPEN_HOUSE:
        return Reason("place.begin", {"n": ground.shortest - 1})
    look = ground.look(house)
    if look.dead:
        return Reason("place.fill", {})
    blocked = block(outlook, building, bit)
    mine = look.reaches[me]
    if not mine.some & bit:
        return blocked if blocked is not None else Reason("place.later", {})
    after = ground.reach(mine.own | bit, mine.others)
    if after.need == 0:
        return Reason("place.complete", {}, blocked)
    hope = outlook.hope(house.figure, me, after.need, look.rivals[me], after.firm)
    return Reason("place.advance", {"n": after.need, "hope": percent(hope)}, blocked)


def block(outlook: Outlook, building: int, bit: int) -> Reason | None:
    """Whom a stone on a cell stops; None for nobody."""
    house, ground = outlook.s.houses[building], outlook.known.grounds[building]
    look = ground.look(house)
    nearest = HOPELESS
    found: Reason | None = None
    for seat in range(outlook.count):
        reach = look.reaches[seat]
        if seat != outlook.me and reach.own and reach.gaps & bit and reach.need < nearest:
            nearest = reach.need
            after = ground.reach(reach.own, reach.others | bit).need
            if after >= HOPELESS:
                found = Reason("place.stop", {"n": reach.need})
            else:
                found = Reason("place.hinder", {"n": reach.need, "more": after})
    return found


def removal(outlook: Outlook, action: int) -> Reason:
    """D-3, D-10, D-15: an opposing stone is removed, or none."""
    if action in (DONE, PASS):
        return Reason("take.none", {})
    building, bit = (action - TAKE) // CELLS, 1 << (action - TAKE) % CELLS
    house, ground = outlook.s.houses[building], outlook.known.grounds[building]
    look, owner = ground.look(house), house.owner_of(bit)
    mine, theirs = look.reaches[outlook.me], look.reaches[owner]
    if mine.own and ground.gate(mine, theirs.own, 1).stones & bit:
        return Reason("take.way", {"n": ground.gate(mine, theirs.own, 1).need})
    if theirs.stones & bit:
        return Reason("take.chain" if theirs.need == 0 else "take.needed", {"n": theirs.need + 1})
    return Reason("take.weaker", {})


def own_stone(outlook: Outlook, action: int) -> Reason:
    """D-5, D-6, D-8: a stone of one's own is given up."""
    building, bit = (action - TAKE) // CELLS, 1 << (action - TAKE) % CELLS
    reach = outlook.look(building).reaches[outlook.me]
    if reach.need >= HOPELESS:
        return Reason("lose.hopeless", {})
    return Reason("lose.least" if reach.stones & bit else "lose.spare", {"n": reach.need})


def moving(outlook: Outlook, action: int, own: bool) -> Reason:
    """D-12, D-13."""
    if action == DONE:
        return Reason("move.none", {})
    if action >= TO:
        return Reason("move.useful" if own else "move.useless", {})
    if not own:
        return removal(outlook, action - MOVE + TAKE)
    return Reason("move.spare", {})


def challenge(outlook: Outlook, action: int) -> Reason:
    """D-14."""
    wins = percent(beats(unseen(outlook), duel_card(outlook.s, outlook.me)))
    return Reason("duel.waive" if action < CHALLENGE else "duel.challenge", {"n": wins})
