"""What a player sees, as OpenSpiel asks for it: strings and tensors, with or without the past."""

import json
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pyspiel

from tumbleweed.core.errors import TumbleweedError
from tumbleweed.core.vector import OWN_SEAT
from tumbleweed.envs.open_spiel.course import Course
from tumbleweed.envs.pieces import pieces

SPECTATOR: Final = -1
PAST: Final = "past"
BITS: Final = 64
"""How many numbers stand for the past in an information state's tensor."""


class Observer:
    """The observation of a state; `tensor` is one row of numbers, `dict` its named pieces.

    Strings are the seat's view as JSON. With perfect recall, everything the seat was told and has answered comes before
    it; in the tensor a fingerprint stands for that, so that different information states have different tensors.
    """

    def __init__(self, game: str, kind: Any) -> None:
        private = kind.private_info
        if private == pyspiel.PrivateInfoType.ALL_PLAYERS or not (kind.public_info or _single(private)):
            raise TumbleweedError(
                "a player observes what is public, what is their own, or both; nobody observes what all players hide"
            )
        self.public: Final = kind.public_info
        self.private: Final = _single(private)
        self.recall: Final = kind.perfect_recall
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: Final[dict[str, npt.NDArray[np.float32]]] = {}
        if self.public and self.private:
            places = pieces(game)
            length = places["seat"].stop
            self.tensor = np.zeros(length + (BITS if self.recall else 0), np.float32)
            self.dict.update({name: self.tensor[place] for name, place in places.items()})
            if self.recall:
                self.dict[PAST] = self.tensor[length:]

    def set_from(self, state: Any, player: int) -> None:
        """Puts the numbers of a state into the tensor."""
        if self.tensor is None:
            return
        course: Course = state.course
        if course.position is None:
            self.tensor.fill(0)
            return
        seen = course.spec.observe(course.position, player) + OWN_SEAT[player]
        self.tensor[: len(seen)] = np.frombuffer(seen, np.uint8)
        if self.recall:
            past = course.heard(player).fingerprint
            self.dict[PAST][:] = np.unpackbits(np.frombuffer(past, np.uint8)) if past else 0

    def string_from(self, state: Any, player: int) -> str:
        """The view of a player as text."""
        course: Course = state.course
        if course.position is None:
            return ""
        if not self.private:
            return course.view(SPECTATOR)
        seen = course.view(player) if self.public else self._own(course, player)
        return "\n".join([*course.heard(player).lines, seen]) if self.recall else seen

    def _own(self, course: Course, player: int) -> str:
        """The parts of the view that a spectator does not have."""
        own, shared = json.loads(course.view(player)), json.loads(course.view(SPECTATOR))
        different = {name: value for name, value in own.items() if value != shared.get(name)}
        return json.dumps(different, sort_keys=True, separators=(",", ":"))


def _single(private: Any) -> bool:
    """Whether a player's own secrets are wanted."""
    return bool(private == pyspiel.PrivateInfoType.SINGLE_PLAYER)
