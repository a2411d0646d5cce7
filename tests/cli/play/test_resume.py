"""A game can be left at any moment and goes on from there as it would have."""

import json
from pathlib import Path

import pytest
from tests.cli.play.table import GAME, chatter, only_save, run, saved
from tests.cli.play.test_answers import asked_for_an_offer

import tumbleweed as tw
from tumbleweed.cli.play import saves
from tumbleweed.cli.play.game import Game


@pytest.mark.parametrize(
    "table",
    [
        [GAME, "--seats", "2", "--option", "bribes=off", "--seed", "21"],
        pytest.param(["boomtown", "--seats", "3", "--option", "short_game=on", "--seed", "22"], marks=pytest.mark.slow),
    ],
)
def test_a_game_left_and_resumed_ends_like_one_in_one_piece(table: list[str], tmp_path: Path) -> None:
    pieces = [1, 7, 15]  # not in the middle of a form, which would begin again
    lines = [line for line in chatter(8) if line in {"1", "2", "3", "pass"}]
    table = ["play", *table]
    run(table, lines, tmp_path / "whole")
    result = run(table, lines[: pieces[0]], tmp_path / "parts")
    assert result.exit_code == 0
    assert "tumbleweed play --resume" in result.output
    for start, end in zip(pieces, [*pieces[1:], len(lines)], strict=True):
        assert saved(tmp_path / "parts")["scores"] is None
        result = run(["play", "--resume"], lines[start:end], tmp_path / "parts")
    whole, parts = saved(tmp_path / "whole"), saved(tmp_path / "parts")
    assert whole["scores"] is not None
    assert parts == whole


@pytest.mark.parametrize(
    ("game", "rule", "lines"), [(GAME, "DT-", ["2", "2"]), ("boomtown", "BT-", ["pass", "pick 2"])]
)
def test_it_goes_on_at_the_same_question(game: str, rule: str, lines: list[str], tmp_path: Path) -> None:
    first = run(["play", game, "--seed", "22"], lines, tmp_path)
    again = run(["play", "--resume"], [], tmp_path)
    board = first.output[first.output.rindex("┌") : first.output.rindex("The game is saved")]
    assert rule in board
    assert again.output.count("┌") == 1
    assert board in again.output


def test_a_form_that_was_left_half_way_begins_again(tmp_path: Path) -> None:
    """The person had typed an offer of dollars; nobody has seen it, and the person is asked for it again."""
    game = asked_for_an_offer({})
    game.path = tmp_path / "dice-town-offer.json"
    game.save()
    answers = saved(tmp_path)["answers"]
    for typed in ([], ["1"]):
        result = run(["play", "--resume"], typed, tmp_path)
        assert result.output.count("Dollars, 0 to") == 1
        mine = [[row for row in rows if row[0] == game.me] for rows in (answers, saved(tmp_path)["answers"])]
        assert mine[0] == mine[1]


@pytest.mark.parametrize("leaving", [["q"], ["2", "q"], ["2", "l", "q"], []])
def test_leaving_says_how_to_resume(leaving: list[str], tmp_path: Path) -> None:
    result = run(["play", GAME, "--seed", "4"], leaving, tmp_path)
    assert result.exit_code == 0
    assert f"tumbleweed play --resume {only_save(tmp_path)}" in result.output


def test_ctrl_c_while_a_bot_thinks_keeps_the_last_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answered = 0

    def interrupted(game: Game, seat: int) -> None:
        nonlocal answered
        answered += 1
        if answered > 4:
            raise KeyboardInterrupt
        tw.answer(game.s, seat, tw.legal(game.s, seat)[0])

    monkeypatch.setattr(Game, "let_bot_answer", interrupted)
    result = run(["play", GAME, "--seed", "4"], ["2"], tmp_path)
    assert result.exit_code == 0
    assert "tumbleweed play --resume" in result.output
    assert len(saved(tmp_path)["answers"]) == 5


def test_a_file_can_be_named_and_the_language_changed(tmp_path: Path) -> None:
    run(["play", GAME, "--seed", "4", "--lang", "de"], ["2"], tmp_path)
    path = only_save(tmp_path)
    assert "Deine Hand" in run(["play", "--resume"], [], tmp_path).output
    assert "A kezedben" in run(["play", "--resume", str(path), "--lang", "hu"], [], tmp_path / "elsewhere").output


def test_resume_can_name_the_game_in_either_order(tmp_path: Path) -> None:
    run(["play", GAME, "--seed", "4"], ["2"], tmp_path)
    for arguments in (["play", GAME, "--resume"], ["play", "--resume", GAME]):
        result = run(arguments, [], tmp_path)
        assert result.exit_code == 0
        assert "Your hand" in result.output


def test_a_finished_game_shows_its_end_again(tmp_path: Path) -> None:
    run(["play", GAME, "--seed", "4", "--seats", "2"], chatter(3), tmp_path)
    result = run(["play", "--resume", str(only_save(tmp_path))], [], tmp_path)
    assert "Final ranking" in result.output
    nothing = run(["play", "--resume"], [], tmp_path)
    assert nothing.exit_code == 2
    assert str(tmp_path) in nothing.output


def spoiled(text: str) -> dict[str, str]:
    """A save damaged in several ways."""
    content = json.loads(text)
    later = {**content, "answers": [*content["answers"], [0, "keep A A A A A"]]}
    return {
        "empty": "",
        "half": text[: len(text) // 2],
        "a list": "[1, 2]",
        "no table": json.dumps({key: content[key] for key in content if key != "names"}),
        "no answers": json.dumps({key: content[key] for key in content if key != "answers"}),
        "strange answers": json.dumps({**content, "answers": [3, "x"]}),
        "an impossible answer": json.dumps(later),
        "an unknown bot": json.dumps({**content, "bot": "deep-blue"}),
        "an unknown game": json.dumps({**content, "game": "chess"}),
        "odd seats": json.dumps({**content, "seats": 9, "names": ["x"] * 9}),
    }


def test_a_damaged_save_is_named_and_left_alone(tmp_path: Path) -> None:
    run(["play", GAME, "--seed", "4"], ["2"], tmp_path)
    path = only_save(tmp_path)
    for damage, text in spoiled(path.read_text(encoding="utf-8")).items():
        path.write_text(text, encoding="utf-8")
        for arguments in (["play", "--resume"], ["play", "--resume", str(path), "--lang", "de"]):
            result = run(arguments, [], tmp_path)
            assert result.exit_code == 2, damage
            assert str(path) in result.output
            assert len(result.output.strip().splitlines()) == 1
        assert path.read_text(encoding="utf-8") == text
        assert only_save(tmp_path) == path


def test_a_save_that_does_not_exist_is_named(tmp_path: Path) -> None:
    result = run(["play", "--resume", str(tmp_path / "no.json")], [], tmp_path)
    assert result.exit_code == 2
    assert "no.json" in result.output


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = run(["play", GAME], [], tmp_path / "file" / "data")
    assert result.exit_code == 2
    assert str(tmp_path / "file" / "data") in result.output


def test_a_save_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    saves.write(path, {"a": 1})
    with pytest.raises(TypeError):
        saves.write(path, {"a": object()})
    assert json.loads(path.read_text(encoding="utf-8")) == {"a": 1}
    assert list(tmp_path.iterdir()) == [path]


def test_where_saves_are(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("TUMBLEWEED_DATA", raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
    assert saves.folder() == tmp_path / "xdg" / "tumbleweed"
    monkeypatch.delenv("XDG_DATA_HOME")
    for home in ("HOME", "USERPROFILE"):  # whichever this system looks at
        monkeypatch.setenv(home, str(tmp_path))
    assert saves.folder() == tmp_path / ".local" / "share" / "tumbleweed"
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert saves.folder() == tmp_path / "local" / "tumbleweed"
    monkeypatch.setenv("TUMBLEWEED_DATA", str(tmp_path / "mine"))
    assert saves.folder() == tmp_path / "mine"
