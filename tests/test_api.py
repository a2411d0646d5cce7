"""The public API: what `import tumbleweed as tw` offers, and what it says when it is used wrongly."""

import copy
import json
import random
from typing import Any

import pytest

import tumbleweed as tw

GAME = "dice-town"
SECRET = "00112233445566778899aabbccddeeff" * 2


def played(seed: int | str = 7, seats: int = 3, upto: int = 10_000, **options: Any) -> tw.State:
    """A game played at random, with defaults now and then; or only its first answers."""
    chance = random.Random(5)
    s = tw.new(GAME, seats, seed, options)
    while tw.waiting(s) and upto > 0:
        seat = chance.choice(tw.waiting(s))
        if chance.random() < 0.1:
            tw.time_out(s, seat)
        else:
            tw.answer(s, seat, chance.choice(tw.legal(s, seat)))
        upto -= 1
    return s


def dump(s: tw.State) -> dict[str, Any]:
    return tw.find(GAME).dump(s)


# ---------------------------------------------------------------- the example


def test_the_example_of_the_docstring(capsys: pytest.CaptureFixture[str]) -> None:
    assert tw.__doc__ is not None
    example = tw.__doc__.partition("\n\n")[2]
    assert example.startswith("import tumbleweed as tw")
    space: dict[str, Any] = {}
    exec(example, space)
    s = space["s"]
    assert capsys.readouterr().out == f"{tw.scores(s)}\n"
    assert len(tw.scores(s)) == 4
    assert tw.waiting(s) == ()
    assert tw.view(s, -1)["over"] is True


def test_the_games() -> None:
    assert GAME in tw.game_names()
    assert all(tw.find(game).name == game for game in tw.game_names())


def test_the_same_seed_gives_the_same_game() -> None:
    assert tw.record(played(3)) == tw.record(played(3)) != tw.record(played(4))
    assert tw.record(tw.new(GAME, 2))["seed"] != tw.record(tw.new(GAME, 2))["seed"], "without a seed: a random one"


def test_a_game_without_a_log_plays_the_same() -> None:
    s = tw.new(GAME, 3, 7, log=False)
    assert tw.events(s, 0) == []
    assert dump(s) == dump(tw.new(GAME, 3, 7))


# ---------------------------------------------------------------- refusals


@pytest.mark.parametrize("name", ["dice town", "", "DICE-TOWN", "chess"])
def test_an_unknown_game(name: str) -> None:
    with pytest.raises(tw.UnknownGame, match=r"games are .*dice-town"):
        tw.new(name, 3)


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, True, "4", 3.0, None])
def test_bad_seats(seats: Any) -> None:
    with pytest.raises(tw.BadSeats, match="2 to 5 seats"):
        tw.new(GAME, seats, 1)


@pytest.mark.parametrize("options", [[("kickers", True)], "kickers", 3])
def test_options_that_are_no_mapping(options: Any) -> None:
    with pytest.raises(tw.BadOption, match="mapping"):
        tw.new(GAME, 3, 1, options)


def test_option_names_of_other_types_are_refused() -> None:
    with pytest.raises(tw.BadOption, match="there is no option 1"):
        tw.new(GAME, 3, 1, {1: 2, "kickers": True})  # type: ignore[dict-item]


def test_an_answer_may_be_a_text_or_a_number() -> None:
    one, other = tw.new(GAME, 3, 1), tw.new(GAME, 3, 1)
    action = tw.legal(one, 0)[1]
    tw.answer(one, 0, action)
    tw.answer(other, 0, tw.text(GAME, action))
    assert tw.record(one) == tw.record(other)


@pytest.mark.parametrize("action", [None, 1.0, True, [3], "no such thing"])
def test_an_answer_that_is_no_action(action: Any) -> None:
    s = tw.new(GAME, 3, 1)
    with pytest.raises(tw.BadAction):
        tw.answer(s, 0, action)
    assert tw.waiting(s) == (0, 1, 2)


@pytest.mark.parametrize("seat", ["0", None, 1.5, True, 3, -2])
def test_a_seat_that_is_no_seat(seat: Any) -> None:
    s = tw.new(GAME, 3, 1)
    for call in (tw.view, tw.events, tw.time_out):
        with pytest.raises(tw.BadSeats):
            call(s, seat)
    with pytest.raises(tw.BadSeats):
        tw.answer(s, seat, 3)


@pytest.mark.parametrize("options", [{"kicker": True}, {"kickers": "maybe"}, {"edition": "third"}, {"": 1}])
def test_a_bad_option(options: dict[str, Any]) -> None:
    with pytest.raises(tw.BadOption):
        tw.new(GAME, 3, 1, options)


@pytest.mark.parametrize("seed", [True, 1.5, "", "abc", SECRET[:-1], SECRET + "0", SECRET.upper(), "g" * 64, [1]])
def test_a_bad_seed(seed: Any) -> None:
    with pytest.raises(tw.BadSeed, match="64 hexadecimal digits"):
        tw.new(GAME, 3, seed)


@pytest.mark.parametrize("seat", [-2, 3, 99])
def test_a_seat_that_is_not_there(seat: int) -> None:
    s = tw.new(GAME, 3, 1)
    for ask in (tw.view, tw.events, tw.legal, tw.default_answer, tw.time_out):
        with pytest.raises(tw.BadSeats, match=f"there is no seat {seat}; seats are 0 to 2"):
            ask(s, seat)
    with pytest.raises(tw.BadSeats):
        tw.answer(s, seat, 0)
    assert tw.legal(s, -1) == (), "a spectator is asked nothing"


def test_every_error_is_a_tumbleweed_error() -> None:
    errors = (tw.BadAction, tw.BadData, tw.BadOption, tw.BadRecord, tw.BadSeats, tw.BadSeed, tw.IllegalAnswer)
    assert all(issubclass(error, tw.TumbleweedError) for error in (*errors, tw.UnknownGame))
    assert issubclass(tw.TumbleweedError, ValueError)


def test_an_illegal_answer_names_the_rule_and_changes_nothing() -> None:
    for upto in range(0, 120, 7):
        s = played(seed=2, seats=4, upto=upto)
        before, told = dump(s), tw.events(s, -1)
        for seat in tw.waiting(s):
            options = tw.legal(s, seat)
            assert list(options) == sorted(set(options))
            refused = [action for action in range(0, len(tw.find(GAME).catalog), 13) if action not in options]
            for action in (*refused, -1, 100_000):
                with pytest.raises(tw.IllegalAnswer) as refusal:
                    tw.answer(s, seat, action)
                assert refusal.value.rule
                assert f"[{refusal.value.rule}]" in str(refusal.value)
        assert dump(s) == before
        assert tw.events(s, -1) == told


def test_an_answer_out_of_turn() -> None:
    s = tw.new(GAME, 3, 1)
    tw.answer(s, 1, tw.legal(s, 1)[0])
    before = dump(s)
    with pytest.raises(tw.IllegalAnswer, match="answered already"):
        tw.answer(s, 1, tw.action(GAME, "keep none"))
    with pytest.raises(tw.IllegalAnswer, match="not asked"):
        tw.time_out(s, 1)
    assert dump(s) == before
    assert tw.waiting(s) == (0, 2)
    assert tw.legal(s, 1) == ()
    s = tw.new(GAME, 3, 1, {"first_sheriff": "host_choice", "shuffle_seats": False})
    with pytest.raises(tw.IllegalAnswer, match="awaited: 0"):
        tw.answer(s, 2, tw.action(GAME, "seat 1"))


def test_an_answer_after_the_end() -> None:
    s = played()
    with pytest.raises(tw.IllegalAnswer, match="the game is over"):
        tw.answer(s, 0, 0)
    with pytest.raises(tw.IllegalAnswer):
        tw.time_out(s, 0)


# ---------------------------------------------------------------- actions as text


def test_every_action_can_be_written_and_read() -> None:
    number = len(tw.find(GAME).catalog)
    texts = [tw.text(GAME, action) for action in range(number)]
    assert len(set(texts)) == number > 1000
    assert [tw.action(GAME, text) for text in texts] == list(range(number))
    assert [tw.action(GAME, text.upper()) for text in texts] == list(range(number)), "in capitals"
    assert [tw.action(GAME, f"  {text.replace(' ', '   ')} ") for text in texts] == list(range(number)), "in wide print"


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("keep Q 9 10", "keep 9 10 Q"),
        ("KEEP q,9,t", "keep 9 10 Q"),
        ("keep 9910", "keep 9 9 10"),
        ("keep AAK brute", "keep K A A brute"),
        ("Keep None", "keep none"),
        ("turn k to 9", "turn K 9"),
        ("turn T 9", "turn 10 9"),
        ("turn 10 to a", "turn 10 A"),
        ("PLAY Dynamite", "play dynamite"),
    ],
)
def test_other_ways_to_write_an_action(written: str, meant: str) -> None:
    assert tw.text(GAME, tw.action(GAME, written)) == meant


@pytest.mark.parametrize(
    ("written", "hint"), [("play dinamite", "play dynamite"), ("kep 9 9", "keep 9 9"), ("remedy good", "remedy goods")]
)
def test_an_unknown_text_gets_a_hint(written: str, hint: str) -> None:
    with pytest.raises(tw.BadAction, match="did you mean") as refusal:
        tw.action(GAME, written)
    assert repr(hint) in str(refusal.value)


@pytest.mark.parametrize("written", ["", "xyzzy", "keep 9 brute", "keep 7", "turn K K", "seat 5", "play horse"])
def test_a_text_that_is_no_action(written: str) -> None:
    with pytest.raises(tw.BadAction, match=r"has no action .*actions begin with pass, more, done, keep"):
        tw.action(GAME, written)


@pytest.mark.parametrize("written", ["keep 999999", "keep 99999999", "keep AAAAAAAA", "keep 9999999999 brute"])
def test_more_than_five_dice_are_no_action(written: str) -> None:
    with pytest.raises(tw.BadAction):
        tw.action(GAME, written)


@pytest.mark.parametrize("action", [-1, 100_000])
def test_a_number_that_is_no_action(action: int) -> None:
    with pytest.raises(tw.BadAction, match="actions are 0 to"):
        tw.text(GAME, action)


# ---------------------------------------------------------------- records


@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("seed", [1, SECRET])
def test_a_record_replays_to_the_same_end(edition: str, seed: int | str) -> None:
    s = played(seed, edition=edition)
    data = json.loads(json.dumps(tw.record(s)))
    again = tw.replay(data)
    assert dump(again) == dump(s)
    assert tw.record(again) == data == tw.record(s)
    assert data["scores"] == tw.scores(s)
    assert any(len(row) == 3 for row in data["answers"])
    assert [tw.events(again, seat) for seat in (-1, 0, 1, 2)] == [tw.events(s, seat) for seat in (-1, 0, 1, 2)]


def test_a_record_of_a_game_in_progress_and_a_part_of_a_record() -> None:
    s = played(upto=40)
    data = tw.record(s)
    assert data["scores"] is None
    assert dump(tw.replay(data)) == dump(s)
    whole = tw.record(played())
    assert dump(tw.replay(whole, upto=40)) == dump(s)
    assert dump(tw.replay(whole, upto=0)) == dump(tw.new(GAME, 3, 7))


def damaged(**changes: Any) -> dict[str, Any]:
    return {**copy.deepcopy(tw.record(played())), **changes}


@pytest.mark.parametrize("key", ["format", "game", "version", "seats", "options", "seed", "answers"])
def test_a_record_that_lacks_something(key: str) -> None:
    data = damaged()
    del data[key]
    with pytest.raises(tw.BadRecord, match=f"lacks {key}"):
        tw.replay(data)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"format": 2}, "format 2"),
        ({"version": 0}, "version 0"),
        ({"version": 99}, "version 99"),
        ({"version": "1"}, "version 1"),
        ({"seats": 6}, "set-up is wrong: .*2 to 5 seats"),
        ({"seed": "abc"}, "set-up is wrong: .*hexadecimal"),
        ({"options": {"kicker": 1}}, "set-up is wrong: .*no option"),
        ({"options": []}, "options is an object"),
        ({"answers": {}}, "answers is a list"),
        ({"answers": [[0]]}, "answer 0: .* is not"),
        ({"answers": [["0", "pass"]]}, "answer 0: .* is not"),
        ({"answers": ["pass"]}, "answer 0: .* is not"),
        ({"answers": [[0, "hurrah"]]}, "answer 0 .*no action"),
        ({"answers": [[7, "pass"]]}, "answer 0 .*no seat 7"),
        ({"answers": [], "scores": [1, 2, 3]}, "claims to be finished, but after 0 answers"),
        ({"scores": [1, 2, 3]}, r"says \[1, 2, 3\], replayed"),
    ],
)
def test_a_damaged_record(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(tw.BadRecord, match=reason):
        tw.replay(damaged(**changes))


@pytest.mark.parametrize("row", [0, 1, 17, 60])
def test_an_illegal_answer_in_a_record_is_named_by_its_row(row: int) -> None:
    data = damaged()
    data["answers"][row] = [data["answers"][row][0], "protect 9 9"]
    with pytest.raises(tw.BadRecord, match=rf"answer {row} \(\d: protect 9 9\)"):
        tw.replay(data)


def test_a_record_that_goes_on_after_the_end() -> None:
    data = damaged()
    rows = len(data["answers"])
    data["answers"].append([0, "pass"])
    with pytest.raises(tw.BadRecord, match=f"answer {rows} .*the game is over"):
        tw.replay(data)


def test_a_row_with_something_else_in_place_of_default() -> None:
    data = damaged()
    data["answers"][0] = [*data["answers"][0][:2], "hurrah"]
    with pytest.raises(tw.BadRecord, match=r"answer 0: .* is not"):
        tw.replay(data)


def test_a_record_of_another_game_or_no_record_at_all() -> None:
    with pytest.raises(tw.UnknownGame):
        tw.replay(damaged(game="chess"))
    no_records: list[object] = [[], "record", None, 3]
    for nothing in no_records:
        with pytest.raises(tw.BadRecord, match="a record is an object"):
            tw.replay(nothing)  # type: ignore[arg-type]


# ---------------------------------------------------------------- secure chance, copies, time, results


def test_a_secret_seed_gives_a_game_of_its_own() -> None:
    s, again, other = played(SECRET), played(SECRET), played("f" * 64)
    assert tw.view(s, -1)["over"]
    assert dump(s) == dump(again)
    assert dump(s) != dump(other)
    assert tw.record(s)["seed"] == SECRET


def test_a_copy_shares_nothing_that_changes() -> None:
    for upto in (0, 5, 33, 71):
        s = played(seed=4, upto=upto)
        before = dump(s)
        t = tw.copy(s)
        assert dump(t) == before
        assert tw.events(t, -1) == []
        chance = random.Random(1)
        while tw.waiting(t):
            seat = chance.choice(tw.waiting(t))
            tw.answer(t, seat, chance.choice(tw.legal(t, seat)))
        assert dump(s) == before, "the copy was played to its end"
        end = dump(t)
        while tw.waiting(s):
            tw.time_out(s, tw.waiting(s)[0])
        assert dump(t) == end


def spoil(data: Any) -> None:
    """Changes everything that can be changed in nested plain data."""
    if isinstance(data, dict):
        for part in data.values():
            spoil(part)
        data["spoilt"] = True
    elif isinstance(data, list):
        for part in data:
            spoil(part)
        data.append("spoilt")


def test_what_is_handed_out_can_be_changed_without_harm() -> None:
    """Views, events and records are the caller's own: changing them changes neither this game nor another."""
    given = {"claim_values": [1, 2, 3, 4, 5, 5]}
    s = tw.new(GAME, 3, 1, given)
    view, events, record = tw.view(s, 0), tw.events(s, 0), tw.record(s)
    kept = copy.deepcopy((view, events, record))
    for handed_out in (view, events, record, given):
        spoil(handed_out)
    assert (tw.view(s, 0), tw.events(s, 0), tw.record(s)) == kept
    assert tw.view(tw.new(GAME, 3, 1, {"claim_values": [1, 2, 3, 4, 5, 5]}), 0) == kept[0]


def test_time_out_gives_the_default_answer() -> None:
    s = tw.new(GAME, 3, 1)
    default = tw.default_answer(s, 1)
    assert default in tw.legal(s, 1)
    assert tw.time_out(s, 1) == default
    assert tw.record(s)["answers"] == [[1, tw.text(GAME, default), "default"]]
    assert tw.waiting(s) == (0, 2)
    told = [event for event in tw.events(s, -1) if event["event"] == "timeout_default"]
    assert [(event["player"], event["decision"]) for event in told] == [(1, "D-02")]


def test_returns_name_the_winner_when_the_game_is_over() -> None:
    s = played(upto=60)
    assert tw.waiting(s)
    assert tw.returns(s) == [0.0] * 3
    for seed in range(5):
        s = played(seed)
        best = max(tw.scores(s))
        assert sorted(tw.returns(s)) == [0.0, 0.0, 1.0]
        assert tw.scores(s)[tw.returns(s).index(1.0)] == best
        assert tw.view(s, -1)["ranking"][tw.returns(s).index(1.0)] == 1


def test_events_can_be_asked_for_from_a_number_on() -> None:
    s = played(upto=50)
    for seat in (-1, 0, 2):
        events = tw.events(s, seat)
        assert [event["seq"] for event in events] == list(range(len(events)))
        assert tw.events(s, seat, 10) == events[10:]
        assert tw.events(s, seat, len(events)) == []


def test_every_function_says_what_it_does() -> None:
    """`help(tw.legal)` has a text, in compiled code too."""
    for name in tw.__all__:
        found = getattr(tw, name)
        if callable(found) and not isinstance(found, type):
            assert len((found.__doc__ or "").split()) > 2, name


def take_the_first(s: tw.State) -> tw.State:
    """Everybody always takes the first answer."""
    while tw.waiting(s):
        seat = tw.waiting(s)[0]
        tw.answer(s, seat, tw.legal(s, seat)[0])
    return s


@pytest.mark.parametrize("game", ["dice-town", "boomtown"])
def test_whoever_always_takes_the_first_answer_comes_to_an_end(game: str) -> None:
    assert tw.find(game).endless(take_the_first(tw.new(game, seats=3, seed=1, log=False))) == ""


def test_whoever_never_builds_in_dodge_city_is_told_why_it_does_not_end() -> None:
    s = tw.new("dodge-city", seats=3, seed=1, log=False)
    with pytest.raises(tw.EndlessGame, match=r"after 20000 questions .* options={'pass_limit': 40} would set one"):
        take_the_first(s)
    tw.apply(s, tw.waiting(s)[0], tw.legal(s, tw.waiting(s)[0])[0])  # nothing is broken
    take_the_first(tw.new("dodge-city", seats=3, seed=1, log=False, options={"pass_limit": 40}))
