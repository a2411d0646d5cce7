"""Random legal play to the end in one compiled loop, for simulation, playouts and measuring."""

from tumbleweed.core.chance import Chance
from tumbleweed.core.play import apply
from tumbleweed.core.steps import SEATS_OF, State


def play_out(s: State, luck: Chance, most: int) -> int:
    """Plays random legal answers until the game is over or `most` have been given; returns how many.

    Both who answers first and what they answer come from the first stream of `luck`: the same luck, the same game.
    """
    decisions = 0
    while decisions < most:
        seats = SEATS_OF[s.open]
        ask = s.ask
        if ask is None or not seats:
            break
        seat = seats[luck.below(0, len(seats))] if len(seats) > 1 else seats[0]
        options = ask.options(s, seat)
        apply(s, seat, options[luck.below(0, len(options))])
        decisions += 1
    return decisions
