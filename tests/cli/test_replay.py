"""`tumbleweed replay`."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.running import program, refused, run

from tumbleweed import answer, find, legal, new, record, scores, waiting


def played(game: str, answers: int = 10_000, **options: str) -> dict[str, Any]:
    """The record of a game in which everybody takes their last option."""
    s = new(game, seats=find(game).least_seats, seed=4, options=options)
    while waiting(s) and answers:
        seat = waiting(s)[0]
        answer(s, seat, legal(s, seat)[-1])
        answers -= 1
    return record(s)


@pytest.fixture(scope="module")
def finished() -> dict[str, Any]:
    return played("dice-town")


def write(folder: Path, content: object) -> Path:
    path = folder / "game.json"
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return path


@pytest.mark.parametrize("lang", ["en", "de", "hu"])
def test_tells_the_game_and_verifies_it(finished: dict[str, Any], tmp_path: Path, lang: str) -> None:
    result = run("replay", write(tmp_path, finished), "--lang", lang)
    assert result.exit_code == 0
    assert "  ".join(f"{seat}: {points}" for seat, points in enumerate(finished["scores"])) in result.output
    assert f"verified: all {len(finished['answers'])} answers are legal, and the scores are right" in result.output
    assert len(result.output.splitlines()) > 50


def test_a_seat_is_told_more_than_a_spectator(finished: dict[str, Any], tmp_path: Path) -> None:
    path = write(tmp_path, finished)
    assert run("replay", path, "--seat", 0).output != run("replay", path).output


def test_an_unfinished_game(tmp_path: Path) -> None:
    said = run("replay", write(tmp_path, played("dice-town", answers=7))).output
    assert "goes on; awaited" in said
    assert "verified: all 7 answers are legal" in said


def test_step_waits_after_each_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[str] = []
    monkeypatch.setattr("click.pause", waits.append)
    assert run("replay", write(tmp_path, played("dice-town", answers=7)), "--step").exit_code == 0
    assert len(waits) == 7


def without(record: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in record.items() if name != key}


def broken(finished: dict[str, Any]) -> dict[str, tuple[object, str]]:
    """What can be wrong with a file, and what is said about it."""
    answers = finished["answers"]
    other_answer = [*answers[:5], [answers[5][0], "seat 1"], *answers[6:]]
    return {
        "not JSON": ("{", "not JSON"),
        "nothing": ("", "not JSON"),
        "a list": ([1, 2], "a record is an object"),
        "no answers": (without(finished, "answers"), "lacks answers"),
        "no game": (without(finished, "game"), "lacks game"),
        "unknown game": ({**finished, "game": "chess"}, "there is no game 'chess'"),
        "game is a list": ({**finished, "game": ["dice-town"]}, "game"),
        "seats": ({**finished, "seats": 12}, "2 to 5 seats, not 12"),
        "seats in words": ({**finished, "seats": "two"}, "seats"),
        "option": ({**finished, "options": {"edition": "third"}}, "choose first, second"),
        "options are a list": ({**finished, "options": []}, "options is an object"),
        "seed": ({**finished, "seed": None}, "seed"),
        "format": ({**finished, "format": 99}, "format 99"),
        "version": ({**finished, "version": 99}, "rules version 99"),
        "illegal answer": ({**finished, "answers": other_answer}, "answer 5 "),
        "nonsense answer": ({**finished, "answers": [[0, "dance"]]}, "answer 0 "),
        "shapeless answer": ({**finished, "answers": [7]}, "answer 0: 7"),
        "seat that is not there": ({**finished, "answers": [[9, "pass"]]}, "answer 0 "),
        "too few answers": ({**finished, "answers": answers[:-1]}, "the game goes on"),
        "too many answers": ({**finished, "answers": [*answers, [0, "pass"]]}, "the game is over"),
        "scores": ({**finished, "scores": [0, 0]}, "the record says [0, 0]"),
    }


def test_bad_files(finished: dict[str, Any], tmp_path: Path) -> None:
    for name, (content, said) in broken(finished).items():
        complaint = refused("replay", write(tmp_path, content))
        assert said in complaint, f"{name}: {complaint}"


def test_files_that_are_not_there(tmp_path: Path) -> None:
    assert "does not exist" in refused("replay", tmp_path / "nothing.json")
    assert "is a directory" in refused("replay", tmp_path)
    (tmp_path / "picture").write_bytes(bytes(range(128, 256)))
    assert "not text" in refused("replay", tmp_path / "picture")


def test_a_seat_that_is_not_there(finished: dict[str, Any], tmp_path: Path) -> None:
    assert "seats are 0 to 1" in refused("replay", write(tmp_path, finished), "--seat", 2)


def test_as_a_program(finished: dict[str, Any], tmp_path: Path) -> None:
    write(tmp_path, finished)
    done = program("replay", "game.json", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "verified" in done.stdout
    write(tmp_path, {**finished, "scores": [1, 1]})
    done = program("replay", "game.json", cwd=tmp_path)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_another_game(stones: str, tmp_path: Path) -> None:
    content = played(stones, stones="5")
    said = run("replay", write(tmp_path, content)).output
    assert "took" in said
    assert "verified" in said
    s = new(stones, seats=2, seed=1)
    assert scores(s) == [0, 0]
