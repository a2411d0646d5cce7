"""An offer as people write it: `{"dollars": 3, "nuggets": 1, "cards": ["claim 4", "brute"], "protected": [5]}`."""

from collections.abc import Mapping
from typing import Any, Final

from tumbleweed.core.errors import BadAction, IllegalAnswer
from tumbleweed.core.play import apply, check_seat, legal
from tumbleweed.core.steps import SEATS_OF
from tumbleweed.games.dice_town.actions import (
    BRIBE_CARD,
    BRIBE_CLAIM,
    BRIBE_DOLLARS,
    BRIBE_NUGGETS,
    BRIBE_PROTECTED,
    DONE,
    SEAT,
)  # fmt: skip
from tumbleweed.games.dice_town.box import BOX
from tumbleweed.games.dice_town.bribes import supported
from tumbleweed.games.dice_town.offering import OfferBribes, finished
from tumbleweed.games.dice_town.offers import Offer
from tumbleweed.games.dice_town.packs import HIGHEST_CLAIM, claim_values, pack_of_claims, pack_of_store, store_kinds
from tumbleweed.games.dice_town.town import Town

KEYS: Final = ("supports", "dollars", "nuggets", "cards", "protected")


def offer_actions(s: Town, seat: int, form: Mapping[str, Any]) -> list[int]:
    """D-07: the answers that make this offer, in order. The form names the whole offer, earlier rounds included."""
    check_seat(s, seat)
    ask = s.ask
    if not isinstance(ask, OfferBribes) or not s.open >> seat & 1:
        raise IllegalAnswer("DT-19.4", f"seat {seat} is not asked for an offer now")
    wanted = _read(s, seat, form, supported(s, ask.place, seat))
    _check(s, seat, wanted)
    t = s.copy()
    t.drafts[seat] = s.offers[seat]
    number = t.ask_number
    given: list[int] = []
    while t.ask_number == number and t.open >> seat & 1:
        action = _next_part(t, seat, wanted)
        given.append(action)
        apply(t, seat, action)
    return given


def _read(s: Town, seat: int, form: Mapping[str, Any], whom: int) -> Offer:
    """The offer a form describes."""
    for key in form:
        if key not in KEYS:
            raise BadAction(f"an offer has {', '.join(KEYS)}; there is no {key!r}")
    before = s.offers[seat]
    named = form.get("supports", before.supports if before.supports >= 0 else None)
    allowed = (before.supports,) if before.supports >= 0 else SEATS_OF[whom]
    if named is None and len(allowed) == 1:
        named = allowed[0]
    if isinstance(named, bool) or not isinstance(named, int) or named not in allowed:
        raise BadAction(f"supports is {' or '.join(str(one) for one in allowed)} here, not {named!r}")
    cards = _list(form, "cards")
    store = [BOX.kind(card) for card in cards if card in BOX.kinds]
    claims = [_claim(card) for card in cards if card not in BOX.kinds]
    protected = [_value(value) for value in _list(form, "protected")]
    return Offer(
        named,
        _amount(form.get("dollars", 0), "dollars", s.players[seat].dollars),
        _amount(form.get("nuggets", 0), "nuggets", s.players[seat].nuggets),
        pack_of_store(store),
        pack_of_claims(claims),
        pack_of_claims(protected),
        0,
        0,
    )


def _list(form: Mapping[str, Any], key: str) -> list[Any]:
    found = form.get(key, [])
    if not isinstance(found, list):
        raise BadAction(f"{key} is a list, not {found!r}")
    return found


def _amount(found: Any, name: str, owned: int) -> int:
    if isinstance(found, bool) or not isinstance(found, int) or not 0 <= found <= owned:
        raise BadAction(f"{name} is a whole number from 0 to {owned}, not {found!r}")
    return found


def _claim(card: Any) -> int:
    word, _, value = card.partition(" ") if isinstance(card, str) else ("", "", "")
    if word != "claim" or not value.isdecimal():
        raise BadAction(f"a card is 'claim 4' or one of {', '.join(BOX.kinds)}, not {card!r}")
    return _value(int(value))


def _value(found: Any) -> int:
    if isinstance(found, bool) or not isinstance(found, int) or not 1 <= found <= HIGHEST_CLAIM:
        raise BadAction(f"a claim has a value from 1 to {HIGHEST_CLAIM}, not {found!r}")
    return found


def _within(part: list[int], whole: list[int]) -> bool:
    """Whether some cards are among others, each copy counted."""
    return all(part.count(card) <= whole.count(card) for card in part)


def _check(s: Town, seat: int, wanted: Offer) -> None:
    """U-21, U-22: an offer must be owned, include all that was offered before, and add something."""
    before = finished(s.offers[seat])
    owned = (
        _within(store_kinds(wanted.store), store_kinds(s.players[seat].store))
        and _within(claim_values(wanted.claims), claim_values(s.players[seat].claims))
        and _within(claim_values(wanted.protected), claim_values(s.players[seat].protected))
    )
    if not owned:
        raise IllegalAnswer("U-22", "only cards that one holds and claims that one has protected can be offered")
    kept = (
        wanted.dollars >= before.dollars
        and wanted.nuggets >= before.nuggets
        and _within(store_kinds(before.store), store_kinds(wanted.store))
        and _within(claim_values(before.claims), claim_values(wanted.claims))
        and _within(claim_values(before.protected), claim_values(wanted.protected))
    )
    if not kept or wanted.size <= before.size:
        raise IllegalAnswer("U-21", "an offer can only be raised: all that was offered before, and something more")


def _next_part(t: Town, seat: int, wanted: Offer) -> int:
    """The next answer on the way to an offer."""
    options = legal(t, seat)
    for action in (SEAT + wanted.supports, BRIBE_DOLLARS + wanted.dollars, BRIBE_NUGGETS + wanted.nuggets):
        if action in options:
            return action
    draft = t.drafts[seat]
    left = [BRIBE_CARD[kind] for kind in store_kinds(wanted.store - draft.store)]
    left += [BRIBE_CLAIM + value for value in claim_values(wanted.claims - draft.claims)]
    left += [BRIBE_PROTECTED + value for value in claim_values(wanted.protected - draft.protected)]
    return min(left, default=DONE)
