"""The guided first game in the terminal: to its end, left, skipped, resumed."""

import re
from pathlib import Path

import pytest
from tests.cli.play.table import run, saved
from tests.sampling import one_in

import tumbleweed as tw
from tumbleweed.beats import LEARNER
from tumbleweed.cli.play.learning import SKIP
from tumbleweed.lesson import lesson
from tumbleweed.words import LANGUAGES, words

GAMES = tw.game_names()
OTHER_LANGUAGES = [
    pytest.param(game, language, marks=[] if place == other else [pytest.mark.slow])
    for place, game in enumerate(GAMES)
    for other, language in enumerate(LANGUAGES)
]


def typed(game: str) -> list[str]:
    """What somebody types who does as the lesson asks: Enter after each text, then the answers."""
    plan = lesson(game, "en")
    lines: list[str] = []
    answers = list(plan.answers_of(LEARNER))
    asked = {each.when.at: [each.answer, *each.then] for each in plan.asked}
    given = 0
    for beat in plan.beats:
        while given < len(answers) and beat.do == "answer" and given <= (beat.when.at or 0):
            texts = asked[given]
            lines += form(texts) if texts[0].startswith("bribe") else texts
            given += len(texts)
        if beat.do == "look":
            lines.append("")
    return lines


def form(texts: list[str]) -> list[str]:
    """An offer is filled in: amounts in order."""
    return [text.split()[-1] for text in texts]


def plain(output: str) -> str:
    """The text in boxes without their lines."""
    return " ".join(re.sub(r"[│┌┐└┘─]", " ", output).split())


@pytest.mark.parametrize(("game", "language"), OTHER_LANGUAGES)
def test_a_lesson_to_its_end(game: str, language: str, tmp_path: Path) -> None:
    plan, say = lesson(game, language), words(language).say
    result = run(["play", game, "--learn", "--lang", language], typed(game), tmp_path)
    assert result.exit_code == 0
    told = plain(result.output)
    places = [told.index(beat.text) for beat in plan.beats]
    assert places == sorted(places), "each in its turn"
    assert all(told.count(beat.text) == 1 for beat in plan.beats)
    for number in range(1, len(plan.beats) + 1):
        assert told.count(say("lesson.step", n=number, all=len(plan.beats))) == 1
    assert max(len(line) for line in result.output.splitlines() if "tumbleweed play" not in line) <= 80
    assert say("lesson.over") in told
    assert told.count(say("lesson.next")) == sum(beat.do == "look" for beat in plan.beats)
    record = saved(tmp_path)
    assert record["start"]["before"]["seed"] == "lesson"
    assert record["names"] == [say("play.stranger"), *plan.names[1:]]
    assert record["bot"] == "tenderfoot"
    before = record["start"]["before"]["answers"]
    assert [text for seat, text in before if seat == LEARNER] == list(plan.answers_of(LEARNER))


def test_another_way_is_open(tmp_path: Path) -> None:
    """The answer counts, and everything hidden is dealt anew at once."""
    lines = ["", "", "keep 10", "keep none"]
    result = run(["play", "dice-town", "--learn", "--bot", "deputy", "--name", "Lupe"], lines, tmp_path)
    told = plain(result.output)
    assert words("en").say("lesson.own_way") in told
    assert "You: 10;" in told
    assert told.count("Lesson, step") == 4
    record = saved(tmp_path)
    assert record["start"]["before"]["answers"][-1] == [0, "keep 10"]
    assert record["bot"] == "deputy"
    assert record["names"] == ["Stranger", "Lupe", "Silas"]


@pytest.mark.parametrize("lines", [[SKIP], ["", SKIP], ["", "", SKIP, "?", "keep 9"], ["", "", "?", SKIP]])
def test_it_can_be_skipped_at_any_prompt(lines: list[str], tmp_path: Path) -> None:
    result = run(["play", "dice-town", "--learn"], lines, tmp_path)
    told = plain(result.output)
    say = words("en").say
    assert told.count(say("lesson.skipped")) == 1
    assert say("lesson.skipped") not in told[told.index("The game is saved") :]
    assert (say("lesson.help_skip") in told) == (lines[-1] == SKIP and "?" in lines)
    assert "Which dice do you keep?" in told
    assert saved(tmp_path)["start"]["before"]["seed"] == "lesson"
    again = run(["play", "--resume"], [], tmp_path)
    assert "Lesson, step" not in again.output


@pytest.mark.parametrize("stop", one_in(3, [2, 0, 5, 12, 17]))
def test_a_lesson_left_and_resumed_goes_on(stop: int, tmp_path: Path) -> None:
    """What was told since the last answer is told again, and the lesson goes on to the same end."""
    lines, plan = typed("dodge-city"), lesson("dodge-city", "en")
    begun = run(["play", "dodge-city", "--learn"], lines[:stop], tmp_path)
    assert "tumbleweed play --resume" in begun.output
    answered = max((place + 1 for place, line in enumerate(lines[:stop]) if line), default=0)
    result = run(["play", "--resume"], lines[answered:], tmp_path)
    told = plain(begun.output + result.output)
    assert all(beat.text in told for beat in plan.beats)
    assert words("en").say("lesson.over") in told
    before = saved(tmp_path)["start"]["before"]["answers"]
    assert sorted(before) == sorted([seat, text] for each in plan.rounds for seat, text in each.line)


@pytest.mark.parametrize("more", [["--seats", "4"], ["--option", "edition=first"], ["--seed", "7"]])
def test_a_lesson_has_a_table_of_its_own(more: list[str], tmp_path: Path) -> None:
    result = run(["play", "dice-town", "--learn", "--lang", "hu", *more], [], tmp_path)
    assert result.exit_code == 2
    assert words("hu").say("lesson.own_table") in result.output
    assert list(tmp_path.iterdir()) == []


def test_which_game_must_be_said(tmp_path: Path) -> None:
    result = run(["play", "--learn"], [], tmp_path)
    assert result.exit_code == 2
    assert "boomtown" in result.output
