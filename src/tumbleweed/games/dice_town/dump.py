"""A position written down as plain data, secrets included, and read again."""

from typing import Any, Final

from tumbleweed.games.dice_town import (
    gaining,
    offering,
    reactions,
    remedies,
    rolling,
    rules,
    scoring,
    settling,
    setup,
    ties,
    treatments,
)
from tumbleweed.games.dice_town.elixirs import domination, friendship, pile
from tumbleweed.games.dice_town.offers import Offer
from tumbleweed.games.dice_town.places import (
    bank,
    doc_badluck,
    general_store,
    gold_mine,
    saloon,
    sheriff_office,
    stagecoach,
    town_hall,
)
from tumbleweed.games.dice_town.table import TABLES
from tumbleweed.games.dice_town.town import STREAMS, PlayedCard, Player, Town
from tumbleweed.games.dump import Fields, Position, what_comes

FIELDS: Final = Fields(
    numbers=(
        "round", "phase", "sheriff", "rolling", "brutes", "spared", "last_roll", "mine", "bank", "coach", "store_top",
        "store_discards", "discards_seen", "claim_top", "elixir_top", "lying", "doubled", "marshalled", "loot",
        "gained", "controlled", "tied", "offer_round", "elixir", "ended", "winners",
    ),
    tuples=(
        "seating", "store_deck", "claim_deck", "claim_row", "elixir_pile", "elixirs_up", "elixir_discards", "drawn",
        "visits", "order", "favours",
    ),
    player=("dollars", "nuggets", "store", "claims", "protected", "kept", "cup", "shown", "choice"),
    modules=(
        bank, doc_badluck, domination, friendship, gaining, general_store, gold_mine, offering, pile, reactions,
        remedies, rolling, rules, saloon, scoring, settling, setup, sheriff_office, stagecoach, ties, town_hall,
        treatments,
    ),
)  # fmt: skip


def dump(s: Town) -> Position:
    """The whole position."""
    data = FIELDS.dump(s, s.table, s.players)
    data["offers"] = [offer.numbers() for offer in s.offers]
    data["drafts"] = [offer.numbers() for offer in s.drafts]
    data.update(what_comes(s, silent=(reactions.Pause,)))
    played: list[list[Any]] = []
    card = s.played
    while card is not None:
        played.append([card.seat, card.kind, card.action, card.actor, card.cancelled])
        card = card.below
    data["played"] = played
    return data


def load(data: Position) -> Town:
    """The position that was written down."""
    s = FIELDS.load(Town(), STREAMS, data)
    s.table = TABLES.find(data["options"], data.get("version", 1))
    s.players = [Player(*numbers) for numbers in data["players"]]
    s.offers = tuple(Offer(*numbers) for numbers in data["offers"])
    s.drafts = [Offer(*numbers) for numbers in data["drafts"]]
    for seat, kind, action, actor, cancelled in reversed(data["played"]):
        s.played = PlayedCard(seat, kind, action, actor, cancelled, s.played)
    return s
