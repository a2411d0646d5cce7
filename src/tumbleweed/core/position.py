"""Setting up a position by hand: what is the same for every game."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tumbleweed.core.chance import Chance, ScriptedChance, Seed, chance, shuffle_to, tapes
from tumbleweed.core.errors import BadPosition
from tumbleweed.core.steps import Step


def by_seat(name: str, given: Sequence[Any] | None, seats: int, default: Any) -> list[Any]:
    """A list with one entry for each seat; entries at the end may be left out."""
    row = list(given or ())
    if len(row) > seats:
        raise BadPosition(f"{name}: there are {len(row)} entries for {seats} seats")
    return row + [default] * (seats - len(row))


def seat_of(name: str, seat: int, seats: int) -> int:
    """A seat's number, checked."""
    if not 0 <= seat < seats:
        raise BadPosition(f"{name}: a seat from 0 to {seats - 1}, not {seat}")
    return seat


def round_of(name: str, number: int) -> int:
    """A round's number, checked; rounds are counted from 1."""
    if number < 1:
        raise BadPosition(f"{name}: 1 or more, not {number}")
    return number


def steps_of(run: str | Sequence[str], steps: Mapping[str, Step], order: Sequence[str]) -> list[Step]:
    """One name from the order of play: that step and all that follow, as the game goes. Several names: just these."""
    names = [run] if isinstance(run, str) else list(run)
    for name in names:
        if name not in steps:
            raise BadPosition(f"run: there is no step {name!r}; steps are {', '.join(steps)}")
    if not names:
        raise BadPosition(f"run: name one or more of {', '.join(steps)}")
    if isinstance(run, str) and run in order:
        names = list(order[order.index(run) :])
    return [steps[name] for name in names]


def taken(name: str, pile: list[int], cards: Sequence[int], names: Sequence[str]) -> None:
    """Takes cards out of a pile that holds all cards not yet lying elsewhere."""
    for card in cards:
        if card not in pile:
            raise BadPosition(f"{name}: there are not that many of {names[card]}")
        pile.remove(card)


def on_top(name: str, cards: Sequence[int], top: Sequence[int], names: Sequence[str], dealer: "Dealer") -> list[int]:
    """What chance must give so that shuffling these cards brings the named ones to the top, in their order."""
    rest = list(cards)
    taken(name, rest, top, names)
    return shuffle_to(cards, (*top, *dealer.shuffled(rest)))


class Dealer:
    """Deals what a position leaves open, by the seed, or leaves it in order."""

    def __init__(self, seed: Seed, dealt: bool) -> None:
        self.luck: Final = chance(("position",), seed) if dealt else None

    def shuffled(self, cards: Sequence[int]) -> tuple[int, ...]:
        return tuple(cards) if self.luck is None else self.luck.shuffled(0, cards)

    def below(self, bound: int) -> int:
        return 0 if self.luck is None else self.luck.below(0, bound)


def scripted(streams: tuple[str, ...], seed: Seed, script: Mapping[int, list[int]]) -> Chance:
    """Chance whose first results are written down for some streams."""
    lines = [list(script.get(stream, ())) for stream in range(len(streams))]
    return ScriptedChance(tapes(streams, seed), [0] * len(streams), lines)
