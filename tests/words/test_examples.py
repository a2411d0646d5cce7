"""The worked examples: complete in every language, and what they say is what the rules compute."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from tests.games.dodge_city import naive

import tumbleweed as tw
from tumbleweed.core.errors import BadData
from tumbleweed.examples import Example, ExampleReader, examples
from tumbleweed.games.boomtown.auction import flow
from tumbleweed.games.datafile import DataFile
from tumbleweed.games.dice_town.dice import KEY, category, index_of, parse
from tumbleweed.games.dodge_city.board import STANDARD, plan_of
from tumbleweed.games.dodge_city.position import drawn_house
from tumbleweed.rulebook import rulebook
from tumbleweed.wording import words_of
from tumbleweed.words import LANGUAGES

GAMES = tw.game_names()


def shown(game: str) -> tuple[Example, ...]:
    return examples(game, "en").all


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_every_example(game: str, language: str) -> None:
    """A missing text, and a rule that does not exist, would be an error of the loader."""
    found, english = examples(game, language), examples(game, "en")
    assert [(each.rules, each.drawn) for each in found.all] == [(each.rules, each.drawn) for each in english.all]
    for said, in_english in zip((found.heading, *found.all), (english.heading, *english.all), strict=True):
        assert language == "en" or said.text != in_english.text
        assert not re.search(r"[{}`*]|  |^ | $", said.text)


def test_the_better_hand_of_dice_town_comes_first() -> None:
    kinds = set()
    for each in shown("dice-town"):
        hands = [parse(hand) for hand in each.drawn["hands"]]
        keys = [KEY[index_of(hand)] for hand in hands]
        assert all(one > other for one, other in pairwise(keys)), each
        kinds.add(tuple(category(hand) for hand in hands))
    straight, full_house = category(parse("9 10 J Q K")), category(parse("9 9 9 10 10"))
    assert (full_house, straight) in kinds, "a straight against a full house"


def test_the_bid_of_boomtown_is_shared_out_so() -> None:
    counts = []
    for each in shown("boomtown"):
        bid, shares = each.drawn["bid"], each.drawn["shares"]
        count = len(shares) + 1
        gold = flow(count, 0, bid)
        assert gold[0] == -bid
        assert [gold[-place % count] for place in range(1, count)] == shares
        assert -sum(gold) == each.drawn["bank"]
        assert all(str(number) in each.text for number in shares)
        counts.append(count)
    assert counts == [3, 4, 5]
    assert {each.drawn["bid"] for each in shown("boomtown")} == {9}


SITES = {site.id: site for site in plan_of(STANDARD, ("centre", "union_pacific", "third"))}


def connected(each: Example, conduct: bool) -> bool:
    site = SITES[each.drawn["building"]]
    rows = [row.replace("R", "0") for row in each.drawn["rows"]]
    found = site.connected(drawn_house(site, "\n".join(["lady", *rows]), 5).stones(0), conduct)
    assert found == (naive.connected(rows, 1, conduct) == [0])
    return found


def test_the_chains_of_dodge_city_are_chains_or_not() -> None:
    for each in shown("dodge-city"):
        assert connected(each, False) == each.drawn["connected"]
        assert each.text.startswith("Yes" if each.drawn["connected"] else "No")
    assert {each.drawn["connected"] for each in shown("dodge-city")} == {True, False}
    without = [each for each in shown("dodge-city") if not each.drawn["connected"]]
    assert any(connected(each, True) for each in without), "one would be a chain if fields were links"


@pytest.mark.parametrize(
    ("there", "instead", "said"),
    [
        ("[heading]", "[title]", r"examples\.toml: title: is unknown; known are heading, examples"),
        ("bid = 9", 'bid = "9"', r"examples\.toml: examples\.1\.bid: must be int, not '9'"),
        ("bank = 2", "safe = 2", r"examples\.toml: examples\.1\.safe: is unknown"),
        ('["BT-5.4"]', '["BT-5.44"]', r"examples\.toml: examples\.1\.rules: there is no rule BT-5\.44"),
    ],
)
def test_a_wrong_file_is_named(tmp_path: Path, there: str, instead: str, said: str) -> None:
    written = words_of("boomtown").FOLDER.with_name("examples.toml").read_text(encoding="utf-8")
    assert there in written
    (tmp_path / "examples.toml").write_text(written.replace(there, instead, 1), encoding="utf-8")
    with pytest.raises(BadData, match=said):
        ExampleReader(DataFile(tmp_path / "examples.toml"), rulebook("boomtown", "en"), "en").read()
