"""A position written down as plain data, secrets included, and read again."""

from typing import Final

from tumbleweed.games.boomtown import auction, choosing, drawing, production, rules, scoring, waiting
from tumbleweed.games.boomtown.cards import (
    dynamite,
    expropriation,
    governor,
    holdup,
    mustang,
    new_vein,
    saloon,
    saloon_girls,
    telegraph,
)
from tumbleweed.games.boomtown.table import TABLES
from tumbleweed.games.boomtown.town import STREAMS, Boomtown, Player, Saloon, Vein
from tumbleweed.games.dump import Fields, Position, what_comes

FIELDS: Final = Fields(
    numbers=(
        "round", "phase", "first", "bank", "top", "left", "passed", "high", "bidder", "place", "offices", "governor",
        "governor_card", "die1", "die2", "rolled", "winners",
    ),
    tuples=("deck", "unseen", "returned", "removed", "row", "order"),
    player=("gold", "bid", "mines", "counts", "events"),
    modules=(
        auction, choosing, drawing, dynamite, expropriation, governor, holdup, mustang, new_vein, production, rules,
        saloon, saloon_girls, scoring, telegraph, waiting,
    ),
)  # fmt: skip


def dump(s: Boomtown) -> Position:
    """The whole position."""
    data = FIELDS.dump(s, s.table, s.players)
    data["veins"] = [[vein.card, vein.mine] for vein in s.veins]
    data["saloons"] = [[saloon.card, saloon.owner, saloon.town, saloon.girls] for saloon in s.saloons]
    data["deeds"] = list(s.deeds)
    data.update(what_comes(s))
    return data


def load(data: Position) -> Boomtown:
    """The position that was written down."""
    s = FIELDS.load(Boomtown(), STREAMS, data)
    s.table = TABLES.find(data["options"], data.get("version", 1))
    s.players = [Player(*numbers) for numbers in data["players"]]
    s.veins = tuple(Vein(*numbers) for numbers in data["veins"])
    s.saloons = tuple(Saloon(*numbers) for numbers in data["saloons"])
    s.deeds = bytes(data["deeds"])
    return s
