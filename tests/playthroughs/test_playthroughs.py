"""Golden playthroughs: whole games as text. A change in how a game goes shows here, line by line."""

import itertools

import pytest
from tests.playthroughs.script import COMMAND, FOLDER, PLAYTHROUGHS, ROUND_ENDS, Playthrough, written

import tumbleweed as tw

MOST_BYTES = 65_000


def first_difference(found: str, golden: str) -> str:
    """Where two texts differ first, with the line before."""
    before = ""
    pairs = itertools.zip_longest(found.splitlines(), golden.splitlines())
    for number, (new, old) in enumerate(pairs, 1):
        if new != old:
            return f"line {number}, after {before!r}:\n  file: {old!r}\n  now:  {new!r}"
        before = str(new)
    return "line endings"


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.file.stem)
def test_the_game_goes_as_it_is_written(playthrough: Playthrough) -> None:
    golden = playthrough.file.read_text(encoding="utf-8")
    found = written(playthrough)
    if found != golden:
        pytest.fail(
            f"{playthrough.file.name} differs at {first_difference(found, golden)}\n"
            f"If the change is meant, write the files anew, in a commit of its own: {COMMAND}"
        )


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.file.stem)
def test_a_playthrough_is_a_whole_game_of_readable_size(playthrough: Playthrough) -> None:
    text = playthrough.file.read_text(encoding="utf-8")
    assert len(text.encode()) < MOST_BYTES
    assert sum(text.count(end) for end in ROUND_ENDS) >= 2
    assert "game_ended" in text
    assert text.rstrip().splitlines()[-1].startswith("scores: [")


def test_there_is_a_file_for_every_edition_and_number_of_seats_and_no_other() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {playthrough.file.name for playthrough in PLAYTHROUGHS}
    for game in tw.game_names():
        spec = tw.find(game)
        played = {playthrough.seats for playthrough in PLAYTHROUGHS if playthrough.game == game}
        assert played == set(range(spec.least_seats, spec.most_seats + 1)), game


def test_the_first_difference_is_told() -> None:
    assert first_difference("a\nb\nc", "a\nx\nc") == "line 2, after 'a':\n  file: 'x'\n  now:  'b'"
    assert first_difference("a\nb", "a") == "line 2, after 'a':\n  file: None\n  now:  'b'"
