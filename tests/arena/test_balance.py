"""How a table plays, found from the logs of games: for every game, without knowing any."""

import pytest

from tumbleweed import game_names
from tumbleweed.arena import balance
from tumbleweed.arena import balance_report as report
from tumbleweed.arena.balance import Account, Table, account, summary
from tumbleweed.arena.standing import Estimate

SIMPLE = Table("boomtown", 3, {}, "random", 1)


def an_account(winner: int, topics: dict[balance.Topic, tuple[int, int, float]], rounds: int = 5) -> Account:
    returns = tuple(float(seat == winner) for seat in range(3))
    return Account(returns, tuple(10 * (seat == winner) + seat for seat in range(3)), 100 + rounds, rounds, topics)


def test_a_summary_counts_what_happened() -> None:
    gold = ("gold_found", "", "")
    card = ("card_played", "card", "Mustang")
    found = [
        an_account(0, {gold: (4, 4, 2.0), card: (1, 1, 1.0)}),
        an_account(1, {gold: (2, 2, 0.0)}, rounds=7),
        an_account(1, {gold: (3, 3, 3.0), card: (1, 1, 0.0)}),
        an_account(2, {}),
    ]
    whole = summary(SIMPLE, found)
    assert whole.games == 4
    assert whole.rounds == {5: 3, 7: 1}
    assert [share.value for share in whole.seats] == [0.25, 0.5, 0.25]
    assert whole.answers.value == 105.5
    assert whole.winner.value == pytest.approx((10 + 11 + 11 + 12) / 4)
    by_topic = {each.topic: each for each in whole.happenings}
    assert by_topic[gold].each == pytest.approx(9 / 4)
    assert by_topic[gold].games == 0.75
    share = by_topic[gold].share
    assert share is not None
    assert share.value == pytest.approx(5 / 9)
    assert by_topic[card].times == 2
    share = by_topic[card].share
    assert share is not None
    assert share.value == 0.5


@pytest.mark.parametrize("game", game_names())
def test_every_game_can_be_described(game: str) -> None:
    table = Table(game, 3, {}, "random", 1)
    whole = summary(table, [account(table, number) for number in range(6)])
    found = {part.title: part for part in report.parts(whole, None)}
    assert {"Length", "In numbers", "Seats", "What happens"} <= set(found)
    assert len(found["Seats"].lines) == 3
    assert sum(line.value.value for line in found["Length"].lines) == pytest.approx(1)
    assert any(title.startswith("What matters") for title in found)
    lines = [line for title, part in found.items() if title.startswith("What matters") for line in part.lines]
    assert all("{" not in line.label for line in lines)
    assert "<svg" in report.page(whole, None)
    assert report.picture(whole, None).startswith("<svg")


def test_a_game_is_the_same_again_and_depends_on_its_number() -> None:
    assert account(SIMPLE, 1) == account(SIMPLE, 1) != account(SIMPLE, 2)


def test_house_rules_are_set_beside_the_standard_table() -> None:
    short = Table("boomtown", 3, {"short_game": True}, "random", 1)
    played = [summary(table, [account(table, number) for number in range(8)]) for table in (short, SIMPLE)]
    parts = {part.title: part for part in report.parts(*played)}
    numbers = {line.label: line for line in parts["In numbers"].lines}
    assert numbers["answers in a game"].differs
    assert numbers["answers in a game"].beside is not None
    assert "short_game=on" in report.heading(played[0])
    page = report.page(*played)
    assert "standard table" in page
    assert " *" in page
    plain = report.rows(report.parts(*played))
    assert plain[0]["title"] == "Length"


def test_only_what_chance_hardly_explains_differs() -> None:
    one, other = Estimate(0.5, 0.4, 0.6), Estimate(0.62, 0.52, 0.72)
    assert not report.Line("x", one, "", "", other).differs
    assert report.Line("x", one, "", "", Estimate(0.8, 0.7, 0.9)).differs
    assert not report.Line("x", Estimate(0.5), "", "", Estimate(0.9)).differs


def test_means_have_intervals() -> None:
    found = balance.mean([1, 2, 3, 4])
    assert found.value == 2.5
    assert found.low == pytest.approx(2.5 - 1.96 * (5 / 3 / 4) ** 0.5, abs=1e-3)
    assert balance.mean([1]) == Estimate(1)
