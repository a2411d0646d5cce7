"""The scenario language of Boomtown: a table set up by hand, chance written down, questions expected one by one.

    t = table(run=CHOOSE, seats=3, gold=[5, 7, 9], mines=["0 DG-02 DG-03 DG-05"], row="DG-10 SN-02 DYN-1", winner=1)
    t.asks(1, "PICK").says("pick DG-10")
    assert t.gold == [8, 4, 9] and t.mayor_of_town("DG") == 0

Mines are written in the order in which they were acquired, a line for each run by the same player: `0 DG-02 DG-03`,
then `1 DG-05`; mayors follow from that. Cards are ids: `CJ-02`, `DYN-1`; decks and rows are written from the top or
left. Dice are written `16` for a 1 and a 6. Seats are numbered from 0. `pick DG-10` is understood as the slot that
holds the card.
"""

from typing import Any

import tests.games.playing as playing

from tumbleweed import position
from tumbleweed.core.play import advance, waiting
from tumbleweed.games.boomtown import scoring, spec
from tumbleweed.games.boomtown.box import TOWNS
from tumbleweed.games.boomtown.position import ORDER, STEPS
from tumbleweed.games.boomtown.town import NOWHERE, Boomtown, boomtown

SPEC = spec.BoomtownSpec()

DRAW, AUCTION, PAY, CHOOSE, ROLL, COLLAPSE, PRODUCE = ([name] for name in ORDER[:7])
PRODUCTION = ["roll", "collapse", "produce"]
WHOLE_ROUND = ["round"]


class Play(playing.Play[Boomtown]):
    """A table being played at in a test."""

    def __getattr__(self, name: str) -> Any:
        """Everything the state has: `t.gold`, `t.first`, `t.high`, `t.order` …"""
        return getattr(self.s, name)

    def asks(self, seat: int, decision: str) -> "playing.Asked[Play]":
        """The seat is asked this decision now, and nobody else is asked anything."""
        asked = super().asks(seat, decision)
        assert waiting(self.s) == (seat,), f"expected {decision} for seat {seat}, asked are {waiting(self.s)}"
        return asked

    def written(self, action: int) -> str:
        """Cards of the row go by their ids."""
        words = super().written(action)
        if not words.startswith("pick "):
            return words
        return f"pick {self.s.table.deck.ids[self.s.row[int(words.removeprefix('pick ')) - 1]]}"

    def read(self, words: str) -> int:
        ids = [self.s.table.deck.ids[card] for card in self.s.row]
        card = words.removeprefix("pick ")
        return super().read(f"pick {ids.index(card) + 1}" if words.startswith("pick ") and card in ids else words)

    def goes_on(self, *run: str) -> "Play":
        """Runs these parts of the round next."""
        assert self.s.ask is None, "a question is open"
        for name in reversed(run):
            self.s.next(STEPS[name])
        advance(self.s)
        return self

    def next_row(self, row: str, winner: int) -> "Play":
        """The next round's row, filled up from the deck; the winner picks first. The rest of the old row is removed."""
        s = self.s
        assert s.ask is None or s.ask.decision == "PICK", "a question is open"
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
        """Event cards before a player that are not placed: held, waiting, or being carried out."""
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

    `cards` are held or waiting event cards by seat: {1: "MUS-1 GOV-1"}. `own_deck` is the table option `deck`, the
    cards that are played with. Tests need impossible tables too: nothing has to add up.
    """
    s = position(
        "boomtown",
        run,
        seats,
        seed,
        options if own_deck is None else {**options, "deck": own_deck},
        check=False,
        gold=gold if isinstance(gold, list) else [gold] * seats,
        mines=mines or [],
        cards=[(cards or {}).get(seat, "").split() for seat in range(seats)],
        governor=governor,
        veins=veins or {},
        saloons=saloons or [],
        round=round,
        first=first,
        row=row.split(),
        winner=winner,
        bid=bid,
        deck=(deck or "").split(),
        dice=dice or [],
        holdups=holdup or [],
    )
    return Play(boomtown(s))


def _card(s: Boomtown, card: str) -> int:
    return s.table.deck.ids.index(card)
