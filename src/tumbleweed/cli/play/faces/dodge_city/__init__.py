"""Dodge City in a terminal: the town as maps with coordinates, and stones placed by typing `sal 0,1`."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import RenderableType

from tumbleweed.cli.play.drawing import print_of
from tumbleweed.cli.play.faces.dodge_city import houses, people, typed_answers
from tumbleweed.cli.play.faces.face import Face, Seen

UNTOLD: Final = frozenset({
    "cards_dealt", "card_laid_aside", "connection_lost", "event_resolved", "free_stones_granted", "game_started",
    "pass_started", "points_changed", "round_started", "start_card_chosen", "turn_started",
})  # fmt: skip
"""Events that only say what everybody sees anyway, or what an event next to them says too."""
UNTOLD_PAYMENTS: Final = frozenset({"purchase", "taken_back", "number_card", "rent"})
"""Payments that follow from other events that are told."""


PARTS_OF_TURN: Final = frozenset({
    ("card_played", "number"), ("card_played", "picture"), ("stone_placed", "buy"), ("stone_placed", "picture"),
    ("stone_placed", "event"), ("stone_taken_back", "plain"), ("stone_taken_back", "closed"), ("free_stones_lost", ""),
})  # fmt: skip
"""Events, by form, that a rival's turn is told without: its last sentence says it all. One's own are told at once."""


class DodgeCity(Face):
    """For 2 to 5 players, on any board."""

    def board(self, seen: Seen) -> list[RenderableType]:
        view = seen.view
        title = seen.say(
            "play.dodge_city.title",
            game=seen.wording.title,
            number=view["pass"],
            phase=seen.wording.phase(view["round"]),
        )
        aside = seen.say("play.dodge_city.target", n=view["options"]["target_points"])
        parts: list[RenderableType] = ["", print_of(people.people(seen), title, aside), houses.Houses(seen)]
        return [*parts, *houses.finished(seen), *people.mine(seen)]

    def my_cards(self, seen: Seen) -> list[str]:
        """The hand, and the event being carried out."""
        event = seen.view["event"]
        return [*seen.view["players"][seen.me]["hand"], *([event["card"]] if event else [])]

    def worth_telling(self, seen: Seen, event: Mapping[str, Any]) -> bool:
        if event["event"] == "money_changed":
            return event["reason"] not in UNTOLD_PAYMENTS
        if event["event"] == "turn_ended":
            return bool(event["player"] != seen.me)
        if (event["event"], event["form"]) in PARTS_OF_TURN:
            return bool(event["player"] == seen.me)
        return event["event"] not in UNTOLD

    def standing(self, seen: Seen) -> RenderableType:
        return people.standing(seen)

    def final(self, seen: Seen) -> list[RenderableType]:
        return people.final(seen)

    def listed(self, seen: Seen, texts: Sequence[str]) -> tuple[list[str], str]:
        """Cells are typed, not listed, unless there are only a few; buildings and prices are listed."""
        return typed_answers.listed(seen, texts)

    def label(self, seen: Seen, text: str) -> str:
        """A cell that is not listed is its own label, so that no number stands for it."""
        return typed_answers.label(seen, text)

    def hint(self, seen: Seen) -> str:
        return typed_answers.hint(seen)

    def read(self, seen: Seen, typed: str, numbered: Mapping[str, str]) -> str | None:
        return typed_answers.read(seen, typed, numbered)


FACE: Final = DodgeCity()
