"""What a seat may see (DT-23 and the table "Who sees what"), built up from nothing."""

from typing import Final, cast

from tumbleweed.core.options import plain
from tumbleweed.games.dice_town.actions import CATALOG
from tumbleweed.games.dice_town.box import BOX, card_name, card_names
from tumbleweed.games.dice_town.declared import views
from tumbleweed.games.dice_town.declared.decisions import DECISIONS
from tumbleweed.games.dice_town.declared.kinds import EndCause
from tumbleweed.games.dice_town.dice import names, size_of
from tumbleweed.games.dice_town.ending import CLAIMS_GONE, MINE_EMPTY
from tumbleweed.games.dice_town.offering import OfferBribes
from tumbleweed.games.dice_town.offers import Offer, goods
from tumbleweed.games.dice_town.packs import SIZE, claim_values
from tumbleweed.games.dice_town.places.general_store import KeepFromStore
from tumbleweed.games.dice_town.places.saloon import KeepStolen
from tumbleweed.games.dice_town.rolling import KeepDice, dice_of
from tumbleweed.games.dice_town.scoring import ranking, sheet
from tumbleweed.games.dice_town.town import PHASES, SCORING, Town

SPECTATOR = -1
END_CAUSES: Final[tuple[tuple[int, EndCause], ...]] = ((MINE_EMPTY, "mine_empty"), (CLAIMS_GONE, "claims_gone"))


def view(s: Town, seat: int) -> views.View:
    """Everything a seat (-1: a spectator) may see, as plain data."""
    over = s.ask is None and s.phase == SCORING
    seen: views.View = {
        "game": "dice-town",
        "seat": seat,
        "version": s.table.version,
        "options": plain(s.table.full),
        "round": s.round,
        "phase": PHASES[s.phase],
        "sheriff": None if _no_sheriff_yet(s) else s.sheriff,
        "seating": list(s.seating),
        "players": [_player(s, other, seat) for other in range(s.count)],
        "town": _town(s),
        "played": _played(s),
        "tie": _tie(s, seat) if s.tied or s.drafts or any(not offer.empty() for offer in s.offers) else None,
        "visits": list(s.order + s.visits) if s.phase == 8 else [],
        "end_triggered": [cause for bit, cause in END_CAUSES if s.ended & bit],
        "waiting": _waiting(s),
        "question": _question(s, seat),
        "looking_at": _looking_at(s, seat),
        "over": over,
    }
    if over:
        seen["scores"] = [sheet(s, other) for other in range(s.count)]
        seen["ranking"] = ranking(s)
    return seen


def _no_sheriff_yet(s: Town) -> bool:
    """Before the host has named the first Sheriff (D-01)."""
    return s.round == 0 and s.ask is not None


def _player(s: Town, other: int, seat: int) -> views.Player:
    """One player as this seat sees them."""
    seen: views.Player = {
        "seat": other,
        "kept": names(s.players[other].kept),
        "shown": names(s.players[other].shown),
        "dice_left": 5 - size_of(s.players[other].kept),
        "store_cards": s.players[other].store & SIZE,
        "claims": s.players[other].claims & SIZE,
        "protected": claim_values(s.players[other].protected),
    }
    if s.table.wealth_visible or other == seat or s.phase == SCORING:
        seen["dollars"] = s.players[other].dollars
        seen["nuggets"] = s.players[other].nuggets
    if other == seat or s.phase == SCORING:
        seen["hand"] = card_names(s.players[other].store, s.players[other].claims)
    if isinstance(s.ask, KeepDice):
        seen["has_chosen"] = bool((s.asked & ~s.open) >> other & 1)
    if other == seat:
        seen["cup"] = names(s.players[other].cup)
        if seen.get("has_chosen"):
            seen["choice"] = {
                "kept": names(dice_of(s.players[other].choice)),
                "action": CATALOG.text(s.players[other].choice),
            }
    return seen


def _town(s: Town) -> views.Town:
    """What lies in the middle."""
    seen: views.Town = {
        "mine": s.mine,
        "bank": s.bank,
        "stagecoach": s.coach,
        "store_deck": s.cards_left(),
        "store_discards": s.store_discards & SIZE,
        "claim_row": list(s.claim_row),
        "claim_deck": s.claims_left(),
    }
    if s.table.elixir_deck:
        seen["elixirs"] = [BOX.elixirs[elixir] if elixir >= 0 else None for elixir in s.elixirs_up]
        seen["elixir_pile"] = s.elixirs_left()
        seen["elixir_discards"] = len(s.elixir_discards)
        seen["elixir_in_use"] = BOX.elixirs[s.elixir] if s.elixir >= 0 else None
    return seen


def _played(s: Town) -> list[views.PlayedCard]:
    """The cards being played, the latest first."""
    cards: list[views.PlayedCard] = []
    card = s.played
    while card is not None:
        cards.append({"player": card.seat, "card": BOX.kinds[card.kind], "cancelled": card.cancelled})
        card = card.below
    return cards


def _tie(s: Town, seat: int) -> views.Tie:
    """A tie being decided, with what this seat may know of the offers; its own part-made offer in full."""
    offers: list[views.Offer] = []
    for other, offer in enumerate(s.offers):
        if not offer.empty():
            offers.append(_offer(s, other, offer, seat in (other, s.sheriff)))
    seen: views.Tie = {
        "players": [other for other in range(s.count) if s.tied >> other & 1],
        "offers": offers,
        "offer_round": s.offer_round,
    }
    if isinstance(s.ask, OfferBribes):
        seen["has_decided"] = [other for other in range(s.count) if (s.asked & ~s.open) >> other & 1]
        if seat != SPECTATOR and s.asked >> seat & 1:
            seen["own_draft"] = _offer(s, seat, s.drafts[seat], True)
    return seen


def _offer(s: Town, other: int, offer: Offer, faces: bool) -> views.Offer:
    """An offer; only the Sheriff and the offerer see the faces of cards (U-22)."""
    seen = cast(views.Offer, {**goods(offer), "player": other, "supports": offer.supports})
    if faces:
        seen["cards"] = card_names(offer.store, offer.claims)
    return seen


def _waiting(s: Town) -> list[int]:
    """Who is being waited for; nobody, if the question is asked discreetly, which others may not know (U-56)."""
    ask = s.ask
    if ask is None or ask.discreet:
        return []
    return [seat for seat in range(s.count) if s.open >> seat & 1]


def _question(s: Town, seat: int) -> views.Question | None:
    """The question this seat is asked."""
    ask = s.ask
    if ask is None or seat == SPECTATOR or not s.open >> seat & 1:
        return None
    decision = ask.decision_id()
    return {
        "decision": decision,
        "name": DECISIONS[decision],
        "rule": ask.rule_at(s),
        "number": s.answers_of(seat),
    }


def _looking_at(s: Town, seat: int) -> list[str]:
    """Cards just drawn: in the store their drawer sees them; in a theft, thief and victim do."""
    ask = s.ask
    if isinstance(ask, KeepFromStore) and ask.seat == seat:
        return [card_name(card) for card in s.drawn]
    if isinstance(ask, KeepStolen) and seat in (ask.seat, ask.victim):
        return [card_name(card) for card in s.drawn]
    return []
