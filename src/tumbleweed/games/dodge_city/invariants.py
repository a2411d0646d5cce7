"""What must be true after every answer: cards, stones, discs and statuses only move about."""

from tumbleweed.games.dodge_city.actions import BUY, actions_of
from tumbleweed.games.dodge_city.box import BOX, FIGURES
from tumbleweed.games.dodge_city.dealing import cards_in
from tumbleweed.games.dodge_city.effects.deck import COPIES
from tumbleweed.games.dodge_city.house import CONTROLLED, NEUTRAL, OPEN_HOUSE, UNOPENED
from tumbleweed.games.dodge_city.telling import stones_by_seat
from tumbleweed.games.dodge_city.town import END, Town

ROOM = 3


def check(s: Town) -> None:
    """Raises AssertionError, with what is wrong, if the position cannot be."""
    _cards(s)
    _events(s)
    _stones(s)
    _discs(s)
    _money(s)


def _cards(s: Town) -> None:
    """Every card is somewhere once; a secret choice is a card of the hand."""
    found = [*s.deck[s.deck_top :], *cards_in(s.discards)]
    for player in s.players:
        found += cards_in(player.hand)
        if player.shown >= 0:
            found.append(player.shown)
        assert player.chosen < 0 or player.hand >> player.chosen & 1, "a chosen card is not in the hand"
        assert not player.unseen & ~s.discards, "a face-down card is not among the discards"
    assert sorted(found) == list(range(len(BOX.cards))), f"the cards are {sorted(found)}"


def _events(s: Town) -> None:
    """Every event card is somewhere once."""
    found = [*s.events[s.event_top :], *cards_in(s.event_discards), *([s.event] if s.event >= 0 else [])]
    assert sorted(found) == list(range(len(COPIES))), f"the event cards are {sorted(found)}"


def _stones(s: Town) -> None:
    """Stones stand on free cells of open buildings, one on each; all others are in the supplies."""
    in_town = [0] * s.count
    for site, house in zip(s.plan, s.houses, strict=True):
        together = 0
        for seat, number in enumerate(stones_by_seat(s, house)):
            assert not together & house.stones(seat), f"two stones on one cell of {site.id}"
            together |= house.stones(seat)
            in_town[seat] += number
        assert together == house.taken, f"the cells taken in {site.id} are not those with stones"
        assert not together & ~site.free, f"a stone off the cells of {site.id}"
        assert house.status == OPEN_HOUSE or not together, f"stones in {site.id}, which is not open"
        if house.status <= OPEN_HOUSE:
            ways = actions_of(BUY, site.number, site.free & ~house.taken)
            assert house.buy == ways, f"the free cells of {site.id} are not those that can be bought"
            assert house.buy or s.connected(site.number), f"{site.id} is full without a connection (DC-9.1)"
    for seat, player in enumerate(s.players):
        assert player.supply >= 0, "a supply has less than nothing"
        stones = player.supply + in_town[seat]
        assert stones == BOX.stones, f"player {seat} has {stones} stones instead of {BOX.stones}"


def _discs(s: Town) -> None:
    """Symbol discs: in the supply or in a building, for good. Points discs: with the winners of the buildings."""
    assert s.finished == sum(house.status > OPEN_HOUSE for house in s.houses), "finished buildings are miscounted"
    for rank, figure in enumerate(FIGURES, 1):
        used = sum(house.figure == rank for house in s.houses)
        left = s.discs >> 4 * rank & 15
        assert s.table.unlimited or used + left == s.table.discs, f"{used} + {left} symbol discs of the {figure}"
        won = sum(player.discs >> 4 * rank & 15 for player in s.players)
        awarded = sum(house.figure == rank and house.status == CONTROLLED for house in s.houses)
        assert won == awarded, f"{won} points discs of the {figure} were won, {awarded} buildings awarded"
    for seat, player in enumerate(s.players):
        points = sum((player.discs >> 4 * rank & 15) * BOX.points[rank] for rank in range(1, len(FIGURES) + 1))
        owned = sum(BOX.points[house.figure] for house in s.houses if house.owner == seat)
        assert player.points == points == owned, f"player {seat} has {player.points} points, discs for {points}"
    for site, house in zip(s.plan, s.houses, strict=True):
        assert (house.figure == 0) == (house.status == UNOPENED), f"{site.id} has a figure without being opened"
        assert (house.owner >= 0) == (house.status == CONTROLLED), f"{site.id} has a wrong owner"
        assert house.status != NEUTRAL or house.owner < 0, f"{site.id} is neutral and owned"


def _money(s: Town) -> None:
    """Nobody has debts beyond an event; amounts are multiples of 25; the limit of three holds."""
    for seat, player in enumerate(s.players):
        assert player.cash >= 0, f"player {seat} has ${player.cash}"
        assert player.cash % 25 == 0, f"player {seat} has ${player.cash}, no multiple of 25"
        for number in range(len(s.plan)):
            assert player.placed >> 2 * number & 3 <= ROOM, "more stones were placed than a round allows"
    assert s.debt == 0 or s.event >= 0 or s.round == END, "a debt without an event"
