"""Taking back, stone by stone, until the turn is ended (dossier, section 5, interface note)."""

import pytest
from tests.games.dodge_city.scenario import SPEC, Play, town

from tumbleweed import IllegalAnswer
from tumbleweed.core.play import legal, waiting
from tumbleweed.games.dodge_city.board import MOST_BUILDINGS
from tumbleweed.games.dodge_city.box import BOX
from tumbleweed.games.dodge_city.buying import MOST_TAKEN_BACK


def turn(card: str = "L2", **more: object) -> Play:
    t = town("turn 0", hands=[[card, "C5"]], buildings={"SAL": "lady", "POS": "cowboy"}, **more)  # type: ignore[arg-type]
    return t.asks(0, "D-2").says(f"play {card}")


def position(t: Play) -> dict[str, object]:
    """The whole position, except how many answers and take-backs there were."""
    data = SPEC.dump(t.s)
    return {name: value for name, value in data.items() if name not in ("answered", "taken_back", "menu")}


def test_every_stone_of_a_turn_can_be_taken_back() -> None:
    """Bought and free stones, and an opening; every position on the way back is the same as on the way there."""
    t = turn()
    ways = ["buy POS 1,1", "free SAL 0,0", "open OFF bandit", "buy OFF 0,1", "buy SAL 0,1", "free SAL 0,2"]
    before = []
    for way in ways:
        if way.startswith("open"):
            t.asks(0, "D-4").says(way)
            continue
        if t.s.opening < 0:
            before.append(position(t))
        else:
            before.append(None)  # type: ignore[arg-type]
        t.asks(0, "D-4").says(way)
    for expected in reversed(before):
        t.asks(0, "D-4").says("take back")
        if expected is not None:
            assert position(t) == expected
    assert "take back" not in t.asks(0, "D-4").options
    with pytest.raises(IllegalAnswer, match=r"DC-7\.13"):
        t.asks(0, "D-4").says("take back")
    assert t.cash[0] == 2000
    assert t.view(-1)["supply"]["discs"] == {"cowboy": 1, "bandit": 2, "sheriff": 2, "gunman": 2, "lady": 1}
    t.sound()


def test_a_free_stone_taken_back_can_go_to_another_building() -> None:
    t = town("turn 0", hands=[["S2", "C5"]], buildings={"SAL": "sheriff", "POS": "sheriff"})
    t.asks(0, "D-2").says("play S2")
    t.asks(0, "D-4").says("free SAL 0,0", "take back", "free POS 1,1", "free POS 1,2", "done").ends()
    assert t.supply[0] == 39


def test_an_opening_that_was_named_is_taken_back() -> None:
    t = turn()
    t.asks(0, "D-4").says("open OFF lady")
    assert set(t.asks(0, "D-4").options) == {
        "take back",
        *(o for o in t.asks(0, "D-4").options if o.startswith("buy 4 ")),
    }
    with pytest.raises(IllegalAnswer, match=r"DC-7\.7"):
        t.asks(0, "D-4").says("buy SAL 0,0")
    t.asks(0, "D-4").says("take back", "open OFF bandit", "buy OFF 0,1")
    assert t.building("OFF")["figure"] == "bandit"
    assert t.event("building_opened")["figure"] == "bandit"


def test_it_is_told_and_nothing_is_left_of_it() -> None:
    t = turn()
    t.asks(0, "D-4").says("open OFF lady", "buy OFF 0,1", "take back")
    told = t.event("stone_taken_back")
    assert (told["player"], told["building"], told["cell"], told["closed"]) == (0, "OFF", [0, 1], True)
    assert [event["amount"] for event in t.events("money_changed")] == [-300, 300]
    assert t.building("OFF")["status"] == "unopened"


def test_what_a_neutralisation_has_settled_stays() -> None:
    """DC-9.1: it happens at once, so stones placed up to then stay; later ones can be taken back."""
    nearly = {"OFF": "sheriff\nB01D\n0101\n1010\nP1.K", "SAL": "cowboy"}
    t = town("turn 0", hands=[["C4", "C5"]], buildings=nearly)
    t.asks(0, "D-2").says("play C4")
    t.asks(0, "D-4").says("buy SAL 0,0", "buy OFF 3,2")
    assert t.building("OFF")["status"] == "neutral"
    assert "take back" not in t.asks(0, "D-4").options
    t.asks(0, "D-4").says("buy SAL 0,1", "take back")
    assert t.drawn("SAL")[0] == "0......"
    assert "take back" not in t.asks(0, "D-4").options


def test_a_neutralisation_by_a_free_stone_is_final_too() -> None:
    """The free stones fill the Office; the one left over is lost, and no stone before it can be taken back."""
    nearly = {"OFF": "sheriff\nB01D\n0101\n1010\nP1.K", "SAL": "cowboy", "POS": "sheriff"}
    t = town("turn 0", hands=[["S2", "C5"]], buildings=nearly)
    t.asks(0, "D-2").says("play S2")
    t.asks(0, "D-4").says("buy SAL 0,0", "free OFF 3,2")
    assert t.building("OFF")["status"] == "neutral"
    options = t.asks(0, "D-4").options
    assert "take back" not in options
    assert not [option for option in options if option.startswith("free")]
    t.asks(0, "D-4").says("done").ends().sound()
    assert t.event("free_stones_lost")["number"] == 1
    assert t.events("stone_taken_back") == []


def test_what_is_left_of_a_picture_card_after_a_neutralisation_stays_where_it_began() -> None:
    """One free stone stands in the Saloon for good; the second one can be taken back, but goes nowhere else."""
    houses = {"OFF": "sheriff\nB01D\n0101\n1010\nP1.K", "SAL": "lady", "POS": "lady"}
    t = town("turn 0", hands=[["L3", "C5"]], buildings=houses)
    t.asks(0, "D-2").says("play L3")
    t.asks(0, "D-4").says("free SAL 0,0", "buy OFF 3,2", "free SAL 0,1", "take back")
    assert t.view(0)["turn"]["free_stones"] == {"figure": "lady", "left": 2, "building": "SAL"}
    t.asks(0, "D-4").does_not_offer("free POS 1,1", "take back").says("free SAL 0,2", "done").ends()


def test_a_building_opened_by_a_free_stone_is_closed_again() -> None:
    t = town("turn 0", hands=[["S2", "C5"]], picture_opens=True)
    t.asks(0, "D-2").says("play S2")
    before = position(t)
    t.asks(0, "D-4").says("free POS 1,1", "free POS 1,2", "take back", "take back")
    assert position(t) == before
    assert [event["closed"] for event in t.events("stone_taken_back")] == [False, True]
    assert t.events("money_changed") == [], "a free stone has cost nothing, so nothing is paid back"
    t.asks(0, "D-4").says("free OFF 0,1", "done").ends().sound()
    assert t.building("POS")["status"] == "unopened"


def test_the_limit_of_three_counts_what_stands() -> None:
    t = turn("C4")
    t.asks(0, "D-4").says("buy POS 1,0", "buy POS 1,1", "buy POS 1,2", "take back", "buy POS 1,3")
    assert t.drawn("POS")[1] == "00.0."
    t.asks(0, "D-4").does_not_offer("buy POS 1,2")


def test_a_chain_taken_back_is_told_as_broken() -> None:
    nearly = {"OFF": "cowboy\nB00D\n.0..\n....\nP00K"}
    t = town("turn 0", "settlement", hands=[["C4", "C5"]], buildings=nearly)
    t.asks(0, "D-2").says("play C4")
    t.asks(0, "D-4").says("buy OFF 2,1", "take back")
    assert t.told()[-5:] == ["stone_placed", "connection_made", "stone_taken_back", "money_changed", "connection_lost"]
    assert t.building("OFF")["connected"] == []
    t.asks(0, "D-4").says("done").ends()
    assert t.points == [0, 0]


def test_stones_of_an_event_are_not_taken_back() -> None:
    """The event card is carried out and discarded before anything is bought."""
    t = town("turn 0", hands=[["Q1", "C5"]], events=["EV21"], buildings={"OFF": "cowboy"})
    t.asks(0, "D-2").says("play Q1")
    t.asks(0, "D-11").says("free OFF 0,1", "free OFF 0,2")
    t.asks(0, "D-4").does_not_offer("take back").says("buy OFF 1,0", "take back")
    t.asks(0, "D-4").does_not_offer("take back")
    assert t.drawn("OFF")[0] == "B00D"


def test_a_whole_turn_can_be_begun_again() -> None:
    """The bound is not in the way: it is more than all stones a turn can have."""
    assert MOST_BUILDINGS * BOX.most_per_round < MOST_TAKEN_BACK


def test_each_turn_has_its_own_take_backs() -> None:
    t = town("placing_1", hands=[["C4", "C5"], ["B4", "B5"]], buildings={"POS": "cowboy"})
    for seat, card in ((0, "C4"), (1, "B4")):
        t.asks(seat, "D-2").says(f"play {card}")
        assert t.view(seat)["turn"]["take_backs_left"] == MOST_TAKEN_BACK
        t.asks(seat, "D-4").says("buy POS 1,1", "take back", "done")
    assert t.supply == [41, 41]


def test_nobody_takes_back_for_ever() -> None:
    """Every game ends: after a number of stones in a turn nothing more can be taken back."""
    t = turn()
    for number in range(MOST_TAKEN_BACK):
        t.asks(0, "D-4").says("buy POS 1,1", "take back")
    t.asks(0, "D-4").says("buy POS 1,1")
    assert "take back" not in t.asks(0, "D-4").options
    t.asks(0, "D-4").says("open OFF lady")
    assert all(option.startswith("buy 4 ") for option in t.asks(0, "D-4").options)
    assert t.view(0)["turn"]["take_backs_left"] == 0


def test_the_next_player_cannot_take_back_what_another_placed() -> None:
    t = town("placing_1", hands=[["C4", "C5"], ["B4", "B5"]], buildings={"SAL": "cowboy"})
    t.asks(0, "D-2").says("play C4")
    t.asks(0, "D-4").says("buy SAL 0,0", "done")
    t.asks(1, "D-2").says("play B4")
    assert waiting(t.s) == (1,)
    assert legal(t.s, 1)[0] == 0
    assert "take back" not in t.asks(1, "D-4").options
