"""Dodge City in a terminal: stones typed by coordinates, buildings drawn with them, nothing hidden on the screen."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console, RenderableType
from tests.cli.play.table import run, saved
from tests.games.dodge_city.scenario import Play, town
from tests.proofs import DOSSIERS

import tumbleweed as tw
from tumbleweed.cli.play import question
from tumbleweed.cli.play.drawing import THEME
from tumbleweed.cli.play.faces.dodge_city import UNTOLD
from tumbleweed.cli.play.faces.face import NotSo
from tumbleweed.cli.play.game import Game

GAME = "dodge-city"
NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]
LANGUAGES = ["en", "de", "hu"]
OFFICE = "sheriff\n B0.D\n 01..\n .1..\n P..K"


def at(t: Play, language: str = "en") -> Game:
    """The table as seat 0 sees it."""
    return Game(t.s, NAMES[: t.s.count], "casual", language, Path("nowhere"))


def buying(language: str = "en", card: str = "C7") -> Game:
    """Seat 0 has played a card and buys."""
    t = town("turn 0", hands=[[card, "L4"], ["G4", "S4"]], cash=[500, 725], buildings={"OFF": OFFICE})
    t.asks(0, "D-2").says(f"play {card}")
    return at(t, language)


def texts(game: Game) -> list[str]:
    return [tw.text(GAME, action) for action in tw.legal(game.s, game.me)]


def meant(game: Game, typed: str) -> str:
    """The action's text for what was typed."""
    seen = game.seen()
    return tw.text(GAME, question.meant(game, seen, typed, question.number(game, seen, texts(game))))


def drawn(*things: RenderableType, width: int = 80) -> str:
    """What stands on a screen without colours; nothing is wider than the screen, nothing is cut off."""
    console = Console(file=StringIO(), width=width, theme=THEME, highlight=False, markup=False, emoji=False)
    for thing in things:
        console.print(thing)
    assert isinstance(console.file, StringIO)
    found = console.file.getvalue()
    assert max(len(line) for line in found.splitlines()) <= width
    assert "…" not in found
    return found


def board(game: Game, width: int = 80) -> str:
    return drawn(*game.face.board(game.seen()), width=width)


# ---------------------------------------------------------------- typing


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("off 1,2", "buy 4 1,2"),
        ("OFF (1, 2)", "buy 4 1,2"),
        ("4 1,2", "buy 4 1,2"),
        ("4 1 2", "buy 4 1,2"),
        ("4 1.2", "buy 4 1,2"),
        ("1,2", "buy 4 1,2"),  # there is no other building to buy into
        ("buy off 1,2", "buy 4 1,2"),
        ("sal lady", "open 1 lady"),
        ("open 1 lady", "open 1 lady"),
        ("1 la", "open 1 lady"),
        ("done", "done"),
        ("d", "done"),
        ("1", "done"),
    ],
)
def test_a_stone_is_bought_by_its_place(typed: str, action: str) -> None:
    assert meant(buying(), typed) == action


@pytest.mark.parametrize(
    ("language", "typed", "action"),
    [("de", "fertig", "done"), ("hu", "kész", "done"), ("hu", "sal bandita", "open 1 bandit")],
)
def test_words_of_each_language(language: str, typed: str, action: str) -> None:
    assert meant(buying(language), typed) == action


def test_dc_6_5_a_free_stone_goes_before_a_bought_one() -> None:
    game = buying(card="S2")
    assert meant(game, "off 1,2") == "free 4 1,2"
    assert meant(game, "buy off 1,2") == "buy 4 1,2"
    assert "Free stones  2 × Sheriff" in board(game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("typed", "rule"), [("off 0,1", "DC-7.4"), ("off 0,0", "DC-7.4"), ("sal 0,0", "DC-7.7"), ("off lady", "DC-7.8")]
)
def test_what_cannot_be_placed_is_refused_with_its_rule(typed: str, rule: str, language: str) -> None:
    with pytest.raises(NotSo, match=rf"\[{rule}\]"):
        meant(buying(language), typed)


@pytest.mark.parametrize("typed", ["", "2", "99", "off", "off 9,9", "0,0,0", "½", "9" * 400, "take back later"])
def test_nonsense_is_answered_with_what_would_be_right(typed: str) -> None:
    for language in LANGUAGES:
        with pytest.raises(NotSo) as wrong:
            meant(buying(language), typed)
        assert "\n" not in str(wrong.value)
        assert "»off 0,1«" in str(wrong.value)


def test_an_unknown_building_or_figure_is_named_with_the_known_ones() -> None:
    with pytest.raises(NotSo, match="no building »xyz« here; there are 1 SAL, 2 POS"):
        meant(buying(), "xyz 0,1")
    with pytest.raises(NotSo, match="no figure »king«; there are Cowboy, Bandit"):
        meant(buying(), "sal king")


def test_without_a_building_there_must_be_only_one() -> None:
    both = {"OFF": OFFICE, "POS": "cowboy\n B...D\n .1...\n .....\n P...K"}
    t = town("turn 0", hands=[["C7", "L4"], ["G4", "S4"]], buildings=both)
    t.asks(0, "D-2").says("play C7")
    with pytest.raises(NotSo, match="which building"):
        meant(at(t), "1,2")


@pytest.mark.parametrize(("language", "typed"), [("en", "back"), ("de", "zurück"), ("hu", "vissza"), ("en", "b")])
def test_a_stone_can_be_taken_back(language: str, typed: str) -> None:
    game = buying(language)
    tw.apply(game.s, 0, tw.action(GAME, meant(game, "off 1,2")))
    assert "OFF 1,2" in board(game)
    assert meant(game, typed) == "take back"


def test_hundreds_of_cells_are_a_few_lines() -> None:
    t = town("turn 0", seats=5, hands=[["C7", "L4"]], cash=[3000],
             buildings={"SAL": "lady", "HOT": "cowboy", "YRD": "bandit", "UPR": "cowboy"})  # fmt: skip
    t.asks(0, "D-2").says("play C7")
    game = at(t)
    assert len(texts(game)) > 100
    listed, rest = game.face.listed(game.seen(), texts(game))
    assert listed == ["done"]
    assert "1 SAL $300 (31), 5 HOT $100 (26)" in rest
    assert "Open 2 POS, 3 BNK" in rest
    assert "Sheriff $200" in rest
    assert len(rest.splitlines()) == 2
    numbered = question.number(game, game.seen(), texts(game))
    assert [label for label in numbered if label.isdecimal()] == ["1"], "no number means a cell nobody sees"


@pytest.mark.parametrize(
    ("typed", "action"), [("off 1,1", "take 4 1,1"), ("4 2,1", "take 4 2,1"), ("2,1", "take 4 2,1"), ("done", "done")]
)
def test_dc_6_10_stones_are_taken_by_their_place(typed: str, action: str) -> None:
    t = town("turn 0", hands=[["I1", "L4", "C4"], ["G4", "S4"]], buildings={"OFF": OFFICE})
    t.asks(0, "D-2").says("play I1")
    assert meant(at(t), typed) == action


def test_many_stones_to_take_are_counted_by_building() -> None:
    many = {"OFF": "lady\n B11D\n 11..\n 11..\n P..K", "POS": "cowboy\n B111D\n .1...\n .....\n P...K"}
    t = town("turn 0", hands=[["I1", "L4", "C4"], ["G4", "S4"]], buildings=many)
    t.asks(0, "D-2").says("play I1")
    game = at(t)
    listed, rest = game.face.listed(game.seen(), texts(game))
    assert listed == ["done"]
    assert "2 POS (4), 4 OFF (6)" in rest
    numbered = question.number(game, game.seen(), texts(game))
    assert [label for label in numbered if label.isdecimal()] == ["1"]


# ---------------------------------------------------------------- what is on the table


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_building_is_drawn_with_its_coordinates(language: str, width: int) -> None:
    game = buying(language)
    shown = board(game, width).splitlines()
    sheriff = game.wording.words.say("figure.sheriff")
    start = next(number for number, line in enumerate(shown) if "0 B 0 · D" in line)
    left = shown[start].index("0 B 0 · D")
    assert shown[start - 1][left : left + 9] == "  0 1 2 3"
    rows = [shown[start + row][left : left + 9] for row in range(4)]
    assert rows == ["0 B 0 · D", "1 0 1 · ·", "2 · 1 · ·", "3 P · · K"]
    assert any(f"{sheriff} 3★ " in line and "200" in line for line in shown[:start])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80, 120])
def test_all_ten_buildings_fit(language: str, width: int) -> None:
    t = town("turn 0", seats=5, hands=[["C7", "L4"]], buildings={"YRD": "gunman", "OFF": OFFICE})
    shown = board(at(t, language), 80 if width == 40 else width)
    for number, house in enumerate(["SAL", "POS", "BNK", "OFF", "HOT", "STO", "UPR", "LIV", "CHU", "YRD"], 1):
        assert f"{number} {house}" in shown


def test_connected_and_finished_buildings_are_told() -> None:
    linked = "lady\n B00D\n 00..\n .0..\n P00K"
    houses = {"OFF": linked, "SAL": "controlled 1 cowboy", "POS": "neutral bandit"}
    t = town("turn 0", hands=[["C7", "L4"], ["G4", "S4"]], buildings=houses)
    shown = board(at(t))
    assert "✓ 0 Ann" in shown
    assert "Finished  1 SAL Cowboy → 1 Bob · 2 POS neutral" in shown
    assert "1 SAL Saloon" not in shown


def test_u_58_hidden_money_is_not_on_the_screen() -> None:
    hands = [["C7", "L4"], ["G4", "S4"]]
    for visibility, seen in (("open", True), ("hidden", False)):
        t = town("turn 0", hands=hands, cash=[500, 725], buildings={"OFF": OFFICE}, money_visibility=visibility)
        game = at(t)
        shown = board(game) + drawn(game.face.standing(game.seen()))
        assert ("725" in shown) is seen
        assert "$500" in shown


def test_the_standing_names_the_fields_of_the_best_chain() -> None:
    game = buying()
    rows = [line.split() for line in drawn(game.face.standing(game.seen())).splitlines()]
    assert rows[0] == ["▸", "0", "Ann", "★", "1", "Bob"]
    assert rows[1] == ["Points", "0", "0"]
    assert rows[2] == ["OFF", "B", "2", "–", "2"]


def test_a_rival_s_turn_is_one_line() -> None:
    """One's own stones are told one by one, as they are placed."""
    bought = ("open OFF sheriff", "buy OFF 0,1", "buy OFF 0,2", "done")
    rival = town("turn 1", hands=[["C4", "L4"], ["S7", "C5"]], cash=[500, 900])
    rival.asks(1, "D-2").says("play S7").asks(1, "D-4").says(*bought)
    [news] = at(rival).news()
    assert news.endswith(
        "Bob places 2 Sheriffs in the Sheriff's Office for $400. Sheriff 7 brought $700. Touches 2 of 4."
    )
    assert "puts a stone" not in news
    mine = town("turn 0", hands=[["S7", "C5"], ["C4", "L4"]], cash=[900, 500])
    mine.asks(0, "D-2").says("play S7").asks(0, "D-4").says(*bought)
    [news] = at(mine).news()
    assert news.count("You put a stone into the Sheriff's Office for 200 dollars.") == 2
    assert "You place" not in news


def test_what_is_untold_is_told_in_the_log() -> None:
    dossier = (DOSSIERS / "dodge-city.md").read_text(encoding="utf-8")
    assert all(f"`{name.upper()}`" in dossier for name in UNTOLD)


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_typing(language: str, tmp_path: Path) -> None:
    lines = ["1", "off 0,1", "off cowboy", "0,1", "off 1,0", "back", "off 1,0", "off 2,2", "?", "s", "c", "r", "d"] * 80
    arguments = ["play", GAME, "--seats", "2", "--seed", "5", "--option", "target_points=1", "--lang", language]
    result = run(arguments, lines, tmp_path)
    assert result.exit_code == 0
    assert saved(tmp_path)["scores"] is not None
    assert "Traceback" not in result.output


def test_a_board_of_ones_own_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "town.toml"
    drawing = 'id = "JAIL"\nname = "Old Jail"\ndistrict = "centre"\nmap = ["B..D", "....", "P..K"]\n'
    file.write_text(f"[[building]]\n{drawing}", encoding="utf-8")
    arguments = ["play", GAME, "--seats", "2", "--seed", "5", "--option", f"board=@{file}"]
    result = run(arguments, ["1", "1", "jail cowboy", "0,1", "q"], tmp_path / "data")
    assert "1 JAIL Old Jail" in result.output
