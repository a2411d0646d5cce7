"""How a table plays: what happens in many games between equal bots, and how that goes with winning.

No game is named here. What happened comes from the games' logs: an event has a name, perhaps somebody who did it, and
fields such as a card, a place or a building, which the game's own words can name.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from statistics import fmean
from typing import Any, Final, NamedTuple

from tumbleweed import bots, find
from tumbleweed.arena.match import play_match
from tumbleweed.arena.simulation import game_seed
from tumbleweed.arena.standing import Estimate, Z
from tumbleweed.core.events import Event
from tumbleweed.core.record import answers
from tumbleweed.core.steps import State
from tumbleweed.wording import Wording, wording

ACTORS: Final = ("player", "thief", "winner")
"""The fields that say whose event it is."""
Topic = tuple[str, str, str]
"""An event's name, and the name of one of its fields with the value in words; both are empty for the event itself."""


class Table(NamedTuple):
    """Who plays what; plain data, so that it can be sent to another process."""

    game: str
    seats: int
    options: Mapping[str, Any]
    bot: str
    seed: int


class Account(NamedTuple):
    """What is kept of one game."""

    returns: tuple[float, ...]
    scores: tuple[int, ...]
    answers: int
    rounds: int
    topics: dict[Topic, tuple[int, int, float]]
    """How often each topic came up, how often it belonged to somebody, and the total of those players' results."""


def account(table: Table, number: int) -> Account:
    """The game of this number."""
    spec = find(table.game)
    seed = game_seed(table.seed, number)
    players = [bots.find(table.bot, table.game, seed % 2**40 + seat) for seat in range(table.seats)]
    s = play_match(spec, players, table.options, seed, log=True)
    return Account(
        tuple(spec.returns(s)), tuple(spec.scores(s)), len(answers(s)), _rounds(s), _topics(s, spec.returns(s))
    )  # fmt: skip


def _rounds(s: State) -> int:
    """The number of the last round, as the game's log counts them."""
    assert s.log is not None
    counted = [value for event in s.log.events[-1:] for value in event.moment.values() if isinstance(value, int)]
    return counted[0] if counted else 0


def _topics(s: State, returns: Sequence[float]) -> dict[Topic, tuple[int, int, float]]:
    """What came up, and how the players it came to did."""
    assert s.log is not None
    known = wording(s.game, "en")
    found: dict[Topic, list[float]] = defaultdict(lambda: [0, 0, 0.0])
    for event in s.log.events:
        actor = next((event.public[name] for name in ACTORS if isinstance(event.public.get(name), int)), None)
        for topic in _topics_of(event, known):
            count = found[topic]
            count[0] += 1
            if actor is not None:
                count[1] += 1
                count[2] += returns[actor]
    return {topic: (int(count[0]), int(count[1]), count[2]) for topic, count in found.items()}


def _topics_of(event: Event, known: Wording) -> Iterator[Topic]:
    """The event itself, and each of its fields that has words."""
    yield event.name, "", ""
    for name, value in event.public.items():
        if isinstance(value, str) and (word := named(known, name, value)):
            yield event.name, name, word


def named(known: Wording, field: str, value: str) -> str:
    """What a field's value is called; empty if the game has no words for it."""
    for key in (f"{field}.{value}.name", f"{field}.{value}", f"{field}.{value.partition('-')[0]}.name"):
        text = known.words.texts.get(key)
        if isinstance(text, str) and "{" not in text:
            return text
    return ""


class Happening(NamedTuple):
    """Something that comes up in games."""

    topic: Topic
    each: float
    """Times in a game."""
    games: float
    """The part of the games in which it comes up."""
    times: int
    """How often in all games it belonged to somebody."""
    share: Estimate | None
    """The share of the win of those it belonged to; None if it belongs to nobody."""


class Summary(NamedTuple):
    """All games of a table together."""

    table: Table
    games: int
    answers: Estimate
    rounds: dict[int, int]
    seats: list[Estimate]
    winner: Estimate
    margin: Estimate
    lowest: Estimate
    shared: float
    """The part of games with more than one winner."""
    happenings: list[Happening]


def summary(table: Table, found: Sequence[Account]) -> Summary:
    """What there is to say about a table."""
    rounds: dict[int, int] = defaultdict(int)
    for one in found:
        rounds[one.rounds] += 1
    ordered = [sorted(one.scores, reverse=True) for one in found]
    return Summary(
        table,
        len(found),
        mean([one.answers for one in found]),
        dict(sorted(rounds.items())),
        [mean([one.returns[seat] for one in found]) for seat in range(table.seats)],
        mean([scores[0] for scores in ordered]),
        mean([scores[0] - scores[1] for scores in ordered]),
        mean([scores[-1] for scores in ordered]),
        fmean([sum(share > 0 for share in one.returns) > 1 for one in found]),
        _happenings(found),
    )


def mean(values: Sequence[float]) -> Estimate:
    """A mean with its interval; games are independent of each other."""
    middle = fmean(values)
    if len(values) < 2:
        return Estimate(middle)
    error = sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1) / len(values))
    return Estimate(middle, middle - Z * error, middle + Z * error)


def _happenings(found: Sequence[Account]) -> list[Happening]:
    """Everything that came up, the most frequent first."""
    topics = {topic for one in found for topic in one.topics}
    listed = []
    for topic in topics:
        counts = [one.topics.get(topic, (0, 0, 0.0)) for one in found]
        each = sum(count[0] for count in counts) / len(found)
        times = sum(count[1] for count in counts)
        listed.append(Happening(topic, each, fmean([count[0] > 0 for count in counts]), times, _share(counts)))
    return sorted(listed, key=lambda happening: (-happening.each, happening.topic))


def _share(counts: Sequence[tuple[int, int, float]]) -> Estimate | None:
    """The share of the win of those whose it was, each time it came up: a ratio of sums, with its error."""
    times = sum(count[1] for count in counts)
    if times == 0:
        return None
    share = sum(count[2] for count in counts) / times
    squares = sum((count[2] - share * count[1]) ** 2 for count in counts)
    games = len(counts)
    if games < 2:
        return Estimate(share)
    error = sqrt(squares * games / (games - 1)) / times
    return Estimate(share, share - Z * error, share + Z * error)
