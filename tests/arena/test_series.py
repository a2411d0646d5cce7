"""Duplicate matches: every order of every deal with the same luck, and what they say about the bots."""

import xml.etree.ElementTree as ET
from itertools import permutations

import pytest

from tumbleweed import find
from tumbleweed.arena import chart, running, series
from tumbleweed.arena.series import BadSeries, Game, Setting
from tumbleweed.arena.standing import rated, standings, t_of

RANDOM = Setting("boomtown", ("deputy", "random"), 3, {}, 5, 1.0)


def a_game(deal: int, order: tuple[int, ...], winner: int) -> Game:
    """A game that one seat has won; the others share second place."""
    seats = len(order)
    won = tuple(float(seat == winner) for seat in range(seats))
    places = tuple(1 if seat == winner else 2 for seat in range(seats))
    return Game(deal, order, won, places, (10,) * seats, (1.0,) * seats, (0.5,) * seats)


def test_the_last_bot_takes_the_seats_left_over() -> None:
    assert RANDOM.lineup() == (0, 1, 1)
    assert RANDOM.orders() == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    four = Setting("dice-town", ("sheriff", "deputy", "tenderfoot", "random"), 4, {}, 1, 1.0)
    assert four.orders() == sorted(permutations(range(4)))
    assert len(four.tasks(3)) == 72


def test_what_makes_no_series_is_explained() -> None:
    for names, seats, why in [
        (("deputy",), 4, "two bots at least"),
        (("deputy", "random", "deputy"), 4, "deputy is named twice"),
        (("sheriff", "deputy", "tenderfoot", "random"), 3, "4 bots do not fit on 3 seats"),
    ]:
        with pytest.raises(BadSeries, match=why):
            series.check("boomtown", names, seats, {})
    with pytest.raises(ValueError, match="there is no bot 'deep'"):
        series.check("boomtown", ("deep", "random"), 4, {})
    with pytest.raises(ValueError, match="exactly 3 players"):
        series.check("boomtown", ("deputy", "random"), 4, {"short_game": True})


def test_orders_of_a_deal_share_their_luck_and_deals_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []
    dealt = find("boomtown").new

    def noted(seats: int, options: object, seed: int, log: bool) -> object:
        seeds.append(seed)
        return dealt(seats, options, seed, log)  # type: ignore[arg-type]

    monkeypatch.setattr(type(find("boomtown")), "new", lambda self, *args: noted(*args))
    setting = Setting("boomtown", ("tenderfoot", "random"), 3, {}, 5, 1.0)
    for _, deal, order in setting.tasks(2):
        series.play(setting, deal, order)
    assert len(seeds) == 6
    assert len(set(seeds[:3])) == len(set(seeds[3:])) == 1
    assert seeds[0] != seeds[3]


def test_a_game_is_the_same_in_any_process() -> None:
    tasks = RANDOM.tasks(2)
    here = [game._replace(seconds=(), longest=()) for game in running.results(series.play, tasks, 1)]
    there = [game._replace(seconds=(), longest=()) for game in running.results(series.play, tasks, 2)]
    assert here == sorted(there)
    assert here == sorted(here)
    assert all(sum(game.returns) == pytest.approx(1) for game in here)


def test_shares_are_means_of_deals() -> None:
    """The first bot wins two of three orders in each deal but the last, and none there."""
    games = []
    for deal in range(10):
        for order in RANDOM.orders():
            own = order.index(0)
            wins = deal < 9 and own != 2
            games.append(a_game(deal, order, own if wins else (own + 1) % 3))
    first, other = standings(RANDOM, games)
    assert (first.name, other.name) == ("deputy", "random")
    assert first.share.value == pytest.approx(0.6)
    assert other.share.value == pytest.approx(0.2)
    spread = (0.36 * 1 + 9 * (2 / 3 - 0.6) ** 2) / 9
    assert first.share.low is not None
    assert first.share.high is not None
    reach = t_of(9) * (spread / 10) ** 0.5
    assert first.share.low == pytest.approx(0.6 - reach)
    assert first.share.high == pytest.approx(0.6 + reach)
    assert (first.games, other.games) == (30, 60)
    assert first.seconds == pytest.approx(0.1)
    assert first.longest == 0.5


def test_an_interval_is_never_nothing() -> None:
    games = [a_game(deal, order, order.index(0)) for deal in range(6) for order in RANDOM.orders()]
    share = standings(RANDOM, games)[0].share
    assert (share.value, share.high) == (1.0, 1.0)
    assert share.low == pytest.approx(0.025 ** (1 / 6))


def test_a_deal_that_was_cut_short_does_not_count() -> None:
    games = [a_game(0, order, order.index(0)) for order in RANDOM.orders()]
    cut = [*games, a_game(1, (0, 1, 1), 1)]
    assert standings(RANDOM, cut)[0].share == standings(RANDOM, games)[0].share
    alone = standings(RANDOM, cut[3:])
    assert [(one.name, one.share.value, one.share.low) for one in alone] == [
        ("random", 0.5, None),
        ("deputy", 0.0, None),
    ]


def test_the_factor_for_few_deals() -> None:
    """Student's distribution: 2.262 for 9 degrees of freedom, 2.045 for 29, 1.96 for many."""
    assert t_of(9) == pytest.approx(2.262, abs=0.01)
    assert t_of(29) == pytest.approx(2.045, abs=0.002)
    assert t_of(10_000) == pytest.approx(1.96, abs=0.001)


def test_ratings_follow_the_places() -> None:
    games = [a_game(deal, order, order.index(0)) for deal in range(12) for order in RANDOM.orders()]
    skills = rated(RANDOM, games)
    assert skills[0] > 30 > 25 > skills[1]
    fair = [
        a_game(deal, order, (deal + place) % 3) for deal in range(12) for place, order in enumerate(RANDOM.orders())
    ]
    even = standings(RANDOM, fair)
    assert abs(even[0].rating.value - even[1].rating.value) < 6
    for one in even:
        assert one.rating.low is not None
        assert one.rating.low < one.rating.value


def test_ismcts_needs_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    import builtins

    real = builtins.__import__

    def without(name: str, *more: object) -> object:
        if name == "tumbleweed.envs.open_spiel_bot":
            raise ImportError("open_spiel is not installed")
        return real(name, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(BadSeries, match="ismcts: open_spiel is not installed"):
        series.check("boomtown", ("deputy", "ismcts"), 3, {})


def test_a_chart_is_sound_and_says_everything() -> None:
    rows = [chart.Bar("a < b", 0.5, "50 %", 0.4, 0.6, 0.3, "30 %"), chart.Bar("none", 0.0, "0 %")]
    drawn = chart.bars("A & B", "about", rows, 0.25, "fair")
    root = ET.fromstring(drawn)
    texts = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert texts == ["A & B", "about", "a < b", "none", "fair", "50 %", "30 %", "0 %"], "numbers lie above the lines"
    bars = [float(element.attrib["width"]) for element in root.iter("{http://www.w3.org/2000/svg}rect")][2:]
    assert bars[0] / bars[1] == pytest.approx(5 / 3, rel=0.01)
    assert bars[2] == 0
    both = ET.fromstring(chart.stacked("two", [drawn, drawn]))
    assert len(both.findall("{http://www.w3.org/2000/svg}g")) == 2


def test_a_chart_has_room_for_its_labels() -> None:
    """Neither words nor intervals run over each other or out of the frame."""
    label = "three of a kind (combination complete)"
    root = ET.fromstring(chart.bars("title", "about", [chart.Bar(label, 0.1, "10 %", -0.2, 0.4)]))
    words = next(each for each in root.iter("{http://www.w3.org/2000/svg}text") if each.text == label)
    bar = list(root.iter("{http://www.w3.org/2000/svg}rect"))[2]
    left = float(bar.attrib["x"])
    assert 7 * len(label) < float(words.attrib["x"]) < left
    for line in root.iter("{http://www.w3.org/2000/svg}path"):
        assert float(line.attrib["d"].split()[0][1:]) >= left, "an interval ends at nothing"
