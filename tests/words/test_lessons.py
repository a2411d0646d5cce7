"""Lessons: complete in every language, true to what happens when they are played, and wrong files are named."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tumbleweed as tw
from tumbleweed.beats import LEARNER, Lesson
from tumbleweed.core.errors import BadData
from tumbleweed.core.spec import find
from tumbleweed.games.datafile import DataFile
from tumbleweed.lesson import LessonReader, lesson
from tumbleweed.rehearsal import Rehearsal
from tumbleweed.rulebook import rulebook
from tumbleweed.wording import words_of
from tumbleweed.words import LANGUAGES

GAMES = tw.game_names()
MOST_WORDS = 25
TO_THE_STONES = [(0, "play G4"), (1, "play C5"), (0, "play B7"), (0, "open OFF sheriff")]
"""The beginning of the lesson of Dodge City, up to the first stone."""
every_game = pytest.mark.parametrize("game", GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_every_language_has_the_whole_lesson(game: str, language: str) -> None:
    """A missing text, a rule that does not exist, and a moment that does not come would be errors of the reader."""
    told, english = lesson(game, language), lesson(game, "en")
    assert [(each.id, each.rules, each.point) for each in told.beats] == [
        (each.id, each.rules, each.point) for each in english.beats
    ]
    for beat, same in zip(told.beats, english.beats, strict=True):
        assert len(beat.text.split()) <= MOST_WORDS, beat.id
        assert not re.search(r"[{}`*']|  |^ | $|\bTODO\b", beat.text), beat
        assert language == "en" or beat.text != same.text, f"{beat.id} is left in English"


@every_game
def test_nobody_is_called_he_or_she(game: str) -> None:
    """Players are called by their names, or you."""
    for beat in lesson(game, "en").beats:
        assert not re.search(r"\b(he|she|his|him|hers?)\b", beat.text, re.IGNORECASE), beat.text


@every_game
def test_the_beats_come_in_their_order(game: str) -> None:
    """Every event and every question that a beat waits for comes, one after the other, when the lesson is played."""
    found = lesson(game, "en")
    moments = rehearsal_of(found).moments
    places = []
    for beat in found.beats:
        when = beat.when
        if when.event:
            same = [place for place, each in enumerate(moments) if (each.kind, each.name) == ("event", when.event)]
            places.append(same[when.nth - 1])
            assert moments[places[-1]].number == when.at
        elif when.question:
            place = next(n for n, each in enumerate(moments) if (each.kind, each.number) == ("question", when.at))
            assert (moments[place].name, moments[place].nth) == (when.question, when.nth)
            places.append(place)
        else:
            places.append(places[[each.id for each in found.beats].index(when.after)])
        if beat.until is not None:
            assert moments[places[-1]].number < (beat.until.at or 0)
    assert places == sorted(places)
    assert [beat.end for beat in found.beats] == [False] * (len(found.beats) - 1) + [True]
    assert 10 <= len(found.beats) <= 15


def rehearsal_of(found: Lesson) -> Rehearsal:
    rehearsal = Rehearsal(find(found.game), found.seats, found.options, found.version, LEARNER)
    rehearsal.play([each for part in found.rounds for each in part.line])
    return rehearsal


def part_of(expected: Any, seen: Any, where: str = "") -> None:
    """What is written must be there; what is not written may be anything."""
    if isinstance(expected, dict):
        for key, value in expected.items():
            part_of(value, seen[key], f"{where}.{key}")
    elif isinstance(expected, list) and expected and isinstance(expected[0], dict):
        assert len(expected) == len(seen), where
        for number, value in enumerate(expected):
            part_of(value, seen[number], f"{where}.{number}")
    else:
        assert seen == expected, where


@every_game
def test_after_each_round_everything_is_as_it_is_written(game: str) -> None:
    found = lesson(game, "en")
    rehearsal = Rehearsal(find(game), found.seats, found.options, found.version, LEARNER)
    for each in found.rounds:
        rehearsal.play(each.line)
        assert each.after
        part_of(each.after, tw.view(rehearsal.s, LEARNER))
        assert tw.scores(rehearsal.s) == list(each.scores)
        tw.find(game).check(rehearsal.s)


def test_the_points_that_are_named_are_those_of_the_lesson() -> None:
    """Numbers in texts that follow from the course of the lesson."""
    town = lesson("dice-town", "en")
    assert f"{town.rounds[-1].scores[LEARNER]} points" in town.beats[-1].text
    seen = tw.view(rehearsal_of(lesson("boomtown", "en")).s, LEARNER)
    assert (seen["rounds"] - 3, lesson("boomtown", "en").beats[-1].text.startswith("Twelve rounds")) == (12, True)
    city = lesson("dodge-city", "en")
    houses = {house["id"]: house for house in tw.view(rehearsal_of(city).s, LEARNER)["buildings"]}
    assert f"{houses['BNK']['missing'][LEARNER]} stones short" in city.beats[-2].text


@every_game
def test_whoever_answers_as_asked_stays_in_the_lesson(game: str) -> None:
    found = lesson(game, "de")
    s = tw.new(game, seed="lesson")
    for seat, text in (each for part in found.rounds for each in part.line):
        assert found.fits(s)
        action = found.next_answer(s, seat)
        assert action == tw.action(game, text)
        if seat == LEARNER and (expected := found.expected(s)):
            assert expected[0] == text
        tw.answer(s, seat, text)
    assert found.fits(s)
    assert not found.expected(s)
    assert all(found.next_answer(s, seat) is None for seat in tw.waiting(s))


@every_game
def test_whoever_answers_otherwise_goes_their_own_way(game: str) -> None:
    """At every question but the free one; the bots have nothing to say there any more."""
    found = lesson(game, "en")
    s = tw.new(game, seed="lesson")
    free = {beat.when.at for beat in found.beats if beat.free}
    for seat, text in (each for part in found.rounds for each in part.line):
        if seat == LEARNER:
            asked = found.expected(s) or []
            others = [each for each in tw.legal(s, seat) if tw.text(game, each) not in (asked[:-1] or asked)]
            again = tw.replay(tw.record(s))
            tw.answer(again, seat, others[0])
            assert found.fits(again) == (s.answers_of(seat) in free), (text, tw.text(game, others[0]))
            assert found.fits(again) or found.next_answer(again, 1) is None
        tw.answer(s, seat, text)


def test_stones_may_be_placed_in_any_order() -> None:
    found = lesson("dodge-city", "en")
    s = tw.new("dodge-city", seed="lesson")
    turned = ["buy OFF 2,1", "buy OFF 0,1", "buy OFF 1,1"]
    for seat, text in [*TO_THE_STONES, *((0, stone) for stone in turned)]:
        tw.answer(s, seat, text)
        assert found.fits(s), text
    assert found.expected(s) == ["done"]


def test_a_turn_that_ends_too_early_is_another_way() -> None:
    found = lesson("dodge-city", "en")
    s = tw.new("dodge-city", seed="lesson")
    for seat, text in [*TO_THE_STONES, (0, "buy OFF 2,1"), (0, "done")]:
        tw.answer(s, seat, text)
    assert not found.fits(s)


def test_the_free_choice_ends_well_either_way() -> None:
    """With the Telegraph on 7 the learner gets 4 gold, and Lupe's mine stays."""
    found = lesson("boomtown", "en")
    s = tw.new("boomtown", seed="lesson")
    line = [each for part in found.rounds for each in part.line]
    for seat, text in line[:-1]:
        tw.answer(s, seat, text)
    assert found.expected(s) == []
    tw.answer(s, LEARNER, "set 1 1")
    assert found.fits(s)
    players = tw.view(s, -1)["players"]
    assert players[LEARNER]["gold"] == 21
    assert "CM-06" in [mine["card"] for mine in players[1]["mines"]]


# ---------------------------------------------------------------- wrong files


@pytest.fixture
def read(tmp_path: Path) -> Callable[[str, str], Lesson]:
    """The lesson of Dice Town, with something put in the place of something else in its file."""
    written = words_of("dice-town").FOLDER.with_name("lesson.toml").read_text(encoding="utf-8")

    def write(there: str, instead: str) -> Lesson:
        assert there in written
        (tmp_path / "lesson.toml").write_text(written.replace(there, instead, 1), encoding="utf-8")
        file = DataFile(tmp_path / "lesson.toml")
        return LessonReader(file, rulebook("dice-town", "de"), "de", find("dice-town")).read()

    return write


@pytest.mark.parametrize(
    ("there", "instead", "said"),
    [
        (
            "\n[[hints]]\n",
            "\n[[clues]]\n",
            r"clues: is unknown; known are table, luck, rounds, beats, hints",
        ),
        ("[table]\n", "[table]\nround = 2\n", r"table\.round: is unknown; known are seats, options, names"),
        ('["You", "Lupe", "Silas"]', '["You", "Lupe"]', r"table\.names: must name 3 players, not 2"),
        ('["You", "Lupe", "Silas"]', '"You"', r"table\.names: must be a list of texts, not 'You'"),
        ('"0 keep 9 9"', '"keep 9 9"', r"rounds\.1\.line: write `0 pass`: a seat and its answer, not 'keep 9 9'"),
        ('"0 keep 9 9"', '"0 keep 9 8"', r"rounds\.1\.line: .*keep 9 8"),
        ('"0 keep 9 9"', '"0 keep Q Q"', r"rounds: answer 1 \(0 keep Q Q\): .*DT-3\.2"),
        ("scores = [16, 6, 5]", "scores = 16", r"rounds\.1\.scores: must be list, not 16"),
        ("scores = [16", "points = [16", r"rounds\.1\.points: is unknown; known are line, after, scores"),
        ('id = "goal"\n', "", r"beats\.1\.id: must be a text, not None"),
        ('id = "street"', 'id = "goal"', r"beats\.2\.id: there is a beat 'goal' above it"),
        ('do = "look"', 'do = "stare"', r"beats\.1\.do: must be look, answer, watch, not 'stare'"),
        ('point = ["street"]', 'point = "street"', r"beats\.2\.point: must be a list of texts, not 'street'"),
        ('after = "goal"', 'after = "gaol"', r"beats\.2\.after: there is no beat 'gaol' before it"),
        ('after = "goal"\n', "", r"beats\.2: needs an event, or a question, or the beat that it comes after"),
        ('event = "game_started"', 'event = "gold_rush"', r"beats\.1: there is no event gold_rush number 1 when"),
        ("nth = 3\n", "nth = 9\n", r"beats\.7: there is no question KEEP_DICE number 9 when the lesson is played"),
        ("nth = 3\n", 'nth = "3"\n', r"beats\.7\.nth: must be int, not '3'"),
        ('event = "nuggets_mined"', 'event = "claims_revealed"', r"beats\.8: comes before the beat above it"),
        ('until = "paid_stagecoach"\n', "", r"beats\.5\.until: must be a text, not None"),
        ('until = "paid_stagecoach"', 'until = "game_started"', r"beats\.5\.until: comes before the beat when"),
        ('answer = "keep 9"', 'answer = "keep Q"', r"beats\.6\.answer: is \('keep 9',\) when the lesson is played"),
        ('answer = "keep 9"', 'answer = "dig"', r"beats\.6\.answer: .*dig"),
        ('do = "look"', 'do = "look"\nanswer = "pass"', r"beats\.1\.answer: belongs to a beat that asks for one"),
        ('do = "look"', 'do = "answer"\nanswer = "pass"', r"beats\.1: an answer needs the question that it answers"),
        ('nth = 4\nanswer = "keep Q Q"', 'nth = 5\nanswer = "keep Q"', r"beats: neither a beat nor a hint .* answer 5"),
        ('hu = "A legtöbb', 'hr = "A legtöbb', r"beats\.1\.hr: is unknown"),
        ('["DT-22.7", "DT-22.1"]', '["DT-99.9"]', r"beats\.1\.rules: there is no rule DT-99\.9"),
    ],
)
def test_a_wrong_file_is_named(read: Callable[..., Lesson], there: str, instead: str, said: str) -> None:
    with pytest.raises(BadData, match=said):
        read(there, instead)
