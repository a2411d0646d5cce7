"""Every decision except dice and offers: what each answer is worth, in victory points."""

from tumbleweed.bots.dice_town.bargaining import Bargain, decide, visitor_value
from tumbleweed.bots.dice_town.doctor import pick_value, protect_value
from tumbleweed.bots.dice_town.robbing import (
    card_value,
    friend_value,
    joe_value,
    landowner_value,
    steal_value,
)
from tumbleweed.bots.dice_town.shown import falls_back, saved, turns
from tumbleweed.bots.dice_town.standing import Standing
from tumbleweed.bots.dice_town.values import BRUTE, CHEATER
from tumbleweed.bots.dice_town.windows import play_gain
from tumbleweed.bots.style import Style
from tumbleweed.core.steps import Ask
from tumbleweed.games.dice_town.actions import PASS, SEAT, TURN, TURNS
from tumbleweed.games.dice_town.elixirs.domination import ChooseLandowner, GiveClaim
from tumbleweed.games.dice_town.elixirs.friendship import ChooseFriend, GiveStoreCard
from tumbleweed.games.dice_town.elixirs.pile import PickElixir
from tumbleweed.games.dice_town.gaining import ChooseTarget
from tumbleweed.games.dice_town.places.doc_badluck import NameVisitor
from tumbleweed.games.dice_town.places.general_store import KeepFromStore
from tumbleweed.games.dice_town.places.saloon import KeepStolen, StealFrom
from tumbleweed.games.dice_town.reactions import MayPlay
from tumbleweed.games.dice_town.remedies import ChooseRemedy
from tumbleweed.games.dice_town.scoring import NameWinner
from tumbleweed.games.dice_town.settling import BruteAgain, BruteFallback
from tumbleweed.games.dice_town.setup import FirstSheriff
from tumbleweed.games.dice_town.ties import DecideTie
from tumbleweed.games.dice_town.town import Town
from tumbleweed.games.dice_town.treatments import ProtectClaims


def weigh(s: Town, seat: int, options: tuple[int, ...], stand: Standing, style: Style) -> list[float]:
    """What each option is worth to a seat."""
    ask = s.ask
    assert ask is not None
    if isinstance(ask, DecideTie):
        return decide(Bargain(s, ask.place, seat, style, stand), options)
    if isinstance(ask, MayPlay):
        return _cards(s, seat, ask, options, stand, style)
    if isinstance(ask, BruteFallback):
        return falls_back(s, seat, options, style)
    if isinstance(ask, BruteAgain):
        gain = saved(s, seat, style) - stand.cards[BRUTE]
        return [0.0 if action == PASS else gain for action in options]
    return [_worth(s, seat, ask, action, stand) for action in options]


def _cards(s: Town, seat: int, ask: MayPlay, options: tuple[int, ...], stand: Standing, style: Style) -> list[float]:
    """A card in its window: what playing it gains over keeping it; passing gains nothing."""
    if TURN <= options[-1] < TURN + len(TURNS):
        card = stand.cards[CHEATER]
        found = turns(s, seat, options, style)
        return [gain if action == PASS else gain - card for gain, action in zip(found, options, strict=True)]
    return [0.0 if action == PASS else play_gain(s, seat, action, ask.actor, stand) for action in options]


def _worth(s: Town, seat: int, ask: Ask, action: int, stand: Standing) -> float:
    """One answer to a question about cards or players."""
    if isinstance(ask, StealFrom):
        return steal_value(s, seat, action, stand)
    if isinstance(ask, (KeepFromStore, KeepStolen)):
        return card_value(action, stand)
    if isinstance(ask, (GiveClaim, GiveStoreCard)):
        return -card_value(action, stand)
    if isinstance(ask, (PickElixir, ChooseRemedy)):
        return pick_value(s, seat, action, stand)
    if isinstance(ask, ProtectClaims):
        return protect_value(action)
    named = action - SEAT
    if isinstance(ask, ChooseTarget):
        return joe_value(stand, named)
    if isinstance(ask, ChooseFriend):
        return friend_value(s, named, stand)
    if isinstance(ask, ChooseLandowner):
        return landowner_value(s, named, stand)
    if isinstance(ask, NameVisitor):
        return visitor_value(s, seat, named, stand)
    assert isinstance(ask, (FirstSheriff, NameWinner))
    # It is best to take the badge or the win oneself, or else to give it to whoever is doing worst.
    return 9.0 if named == seat else -stand.harm[named]
