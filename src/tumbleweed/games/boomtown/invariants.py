"""What is true of every position (dossier, 3.1). Where it is not, the program is at fault."""

from tumbleweed.games.boomtown.box import TOWNS
from tumbleweed.games.boomtown.choosing import PickCard
from tumbleweed.games.boomtown.town import CHOOSING, NOBODY, NOWHERE, SCORING, Boomtown


def check(s: Boomtown) -> None:
    """Raises AssertionError, saying what is wrong, if the position is impossible."""
    _gold(s)
    _cards(s)
    _mayors(s)
    _rounds(s)


def _gold(s: Boomtown) -> None:
    """3.1, 1 and 2: nobody has debts, and gold only moves about."""
    assert min(s.gold) >= 0, "somebody has less than nothing"
    there = sum(s.gold) + s.bank
    assert there == s.table.box.gold * s.count, f"there are {there} gold instead of {s.table.box.gold * s.count}"


def _cards(s: Boomtown) -> None:
    """3.1, 3: every card is in exactly one place."""
    deck = s.table.deck
    found = [*s.deck[s.top :], *s.unseen, *s.removed]
    found += [card for slot, card in enumerate(s.row) if s.left >> slot & 1]
    for player in s.players:
        mines = [mine for mine in range(deck.mines) if player.owns(mine)]
        for town in range(len(TOWNS)):
            number = sum(1 for mine in mines if deck.town[mine] == town)
            assert player.mines_in(town) == number, "a player's mines are not as many as counted"
        found += mines
        found += [deck.mines + place for place in range(len(deck.kind)) if player.events >> place & 1]
    for vein in s.veins:
        assert s.owner(vein.mine) != NOBODY, "a New Vein lies on a mine nobody owns"
        found.append(vein.card)
    for saloon in s.saloons:
        found += [saloon.card] if saloon.girls < 0 else [saloon.card, saloon.girls]
    if s.governor != NOWHERE:
        found.append(s.governor_card)
    assert sorted(found) == list(range(deck.size)), f"the cards are {sorted(found)}"


def _mayors(s: Boomtown) -> None:
    """3.1, 4 to 6: nobody owns more mines than the mayor; at most two saloons in a town; the Governor is a mayor."""
    for town in range(len(TOWNS)):
        most = max(int(player.mines_in(town)) for player in s.players)
        mayor = s.mayor(town)
        if mayor == NOBODY:
            assert most < 2, f"{TOWNS[town]} has no mayor, though somebody owns {most} mines there"
        else:
            assert s.players[mayor].mines_in(town) == most > 0, f"somebody owns more in {TOWNS[town]} than its mayor"
            assert most >= 2 or not s.table.two_mines, f"the mayor of {TOWNS[town]} owns a single mine"
        assert sum(1 for saloon in s.saloons if saloon.town == town) <= 2, f"too many saloons in {TOWNS[town]}"
    if s.governor != NOWHERE:
        assert s.mayor(s.governor) != NOBODY, "the Governor stands on a vacant office"


def _rounds(s: Boomtown) -> None:
    """3.1, 7 and 8: full rows to the last card, and one card for each player and round."""
    rounds = s.table.rounds(s.count)
    assert s.round <= rounds, f"round {s.round} of {rounds}"
    assert s.cards_left() == s.table.cards() - s.round * s.count, "the deck is not as large as the round says"
    if s.phase == CHOOSING and s.ask is not None:
        left = sum(1 for slot in range(s.count) if s.left >> slot & 1)
        taken = s.place - (1 if isinstance(s.ask, PickCard) else 0)
        assert left == s.count - taken, f"{left} cards are left after {taken} picks"
    if s.phase == SCORING:
        assert s.round == rounds, "the game is over too early"
        assert s.left == 0, "the game is over, but cards are left in the row"
