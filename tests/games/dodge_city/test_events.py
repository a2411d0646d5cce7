"""DC-5 and 2.4: event cards, debts and forced sales."""

import pytest
from tests.games.dodge_city.scenario import Play, town
from tests.proofs import proves

from tumbleweed import BadData, IllegalAnswer
from tumbleweed.games.datafile import DataFile
from tumbleweed.games.dodge_city.box import BOX, FIGURES
from tumbleweed.games.dodge_city.effects.deck import DESIGN, EVENT_DECKS, EVENTS, read_events

TWO_LADIES = {"SAL": "lady\n00.....\nB......\n..D.P..\n......K\n.......", "OFF": "cowboy\nB0.D\n....\n....\nP..K"}


def drawn(event: str, seat: int = 0, **more: object) -> Play:
    """A player draws this event."""
    return town(f"event {seat}", events=[event], **more)  # type: ignore[arg-type]


def outcome(t: Play) -> str:
    return str(t.event("event_resolved")["outcome"])


def test_the_deck_has_32_cards_of_24_designs() -> None:
    assert len(EVENTS) == 24
    assert len(DESIGN) == 32
    assert [EVENT_DECKS[-1].name(card) for card in (0, 1, 2)] == ["EV01a", "EV01b", "EV02a"]


def test_tv_35_refunds() -> None:
    assert [BOX.refund[FIGURES.index(name) + 1] for name in ("lady", "gunman", "sheriff", "bandit", "cowboy")] == [
        150, 125, 100, 75, 50,
    ]  # fmt: skip


@proves("DC-5.4", "DC-5.5", "DC-5.6", "DC-5.7", "DC-5.9", "U-12", "U-13", "D-5")
def test_tv_36_selling_everything_is_not_enough() -> None:
    t = drawn("EV09", cash=[100], buildings=TWO_LADIES)
    assert t.asks(0, "D-5").default == "take 1 0,0"
    t.asks(0, "D-5").offers("take SAL 0,0", "take SAL 0,1", "take OFF 0,1").says("take SAL 0,0")
    assert t.cash[0] == 250
    t.asks(0, "D-5").says("take SAL 0,1").ends()
    assert t.cash[0] == 0
    assert t.event("debt_forgiven")["missing"] == 50
    assert [event["amount"] for event in t.events("money_changed")] == [150, 150, 50, -450]
    assert t.supply[0] == 41
    assert outcome(t) == "partial"


@proves("U-13")
def test_dc_5_8_a_stone_that_was_free_brings_half_its_price_too() -> None:
    t = town("turn 0", "event 0", hands=[["L1", "C4"]], cash=[200], buildings={"SAL": "lady"}, events=["EV08"])
    t.asks(0, "D-2").says("play L1")
    t.asks(0, "D-4").says("free SAL 0,0", "done").ends()
    assert t.cash[0] == 50


@pytest.mark.parametrize(("stone", "left"), [("OFF 0,1", 0), ("SAL 0,0", 75)])
def test_tv_37_never_more_than_needed(stone: str, left: int) -> None:
    buildings = {"SAL": "gunman\n0......\nB......\n..D.P..\n......K\n.......", "OFF": TWO_LADIES["OFF"]}
    t = drawn("EV08", cash=[250], buildings=buildings)
    t.asks(0, "D-5").says(f"take {stone}").ends()
    assert t.cash[0] == left
    assert t.supply[0] == 40


@pytest.mark.parametrize(("cash", "left"), [(375, 225), (100, 50), (75, 75)])
def test_tv_38_half_of_the_cash(cash: int, left: int) -> None:
    assert drawn("EV13", cash=[cash]).ends().cash[0] == left


def test_tv_39_drinks_for_all_as_far_as_it_goes() -> None:
    t = drawn("EV12", 1, cash=[0, 250, 0, 0, 0]).ends()
    assert t.cash == [0, 0, 100, 100, 50]
    assert t.event("debt_incurred")["amount"] == 400
    assert t.event("debt_forgiven")["missing"] == 150


@proves("U-15")
def test_tv_40_passing_the_hat() -> None:
    t = drawn("EV05", cash=[0, 500, 100, 0], buildings={"OFF": "lady\nB13D\n....\n....\nP..K"}).ends()
    assert t.cash == [250, 350, 0, 0]
    assert t.supply == [41, 40, 41, 40]
    assert outcome(t) == "partial"


@proves("DC-5.1", "DC-5.12")
@pytest.mark.parametrize(("event", "gain"), [("EV01", 500), ("EV02", 300), ("EV03", 800), ("EV04", 1000)])
def test_dc_5_1_the_bank_pays(event: str, gain: int) -> None:
    t = drawn(event).ends()
    assert t.cash == [2000 + gain, 2000]
    assert t.event("event_drawn")["card"] == event
    assert t.view(-1)["supply"]["event_discards"] == [f"{event}a"]


@proves("U-16")
def test_u_16_the_event_pile_is_shuffled_anew() -> None:
    t = town("event 0", "event 1", events=["EV01"], exact_events=True)
    assert t.event("event_pile_reshuffled")["cards"] == 32
    assert t.s.events_left() == 31
    t.sound()


def test_money_for_buildings_and_discs() -> None:
    without_red = {"POS": "bandit\nB1..D\n.....\n.....\nP...K", "BNK": "sheriff", "HOT": "controlled 0 cowboy"}
    assert drawn("EV06", buildings=TWO_LADIES | without_red).ends().cash[0] == 2200
    assert outcome(drawn("EV06").ends()) == "none"
    assert drawn("EV07").ends().cash[0] == 2200
    discs = dict.fromkeys(("SAL", "POS"), "controlled 0 cowboy")
    assert drawn("EV07", buildings=discs).ends().cash[0] == 2400
    assert drawn("EV11", buildings=discs).ends().cash[0] == 1600
    assert drawn("EV11").ends().cash[0] == 1800


def test_town_tax_is_counted_before_any_sale() -> None:
    assert drawn("EV10", buildings=TWO_LADIES).ends().cash[0] == 1850
    many = {"SAL": "cowboy\n0000000\nB000000\n..D.P..\n......K\n......."}
    assert drawn("EV10", buildings=many).ends().cash[0] == 1400
    t = drawn("EV10").ends()
    assert t.cash[0] == 2000
    assert outcome(t) == "none"


@proves("D-6", "DC-5.2", "U-11", "DC-5.11", "U-14")
def test_d_6_own_stones_are_lost() -> None:
    t = drawn("EV14", buildings=TWO_LADIES)
    assert t.asks(0, "D-6").default == "take 4 0,1"
    t.asks(0, "D-6").offers("take SAL 0,0", "take SAL 0,1", "take OFF 0,1").says("take SAL 0,1").ends()
    assert t.cash[0] == 2000
    t = drawn("EV15", buildings={"OFF": TWO_LADIES["OFF"]}).ends()
    assert t.supply[0] == 41
    assert outcome(t) == "partial"
    assert outcome(drawn("EV15").ends()) == "none"
    t = drawn("EV15", buildings=TWO_LADIES)
    t.asks(0, "D-6").says("take SAL 0,1", "take OFF 0,1").ends()
    assert outcome(t) == "full"


def test_dust_storm_goes_round_from_the_drawer() -> None:
    stones = {"OFF": "cowboy\nB00D\n11..\n22..\nP..K"}
    t = drawn("EV16", 1, seats=3, buildings=stones)
    t.asks(1, "D-6").says("take OFF 1,0")
    t.asks(2, "D-6").says("take OFF 2,0")
    t.asks(0, "D-6").says("take OFF 0,1").ends()
    assert t.supply == [40, 40, 40]


@proves("D-7", "D-8")
def test_d_7_the_most_crowded_building_burns() -> None:
    stones = {"OFF": "cowboy\nB00D\n1...\n....\nP..K", "POS": "bandit\nB0.1D\n1....\n.....\nP...K", "SAL": "lady"}
    t = drawn("EV17", 1, buildings=stones)
    assert t.asks(1, "D-7").default == "building 2"
    t.asks(1, "D-7").offers("building POS", "building OFF").says("building OFF")
    assert t.asks(0, "D-8").default == "take 4 0,1"
    t.asks(0, "D-8").offers("take OFF 0,1", "take OFF 0,2").says("take OFF 0,2").ends()
    assert t.drawn("OFF") == ["B0.D", "....", "....", "P..K"]
    assert outcome(drawn("EV17").ends()) == "none"


def test_d_9_the_biggest_gang_loses_two() -> None:
    stones = {"OFF": "cowboy\nB00D\n011.\n1...\nP..K"}
    t = drawn("EV18", 1, buildings=stones)
    assert t.asks(1, "D-9").default == "seat 0"
    t.asks(1, "D-9").offers("seat 0", "seat 1").says("seat 1")
    t.asks(1, "D-6").says("take OFF 1,1", "take OFF 1,2").ends()
    assert t.supply == [38, 40]


@proves("D-10", "DC-5.3")
def test_d_10_a_raid_on_different_owners() -> None:
    stones = {"OFF": "cowboy\nB00D\n11..\n22..\nP..K"}
    t = drawn("EV20", seats=3, buildings=stones)
    t.asks(0, "D-10").offers("done", "take OFF 1,0", "take OFF 1,1", "take OFF 2,0", "take OFF 2,1")
    t.asks(0, "D-10").says("take OFF 1,0")
    t.asks(0, "D-10").offers("done", "take OFF 2,0", "take OFF 2,1").says("done").ends()
    assert outcome(t) == "partial"
    t = drawn("EV19", seats=3, buildings=stones)
    assert t.asks(0, "D-10").default == "done"
    t.asks(0, "D-10").says("done").ends()
    assert outcome(t) == "declined"
    assert outcome(drawn("EV19").ends()) == "none"


def test_nothing_of_an_event_is_left_for_the_next() -> None:
    """Whom a raid has hit, which stones were moved, and that the player could decline."""
    stones = {"OFF": "cowboy\nB00D\n111.\n1...\nP..K"}
    t = town("event 0", "turn 0", hands=[["I1", "C4"]], events=["EV19"], buildings=stones)
    t.asks(0, "D-10").says("take OFF 1,0")
    t.asks(0, "D-3").says("take OFF 1,1", "take OFF 1,2", "take OFF 2,0")
    assert t.supply == [39, 41]
    t = town("event 0", "event 0", events=["EV19", "EV19"], buildings=stones)
    t.asks(0, "D-10").says("take OFF 1,0")
    t.asks(0, "D-10").says("take OFF 1,1").ends()
    t = town("event 0", "event 1", events=["EV23", "EV24"], buildings=stones)
    t.asks(0, "D-12").says("move OFF 0,1", "to OFF 2,3", "done")
    t.asks(1, "D-13").says("move OFF 2,3", "to OFF 0,1").ends()
    t = town("event 0", "event 0", events=["EV21", "EV08"], cash=[0], buildings={"OFF": "cowboy"})
    t.asks(0, "D-11").says("done").ends()
    assert [event["outcome"] for event in t.events("event_resolved")] == ["declined", "none"]


@proves("D-11", "DC-5.10", "U-17", "DC-7.5")
def test_d_11_reinforcements_go_to_one_open_building() -> None:
    t = drawn("EV22", buildings={"OFF": "cowboy\nB..D\n1111\n1111\nP..K", "SAL": "lady"})
    t.asks(0, "D-11").offers("done", "free OFF 0,1", "free OFF 0,2", "free OFF 3,1", "free OFF 3,2")
    t.asks(0, "D-11").says("free OFF 0,1", "free OFF 0,2", "free OFF 3,1").ends()
    assert t.cash[0] == 2000
    assert t.supply[0] == 38
    assert outcome(drawn("EV22", buildings={"SAL": "lady"}).ends()) == "none"
    t = drawn("EV21", buildings={"OFF": "cowboy", "SAL": "lady"})
    t.asks(0, "D-11").says("free SAL 0,0")
    t.asks(0, "D-11").does_not_offer("free OFF 0,1").says("done").ends()


@proves("DC-7.5")
def test_dc_7_5_free_stones_of_an_event_count_for_the_turn() -> None:
    t = town("placing_1", hands=[["Q1", "C4"], ["C5", "C6"]], events=["EV21"], buildings={"OFF": "cowboy"})
    t.asks(0, "D-2").says("play Q1")
    t.asks(0, "D-11").says("free OFF 0,1", "free OFF 0,2")
    t.asks(0, "D-4").says("buy OFF 1,0")
    with pytest.raises(IllegalAnswer, match=r"DC-7\.5"):
        t.asks(0, "D-4").says("buy OFF 1,1")


def test_d_12_own_stones_are_shifted() -> None:
    t = drawn("EV23", buildings={"OFF": "cowboy\nB01D\n0...\n....\nP..K"})
    assert t.asks(0, "D-12").default == "done"
    t.asks(0, "D-12").offers("done", "move OFF 0,1", "move OFF 1,0").says("move OFF 0,1")
    t.asks(0, "D-12").does_not_offer("to OFF 0,1", "to OFF 0,2", "to OFF 1,0").says("to OFF 2,0")
    t.asks(0, "D-12").offers("done", "move OFF 1,0").says("move OFF 1,0", "to OFF 0,1").ends()
    assert t.drawn("OFF") == ["B01D", "....", "0...", "P..K"]
    assert t.supply == [39, 40]
    assert outcome(t) == "full"


def test_d_12_a_stone_that_was_lifted_can_stay() -> None:
    t = drawn("EV23", buildings={"OFF": "cowboy\nB01D\n0...\n....\nP..K"})
    t.asks(0, "D-12").says("move OFF 0,1")
    assert t.asks(0, "D-12").default == "done"
    t.asks(0, "D-12").says("done").ends()
    assert t.drawn("OFF") == ["B01D", "0...", "....", "P..K"]
    assert outcome(t) == "declined"
    assert t.s.lifted == -1


def test_d_13_an_opposing_stone_is_shoved() -> None:
    t = drawn("EV24", buildings={"OFF": "cowboy\nB01D\n0...\n....\nP..K"})
    t.asks(0, "D-13").offers("done", "move OFF 0,2").says("move OFF 0,2", "to OFF 3,2").ends()
    moved = t.event("stone_moved")
    assert (moved["owner"], moved["from"], moved["to"], moved["by"]) == (1, [0, 2], [3, 2], 0)
    full = "cowboy\nB00D\n1011\n1011\nP00K"
    assert outcome(drawn("EV24", buildings={"OFF": full}).ends()) == "none"


@pytest.mark.parametrize(
    ("text", "where", "why"),
    [
        ('[EV01]\ncopies = 1\nop = "rain"', "EV01.op", "must be one of gain"),
        ('[EV01]\ncopies = 1\nop = "gain"', "EV01.amount", "is missing"),
        ('[EV01]\ncopies = 1\nop = "gain"\namount = 120', "EV01.amount", "multiple of 50"),
        ('[EV01]\ncopies = 1\nop = "lose"\nn = 1\namount = 50', "EV01.amount", "is not known to lose"),
        ('[EV01]\ncopies = 0\nop = "fire"', "EV01.copies", "whole number from 1"),
        ('[EV01]\ncopies = 1\nop = "reinforce"\nn = 1\nfigures = ["king"]', "EV01.figures", "words out of cowboy"),
    ],
)
def test_a_wrong_event_is_refused(tmp_path_factory: pytest.TempPathFactory, text: str, where: str, why: str) -> None:
    path = tmp_path_factory.mktemp("events") / "events.toml"
    path.write_text(text)
    with pytest.raises(BadData, match=why) as error:
        read_events(DataFile(path))
    assert error.value.key == where


def test_an_event_is_data(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("events") / "events.toml"
    path.write_text('[EV99]\ncopies = 2\nop = "raid"\nn = 3\nper_owner = 2\n')
    [event] = read_events(DataFile(path))
    assert (event.id, event.copies, event.n, event.per_owner) == ("EV99", 2, 3, 2)
