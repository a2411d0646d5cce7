"""tw.position: any possible position, set up by hand; impossible ones are refused with what would be right."""

import copy
import pickle
import random
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import tumbleweed as tw

FROM = [
    (game, run)
    for game in tw.game_names()
    for run in import_module(f"tumbleweed.games.{game.replace('-', '_')}.position").ORDER
]


def played(s: tw.State, seed: int, most: int = 400) -> tw.State:
    """Plays random answers and checks each position."""
    choice, spec = random.Random(seed), tw.find(s.game)
    while tw.waiting(s) and most:
        seat = choice.choice(tw.waiting(s))
        tw.answer(s, seat, choice.choice(tw.legal(s, seat)))
        spec.check(s)
        most -= 1
    return s


@pytest.mark.parametrize(("game", "run"), FROM)
def test_a_game_goes_on_from_any_part_of_a_round(game: str, run: str) -> None:
    spec = tw.find(game)
    for seats in range(spec.least_seats, spec.most_seats + 1):
        s = tw.position(game, run, seats, seed=seats, options=spec.automatic({}))
        number = tw.view(s, -1).get("round")
        assert tw.waiting(played(s, seats)) == () or tw.view(s, -1)["round"] != number or game == "dodge-city"


def test_the_docs_name_every_part_and_every_piece() -> None:
    text = (Path(__file__).parents[1] / "docs" / "api.md").read_text(encoding="utf-8")
    rows = dict(zip(tw.game_names(), [line for line in text.splitlines() if "by seat `" in line], strict=True))
    for game, row in rows.items():
        package = f"tumbleweed.games.{game.replace('-', '_')}"
        steps = {name for name in import_module(f"{package}.position").STEPS if not name.endswith(("1", "2", "3", "4"))}
        named = set(re.findall("`(.*?)`", row))
        assert steps | import_module(f"{package}.declared.pieces").Pieces.__annotations__.keys() <= named, game


@pytest.mark.parametrize(("game", "run"), FROM)
def test_the_seed_deals_what_is_not_said(game: str, run: str) -> None:
    dump = tw.find(game).dump
    one, same, other = (dump(tw.position(game, run, 4, seed)) for seed in (1, 1, 2))
    assert one == same
    assert one != other


def test_parts_by_name_are_run_and_nothing_else() -> None:
    s = tw.position("dice-town", ["gold_mine", "bank"], dice=["999JK", "TTTKK"], dollars=[5, 5])
    assert tw.waiting(s) == ()
    told = [(event["event"], event["player"]) for event in tw.events(s, -1)]
    assert told == [("place_won", 0), ("nuggets_mined", 0), ("place_won", 1), ("bank_robbed", 1)]
    assert tw.view(s, -1)["players"][1]["dollars"] == 14, "what the others do not have is in the bank"


def test_a_puzzle_in_boomtown() -> None:
    mines = ["0 DG-02 DG-03", "1 DG-05"]
    s = tw.position("boomtown", ["choose"], 3, mines=mines, row=["DG-09", "SN-02", "DYN-1"], winner=1, gold=[9, 9, 9])
    assert tw.waiting(s) == (1,)
    tw.answer(s, 1, "pick 1")
    assert [player["gold"] for player in tw.view(s, -1)["players"]] == [11, 7, 9], "the fee for two mines"


def test_a_puzzle_in_dodge_city() -> None:
    drawn = {"OFF": "sheriff\nB01D\n0...\n....\nP..K", "SAL": "controlled 0 lady", "HOT": "neutral cowboy"}
    s = tw.position("dodge-city", ["placing_1"], hands=[["L5", "I1"], ["G4", "S2"]], cash=[900, 300], buildings=drawn)
    office = next(each for each in tw.view(s, -1)["buildings"] if each["id"] == "OFF")
    assert office["now"] == ["B01D", "0...", "....", "P..K"]
    assert office["stones"][:2] == [2, 1]
    assert tw.scores(s)[0] > 0
    assert [tw.text("dodge-city", action) for action in tw.legal(s, 0)] == ["done", "take 4 0,2"], "the raid's targets"


def test_chance_comes_as_it_is_written_also_from_a_pickle() -> None:
    s = tw.position("dice-town", "roll", 2, rolls=[["99TKA", "AAAA"], ["JJJQQ"]])
    spec = tw.find("dice-town")
    for same in (spec.load(spec.dump(s)), copy.deepcopy(s), pickle.loads(pickle.dumps(s)), s):
        tw.answer(same, 0, "keep 9")
        tw.answer(same, 1, "keep J")
        assert tw.view(same, 0)["players"][0]["cup"] == ["A", "A", "A", "A"]
    dice = tw.position("boomtown", ["roll"], 3, dice=["16"])
    assert tw.view(dice, -1)["dice"] == [1, 6]


def test_a_position_set_up_by_hand_has_no_record() -> None:
    s = tw.position("boomtown", "choose", 3)
    for same in (s, pickle.loads(pickle.dumps(s))):
        with pytest.raises(tw.BadRecord, match="set up by hand"):
            tw.record(same)


def test_a_position_can_be_searched_and_seen() -> None:
    s = tw.position("dice-town", "saloon", 3, dice=["QQQJK", "TTTKK", "99AAA"], hands=[[], ["dynamite", "claim 5"]])
    seat = tw.waiting(s)[0]
    world = tw.determinize(s, seat, seed=5)
    assert tw.view(world, seat) == tw.view(s, seat)
    assert len(tw.observe(s, seat)) == len(tw.observe(tw.new("dice-town", 3, 1), 0))


def test_what_cannot_be_may_be_wanted_all_the_same() -> None:
    s = tw.position("dice-town", ["bank"], dice=["TT9JK", "9JQKA"], bank=99, check=False)
    assert tw.view(s, -1)["players"][0]["dollars"] == 107


def test_the_version_of_the_rules_can_be_said() -> None:
    assert tw.version(tw.position("boomtown", "choose", 3, version=1)) == 1
    with pytest.raises(tw.BadVersion, match="there is no version 99"):
        tw.position("boomtown", "choose", 3, version=99)


BAD: list[tuple[str, str | list[str], dict[str, Any], str]] = [
    ("dice-town", "mine", {}, "run: there is no step 'mine'; steps are roll, gold_mine"),
    ("dice-town", [], {}, "run: name one or more of roll, gold_mine"),
    ("dice-town", "bank", {"dolars": [1]}, "there is no 'dolars' to set up; there are dice, hands, protected, dollars"),
    ("dice-town", "bank", {"dollars": "8"}, "Expected `array`, got `str` - at `\\$.dollars`"),
    ("dice-town", "bank", {"dollars": [8, 8, 8], "seats": 2}, "dollars: there are 3 entries for 2 seats"),
    ("dice-town", "bank", {"dollars": [100]}, "there are more dollars or nuggets than in the box"),
    ("dice-town", "bank", {"bank": 50}, "there are \\$66 instead of \\$19"),
    ("dice-town", "roll", {"mine": 2}, "there are 2 nuggets instead of 30"),
    ("dice-town", "bank", {"dice": ["999"]}, "seat 0 has 3 dice; at a place everybody has five"),
    ("dice-town", "bank", {"dice": ["99X"]}, "'99X' is no handful of dice; write `99TJQ`"),
    ("dice-town", "bank", {"hands": [["dinamite"]]}, "there is no card 'dinamite'; write `claim 4`, or one of equip_1"),
    ("dice-town", "bank", {"hands": [["dynamite"] * 4]}, "hands: there are not that many of dynamite"),
    ("dice-town", "bank", {"hands": [["claim x"]]}, "there is no 'claim x'; claims are worth 1 to 9"),
    ("dice-town", "bank", {"protected": [[77]]}, "there is no 'claim 77'"),
    ("dice-town", "bank", {"claim_row": [5, 5, 5, 5]}, "the row of claims has a gap|the claims are"),
    ("dice-town", "bank", {"elixirs": ["beer", "luck"]}, "there is no elixir 'beer'; elixirs are"),
    ("dice-town", "bank", {"sheriff": 7}, "sheriff: a seat from 0 to 1, not 7"),
    ("dice-town", "bank", {"round": 0}, "round: 1 or more, not 0"),
    ("dice-town", "roll", {"rolls": [["9999999"]]}, "'9999999' is no handful of dice"),
    ("boomtown", "choose", {"row": ["DG-02", "DG-02", "DG-03"]}, "a card is in two places"),
    ("boomtown", "choose", {"row": ["DG-02"]}, "row: 3 cards lie in a row, not 1"),
    ("boomtown", "choose", {"mines": ["0 DG-02 DG-02"]}, "DG-02 is no mine, or is there twice"),
    ("boomtown", "choose", {"mines": ["x DG-02"]}, "mines: write `0 DG-02 DG-03`, not 'x DG-02'"),
    ("boomtown", "choose", {"mines": ["9 DG-02"]}, "mines: a seat from 0 to 2, not 9"),
    ("boomtown", "choose", {"cards": [["DG-02"]]}, "DG-02 is a mine; mines are written `0 DG-02` under `mines`"),
    ("boomtown", "choose", {"governor": "XX"}, "there is no town 'XX'; towns are"),
    ("boomtown", "choose", {"governor": "DG"}, "the Governor stands on a vacant office"),
    ("boomtown", "choose", {"veins": {"VEI-1": "SN-09"}}, "a New Vein lies on a mine nobody owns"),
    ("boomtown", "choose", {"saloons": ["0 CC"]}, "saloons: write `0 CC SAL-1 GIR-1`, not '0 CC'"),
    ("boomtown", "choose", {"saloons": ["0 CC GOV-1"]}, "there is no card 'GOV-1' here; cards are SAL-1"),
    ("boomtown", "roll", {"dice": ["77"]}, "'77' is no roll of two dice; write `16`"),
    ("boomtown", "choose", {"gold": [-1, 10, 10]}, "somebody has less than nothing"),
    ("dodge-city", "placing_1", {"cash": [30]}, "player 0 has \\$30, no multiple of 25"),
    ("dodge-city", "placing_1", {"hands": [["L5"], ["L5"]]}, "a card is in two places"),
    ("dodge-city", "placing_1", {"hands": [["L9"]]}, "hands: there is no card 'L9'; cards are L1"),
    ("dodge-city", "placing_1", {"points": [3]}, "player 0 has 3 points, discs for 0"),
    ("dodge-city", "placing_1", {"supply": [99]}, "player 0 has 99 stones instead of"),
    ("dodge-city", "placing_1", {"buildings": {"X": "lady"}}, "there is no 'X'; there are SAL"),
    ("dodge-city", "placing_1", {"buildings": {"OFF": "clown"}}, "the first line names the figure, one of cowboy"),
    ("dodge-city", "placing_1", {"buildings": {"OFF": "lady\n...."}}, "OFF: it is drawn as B..D / .... / .... / P..K"),
    (
        "dodge-city",
        "placing_1",
        {"buildings": {"OFF": "lady\nX..D\n....\n....\nP..K"}},
        "row 0, column 0 is 'B', not 'X'",
    ),
    (
        "dodge-city",
        "placing_1",
        {"buildings": {"OFF": "controlled lady"}},
        "write `neutral lady` or `controlled 0 lady`",
    ),
    ("dodge-city", "placing_1", {"events": ["EV99"]}, "there is no 'EV99' left; event cards are EV01"),
    ("dodge-city", "placing_1", {"starter": 8}, "starter: a seat from 0 to 1, not 8"),
]


@pytest.mark.parametrize(("game", "run", "pieces", "said"), BAD)
def test_what_cannot_be_is_refused(game: str, run: str | list[str], pieces: dict[str, Any], said: str) -> None:
    with pytest.raises(tw.BadPosition, match=said):
        tw.position(game, run, seed=1, **pieces)


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ({"seats": "3"}, tw.BadSeats), ({"seats": 9}, tw.BadSeats), ({"seed": 1.5}, tw.BadSeed),
        ({"options": ["x"]}, tw.BadOption), ({"options": {"house": 1}}, tw.BadOption),
        ({"version": "1"}, tw.BadVersion), ({"run": 5}, tw.BadPosition), ({"run": [5]}, tw.BadPosition),
    ],
)  # fmt: skip
def test_what_is_of_a_wrong_type_is_refused_as_for_a_new_game(given: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        tw.position("boomtown", **{"run": "choose", **given})
