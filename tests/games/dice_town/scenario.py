"""The scenario language of Dice Town: a town set up by hand, chance written down, questions expected one by one.

    t = town(run=["gold_mine"], dice=["999JK", "TTTKK"], hands=[["dynamite"], ["wanted"]], mine=4)
    t.asks(0, "D-09").says("play dynamite")
    t.asks(1, "D-06").says("pass")
    t.ends()
    assert t.nuggets == [4, 0] and t.mine == 0

Dice are written `99TJQ` (T is 10) or `9 9 10 J Q`; cards `dynamite`, `claim 4`; decks are written top first. Seats are
numbered from 0.
"""

from typing import Any

import tests.games.playing as playing

from tumbleweed import position
from tumbleweed.games.dice_town import scoring, spec
from tumbleweed.games.dice_town.box import BOX, card_names
from tumbleweed.games.dice_town.dice import text
from tumbleweed.games.dice_town.packs import claim_values, store_kinds
from tumbleweed.games.dice_town.places.place import PLACES
from tumbleweed.games.dice_town.town import Town
from tumbleweed.games.dice_town.town import town as town_of

SPEC = spec.DiceTown()

OWNED = ("dollars", "nuggets", "store", "claims", "protected", "kept", "cup", "shown")
PHASE_II: list[str] = list(PLACES.values())
PIECES = {
    "dice", "rolls", "hands", "protected", "dollars", "nuggets", "round", "store_deck", "elixir_discards", "gained",
    "controlled",
}  # fmt: skip
"""Pieces that are handed on as they are."""
MOMENT = {"seq", "event", "form", "rule", "round", "phase", "edition"}
CAUSES: tuple[list[str], ...] = ([], ["mine_empty"], ["claims_gone"], ["mine_empty", "claims_gone"])


def payload(event: dict[str, Any]) -> dict[str, Any]:
    """What an event says besides its moment, form and rules."""
    assert set(event) >= MOMENT
    return {name: value for name, value in event.items() if name not in MOMENT}


class Play(playing.Play[Town]):
    """A town being played in a test."""

    def __getattr__(self, name: str) -> Any:
        """Everything the state has: `t.mine`, `t.sheriff` …; what players have, by seat: `t.dollars`, `t.kept` …"""
        if name in OWNED:
            return [getattr(player, name) for player in self.s.players]
        return getattr(self.s, name)

    def keeps(self, *choices: str | None) -> "Play":
        """D-02 for everybody who is asked, in seat order: `keeps("QQQQ", "9")`; None for a seat that is not asked."""
        for seat, choice in enumerate(choices):
            if choice is not None:
                self.asks(seat, "D-02").says(f"keep {choice}")
        return self

    def hand(self, seat: int) -> list[str]:
        """The cards in a hand, store cards first."""
        return card_names(self.s.players[seat].store, self.s.players[seat].claims)

    def protected_claims(self, seat: int) -> list[int]:
        return claim_values(self.s.players[seat].protected)

    def kept_dice(self, seat: int) -> str:
        return text(self.s.players[seat].kept)

    def discards(self) -> list[str]:
        """The store's discard pile, in no particular order."""
        return [BOX.kinds[kind] for kind in store_kinds(self.s.store_discards)]

    def deck(self) -> list[str]:
        """The store's deck, top first."""
        return [BOX.kinds[kind] for kind in self.s.store_deck[self.s.store_top :]]

    def open_elixirs(self) -> list[str | None]:
        return [BOX.elixirs[elixir] if elixir >= 0 else None for elixir in self.s.elixirs_up]

    def points(self) -> list[int]:
        return scoring.points(self.s)


def town(
    run: list[str],
    seats: int | None = None,
    edition: str = "second",
    sheriff: int = 0,
    row: tuple[int, ...] = (4, 2, 5),
    claim_deck: tuple[int, ...] = (1, 3, 2, 5, 4, 1),
    mine: int = 30,
    bank: int = 3,
    coach: int = 0,
    exact_deck: bool = False,
    discards: tuple[str, ...] | list[str] = (),
    elixirs: tuple[str, str] = ("luck", "power"),
    elixir_pile: tuple[str, ...] | None = None,
    ended: int = 0,
    thief: list[list[int]] | None = None,
    seed: int = 1,
    **more: Any,
) -> Play:
    """A town in which the named parts of the order of play are run: `roll`, places such as `gold_mine`, `round` …

    Tests need impossible towns too: nothing has to add up. With `exact_deck` the store deck holds only `store_deck`.
    """
    given = {name: more.pop(name) for name in PIECES & more.keys()}
    pieces = {name: value for name, value in given.items() if value is not None}
    if elixir_pile is not None:
        pieces["elixir_pile"] = elixir_pile
    s = position(
        "dice-town",
        run,
        seats,
        seed,
        {"edition": edition, "shuffle_seats": False, **more},
        check=False,
        sheriff=sheriff,
        claim_row=row,
        claim_deck=claim_deck,
        mine=mine,
        bank=bank,
        stagecoach=coach,
        whole_store_deck=exact_deck,
        store_discards=discards,
        elixirs=elixirs,
        end_triggered=CAUSES[ended],
        thefts=thief or [],
        **pieces,
    )
    return Play(town_of(s))
