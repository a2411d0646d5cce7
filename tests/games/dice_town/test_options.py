"""Table options: what is accepted and refused, the defaults of each edition; and wrong data files."""

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import tumbleweed as tw
from tumbleweed.games.datafile import DataFile
from tumbleweed.games.dice_town.box import DATA, Box
from tumbleweed.games.dice_town.cards.deck import card_class
from tumbleweed.games.dice_town.table import Table, options_of_box

VALUES: dict[str, list[Any]] = {
    "edition": ["first", "second"],
    "first_sheriff": ["random", "host_choice", "youngest"],
    "shuffle_seats": [True, False],
    "brute_mode": ["all_free", "one_free"],
    "cheater_scope": ["revealed", "any_kept"],
    "bribes": ["binding", "gifts", "off"],
    "bribe_rounds": [1, 2, 3],
    "bribe_who": ["tied", "all"],
    "bribe_doc_order": [True, False],
    "saloon_pick": ["by_back", "random"],
    "kickers": [True, False],
    "doc_eligibility": ["gained_nothing", "controlled_nothing"],
    "doc_obligation": ["may", "must"],
    "elixir_needs_visitor": [True, False],
    "short_payment": ["partial", "all_or_nothing"],
    "reaction_mode": ["discreet", "fast"],
    "final_tie": ["sheriff", "shared"],
    "wealth_visible": [True, False],
    "short_log": [True, False],
}
"""The table "Table options at a glance", but for `claim_values`."""

BOTH = {
    "first_sheriff": "random", "shuffle_seats": True, "brute_mode": "all_free", "cheater_scope": "revealed",
    "bribes": "binding", "bribe_rounds": 2, "bribe_who": "tied", "bribe_doc_order": False, "saloon_pick": "by_back",
    "kickers": True, "short_payment": "partial", "reaction_mode": "discreet", "final_tie": "sheriff",
    "wealth_visible": True, "short_log": False,
}  # fmt: skip
DEFAULTS: dict[str, dict[str, Any]] = {
    "first": {**BOTH, "edition": "first", "claim_values": sorted([1, 2, 3, 4, 5] * 5),
              "doc_eligibility": "gained_nothing", "doc_obligation": "may", "elixir_needs_visitor": False},
    "second": {**BOTH, "edition": "second", "claim_values": sorted([1, 2, 3, 4, 5] * 4),
               "doc_eligibility": "controlled_nothing", "doc_obligation": "must", "elixir_needs_visitor": True},
}  # fmt: skip
EVERY_VALUE = [(name, value) for name, values in VALUES.items() for value in values]


def options_of(given: dict[str, Any]) -> dict[str, Any]:
    """All options of a new table, as its players see them."""
    options: dict[str, Any] = tw.view(tw.new("dice-town", 3, 1, given), -1)["options"]
    return options


# ---------------------------------------------------------------- values


@pytest.mark.parametrize("edition", ["first", "second"])
def test_the_defaults_of_each_edition(edition: str) -> None:
    found = options_of({"edition": edition})
    assert {**found, "claim_values": sorted(found["claim_values"])} == DEFAULTS[edition]


def test_without_a_word_the_second_edition_is_played() -> None:
    assert options_of({}) == options_of({"edition": "second"})


@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize(("name", "value"), EVERY_VALUE)
def test_every_value_is_accepted_and_can_be_played(edition: str, name: str, value: Any) -> None:
    options = {"edition": edition, name: value}
    s = tw.new("dice-town", 3, 11, options)
    found = tw.view(s, -1)["options"]
    assert found[name] == value
    assert type(found[name]) is type(value)
    expected = {**DEFAULTS[options["edition"]], name: value}
    assert {**found, "claim_values": sorted(found["claim_values"])} == expected
    chance = random.Random(1)
    while tw.waiting(s):
        seat = tw.waiting(s)[0]
        tw.answer(s, seat, chance.choice(tw.legal(s, seat)))
    assert tw.view(s, -1)["over"]


@pytest.mark.parametrize(("name", "value"), EVERY_VALUE)
def test_every_value_is_accepted_as_a_person_writes_it(name: str, value: Any) -> None:
    words = [str(value), str(value).upper()]
    if isinstance(value, bool):
        words += ["on", "yes", "ON"] if value else ["off", "no", "Off"]
    for word in words:
        assert options_of({name: word})[name] == value, word


@pytest.mark.parametrize("name", VALUES)
@pytest.mark.parametrize("value", ["maybe", "", None, 17, 1.5, [], {}])
def test_other_values_are_refused_by_name_with_the_choices(name: str, value: Any) -> None:
    with pytest.raises(tw.BadOption, match=f"option {name}: .* is not possible; choose ") as refusal:
        tw.new("dice-town", 3, 1, {name: value})
    for possible in VALUES[name]:
        word = {True: "on", False: "off"}[possible] if isinstance(possible, bool) else str(possible)
        assert word in str(refusal.value)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("kickers", 1),
        ("kickers", 0),
        ("bribe_rounds", True),
        ("bribe_rounds", 4),
        ("bribe_rounds", 0),
        ("edition", "third"),
    ],
)
def test_values_that_only_look_alike_are_refused(name: str, value: Any) -> None:
    with pytest.raises(tw.BadOption):
        tw.new("dice-town", 3, 1, {name: value})


def test_an_unknown_option_is_refused_with_the_names_of_all() -> None:
    with pytest.raises(tw.BadOption, match="no option 'kicker'") as refusal:
        tw.new("dice-town", 3, 1, {"kicker": True})
    assert all(name in str(refusal.value) for name in [*VALUES, "claim_values"])


# ---------------------------------------------------------------- claim_values


@pytest.mark.parametrize("given", [[1, 2, 3], (9, 9, 9), "1,2,3", "9, 1, 1, 1", [5] * 60])
def test_claims_of_ones_own(given: Any) -> None:
    numbers = [int(part) for part in given.split(",")] if isinstance(given, str) else list(given)
    assert options_of({"claim_values": given})["claim_values"] == numbers


@pytest.mark.parametrize(
    "given",
    [[], [1, 2], [1, 2, 0], [1, 2, 10], [1, 2, -1], [1] * 61, [1, 2, True], [1, 2, 2.0], [1, 2, "3"], "1,2", "a,b,c",
     "", 5, None, True, [[1, 2, 3]], {"1": 5}],
)  # fmt: skip
def test_impossible_claims_are_refused(given: Any) -> None:
    with pytest.raises(tw.BadOption, match=r"option claim_values: .*3 to 60 numbers from 1 to 9"):
        tw.new("dice-town", 3, 1, {"claim_values": given})


@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("values", [[7, 7, 9], [1, 2, 3, 4, 9, 9, 8], [6] * 40])
def test_claims_of_ones_own_are_used_and_conserved(edition: str, values: list[int]) -> None:
    for seed in range(3):
        chance = random.Random(seed)
        s = tw.new("dice-town", 3, seed, {"edition": edition, "claim_values": values})
        assert Counter(tw.view(s, -1)["town"]["claim_row"]) <= Counter(values)
        while tw.waiting(s):
            seat = tw.waiting(s)[0]
            tw.answer(s, seat, chance.choice(tw.legal(s, seat)))
        seen = tw.view(s, -1)
        assert seen["over"]
        owned = [int(card.split()[1]) for player in seen["players"] for card in player["hand"] if "claim" in card]
        owned += [value for player in seen["players"] for value in player["protected"]]
        left = seen["town"]["claim_row"]
        assert Counter(owned) + Counter(left) <= Counter(values)
        assert len(owned) + len(left) + seen["town"]["claim_deck"] == len(values)
        if seen["end_triggered"] == ["claims_gone"]:
            assert Counter(owned) == Counter(values)


# ---------------------------------------------------------------- wrong data files


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
        ("bank = 3\n", "", "start.bank", "missing"),
        ("[points]", "[pionts]", "points.nugget", "missing"),
        ("bank = 3\n", "bank = 'three'\n", "start.bank", "whole number from 0 to 9, not 'three'"),
        ("bank = 3\n", "bank = true\n", "start.bank", "whole number"),
        ("nuggets = 30\n", "nuggets = 0\n", "start.nuggets", "whole number from 1"),
        ("brute = 2\n", "brute = -1\n", "store.brute", "not -1"),
        ("brute = 2\n", "brute = 8\n", "store.brute", "not 8"),
        ("equip_8 = 8\n", "equip_8 = 8\nhorse = 8\n", "equipment.horse", "unknown"),
        ("[claims.second]\n1 = 4\n", "[claims.second]\n12 = 4\n", "claims.second.12", "unknown"),
        ('goods = ["J", "Q"]', 'goods = ["J", "X"]', "remedies.goods", "'X'"),
        ('goods = ["J", "Q"]', "goods = []", "remedies.goods", "list of words"),
        ('goods = ["J", "Q"]', 'goods = "J"', "remedies.goods", "list of words"),
        ('offers = "elixirs"', 'offers = "pills"', "doc.second.offers", "remedies or elixirs, not 'pills'"),
        ('elixir_card = "visit"\n', "", "doc.second.elixir_card", "missing"),
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


@pytest.mark.parametrize(
    ("start", "end", "short", "key"),
    [
        ("[claims.second]", "[elixirs]", "1 = 2", "claims.second"),
        ("[elixirs]", "[start]", "luck = 2", "elixirs"),
        ("[store]", "[equipment]", "brute = 0", "store"),
    ],
)
def test_too_few_cards_in_the_deck_file(tmp_path: Path, start: str, end: str, short: str, key: str) -> None:
    text = (DATA / "deck.toml").read_text(encoding="utf-8")
    equipment = "[equipment]\n\n" + text[text.index("[claims.first]") :]
    rest = equipment if end == "[equipment]" else text[text.index(end) :]
    file = tmp_path / "deck.toml"
    file.write_text(f"{text[: text.index(start)]}{start}\n{short}\n\n{rest}", encoding="utf-8")
    with pytest.raises(tw.BadData) as refusal:
        Box(DataFile(file))
    assert refusal.value.key == key
    assert "hold" in refusal.value.reason


def test_a_card_that_is_neither_equipment_nor_known_is_refused() -> None:
    with pytest.raises(tw.BadData, match=r"deck\.toml: store\.horse: "):
        card_class("horse")


@pytest.mark.parametrize(
    ("old", "new", "key", "reason"),
    [
        ('[kickers]\nvalues = [true, false]\n', "[kickers]\n", "kickers.values", "missing"),
        ('default = "all_free"\n', "", "brute_mode.default", "missing"),
        ('rule = "U-11"\n', "", "brute_mode.rule", "missing"),
        ('default = "all_free"', 'default = "some_free"', "brute_mode.default", "'some_free' is not among the values"),
        ('values = ["all_free", "one_free"]', 'values = ["all_free"]', "brute_mode.values", "at least two"),
        ('values = ["all_free", "one_free"]', 'values = "all_free"', "brute_mode.values", "must be a list"),
        ('default = { first = "may", second = "must" }', 'default = { first = "may" }', "doc_obligation.default",
         "first, second"),
        ("high = 9", "high = 12", "claim_values.list.high", "from 1 to 9"),
        ("high = 9, ", "", "claim_values.list.high", "missing"),
    ],
)  # fmt: skip
def test_a_wrong_options_file_is_refused_with_file_key_and_reason(
    tmp_path: Path, old: str, new: str, key: str, reason: str
) -> None:
    with pytest.raises(tw.BadData) as refusal:
        options_of_box(changed(tmp_path, "options.toml", old, new))
    assert (refusal.value.file, refusal.value.key) == ("options.toml", key)
    assert reason in refusal.value.reason


def test_an_options_file_without_one_of_the_options_is_refused(tmp_path: Path) -> None:
    with pytest.raises(tw.BadData) as refusal:
        options_of_box(changed(tmp_path, "options.toml", "[kickers]\nvalues = [true, false]\ndefault = true\n"
                             'rule = "U-42"\n', ""))  # fmt: skip
    assert refusal.value.file == "options.toml"
    assert "kickers" in refusal.value.key


@pytest.mark.parametrize("text", ["[store\n", "store = \n", "a = 1\na = 2\n", b"\xff\xfe"])
def test_a_broken_file_is_refused(tmp_path: Path, text: str | bytes) -> None:
    path = tmp_path / "deck.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(tw.BadData, match=r"deck\.toml: file: not readable as TOML"):
        DataFile(path)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(tw.BadData, match=r"deck\.toml: file: there is no"):
        DataFile(tmp_path / "deck.toml")


def test_the_files_of_the_game_are_right() -> None:
    assert sum(Box(DataFile(DATA / "deck.toml")).copies) == 19
    names = [option.name for option in options_of_box(DataFile(DATA / "options.toml"))]
    assert sorted(names) == sorted([*VALUES, "claim_values"])
    assert Table({}).full == options_of({})
