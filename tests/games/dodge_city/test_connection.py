"""DC-8, DC-9: connections and neutralisation; also against a naive second look, in random games."""

import itertools
from typing import Any

import pytest
from tests.games.dodge_city import naive
from tests.games.dodge_city.random_games import eager_play, positions
from tests.games.dodge_city.scenario import Play, town
from tests.proofs import proves
from tests.sampling import one_in

from tumbleweed.games.dodge_city.board import STANDARD, Site, plan_of
from tumbleweed.games.dodge_city.declared.kinds import Mark
from tumbleweed.games.dodge_city.position import drawn_house

SITES = {site.id: site for site in plan_of(STANDARD, ("centre", "union_pacific", "third"))}
COLOURS = str.maketrans("RUG", "012")


def standing(building: str, *rows: str, conduct: bool = False) -> tuple[list[int], list[list[Mark]]]:
    """Who is connected in a drawing with the dossier's letters R, U and G, and which fields each best chain touches."""
    site: Site = SITES[building]
    drawn = [row.translate(COLOURS) for row in rows]
    now = drawn_house(site, "\n".join(["lady", *drawn]), 5)
    found = [seat for seat in range(3) if site.connected(now.stones(seat), conduct)]
    assert found == naive.connected(drawn, 3, conduct)
    return found, [site.fields_of(site.best_chain(now.stones(seat), conduct)) for seat in range(3)]


@proves("DC-8.1", "DC-8.2", "DC-8.3", "DC-8.4", "U-33")
def test_tv_19_the_examples_of_the_rulebook() -> None:
    assert standing("BNK", "BRRR.", "..DR.", "...R.", "..PR.", "....K") == ([], [["B", "D", "P"], [], []])
    assert standing("BNK", "BRRR.", "..DR.", "...R.", "..PRR", "....K")[0] == [0]
    assert standing("BNK", "BRR..", "U.DR.", ".U.R.", ".UPR.", "..UUK") == ([], [["B", "D"], ["P", "K"], []])
    two_groups = ("BRR..", "..DR.", "...R.", "..PRR", "....K")
    assert standing("BNK", *two_groups)[0] == []
    assert standing("BNK", *two_groups, conduct=True)[0] == [0]


@proves("DC-9.1", "DC-9.3", "DC-9.4", "DC-9.5", "U-37")
def test_tv_20_full_without_a_chain_is_neutralised_at_once() -> None:
    drawn = "sheriff\nB01D\n0101\n1010\nP1.K"
    t = town("turn 0", hands=[["C4", "C5"]], cash=[500], buildings={"OFF": drawn})
    t.asks(0, "D-2").says("play C4")
    t.asks(0, "D-4").says("buy OFF 3,2")
    assert t.building("OFF")["status"] == "neutral"
    assert t.event("building_neutralised")["returned"] == [6, 6]
    assert t.supply == [41, 41]
    assert t.cash == [700, 2000]
    assert t.points == [0, 0]
    assert t.view(-1)["supply"]["discs"]["sheriff"] == 1
    t.asks(0, "D-4").says("open SAL sheriff", "buy SAL 0,0", "done").ends().sound()


@proves("DC-9.2", "U-36")
def test_tv_21_full_with_a_chain_stays_full() -> None:
    drawn = "sheriff\nB00D\n1011\n1011\nP0.K"
    t = town("turn 0", hands=[["C4", "C5"]], buildings={"OFF": drawn})
    t.asks(0, "D-2").says("play C4")
    t.asks(0, "D-4").says("buy OFF 3,2")
    assert t.building("OFF")["status"] == "open"
    assert t.building("OFF")["connected"] == [0]
    assert t.event("connection_made")["fields"] == ["B", "D", "P", "K"]
    t.sound()


@proves("TV-22")
@pytest.mark.parametrize(
    ("building", "rows"),
    [
        ("STO", ("..UUUU", "BUUD.U", "RRPRRK", ".RRR..")),
        ("SAL", (".......", "BUUUUUU", "RRD.P.U", ".RRRRRK", ".......")),
        ("BNK", ("BUUU.", "RRDU.", ".R.U.", ".RPUU", ".RRRK")),
    ],
)
def test_tv_22_two_connected_at_once(building: str, rows: tuple[str, ...]) -> None:
    assert standing(building, *rows)[0] == [0, 1]


@proves("U-34")
def test_tv_24_three_connected_at_once_in_the_big_buildings() -> None:
    yard = ("...UUUU", "GBUU.DU", "GRRRRRU", "GR.PUUU", "GKGGGH.", "GGG....")
    found, fields = standing("YRD", *yard)
    assert found == [0, 1, 2]
    assert fields == [["B", "D", "P", "K"], ["B", "D", "P", "H"], ["B", "P", "K", "H"]]
    rail = ("GGGGGGGG", "GBUUUUDG", "GR.P.UUG", "GRRRRRUG", "GK...RHG")
    assert standing("UPR", *rail)[0] == [0, 1, 2]


def test_tv_25_four_of_five_suffice() -> None:
    assert standing("YRD", ".......", ".BRRRD.", "..R....", ".RRP...", ".K...H.", ".......")[0] == [0]
    assert standing("YRD", ".......", ".BRRRD.", "..R....", "..RP...", ".K...H.", ".......")[1][0] == ["B", "D", "P"]


@pytest.mark.parametrize(
    ("building", "rows"),
    [
        ("HOT", ("UUUUUU", "UB..DU", "UR..RU", "PRRRRK", "......")),
        ("UPR", ("........", ".BUUUUD.", ".UUP..R.", ".URRRRR.", ".KR...H.")),
        ("YRD", (".......", ".BUUUD.", ".R..U..", ".RRPUU.", ".KRRRH.", ".......")),
    ],
)
def test_tv_48_two_at_once_in_the_other_buildings(building: str, rows: tuple[str, ...]) -> None:
    assert standing(building, *rows)[0] == [0, 1]


def test_tv_26_the_last_stone_may_complete_the_chain() -> None:
    t = town("turn 0", hands=[["C4", "C5"]], buildings={"OFF": "sheriff\nB00D\n1011\n1011\nP0.K"})
    t.asks(0, "D-2").says("play C4")
    t.asks(0, "D-4").says("buy OFF 3,2")
    assert t.events("building_neutralised") == []


@proves("DC-9.2", "U-36")
def test_dc_9_2_whoever_is_connected_saves_the_building() -> None:
    """Blue, not connected, fills the building; Red is connected. When Blue breaks the chain, a cell is free again."""
    t = town("turn 1", hands=[[], ["C4", "C5"]], buildings={"OFF": "sheriff\nB00D\n1011\n.011\nP00K"})
    t.asks(1, "D-2").says("play C4")
    t.asks(1, "D-4").says("buy OFF 2,0", "done").ends().sound()
    assert t.building("OFF")["status"] == "open"
    assert t.building("OFF")["free"] == 0
    full = {"OFF": "sheriff\nB00D\n1011\n1011\nP00K"}
    t = town("turn 1", hands=[[], ["I1", "C5"]], buildings=full)
    t.asks(1, "D-3").says("take OFF 0,1", "done")
    assert t.building("OFF")["status"] == "open"
    t.asks(1, "D-4").says("buy OFF 0,1")
    assert t.building("OFF")["status"] == "neutral"
    t.sound()


@proves("U-35")
def test_u_35_chains_do_not_go_across_buildings() -> None:
    """Bottle and dollar sign in one building, pistol and key in the next, make no chain."""
    halves = {"OFF": "sheriff\nB00D\n.0..\n....\nP..K", "POS": "sheriff\nB...D\n.....\n0...0\nP000K"}
    t = town("settlement", buildings=halves).ends()
    assert t.points == [0, 0]
    assert t.building("OFF")["fields"][0] == ["B", "D"]
    assert t.building("POS")["fields"][0] == ["P", "K"]


@proves("D-11")
def test_tv_27_reinforcements_can_neutralise() -> None:
    t = town("event 0", events=["EV21"], buildings={"OFF": "sheriff\nB01D\n0101\n1010\nP1.K"})
    t.asks(0, "D-11").offers("done", "free OFF 3,2").says("free OFF 3,2").ends()
    assert t.building("OFF")["status"] == "neutral"
    assert t.event("event_resolved")["outcome"] == "partial"


@proves("DC-8.5", "DC-8.6", "U-35", "U-38")
def test_dc_8_6_a_broken_connection_is_told_and_gives_nothing() -> None:
    chain = {"OFF": "sheriff\nB00D\n.0..\n.0..\nP00K"}
    t = town("turn 1", "settlement", hands=[[], ["I1", "C5"]], buildings=chain)
    t.asks(1, "D-3").says("take OFF 1,1", "done")
    assert t.event("connection_lost")["player"] == 0
    t.asks(1, "D-4").says("done").ends()
    assert t.points == [0, 0]


def compare(t: Play) -> int:
    """Connections, best chains and full buildings, as the program and the naive reading see them."""
    compared = 0
    conduct = t.s.table.conduct
    for building in t.view(-1)["buildings"]:
        drawn = building["now"]
        assert building["connected"] == naive.connected(drawn, t.s.count, conduct), drawn
        reached = [len(fields) for fields in building["fields"]]
        assert reached == [naive.fields_reached(drawn, seat, conduct) for seat in range(t.s.count)], drawn
        full_for_nothing = naive.is_full(drawn) and not building["connected"] and building["status"] == "open"
        assert not full_for_nothing, drawn
        compared += building["status"] == "open"
    return compared


@pytest.mark.parametrize(("conduct", "seats"), one_in(3, itertools.product((False, True), (2, 3, 4, 5))))
def test_connections_in_random_games_are_those_of_the_naive_reading(seats: int, conduct: bool) -> None:
    compared = seen = 0
    options: dict[str, Any] = {"fields_conduct": conduct}
    for s in positions(seats, seats, options, eager_play):
        compared += compare(Play(s))
        seen += any(s.connected(number) for number in range(len(s.houses)))
        if compared > 1500:
            break
    assert seen > 20, "hardly any connection was looked at"
