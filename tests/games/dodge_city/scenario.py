r"""The scenario language of Dodge City: a town drawn by hand, chance written down, questions expected one by one.

    t = town(
        "placing_1",
        hands=[["L5", "I1"], ["G4", "S2"]],
        cash=[900, 300],
        buildings={"OFF": "sheriff\n B01D\n 0...\n ....\n P..K"},
    )
    t.asks(0, "D-2").offers("play I1").says("play I1")
    t.asks(0, "D-3").says("take OFF 0,2", "done")

A building is drawn as its map, with stones as the digits of their seats; the first line names the figure. A building
that is not named is unopened; `"neutral sheriff"` and `"controlled 0 lady"` are finished ones. Cards are written `L5`,
`Q1`; `deck` and `events` are written top first, all others follow below. `lots` are the places drawn by lot.

The parts to run are named by their steps: `pass`, `start`, `placing_1`, `placing_2`, `duel`, `settlement`,
`end_of_pass`, `turn 0`, `event 0` and so on.
"""

from typing import Any

import tests.games.playing as playing

from tumbleweed import position
from tumbleweed.games.dodge_city.box import BOX
from tumbleweed.games.dodge_city.spec import DodgeCity
from tumbleweed.games.dodge_city.town import Town
from tumbleweed.games.dodge_city.town import town as town_of

SPEC = DodgeCity()
PIECES = {
    "hands", "cash", "points", "buildings", "supply", "starter", "number", "deck", "discards", "events", "lots",
}  # fmt: skip
"""Pieces that are handed on as they are."""


class Play(playing.Play[Town]):
    """A town being played in a test."""

    def chooses(self, *cards: str) -> "Play":
        """D-1 for everybody, in seat order."""
        for seat, card in enumerate(cards):
            self.asks(seat, "D-1").says(f"play {card}")
        return self

    def sound(self) -> "Play":
        """Checks that nothing was lost or doubled; only for towns whose points were won with buildings."""
        SPEC.check(self.s)
        return self

    def drawn(self, building: str) -> list[str]:
        """A building as it stands."""
        found: list[str] = self.building(building)["now"]
        return found

    def building(self, name: str) -> dict[str, Any]:
        return next(building for building in self.view(-1)["buildings"] if building["id"] == name)

    @property
    def cash(self) -> list[int]:
        return [player.cash for player in self.s.players]

    @property
    def points(self) -> list[int]:
        return [player.points for player in self.s.players]

    @property
    def supply(self) -> list[int]:
        return [player.supply for player in self.s.players]

    def hand(self, seat: int) -> list[str]:
        return BOX.names(self.s.players[seat].hand)

    def discards(self) -> list[str]:
        return BOX.names(self.s.discards)


def town(
    *run: str,
    seats: int | None = None,
    exact_deck: bool = False,
    exact_events: bool = False,
    seed: int = 1,
    **more: Any,
) -> Play:
    """A town in which the named parts of the order of play are run.

    The draw pile holds `deck` on top and below it every card that lies nowhere else (with `exact_deck` these go to the
    discards); the same with `events`. `points` are won with buildings drawn as controlled, or simply claimed: tests
    need impossible towns too.
    """
    given = {name: more.pop(name) for name in PIECES & more.keys()}
    pieces = {name: value for name, value in given.items() if value is not None}
    whole = {"whole_deck": exact_deck, "whole_events": exact_events}
    return Play(town_of(position("dodge-city", run, seats, seed, more, check=False, **whole, **pieces)))
