"""BT-1: setting up, and what is in the box."""

import json
from collections import Counter

import pytest
from tests.games.boomtown.new_games import DANGER, EVENT_IDS, EVENTS, MINE_IDS, MINES, fresh, row_cards, words
from tests.games.boomtown.scenario import PRODUCTION, SPEC, Play, table
from tests.proofs import proves

import tumbleweed as tw

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])


def unseen_cards(t: Play) -> list[str]:
    return [t.s.table.deck.ids[card] for card in t.s.unseen]


@SEATS
@proves("BT-1.2", "BT-1.6", "BT-1.3")
def test_bt_1_1_three_to_five_players_start_alike(seats: int) -> None:
    t = fresh(seats)
    assert t.gold == [10] * seats
    seen = t.view(-1)
    assert [player["seat"] for player in seen["players"]] == list(range(seats))
    for player in seen["players"]:
        assert (player["mines"], player["held"], player["waiting"], player["playing"]) == ([], [], [], [])
        assert player["offices"] == []
    for town in seen["towns"]:
        assert (town["mayor"], town["governor"], town["fee"], town["saloons"]) == (None, False, 0, [])
    assert seen["removed"] == []
    assert t.event("game_started")["start_gold"] == 10


@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_bt_1_1_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(tw.BadSeats, match="3 to 5"):
        tw.new("boomtown", seats, 1)


@proves("BT-1.3")
def test_u_55_the_bank_never_runs_out() -> None:
    """The box holds chips for 425 gold. Even with 600 in play the mines pay."""
    t = table(PRODUCTION, gold=200, mines=["0 CM-08 DG-08", "1 CC-08"], dice=["44"])
    assert t.gold == [206, 204, 200]
    assert t.bank == 30 - 610


@SEATS
def test_bt_1_4_all_60_cards_are_shuffled_into_one_deck(seats: int) -> None:
    tops = set()
    for seed in range(40):
        t = fresh(seats, seed)
        assert sorted(row_cards(t) + t.deck_cards()) == sorted(MINE_IDS + EVENT_IDS)
        tops.add(t.deck_cards()[0])
    assert len(tops) > 20, "any card may be the next"
    assert any(card[:3] in EVENTS for card in tops)
    assert t.event("game_started")["deck_size"] == 60


def test_bt_1_4_the_deck_lies_face_down() -> None:
    t = fresh(4)
    seen = json.dumps([t.view(seat) for seat in range(-1, 4)] + SPEC.events(t.s, 0, 0))
    returned = [card for event in t.events("first_row_events_returned") for card in event["cards"]]
    hidden = [card for card in t.deck_cards() if card not in returned]
    assert not any(f'"{card}"' in seen for card in hidden)


def test_bt_1_4_the_mines_and_events_are_those_of_the_dossier() -> None:
    ids = table(["draw"]).s.table.deck.ids
    assert sorted(ids) == sorted(MINE_IDS + EVENT_IDS)
    for town, mines in MINES.items():
        for number, value in mines.items():
            t = table(["choose"], row=f"{town}-{number:02} DYN-1 DYN-2")
            card = t.view(0)["row"][0]
            assert (card["town"], card["number"], card["value"]) == (town, number, value)
    assert [sum(mines.values()) for mines in MINES.values()] == [36, 41, 35, 36, 34]


@proves("U-6")
def test_bt_1_5_the_short_game_removes_15_random_cards_unseen() -> None:
    removed: Counter[str] = Counter()
    for seed in range(60):
        t = fresh(3, seed, short_game=True)
        unseen = unseen_cards(t)
        assert len(unseen) == 15
        assert (len(t.deck_cards()), t.view(0)["deck"], t.view(0)["rounds"]) == (42, 42, 15)
        assert sorted(unseen + row_cards(t) + t.deck_cards()) == sorted(MINE_IDS + EVENT_IDS)
        assert t.event("cards_removed_unseen")["count"] == t.view(0)["removed_unseen"] == 15
        told = json.dumps([t.view(seat) for seat in range(-1, 3)] + SPEC.events(t.s, 0, 0))
        assert not any(f'"{card}"' in told for card in unseen), "nobody sees them"
        removed.update(unseen)
    assert set(removed) == set(MINE_IDS + EVENT_IDS), "any card can be among them"


def test_bt_1_5_without_the_option_nothing_is_removed() -> None:
    t = fresh(3)
    assert (t.view(0)["deck"], t.view(0)["removed_unseen"], t.unseen) == (57, 0, ())
    assert t.events("cards_removed_unseen") == []


@pytest.mark.parametrize("seats", [4, 5])
@proves("BT-1.5")
def test_u_6_the_short_game_is_for_three_only(seats: int) -> None:
    with pytest.raises(tw.BadOption, match=r"exactly 3 players.*BT-1\.5"):
        fresh(seats, short_game=True)


def test_u_6_the_cards_are_removed_before_the_first_draw_and_three_mines_are_always_found() -> None:
    for seed in range(200):
        t = fresh(3, seed, short_game=True)
        told = t.told()
        assert told.index("cards_removed_unseen") < told.index("row_revealed")
        assert set(row_cards(t)) <= set(MINE_IDS)
        for event in t.events("first_row_events_returned"):
            assert set(event["cards"]) <= set(t.deck_cards()), "what was shown in round 1 is never removed"


@SEATS
@proves("U-7")
def test_bt_1_7_the_first_player_is_drawn_at_random_uniformly(seats: int) -> None:
    games = [fresh(seats, seed) for seed in range(120 * seats)]
    found = Counter(t.first for t in games)
    assert sorted(found) == list(range(seats))
    assert all(90 <= times <= 150 for times in found.values()), found
    for t in games[:20]:
        assert t.event("first_player_drawn")["player"] == t.view(-1)["first_player"] == t.first
        t.asks(t.first, "BID")


def test_u_7_the_seats_stay_as_the_host_set_them() -> None:
    for seed in range(10):
        assert fresh(4, seed).event("game_started")["players"] == [0, 1, 2, 3]


@pytest.mark.parametrize("kind", ["HLD", "EXP", "STG", "CSH", "TEL", "VEI", "MUS", "DYN"])
def test_u_1_the_fifteenth_event_is_an_option(kind: str) -> None:
    t = fresh(3, extra_event=kind)
    cards = Counter(card[:3] for card in t.deck_cards() if card[:3] in EVENTS)
    assert cards == Counter(EVENTS) - Counter(["HLD"]) + Counter([kind])
    assert sum(cards.values()) == 15


def test_u_1_by_default_it_is_a_second_holdup() -> None:
    assert {"HLD-1", "HLD-2"} <= set(fresh(3).deck_cards())
    assert fresh(3).event("game_started")["options"]["extra_event"] == "HLD"


@pytest.mark.parametrize("kind", ["GOV", "GIR", "SAL"])
@proves("U-1a")
def test_u_1_these_are_never_doubled(kind: str) -> None:
    with pytest.raises(tw.BadOption, match="extra_event"):
        fresh(3, extra_event=kind)
    with pytest.raises(tw.BadOption, match="U-1a"):
        fresh(3, deck=[*words(), *[kind] * 3])


def test_u_2_the_richest_mine_is_worth_9() -> None:
    t = table(["roll", "collapse", "produce"], mines=["0 CM-06"], dice=["33"])
    assert t.gold == [19, 10, 10]


def test_u_3_two_mines_are_in_danger() -> None:
    in_danger = []
    for card in MINE_IDS:
        t = table(PRODUCTION, mines=[f"0 {card}"], dice=["11"])
        if not t.mines_of(0):
            in_danger.append(card)
        assert table(["choose"], row=f"{card} DYN-1 DYN-2").view(0)["row"][0]["danger"] is (card in DANGER)
    assert in_danger == DANGER


@proves("U-5", "BT-3.6")
@pytest.mark.parametrize(("cards", "fitting"), [(60, [3, 4, 5]), (59, []), (58, []), (57, [3]), (56, [4]), (55, [5])])
def test_t_12_a_deck_must_fill_its_rows(cards: int, fitting: list[int]) -> None:
    deck = words()[:cards]
    for seats in (3, 4, 5):
        if seats in fitting:
            assert fresh(seats, deck=deck).view(0)["rounds"] == cards // seats
        else:
            with pytest.raises(tw.BadOption, match=r"BT-3\.6"):
                fresh(seats, deck=deck)
