"""The rules to read: complete in every language, every id the engine names is there, and wrong files are named."""

import ast
import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest
from tests.proofs import asked_for
from tests.words.games import new_game, play, stories
from tests.words.speech import sources

import tumbleweed as tw
from tumbleweed.core.errors import BadData, BadOption, UnknownGame
from tumbleweed.rulebook import Order, Rulebook, Texts, mentions, rulebook
from tumbleweed.wording import wording
from tumbleweed.words import LANGUAGES, Words

GAMES = tw.game_names()
PLAYED = range(6)


def package(game: str) -> ModuleType:
    return import_module(f"tumbleweed.games.{game.replace('-', '_')}")


def single(ids: str) -> list[str]:
    return ids.split(", ")


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_those_of_the_dossier(game: str) -> None:
    book, dossier = rulebook(game, "en"), asked_for(game)
    assert {rule.id for section in book.sections for rule in section.rules} == dossier["rules"]
    assert set(book.readings) == dossier["readings"]
    assert set(book.options) == {option.name for option in tw.find(game).options}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_every_text(game: str, language: str) -> None:
    """A missing or superfluous text, and an id that does not exist, would be an error of the loader."""
    book, english = rulebook(game, language), rulebook(game, "en")
    assert book.ids == english.ids
    assert [section.id for section in book.sections] == [section.id for section in english.sections]
    for option in book.options.values():
        assert option.title
        assert option.about
        assert all(words for _, words in option.values)


@pytest.mark.parametrize("language", ["de", "hu"])
@pytest.mark.parametrize("game", GAMES)
def test_no_text_is_left_in_english(game: str, language: str) -> None:
    book, english = texts_of(rulebook(game, language)), texts_of(rulebook(game, "en"))
    assert {name for name, text in book.items() if text == english[name] and len(text) > 20} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_text_is_untidy(game: str, language: str) -> None:
    for name, text in texts_of(rulebook(game, language)).items():
        assert text == " ".join(text.split()), f"{name} has stray spaces"
        assert not re.search(r"[{}`*]|\bTODO\b|[a-z]_[a-z]", text), f"{name}: {text}"


def texts_of(book: Rulebook) -> dict[str, str]:
    """Every text of a book by its id."""
    found = {reading.id: reading.text for reading in book.readings.values()}
    for section in book.sections:
        found |= {section.id: section.title, **{rule.id: rule.text for rule in section.rules}}
    return found


# ---------------------------------------------------------------- what the engine names


@pytest.mark.parametrize("game", GAMES)
def test_every_id_in_the_sources_can_be_opened(game: str) -> None:
    """Ids of options, and all that the engine names: for questions, refused answers, answers and events."""
    book = rulebook(game, "en")
    named = {rule for option in tw.find(game).options for rule in single(option.rule)}
    pattern = mentions(set(book.ids))
    for path in sources(package(game)):
        named |= ids_in(path, pattern)
    assert len(named) > 40
    assert named - book.ids == set()


def ids_in(path: Path, pattern: re.Pattern[str]) -> set[str]:
    """The ids in a file's texts, comments and docstrings aside."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    bare = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    texts = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in bare]
    return {name for node in texts if isinstance(node.value, str) for name in pattern.findall(node.value)}


@pytest.mark.parametrize("game", GAMES)
def test_every_id_of_a_played_game_can_be_opened(game: str) -> None:
    book, speech = rulebook(game, "en"), wording(game, "en")
    for number in PLAYED:
        state = new_game(game, number)
        for view, options in play(number, state):
            assert view["question"]["rule"] in book.ids, view["question"]
            for option in options[:40]:
                assert set(single(speech.rule_of(view, option))) <= book.ids, option
        for event in stories(state):
            assert set(single(event["rule"])) <= book.ids, event


# ---------------------------------------------------------------- wrong files

LINKS = """
[only]
"DT-1.2" = "kickers=false"
"DT-2" = "edition=first"
[readings]
"U-1" = ["DT-1.2", "DT-2.1"]
[options]
"""
TEXTS = """
[section]
"DT-1" = "Setup"
"DT-2" = "More"
[rule]
"DT-1.1" = "One, see DT-2."
"DT-1.2" = "Two."
"DT-2.1" = "Three (U-1)."
[reading]
"U-1" = "As we read it."
"""


@pytest.fixture
def order(tmp_path: Path) -> Callable[[str, str], Order]:
    """The order of a small book, with something put in the place of something else in its links or English texts."""
    options = "".join(f'{option.name} = ["DT-1.1"]\n' for option in tw.find("dice-town").options)

    def write(there: str = "", instead: str = "") -> Order:
        assert there in LINKS + options + TEXTS
        (tmp_path / "links.toml").write_text((LINKS + options).replace(there, instead), encoding="utf-8")
        (tmp_path / "en.toml").write_text(TEXTS.replace(there, instead), encoding="utf-8")
        return Order(tw.find("dice-town"), tmp_path / "links.toml", 1, Words(tmp_path / "en.toml"))

    return write


def test_a_small_book(order: Callable[..., Order], tmp_path: Path) -> None:
    checked = order()
    book = Rulebook(checked, Texts(checked, Words(tmp_path / "en.toml")), wording("dice-town", "en"))
    first, second = book.sections
    assert (first.title, first.only, second.only and second.only.value) == ("Setup", None, "first")
    assert [rule.text for rule in first.rules] == ["One, see DT-2.", "Two."]
    assert first.rules[1].only is not None
    assert (first.rules[1].only.option, first.rules[1].only.value) == ("kickers", False)
    assert [reading.id for reading in first.rules[1].readings] == ["U-1"]
    assert first.rules[0].options == tuple(book.options)
    assert book.ids == {"DT-1", "DT-1.1", "DT-1.2", "DT-2", "DT-2.1", "U-1"}
    assert book.options["kickers"].values[0] == (True, wording("dice-town", "en").option_value("kickers", True))


@pytest.mark.parametrize(
    ("there", "instead", "said"),
    [
        ("[only]", "[other]", r"links\.toml: other: is unknown; known are only, options, readings"),
        ("[rule]", "[law]", r"en\.toml: law\.DT-1\.1: is unknown; known are section, rule, reading"),
        ('"DT-2" = "More"\n', "", r"en\.toml: rule\.DT-2\.1: belongs to no section"),
        ("edition=first", "edition=third", r"only\.DT-2: option edition: third is not possible"),
        ('"DT-1.2" = "kickers', '"DT-9.9" = "kickers', r"only\.DT-9\.9: there is no rule or section DT-9\.9"),
        ("kickers=false", "kickers", r"only\.DT-1\.2: must be written option=value, not 'kickers'"),
        ("kickers=false", "hats=on", r"only\.DT-1\.2: there is no option 'hats'; options are edition, "),
        ("kickers=false", "kickers=maybe", r"only\.DT-1\.2: option kickers: maybe is not possible"),
        ('"DT-1.2", "DT-2.1"]', '"DT-7.7"]', r"readings\.U-1: there is no rule DT-7\.7"),
        ('"U-1" = ["DT-1.2", "DT-2.1"]', "", r"readings\.U-1: is missing"),
        ('"U-1" = "As we read it."', "", r"readings\.U-1: is no reading"),
        ('kickers = ["DT-1.1"]\n', "", r"options\.kickers: is missing"),
        ('kickers = ["DT-1.1"]\n', 'hats = ["DT-1.1"]\n', r"options\.hats: is no table option; options are edition"),
        ('kickers = ["DT-1.1"]\n', 'kickers = "DT-1.1"\n', r"options\.kickers: must be a list of ids"),
    ],
)
def test_wrong_links_are_named(order: Callable[..., Order], there: str, instead: str, said: str) -> None:
    with pytest.raises(BadData, match=said):
        order(there, instead)


def test_missing_links_are_named(order: Callable[..., Order], tmp_path: Path) -> None:
    order()
    with pytest.raises(BadData, match=r"other\.toml: file: there is no"):
        Order(tw.find("dice-town"), tmp_path / "other.toml", 1, Words(tmp_path / "en.toml"))


@pytest.mark.parametrize(
    ("there", "instead", "said"),
    [
        ('"DT-1.2" = "Two."\n', "", r"hu\.toml: rule\.DT-1\.2: is missing"),
        (
            '"DT-1.2" = "Two."',
            '"DT-1.2" = "Two."\n"DT-1.3" = "Four."',
            r"hu\.toml: rule\.DT-1\.3: is not there in English",
        ),
        (
            '"DT-1" = "Setup"\n"DT-2" = "More"',
            '"DT-2" = "More"\n"DT-1" = "Setup"',
            r"hu\.toml: section\.DT-2: stands where section\.DT-1 stands in English",
        ),
        ('"U-1" = "As we read it."', '"U-1" = " "', r"hu\.toml: reading\.U-1: must be a text, not ' '"),
        ("Three (U-1).", "Three (U-2).", r"hu\.toml: rule\.DT-2\.1: mentions U-2, which is not in the book"),
        ("see DT-2.", "see DT-2.2.", r"hu\.toml: rule\.DT-1\.1: mentions DT-2\.2"),
    ],
)
def test_wrong_texts_are_named(
    order: Callable[..., Order], tmp_path: Path, there: str, instead: str, said: str
) -> None:
    assert there in TEXTS
    (tmp_path / "hu.toml").write_text(TEXTS.replace(there, instead), encoding="utf-8")
    with pytest.raises(BadData, match=said):
        Texts(order(), Words(tmp_path / "hu.toml"))


def test_an_unknown_game_or_language_is_refused() -> None:
    with pytest.raises(UnknownGame):
        rulebook("poker", "en")
    with pytest.raises(BadOption, match="there is no language 'xx'"):
        rulebook("boomtown", "xx")
