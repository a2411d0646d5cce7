"""A position written down as plain data, secrets included, and read again."""

from typing import Any, Final

from tumbleweed.core import chance
from tumbleweed.core.options import plain
from tumbleweed.core.steps import Agenda, Ask, Step
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
from tumbleweed.games.dice_town.table import table_for
from tumbleweed.games.dice_town.town import STREAMS, PlayedCard, Player, Town

MODULES: Final[tuple[Any, ...]] = (
    bank, doc_badluck, domination, friendship, gaining, general_store, gold_mine, offering, pile, reactions,
    remedies, rolling, rules, saloon, scoring, settling, setup, sheriff_office, stagecoach, ties, town_hall, treatments,
)  # fmt: skip
STEPS: Final[dict[str, type[Step]]] = {
    name: found
    for module in MODULES
    for name, found in vars(module).items()
    if isinstance(found, type) and issubclass(found, Step)
}
"""Every kind of step, by name."""

NUMBERS: Final = (
    "game", "count", "answer", "answered", "ask_number", "open", "asked", "round", "phase", "sheriff", "rolling",
    "brutes", "spared", "last_roll", "mine", "bank", "coach", "store_top", "store_discards", "discards_seen",
    "claim_top", "elixir_top", "lying", "doubled", "marshalled", "loot", "gained", "controlled", "tied", "offer_round",
    "elixir", "ended", "winners",
)  # fmt: skip
LISTS: Final = ("answers",)
PLAYER: Final = ("dollars", "nuggets", "store", "claims", "protected", "kept", "cup", "shown", "choice")
TUPLES: Final = (
    "seating", "store_deck", "claim_deck", "claim_row", "elixir_pile", "elixirs_up", "elixir_discards", "drawn",
    "visits", "order", "favours",
)  # fmt: skip


def write_down(s: Town) -> dict[str, Any]:
    """The whole position."""
    data: dict[str, Any] = {name: getattr(s, name) for name in NUMBERS}
    data.update({name: list(getattr(s, name)) for name in LISTS + TUPLES})
    data["players"] = [[getattr(player, name) for name in PLAYER] for player in s.players]
    data["version"] = s.table.version
    data["options"] = plain(s.table.full)
    data.update(chance.written(s.chance))
    data["offers"] = [offer.numbers() for offer in s.offers]
    data["drafts"] = [offer.numbers() for offer in s.drafts]
    data["ask"] = None if s.ask is None else _step(s.ask)
    agenda: list[list[Any]] = []
    cell = s.agenda
    while cell is not None:
        if not isinstance(cell.step, reactions.Pause):  # is for those who watch, and no part of the position
            agenda.append(_step(cell.step))
        cell = cell.rest
    data["agenda"] = agenda
    played: list[list[Any]] = []
    card = s.played
    while card is not None:
        played.append([card.seat, card.kind, card.action, card.actor, card.cancelled])
        card = card.below
    data["played"] = played
    return data


def _step(step: Step) -> list[Any]:
    return [type(step).__name__, *step.args()]


def read_again(data: dict[str, Any]) -> Town:
    """The position that was written down."""
    s = Town()
    s.begin(data["game"], data["count"], chance.read_again(STREAMS, data), None)
    s.table = table_for(data["options"], data.get("version", 1))
    for name in NUMBERS:
        setattr(s, name, data[name])
    for name in LISTS:
        setattr(s, name, list(data[name]))
    for name in TUPLES:
        setattr(s, name, tuple(data[name]))
    s.players = [Player(*numbers) for numbers in data["players"]]
    s.offers = tuple(Offer(*numbers) for numbers in data["offers"])
    s.drafts = [Offer(*numbers) for numbers in data["drafts"]]
    if data["ask"] is not None:
        ask = _made(data["ask"])
        assert isinstance(ask, Ask)
        s.ask = ask
    for written in reversed(data["agenda"]):
        s.agenda = Agenda(_made(written), s.agenda)
    s.played = None
    for seat, kind, action, actor, cancelled in reversed(data["played"]):
        s.played = PlayedCard(seat, kind, action, actor, cancelled, s.played)
    return s


def _made(written: list[Any]) -> Step:
    return STEPS[written[0]](*written[1:])
