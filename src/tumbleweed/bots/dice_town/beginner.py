"""A beginner: collects the most frequent face, plays cards as they come, never bargains, and overlooks things."""

from typing import Final

from tumbleweed.bots.dice_town.robbing import card_value
from tumbleweed.bots.dice_town.standing import Standing
from tumbleweed.core.chance import Chance
from tumbleweed.core.play import legal
from tumbleweed.games.dice_town.actions import KEEP, PASS, SEAT
from tumbleweed.games.dice_town.dice import DIE, count, index_of
from tumbleweed.games.dice_town.offering import OfferBribes
from tumbleweed.games.dice_town.places.general_store import KeepFromStore
from tumbleweed.games.dice_town.places.saloon import KeepStolen
from tumbleweed.games.dice_town.rolling import KeepDice
from tumbleweed.games.dice_town.ties import DecideTie
from tumbleweed.games.dice_town.town import Town

CARELESS: Final = 6
"""One answer in this many is chosen at random."""
SPENDS: Final = 4
"""A beginner pays for more dice only with more than this many dollars."""


def stumble(s: Town, seat: int, luck: Chance, stand: Standing) -> int:
    """What a beginner answers."""
    ask = s.ask
    options = legal(s, seat)
    if isinstance(ask, OfferBribes):
        return PASS
    if luck.below(0, CARELESS) == 0:
        return _any(options, luck)
    if isinstance(ask, KeepDice):
        return _collect(s, seat, luck)
    if isinstance(ask, DecideTie):
        return SEAT + seat if SEAT + seat in options else _any(options[-2:], luck)
    if isinstance(ask, (KeepFromStore, KeepStolen)):
        best, choice = -1.0, options[0]
        for action in options:
            if card_value(action, stand) > best:
                best, choice = card_value(action, stand), action
        return choice
    # A card that can be played is played; otherwise any answer will do.
    return options[-1] if options[0] == PASS else _any(options, luck)


def _any(options: tuple[int, ...], luck: Chance) -> int:
    return options[luck.below(0, len(options))]


def _collect(s: Town, seat: int, luck: Chance) -> int:
    """D-02: a die of the most frequent face (any of several); with money to spare, all dice of that face."""
    player = s.players[seat]
    most = 0
    best: list[int] = []
    for face in range(6):
        shown = int(count(player.cup, face))
        if shown:
            have = shown + int(count(player.kept, face))
            if have > most:
                most = have
                best = []
            if have == most:
                best.append(face)
    face = best[luck.below(0, len(best))]
    number = int(count(player.cup, face)) if player.dollars > SPENDS else 1
    return KEEP + index_of(number * DIE[face])
