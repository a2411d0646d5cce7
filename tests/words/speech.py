"""What is true of the words of every game, in every language."""

import re
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

from tests.words.games import NAMES, Payload, new_game, play, stories

from tumbleweed.wording import wording
from tumbleweed.words import LANGUAGES, read

RULE = re.compile(r"[A-Z]+-[0-9.]+(, [A-Z]+-[0-9.]+)*")
ALWAYS_ALIKE = ("keep ", "bid ")
"""Answers that always sound the same, so they are checked once a game."""


def good(text: str) -> bool:
    """A sentence without unfilled placeholders, double spaces or Python showing through."""
    return bool(text.strip()) and not re.search(r"[{}]|  |\bNone\b|\[|\]|_[a-z]", text)


def the_same(view: Payload, text: str) -> object:
    """The usual `meaning` of an answer is its text."""
    return text


def check_whole_game(
    game: str,
    number: int,
    silent: Callable[[Payload], bool],
    meaning: Callable[[Payload, str], object] = the_same,
) -> None:
    """Every question, answer and event of a random game has good words in every language.

    `silent` names the events the log says nothing about. Answers sound different unless they have the same `meaning`.
    """
    all_words = [wording(game, language) for language in LANGUAGES]
    state = new_game(game, number)
    names = NAMES[: state.count]
    met: set[str] = set()
    for view, options in play(number, state):
        fresh = [option for option in options if option not in met]
        met.update(option for option in options if option.startswith(ALWAYS_ALIKE))
        meanings = {meaning(view, option) for option in fresh}
        for w in all_words:
            assert good(w.question(view, names)), view["question"]
            said = [w.action(view, option, names) for option in fresh]
            assert all(good(text) for text in said), said
            assert len(set(said)) == len(meanings), f"two options of {view['question']} sound the same: {said}"
        assert all(RULE.fullmatch(w.rule_of(view, option)) for option in options)
    for event in stories(state):
        for w in all_words:
            text = w.event(event, names)
            assert (text is None) == silent(event), event
            assert text is None or good(text), event


def sources(package: ModuleType) -> list[Path]:
    """The source files of a game."""
    return [path for root in package.__path__ for path in sorted(Path(root).rglob("*.py"))]


def refused_rules(package: ModuleType) -> set[str]:
    """The ids of all rules that forbid an answer, from the sources."""
    texts = [path.read_text(encoding="utf-8") for path in sources(package)]
    return {rule for text in texts for rule in re.findall(r'IllegalAnswer\(\s*"([^"]+)"', text)}


class Listening:
    """A dictionary that remembers which texts were said, including those within others."""

    def __init__(self, folder: Path) -> None:
        self.dictionary = read(folder, "en")
        self.version = self.dictionary.version
        self.said: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return key in self.dictionary

    def say(self, key: str, /, **values: object) -> str:
        self.said.add(key)
        text = self.dictionary.texts[key]
        for form in text.values() if isinstance(text, dict) else [text]:
            self.said.update(re.findall(r"\{\w+:([\w.]+)\}", form))
        return self.dictionary.say(key, **values)

    def unsaid(self, *groups: str) -> set[str]:
        """Texts of some groups (of all, if none is named) that nobody said."""
        return {key for key in self.dictionary.texts if not groups or key.startswith(groups)} - self.said
