"""A finished game moment by moment, as a seat saw it: nothing twice, nothing left out, whatever part is asked for."""

import pytest

import tumbleweed as tw
from tumbleweed.core.chance import chance
from tumbleweed.core.playout import play_out
from tumbleweed.core.record import Record
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.replay import theatre

PART = 37


def played(game: str, **options: object) -> Record:
    spec = tw.find(game)
    s = tw.new(game, spec.least_seats, 5, spec.automatic(options))
    play_out(s, chance(("answers",), 3), 100_000)
    return tw.record(s)


@pytest.mark.parametrize(
    ("game", "options"), [("dice-town", {}), ("dice-town", {"short_log": True}), ("boomtown", {}), ("dodge-city", {})]
)
@pytest.mark.parametrize("seat", [-1, 1])
def test_parts_make_the_whole(game: str, options: dict[str, object], seat: int) -> None:
    record = played(game, **options)
    moments = len(record["answers"]) + 1
    names = theatre.names_of(record, "en")
    staging = theatre.Staging(record)
    found = [each for start in range(0, moments, PART) for each in staging.frames(seat, start, PART, "en", names)]
    assert [each["moment"] for each in found] == list(range(moments))
    assert [each["seat"] for each in found] == [None, *(row[0] for row in record["answers"])]
    end = tw.replay(record)
    assert end.log is not None
    events = [event for each in found for event in each["events"]]
    told = [{key: value for key, value in event.items() if key not in ("words", "yours")} for event in events]
    assert told == end.log.seen_by(seat)
    assert found[-1]["view"] == tw.view(end, seat)
    middle = moments // 2
    assert found[middle]["view"] == tw.view(tw.replay(record, upto=middle), seat)
    assert all(event["words"] is None or event["words"] for event in events)


def test_a_seat_that_is_not_there() -> None:
    with pytest.raises(Refusal, match="no_such_chair"):
        theatre.Staging(played("boomtown")).frames(3, 0, 1, "en", ["Ann", "Bob", "Cal"])
