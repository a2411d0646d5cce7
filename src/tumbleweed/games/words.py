"""A game in words: what is the same for every game. Each game has a module of this name with `Words` of its own, which
only choose the texts and fill in names and things; tumbleweed.wording gives them the dictionary of a language.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tumbleweed.core.errors import BadAction
from tumbleweed.games.dictionary import Dictionary

Payload = Mapping[str, Any]
Filled = dict[str, Any]
Kinds = Mapping[tuple[str, str], Mapping[str, str]]
"""By event and form, the kinds of the fields; the log is silent on forms that are missing here."""
Speak = Callable[[Payload, str, str, Sequence[str]], str]
"""Puts an answer into words from the view, the decision, what follows its first word, and the players' names."""


class CommonWords:
    """A game in one language."""

    def __init__(self, dictionary: Dictionary, kinds: Kinds) -> None:
        self._has: Final = dictionary.__contains__
        self._say: Final = dictionary.say
        self._kinds: Final = kinds
        self._speak: Mapping[str, Speak] = {}
        """How answers are put into words, by their first word."""

    def event(self, event: Payload, names: Sequence[str]) -> str | None:
        """What happened, as one sentence; None where the log has nothing to say."""
        name, form = event["event"], event["form"]
        kinds = self._kinds.get((name, form))
        if kinds is None:
            return None
        return self._say(f"event.{name}.{form}" if form else f"event.{name}", **self._filled(event, kinds, names))

    def _filled(self, event: Payload, kinds: Mapping[str, str], names: Sequence[str]) -> Filled:
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


def listed(dictionary: Dictionary, parts: Sequence[str]) -> str:
    """Several things in a row."""
    if len(parts) < 2:
        return "".join(parts)
    return dictionary.say("list.and", first=", ".join(parts[:-1]), last=parts[-1])
