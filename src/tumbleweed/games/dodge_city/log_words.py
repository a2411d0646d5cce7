"""What the log of Dodge City says: an event as one sentence."""

from collections.abc import Mapping
from typing import Any, Final

from tumbleweed.games.dictionary import Dictionary
from tumbleweed.games.dodge_city.board import NEED
from tumbleweed.games.dodge_city.naming import Names
from tumbleweed.games.words import Called, Filled, Payload

MADE: Final[dict[str, tuple[str, ...]]] = {
    "game_started": ("everybody", "others", "cash", "target"),
    "start_cards_revealed": ("rows",),
    "turn_ended": ("places", "more"),
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

    def filled(self, event: Payload, kinds: Mapping[str, str], called: Called) -> Filled:
        """The fields of an event as they appear in a sentence."""
        filled = dict(event)
        for field, kind in kinds.items():
            value: Any = event.get(field)
            if kind == "building":
                filled.update(self._names.building(value))
            elif value is not None:
                filled[field] = self._field(kind, value, called)
        if "figure" in event:
            filled["fighters"] = self._say(f"fighting.{event['figure']}")
            filled["men"] = self._say(f"count.{event['figure']}", n=event.get("number", 1))
        self._fill_specially(event, called, filled)
        return filled

    def _fill_specially(self, event: Payload, called: Called, filled: Filled) -> None:
        """Fills in what only one kind of event has."""
        name = event["event"]
        if name == "game_started":
            filled["everybody"] = filled["others"] = self._names.listed(called.others())
            filled["buildings"] = len(event["buildings"])
            filled["cash"], filled["target"] = event["options"]["start_cash"], event["options"]["target_points"]
        elif name == "card_played":
            filled.update(self._names.about(event["card"]), short=filled["card"])
        elif name == "money_changed":
            filled["sum"] = abs(event["amount"])
        elif name == "turn_ended":
            filled.update(self._turn(event, filled["card"]))
        elif name == "event_drawn":
            filled["effect"] = self._names.card(event["card"])[1]
        elif name == "pass_ended":
            points = event["points"]
            seats = called.first_me(range(len(points)))
            filled["rows"] = "; ".join(called.row("shown.points", seat, points=points[seat]) for seat in seats)
        elif name == "game_ended":
            filled["points"] = event["ranking"][0]["points"]
            filled["why"] = self._say(f"ending.{event['reason']}")
        elif name in ("start_cards_revealed", "control_duel", "final_duel_round"):
            rows = {row["player"]: row for row in event["cards"]}
            filled["rows"] = ", ".join(self._names.shown(rows[seat], called) for seat in called.first_me(rows))

    def _turn(self, event: Payload, card: str) -> Filled:
        """The parts of the sentence about a turn. What a chain touches stands behind its building if there are several,
        otherwise in a sentence of its own.
        """
        placed = event["placed"]
        places = [self._place(there) for there in placed]
        more = [self._say("turn.brought", card=card, money=event["brought"])] if event["brought"] else []
        touches = [there["touches"] for there in placed]
        if len(placed) > 1:
            both = zip(places, touches, strict=True)
            places = [self._say("turn.touching", place=place, touches=n) if n else place for place, n in both]
        elif any(touches):
            more.append(self._say("turn.linked" if touches[0] >= NEED else "turn.touches", touches=touches[0]))
        return {"places": ", ".join(places), "more": "".join(f" {sentence}" for sentence in more)}

    def _place(self, there: Payload) -> str:
        """The stones of a turn in one building."""
        men = self._say(f"count.{there['figure']}", n=there["stones"])
        where = self._names.building(there["building"])
        return self._say("turn.bought" if there["paid"] else "turn.free", men=men, paid=there["paid"], **where)

    def _field(self, kind: str, value: Any, called: Called) -> object:
        """A value of an event in words; most kinds stay as they are."""
        if kind == "seat":
            return called.names[value]
        if kind == "seats":
            return self._names.listed([called[seat] for seat in called.first_me(value)])
        if kind == "order":
            return ", ".join(called[seat] for seat in value)
        if kind == "fields":
            return self._names.fields(value)
        if kind == "card":
            return self._names.short(value)
        if kind == "cards":
            return self._names.listed([self._names.card(card)[0] for card in value])
        return self._say(f"decision.{value}") if kind == "decision" else value
