"""The luck of a lesson: chance brings what the data names, at the lesson's own table and for every copy and record."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.sampling import one_in

import tumbleweed as tw
from tumbleweed.core.chance import LESSON, ScriptedChance, chance, shuffle_to, tapes
from tumbleweed.core.playout import play_out
from tumbleweed.core.record import going_on_from
from tumbleweed.core.spec import find
from tumbleweed.games.dice_town.declared.pieces import Pieces
from tumbleweed.games.lesson import LessonTable
from tumbleweed.lesson import lesson

every_game = pytest.mark.parametrize("game", tw.game_names())
SECRET = "5eed" * 16


def played(game: str, answers: int = 999) -> tw.State:
    """A lesson after so many of its answers."""
    s = tw.new(game, seed="lesson")
    for seat, text in [each for part in lesson(game, "en").rounds for each in part.line][:answers]:
        tw.answer(s, seat, text)
    return s


def test_a_shuffle_can_be_brought_about() -> None:
    cards, wanted = [5, 5, 1, 2, 9, 5], [9, 5, 1, 5, 5, 2]
    luck = ScriptedChance(tapes(("deck",), 1), [0], [shuffle_to(cards, wanted)])
    assert luck.shuffled(0, cards) == tuple(wanted)
    assert not any(luck.script)


def test_a_script_can_be_peeked_at_and_passed_on() -> None:
    luck = ScriptedChance(tapes(("cup",), LESSON), [0], [[4]])
    assert [luck.peek(0, 6), luck.peek(0, 6)] == [4, 4]
    assert luck.passing() is luck
    assert luck.below(0, 6) == 4
    follows = chance(("cup",), LESSON)
    assert [luck.peek(0, 99), luck.passing().below(0, 99)] == [follows.peek(0, 99)] * 2


def test_a_lesson_gives_way_where_its_script_does_not_fit() -> None:
    """Somebody who plays otherwise rolls other dice: then luck is what follows the script."""
    luck = ScriptedChance(tapes(("cup",), LESSON), [0], [[18, 2]])
    follows = chance(("cup",), LESSON)
    assert [luck.peek(0, 6), luck.below(0, 6)] == [follows.peek(0, 6), follows.below(0, 6)]
    assert luck.script == [[]]


@pytest.mark.parametrize(("game", "seed"), one_in(4, [(game, seed) for seed in range(4) for game in tw.game_names()]))
def test_a_lesson_can_be_played_in_any_way(game: str, seed: int) -> None:
    s = tw.new(game, seed="lesson")
    play_out(s, chance(("answers",), seed), 100_000 if game != "dodge-city" else 400)
    find(game).check(s)
    assert find(game).dump(tw.replay(tw.record(s))) == find(game).dump(s)


@every_game
def test_a_lesson_needs_only_its_seed(game: str) -> None:
    plan = lesson(game, "en")
    s = tw.new(game, seed="lesson")
    assert (s.count, find(game).options_of(s)) == (plan.seats, plan.options)
    assert tw.record(s) == tw.record(tw.new(game, plan.seats, "lesson", plan.options))
    assert tw.record(s)["seed"] == "lesson"


@every_game
def test_its_luck_fits_no_other_table(game: str) -> None:
    plan = lesson(game, "en")
    said = rf"the lesson of {game} is for {plan.seats} seats"
    with pytest.raises(tw.BadSeed, match=said):
        tw.new(game, plan.seats + 1, "lesson")
    option = find(game).options[-1].name
    with pytest.raises(tw.TumbleweedError):
        tw.new(game, seed="lesson", options={option: "no such value"})
    with pytest.raises(tw.BadVersion):
        tw.new(game, seed="lesson", version=99)
    with pytest.raises(tw.BadSeats):
        tw.new(game, seed=5)


def test_other_options_are_refused_too() -> None:
    with pytest.raises(tw.BadSeed, match="shuffle_seats=False"):
        tw.new("dice-town", 3, "lesson", {})


@every_game
def test_a_lesson_replays_from_its_record(game: str) -> None:
    s = played(game)
    again = tw.replay(json.loads(json.dumps(tw.record(s))))
    assert find(game).dump(again) == find(game).dump(s)
    assert tw.record(again) == tw.record(s)


@every_game
@pytest.mark.parametrize("answers", [0, 5, 12, 999])
def test_a_position_in_a_lesson_can_be_written_down(game: str, answers: int) -> None:
    s = played(game, answers)
    data = json.loads(json.dumps(find(game).dump(s)))
    assert find(game).dump(find(game).load(data)) == data
    copy = s.copy()
    for seat in tw.waiting(s):
        assert tw.legal(copy, seat) == tw.legal(s, seat)


@every_game
@pytest.mark.parametrize("answers", [0, 4, 9, 999])
def test_it_goes_on_with_everything_hidden_dealt_anew(game: str, answers: int) -> None:
    """From any moment: the learner sees what they saw, and the luck to come is another each time."""
    s = played(game, answers)
    spec = find(game)
    records = [going_on_from(s, tw.record(s), 0, seed) for seed in (SECRET, SECRET[::-1])]
    ends = [tw.replay(json.loads(json.dumps(record))) for record in records]
    for record, end in zip(records, ends, strict=True):
        assert spec.view(end, 0) == spec.view(s, 0)
        assert tw.record(end)["seed"] == record["seed"] != "lesson"
        assert tw.events(end, 0) == tw.events(s, 0)
    first, second = (spec.dump(end) for end in ends)
    hidden = {name for name in first if first[name] != second[name]} - {"seed"}
    assert hidden, "two worlds"
    assert {"position", "seat", "before"} == records[0]["start"].keys()


@pytest.mark.parametrize(
    ("luck", "said"),
    [
        ({"sherif": 1}, r"lesson\.toml: luck\.sherif: is unknown; known are sheriff, rolls"),
        ({"sheriff": "Lupe"}, r"lesson\.toml: luck: Expected `int`"),
        ({"dollars": [1]}, r"luck\.dollars: is unknown"),
    ],
)
def test_wrong_luck_is_named(tmp_path: Path, luck: dict[str, Any], said: str) -> None:
    written = ", ".join(f"{name} = {json.dumps(value)}" for name, value in luck.items())
    (tmp_path / "lesson.toml").write_text(f"luck = {{ {written} }}\n[table]\nseats = 3\noptions = {{}}\n", "utf-8")
    table = LessonTable(tmp_path / "lesson.toml", 1, Pieces, ("sheriff", "rolls"))
    with pytest.raises(tw.BadData, match=said):
        table.pieces()


@pytest.mark.parametrize(
    ("game", "there", "instead", "said"),
    [
        ("dice-town", '"equip_2", ', '"horse", ', "there is no card 'horse'"),
        (
            "dice-town",
            "claim_row = [2, 4, 1]",
            "claim_row = [2, 4, 8]",
            "there are not that many of claim 8",
        ),
        ("dice-town", 'elixirs = ["luck"', 'elixirs = ["gin"', "there is no elixir 'gin'"),
        ("boomtown", '"SAL-1"', '"SAL-9"', "there is no card 'SAL-9'"),
        ("boomtown", '"SAL-1"', '"CM-06"', "deck: there are not that many of CM-06"),
        ("boomtown", '"34"', '"37"', "'37' is no roll of two dice"),
        ("dodge-city", '"G4", ', '"G9", ', "there is no card 'G9'"),
        ("dodge-city", '"G4", ', "", "hands: 4 cards are dealt to everybody"),
    ],
)
def test_luck_that_cannot_be_brought_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, there: str, instead: str, said: str
) -> None:
    spec = find(game)
    real = spec._lesson.lesson_table(1)  # type: ignore[attr-defined]
    path = Path(tw.__file__).parent / "games" / game.replace("-", "_") / "data" / "lesson.toml"
    written = path.read_text(encoding="utf-8")
    assert there in written
    (tmp_path / "lesson.toml").write_text(written.replace(there, instead, 1), encoding="utf-8")
    wrong = LessonTable(tmp_path / "lesson.toml", 1, real._kinds, real._luck)
    monkeypatch.setattr(f"tumbleweed.games.{game.replace('-', '_')}.lesson.lesson_table", lambda version: wrong)
    with pytest.raises(tw.BadData, match=said):
        tw.new(game, seed="lesson")
