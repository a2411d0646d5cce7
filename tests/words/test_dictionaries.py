"""The dictionaries: the same keys and placeholders in every language, nothing empty, nothing left untranslated."""

import string
from pathlib import Path

import pytest

import tumbleweed
from tumbleweed.core.errors import BadData, BadOption
from tumbleweed.server.refusals import WORDS
from tumbleweed.words import HERE, LANGUAGES, Words, read, words

GAMES = Path(tumbleweed.__file__).parent / "games"
BOTS = Path(tumbleweed.__file__).parent / "bots"
FOLDERS = [
    HERE,
    WORDS,
    *sorted(path for path in GAMES.glob("*/data/words") if path.is_dir()),
    *sorted(path for path in BOTS.glob("*/words") if path.is_dir()),
]
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]

AS_PRINTED = {
    f"place_print.{name}" for name in ("bank", "general_store", "saloon", "sheriff", "town_hall", "doc_badluck")
}
# Texts that are the same in German or Hungarian: proper names, words both languages share, signs, and whole texts made
# of placeholders. By the folder of the words, `tumbleweed` for the program's own.
SAME: dict[str, dict[str, set[str]]] = {
    "tumbleweed": {
        "de": {
            "menu.title", "play.ask_form", "play.bots", "bots.level.sheriff", "play.dice_town.column_nuggets",
            "play.dice_town.column_store_cards", "play.dice_town.points_nuggets", "play.boomtown.bank",
            "play.boomtown.column_gold", "play.boomtown.points_gold",
        },
        "hu": {"menu.title", "play.bots", "play.boomtown.bank"},
    },
    "dice_town": {
        "de": {
            "game.title", "place.bank", "place.general_store", "place.saloon", "place.sheriff", "place.town_hall",
            "place.doc_badluck", *AS_PRINTED, "phase.place_2", "phase.place_4", "phase.place_5", "phase.place_6",
            "phase.place_7", "phase.place_8", "card.equip_1.print", "card.marshall.name", "card.wanted.name",
            "decision.D-06", "decision.D-17",
        },
        "hu": {"game.title", "place.bank", "place_print.bank", "phase.place_2"},
    },
    "boomtown": {
        "de": {
            "game.title", "town.CJ", "town.CM", "town.CC", "town.DG", "town.SN", "card.MUS.name", "card.SAL.name",
            "option.extra_event.values.mus", "decision.USE_MUSTANG",
        },
        "hu": {"game.title", "town.CJ", "town.CM", "town.CC", "town.DG", "town.SN"},
    },
    "dodge_city": {
        "de": {
            "game.title", "district.union_pacific", "building.SAL.name", "building.POS.name", "building.BNK.name",
            "building.HOT.name", "building.UPR.name", "figure.cowboy", "figure.bandit", "figure.sheriff",
            "figure.gunman", "figure.lady", "fighting.cowboy", "fighting.sheriff", "fighting.gunman", "count.cowboy",
            "count.sheriff", "count.gunman", "building.own.inside", "building.HOT.tag", "building.UPR.tag",
        },
        "hu": {
            "game.title", "district.union_pacific", "building.BNK.name", "building.UPR.name", "figure.cowboy",
            "figure.lady", "building.UPR.tag",
        },
    },
}  # fmt: skip


def forms(text: str | dict[str, str]) -> list[str]:
    return list(text.values()) if isinstance(text, dict) else [text]


def placeholders(text: str | dict[str, str]) -> set[str]:
    return {name for form in forms(text) for _, name, _, _ in string.Formatter().parse(form) if name is not None}


def named(path: Path) -> str:
    """The game whose words are in a folder; `tumbleweed` for the program's own, `bots of …` for bots' reasons."""
    if path == WORDS:
        return "server"
    if path == HERE:
        return "tumbleweed"
    return f"bots of {path.parent.name}" if path.is_relative_to(BOTS) else path.parents[1].name


@pytest.fixture(params=FOLDERS, ids=named)
def folder(request: pytest.FixtureRequest) -> Path:
    return Path(request.param)


def test_there_are_words_of_the_program_and_of_every_game() -> None:
    games = [game.replace("-", "_") for game in tumbleweed.game_names()]
    assert {named(path) for path in FOLDERS} == {"tumbleweed", "server", *games, *(f"bots of {game}" for game in games)}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_has_the_same_keys(folder: Path, language: str) -> None:
    english, other = read(folder, "en").texts, read(folder, language).texts
    assert sorted(english.keys() - other.keys()) == [], f"missing in {language}"
    assert sorted(other.keys() - english.keys()) == [], "missing in English"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_has_the_same_placeholders(folder: Path, language: str) -> None:
    english, other = read(folder, "en").texts, read(folder, language).texts
    differing = {key for key in english if placeholders(english[key]) != placeholders(other[key])}
    assert differing == set()
    assert {key for key in english if isinstance(english[key], dict) != isinstance(other[key], dict)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_or_untidy(folder: Path, language: str) -> None:
    for key, text in read(folder, language).texts.items():
        for form in forms(text):
            assert form.strip(), f"{key} is empty"
            assert form == " ".join(form.split()), f"{key} has stray spaces"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_placeholder_names_a_text_with_two_forms(folder: Path, language: str) -> None:
    texts = read(folder, language).texts
    for key, text in texts.items():
        for form in forms(text):
            for _, name, other, _ in string.Formatter().parse(form):
                assert not other or isinstance(texts.get(other), dict), f"{key}: {{{name}:{other}}}"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_left_in_english(folder: Path, language: str) -> None:
    english, other = read(folder, "en").texts, read(folder, language).texts
    same = {key for key in english if english[key] == other[key] and _has_letters(english[key])}
    left = {key for key in same if not key.startswith("language.")} - SAME.get(named(folder), {}).get(language, set())
    assert left == set()


def _has_letters(text: str | dict[str, str]) -> bool:
    """Whether anything but placeholders, numbers and signs is in a text."""
    return any(part.isalpha() for form in forms(text) for plain, *_ in string.Formatter().parse(form) for part in plain)


def test_the_exceptions_are_still_needed(folder: Path) -> None:
    assert {named(path) for path in FOLDERS} >= SAME.keys()
    for language, keys in SAME.get(named(folder), {}).items():
        english, other = read(folder, "en").texts, read(folder, language).texts
        assert keys <= english.keys(), "gone"
        assert {key for key in keys if english[key] != other[key]} == set(), "differs now"


def test_say_fills_placeholders_and_chooses_forms() -> None:
    english = words("en")
    assert english.say("end.winner", name="{Doc}") == "{Doc} wins!"
    assert [english.say("count.points", n=number) for number in (1, 12)] == ["1 point", "12 points"]
    assert words("hu").say("count.points", n=3) == "3 pont"


def test_say_refuses_what_is_not_there() -> None:
    with pytest.raises(BadData, match=r"words/en\.toml: menu\.nothing: there is no such text"):
        words("en").say("menu.nothing")
    with pytest.raises(BadData, match=r"end\.winner: needs a value for 'name'"):
        words("en").say("end.winner")
    with pytest.raises(BadData, match=r"count\.points: needs a number n"):
        words("en").say("count.points")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadOption, match="there is no language 'xx'; languages are en, de, hu"):
        words("xx")


def test_a_wrong_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"en\.toml: file: there is no"):
        Words(tmp_path / "en.toml")
    (tmp_path / "de.toml").write_text("menu = {", encoding="utf-8")
    with pytest.raises(BadData, match=r"de\.toml: file: not readable as TOML"):
        Words(tmp_path / "de.toml")
    (tmp_path / "hu.toml").write_text("[menu]\ntitle = 3", encoding="utf-8")
    with pytest.raises(BadData, match=r"hu\.toml: menu\.title: must be a text, not 3"):
        Words(tmp_path / "hu.toml")


def test_every_text_of_the_program_is_used() -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in HERE.parent.rglob("*.py"))
    texts = "\n".join(path.read_text(encoding="utf-8") for path in HERE.parent.rglob("*.toml"))
    faces = tuple(f"play.{named(folder)}." for folder in FOLDERS[1:])
    made_up = ("language.", "count.", "play.help_", "bots.", *faces, "error.")  # keys put together in the code
    for key in read(HERE, "en").texts:
        found = f'"{key}"' in sources or f":{key}}}" in texts
        assert found or key.startswith(made_up), f"{key} is not used"
