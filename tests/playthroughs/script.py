"""A whole game as readable text: every decision, what happened in public, and what could be seen.

A line such as `2 D-02 17: keep 9 9` is a decision: seat 2 was asked D-02, had 17 options and took one. Indented lines
tell what everybody learns from it. At the end of a round comes what can be seen.
"""

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import tumbleweed as tw
from tumbleweed.core.chance import chance
from tumbleweed.core.steps import State

FOLDER: Final = Path(__file__).parent
COMMAND: Final = "uv run python -m tests.playthroughs.regenerate"
MOMENT: Final = ("event", "form", "rule", "seq", "pass", "round", "phase", "edition")
ROUND_ENDS: Final = ("round_ended", "pass_ended")
SPECTATOR: Final = -1


class Playthrough(NamedTuple):
    """Which game to play, and the seed from which everything in it is drawn."""

    game: str
    table: str
    options: dict[str, Any]
    seats: int
    seed: int

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.game}-{self.table}-{self.seats}.txt"


TABLES: Final[tuple[tuple[str, str, dict[str, Any], range], ...]] = (
    ("dice-town", "first", {"edition": "first"}, range(2, 6)),
    ("dice-town", "second", {"edition": "second"}, range(2, 6)),
    ("boomtown", "usual", {}, range(3, 6)),
    ("boomtown", "short", {"short_game": True}, range(3, 4)),
    ("boomtown", "hidden", {"gold_visibility": "hidden", "mayor_retention": "two_mines"}, range(4, 5)),
    ("dodge-city", "usual", {"pass_limit": 4}, range(2, 6)),
    (
        "dodge-city",
        "rich",
        {"start_cash": 8000, "target_points": 2, "pass_limit": 8, "fields_conduct": True},
        range(3, 4),
    ),
)
"""Game, name of the table, its options, seats."""

PLAYTHROUGHS: Final = tuple(
    Playthrough(game, name, options, seats, 100 * seats + number)
    for number, (game, name, options, counts) in enumerate(TABLES)
    for seats in counts
)


def written(playthrough: Playthrough) -> str:
    """The text of the whole game."""
    return "\n".join(lines(playthrough)) + "\n"


def lines(playthrough: Playthrough) -> Iterator[str]:
    game, name, options, seats, seed = playthrough
    s = tw.new(game, seats=seats, seed=seed, options=options)
    luck, told = chance(("answers",), seed), 0
    yield f"# {game}, table {name!r}, {seats} seats, seed {seed}, random answers"
    yield f"# Made by: {COMMAND}"
    phase = ""
    while True:
        events = tw.events(s, SPECTATOR, told)
        told += len(events)
        for (now, event), same in itertools.groupby(events, moment_and_name):
            if now != phase:
                phase = now
                yield f"[{phase}]"
            yield f"  {event}" + " |".join(map(fields, same))
            if event in ROUND_ENDS:
                yield from SEEN[game](s)
        waiting = tw.waiting(s)
        if not waiting:
            break
        seat = waiting[luck.below(0, len(waiting))]
        moves = tw.legal(s, seat)
        action = moves[luck.below(0, len(moves))]
        yield f"{seat} {decision(s)} {len(moves)}: {tw.text(game, action)}"
        tw.answer(s, seat, action)
    yield f"scores: {short(tw.scores(s))}; ranking: {short(tw.view(s, SPECTATOR)['ranking'])}"


def moment_and_name(event: dict[str, Any]) -> tuple[str, str]:
    """Consecutive events that have these in common share a line."""
    moment = {name: event[name] for name in ("pass", "round", "phase") if name in event}
    if "pass" in moment:
        return f"pass {moment['pass']}, {moment['round']}", event["event"]
    return f"round {moment['round']}, {moment['phase']}", event["event"]


def decision(s: State) -> str:
    """The id of the question."""
    assert s.ask is not None
    return s.ask.decision_id()


def fields(event: dict[str, Any]) -> str:
    """What an event says besides when it happened; flags that are not set are left out."""
    told = {name: value for name, value in event.items() if name not in MOMENT and value is not False}
    return "".join(f" {name}={short(value)}" for name, value in told.items())


def short(value: Any) -> str:
    """Plain data in few letters."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name} {short(part)}" for name, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + " ".join(short(part) for part in value) + "]"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)


def dice_town(s: State) -> Iterator[str]:
    """What a spectator and the Sheriff see; the dice of the next roll, if there is one, are already under the cups."""
    public = tw.view(s, SPECTATOR)
    yield f"  = sheriff {short(public['sheriff'])}, town {short(public['town'])}"
    for player in public["players"]:
        yield f"  = seat {player['seat']}: " + ", ".join(
            f"{name.replace('_', ' ')} {short(player[name])}"
            for name in ("dollars", "nuggets", "store_cards", "claims", "protected")
        )
    sheriff = public["sheriff"]
    own = tw.view(s, sheriff)["players"][sheriff]
    yield f"  = the Sheriff sees his hand {short(own['hand'])}, his cup {short(own.get('cup', []))}"


def boomtown(s: State) -> Iterator[str]:
    """What a spectator sees; the cards of the next row, if there is one, are already open."""
    public = tw.view(s, SPECTATOR)
    row = [card["card"] for card in public["row"] if card]
    yield f"  = first player {public['first_player']}, row {short(row)}, deck {public['deck']}"
    for town in public["towns"]:
        saloons = [f"{saloon['owner']}{' with girls' if saloon['girls'] else ''}" for saloon in town["saloons"]]
        governor = " governor" if town["governor"] else ""
        yield f"  = {town['town']}: mayor {short(town['mayor'])}{governor}, saloons {short(saloons)}"
    for player in public["players"]:
        mines = [f"{mine['card']}={mine['value']}" for mine in player["mines"]]
        yield (
            f"  = seat {player['seat']}: gold {short(player.get('gold'))}, mines {short(mines)}, "
            f"held {short(player['held'])}, waiting {short(player['waiting'])}"
        )


def dodge_city(s: State) -> Iterator[str]:
    """What a spectator sees: players, open and finished buildings as they are drawn."""
    public = tw.view(s, SPECTATOR)
    for player in public["players"]:
        yield (
            f"  = seat {player['seat']}: points {player['points']}, cash {short(player.get('cash'))}, "
            f"stones {player['stones']}, cards {player['cards']}"
        )
    for building in public["buildings"]:
        if building["status"] != "unopened":
            words = (
                building["status"],
                building["figure"],
                short(building["owner"]),
                short(building["connected"]),
            )
            yield f"  = {building['id']}: {' '.join(words)}"
        if building["status"] == "open":
            yield from (f"      {row}" for row in building["now"])


SEEN: Final[dict[str, Callable[[State], Iterator[str]]]] = {
    "dice-town": dice_town,
    "boomtown": boomtown,
    "dodge-city": dodge_city,
}
"""What is told at the end of a round, for each game."""
