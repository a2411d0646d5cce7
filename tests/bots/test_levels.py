"""Levels and styles: what they are made of, what they say, and wrong data that is named."""

from pathlib import Path

import pytest
from tests.bots.simple import SimpleThinker

from tumbleweed import bots, find, game_names
from tumbleweed.bots import levels
from tumbleweed.bots.search import Budget
from tumbleweed.bots.sight import Sight
from tumbleweed.bots.style import PLAIN
from tumbleweed.bots.words import about, called
from tumbleweed.core.errors import BadData
from tumbleweed.core.play import waiting
from tumbleweed.words import LANGUAGES, words

SMALL = Budget(simulations=80, answers=4000, first=4, few=4, width=12, doubt=0.01, tie=0.004)


def a_sight(game: str = "boomtown") -> Sight:
    spec = find(game)
    s = spec.new(3, {}, 1, False)
    return bots.sight(spec, s, waiting(s)[0], 0)


def test_styles_are_read_from_their_file() -> None:
    found = levels.styles()
    assert list(found) == ["plain", "stingy", "gambler", "dynamiter"]
    plain = found["plain"]
    assert (plain.money, plain.risk, plain.harm) == (PLAIN.money, PLAIN.risk, PLAIN.harm) == (1, 1, 1)
    assert found["stingy"].money > 1
    assert found["gambler"].risk > 1
    assert found["dynamiter"].harm > 1


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("[mean]\nharm = 'very'", "styles.toml: mean.harm: must be a number from 0.1 to 10, not 'very'"),
        ("[mean]\nharm = 11", "styles.toml: mean.harm: must be a number from 0.1 to 10, not 11"),
        ("[mean]\nspite = 2", "styles.toml: mean.spite: is unknown; known are money, risk, harm"),
        ("mean = 2", "styles.toml: mean: must be a table, not 2"),
    ],
)
def test_a_wrong_style_is_named(tmp_path: Path, text: str, wrong: str) -> None:
    (tmp_path / "styles.toml").write_text(text)
    with pytest.raises(BadData) as error:
        levels.styles(tmp_path)
    assert str(error.value) == wrong


@pytest.mark.parametrize("game", game_names())
def test_every_game_has_a_budget(game: str) -> None:
    found = levels.budget(game)
    assert found.simulations >= 100
    assert found.answers >= 1000
    assert found.first * found.few <= found.simulations


def test_a_game_changes_the_usual_budget_and_wrong_ones_are_named(tmp_path: Path) -> None:
    usual = "[usual]\nsimulations = 10\nanswers = 9\nfirst = 3\nfew = 2\nwidth = 5\ndoubt = 0.1\ntie = 0\n"
    file = tmp_path / "search.toml"
    file.write_text(usual + "[boomtown]\nwidth = 7\n[dice-town]\nfew = 0\n[dodge-city]\ntie = 2\n")
    assert (levels.budget("boomtown", tmp_path).width, levels.budget("boomtown", tmp_path).few) == (7, 2)
    with pytest.raises(BadData, match=r"search\.toml: dice-town\.few: must be a whole number of at least 1, not 0"):
        levels.budget("dice-town", tmp_path)
    with pytest.raises(BadData, match=r"search\.toml: dodge-city\.tie: must be a number from 0 to 1, not 2"):
        levels.budget("dodge-city", tmp_path)


def test_levels_ask_their_thinker() -> None:
    sight, thinker = a_sight(), SimpleThinker()
    assert levels.Learner(thinker, 1, 100).choose(sight) == sight.options[0]
    assert levels.Deputy(thinker, 1).choose(sight) in sight.options
    assert thinker.asked == 1
    assert levels.Sheriff(thinker, SMALL, 1).choose(sight) in sight.options
    assert thinker.asked > 100


def test_what_levels_say() -> None:
    sight = a_sight()
    deputy = levels.Deputy(SimpleThinker(), 1)
    assert deputy.why() is None, "nothing was answered yet"
    action = deputy.choose(sight)
    reason = deputy.why()
    assert reason is not None
    assert (reason.key, reason.values) == ("simple", {"n": action})
    tenderfoot = levels.Learner(SimpleThinker(), 1, 100)
    tenderfoot.choose(sight)
    assert bots.say(tenderfoot.why() or reason, "boomtown", "en") == "It felt right."
    sheriff = levels.Sheriff(SimpleThinker(), SMALL, 1)
    action = sheriff.choose(sight)
    reason = sheriff.why()
    assert reason is not None
    assert reason.key in ("bots.reason.search", "bots.reason.even")
    assert reason.values["n"] <= SMALL.simulations
    assert reason.more is not None
    assert reason.more.values == {"n": action}
    for language in LANGUAGES:
        own = bots.say(bots.Reason(reason.key, reason.values), "boomtown", language)
        assert str(reason.values["n"]) in own
        both = bots.Reason(reason.key, reason.values, bots.Reason("bots.reason.only", {}))
        assert bots.say(both, "boomtown", language) == f"{own} {words(language).say('bots.reason.only')}"


def test_a_learner_overlooks_as_often_as_it_is_said_to() -> None:
    sight = a_sight("dodge-city")
    seldom, often = levels.Learner(SimpleThinker(), 1, 20), levels.Learner(SimpleThinker(), 1, 70)
    overlooked = {seldom: 0, often: 0}
    for learner in overlooked:
        for _time in range(400):
            action = learner.choose(sight)
            overlooked[learner] += learner.overlooked
            reason = learner.why()
            assert reason is not None
            assert reason.key == ("bots.reason.feeling" if learner.overlooked else "simple")
            assert not learner.overlooked or action == sight.options[0]
    assert 50 < overlooked[seldom] < 110
    assert 240 < overlooked[often] < 320


@pytest.mark.parametrize("game", game_names())
def test_who_stands_lower_overlooks_more(game: str) -> None:
    assert 0 < levels.overlooks("settler", game) < levels.overlooks("tenderfoot", game) <= 100


def test_a_wrong_number_of_overlooked_answers_is_named(tmp_path: Path) -> None:
    (tmp_path / "levels.toml").write_text("[settler]\nboomtown = 101")
    with pytest.raises(
        BadData, match=r"levels\.toml: settler\.boomtown: must be a whole number from 0 to 100, not 101"
    ):
        levels.overlooks("settler", "boomtown", tmp_path)


def test_an_answer_without_a_choice_needs_no_reason() -> None:
    sight = a_sight()
    sight._options = sight.options[:1]
    thinker = SimpleThinker()
    for bot in (levels.Deputy(thinker, 1), levels.Learner(thinker, 1, 100), levels.Sheriff(thinker, SMALL, 1)):
        bot.choose(sight)
        reason = bot.why()
        assert reason is not None
        assert bots.say(reason, "boomtown", "de") == "Etwas anderes war nicht zu antworten."


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_and_styles_have_names(language: str) -> None:
    names = [*bots.names("boomtown"), *bots.styles()]
    assert len({about(name, language) for name in names}) == len(names)
    assert len({called(name, language) for name in bots.names("boomtown")}) == 5
    assert called("deputy:stingy", "en") == "Deputy, stingy"
    assert called("sheriff", "hu") == "Seriff"
    assert called("casual", "de") == "Hilfssheriff", "its old name"
