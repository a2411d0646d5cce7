"""The named pieces of an observation: which numbers mean what.

An observation is a row of small numbers, 0 to 255, of the same length at every moment and for every number of seats.
Other players are told relative to the observer: `player_0` is himself, `player_1` the next seat, and so on; pieces of
seats that are not taken are 0. `seat` is the observer's own number, because actions name players by number.
"""

from collections.abc import Callable
from typing import Any, Final

from tumbleweed.core.spec import find
from tumbleweed.games.boomtown.box import MOST_COPIES, NUMBERS, TOWNS
from tumbleweed.games.dice_town.box import BOX as DICE_TOWN
from tumbleweed.games.dice_town.packs import HIGHEST_CLAIM
from tumbleweed.games.dodge_city.board import MOST_BUILDINGS
from tumbleweed.games.dodge_city.box import BOX as DODGE_CITY
from tumbleweed.games.dodge_city.box import FIGURES
from tumbleweed.games.dodge_city.effects.deck import EVENTS
from tumbleweed.games.dodge_city.grid import CELLS

MOST_SEATS: Final = 5
FACES: Final = 6

Sizes = list[tuple[str, int]]
"""Names and how many numbers each has."""


def single(*names: str) -> Sizes:
    """Pieces of one number each."""
    return [(name, 1) for name in names]


def repeated(name: str, numbers: range, parts: Sizes) -> Sizes:
    """The same parts for each player, slot or building."""
    return [(f"{name}_{number}.{part}", size) for number in numbers for part, size in parts]


def _dice_town() -> Sizes:
    kinds = len(DICE_TOWN.kinds)
    return [
        *single("seats", "round", "phase", "question", "sheriff", "mine", "bank", "stagecoach", "store_deck",
                "store_discards", "claim_deck"),
        ("claim_row", 3), ("elixirs", 2),
        *single("elixir_pile", "ended", "offer_round", "visits", "last_roll"),
        *repeated("player", range(MOST_SEATS), [
            ("kept", FACES), ("shown", FACES),
            *single("dollars", "nuggets", "store_cards", "claims", "tied"), ("protected", HIGHEST_CLAIM),
        ]),
        ("cup", FACES), ("hand.store", kinds), ("hand.claims", HIGHEST_CLAIM),
        ("looking_at.store", kinds), ("looking_at.claims", HIGHEST_CLAIM),
    ]  # fmt: skip


def _boomtown() -> Sizes:
    return [
        *single("seats", "round", "rounds", "phase", "question", "first_player", "bidder"), ("bid", 2), ("deck", 1),
        ("dice", 2), *single("rolled", "governor"), ("mayors", len(TOWNS)),
        *repeated("slot", range(MOST_SEATS), single("card", "town", "number", "value", "danger")),
        *repeated("player", range(MOST_SEATS), [
            ("gold", 2), *single("gold_known", "bankrupt", "passed"), ("bid", 2), ("order", 1),
            ("saloons", len(TOWNS)), *single("girls", "new_veins", "new_saloons", "new_girls", "governors", "mustangs",
                                             "telegraphs"),
        ]),
        ("mines", len(TOWNS) * NUMBERS * MOST_COPIES),
    ]  # fmt: skip


def _dodge_city() -> Sizes:
    cards = len(DODGE_CITY.cards)
    return [
        *single("seats", "pass", "round", "question", "start_player", "active", "deck", "event_deck"),
        ("free_stones", 3), ("opening", 2), ("take_back", 1), ("event", 6), ("debt", 2), ("target", 1),
        ("discs_left", len(FIGURES)), *single("buildings", "finished", "contests"),
        *repeated("player", range(MOST_SEATS), [
            ("points", 1), ("cash", 2), *single("stones", "cards", "card", "chosen", "fought", "aside", "face_down"),
            ("discs", len(FIGURES)), ("placed", MOST_BUILDINGS),
        ]),
        *repeated("building", range(MOST_BUILDINGS), [*single("status", "figure", "owner", "connected"),
                                                      ("cells", CELLS)]),
        ("hand", cards), ("discards", cards), ("event_discards", len(EVENTS)),
    ]  # fmt: skip


SIZES: Final[dict[str, Callable[[], Sizes]]] = {
    "boomtown": _boomtown,
    "dice-town": _dice_town,
    "dodge-city": _dodge_city,
}


def pieces(game: str) -> dict[str, slice]:
    """Every piece of a game's observation by name, in order: where it lies."""
    spec = find(game)
    sizes = SIZES[game]() if game in SIZES else [("observation", _length(game))]
    found: dict[str, slice] = {}
    start = 0
    for name, size in [*sizes, ("seat", 1)]:
        found[name] = slice(start, start + size)
        start += size
    if len(found) != len(sizes) + 1 or start != _length(game) + 1:
        raise AssertionError(f"{spec.name}: the pieces do not fit the observation")
    return found


def named(game: str, observation: Any) -> dict[str, Any]:
    """An observation cut into its pieces; of a NumPy array they are views, of a batch those of all rows."""
    return {name: observation[..., place] for name, place in pieces(game).items()}


def _length(game: str) -> int:
    spec = find(game)
    return len(spec.observe(spec.new(spec.least_seats, {}, 0, False), 0))
