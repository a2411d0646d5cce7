"""What cards, buildings and marked fields are called, on their own and within a sentence."""

import re
from collections.abc import Sequence
from typing import Final

from tumbleweed.core.errors import BadAction
from tumbleweed.games.dictionary import Dictionary
from tumbleweed.games.dodge_city.board import STANDARD
from tumbleweed.games.dodge_city.box import BOX, BOXES, FIGURES, kind_of
from tumbleweed.games.dodge_city.effects.deck import EVENTS
from tumbleweed.games.words import Called, Filled, Payload, listed

EVENT: Final = re.compile(r"(\w+?)([a-i]?)")
"""An event card by its design, `EV01`, or by its id, `EV01a`."""
DESIGNS: Final = {event.id for event in EVENTS}
STANDARD_NAMES: Final = {building["id"]: building["name"] for building in STANDARD}
CASES: Final = ("inside", "into", "out_of", "whole", "about")
"""The forms in which a building appears in a sentence."""


def cell_name(cell: Sequence[int]) -> str:
    """`0,1`, as it can be typed."""
    return f"{cell[0]},{cell[1]}"


class Names:
    """The names of things in one language."""

    def __init__(self, dictionary: Dictionary) -> None:
        self._dictionary: Final = dictionary
        self._pays: Final = BOXES[dictionary.version - 1].number_pays
        self._buildings: Final[dict[tuple[str, str], Filled]] = {}

    def _say(self, key: str, values: Filled) -> str:
        return self._dictionary.say(key, **values)

    def card(self, name: str) -> tuple[str, str]:
        """Name and effect of a card: `L5`, `L2`, `Q1`, `I1`, or of an event: `EV01`, `EV01a`."""
        if name in BOX.cards:
            filled = self.about(name)
            key = f"card.{kind_of(name)}"
            return self._say(f"{key}.name", filled), self._say(f"{key}.effect", filled)
        event = EVENT.fullmatch(name)
        if event is None or event[1] not in DESIGNS:
            raise BadAction(f"there is no card {name!r}; cards are L5, Q1, I1, EV01 and the like")
        return self._say(f"card.{event[1]}.name", {}), self._say(f"card.{event[1]}.effect", {})

    def about(self, name: str) -> Filled:
        """What a text about a playing card may mention."""
        card = BOX.cards.index(name)
        rank, number = BOX.figure[card], BOX.number[card]
        if not rank:
            return {}
        figure = FIGURES[rank - 1]
        return {
            "figure": self._say(f"figure.{figure}", {}),
            "number": number,
            "money": number * self._pays,
            "men": self._say(f"count.{figure}", {"n": number}),
        }

    def short(self, name: str) -> str:
        """A card within a sentence."""
        if name in BOX.cards:
            return self._say(f"card.{kind_of(name)}.within", self.about(name))
        return self._say("quoted.title", {"name": self.card(name)[0]})

    def shown(self, row: Payload, called: Called) -> str:
        """A player with the card they show."""
        question = kind_of(row["card"]) == "question"
        card = self._say("shown.question", {}) if question else self.short(row["card"])
        return called.row("shown.row", row["player"], card=card)

    def building(self, building: str, name: str = "") -> Filled:
        """A building as it may appear in a sentence; on a table's own board it goes by the name given there."""
        known = self._buildings.get((building, name))
        if known is not None:
            return known
        standard = STANDARD_NAMES.get(building)
        key = building if standard is not None and name in ("", standard) else "own"
        values: Filled = {"name": name or building}
        found: Filled = {case: self._say(f"building.{key}.{case}", values) for case in CASES}
        found["building"] = self._say(f"building.{key}.name", values)
        if key != "own":  # tables' own boards come and go; their names are not kept
            self._buildings[building, name] = found
        return found

    def house(self, house: Payload) -> Filled:
        """A building of a view."""
        return self.building(house["id"], house["name"])

    def listed(self, parts: Sequence[str]) -> str:
        """Several things in a row."""
        return listed(self._dictionary, parts)

    def fields(self, letters: Sequence[str]) -> str:
        """Marked fields by their signs."""
        return self.listed([self._say(f"field.{letter}", {}) for letter in letters])


def figure_in(view: Payload, name: str) -> Payload:
    """What a figure costs and brings at this table."""
    found: Payload = next(each for each in view["figures"] if each["figure"] == name)
    return found
