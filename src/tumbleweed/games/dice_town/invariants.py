"""What must be true after every answer (dossier, Appendix C)."""

from tumbleweed.games.dice_town.box import BOX
from tumbleweed.games.dice_town.cards.card import CARDS
from tumbleweed.games.dice_town.dice import size_of
from tumbleweed.games.dice_town.packs import CLAIM_CARD, claim_values, store_kinds
from tumbleweed.games.dice_town.town import ROLLING, Town

DOC: int = 8


def check(s: Town) -> None:
    """Raises AssertionError, with what is wrong, if the position cannot be."""
    _money(s)
    _store_cards(s)
    _claims(s)
    _elixirs(s)
    _dice(s)
    assert 0 <= s.sheriff < s.count, "somebody holds the badge"


def _money(s: Town) -> None:
    """Appendix C, 1 and 2: bills and nuggets only move about, and nobody has debts."""
    dollars = sum(s.dollars) + s.bank + s.coach
    due = BOX.dollars_per_player * s.count + BOX.bank
    assert dollars == due, f"there are ${dollars} instead of ${due}"
    nuggets = sum(s.nuggets) + s.mine
    assert nuggets == BOX.nuggets, f"there are {nuggets} nuggets instead of {BOX.nuggets}"
    assert min(*s.dollars, *s.nuggets, s.bank, s.coach, s.mine) >= 0, "somebody has less than nothing"


def _store_cards(s: Town) -> None:
    """Appendix C, 3 and 8: every card is somewhere once, and Nervous Joe in no hand."""
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
    assert sorted(found) == BOX.store_deck(), f"the store cards are {sorted(found)}"


def _claims(s: Town) -> None:
    """Appendix C, 4: every claim is somewhere once; the row is full while the deck lasts."""
    found = [*s.claim_deck[s.claim_top :], *s.claim_row]
    found += [card - CLAIM_CARD for card in s.drawn if card >= CLAIM_CARD]
    for player in s.players:
        found += claim_values(player.claims) + claim_values(player.protected)
    assert sorted(found) == sorted(s.table.claim_values), f"the claims are {sorted(found)}"
    full = len(s.claim_row) == BOX.claim_row or not s.claims_left() or s.phase == 7
    assert full, "the row of claims has a gap while the deck lasts"


def _elixirs(s: Town) -> None:
    """Appendix C, 5: every elixir is somewhere once."""
    if s.table.elixir_deck:
        found = [*s.elixir_pile[s.elixir_top :], *s.elixir_discards, *(up for up in s.elixirs_up if up >= 0)]
        if s.elixir >= 0:
            found.append(s.elixir)
        assert sorted(found) == sorted(BOX.elixir_deck), f"the elixirs are {sorted(found)}"


def _dice(s: Town) -> None:
    """Appendix C, 7: five dice each, kept or under the cup while rolling, all kept afterwards."""
    for player in s.players:
        kept, under = size_of(player.kept), size_of(player.cup)
        if s.phase == ROLLING and s.round:
            assert kept + under <= 5, "a player has more than five dice"
        if s.phase == ROLLING and s.ask is not None and s.ask.name == "KEEP_DICE":
            assert kept + under == 5, f"a player has {kept + under} dice"
        if 0 < s.phase <= DOC:
            assert kept == 5, f"a player's combination has {kept} dice"
