"""The scenario language of Boomtown: a table set up by hand, chance written down, questions expected one by one.

    t = table(run=CHOOSE, seats=3, gold=[5, 7, 9], mines=["0 DG-02 DG-03 DG-05"], row="DG-10 SN-02 DYN-1", winner=1)
    t.asks(1, "PICK").says("pick DG-10")
    assert t.gold == [8, 4, 9] and t.mayor_of_town("DG") == 0

Mines are written in the order in which they were acquired, a line for each stretch: `0 DG-02 DG-03`, then `1 DG-05`;
mayors follow from that. Cards are ids: `CJ-02`, `DYN-1`; decks and rows are written from the top or left. Dice are
written `16` for a 1 and a 6. Seats are numbered from 0. `pick DG-10` is understood as the slot that holds the card.
A question that is not expected fails the test: `asks` names the seat and the decision, `ends` says that no question is
open.
"""

from typing import Any

from tumbleweed.core.chance import ScriptedChance, tapes
from tumbleweed.core.events import Log
from tumbleweed.core.play import advance, answer, default_answer, legal, waiting
from tumbleweed.core.steps import Step
from tumbleweed.games.boomtown import scoring, spec
from tumbleweed.games.boomtown.actions import CATALOG
from tumbleweed.games.boomtown.box import TOWNS
from tumbleweed.games.boomtown.mayors import check_mayor
from tumbleweed.games.boomtown.mines import gain
from tumbleweed.games.boomtown.removing import keep
from tumbleweed.games.boomtown.rules import END_OF_ROUND, ROUND, SCORE, THE_ROUND
from tumbleweed.games.boomtown.table import Table, check_table
from tumbleweed.games.boomtown.town import DICE_STREAM, HOLDUP_STREAM, NOWHERE, STREAMS, Boomtown, Saloon, Vein

SPEC = spec.BoomtownSpec()

DRAW, AUCTION, PAY, CHOOSE, ROLL, COLLAPSE, PRODUCE = ([name] for name in (
    "draw", "auction", "pay", "choose", "roll", "collapse", "produce"))  # fmt: skip
PRODUCTION = ["roll", "collapse", "produce"]
WHOLE_ROUND = ["round"]
STEPS: dict[str, Step] = {
    **dict(zip(("draw", "auction", "pay", "choose", "roll", "collapse", "produce"), THE_ROUND, strict=True)),
    "end_of_round": END_OF_ROUND,
    "round": ROUND,
    "scoring": SCORE,
}


class Play:
    """A table being played at in a test."""

    def __init__(self, s: Boomtown) -> None:
        self.s = s

    def __getattr__(self, name: str) -> Any:
        """Everything the state has: `t.gold`, `t.first`, `t.high`, `t.order` …"""
        return getattr(self.s, name)

    def asks(self, seat: int, decision: str) -> "Asked":
        """The seat is asked this decision now (and nothing else is asked)."""
        assert self.s.ask is not None, f"expected {decision} for seat {seat}, but nothing is asked"
        found = self.s.ask.about()[0]
        assert found == decision, f"expected {decision} for seat {seat}, asked is {found} for {waiting(self.s)}"
        assert waiting(self.s) == (seat,), f"expected {decision} for seat {seat}, asked are {waiting(self.s)}"
        return Asked(self, seat)

    def ends(self) -> "Play":
        """Nobody is asked anything any more."""
        if self.s.ask is not None:
            raise AssertionError(f"unexpected question {self.s.ask.about()} for {waiting(self.s)}")
        return self

    def goes_on(self, *run: str) -> "Play":
        """These parts of the round follow."""
        assert self.s.ask is None, "a question is open"
        for name in reversed(run):
            self.s.next(STEPS[name])
        advance(self.s)
        return self

    def next_row(self, row: str, winner: int) -> "Play":
        """The next round's row, filled up from the deck; the winner picks first. What is left of the old row goes."""
        s = self.s
        assert s.ask is None or s.ask.name == "PICK", "a question is open"
        s.ask, s.agenda, s.open = None, None, 0
        s.removed += tuple(card for slot, card in enumerate(s.row) if s.left >> slot & 1)
        cards = [_card(s, card) for card in row.split()]
        pile = [card for card in s.deck[s.top :] if card not in cards]
        more = s.count - len(cards)
        s.row, s.left = (*cards, *pile[:more]), (1 << s.count) - 1
        s.round, s.bidder, s.top = s.round + 1, winner, 0
        most = s.table.cards() - s.round * s.count + more
        s.deck = tuple(pile[more:most])
        s.removed = tuple(card for card in (*s.removed, *pile[most:]) if card not in cards)
        return self.goes_on("choose")

    def events(self, name: str, seat: int = -1) -> list[dict[str, Any]]:
        """All events of a name, as the seat (-1: a spectator) may know them."""
        return [event for event in SPEC.events(self.s, seat, 0) if event["event"] == name]

    def event(self, name: str, seat: int = -1) -> dict[str, Any]:
        """The only event of a name."""
        found = self.events(name, seat)
        assert len(found) == 1, f"expected one {name}, found {found}"
        return found[0]

    def told(self) -> list[str]:
        """The names of all events, in order."""
        return [event["event"] for event in SPEC.events(self.s, -1, 0)]

    def view(self, seat: int) -> dict[str, Any]:
        return SPEC.view(self.s, seat)

    def mayor_of_town(self, town: str) -> int | None:
        """The mayor of a town by seat; None if the office is vacant."""
        mayor = self.s.mayor(TOWNS.index(town))
        return None if mayor < 0 else mayor

    def governor_town(self) -> str | None:
        """Where the Governor lies."""
        return None if self.s.governor == NOWHERE else TOWNS[self.s.governor]

    def mines_of(self, seat: int) -> list[str]:
        """A player's mines."""
        return [mine["card"] for mine in self.view(-1)["players"][seat]["mines"]]

    def value_of(self, card: str) -> int:
        """A mine's production value now."""
        return self.s.value(self.s.table.deck.ids.index(card))

    def cards_of(self, seat: int) -> list[str]:
        """Event cards that lie before a player by themselves: held, waiting, or being carried out."""
        player = self.view(-1)["players"][seat]
        return [*player["held"], *player["waiting"], *player["playing"]]

    def saloons_in(self, town: str) -> list[tuple[int, str, bool]]:
        """Owner, card and girls of the saloons in a town, the oldest first."""
        seen = next(one for one in self.view(-1)["towns"] if one["town"] == town)
        return [(saloon["owner"], saloon["card"], saloon["girls"]) for saloon in seen["saloons"]]

    def removed_cards(self) -> list[str]:
        """The cards that left the game openly, in this order."""
        return list(self.view(-1)["removed"])

    def deck_cards(self) -> list[str]:
        """The deck, top first."""
        return [self.s.table.deck.ids[card] for card in self.s.deck[self.s.top :]]

    def points(self) -> list[int]:
        return scoring.points(self.s)

    def time_out(self, seat: int) -> "Play":
        """The seat's time is up."""
        SPEC.time_out(self.s, seat)
        return self


class Asked:
    """A question that was expected."""

    def __init__(self, play: Play, seat: int) -> None:
        self.play = play
        self.seat = seat

    @property
    def options(self) -> list[str]:
        """The options in writing; cards of the row by their ids."""
        return [self._written(action) for action in legal(self.play.s, self.seat)]

    @property
    def default(self) -> str:
        """What is answered when time is up."""
        return self._written(default_answer(self.play.s, self.seat))

    def offers(self, *options: str) -> "Asked":
        """These are all the options, in any order."""
        assert sorted(self.options) == sorted(options), f"options are {self.options}"
        return self

    def says(self, words: str) -> Play:
        """The seat answers."""
        answer(self.play.s, self.seat, self._read(words))
        return self.play

    def _written(self, action: int) -> str:
        words = CATALOG.text(action)
        if not words.startswith("pick "):
            return words
        s = self.play.s
        return f"pick {s.table.deck.ids[s.row[int(words.removeprefix('pick ')) - 1]]}"

    def _read(self, words: str) -> int:
        s = self.play.s
        ids = [s.table.deck.ids[card] for card in s.row]
        card = words.removeprefix("pick ")
        return CATALOG.parse(f"pick {ids.index(card) + 1}" if words.startswith("pick ") and card in ids else words)


def scripted(dice: list[str], holdup: list[str], seed: int) -> ScriptedChance:
    """Chance written down: the production rolls and the rolls of holdups, in order."""
    script: list[list[int]] = [[] for stream in STREAMS]
    for stream, rolls in ((DICE_STREAM, dice), (HOLDUP_STREAM, holdup)):
        script[stream] = [(int(roll[0]) - 1) * 6 + int(roll[1]) - 1 for roll in rolls]
    return ScriptedChance(tapes(STREAMS, seed), [0] * len(STREAMS), script)


def table(
    run: list[str],
    seats: int = 3,
    gold: list[int] | int = 10,
    mines: list[str] | None = None,
    row: str = "",
    winner: int = 0,
    bid: int = 0,
    first: int = 0,
    round: int = 2,  # noqa: A002 - the word of the rules
    governor: str = "",
    veins: dict[str, str] | None = None,
    saloons: list[str] | None = None,
    cards: dict[int, str] | None = None,
    deck: str | None = None,
    dice: list[str] | None = None,
    holdup: list[str] | None = None,
    seed: int = 1,
    own_deck: str | list[str] | None = None,
    **options: Any,
) -> Play:
    """A table at which the named parts of the order of play are run.

    `winner` and `bid` are the outcome of the auction, where it is not run. `governor` is the town where the Governor
    lies. `veins` puts cards on mines: {"VEI-1": "SN-09"}. `saloons` are written `0 CC SAL-1`, with the girls
    `0 CC SAL-1 GIR-1`, the oldest first. `cards` are held or waiting event cards by seat: {1: "MUS-1 GOV-1"}. The deck
    holds the cards of `deck` on top; the rest of the cards follow, as far as they fill the rounds that are left. The
    other cards count as removed. `own_deck` is the table option `deck`, the cards that are played with.
    """
    s = Boomtown()
    s.begin("boomtown", seats, scripted(dice or [], holdup or [], seed), Log())
    s.table = Table({**options, "deck": own_deck} if own_deck is not None else options)
    check_table(s.table, seats)
    s.clear()
    s.round, s.first, s.bidder, s.high = round, first, winner, bid
    for player, amount in zip(s.players, gold if isinstance(gold, list) else [gold] * seats, strict=True):
        player.gold = amount
    _lay_out(s, mines or [], governor, veins or {}, saloons or [], cards or {})
    s.row = tuple(_card(s, card) for card in row.split())
    s.left = (1 << len(s.row)) - 1
    _stack(s, deck, run)
    s.bank = 10 * seats - sum(s.gold)
    for name in reversed(run):
        s.next(STEPS[name])
    advance(s)
    return Play(s)


def _card(s: Boomtown, card: str) -> int:
    return s.table.deck.ids.index(card)


def _lay_out(
    s: Boomtown, mines: list[str], governor: str, veins: dict[str, str], saloons: list[str], cards: dict[int, str]
) -> None:
    """What lies before the players; nothing of it costs anything."""
    silent, s.log = s.log, None
    for line in mines:
        owner, *ids = line.split()
        for mine in ids:
            gain(s, int(owner), _card(s, mine))
            check_mayor(s, TOWNS.index(mine[:2]), "pick")
    s.log = silent
    if governor:
        s.governor, s.governor_card = TOWNS.index(governor), _card(s, "GOV-1")
    s.veins = tuple(Vein(_card(s, card), _card(s, mine)) for card, mine in veins.items())
    for line in saloons:
        owner, town, card, *girls = line.split()
        girl = _card(s, girls[0]) if girls else -1
        s.saloons = (*s.saloons, Saloon(_card(s, card), int(owner), TOWNS.index(town), girl))
    for seat, held in cards.items():
        for card in held.split():
            keep(s, seat, _card(s, card))


def _stack(s: Boomtown, deck: str | None, run: list[str]) -> None:
    """The deck, and what is left over: both follow from the round."""
    rest = [card for card in range(s.table.deck.size) if not _in_play(s, card)]
    top = [_card(s, card) for card in (deck or "").split()]
    rows = s.table.rounds(s.count) - s.round + (1 if run[0] == "draw" else 0)
    pile = (top + [card for card in rest if card not in top])[: max(rows * s.count, 0)]
    assert len(pile) == max(rows * s.count, 0), "too many cards are in play for this round"
    s.deck = tuple(pile)
    s.removed = tuple(card for card in rest if card not in pile)


def _in_play(s: Boomtown, card: int) -> bool:
    deck = s.table.deck
    lying = [vein.card for vein in s.veins] + [saloon.card for saloon in s.saloons]
    lying += [saloon.girls for saloon in s.saloons] + [s.governor_card]
    before = card >= deck.mines and any(player.events >> card - deck.mines & 1 for player in s.players)
    return card in s.row or card in lying or before or (card < deck.mines and s.owner(card) >= 0)
