"""What must be true after every answer: cards, stones and discs only move about, and statuses fit."""

from tumbleweed.games.dodge_city.actions import BUY, actions_of
from tumbleweed.games.dodge_city.box import FIGURES
from tumbleweed.games.dodge_city.dealing import cards_in
from tumbleweed.games.dodge_city.effects.deck import event_deck
from tumbleweed.games.dodge_city.house import CONTROLLED, OPEN_HOUSE, UNOPENED
from tumbleweed.games.dodge_city.town import END, Town

KINDS = len(FIGURES) + 1


def check(s: Town) -> None:
    """Raises AssertionError, saying what is wrong, if the position is impossible."""
    _cards(s)
    _events(s)
    _stones(s)
    _discs(s)
    _money(s)


def _cards(s: Town) -> None:
    """Every card is in exactly one place; a secret choice is a card in the hand."""
    held = [s.discards, s.event_discards, *(player.hand for player in s.players), *(each.unseen for each in s.players)]
    assert min(held) >= 0, "there are less cards than none"
    found = [*s.deck[s.deck_top :], *cards_in(s.discards)]
    for player in s.players:
        found += cards_in(player.hand)
        if player.shown >= 0:
            found.append(player.shown)
        assert player.chosen < 0 or player.hand >> player.chosen & 1, "a chosen card is not in the hand"
        assert not player.unseen & ~s.discards, "a face-down card is not among the discards"
    assert tuple(sorted(found)) == s.table.box.deck, f"the cards are {sorted(found)}"


def _events(s: Town) -> None:
    """Every event card is in exactly one place."""
    found = [*s.events[s.event_top :], *cards_in(s.event_discards), *([s.event] if s.event >= 0 else [])]
    assert tuple(sorted(found)) == event_deck(s).cards, f"the event cards are {sorted(found)}"


def _stones(s: Town) -> None:
    """Stones stand on free cells of open buildings, one on each; all others are in the supplies."""
    in_town = [0] * s.count
    for site, house in zip(s.plan, s.houses, strict=True):
        together = 0
        if house.taken:
            assert house.status == OPEN_HOUSE, f"stones in {site.id}, which is not open"
            for seat, number in enumerate(house.by_seat(s.count)):
                assert not together & house.stones(seat), f"two stones on one cell of {site.id}"
                together |= house.stones(seat)
                in_town[seat] += number
            assert not together & ~site.free, f"a stone off the cells of {site.id}"
        assert together == house.taken, f"the cells taken in {site.id} are not those with stones"
        if house.status <= OPEN_HOUSE:
            free = bin(site.free & ~house.taken).count("1")
            assert len(house.buy) == free, f"{site.id} has {free} free cells, but offers {len(house.buy)}"
            assert free or s.connected(site.number), f"{site.id} is full without a connection (DC-9.1)"
    # One building each time is enough: later positions are checked as well.
    site = s.plan[s.answered % len(s.plan)]
    house = s.houses[site.number]
    if house.status <= OPEN_HOUSE:
        ways = actions_of(BUY, site.number, site.free & ~house.taken)
        assert house.buy == ways, f"the free cells of {site.id} are not those that can be bought"
    for seat, player in enumerate(s.players):
        assert player.supply >= 0, "a supply has less than nothing"
        stones = player.supply + in_town[seat]
        assert stones == s.table.box.stones, f"player {seat} has {stones} stones instead of {s.table.box.stones}"


def _discs(s: Town) -> None:
    """Symbol discs are in the supply or, for good, in a building; points discs are with the buildings' winners."""
    assert min(s.discs, *(player.discs for player in s.players)) >= 0, "there are less discs than none"
    used, won, owned = [0] * KINDS, [0] * KINDS, [0] * s.count
    finished = 0
    for site, house in zip(s.plan, s.houses, strict=True):
        used[house.figure] += 1
        finished += house.status > OPEN_HOUSE
        assert (house.figure == 0) == (house.status == UNOPENED), f"{site.id} has a figure without being opened"
        assert (house.owner >= 0) == (house.status == CONTROLLED), f"{site.id} has a wrong owner"
        if house.owner >= 0:
            won[house.figure] += 1
            owned[house.owner] += s.table.box.points[house.figure]
    assert s.finished == finished, "finished buildings are miscounted"
    for seat, player in enumerate(s.players):
        points = 0
        for rank in range(1, KINDS):
            discs = player.discs >> 4 * rank & 15
            won[rank] -= discs
            points += discs * s.table.box.points[rank]
        assert player.points == points == owned[seat], f"player {seat} has {player.points} points, discs for {points}"
    assert not any(won), "points discs are not with the winners of their buildings"
    for rank, figure in enumerate(FIGURES, 1):
        left = s.discs >> 4 * rank & 15
        fits = s.table.unlimited or used[rank] + left == s.table.discs
        assert fits, f"{used[rank]} + {left} symbol discs of the {figure}"


def _money(s: Town) -> None:
    """Nobody has debts beyond an event; amounts are multiples of 25."""
    for seat, player in enumerate(s.players):
        assert player.cash >= 0, f"player {seat} has ${player.cash}"
        assert player.cash % 25 == 0, f"player {seat} has ${player.cash}, no multiple of 25"
    assert s.debt == 0 or s.event >= 0 or s.round == END, "a debt without an event"
