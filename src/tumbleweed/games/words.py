"""A game in words: what is the same for every game. Each game has a module of this name with `Words` of its own, which
only choose the texts and fill in names and things; tumbleweed.wording gives them the dictionary of a language.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, Final

from tumbleweed.core.errors import BadAction
from tumbleweed.games.dictionary import Dictionary

Payload = Mapping[str, Any]
Filled = dict[str, Any]
Kinds = Mapping[tuple[str, str], Mapping[str, str]]
"""By event and form, the kinds of the fields; the log is silent on forms that are missing here."""
Made = Mapping[str, Collection[str]]
"""By event, what its sentences mention beyond its fields."""
NOBODY: Final = -1
"""The reader of a log that speaks to nobody: a spectator, or whoever looks at a game with all cards open."""
Speak = Callable[[Payload, str, str, Sequence[str]], str]
"""Puts an answer into words from the view, the decision, what follows its first word, and the players' names."""


class CommonWords:
    """A game in one language."""

    def __init__(self, dictionary: Dictionary, kinds: Kinds, made: Made) -> None:
        self._has: Final = dictionary.__contains__
        self._say: Final = dictionary.say
        self._kinds: Final = kinds
        self._about_all: Final = {event for event, parts in made.items() if not {"rows", "everybody"}.isdisjoint(parts)}
        """Events that name every player, and so every reader."""
        self._speak: Mapping[str, Speak] = {}
        """How answers are put into words, by their first word."""

    def event(self, event: Payload, names: Sequence[str], me: int = NOBODY) -> str | None:
        """What happened, as one sentence to a reader; None where the log has nothing to say."""
        name, form = event["event"], event["form"]
        kinds = self._kinds.get((name, form))
        if kinds is None:
            return None
        key = self._addressing(f"event.{name}.{form}" if form else f"event.{name}", _fields_with(me, event, kinds))
        called = Called(names, me, self._say)
        return self._say(key, **self._filled(event, kinds, called))

    def reader(self, event: Payload, me: int) -> int:
        """The seat if the sentence about an event speaks to it, otherwise nobody: all of those read the same."""
        kinds = self._kinds.get((event["event"], event["form"]), {})
        return me if event["event"] in self._about_all or any(_fields_with(me, event, kinds)) else NOBODY

    def _addressing(self, key: str, fields: Iterable[str]) -> str:
        """The text for a reader who is these fields of an event, `key-payer` or `key-player-winner`; where there is no
        such text, that for as many of them as possible.
        """
        mine = list(fields)
        for number in range(len(mine), 0, -1):
            for chosen in combinations(mine, number):
                own = "-".join((key, *chosen))
                if self._has(own):
                    return own
        return key

    def _filled(self, event: Payload, kinds: Mapping[str, str], called: "Called") -> Filled:
        """The fields of an event as they appear in a sentence."""
        raise AssertionError("a game knows what its events say")

    def question(self, view: Payload, names: Sequence[str]) -> str:
        """What the seat of a view is asked."""
        asked = view["question"]
        if asked is None:
            return self._say("question.over" if view["over"] else "question.none")
        return self._question(view, asked["decision"], names)

    def _question(self, view: Payload, decision: str, names: Sequence[str]) -> str:
        raise AssertionError("a game knows what it asks")

    def action(self, view: Payload, text: str, names: Sequence[str]) -> str:
        """An answer in words that fit the question."""
        verb, _, rest = text.partition(" ")
        decision = view["question"]["decision"] if view["question"] else ""
        speak = self._speak.get(verb)
        if speak is None:
            raise BadAction(f"there are no words for {verb!r}")
        return speak(view, decision, rest, names)

    def _fitting(self, verb: str, decision: str) -> str:
        """The text of an answer for this question, or for any."""
        own = f"action.{verb}.{decision}"
        return own if self._has(own) else f"action.{verb}.any"


class Called:
    """How players are called in a sentence: by their names, but the reader is spoken to."""

    def __init__(self, names: Sequence[str], me: int, say: Callable[..., str]) -> None:
        self.names: Final = names
        self._say: Final = say
        self.me: Final = me

    def __getitem__(self, seat: int) -> str:
        """A player in a list. (On their own players have their names: a text to the reader leaves the reader out.)"""
        return self._say("list.you") if seat == self.me else self.names[seat]

    def others(self) -> list[str]:
        """Everybody but the reader."""
        return [name for seat, name in enumerate(self.names) if seat != self.me]

    def row(self, key: str, seat: int, **values: object) -> str:
        """One player's part of a sentence about several; the reader's has a text of its own."""
        own = seat == self.me
        return self._say(f"{key}-player", **values) if own else self._say(key, player=self.names[seat], **values)

    def first_me(self, seats: Iterable[int]) -> list[int]:
        """Seats in their order, but the reader before all others."""
        return sorted(seats, key=lambda seat: seat != self.me)


def _fields_with(me: int, event: Payload, kinds: Mapping[str, str]) -> Iterator[str]:
    """The fields of an event in which a seat is named, alone or among others."""
    for field, kind in kinds.items():
        value: Any = event.get(field)
        if kind == "seat":
            found = value == me
        elif kind in ("seats", "order"):
            found = me in value
        else:
            found = kind == "players" and any(row["player"] == me for row in value)
        if found:
            yield field


def listed(dictionary: Dictionary, parts: Sequence[str]) -> str:
    """Several things in a row."""
    if len(parts) < 2:
        return "".join(parts)
    return dictionary.say("list.and", first=", ".join(parts[:-1]), last=parts[-1])
