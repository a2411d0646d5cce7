"""Events: the public part for everybody, private parts and audiences for those they are for, no gaps in the numbers."""

from tumbleweed.core.events import EVERYBODY, Event, Log

MOMENT = {"round": 2}
PLAIN = {"form": "", "rule": ""}
PUBLIC = {"event": "card_given", "form": "hidden", "rule": "R-1", "round": 2, "from": 0, "to": 2}


def card_given() -> Event:
    """Seat 0 gives seat 2 a card; both know which, and seat 2 also learns a thought of its own."""
    secrets = ((0b101, {"card": "ace", "form": "known"}), (0b100, {"thought": "oh"}))
    return Event("card_given", MOMENT, {"from": 0, "to": 2}, secrets, EVERYBODY, "hidden", "R-1")


def test_everybody_gets_the_public_part_and_the_moment() -> None:
    assert card_given().seen_by(1) == PUBLIC


def test_private_parts_go_to_their_seats_only() -> None:
    known = {**PUBLIC, "form": "known", "card": "ace"}
    assert card_given().seen_by(0) == known
    assert card_given().seen_by(2) == {**known, "thought": "oh"}
    assert card_given().seen_by(4) == PUBLIC


def test_a_spectator_belongs_to_no_mask() -> None:
    everybody = Event("e", {}, {"a": 1}, ((0b11111111, {"b": 2}),))
    assert everybody.seen_by(-1) == {"event": "e", **PLAIN, "a": 1}


def test_an_audience_hides_that_it_happened_at_all() -> None:
    event = Event("whispered", {}, {"a": 1}, (), 0b010)
    assert event.seen_by(1) == {"event": "whispered", **PLAIN, "a": 1}
    assert [event.seen_by(seat) for seat in (-1, 0, 2)] == [None] * 3


def test_nobody_at_all_is_an_audience_too() -> None:
    assert [Event("silence", {}, {}, (), 0).seen_by(seat) for seat in range(-1, 3)] == [None] * 4


def log_with_whispers() -> Log:
    log = Log()
    for number in range(12):
        audience = 0b001 if number % 3 == 0 else 0b010 if number % 3 == 1 else -1
        log.add(Event(f"event {number}", {}, {}, (), audience))
    return log


def test_every_seat_counts_for_itself_without_gaps() -> None:
    log = log_with_whispers()
    for seat, many in ((0, 8), (1, 8), (2, 4), (-1, 4)):
        assert [event["seq"] for event in log.seen_by(seat)] == list(range(many)), f"seat {seat}"
    assert [event["event"] for event in log.seen_by(-1)] == ["event 2", "event 5", "event 8", "event 11"]


def test_asking_from_a_number_on_gives_the_rest() -> None:
    log = log_with_whispers()
    for seat in range(-1, 3):
        whole = log.seen_by(seat)
        for since in range(len(whole) + 2):
            assert log.seen_by(seat, since) == whole[since:]


def test_what_is_handed_out_can_be_changed_without_harm() -> None:
    log = Log()
    log.add(Event("deep", {"round": 1}, {"rows": [{"cards": [1, 2]}]}, ((1, {"own": {"list": [3]}}),)))
    before = log.seen_by(0)
    seen = log.seen_by(0)[0]
    seen["rows"][0]["cards"].append(9)
    seen["own"]["list"].clear()
    seen["round"] = 7
    assert log.seen_by(0) == before
