"""What must be true after every answer (dossier, Appendix C)."""

from tumbleweed.games.dice_town.cards.card import CARDS
from tumbleweed.games.dice_town.dice import size_of
from tumbleweed.games.dice_town.packs import CLAIM_CARD, SIZE, claim_values, store_kinds
from tumbleweed.games.dice_town.rolling import KeepDice
from tumbleweed.games.dice_town.town import ROLLING, Town

DOC: int = 8


def check(s: Town) -> None:
    """Raises AssertionError, saying what is wrong, if the position is impossible."""
    _packs(s)
    _offers(s)
    _money(s)
    _store_cards(s)
    _claims(s)
    _elixirs(s)
    _dice(s)
    assert 0 <= s.sheriff < s.count, "somebody holds the badge"


def _packs(s: Town) -> None:
    """A pack holds as many cards as it says; checked first, because nothing can be done with a wrong one."""
    held = [s.store_discards, s.discards_seen, s.lying, *(player.store for player in s.players)]
    deeds = [pack for player in s.players for pack in (player.claims, player.protected)]
    for offer in (*s.offers, *s.drafts):
        held.append(offer.store)
        deeds += [offer.claims, offer.protected]
    assert min(held) >= 0 <= min(deeds), "there are less cards than none"
    assert all(pack & SIZE == len(store_kinds(pack)) for pack in held), "a pack of store cards is miscounted"
    assert all(pack & SIZE == len(claim_values(pack)) for pack in deeds), "a pack of claims is miscounted"


def _offers(s: Town) -> None:
    """U-22: whoever offers something owns it."""
    for offers in (s.offers, s.drafts):
        for player, offer in zip(s.players, offers, strict=False):
            store, own = store_kinds(player.store), store_kinds(offer.store)
            assert all(own.count(kind) <= store.count(kind) for kind in own), "an offered card is not in the hand"
            for pack, part in ((player.claims, offer.claims), (player.protected, offer.protected)):
                claims, given = claim_values(pack), claim_values(part)
                assert all(given.count(value) <= claims.count(value) for value in given), "an offered claim is not his"
            assert 0 <= offer.dollars <= player.dollars, "more dollars are offered than there are"
            assert 0 <= offer.nuggets <= player.nuggets, "more nuggets are offered than there are"


def _money(s: Town) -> None:
    """Appendix C, 1 and 2: bills and nuggets only move about, and nobody has debts."""
    dollars = sum(s.dollars) + s.bank + s.coach
    due = s.table.box.dollars_per_player * s.count + s.table.box.bank
    assert dollars == due, f"there are ${dollars} instead of ${due}"
    nuggets = sum(s.nuggets) + s.mine
    assert nuggets == s.table.box.nuggets, f"there are {nuggets} nuggets instead of {s.table.box.nuggets}"
    assert min(*s.dollars, *s.nuggets, s.bank, s.coach, s.mine) >= 0, "somebody has less than nothing"


def _store_cards(s: Town) -> None:
    """Appendix C, 3 and 8: every card is in exactly one place, and Nervous Joe is in no hand."""
    found = [*s.store_deck[s.store_top :], *store_kinds(s.store_discards), *store_kinds(s.lying)]
    found += [card for card in s.drawn if card < CLAIM_CARD]
    for player in s.players:
        hand = store_kinds(player.store)
        assert not any(CARDS[kind].at_once for kind in hand), "a card that is played at once is in a hand"
        found += hand
    card = s.played
    while card is not None:
        found.append(card.kind)
        card = card.below
    assert sorted(found) == s.table.box.store_deck, f"the store cards are {sorted(found)}"


def _claims(s: Town) -> None:
    """Appendix C, 4: every claim is in exactly one place; the row is full while the deck lasts."""
    found = [*s.claim_deck[s.claim_top :], *s.claim_row]
    found += [card - CLAIM_CARD for card in s.drawn if card >= CLAIM_CARD]
    for player in s.players:
        found += claim_values(player.claims) + claim_values(player.protected)
    assert sorted(found) == sorted(s.table.claim_values), f"the claims are {sorted(found)}"
    full = len(s.claim_row) == s.table.box.claim_row or not s.claims_left() or s.phase == 7
    assert full, "the row of claims has a gap while the deck lasts"


def _elixirs(s: Town) -> None:
    """Appendix C, 5: every elixir is in exactly one place."""
    if s.table.elixir_deck:
        found = [*s.elixir_pile[s.elixir_top :], *s.elixir_discards, *(up for up in s.elixirs_up if up >= 0)]
        if s.elixir >= 0:
            found.append(s.elixir)
        assert sorted(found) == sorted(s.table.box.elixir_deck), f"the elixirs are {sorted(found)}"


def _dice(s: Town) -> None:
    """Appendix C, 7: five dice each, kept or under the cup while rolling, all kept afterwards."""
    for player in s.players:
        kept, under = size_of(player.kept), size_of(player.cup)
        if s.phase == ROLLING and s.round:
            assert kept + under <= 5, "a player has more than five dice"
        if s.phase == ROLLING and isinstance(s.ask, KeepDice):
            assert kept + under == 5, f"a player has {kept + under} dice"
        if 0 < s.phase <= DOC:
            assert kept == 5, f"a player's combination has {kept} dice"
