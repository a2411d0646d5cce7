"""Data files, options and words as they were in a version of the rules."""

import json
from pathlib import Path
from typing import Any

import pytest

import tumbleweed as tw
from tumbleweed.core.options import Option
from tumbleweed.games.datafile import DataFile, newest_version
from tumbleweed.games.dodge_city.effects.deck import EventDeck, effect_of
from tumbleweed.games.dodge_city.effects.effect import EventCard
from tumbleweed.games.optionfile import completed, options_by_version, read_options, with_later
from tumbleweed.rulebook import rulebook
from tumbleweed.wording import wording
from tumbleweed.words import LANGUAGES, Words

DECK = """
version = 3

[store]
old = 2
new = { v2 = 1 }
gone = { v1 = 1, v3 = 0 }

[start]
bank = { v1 = 3, v2 = 5 }

[[section]]
rules = { v1 = ["A"], v3 = ["A", "B"] }

[EV09.v2]
copies = 1
"""


@pytest.fixture
def written(tmp_path: Path) -> Path:
    (tmp_path / "deck.toml").write_text(DECK, encoding="utf-8")
    return tmp_path / "deck.toml"


def test_a_file_as_it_was_in_each_version(written: Path) -> None:
    stores = [DataFile(written, version).counts("store", None, 9) for version in (1, 2, 3)]
    assert stores == [{"old": 2, "gone": 1}, {"old": 2, "new": 1, "gone": 1}, {"old": 2, "new": 1, "gone": 0}]
    assert [DataFile(written, version).number("start.bank", 0, 9) for version in (1, 2, 3)] == [3, 5, 5]
    assert [DataFile(written, version).get("section")[0]["rules"] for version in (1, 3)] == [["A"], ["A", "B"]]
    assert ["EV09" in DataFile(written, version).content for version in (1, 2)] == [False, True]


def test_the_newest_version_is_named_in_the_file(written: Path) -> None:
    assert newest_version(written) == 3
    written.write_text("version = 0\n", encoding="utf-8")
    with pytest.raises(tw.BadData, match=r"deck\.toml: version: must be a whole number from 1 to 999, not 0"):
        newest_version(written)
    written.write_text("", encoding="utf-8")
    with pytest.raises(tw.BadData, match=r"deck\.toml: version: is missing"):
        newest_version(written)


OPTIONS = """
[kickers]
values = [true, false]
default = { v1 = true, v2 = false }
rule = "X-1"

[bonus]
values = ["none", "small", "large"]
default = "large"
since = 2
before = "none"
rule = "X-2"
"""


def read(file: DataFile) -> tuple[Option, ...]:
    return read_options(file, ["kickers"], {})


@pytest.fixture
def chosen(tmp_path: Path) -> Path:
    (tmp_path / "options.toml").write_text(OPTIONS, encoding="utf-8")
    return tmp_path / "options.toml"


def test_options_of_each_version(chosen: Path) -> None:
    versions = options_by_version(chosen, 2, read)
    assert [[each.name for each in options] for options in versions] == [["kickers"], ["kickers", "bonus"]]
    assert completed(versions, {}, 1) == {"kickers": True}
    assert completed(versions, {}, 2) == {"kickers": False, "bonus": "large"}
    assert with_later(versions, completed(versions, {}, 1)) == {"kickers": True, "bonus": "none"}
    assert with_later(versions, completed(versions, {}, 2)) == {"kickers": False, "bonus": "large"}


def test_an_option_that_came_later_is_refused_by_name(chosen: Path) -> None:
    versions = options_by_version(chosen, 2, read)
    with pytest.raises(tw.BadOption, match="there is no option 'bonus' in version 1 of the rules; options are kickers"):
        completed(versions, {"bonus": "small"}, 1)
    with pytest.raises(tw.BadOption, match="there is no option 'malus'; options are kickers, bonus"):
        completed(versions, {"malus": "small"}, 2)


@pytest.mark.parametrize(
    ("old", "new", "key", "reason"),
    [
        ('before = "none"', 'before = "tiny"', "bonus.before", "not among the values"),
        ('before = "none"\n', "", "bonus.before", "missing"),
        ("since = 2", 'since = "two"', "bonus.since", "whole number"),
    ],
)
def test_a_wrong_option_is_refused_with_key_and_reason(chosen: Path, old: str, new: str, key: str, reason: str) -> None:
    chosen.write_text(OPTIONS.replace(old, new), encoding="utf-8")
    with pytest.raises(tw.BadData) as refusal:
        options_by_version(chosen, 2, read)
    assert refusal.value.key == key
    assert reason in refusal.value.reason


def test_words_of_each_version(tmp_path: Path) -> None:
    content = """
    [card]
    old = { name = "Old", effect = "Before." }
    "old@2" = { effect = "After." }
    "new@3" = { name = "New", effect = "Later." }
    [count]
    cards = { one = "a card", other = "{n} cards" }
    "cards@3" = { one = "one", other = "many" }
    """
    (tmp_path / "en.toml").write_text(content, encoding="utf-8")
    first, second, third, newest = (Words(tmp_path / "en.toml", version) for version in (1, 2, 3, 0))
    assert [each.say("card.old.effect") for each in (first, second, third)] == ["Before.", "After.", "After."]
    assert [each.say("card.old.name") for each in (first, second)] == ["Old", "Old"]
    assert ["card.new.name" in each for each in (first, second, third)] == [False, False, True]
    assert [each.say("count.cards", n=2) for each in (second, third)] == ["2 cards", "many"]
    assert newest.texts == third.texts


def test_event_cards_keep_their_numbers() -> None:
    """In Dodge City copies that were there before come first, whatever is added to a design or taken from it."""

    def event(name: str, copies: int) -> EventCard:
        return EventCard(name, copies, effect_of("gain"), {"amount": 50 * copies})

    first = EventDeck([event("EV01", 2), event("EV02", 1)])
    second = EventDeck([event("EV03", 1), event("EV01", 3)], first)
    assert [first.name(card) for card in first.cards] == ["EV01a", "EV01b", "EV02a"]
    assert [second.name(card) for card in second.cards] == ["EV01a", "EV01b", "EV01c", "EV03a"]
    assert [second.name(card) for card in range(3)] == ["EV01a", "EV01b", "EV02a"]
    assert [each.event(0).amount for each in (first, second)] == [100, 150]


def versions_of(game: str) -> range:
    return range(1, tw.find(game).version + 1)


@pytest.mark.parametrize("game", tw.game_names())
def test_every_version_has_its_words_in_every_language(game: str) -> None:
    for version in versions_of(game):
        spoken = [wording(game, language, version).words.texts.keys() for language in LANGUAGES]
        assert spoken[0] == spoken[1] == spoken[2]
        books = [rulebook(game, language, version) for language in LANGUAGES]
        assert books[0].ids == books[1].ids == books[2].ids
        assert set(books[0].options) == {option.name for option in tw.find(game).options_at(version)}


@pytest.mark.parametrize("game", tw.game_names())
def test_every_version_has_records(game: str) -> None:
    """A new version comes with recorded games of its own, which keep it as it is for ever."""
    folder = Path(__file__).parents[1] / "records" / game
    records: list[dict[str, Any]] = [json.loads(path.read_text(encoding="utf-8")) for path in folder.glob("*.json")]
    for version in versions_of(game):
        own = [data for data in records if data["version"] == version]
        assert len(own) >= 10, f"{game}: records of version {version}"
        for option in tw.find(game).options_at(version):
            if option.since == version:
                played = {json.dumps(data["options"][option.name]) for data in own}
                assert played >= {json.dumps(value) for value in option.values}, option.name
