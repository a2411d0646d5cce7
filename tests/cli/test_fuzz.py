"""`tumbleweed fuzz` and the checks behind it: each check must find what is planted for it."""

import json
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.cli.running import refused, run

from tumbleweed import BadRecord, find, replay
from tumbleweed.arena import checks
from tumbleweed.arena.fuzzing import Finding, Fuzzing, random_value
from tumbleweed.core.chance import chance
from tumbleweed.core.options import Option
from tumbleweed.core.play import legal, waiting
from tumbleweed.core.playout import play_out
from tumbleweed.core.steps import State

DICE_TOWN = find("dice-town")


class Planted:
    """Dice Town with something changed; compiled games cannot be patched, so it stands before the real one."""

    def __init__(self, **changes: Callable[..., Any]) -> None:
        self.__dict__.update(changes)

    def __getattr__(self, name: str) -> Any:
        return getattr(DICE_TOWN, name)


def position(answers: int = 40, seats: int = 3, log: bool = True, **options: Any) -> State:
    s = DICE_TOWN.new(seats, options, 5, log)
    play_out(s, chance(("answers",), 5), answers)
    return s


def many_asked() -> State:
    """A position in which several are asked at the same time."""
    s = DICE_TOWN.new(4, {}, 1, True)
    assert len(waiting(s)) > 1
    return s


def test_a_clean_game_ends_with_a_summary(tmp_path: Path) -> None:
    result = run("fuzz", "dice-town", "--games", 3, "--seed", 2, "--out", tmp_path)
    assert result.exit_code == 0, result.output
    for line in ("games", "decisions", "checks done", "nothing"):
        assert line in result.output
    assert list(tmp_path.iterdir()) == []


def test_minutes_end_the_search(tmp_path: Path) -> None:
    result = run("fuzz", "dice-town", "--minutes", 0.001, "--out", tmp_path)
    assert result.exit_code == 0, result.output


def leaky_view(s: State, seat: int) -> dict[str, Any]:
    """A view that shows a secret: the chance to come."""
    return {**DICE_TOWN.view(s, seat), "leak": s.chance.source.seed}


def test_a_planted_failure_is_found_and_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tumbleweed.cli.parameters.GameName.convert", lambda *args: Planted(view=leaky_view))
    out = tmp_path / "deep" / "findings"
    result = run("fuzz", "dice-town", "--games", 5, "--seed", 9, "--out", out)
    assert result.exit_code == 1
    (path,) = out.iterdir()
    assert f"tumbleweed replay {path}" in result.output
    found = json.loads(path.read_text(encoding="utf-8"))
    assert found["failure"]["check"] == "redealt"
    assert "leak" in found["failure"]["message"]
    assert [list(row) for row in found["answers"]] == found["answers"]
    assert replay(found).ask is not None
    # Dice Town itself has no such leak, so the record does not fail any more.
    monkeypatch.undo()
    again = run("replay", path)
    assert (again.exit_code, "does not fail any more" in again.output) == (0, True)


def test_a_finding_that_still_fails_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(spec: object, s: State, seed: int) -> None:
        raise checks.CheckFailed("planted", "still there")

    with pytest.raises(Finding) as found:
        Fuzzing(Planted(view=leaky_view), 9, None, {}).play()  # type: ignore[arg-type]
    path = tmp_path / "found.json"
    path.write_text(json.dumps(found.value.record))
    monkeypatch.setattr(checks, "AT_THE_END", (broken,))
    result = run("replay", path)
    assert result.exit_code == 1
    assert "it still fails: planted: still there" in result.output


def test_what_the_engine_raises_is_a_finding() -> None:
    def view(s: State, seat: int) -> dict[str, Any]:
        raise ZeroDivisionError("planted")

    with pytest.raises(Finding) as found:
        Fuzzing(Planted(view=view), 1, 3, {}).play()  # type: ignore[arg-type]
    assert found.value.record["failure"]["check"] == "raised"
    assert found.value.record["failure"]["message"] == "ZeroDivisionError: planted"
    assert found.value.record["seats"] == 3


def test_the_same_seed_finds_the_same_game() -> None:
    records = []
    for time in range(2):
        with pytest.raises(Finding) as found:
            Fuzzing(Planted(view=leaky_view), 4, None, {}).play()  # type: ignore[arg-type]
        records.append(found.value.record)
    assert records[0] == records[1]


def test_tables_differ_and_what_is_given_stays() -> None:
    seen: list[tuple[int, dict[str, Any]]] = []

    def new(seats: int, options: dict[str, Any], seed: int, log: bool) -> State:
        seen.append((seats, options))
        return DICE_TOWN.new(seats, options, seed, log)

    fuzzing = Fuzzing(Planted(new=new, view=leaky_view), 1, None, {"bribes": "off"})  # type: ignore[arg-type]
    for number in range(40):
        with pytest.raises(Finding):
            fuzzing.play()
    played = [table for table in seen if len(table[1]) > 1]
    assert {seats for seats, options in played} == {2, 3, 4, 5}
    assert {options["edition"] for seats, options in played} == {"first", "second"}
    assert {options.get("kickers") for seats, options in played} == {None, True, False}
    assert {options["bribes"] for seats, options in played} == {"off"}
    assert any("claim_values" in options for seats, options in played)


def test_random_lists_keep_their_limits() -> None:
    option = Option("values", [], {"": [1]}, "X-1", (2, 4, 6))
    luck = chance(("answers", "table"), 1)
    drawn = [value for number in range(200) if (value := random_value(option, luck)) is not None]
    assert 50 < len(drawn) < 150
    assert {len(value) for value in drawn} == {3, 4, 5, 6}
    assert {number for value in drawn for number in value} == {2, 3, 4}
    assert all(option.read(value) == value for value in drawn)


def other_dump(s: State) -> dict[str, Any]:
    """A dump that is never the same twice."""
    other_dump.count += 1  # type: ignore[attr-defined]
    return {"count": other_dump.count}  # type: ignore[attr-defined]


other_dump.count = 0  # type: ignore[attr-defined]


def complaining(s: State) -> None:
    raise AssertionError("a dollar is missing")


def another_game(s: State, seat: int, seed: int) -> State:
    return DICE_TOWN.new(s.count, {}, seed, False)


PLANTED: list[tuple[checks.Check, dict[str, Any], str]] = [
    (checks.options_are_sound, {"catalog": [1, 2]}, "no such action"),
    (checks.asking_changes_nothing, {"dump": other_dump}, "changed the position"),
    (checks.invariants_hold, {"check": complaining}, "a dollar is missing"),
    (checks.views_are_plain, {"view": lambda s, seat: {"hand": {1, 2}}}, "not ready for JSON"),
    (checks.views_are_plain, {"view": lambda s, seat: {"hand": (1, 2)}}, "not the same after JSON"),
    (checks.views_are_plain, {"view": lambda s, seat: {1: "one"}}, "not the same after JSON"),
    (checks.observations_have_one_length, {"observe": lambda s, seat: bytes(s.ask_number)}, "instead of"),
    (checks.redealt_looks_the_same, {"view": leaky_view}, "the view of seat -1 differs: leak"),
    (checks.redealt_looks_the_same, {"determinize": another_game}, "differs"),
    (checks.redealt_looks_the_same, {"observe": lambda s, seat: str(s.chance.source.seed)}, "the observation of"),
    (checks.redealt_plays_on, {"check": complaining}, "a dollar is missing"),
    (checks.wrong_answers_are_refused, {"dump": other_dump}, "changed the position"),
    (checks.dump_and_load_agree, {"dump": lambda s: {"open": s}}, "not ready for JSON"),
    (checks.dump_and_load_agree, {"load": lambda data: DICE_TOWN.new(3, {}, 8, False)}, "differs"),
    (checks.record_replays, {"dump": other_dump}, "the replayed position differs"),
    (checks.record_replays, {"scores": lambda s: [id(s)]}, "the replayed scores differ"),
    (checks.events_are_plain, {"events": lambda s, seat, since: [object()]}, "not ready for JSON"),
]


@pytest.mark.parametrize(("check", "changes", "message"), PLANTED, ids=lambda part: getattr(part, "__name__", None))
def test_each_check_finds_what_is_planted(check: checks.Check, changes: dict[str, Any], message: str) -> None:
    s = position()
    check(DICE_TOWN, s, 3)
    with pytest.raises(checks.CheckFailed, match=message):
        check(Planted(**changes), s, 3)  # type: ignore[arg-type]


def test_order_of_answers_is_checked() -> None:
    s = many_asked()
    checks.order_of_answers_is_free(DICE_TOWN, s, 3)
    with pytest.raises(checks.CheckFailed, match="lead elsewhere"):
        checks.order_of_answers_is_free(Planted(dump=other_dump), s, 3)  # type: ignore[arg-type]
    assert waiting(s) == (0, 1, 2, 3)


def test_options_must_ascend(monkeypatch: pytest.MonkeyPatch) -> None:
    s = many_asked()
    for wrong, message in (((3, 2), "not ascending"), ((2, 2), "not ascending"), ((), "without options")):
        monkeypatch.setattr(checks, "legal", lambda s, seat, wrong=wrong: wrong)
        with pytest.raises(checks.CheckFailed, match=message):
            checks.options_are_sound(DICE_TOWN, s, 0)


def test_a_default_must_be_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "default_answer", lambda s, seat: 10_000)
    with pytest.raises(checks.CheckFailed, match="not among its options"):
        checks.default_is_legal(DICE_TOWN, position(), 0)


def test_a_wrong_answer_must_be_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "answer", lambda s, seat, action: None)
    with pytest.raises(checks.CheckFailed, match="was allowed to answer"):
        checks.wrong_answers_are_refused(DICE_TOWN, position(), 0)


def test_copies_must_share_nothing() -> None:
    s = position()
    seat = waiting(s)[0]
    action = legal(s, seat)[0]
    shared = SimpleNamespace(copy=lambda: s)
    real = Planted(dump=lambda found: DICE_TOWN.dump(s if found is shared else found))
    checks.play_twice(DICE_TOWN, position(), seat, action)
    with pytest.raises(checks.CheckFailed, match="a move on the copy changed the original"):
        checks.play_twice(real, shared, seat, action)  # type: ignore[arg-type]


def test_the_first_difference_is_named() -> None:
    one = {"a": [1, {"b": 2}], "c": 3}
    assert checks.difference(one, {"a": [1, {"b": 5}], "c": 4}) == "a[1].b is 2, expected 5"
    assert checks.difference({"x": None}, {}) == "x is None, expected None"
    assert checks.difference([1], [1, 2]) == "value is [1], expected [1, 2]"


def test_endless_games_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "MOST_DECISIONS", 20)
    monkeypatch.setattr(checks, "THOROUGH", ())
    with pytest.raises(Finding, match="goes on after 20 answers"):
        Fuzzing(DICE_TOWN, 1, None, {}).play()


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["chess"], "there is no game"),
        (["dice-town", "--minutes", 1, "--games", 1], "not both"),
        (["dice-town", "--minutes", 0], "--minutes"),
        (["dice-town", "--games", -1], "--games"),
        (["dice-town", "--seats", 7], "2 to 5 seats"),
        (["dice-town", "--option", "edition=third"], "choose first, second"),
        (["dice-town", "--option", "nonsense=1"], "no option 'nonsense'"),
    ],
)
def test_bad_input(args: list[object], said: str) -> None:
    assert said in refused("fuzz", *args)


def test_a_folder_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tumbleweed.cli.parameters.GameName.convert", lambda *args: Planted(view=leaky_view))
    (tmp_path / "file").write_text("")
    result = run("fuzz", "dice-town", "--games", 1, "--out", tmp_path / "file" / "findings")
    assert result.exit_code == 2
    assert "cannot write" in result.stderr


def test_a_finding_with_nonsense_in_it(tmp_path: Path) -> None:
    path = tmp_path / "found.json"
    path.write_text(json.dumps({"failure": 7, "game": "dice-town"}))
    result = run("replay", path)
    assert (result.exit_code, "lacks" in result.stderr) == (2, True)
    with pytest.raises(BadRecord):
        replay(json.loads(path.read_text(encoding="utf-8")))


def test_another_game(stones: str, tmp_path: Path) -> None:
    result = run("fuzz", stones, "--games", 30, "--out", tmp_path)
    assert result.exit_code == 0, result.output
