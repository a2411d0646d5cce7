"""DC-3, DC-4: the value of cards, and the start round."""

import pytest
from tests.games.dodge_city.scenario import SPEC, town
from tests.proofs import proves

import tumbleweed as tw
from tumbleweed import IllegalAnswer
from tumbleweed.games.dodge_city.box import BOX, VALUE
from tumbleweed.games.dodge_city.ending import highest


def value(card: str) -> int:
    return VALUE[BOX.cards.index(card)]


@proves("DC-3.2")
def test_tv_1_lady_seven_beats_lady_five() -> None:
    assert value("L7") > value("L5")


@proves("DC-3.1")
def test_tv_2_every_lady_beats_every_gunman() -> None:
    assert value("L1") > value("G7")
    assert min(value(f"L{n}") for n in range(1, 8)) > max(value(f"G{n}") for n in range(1, 8))


@proves("DC-3.3", "DC-3.4", "DC-3.5")
def test_tv_3_sorting_cards() -> None:
    assert sorted(["C1", "Q3", "S7", "L3", "B4", "G1", "L4"], key=value, reverse=True) == [
        "L4", "L3", "G1", "S7", "B4", "C1", "Q3",
    ]  # fmt: skip
    assert value("Q1") == value("Q7") > value("I1") == value("I2")


@proves("DC-4.1", "DC-4.3", "DC-4.5", "DC-4.6", "DC-4.7", "U-3", "U-7")
def test_tv_4_the_highest_card_starts_and_a_question_mark_draws_an_event() -> None:
    t = town("start", hands=[["S6"], ["B7"], ["Q2"]], events=["EV01"])
    t.chooses("S6", "B7", "Q2").ends()
    assert t.s.starter == 0
    assert t.cash == [2000, 2000, 2500]
    assert t.supply == [41, 41, 41]
    assert t.event("start_player_set")["reason"] == "highest"
    assert [event["player"] for event in t.events("event_drawn")] == [2]
    assert t.discards() == ["S6", "B7", "Q2"]


@proves("DC-4.4", "U-2")
def test_tv_5_a_lot_among_question_marks_and_events_from_the_new_start_player_on() -> None:
    t = town("start", hands=[["Q1"], ["Q2"], ["Q3"]], events=["EV01", "EV01", "EV02"], lots=[2])
    t.chooses("Q1", "Q2", "Q3").ends()
    assert t.event("lot_drawn")["candidates"] == [0, 1, 2]
    assert t.s.starter == 2
    assert [event["player"] for event in t.events("event_drawn")] == [2, 0, 1]


def test_u_1_equal_highest_figure_cards_are_decided_by_lot() -> None:
    """It cannot happen with this deck, so only the comparison is looked at: both seats share the highest card."""
    card = BOX.cards.index("L7")
    assert highest([(0, card), (1, BOX.cards.index("G1")), (2, card)]) == 0b101


@proves("DC-4.2", "DC-6.3", "U-5")
def test_tv_6_two_indio_cards_must_be_played_in_the_placing_rounds() -> None:
    t = town("start", "placing_1", "placing_2", hands=[["I1", "I2", "C4", "Q1"], ["L4", "L5", "L6", "L7"]])
    t.asks(0, "D-1").offers("play C4", "play Q1")
    with pytest.raises(IllegalAnswer, match=r"DC-4\.2"):
        t.asks(0, "D-1").says("play I1")
    t.chooses("C4", "L7")
    t.asks(1, "D-2").says("play L6")
    t.asks(1, "D-4").says("done")
    t.asks(0, "D-2").offers("play I1", "play I2")
    with pytest.raises(IllegalAnswer, match=r"DC-6\.3"):
        t.asks(0, "D-2").says("play Q1")
    t.asks(0, "D-2").says("play I1")
    t.asks(0, "D-4").says("done")
    t.asks(1, "D-2").says("play L5")
    t.asks(1, "D-4").says("done")
    # The other Indio card is played without a question: there is no choice, and everybody sees it at once.
    t.asks(0, "D-4").says("done").ends()
    assert t.hand(0) == ["Q1"]


def test_tv_7_an_indio_card_that_was_kept_must_be_played_in_the_second_placing_round() -> None:
    t = town("placing_1", "placing_2", hands=[["I1", "L5", "C2"], ["G4", "G5", "G6"]])
    t.asks(0, "D-2").offers("play I1", "play L5", "play C2").says("play L5")
    t.asks(0, "D-4").says("done")
    t.asks(1, "D-2").says("play G4")
    t.asks(1, "D-4").says("done")
    t.asks(0, "D-4").says("done")
    assert [event["card"] for event in t.events("card_played")] == ["L5", "G4", "I1"]


@proves("DC-1.5", "DC-12.2", "DC-12.3", "U-8")
def test_tv_8_the_third_deal_of_five_players_reshuffles_in_the_middle() -> None:
    t = town("pass", seats=5, deck=["Q1", "Q2", "Q3", "Q4"], exact_deck=True, starter=3)
    assert t.event("deck_reshuffled")["cards"] == 40
    assert t.s.cards_left() == 24
    assert [card for seat in range(5) for card in t.hand(seat) if card in ("Q1", "Q2", "Q3", "Q4")]
    assert [sum(card in t.hand(seat) for card in ("Q1", "Q2", "Q3", "Q4")) for seat in (3, 4, 0, 1)] == [1, 1, 1, 1]
    assert t.discards() == []
    t.sound()


@proves("U-4", "DC-4.1")
def test_d_1_a_choice_is_secret_and_final() -> None:
    t = town("start", hands=[["S6", "C4", "Q1"], ["B7", "L1"]])
    t.asks(0, "D-1").says("play C4")
    with pytest.raises(IllegalAnswer, match="answered already"):
        tw.answer(t.s, 0, "play S6")
    assert t.view(0)["players"][0]["chosen"] == "C4"
    for seat in (1, -1):
        seen = t.view(seat)["players"][0]
        assert seen["has_chosen"] is True
        assert "chosen" not in seen
        assert "hand" not in seen
        assert "card" not in t.event("start_card_chosen", seat)
    assert t.event("start_card_chosen", 0)["card"] == "C4"
    assert t.asks(1, "D-1").default == "play B7"
    assert town("start", hands=[["Q3", "Q1"], ["L1"]]).asks(0, "D-1").default == "play Q1"


def test_u_6_who_holds_only_indio_cards_reveals_one_without_effect() -> None:
    t = town("start", hands=[["I1", "I2"], ["Q1"]], events=["EV02"])
    t.asks(0, "D-1").offers("play I1", "play I2")
    t.chooses("I1", "Q1").ends()
    assert t.s.starter == 1
    assert [event["player"] for event in t.events("event_drawn")] == [1]


@proves("DC-1.1", "DC-1.2", "DC-1.3", "DC-1.4", "DC-1.6", "DC-1.7", "DC-1.8", "DC-1.9")
def test_dc_1_5_setting_up() -> None:
    for seats, buildings in ((2, 6), (3, 6), (4, 7), (5, 10)):
        s = SPEC.new(seats, {}, 3, True)
        seen = SPEC.view(s, -1)
        assert len(seen["buildings"]) == buildings
        assert {building["status"] for building in seen["buildings"]} == {"unopened"}
        owned = [(each["stones"], each["cash"], each["cards"], each["points"]) for each in seen["players"]]
        assert owned == [(41, 2000, 4, 0)] * seats
        assert seen["supply"]["deck"] == 44 - 4 * seats
        assert seen["supply"]["events"] == 32
        assert set(seen["supply"]["discs"].values()) == {2}
        assert seen["start_player"] is None
        assert tw.waiting(s) == tuple(range(seats))
    with pytest.raises(tw.BadSeats):
        SPEC.new(6, {}, 3, True)
