"""Why: the reason for each answer, from the numbers it was chosen by. The sentences are in words/."""

from typing import Final

from tumbleweed.bots.dice_town.bargaining import HALL, OFFICE, Bargain
from tumbleweed.bots.dice_town.keeping import Keeping, Part
from tumbleweed.bots.dice_town.robbing import card_value
from tumbleweed.bots.dice_town.standing import Standing
from tumbleweed.bots.dice_town.values import CHEATER, WANTED
from tumbleweed.bots.dice_town.weighing import weigh
from tumbleweed.bots.style import Style
from tumbleweed.bots.thinker import Reason
from tumbleweed.core.play import legal
from tumbleweed.core.steps import Ask
from tumbleweed.games.dice_town.actions import (
    BRIBE_DOLLARS,
    DONE,
    KEEP,
    KIND_OF_PLAY,
    MORE,
    PASS,
    SEAT,
    TURN,
    TURNS,
)  # fmt: skip
from tumbleweed.games.dice_town.actions import BRUTE as KEEP_WITH_BRUTE
from tumbleweed.games.dice_town.bribes import DOC
from tumbleweed.games.dice_town.dice import FACES, HANDFULS, text
from tumbleweed.games.dice_town.elixirs.domination import ChooseLandowner, GiveClaim
from tumbleweed.games.dice_town.elixirs.friendship import ChooseFriend, GiveStoreCard
from tumbleweed.games.dice_town.elixirs.pile import PickElixir
from tumbleweed.games.dice_town.gaining import ChooseTarget
from tumbleweed.games.dice_town.offering import OfferBribes
from tumbleweed.games.dice_town.places.doc_badluck import NameVisitor
from tumbleweed.games.dice_town.places.general_store import KeepFromStore
from tumbleweed.games.dice_town.places.saloon import KeepStolen, StealFrom
from tumbleweed.games.dice_town.reactions import MayPlay
from tumbleweed.games.dice_town.remedies import ChooseRemedy
from tumbleweed.games.dice_town.rolling import KeepDice, dice_of
from tumbleweed.games.dice_town.scoring import NameWinner
from tumbleweed.games.dice_town.settling import BruteAgain, BruteFallback
from tumbleweed.games.dice_town.setup import FirstSheriff
from tumbleweed.games.dice_town.ties import DecideTie
from tumbleweed.games.dice_town.town import Town
from tumbleweed.games.dice_town.treatments import ProtectClaims

AIMS: Final = ["gold_mine", "bank", "general_store", "saloon", "sheriff", "town_hall"]
"""What each face is for."""


def whole(points: float) -> int:
    """Points as people say them."""
    return max(0, round(points))


def reason(s: Town, seat: int, action: int, style: Style) -> Reason:
    """Why a seat would give this answer."""
    ask = s.ask
    assert ask is not None
    if isinstance(ask, KeepDice):
        return _keeping(s, seat, action, style)
    stand = Standing(s, seat, style)
    if isinstance(ask, OfferBribes):
        return _offering(s, ask, seat, action, style, stand)
    if isinstance(ask, DecideTie):
        return _deciding(Bargain(s, ask.place, seat, style, stand), action)
    if isinstance(ask, MayPlay):
        return _playing(s, seat, action, style, stand)
    if isinstance(ask, BruteAgain):
        return Reason("brute_again.pass" if action == PASS else "brute_again.play", {})
    if isinstance(ask, BruteFallback):
        return Reason("one_of.fall_back", {"dice": text(HANDFULS[action - KEEP])})
    return _other(s, ask, seat, action, style, stand)


def _keeping(s: Town, seat: int, action: int, style: Style) -> Reason:
    """D-02: what the dice are for, how likely that is, and what it costs."""
    keeping = Keeping(s, seat, style)
    part = Part(int(dice_of(action)))
    if part.size == 0:
        return Reason("keep.none", {})
    left = keeping.rolled - part.size
    paid = _paid(keeping, part.size, action >= KEEP_WITH_BRUTE + 7)
    if left == 0:
        return Reason("keep.all", {"dice": text(int(keeping.kept) + part.dice)}, paid)
    dice = int(keeping.kept) + part.dice
    face, chance, worth = keeping.outlook.aim(dice, left, keeping.rolls, keeping.pays(part))
    values = {"dice": text(part.dice), "chance": round(100 * chance), "points": whole(worth)}
    return Reason(f"keep.{AIMS[face]}", values, paid)


def _paid(keeping: Keeping, size: int, brute: bool) -> Reason | None:
    """More than one die costs something."""
    if size < 2:
        return None
    return Reason("keep.brute", {}) if brute else Reason("keep.paid", {"dollars": size - 1})


def _offering(s: Town, ask: OfferBribes, seat: int, action: int, style: Style, stand: Standing) -> Reason:
    """D-07: what the place is worth, and whether that is worth an offer."""
    if ask.place == DOC:
        return Reason("offer.doc", {})
    bargain = Bargain(s, ask.place, seat, style, stand)
    values = {"points": whole(bargain.worth(seat)) if s.tied >> seat & 1 else 0}
    if action != PASS:
        more = "offer.done" if action == DONE or action < BRIBE_DOLLARS else "offer.made"
        return Reason(more, values)
    if not s.tied >> seat & 1:
        return Reason("offer.outsider", {})
    if s.table.gifts:
        return Reason("offer.gifts", {})
    return Reason("offer.tied_sheriff" if s.tied >> s.sheriff & 1 else "offer.none", values)


def _deciding(bargain: Bargain, action: int) -> Reason:
    """D-08: the place, or what is paid for it."""
    if action == MORE:
        return Reason("tie.more", {})
    named = action - SEAT
    if named == bargain.seat:
        return Reason("tie.self", {"points": whole(bargain.worth(named))})
    offered = bargain.offered(named)
    if offered > 0.0:
        return Reason("tie.paid", {"points": whole(offered)})
    return Reason("tie.badge" if bargain.place == OFFICE else "tie.land" if bargain.place == HALL else "tie.other", {})


def _playing(s: Town, seat: int, action: int, style: Style, stand: Standing) -> Reason:
    """D-05, D-06, D-09 to D-11, D-14, D-17 to D-19: now or later."""
    options = legal(s, seat)
    gains = weigh(s, seat, options, stand, style)
    turning = TURN <= options[-1] < TURN + len(TURNS)
    card = CHEATER if turning else KIND_OF_PLAY[options[-1]]
    if action == PASS:
        best = max(gains[1:]) + stand.cards[card]
        return Reason("cheater.pass" if turning else "wanted.pass" if card == WANTED else "card.pass",
                      {"points": whole(best)})  # fmt: skip
    gain = gains[options.index(action)] + stand.cards[card]
    values: dict[str, object] = {"points": whole(gain)}
    if turning:
        old, new = TURNS[action - TURN]
        return Reason("cheater.play", {**values, "old": FACES[old], "new": FACES[new]})
    if card == WANTED:
        return Reason("wanted.play", values)
    return Reason("card.play", {**values, "later": whole(stand.cards[card])})


def _other(s: Town, ask: Ask, seat: int, action: int, style: Style, stand: Standing) -> Reason:
    """Cards and players."""
    options = legal(s, seat)
    worth = whole(weigh(s, seat, options, stand, style)[options.index(action)]) if action in options else 0
    own = action == SEAT + seat
    if isinstance(ask, (KeepFromStore, KeepStolen)):
        return Reason("one_of.keep_card", {"points": whole(card_value(action, stand))})
    if isinstance(ask, (GiveClaim, GiveStoreCard)):
        return Reason("one_of.give_card", {})
    if isinstance(ask, StealFrom):
        return Reason("one_of.steal", {"points": worth})
    if isinstance(ask, (PickElixir, ChooseRemedy)):
        return Reason("doc.pass" if action == PASS else "doc.pick", {"points": worth})
    if isinstance(ask, ProtectClaims):
        return Reason("one_of.protect", {"points": worth})
    if isinstance(ask, ChooseTarget):
        return Reason("one_of.joe", {"points": worth})
    if isinstance(ask, (ChooseFriend, ChooseLandowner)):
        return Reason("one_of.ask_card", {})
    if isinstance(ask, NameVisitor):
        return Reason("visit.self" if own else "visit.other", {})
    if isinstance(ask, NameWinner):
        return Reason("winner.self" if own else "winner.other", {})
    assert isinstance(ask, FirstSheriff)
    return Reason("first_sheriff.self" if own else "first_sheriff.other", {})
