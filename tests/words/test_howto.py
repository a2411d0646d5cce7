"""How you win: complete in every language, true to what is in the boxes, and wrong files are named."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import tumbleweed as tw
from tumbleweed.core.errors import BadData
from tumbleweed.games.datafile import DataFile
from tumbleweed.howto import HowTo, Page, Sentence, howto
from tumbleweed.rulebook import rulebook
from tumbleweed.wording import words_of
from tumbleweed.words import LANGUAGES

GAMES = tw.game_names()


def sentences(page: HowTo) -> Iterator[Sentence]:
    yield from (page.goal, page.turn, *page.steps, *page.counts, page.end, *page.tips)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_whole_page(game: str, language: str) -> None:
    """A missing text, and a rule that does not exist, would be an error of the loader."""
    page, english = howto(game, language), howto(game, "en")
    assert [each.rules for each in sentences(page)] == [each.rules for each in sentences(english)]
    assert [each.points for each in page.counts] == [each.points for each in english.counts]
    for said, english_said in zip(sentences(page), sentences(english), strict=True):
        assert not re.search(r"[{}`*]|  |^ | $|\bTODO\b", said.text), said
        assert language == "en" or said.text != english_said.text, f"{said} is left in English"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_it_stays_short(game: str, language: str) -> None:
    """It is one page: more would not fit on a small screen, and nobody would read it."""
    page = howto(game, language)
    assert len(page.goal.text.split()) <= 12
    assert all(len(each.text.split()) <= 28 for each in sentences(page))


@pytest.mark.parametrize("game", GAMES)
def test_it_is_about_winning(game: str) -> None:
    """What it says of goal, points and end rests on the rules of scoring and of the end."""
    book, page = rulebook(game, "en"), howto(game, "en")
    last = [section for section in book.sections if re.search(r"(?i)scor|victory|end of the", section.title)]
    final = {rule.id for section in last for rule in section.rules}
    assert set(page.goal.rules) & final
    assert set(page.end.rules) & final


def data_of(game: str, file: str) -> dict[str, Any]:
    return DataFile(words_of(game).FOLDER.with_name(file)).content


def points(game: str, *words: str) -> list[str]:
    """The points beside the texts with these words."""
    counts = {each.text: each.points for each in howto(game, "en").counts}
    return [next(points for text, points in counts.items() if word in text) for word in words]


def from_to(numbers: list[int]) -> str:
    return f"{min(numbers)}–{max(numbers)}"


def test_the_points_of_dice_town() -> None:
    box = data_of("dice-town", "deck.toml")
    claims = from_to([int(value) for edition in box["claims"].values() for value in edition])
    expected = [str(box["points"]["nugget"]), "1", str(box["points"]["badge"]), claims]
    assert points("dice-town", "nugget", f"${box['points']['dollars_per_point']}", "badge", "claim") == expected
    assert points("dice-town", "equipment") == [from_to(list(box["equipment"].values()))]


def test_the_points_of_boomtown() -> None:
    box = data_of("boomtown", "deck.toml")
    values = [int(value.rstrip("D")) for town in box["mines"].values() for value in town.values()]
    assert points("boomtown", "gold", "value") == ["1", from_to(values)]
    assert points("boomtown", "mayor", "Vein") == [str(box["points"]["office"]), f"+{box['amounts']['new_vein']}"]
    cards = len(values) + sum(box["events"].values()) + 1
    rounds = [cards // 3, (cards - box["start"]["short_game_cards"]) // 3, cards // 4, cards // 5]
    assert [int(each) for each in re.findall(r"\d\d", howto("boomtown", "en").end.text)] == rounds


def test_the_points_of_dodge_city() -> None:
    box = data_of("dodge-city", "deck.toml")
    rent = box["rent"]["per_point"]
    for figure, facts in box["figures"].items():
        name = "Gun-Man" if figure == "gunman" else figure.capitalize()
        said = f"{name}: ${facts['price']} a stone, rent ${rent * facts['points']}"
        assert points("dodge-city", said) == [str(facts["points"])]
    target = data_of("dodge-city", "options.toml")["target_points"]["default"]
    page = howto("dodge-city", "en")
    assert all(f"{target} points" in each.text for each in (page.goal, page.end))


# ---------------------------------------------------------------- wrong files


@pytest.fixture
def page(tmp_path: Path) -> Callable[[str, str], HowTo]:
    """The page of Dice Town, with something put in the place of something else in its file."""
    written = words_of("dice-town").FOLDER.with_name("howto.toml").read_text(encoding="utf-8")

    def write(there: str, instead: str) -> HowTo:
        assert there in written
        (tmp_path / "howto.toml").write_text(written.replace(there, instead, 1), encoding="utf-8")
        return Page(DataFile(tmp_path / "howto.toml"), rulebook("dice-town", "de"), "de").read()

    return write


@pytest.mark.parametrize(
    ("there", "instead", "said"),
    [
        ("[end]", "[ending]", r"howto\.toml: ending: is unknown; known are goal, turn, steps, counts, end, tips"),
        ("[[tips]]", "[[more]]", r"howto\.toml: more: is unknown"),
        ('hu = "A legtöbb', 'hr = "A legtöbb', r"howto\.toml: goal\.hr: is unknown; known are en, de, hu, rules"),
        ('hu = "minden aranyrög"\n', "", r"howto\.toml: counts\.1\.hu: must be a text, not None"),
        ('de = "je Nugget"', 'de = " "', r"howto\.toml: counts\.1\.de: must be a text, not ' '"),
        ('points = "5"', "points = 5", r"howto\.toml: counts\.3\.points: must be a text, not 5"),
        ('rules = ["DT-22.1"]\n', "", r"howto\.toml: counts\.1\.rules: must be a list of ids, not None"),
        ('["DT-8.2"]', '["DT-8.99"]', r"howto\.toml: steps\.2\.rules: there is no rule DT-8\.99"),
    ],
)
def test_a_wrong_file_is_named(page: Callable[..., HowTo], there: str, instead: str, said: str) -> None:
    with pytest.raises(BadData, match=said):
        page(there, instead)


def test_the_lists_have_their_lengths(tmp_path: Path) -> None:
    written = words_of("dice-town").FOLDER.with_name("howto.toml").read_text(encoding="utf-8")
    file = tmp_path / "howto.toml"
    file.write_text(written[: written.rindex("[[tips]]")], encoding="utf-8")
    with pytest.raises(BadData, match=r"howto\.toml: tips: must have 3 entries, not 2"):
        Page(DataFile(file), rulebook("dice-town", "en"), "en").read()
    file.write_text(written[: written.index("[[tips]]")] + "[tips]\n", encoding="utf-8")
    with pytest.raises(BadData, match=r"howto\.toml: tips: must be a list of tables, not \{\}"):
        Page(DataFile(file), rulebook("dice-town", "en"), "en").read()
