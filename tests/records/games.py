"""Finished games for the records: both editions, 2 to 5 seats, usual and odd tables, people, bots and the clock."""

import hashlib
import itertools
import json
from pathlib import Path
from typing import Any, Final, NamedTuple

import tumbleweed as tw
from tumbleweed import bots
from tumbleweed.core.chance import Chance, chance

FOLDER: Final = Path(__file__).parent / "dice-town"
COMMAND: Final = "uv run python -m tests.records.regenerate"
CLOCK: Final = 12
"""Where the clock plays along, it gives one answer in so many."""

Record = dict[str, Any]

ODD_TABLES: Final[tuple[dict[str, Any], ...]] = (
    {"bribe_who": "all", "bribe_rounds": 3, "bribe_doc_order": True},
    {"bribes": "gifts", "bribe_rounds": 1, "wealth_visible": False, "short_payment": "all_or_nothing"},
    {"bribes": "off", "saloon_pick": "random", "kickers": False, "final_tie": "shared"},
    {"claim_values": [1, 1, 2, 3, 5, 8, 9, 9, 9, 4, 4, 7], "first_sheriff": "host_choice", "shuffle_seats": False},
    {"brute_mode": "one_free", "cheater_scope": "any_kept", "reaction_mode": "fast", "short_log": True},
    {"doc_eligibility": "controlled_nothing", "doc_obligation": "may", "elixir_needs_visitor": False,
     "first_sheriff": "youngest"},
    {"doc_eligibility": "gained_nothing", "doc_obligation": "must", "elixir_needs_visitor": True,
     "wealth_visible": False, "bribe_who": "all"},
)  # fmt: skip
"""Every value of every option occurs in one of these or in the defaults."""


class Game(NamedTuple):
    """One game to record: the table, the seed, who plays at each seat, and whether the clock plays along."""

    name: str
    seats: int
    options: dict[str, Any]
    seed: int | str
    players: tuple[str, ...]
    clock: bool

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.json"


def games() -> list[Game]:
    """For each edition and number of seats the usual table and, one after the other, the odd ones."""
    found: list[Game] = []
    tables = itertools.product(("first", "second"), range(2, 6), ({}, *ODD_TABLES))
    for number, (edition, seats, odd) in enumerate(tables):
        kind = f"odd-{ODD_TABLES.index(odd) + 1}" if odd else "usual"
        seed: int | str = number
        if number % 5 == 0:
            seed = hashlib.sha256(f"record {number}".encode()).hexdigest()
        players = tuple(
            ("random", "casual")[(seat + number) % 2 if number % 3 else number % 2] for seat in range(seats)
        )
        options = {"edition": edition, **odd}
        found.append(Game(f"{edition}-{seats}-{kind}", seats, options, seed, players, number % 4 == 1))
    return found


def played(game: Game) -> Record:
    """The record of a game, with the players and the final ranking beside what every record has."""
    spec = tw.find("dice-town")
    number = int.from_bytes(hashlib.sha256(game.name.encode()).digest()[:6], "little")
    players = [bots.find(name, spec.name, number + seat) for seat, name in enumerate(game.players)]
    luck = chance(("order", "clock"), number)
    s = tw.new(spec.name, game.seats, game.seed, game.options)
    while waiting := tw.waiting(s):
        seat = waiting[luck.below(0, len(waiting))]
        if game.clock and _too_late(luck):
            tw.time_out(s, seat)
        else:
            tw.answer(s, seat, players[seat].choose(tw.view(s, seat), tw.legal(s, seat)))
    return {**tw.record(s), "players": list(game.players), "ranking": tw.view(s, -1)["ranking"]}


def _too_late(luck: Chance) -> bool:
    return luck.below(1, CLOCK) == 0


def written(record: Record) -> str:
    """A record as JSON, one answer on each line, so that differences can be read."""
    head = {key: value for key, value in record.items() if key != "answers"}
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in record["answers"])
    return json.dumps(head, ensure_ascii=False)[:-1] + f', "answers": [\n{lines}\n]}}\n'
