"""Finished games for the records: every game and number of seats, usual and unusual tables, people, bots, the clock."""

import hashlib
import itertools
import json
from pathlib import Path
from typing import Any, Final, NamedTuple

import tumbleweed as tw
from tumbleweed import bots
from tumbleweed.core.chance import Chance, chance

FOLDER: Final = Path(__file__).parent
COMMAND: Final = "uv run python -m tests.records.regenerate GAME"
CLOCK: Final = 12
"""Where time sometimes runs out, one answer in this many is the default."""

Record = dict[str, Any]
Options = dict[str, Any]

ODD_TABLES: Final[dict[str, tuple[Options, ...]]] = {
    "dice-town": (
        {"bribe_who": "all", "bribe_rounds": 3, "bribe_doc_order": True},
        {"bribes": "gifts", "bribe_rounds": 1, "wealth_visible": False, "short_payment": "all_or_nothing"},
        {"bribes": "off", "saloon_pick": "random", "kickers": False, "final_tie": "shared"},
        {"claim_values": [1, 1, 2, 3, 5, 8, 9, 9, 9, 4, 4, 7], "first_sheriff": "host_choice", "shuffle_seats": False},
        {"brute_mode": "one_free", "cheater_scope": "any_kept", "reaction_mode": "fast", "short_log": True},
        {"doc_eligibility": "controlled_nothing", "doc_obligation": "may", "elixir_needs_visitor": False,
         "first_sheriff": "youngest"},
        {"doc_eligibility": "gained_nothing", "doc_obligation": "must", "elixir_needs_visitor": True,
         "wealth_visible": False, "bribe_who": "all"},
    ),
    "boomtown": (
        {"extra_event": "EXP", "mayor_retention": "two_mines"},
        {"extra_event": "STG", "saloon_placement": "any_town"},
        {"extra_event": "CSH", "gold_visibility": "hidden", "tie_break": "most_gold"},
        {"extra_event": "TEL", "new_vein_scores": False},
        {"extra_event": "VEI", "mayor_retention": "two_mines", "saloon_placement": "any_town"},
        {"extra_event": "MUS", "gold_visibility": "hidden"},
        {"extra_event": "DYN", "tie_break": "most_gold"},
        {"deck": [
            *(f"{town}-{number:02}={number % 5 + 1}{'D' if number == 6 else ''}"
              for town in ("CJ", "CM", "CC", "DG") for number in range(2, 13)),
            "CJ-07=9", "DG-08=8D", "DYN", "DYN", "EXP", "HLD", "HLD", "MUS", "MUS", "TEL", "SAL", "SAL", "GIR", "GOV",
            "VEI", "VEI"]},
    ),
    "dodge-city": (
        {"disc_supply": "unlimited", "picture_opens": True, "pass_limit": 20, "start_cash": 3000},
        {"challenge_rule": "mandatory", "show_unused_duel_cards": False, "pass_limit": 40, "target_points": 9},
        {"fields_conduct": True, "money_visibility": "hidden", "pass_limit": 20, "target_points": 12},
        {"districts": "all", "start_cash": 1000, "pass_limit": 12},
        {"districts": "centre", "target_points": 2, "pass_limit": 20},
        {"districts": "centre_up", "money_visibility": "hidden", "challenge_rule": "mandatory", "pass_limit": 20},
        {"board": [
            {"id": "MIL", "name": "Mill", "district": "centre", "map": ["B...D", ".....", "P...K"]},
            {"id": "BAR", "name": "Barn", "district": "centre", "map": [".B..", "D..P", ".K.."]},
            {"id": "WEL", "name": "Well", "district": "union_pacific", "map": ["B.D", "...", "P.K"]},
        ], "pass_limit": 20},
    ),
}  # fmt: skip
"""Every value of every option occurs in one of these, in those below, or in the defaults."""

FURTHER: Final[dict[str, tuple[tuple[int, Options], ...]]] = {
    "boomtown": ((3, {"short_game": True}), (3, {"short_game": True, "extra_event": "TEL"})),
}
"""Tables for a certain number of seats only."""

ROUNDS: Final = {"dice-town": 1, "boomtown": 2, "dodge-city": 2}
"""How many games at each table."""


class Game(NamedTuple):
    """One game to record: the table, the seed, who plays at each seat, and whether time sometimes runs out."""

    game: str
    name: str
    seats: int
    options: Options
    seed: int | str
    players: tuple[str, ...]
    clock: bool

    @property
    def file(self) -> Path:
        return FOLDER / self.game / f"{self.name}.json"


def games(game: str) -> list[Game]:
    """The games of the newest version: the usual table for each edition and number of seats, and unusual ones."""
    found: list[Game] = []
    spec = tw.find(game)
    editions = next((option.values for option in spec.options if option.name == "edition"), ("",))
    seats = range(spec.least_seats, spec.most_seats + 1)
    odd = ODD_TABLES[game]
    tables: list[tuple[str, int, Options]] = list(itertools.product(editions, seats, ({}, *odd)))
    tables += [("", count, options) for count, options in FURTHER.get(game, ())]
    for number, (edition, count, options) in enumerate(tables * ROUNDS[game]):
        kind = f"odd-{odd.index(options) + 1}" if options in odd else f"further-{number % len(tables)}"
        version = f"v{spec.version}" if spec.version > 1 else ""
        parts = (edition, str(count), kind if options else "usual", "again" if number >= len(tables) else "", version)
        name = "-".join(part for part in parts if part)
        table = {"edition": edition, **options} if edition else options
        found.append(_game(game, name, count, table, number))
    return found


def _game(game: str, name: str, seats: int, options: Options, number: int) -> Game:
    """The players and the seed of the game of this number; every fifth has a secure seed."""
    seed: int | str = number
    if number % 5 == 0:
        seed = hashlib.sha256(f"record {number}".encode()).hexdigest()
    players = tuple(("random", "casual")[(seat + number) % 2 if number % 3 else number % 2] for seat in range(seats))
    return Game(game, name, seats, options, seed, players, number % 4 == 1)


def played(game: Game) -> Record:
    """The record of a game, with the players and the final ranking besides what every record has."""
    spec = tw.find(game.game)
    number = int.from_bytes(hashlib.sha256(game.name.encode()).digest()[:6], "little")
    players = [bots.find(name, spec.name, number + seat) for seat, name in enumerate(game.players)]
    luck = chance(("order", "clock"), number)
    s = tw.new(spec.name, game.seats, game.seed, game.options)
    while waiting := tw.waiting(s):
        seat = waiting[luck.below(0, len(waiting))]
        if game.clock and _too_late(luck):
            tw.time_out(s, seat)
        else:
            tw.answer(s, seat, players[seat].choose(bots.sight(spec, s, seat, number)))
    return {**tw.record(s), "players": list(game.players), "ranking": tw.view(s, -1)["ranking"]}


def _too_late(luck: Chance) -> bool:
    return luck.below(1, CLOCK) == 0


def written(record: Record) -> str:
    """A record as JSON, with one answer on each line, so that differences can be read."""
    head = {key: value for key, value in record.items() if key != "answers"}
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in record["answers"])
    return json.dumps(head, ensure_ascii=False)[:-1] + f', "answers": [\n{lines}\n]}}\n'
