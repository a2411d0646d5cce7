"""BT-3: the row is laid out."""

import pytest
from tests.games.boomtown.new_games import EVENT_IDS, MINE_IDS, fresh, row_cards
from tests.games.boomtown.scenario import DRAW, table
from tests.proofs import proves

import tumbleweed as tw

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])
TOP = "CJ-05 DYN-1 CM-07 GOV-1 CC-04"


@SEATS
def test_bt_3_1_as_many_cards_as_players_in_the_order_of_the_deck(seats: int) -> None:
    deck = ["SN-03", "CJ-05", "CM-07", "CC-04", "DG-02", "DG-03", "DG-05"]
    t = table(DRAW, seats=seats, deck=" ".join(deck))
    assert t.event("row_revealed")["cards"] == row_cards(t) == deck[:seats]
    assert [slot["slot"] for slot in t.view(0)["row"]] == list(range(seats))
    assert t.deck_cards()[0] == deck[seats], "the next row begins with the next card"


@SEATS
@proves("BT-3.3")
def test_bt_3_2_the_first_row_has_mines_only_and_events_go_back(seats: int) -> None:
    returned = 0
    for seed in range(60):
        t = fresh(seats, seed)
        assert set(row_cards(t)) <= set(MINE_IDS)
        assert set(EVENT_IDS) <= set(t.deck_cards()), "all events are in the deck again"
        assert len(t.deck_cards()) == 60 - seats
        assert t.view(0)["removed"] == []
        returned += len(t.events("first_row_events_returned"))
    assert returned > 10


@proves("BT-3.2", "BT-3.3", "U-4")
def test_t_11_events_are_set_aside_and_shuffled_back() -> None:
    t = table(DRAW, round=1, deck=TOP)
    assert row_cards(t) == ["CJ-05", "CM-07", "CC-04"]
    assert t.event("first_row_events_returned")["cards"] == ["DYN-1", "GOV-1"]
    assert (len(t.deck_cards()), t.view(0)["deck"]) == (57, 57)
    assert sorted(t.deck_cards() + row_cards(t)) == sorted(MINE_IDS + EVENT_IDS)


@proves("U-4")
def test_bt_3_3_the_whole_remaining_deck_is_shuffled_once() -> None:
    places = set()
    rests = set()
    for seed in range(60):
        t = table(DRAW, round=1, deck=TOP, seed=seed)
        assert row_cards(t) == ["CJ-05", "CM-07", "CC-04"], "the row itself is kept"
        assert t.told().count("first_row_events_returned") == 1
        places.add(t.deck_cards().index("DYN-1"))
        rests.add(tuple(card for card in t.deck_cards() if card not in ("DYN-1", "GOV-1")))
    assert min(places) < 10, "it may come soon"
    assert max(places) > 46, "or late"
    assert len(rests) == 60, "the other cards are shuffled too"


def test_bt_3_3_without_events_nothing_is_shuffled() -> None:
    decks = {tuple(table(DRAW, round=1, deck="CJ-05 CM-07 CC-04 DYN-1", seed=seed).deck_cards()) for seed in range(5)}
    assert len(decks) == 1
    assert table(DRAW, round=1, deck="CJ-05 CM-07 CC-04 DYN-1").events("first_row_events_returned") == []


@proves("BT-3.4")
@pytest.mark.parametrize("round_number", [2, 3, 20])
def test_bt_3_4_later_any_mix_may_come(round_number: int) -> None:
    t = table(DRAW, round=round_number, deck="DYN-1 GOV-1 TEL-1")
    assert row_cards(t) == ["DYN-1", "GOV-1", "TEL-1"]
    assert t.events("first_row_events_returned") == []


@pytest.mark.parametrize(("seats", "short", "rounds"), [(3, False, 20), (3, True, 15), (4, False, 15), (5, False, 12)])
@proves("BT-3.5", "BT-25.1", "U-5", "U-64")
def test_t_12_rounds_per_game(seats: int, short: bool, rounds: int) -> None:
    for seed in range(3):
        t = fresh(seats, seed, short_game=short)
        size = rounds * seats
        while tw.waiting(t.s):
            for seat in range(-1, seats):
                seen = t.view(seat)
                assert (seen["deck"], seen["rounds"], seen["round"]) == (size - t.round * seats, rounds, t.round)
            t.time_out(tw.waiting(t.s)[0])
        assert t.event("game_started")["rounds"] == rounds
        assert [event["round"] for event in t.events("round_ended")] == list(range(1, rounds + 1))
        assert all(len(event["cards"]) == seats for event in t.events("row_revealed"))
        assert [event["round"] for event in t.events("production_result")][-1] == rounds, "it ends with a roll"
        assert [event["deck_left"] for event in t.events("round_started")] == list(range(size, 0, -seats))


def test_u_64_everybody_knows_how_many_cards_are_left() -> None:
    t = table(DRAW, seats=4, round=9)
    assert [t.view(seat)["deck"] for seat in range(-1, 4)] == [24] * 5
    assert [t.view(seat)["rounds"] - t.view(seat)["round"] for seat in range(-1, 4)] == [6] * 5


@pytest.mark.parametrize(("round_number", "last"), [(19, False), (20, True)])
def test_bt_25_1_the_last_row_is_announced(round_number: int, last: bool) -> None:
    t = table(DRAW, round=round_number)
    assert t.event("row_revealed")["last_round"] is last
    assert len(t.events("deck_exhausted")) == last
