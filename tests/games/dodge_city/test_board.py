"""2.5: the board as data, a board of one's own, and what maps allow."""

from typing import Any

import pytest
from tests.games.dodge_city.random_games import eager_play, positions
from tests.games.dodge_city.scenario import SPEC, town
from tests.proofs import proves

from tumbleweed import BadData, BadOption, IllegalAnswer
from tumbleweed.core.play import waiting
from tumbleweed.games.dodge_city import geometry
from tumbleweed.games.dodge_city.board import STANDARD, Site, drawings, plan_of
from tumbleweed.games.dodge_city.grid import CELLS, COLUMNS, cells_of, group_of, neighbours, place_of, size_of

SITES = {site.id: site for site in plan_of(STANDARD, ("centre", "union_pacific", "third"))}

TABLE = {
    "SAL": (31, 7, 7, 3, True),
    "POS": (16, 7, 2, 2, False),
    "BNK": (21, 7, 13, 2, True),
    "OFF": (12, 6, 4, 2, False),
    "HOT": (26, 6, 5, 3, True),
    "STO": (20, 7, 6, 2, True),
    "UPR": (35, 7, 16, 4, True),
    "LIV": (20, 7, 8, 2, False),
    "CHU": (21, 7, 20, 3, False),
    "YRD": (37, 6, 16, 5, True),
}
"""2.5.2: free cells, smallest chain, number of smallest chains, blocking number, whether two can be connected."""


@pytest.mark.parametrize("building", TABLE)
def test_tv_46_the_table_of_buildings(building: str) -> None:
    site = SITES[building]
    two = geometry.two_at_once(site)
    assert (
        size_of(site.free),
        geometry.smallest_chain(site),
        geometry.smallest_chains(site),
        geometry.blocking_number(site),
        two is not None,
    ) == TABLE[building]
    if two is not None:
        assert not two[0] & two[1]
        assert site.connected(two[0], False)
        assert site.connected(two[1], False)


def test_the_order_and_the_districts_of_the_board() -> None:
    assert list(SITES) == list(TABLE)
    assert [site.id for site in plan_of(STANDARD, ("union_pacific",))] == ["UPR"]
    assert sum(TABLE[name][0] for name in list(TABLE)[:6]) == 126


def test_masks_of_cells() -> None:
    assert [place_of(1 << cell) for cell in range(CELLS)] == list(range(CELLS))
    assert size_of((1 << CELLS) - 1) == CELLS
    assert cells_of(0b1011) == [0, 1, 3]
    assert cells_of(neighbours(1)) == [1, 8]
    assert cells_of(neighbours(1 << 7)) == [6, 15], "the end of a row is not beside the beginning of the next"
    assert cells_of(neighbours(1 << CELLS - 1)) == [CELLS - 9, CELLS - 2]
    assert group_of(1, 0b1011) == 0b11


def test_observations_tell_the_cells_of_a_small_map_as_those_of_a_large_one() -> None:
    jail = Site(0, MINE[0])
    assert jail.ground[:COLUMNS] == bytes((7, 1, 7, 0, 0, 0, 0, 0))
    assert jail.ground[COLUMNS : 2 * COLUMNS] == bytes((1, 1, 1, 0, 0, 0, 0, 0))
    assert len(jail.ground) == CELLS
    assert not any(jail.ground[3 * COLUMNS :])


@proves("U-59", "DC-1.2")
@pytest.mark.parametrize(("districts", "number"), [("centre", 6), ("centre_up", 7), ("all", 10)])
def test_u_59_other_districts(districts: str, number: int) -> None:
    for seats in (2, 5):
        assert len(SPEC.view(SPEC.new(seats, {"districts": districts}, 1, False), -1)["buildings"]) == number


MINE = [
    {"id": "JAIL", "name": "Jail", "district": "centre", "map": ["B.D", "...", "P.K"]},
    {"id": "DOCK", "district": "third", "map": ["B......D", "........", "P..HK..."]},
]


def test_a_board_of_ones_own_is_played_and_written_down() -> None:
    s = SPEC.new(3, {"board": MINE}, 5, True)
    assert [building["id"] for building in SPEC.view(s, -1)["buildings"]] == ["JAIL"]
    assert SPEC.view(s, -1)["buildings"][0]["map"] == ["B.D", "...", "P.K"]
    assert SPEC.dump(SPEC.load(SPEC.dump(s))) == SPEC.dump(s)
    for number, position in enumerate(positions(5, 1, {"board": MINE}, eager_play)):
        SPEC.check(position)
        if not waiting(position):
            assert position.winner >= 0
        if number == 400:
            break


def test_a_board_can_be_a_text() -> None:
    text = """
[[building]]
id = "JAIL"
name = "Jail"
district = "centre"
map = '''
B.D
...
P.K
'''
"""
    for board in (text, {"building": MINE[:1]}):
        s = SPEC.new(2, {"board": board}, 5, True)
        assert SPEC.options_of(s)["board"] == [MINE[0]]
    assert SPEC.options_of(SPEC.new(2, {"board": " Standard "}, 5, True))["board"] == "standard"


def test_options_given_away_are_not_shared() -> None:
    s = SPEC.new(2, {"board": MINE}, 5, True)
    SPEC.options_of(s)["board"][0]["map"][0] = "..."
    assert SPEC.options_of(s)["board"][0]["map"][0] == "B.D"


def wrong(**changes: Any) -> list[dict[str, Any]]:
    return [{**MINE[0], **changes}]


@pytest.mark.parametrize(
    ("board", "why"),
    [
        ([], "1 to 12 buildings"),
        ([MINE[0]] * 13, "1 to 12 buildings"),
        (["JAIL"], "building 1: is not a table"),
        ([MINE[0], MINE[0]], "building 2: the id JAIL is used twice"),
        (wrong(id=""), "building 1: needs an id"),
        (wrong(id="A B"), "building 1: needs an id"),
        (wrong(colour="red"), "unknown key 'colour'"),
        (wrong(name=""), r"building 1 \(JAIL\): its name"),
        (wrong(district="north"), r"building 1 \(JAIL\): its district must be one of centre"),
        (wrong(map=None), "needs a map of rows"),
        (wrong(map=[]), "needs a map of rows"),
        (wrong(map=["B.D", "..", "P.K"]), r"row 2 \('\.\.'\) is not as long as the first"),
        (wrong(map=[""]), r"building 1 \(JAIL\): row 1 is empty"),
        (wrong(map="B.D\n\nP.K"), r"building 1 \(JAIL\): row 2 is empty"),
        (wrong(map=["B.D", 3]), r"building 1 \(JAIL\): needs a map of rows"),
        ([MINE[0], {**MINE[1], "map": ["B.D", ".x.", "P.K"]}], r"building 2 \(DOCK\): row 2, column 2: 'x' is none of"),
        ([MINE[0], {**MINE[1], "map": ["B.D", "....", "P.K"]}], r"building 2 \(DOCK\): row 2 .* as long as the first"),
        (wrong(map=["B.D", ".x.", "P.K"]), r"building 1 \(JAIL\): row 2, column 2: 'x' is none of"),
        (wrong(map=["B0D", "...", "P.K"]), "row 1, column 2: a map has no stones, but '0'"),
        (wrong(map=["B.D", "...", "P.."]), "at least 4 marked fields out of B D P K H, has 3"),
        (wrong(map=["B.D", ".B.", "P.K"]), "the marked field B is drawn 2 times"),
        (wrong(map=["B.D", "###", "P.K"]), "nobody can ever control it: the largest room touches only 2"),
        (wrong(map=["B.D.....K", "P........"]), "8 columns and 7 rows"),
        (wrong(map=["BDPK", *["...."] * 7]), "8 columns and 7 rows"),
        ("not a board", "not readable as TOML"),
        ("x = 1", "1 to 12 buildings"),
        (7, "1 to 12 buildings"),
    ],
)
def test_a_wrong_board_is_refused_with_what_is_wrong_and_where(board: Any, why: str) -> None:
    with pytest.raises(BadOption, match=why):
        SPEC.new(2, {"board": board}, 1, False)
    if isinstance(board, list):
        with pytest.raises(BadData, match=why):
            drawings("my.toml", board)


def test_a_board_without_a_building_in_use_is_refused() -> None:
    with pytest.raises(BadOption, match="with 2 players no building of it is in the districts that are used"):
        SPEC.new(2, {"board": MINE[1:]}, 1, False)


def test_u_27_more_buildings_than_discs_are_refused() -> None:
    map_ = ["B.D", "...", "P.K"]
    board = [{"id": f"H{number:02}", "district": "centre", "map": map_} for number in range(11)]
    with pytest.raises(BadOption, match=r"11 buildings are in play, but only 10 can be opened.*disc_supply=unlimited"):
        SPEC.new(2, {"board": board}, 1, False)
    SPEC.new(2, {"board": board, "disc_supply": "unlimited"}, 1, False)
    SPEC.new(2, {"board": board[:10]}, 1, False)


def test_a_single_stone_may_touch_four_fields() -> None:
    site = Site(0, {"id": "X", "name": "X", "district": "centre", "map": ["#B#", "D.P", "#K#"]})
    assert geometry.smallest_chain(site) == 1
    assert site.connected(site.free, False)


def test_a_building_that_is_not_in_play_is_refused() -> None:
    t = town("turn 0", hands=[["C4", "C5"]])
    t.asks(0, "D-2").says("play C4")
    with pytest.raises(IllegalAnswer, match="there are 6 buildings in play"):
        t.asks(0, "D-4").says("buy UPR 0,0")
