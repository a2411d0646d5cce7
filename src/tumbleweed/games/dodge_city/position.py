"""A position of Dodge City set up by hand. What is not given is as at the beginning of a game, or as it must be."""

from collections.abc import Sequence
from typing import Final

from tumbleweed.core.chance import Seed
from tumbleweed.core.errors import BadPosition
from tumbleweed.core.events import Log
from tumbleweed.core.position import Dealer, by_seat, round_of, scripted, seat_of, steps_of
from tumbleweed.core.steps import Step
from tumbleweed.games.dodge_city.board import Site
from tumbleweed.games.dodge_city.box import BOX, CARD, FIGURES, SEATS
from tumbleweed.games.dodge_city.declared.pieces import Pieces
from tumbleweed.games.dodge_city.drawing import DRAW_EVENT
from tumbleweed.games.dodge_city.dump import house_of
from tumbleweed.games.dodge_city.effects.deck import EventDeck, event_deck
from tumbleweed.games.dodge_city.ending import GAME_OVER, TARGET_POINTS
from tumbleweed.games.dodge_city.grid import BIT, cell_at
from tumbleweed.games.dodge_city.house import CONTROLLED, NEUTRAL, NOBODY, OPEN_HOUSE, House
from tumbleweed.games.dodge_city.placing import TURN
from tumbleweed.games.dodge_city.rules import PASS, THE_PASS
from tumbleweed.games.dodge_city.setup import laid_out
from tumbleweed.games.dodge_city.table import Table
from tumbleweed.games.dodge_city.town import DUEL, LOT_STREAM, PLACING_1, STREAMS, Town

ORDER: Final = ("deal", "start", "placing_1", "placing_2", "duel", "settlement", "end_of_pass", "pass")
STEPS: Final[dict[str, Step]] = {
    **dict(zip(ORDER, (*THE_PASS, PASS), strict=True)),
    "game_over": GAME_OVER,
    **{f"turn {seat}": TURN[seat] for seat in range(5)},
    **{f"event {seat}": DRAW_EVENT[seat] for seat in range(5)},
}
DUEL_ROUND: Final = THE_PASS[4]
HELD: Final = {THE_PASS[1]: 4, THE_PASS[2]: 3, THE_PASS[3]: 2, DUEL_ROUND: 1}
"""How many cards everybody holds before each round (DC-2.1)."""


def set_up(
    run: str | Sequence[str], seats: int, table: Table, seed: Seed, given: Pieces, log: Log | None, dealer: Dealer
) -> Town:
    """The position; its steps are not run yet."""
    steps = steps_of(run, STEPS, ORDER)
    s = laid_out(seats, table, scripted(STREAMS, seed, {LOT_STREAM: given.get("lots", [])}), log)
    s.by_hand = True
    cash = by_seat("cash", given.get("cash"), seats, table.start_cash)
    points = by_seat("points", given.get("points"), seats, 0)
    for seat, player in enumerate(s.players):
        player.cash, player.points = cash[seat], points[seat]
    for name, drawn in given.get("buildings", {}).items():
        _build(s, name, drawn)
    for player, supply in zip(s.players, by_seat("supply", given.get("supply"), seats, -1), strict=True):
        player.supply = supply if supply >= 0 else player.supply
    _lay_cards(s, given, dealer, HELD.get(steps[0], 0))
    _lay_events(s, given, dealer)
    s.starter = given.get("starter", 0)
    if s.starter != NOBODY:  # before the first pass there is none
        seat_of("starter", s.starter, seats)
    s.number = round_of("number", given.get("number", 1))
    s.round = DUEL if steps[0] is DUEL_ROUND else PLACING_1
    s.reason = TARGET_POINTS if steps[0] is GAME_OVER else 0
    s.then_all(tuple(steps))
    return s


def _build(s: Town, name: str, drawn: str) -> None:
    """A building; its stones are taken from the players' supplies, its disc from the supply of discs."""
    sites = {site.id: site for site in s.plan}
    if name not in sites:
        raise BadPosition(f"buildings: there is no {name!r}; there are {', '.join(sites)}")
    site = sites[name]
    new = drawn_house(site, drawn, int(s.count))
    s.houses[site.number] = new
    if not s.table.unlimited:
        if not s.discs >> 4 * new.figure & 15:
            raise BadPosition(f"buildings: there are not that many discs of the {FIGURES[new.figure - 1]}")
        s.discs -= 1 << 4 * new.figure
    s.finished += new.status > OPEN_HOUSE
    if new.status == CONTROLLED:
        owner = s.players[new.owner]
        owner.discs += 1 << 4 * new.figure
        owner.points += s.table.box.points[new.figure]
    for seat, player in enumerate(s.players):
        player.supply -= bin(new.stones(seat)).count("1")


def drawn_house(site: Site, drawn: str, seats: int) -> House:
    """A building from its drawing."""
    head, *rows = [line.strip() for line in drawn.strip().splitlines()] or [""]
    words = head.split()
    if not words or words[-1] not in FIGURES:
        raise BadPosition(f"{site.id}: the first line names the figure, one of {', '.join(FIGURES)}, not {head!r}")
    figure = FIGURES.index(words[-1]) + 1
    if words[0] in ("neutral", "controlled"):
        owner = int(words[1]) if len(words) == 3 and words[1].isdecimal() else NOBODY
        if (words[0] == "controlled") != (0 <= owner < seats):
            raise BadPosition(f"{site.id}: write `neutral lady` or `controlled 0 lady`, not {head!r}")
        return house_of(site, NEUTRAL if owner == NOBODY else CONTROLLED, figure, owner, *([0] * SEATS))
    return house_of(site, OPEN_HOUSE, figure, NOBODY, *_stones(site, rows or list(site.rows), seats))


def _stones(site: Site, rows: list[str], seats: int) -> list[int]:
    """The stones of each seat in the drawing of a building."""
    stones = [0] * SEATS
    if [len(row) for row in rows] != [len(row) for row in site.rows]:
        raise BadPosition(f"{site.id}: it is drawn as {' / '.join(site.rows)} with stones in it")
    for r, row in enumerate(rows):
        for c, sign in enumerate(row):
            if sign.isdecimal() and int(sign) < seats:
                stones[int(sign)] |= BIT[cell_at(r, c)]
            elif sign != site.rows[r][c]:
                raise BadPosition(f"{site.id}: row {r}, column {c} is {site.rows[r][c]!r}, not {sign!r}")
    return stones


def cards_of(table: Table, name: str, cards: Sequence[str]) -> list[int]:
    """Cards by their ids."""
    known = [BOX.cards[card] for card in table.box.deck]
    for card in cards:
        if card not in known:
            raise BadPosition(f"{name}: there is no card {card!r}; cards are {', '.join(known)}")
    return [BOX.cards.index(card) for card in cards]


def _lay_cards(s: Town, given: Pieces, dealer: Dealer, held: int) -> None:
    """Hands, draw pile and discards; cards that are not given lie in the draw pile or are dealt to the hands."""
    hands = given.get("hands")
    dealt = [cards_of(s.table, "hands", hand) for hand in by_seat("hands", hands, int(s.count), ())]
    top = cards_of(s.table, "deck", given.get("deck", ()))
    discards = cards_of(s.table, "discards", given.get("discards", ()))
    said = [*top, *discards, *(card for hand in dealt for card in hand)]
    if len(set(said)) < len(said):
        raise BadPosition("a card is in two places")
    rest = list(dealer.shuffled([card for card in s.table.box.deck if card not in said]))
    if hands is None and dealer.luck is not None:
        dealt, rest = [rest[held * seat :][:held] for seat in range(s.count)], rest[held * s.count :]
    for player, hand in zip(s.players, dealt, strict=True):
        player.hand = sum(CARD[card] for card in hand)
    whole = given.get("whole_deck", False)
    s.deck = tuple(top if whole else top + rest)
    s.discards = sum(CARD[card] for card in (discards + rest if whole else discards))


def event_cards(deck: EventDeck, names: Sequence[str]) -> list[int]:
    """Physical event cards of these designs, each copy once."""
    top: list[int] = []
    for name in names:
        card = next((card for card in deck.cards if deck.event(card).id == name and card not in top), -1)
        if card < 0:
            known = dict.fromkeys(deck.event(each).id for each in deck.cards)
            raise BadPosition(f"events: there is no {name!r} left; event cards are {', '.join(known)}")
        top.append(card)
    return top


def _lay_events(s: Town, given: Pieces, dealer: Dealer) -> None:
    """The pile of event cards."""
    deck = event_deck(s)
    top = event_cards(deck, given.get("events", ()))
    rest = dealer.shuffled([card for card in deck.cards if card not in top])
    whole = given.get("whole_events", False)
    s.events = tuple(top) if whole else (*top, *rest)
    s.event_discards = sum(1 << card for card in rest) if whole else 0
