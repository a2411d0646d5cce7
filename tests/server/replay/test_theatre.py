"""The replay theatre: all cards open, any part at once, the course of a game; but never of one that still runs."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.parlour import Parlour
from tests.server.stories import NAMES, finished, played, refused, told

import tumbleweed as tw
from tumbleweed.core.events import Reader
from tumbleweed.core.record import Record, take_answer
from tumbleweed.server.replay import theatre
from tumbleweed.server.replay.theatre import ALL_OPEN, EVERY, Staging
from tumbleweed.server.table.game import Game, Said

every_game = pytest.mark.parametrize("game", tw.game_names())
GOLDEN = sorted((Path(__file__).parents[2] / "records").glob("*/*.json"))


HIDING: dict[str, dict[str, Any]] = {
    "dice-town": {"wealth_visible": False},
    "boomtown": {"gold_visibility": "hidden"},
    "dodge-city": {"money_visibility": "hidden", "pass_limit": 3},
}
"""Tables at which as much as possible is secret."""


def within(part: Any, whole: Any, where: str = "view") -> None:
    """Everything in one view is also in another."""
    if isinstance(part, dict):
        assert isinstance(whole, dict), where
        for name, value in part.items():
            assert name in whole, f"{where}.{name} is missing"
            within(value, whole[name], f"{where}.{name}")
    elif isinstance(part, list) and part:
        assert isinstance(whole, list), where
        assert len(part) == len(whole), where
        for place, value in enumerate(part):
            within(value, whole[place], f"{where}.{place}")
    elif part is not None and part != []:
        assert part == whole, where


OWN = ("seat", "question", "own_draft")
"""What each seat has for itself; several cannot lie in one place."""


@every_game
def test_all_open_is_what_everybody_knows_together(game: str) -> None:
    """A seat's view differs from the spectator's by its secrets alone, so all of them fit into one."""
    record = played(game, 3, **HIDING[game])
    spec = tw.find(game)
    s = tw.replay(record, upto=0)
    more = 0
    for number, (seat, text, *by) in enumerate(record["answers"]):
        if number % 7 == 0:
            seen = theatre.open_view(spec, s)
            bare = spec.view(s, -1)
            assert (seen["seat"], seen["question"]) == (-1, None)
            more += seen != bare
            for each in range(-1, 3):
                view = {name: value for name, value in spec.view(s, each).items() if name not in OWN}
                if isinstance(view.get("tie"), dict):
                    view["tie"] = {name: value for name, value in view["tie"].items() if name not in OWN}
                within(view, seen)
        take_answer(spec, s, seat, spec.catalog.parse(text), bool(by))
    assert more > 0, "there are secrets, and they lie open"


@every_game
def test_all_events_are_told_when_all_lies_open(game: str) -> None:
    record = played(game, 3)
    staging = Staging(record)
    end = tw.replay(record)
    assert end.log is not None
    found = [
        each for start in range(0, staging.moments, 50) for each in staging.frames(ALL_OPEN, start, 50, "en", NAMES[:3])
    ]
    events = [event for frame in found for event in frame["events"]]
    assert [event["seq"] for event in events] == list(range(len(end.log.events)))
    for seat in range(3):
        for told_to, event in zip([event.seen_by(seat) for event in end.log.events], events, strict=True):
            within({} if told_to is None else {"event": told_to["event"]}, event)


@every_game
@pytest.mark.parametrize("seat", [ALL_OPEN, -1, 1])
def test_any_part_is_the_same_as_of_the_whole(game: str, seat: int) -> None:
    staging = Staging(played(game, 3, **HIDING[game]))
    whole = [
        each for start in range(0, staging.moments, 200) for each in staging.frames(seat, start, 200, "en", NAMES[:3])
    ]
    assert [frame["moment"] for frame in whole] == list(range(staging.moments))
    for start in (0, 1, EVERY - 1, EVERY, EVERY + 1, staging.moments // 2, staging.moments - 1):
        assert staging.frames(seat, start, 3, "en", NAMES[:3]) == whole[start : start + 3]
    assert staging.frames(seat, staging.moments, 3, "en", NAMES[:3]) == []
    assert staging.frames(seat, staging.moments + 500, 3, "en", NAMES[:3]) == []


@every_game
def test_the_seat_that_looks_is_spoken_to(game: str) -> None:
    """At the table and in the theatre alike; with all open, and to spectators, everybody is called by name."""
    staging = Staging(played(game, 3))
    names = ["Anneke", "Docette", "Ottokar"]

    def sentences(seat: int) -> list[str]:
        parts = [staging.frames(seat, start, 200, "en", names) for start in range(0, staging.moments, 200)]
        return [event["words"] for part in parts for frame in part for event in frame["events"] if event["words"]]

    for seat in range(3):
        assert not [text for text in sentences(seat) if names[seat] in text]
    for nobody in (-1, ALL_OPEN):
        assert all(any(name in text for text in sentences(nobody)) for name in names)


@every_game
def test_a_sentence_shared_by_all_is_not_one_that_speaks_to_somebody(game: str) -> None:
    """What was said to one audience is kept for the others, but never what was said to a reader."""
    names = ["Anneke", "Docette", "Ottokar"]
    end = tw.replay(played(game, 3))
    assert end.log is not None
    table = Game(tw.find(game), end, reaction=0)
    said: Said = {}
    for seat in range(-1, 3):
        news = Reader(seat).read_on(end.log, len(end.log.events))
        assert table.told(news, "en", names, seat, said) == table.in_words(
            [seen for _, seen in news], "en", names, seat
        )
    assert said


@every_game
def test_an_answer_is_told_to_whom_it_belongs(game: str) -> None:
    record = played(game, 3)
    staging = Staging(record)
    for seat in (-1, 0, ALL_OPEN):
        for frame in staging.frames(seat, 0, 60, "de", NAMES[:3]):
            may = frame["moment"] > 0 and seat in (frame["seat"], ALL_OPEN)
            assert (frame["answer"] is not None) == may
            if may:
                assert frame["answer"]["words"]


@every_game
def test_the_course_of_a_game(game: str) -> None:
    record = played(game, 3)
    course = theatre.timeline(Staging(record), record, "en")
    moments = len(record["answers"]) + 1
    assert course["moments"] == moments == len(course["decisions"]) == len(course["seats"]) == len(course["scores"])
    assert course["seats"] == [None, *(row[0] for row in record["answers"])]
    assert course["scores"][-1] == record["scores"]
    middle = moments // 2
    s = tw.replay(record, upto=middle)
    assert s.ask is not None
    assert course["scores"][middle] == tw.scores(s)
    assert course["decisions"][middle] == s.ask.decision_id()
    assert course["decisions"][-1] == ""
    assert all(course["decision_names"][each] for each in course["decisions"] if each)
    numbers = [each["number"] for each in course["rounds"]]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    assert (course["rounds"][0]["moment"], course["over"], course["luck"]) == (0, True, "unsealed")
    assert course["turns"][-1]["kind"] == "won"
    assert course["turns"][-1]["moment"] == moments - 1
    assert course["names"] == NAMES[:3]
    json.dumps(course)


@pytest.mark.parametrize("path", GOLDEN[::9], ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_golden_records_are_shown(path: Path) -> None:
    shown(path)


@pytest.mark.slow
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_golden_record_is_shown(path: Path) -> None:
    shown(path)


def shown(path: Path) -> None:
    """A record goes through the theatre without an error: its course in every language, its first and its last part and
    one in the middle from every seat.
    """
    record: Record = json.loads(path.read_text(encoding="utf-8"))
    staging = Staging(record)
    names = NAMES[: record["seats"]]
    for language in ("en", "de", "hu"):
        course = theatre.timeline(staging, record, language)
        assert course["scores"][-1] == record["scores"]
    for place, seat in enumerate(range(ALL_OPEN, record["seats"])):
        for start in (0, place * 17 % staging.moments, staging.moments - 2):
            for frame in staging.frames(seat, start, 6, ("en", "de", "hu")[place % 3], names):
                json.dumps(frame)
                assert frame["view"]["players"]


# -------------------------------------------------------------------- over REST


def test_the_theatre_over_rest(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Ann", "hu")
        record = played("dice-town", 3)
        id_ = (await ann.call("POST", "/records", **record))["id"]
        course = await ann.call("GET", f"/records/{id_}/timeline?lang=de")
        assert any("Führung" in turn["words"] or "führt" in turn["words"] for turn in course["turns"])
        part = await ann.call("GET", f"/records/{id_}/frames?seat=-2&start=40&count=5")
        assert [frame["moment"] for frame in part["frames"]] == [40, 41, 42, 43, 44]
        assert all("hand" in player for player in part["frames"][0]["view"]["players"])
        assert part["moments"] == course["moments"]
        bare = await ann.call("GET", f"/records/{id_}/frames?seat=-2&start=40&count=5&views=false")
        assert bare["frames"] == [{k: v for k, v in frame.items() if k != "view"} for frame in part["frames"]]
        link = await ann.call("GET", f"/records/{id_}/link?at=40&as=2")
        assert link["path"] == f"/r/{id_}?at=40&as=2"
        assert link["svg"].startswith("<svg")
        within = await ann.call("GET", f"/records/{id_}/link?at=40&as=2&event=3")
        assert within["path"] == f"/r/{id_}?at=40&as=2&event=3"
        await ann.call("GET", f"/records/{id_}/link?at=40&event=-1", status=422)
        await refused(ann, "no_such_chair", "GET", f"/records/{id_}/frames?seat=3")
        await ann.call("GET", f"/records/{id_}/frames?seat=-3", status=422)
        await refused(ann, "no_such_record", "GET", "/records/nothing/timeline")
        many = [(await ann.call("POST", "/records", **played("boomtown", 3, seed)))["id"] for seed in range(10)]
        for each in many:
            await ann.call("GET", f"/records/{each}/timeline")
        assert len(opened.app.state.theatre._staged) == theatre.MOST_STAGED, "old ones go"
        again = await ann.call("GET", f"/records/{id_}/frames?seat=-2&start=40&count=5")
        assert again == part

    told(tmp_path, story)


def test_names_are_not_kept(tmp_path: Path) -> None:
    """Somebody who asked to be forgotten is not named any more, though the game has been looked at before."""

    async def story(opened: Parlour) -> None:
        ann, bob = await opened.guest("Ann"), await opened.guest("Bob")
        table = await finished(opened, ann)
        names = (await bob.call("GET", f"/records/{table}/timeline"))["names"]
        assert "Ann" in names
        await ann.call("DELETE", "/me")
        course = await bob.call("GET", f"/records/{table}/timeline")
        assert "Ann" not in json.dumps(course)
        assert "Ann" not in json.dumps(await bob.call("GET", f"/records/{table}/frames?seat=-2&count=200"))

    told(tmp_path, story)


def test_two_who_look_at_once_share_a_replay(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Ann")
        id_ = (await ann.call("POST", "/records", **played("boomtown", 3)))["id"]
        both = await asyncio.gather(*(ann.call("GET", f"/records/{id_}/frames?start={at}") for at in (0, 30)))
        assert [each["frames"][0]["moment"] for each in both] == [0, 30]
        assert len(opened.app.state.theatre._staged) == 1

    told(tmp_path, story)
