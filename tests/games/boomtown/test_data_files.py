"""A wrong data file gets an error that names file, key and reason."""

from pathlib import Path

import pytest

import tumbleweed as tw
from tumbleweed.games.boomtown.box import DATA, Box
from tumbleweed.games.boomtown.table import options_of_box
from tumbleweed.games.datafile import DataFile


def changed(folder: Path, file: str, old: str, new: str) -> DataFile:
    """A data file of the game with a change in it."""
    text = (DATA / file).read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
    copy = folder / file
    copy.write_text(text.replace(old, new), encoding="utf-8")
    return DataFile(copy)


@pytest.mark.parametrize(
    ("old", "new", "key", "reason"),
    [
        ("gold = 10\n", "", "start.gold", "missing"),
        ("short_game_cards = 15", "", "start.short_game_cards", "missing"),
        ("[points]", "[pionts]", "points.office", "missing"),
        ("[events]", "[evnets]", "events", "missing"),
        ("gold = 10\n", "gold = 'ten'\n", "start.gold", "whole number from 0 to 99, not 'ten'"),
        ("card_shark = 4", "card_shark = true", "amounts.card_shark", "whole number"),
        ("stagecoach = 10", "stagecoach = -1", "amounts.stagecoach", "not -1"),
        ("new_vein = 3", "new_vein = 3.0", "amounts.new_vein", "not 3.0"),
        ("saloon = 2", "saloon = 100", "amounts.saloon", "from 0 to 99, not 100"),
        ("saloon_girls = 4\n", "", "amounts.saloon_girls", "missing"),
        ("office = 5", "office = '5'", "points.office", "not '5'"),
        ("DYN = 3", "DYN = -1", "events.DYN", "not -1"),
        ("DYN = 3", "DYN = 61", "events.DYN", "from 0 to 60, not 61"),
        ("STG = 1\n", "", "events.STG", "missing"),
        ("TEL = 1\n", "TEL = 1\nCOW = 1\n", "events.COW", "unknown; known are CSH, DYN"),
        ("GOV = 1", "GOV = 2", "mines and events", "at most 1 of GOV can be in a deck, not 2"),
        ("SAL = 2", "SAL = 3", "mines and events", "at most 2 of SAL can be in a deck, not 3"),
        ("[mines.CJ]", "[mines.XX]", "mines.XX", "unknown; known are CJ, CM, CC, DG, SN"),
        ('7 = "6D"', '7 = "6X"', "mines.CJ.7", "'CJ-7=6X' is no mine"),
        ('7 = "6D"', '13 = "6D"', "mines.CJ.13", "numbers are 2 to 12"),
        ('7 = "6D"', '7 = "0D"', "mines.CJ.7", "values 1 to 20"),
        ('7 = "6D"', 'seven = "6D"', "mines.CJ.seven", "is no mine"),
        ('7 = "6D"', "7 = [6]", "mines.CJ.7", "is no mine"),
    ],
)
def test_a_wrong_deck_file_is_refused_with_file_key_and_reason(
    tmp_path: Path, old: str, new: str, key: str, reason: str
) -> None:
    with pytest.raises(tw.BadData) as refusal:
        Box(changed(tmp_path, "deck.toml", old, new))
    assert (refusal.value.file, refusal.value.key) == ("deck.toml", key)
    assert reason in refusal.value.reason
    assert str(refusal.value) == f"deck.toml: {key}: {refusal.value.reason}"


def test_a_deck_file_without_one_of_the_towns_is_refused(tmp_path: Path) -> None:
    text = (DATA / "deck.toml").read_text(encoding="utf-8")
    start, end = text.index("[mines.SN]"), text.index("# Copies")
    file = tmp_path / "deck.toml"
    file.write_text(text[:start] + text[end:], encoding="utf-8")
    with pytest.raises(tw.BadData, match=r"^deck\.toml: mines\.SN: is missing$"):
        Box(DataFile(file))


@pytest.mark.parametrize(
    ("old", "new", "key", "reason"),
    [
        ('values = ["literal", "two_mines"]\n', "", "mayor_retention.values", "missing"),
        ('default = "literal"\n', "", "mayor_retention.default", "missing"),
        ('rule = "BT-8.10"\n', "", "mayor_retention.rule", "missing"),
        ('default = "literal"', 'default = "loose"', "mayor_retention.default", "'loose' is not among the values"),
        ('values = ["literal", "two_mines"]', 'values = "literal"', "mayor_retention.values", "must be a list"),
        ('values = ["literal", "two_mines"]', "values = []", "mayor_retention.values", "must be a list"),
        ("[tie_break]", "[tie_brake]", "tie_break", "missing"),
        ("[short_game]", "[[short_game]]", "short_game", "must be a table"),
    ],
)
def test_a_wrong_options_file_is_refused_with_file_key_and_reason(
    tmp_path: Path, old: str, new: str, key: str, reason: str
) -> None:
    with pytest.raises(tw.BadData) as refusal:
        options_of_box(changed(tmp_path, "options.toml", old, new))
    assert (refusal.value.file, refusal.value.key) == ("options.toml", key)
    assert reason in refusal.value.reason


def test_the_files_of_the_game_are_right() -> None:
    box = Box(DataFile(DATA / "deck.toml"))
    assert len(box.cards) == 59
    amounts = (box.gold, box.short_game_cards, box.card_shark, box.stagecoach, box.saloon, box.saloon_girls)
    assert (*amounts, box.new_vein, box.office) == (10, 15, 4, 10, 2, 4, 3, 5)
    assert len(options_of_box(DataFile(DATA / "options.toml"))) == 8
