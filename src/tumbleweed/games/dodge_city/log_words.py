"""What the log of Dodge City says: an event as one sentence."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tumbleweed.games.dictionary import Dictionary
from tumbleweed.games.dodge_city.naming import Names, cell_name
from tumbleweed.games.words import Filled, Payload

MADE: Final[dict[str, tuple[str, ...]]] = {
    "game_started": ("everybody", "cash", "target"),
    "start_cards_revealed": ("rows",),
    "card_played": ("short", "money", "men"),
    "free_stones_lost": ("men",),
    "money_changed": ("sum",),
    "stone_placed": ("into",),
    "stone_taken_back": ("out_of",),
    "stone_removed": ("out_of", "inside"),
    "stone_moved": ("inside",),
    "building_opened": ("whole", "fighters"),
    "connection_made": ("inside",),
    "connection_lost": ("inside",),
    "event_drawn": ("effect",),
    "control_duel": ("rows", "about"),
    "challenge_made": ("inside",),
    "building_awarded": ("whole",),
    "pass_ended": ("rows",),
    "final_duel_round": ("rows",),
    "game_ended": ("points", "why"),
}
"""What the sentences of an event mention besides its fields."""


class LogWords:
    """The log in one language."""

    def __init__(self, dictionary: Dictionary, names: Names) -> None:
        self._say: Final = dictionary.say
        self._names: Final = names

    def filled(self, event: Payload, kinds: Mapping[str, str], names: Sequence[str]) -> Filled:
        """The fields of an event as they appear in a sentence."""
        filled = dict(event)
        for field, kind in kinds.items():
            value: Any = event.get(field)
            if kind == "building":
                filled.update(self._names.building(value))
            elif value is not None:
                filled[field] = self._field(kind, value, names)
        if "figure" in event:
            filled["fighters"] = self._say(f"fighting.{event['figure']}")
            filled["men"] = self._say(f"count.{event['figure']}", n=event.get("number", 1))
        self._fill_specially(event, names, filled)
        return filled

    def _fill_specially(self, event: Payload, names: Sequence[str], filled: Filled) -> None:
        """Fills in what only one kind of event has."""
        name = event["event"]
        if name == "game_started":
            filled["everybody"] = self._names.listed(list(names))
            filled["buildings"] = len(event["buildings"])
            filled["cash"], filled["target"] = event["options"]["start_cash"], event["options"]["target_points"]
        elif name == "card_played":
            filled.update(self._names.about(event["card"]), short=filled["card"])
        elif name == "money_changed":
            filled["sum"] = abs(event["amount"])
        elif name == "event_drawn":
            filled["effect"] = self._names.card(event["card"])[1]
        elif name == "pass_ended":
            points = zip(names, event["points"], strict=True)
            filled["rows"] = "; ".join(self._say("shown.points", player=who, points=n) for who, n in points)
        elif name == "game_ended":
            filled["points"] = event["ranking"][0]["points"]
            filled["why"] = self._say(f"ending.{event['reason']}")
        elif name in ("start_cards_revealed", "control_duel", "final_duel_round"):
            filled["rows"] = ", ".join(self._names.shown(row, names) for row in event["cards"])

    def _field(self, kind: str, value: Any, names: Sequence[str]) -> object:
        """A value of an event in words; most kinds stay as they are."""
        if kind == "seat":
            return names[value]
        if kind == "seats":
            return self._names.listed([names[seat] for seat in value])
        if kind == "order":
            return ", ".join(names[seat] for seat in value)
        if kind == "cell":
            return cell_name(value)
        if kind == "fields":
            return self._names.fields(value)
        if kind == "card":
            return self._names.short(value)
        if kind == "cards":
            return self._names.listed([self._names.card(card)[0] for card in value])
        return self._say(f"decision.{value}") if kind == "decision" else value
