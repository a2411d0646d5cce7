"""Store cards in their windows: what playing one does now (D-06, D-09 to D-11, D-14, D-17 to D-19)."""

from typing import Final

from tumbleweed.bots.dice_town.doctor import visit_value
from tumbleweed.bots.dice_town.robbing import MOST, joe_value, loot_at
from tumbleweed.bots.dice_town.standing import Standing
from tumbleweed.bots.dice_town.values import (
    BRUTE,
    CHEATER,
    CLAIM_OF,
    CORRUPTION,
    CREDIT,
    DOC_ELIXIR,
    DYNAMITE,
    GIRLS,
    JOE,
    MARSHALL,
    SPLIT,
    WANTED,
    worths_at,
)  # fmt: skip
from tumbleweed.games.dice_town.actions import KIND_OF_PLAY, SEAT
from tumbleweed.games.dice_town.dice import JACK, NINE, QUEEN, count
from tumbleweed.games.dice_town.packs import SIZE
from tumbleweed.games.dice_town.settling import price
from tumbleweed.games.dice_town.town import PlayedCard, Town

HELPED: Final = 2.5
"""What another player's card brings its owner, if that depends on hidden cards or on chance."""


def play_gain(s: Town, seat: int, action: int, actor: int, stand: Standing) -> float:
    """What playing a card gains over keeping it; Wanted counts by what it prevents."""
    kind = KIND_OF_PLAY[action]
    if kind == WANTED:
        card = s.played
        assert card is not None
        return prevented(s, seat, card, stand) - stand.cards[WANTED]
    if kind == DOC_ELIXIR:
        return visit_value(s, seat, stand) - stand.cards[DOC_ELIXIR]
    return effect(s, seat, seat, kind, actor, stand) - stand.cards[kind]


def effect(s: Town, seat: int, player: int, kind: int, actor: int, stand: Standing) -> float:
    """What a card in its window brings to its player, as far as everybody can see; `seat` is the one who judges."""
    kept = s.players[player].kept
    if kind == DYNAMITE:
        nines = int(count(kept, NINE))
        return float(min(2 * nines, int(s.mine)) - min(nines, int(s.mine)))
    if kind == SPLIT:
        return half_the_loot(s, stand) * (1.0 + stand.harm[actor])
    if kind == CREDIT:
        return worths_at(s).store[stand.fade][int(count(kept, JACK))]
    if kind == GIRLS:
        return loot_at(s, stand)[MOST * drawn_by(s, player)]
    if kind == MARSHALL:
        return -badge_moves(s, seat, actor, stand)
    if kind == CORRUPTION:
        return CLAIM_OF - stand.risk
    return HELPED


def half_the_loot(s: Town, stand: Standing) -> float:
    """DT-10.3: what Even Split brings."""
    return int(s.loot // 2) * stand.dollar


def drawn_by(s: Town, thief: int) -> int:
    """How many cards a thief can draw from the fattest hand."""
    most = 0
    for other, player in enumerate(s.players):
        if other != thief:
            most = max(most, int((player.store & SIZE) + (player.claims & SIZE)))
    return min(most, int(count(s.players[thief].kept, QUEEN)))


def badge_moves(s: Town, seat: int, new: int, stand: Standing) -> float:
    """What it means to a seat if the badge goes from its old holder to the new one."""
    to_new = 1.0 if new == seat else -stand.harm[new]
    from_old = -1.0 if s.sheriff == seat else stand.harm[s.sheriff]
    return stand.badge * (to_new + from_old)


def prevented(s: Town, seat: int, card: PlayedCard, stand: Standing) -> float:
    """D-06: what another's card would do to this seat: by robbing it, or by helping a rival."""
    harm = stand.harm[card.seat]
    if card.kind == JOE:
        target = card.action - SEAT
        given = joe_value(stand, target) / (1.0 + stand.harm[target])
        return given * (harm + (1.0 if target == seat else -stand.harm[target]))
    if card.kind == SPLIT:
        return half_the_loot(s, stand) * (harm + (1.0 if card.actor == seat else -stand.harm[card.actor]))
    if card.kind == MARSHALL:
        return badge_moves(s, seat, card.actor, stand)
    if card.kind == BRUTE:
        return int(price(s, card.seat)) * stand.dollar * harm
    if card.kind in (CHEATER, DOC_ELIXIR):
        return HELPED * harm
    return effect(s, seat, card.seat, card.kind, card.actor, stand) * harm
