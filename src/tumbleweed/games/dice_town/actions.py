"""The catalog: every answer of Dice Town as a number and as a text.

| block | actions | used by |
|---|---|---|
| `pass` `more` `done` | 3 | not now; better offers, please; this is my offer |
| `keep` | 462 | the dice kept of a roll (D-02), or those left after a cancelled Brute (D-04) |
| `keep … brute` | 455 | two or more dice kept with a Brute |
| `turn` | 30 | a Cheater: old face, new face |
| `play` | one per store card | a card in its window |
| `seat` | 5 | a player is named |
| `card` `claim` | one per store card, 9 | a card is kept or given |
| `steal` | 100 | victim, claims, store cards |
| `protect` | 54 | one or two claims |
| `remedy` `elixir` | 4, 3 | at the Doc |
| `bribe …` | 100 + 100 + cards | one part of an offer |

An offer is any set of a player's goods. It is put together in parts, always in the same order: (the player supported,)
dollars, nuggets, then cards in ascending order, `done`. So there is only one way to each offer, and no ask has more
than about a hundred options.
"""

from typing import Final

from mypy_extensions import i64

from tumbleweed.core.catalog import Block, Catalog
from tumbleweed.core.interning import by_set, shared
from tumbleweed.games.dice_town import dice
from tumbleweed.games.dice_town.box import BOX, MOST_GOODS, REMEDIES
from tumbleweed.games.dice_town.packs import CLAIM_CARD, HIGHEST_CLAIM, MOST_KINDS

SEATS: Final = 5
FIRST_KINDS: Final = 17
"""Kinds of store cards known when the numbers were fixed; later ones get theirs at the end of the catalog."""

PAIRS: Final = [(claims, store) for claims in range(6) for store in range(6) if 1 <= claims + store <= 5]
PROTECTABLE: Final = [(0, value) for value in range(1, HIGHEST_CLAIM + 1)] + [
    (low, high) for low in range(1, HIGHEST_CLAIM + 1) for high in range(low, HIGHEST_CLAIM + 1)
]
TURNS: Final = [(old, new) for old in range(6) for new in range(6) if old != new]


def _tidy_dice(words: str) -> str:
    """Dice in any order and any common way of writing them."""
    plain = words.lower()
    brute = plain.endswith("brute")
    try:
        held = dice.parse(plain.removesuffix("brute").replace(",", " "))
    except ValueError:
        return words
    return f"{dice.text(held) or 'none'}{' brute' if brute else ''}"


def _tidy_turn(words: str) -> str:
    """`k to 9`, `T 9` and the like."""
    return words.upper().replace(" TO ", " ").replace("T", "10")


def _kinds(start: int, end: int) -> list[str]:
    return BOX.kinds[start:end]


def _blocks() -> list[Block]:
    values = [str(value) for value in range(1, HIGHEST_CLAIM + 1)]
    amounts = [str(amount) for amount in range(MOST_GOODS + 1)]
    kept = [dice.text(held) or "none" for held in dice.HANDFULS]
    return [
        Block("pass", [""], "not now, or no offer"),
        Block("more", [""], "the Sheriff asks for better offers"),
        Block("done", [""], "the offer is complete"),
        Block("keep", kept, "dice kept", _tidy_dice),
        Block("keep", [f"{text} brute" for text in kept[7:]], "dice kept with a Brute", _tidy_dice),
        Block("turn", [f"{dice.FACES[old]} {dice.FACES[new]}" for old, new in TURNS], "a die turned", _tidy_turn),
        Block("play", _kinds(0, FIRST_KINDS), "a store card played"),
        Block("seat", [str(seat) for seat in range(SEATS)], "a player named"),
        Block("card", _kinds(0, FIRST_KINDS), "a store card kept or given"),
        Block("claim", values, "a claim kept or given"),
        Block("steal", [f"{seat} {c} {n}" for seat in range(SEATS) for c, n in PAIRS], "victim, claims, store cards"),
        Block("protect", [f"{low or ''} {high}".strip() for low, high in PROTECTABLE], "claims laid open"),
        Block("remedy", REMEDIES, "a remedy of the Doc"),
        Block("elixir", ["1", "2", "pile"], "an elixir taken"),
        Block("bribe", [f"dollars {amount}" for amount in amounts], "dollars offered"),
        Block("bribe", [f"nuggets {amount}" for amount in amounts], "nuggets offered"),
        Block("bribe", [f"card {kind}" for kind in _kinds(0, FIRST_KINDS)], "a store card offered"),
        Block("bribe", [f"claim {value}" for value in values], "a claim offered"),
        Block("bribe", [f"protected {value}" for value in values], "a protected claim offered"),
        Block("play", _kinds(FIRST_KINDS, 99), "a later store card played"),
        Block("card", _kinds(FIRST_KINDS, 99), "a later store card kept or given"),
        Block("bribe", [f"card {kind}" for kind in _kinds(FIRST_KINDS, 99)], "a later store card offered"),
    ]


_BLOCKS: Final = _blocks()
CATALOG: Final = Catalog("dice-town", _BLOCKS)

PASS: Final = CATALOG.parse("pass")
MORE: Final = CATALOG.parse("more")
DONE: Final = CATALOG.parse("done")
KEEP: Final = _BLOCKS[3].start
BRUTE: Final = _BLOCKS[4].start - 7
"""`BRUTE + index`: this handful is kept with a Brute; the 7 handfuls of fewer than two dice have no such action."""
LAST_KEEP: Final = _BLOCKS[5].start
TURN: Final = _BLOCKS[5].start
SEAT: Final = _BLOCKS[7].start
CLAIM: Final = _BLOCKS[9].start - 1
STEAL: Final = _BLOCKS[10].start
PROTECT: Final = _BLOCKS[11].start
REMEDY: Final = _BLOCKS[12].start
ELIXIR: Final = _BLOCKS[13].start
BRIBE_DOLLARS: Final = _BLOCKS[14].start
BRIBE_NUGGETS: Final = _BLOCKS[15].start
BRIBE_CARDS: Final = _BLOCKS[16].start
"""From here on, offers of cards."""
BRIBE_CLAIM: Final = _BLOCKS[17].start - 1
BRIBE_PROTECTED: Final = _BLOCKS[18].start - 1

PLAY: Final[list[int]] = [CATALOG.parse(f"play {kind}") for kind in BOX.kinds]
CARD: Final[list[int]] = [CATALOG.parse(f"card {kind}") for kind in BOX.kinds]
BRIBE_CARD: Final[list[int]] = [CATALOG.parse(f"bribe card {kind}") for kind in BOX.kinds]

PLAY_OR_PASS: Final[list[tuple[int, ...]]] = [(PASS, play) for play in PLAY]
SEAT_OPTIONS: Final = by_set(SEAT, SEATS)
"""The players of a set of seats, as options."""
MORE_OR_SEAT: Final[list[tuple[int, ...]]] = [shared((MORE, *named)) for named in SEAT_OPTIONS]

_AMOUNTS: Final[list[tuple[int, ...] | None]] = [None] * (2 * 128 * 128)


def amounts(start: int, low: i64, high: i64) -> tuple[int, ...]:
    """Passing, or offering from `low` to `high` dollars or nuggets; made when first needed."""
    place: i64 = low * 128 + high
    if start == BRIBE_DOLLARS:
        place += 128 * 128
    known = _AMOUNTS[place]
    if known is None:
        known = shared([PASS, *range(start + int(low), start + int(high) + 1)])
        _AMOUNTS[place] = known
    return known


PAIR_INDEX: Final[dict[tuple[int, int], int]] = {pair: number for number, pair in enumerate(PAIRS)}
PROTECT_INDEX: Final[dict[tuple[int, int], int]] = {pair: number for number, pair in enumerate(PROTECTABLE)}
KIND_OF_CARD: Final[dict[int, int]] = {action: kind for kind, action in enumerate(CARD)}
KIND_OF_PLAY: Final[dict[int, int]] = {action: kind for kind, action in enumerate(PLAY)}
KIND_OF_BRIBE: Final[list[int]] = [
    BRIBE_CARD.index(action) if action in BRIBE_CARD else -1 for action in range(BRIBE_CARDS, len(CATALOG))
]
"""The kind of store card by an offer's number from BRIBE_CARDS on; -1 for an offer of a claim."""


def name_of(card: int) -> int:
    """The answer that names a card."""
    return CLAIM + card - CLAIM_CARD if card >= CLAIM_CARD else CARD[card]


def naming(cards: tuple[int, ...]) -> tuple[int, ...]:
    """The answers that name one of these cards; made once for each set of cards."""
    key = 0
    for card in cards:
        key |= 1 << (card if card < CLAIM_CARD else MOST_KINDS + card - CLAIM_CARD)
    known = _NAMING.get(key)
    if known is None:
        known = named_once([name_of(card) for card in cards])
        _NAMING[key] = known
    return known


_NAMING: Final[dict[int, tuple[int, ...]]] = {}


def named_once(actions: list[int]) -> tuple[int, ...]:
    """Options: ascending, each once."""
    options: list[int] = []
    for action in actions:
        if action not in options:
            options.append(action)
    options.sort()
    return shared(options)
