"""How strong the levels are: what was measured, how it is said, and that it still holds."""

from pathlib import Path

import pytest

from tumbleweed import bots, game_names
from tumbleweed.arena import series
from tumbleweed.arena.series import Setting
from tumbleweed.arena.standing import standings
from tumbleweed.bots.strength import found, measured
from tumbleweed.bots.words import strength
from tumbleweed.core.errors import BadData
from tumbleweed.words import LANGUAGES

every_game = pytest.mark.parametrize("game", game_names())
LOW, HIGH = 8, 12
"""Out of a hundred games, so many are to be won against three of the next level."""


def share(game: str, one: str, other: str, deals: int) -> float:
    """What one bot wins against three others, in luck that the measured games did not have."""
    setting = Setting(game, (one, other), 4, {}, 77, 1.0)
    played = [series.play(*task) for task in setting.tasks(deals)]
    return next(each.share.value for each in standings(setting, played) if each.name == one)


@every_game
def test_every_step_of_the_ladder_is_about_as_high(game: str) -> None:
    for one, next_one in (("tenderfoot", "settler"), ("settler", "deputy")):
        step = found(game, one, next_one)
        assert step is not None
        assert step.games >= 400
        assert step.low <= HIGH
        assert step.high >= LOW
        assert step.share < 25 < step.share + 20, "it can be won, but is not even"


@every_game
def test_each_level_is_stronger_than_the_one_below(game: str) -> None:
    for one, lower in zip(bots.LEVELS, bots.LEVELS[1:], strict=False):
        against = found(game, one, lower)
        assert against is not None
        assert against.low > 25, "better than even, and not by chance"


def test_quickly_who_stands_higher_wins_more() -> None:
    for one in ("deputy", "settler"):
        assert share("boomtown", one, "tenderfoot", 3) > 0.3, one


@pytest.mark.slow
@every_game
@pytest.mark.parametrize(
    ("one", "other"), [("tenderfoot", "settler"), ("settler", "deputy"), ("settler", "tenderfoot")]
)
def test_the_bots_still_play_as_they_were_measured(game: str, one: str, other: str) -> None:
    noted = found(game, one, other)
    assert noted is not None
    assert noted.low - 6 <= 100 * share(game, one, other, 15) <= noted.high + 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_strength_is_said_in_words_and_only_where_it_was_measured(language: str) -> None:
    for game in game_names():
        said = [strength(level, game, language) for level in bots.LEVELS]
        assert all(said[:-1])
        assert len(set(said)) == len(said)
        assert said[-1] == "", "nobody stands below"
    assert "47" in strength("sheriff", "boomtown", language)
    assert "25" in strength("sheriff", "boomtown", language)
    if language == "en":
        right = "wins 47 of 100 games against three Deputies (25 would be even)"
        assert strength("sheriff", "boomtown", language) == right


def test_wrong_numbers_are_named(tmp_path: Path) -> None:
    file = tmp_path / "strength.toml"
    file.write_text("[boomtown]\nsheriff.deputy = { share = 47, low = 50, high = 53, games = 400 }\n")
    with pytest.raises(BadData, match=r"strength\.toml: boomtown\.sheriff\.deputy\.low: must be .* 0 to 47, not 50"):
        measured(file)
