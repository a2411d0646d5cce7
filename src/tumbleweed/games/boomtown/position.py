"""A position of Boomtown set up by hand. What is not given is as at the beginning of a game, or as it must be."""

from collections.abc import Sequence
from typing import Final

from tumbleweed.core.chance import Seed
from tumbleweed.core.errors import BadPosition
from tumbleweed.core.events import Log
from tumbleweed.core.position import Dealer, by_seat, round_of, scripted, seat_of, steps_of
from tumbleweed.core.steps import Step
from tumbleweed.games.boomtown.box import TOWNS
from tumbleweed.games.boomtown.declared.pieces import Pieces
from tumbleweed.games.boomtown.mayors import check_mayor
from tumbleweed.games.boomtown.mines import gain
from tumbleweed.games.boomtown.removing import keep
from tumbleweed.games.boomtown.rules import END_OF_ROUND, ROUND, SCORE, THE_ROUND
from tumbleweed.games.boomtown.table import Table, check_table
from tumbleweed.games.boomtown.town import DICE_STREAM, HOLDUP_STREAM, NOBODY, STREAMS, Boomtown, Saloon, Vein

ORDER: Final = ("draw", "auction", "pay", "choose", "roll", "collapse", "produce", "end_of_round")
STEPS: Final[dict[str, Step]] = {
    **dict(zip(ORDER, (*THE_ROUND, END_OF_ROUND), strict=True)),
    "round": ROUND,
    "scoring": SCORE,
}
WITH_A_ROW: Final = THE_ROUND[1:4]


def set_up(
    run: str | Sequence[str], seats: int, table: Table, seed: Seed, given: Pieces, log: Log | None, dealer: Dealer
) -> Boomtown:
    """The position; its steps are not run yet."""
    check_table(table, seats)
    steps = steps_of(run, STEPS, ORDER)
    s = Boomtown()
    s.begin("boomtown", seats, scripted(STREAMS, seed, rolls(given)), None)
    s.by_hand = True
    s.table = table
    s.clear()
    s.round, s.first = round_of("round", given.get("round", 2)), seat_of("first", given.get("first", 0), seats)
    s.bidder, s.high = seat_of("winner", given.get("winner", 0), seats), given.get("bid", 0)
    for player, gold in zip(s.players, by_seat("gold", given.get("gold"), seats, table.box.gold), strict=True):
        player.gold = gold
    s.bank = table.box.gold * seats - sum(s.gold)
    _lay_out(s, given)
    _lay_cards(s, steps[0], given, dealer)
    s.log, s.recorded = log, log is not None
    s.then_all(tuple(steps))
    return s


def rolls(given: Pieces) -> dict[int, list[int]]:
    """Rolls, as the numbers that chance gives for them."""
    written = {DICE_STREAM: given.get("dice", []), HOLDUP_STREAM: given.get("holdups", [])}
    return {stream: [_number(roll) for roll in lines] for stream, lines in written.items()}


def _number(roll: str) -> int:
    if len(roll) != 2 or any(die not in "123456" for die in roll):
        raise BadPosition(f"{roll!r} is no roll of two dice; write `16`")
    return (int(roll[0]) - 1) * 6 + int(roll[1]) - 1


def _words(s: Boomtown, name: str, line: str, example: str, fewest: int, most: int) -> tuple[int, list[str]]:
    """A line that begins with a seat."""
    words = line.split()
    if not fewest <= len(words) <= most or not words[0].isdecimal():
        raise BadPosition(f"{name}: write `{example}`, not {line!r}")
    return seat_of(name, int(words[0]), s.count), words[1:]


def card_of(table: Table, card: str, kind: str = "") -> int:
    """A card by its id, and of a certain kind if one is asked for."""
    ids = table.deck.ids
    if card not in ids or not card.startswith(kind):
        known = ", ".join(each for each in ids if each.startswith(kind))
        raise BadPosition(f"there is no card {card!r} here; cards are {known}")
    return ids.index(card)


def _town(name: str) -> int:
    if name not in TOWNS:
        raise BadPosition(f"there is no town {name!r}; towns are {', '.join(TOWNS)}")
    return TOWNS.index(name)


def _lay_out(s: Boomtown, given: Pieces) -> None:
    """What lies before the players; laying it out costs nothing."""
    for line in given.get("mines", ()):
        owner, ids = _words(s, "mines", line, "0 DG-02 DG-03", 2, s.table.deck.mines)
        for mine in ids:
            if card_of(s.table, mine) >= s.table.deck.mines or s.owner(card_of(s.table, mine)) != NOBODY:
                raise BadPosition(f"mines: {mine} is no mine, or is there twice")
            gain(s, owner, card_of(s.table, mine))
            check_mayor(s, _town(mine[:2]), "pick")
    if given.get("governor"):
        s.governor, s.governor_card = _town(given["governor"]), card_of(s.table, "GOV-1")
    veins = given.get("veins", {}).items()
    s.veins = tuple(Vein(card_of(s.table, card, "VEI"), card_of(s.table, mine)) for card, mine in veins)
    for line in given.get("saloons", ()):
        owner, words = _words(s, "saloons", line, "0 CC SAL-1 GIR-1", 3, 4)
        girls = card_of(s.table, words[2], "GIR") if len(words) == 3 else -1
        s.saloons = (*s.saloons, Saloon(card_of(s.table, words[1], "SAL"), owner, _town(words[0]), girls))
    for seat, held in enumerate(by_seat("cards", given.get("cards"), s.count, ())):
        for card in held:
            if card_of(s.table, card) < s.table.deck.mines:
                raise BadPosition(f"cards: {card} is a mine; mines are written `{seat} {card}` under `mines`")
            keep(s, seat, card_of(s.table, card))


def _lay_cards(s: Boomtown, first: Step, given: Pieces, dealer: Dealer) -> None:
    """The row, the deck, and what has left the game; the round decides how many cards each has."""
    row = [card_of(s.table, card) for card in given.get("row", ())]
    top = [card_of(s.table, card) for card in given.get("deck", ())]
    said = row + top
    if len(set(said)) < len(said) or any(_in_play(s, card) for card in said):
        raise BadPosition("a card is in two places")
    rest = dealer.shuffled([card for card in range(s.table.deck.size) if card not in said and not _in_play(s, card)])
    if first in WITH_A_ROW and dealer.luck is not None:
        if "row" not in given:
            row, rest = list(rest[: s.count]), rest[s.count :]
        elif len(row) != s.count:
            raise BadPosition(f"row: {s.count} cards lie in a row, not {len(row)}")
    rows = s.table.rounds(s.count) - s.round + (first is THE_ROUND[0])
    pile = (*top, *rest)
    size = max(rows * s.count, 0)
    if len(pile) < size:
        raise BadPosition(f"round {s.round}: {size - len(pile)} cards too many are in play for so early a round")
    s.row, s.left = tuple(row), (1 << len(row)) - 1
    s.deck, gone = pile[:size], pile[size:]
    unseen = s.table.deck.size - s.table.cards()
    s.removed, s.unseen = gone[unseen:], gone[:unseen]


def _in_play(s: Boomtown, card: int) -> bool:
    """Whether a card lies before a player, or in a town."""
    deck = s.table.deck
    lying = [vein.card for vein in s.veins] + [saloon.card for saloon in s.saloons]
    lying += [saloon.girls for saloon in s.saloons] + [s.governor_card]
    before = card >= deck.mines and any(player.events >> card - deck.mines & 1 for player in s.players)
    return card in lying or before or (card < deck.mines and s.owner(card) >= 0)
