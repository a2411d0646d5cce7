"""Packs: cards held together, each pack one number: six bits for how many cards, then a few bits for each kind.

Cards of a kind are alike, so a hand is a count of each kind. Adding a card is adding its unit.
"""

from typing import Final

from mypy_extensions import i64

SIZE_BITS: Final = 6
SIZE: Final = 63
"""`pack & SIZE` is the number of cards in a pack."""

CLAIM_BITS: Final = 6
STORE_BITS: Final = 2
HIGHEST_CLAIM: Final = 9
MOST_COPIES: Final = 3
MOST_KINDS: Final = 28

CLAIM_CARD: Final = 100
"""A claim among other cards is this plus its value; a store card is its kind."""

CLAIM: Final[list[int]] = [0] + [(1 << CLAIM_BITS * value) + 1 for value in range(1, HIGHEST_CLAIM + 1)]
"""One claim of each value (1 to 9)."""

STORE: Final[list[int]] = [(1 << SIZE.bit_length() + STORE_BITS * kind) + 1 for kind in range(MOST_KINDS)]
"""One store card of each kind."""


def claims_of(pack: i64, value: i64) -> i64:
    """How many claims of that value."""
    return pack >> CLAIM_BITS * value & 63


def copies_of(pack: i64, kind: i64) -> i64:
    """How many store cards of that kind."""
    return pack >> 6 + STORE_BITS * kind & MOST_COPIES


def claim_values(pack: int) -> list[int]:
    """The claims of a pack, ascending, each copy."""
    found: list[int] = []
    left: i64 = pack >> CLAIM_BITS
    value = 1
    while left:
        copies: i64 = left & 63
        while copies > 0:
            found.append(value)
            copies -= 1
        left >>= CLAIM_BITS
        value += 1
    return found


def store_kinds(pack: int) -> list[int]:
    """The store cards of a pack, ascending by kind, each copy."""
    found: list[int] = []
    left: i64 = pack >> 6
    kind = 0
    while left:
        copies: i64 = left & MOST_COPIES
        while copies > 0:
            found.append(kind)
            copies -= 1
        left >>= STORE_BITS
        kind += 1
    return found


def pack_of_claims(values: list[int]) -> int:
    """The pack holding these claims."""
    return sum(CLAIM[value] for value in values)


def pack_of_store(kinds: list[int]) -> int:
    """The pack holding these store cards."""
    return sum(STORE[kind] for kind in kinds)


def nth_claim(pack: i64, place: i64) -> int:
    """The value of a pack's claim at a place, counted from 0 in ascending order."""
    left: i64 = pack >> CLAIM_BITS
    value = 1
    while place >= left & 63:
        place -= left & 63
        left >>= CLAIM_BITS
        value += 1
    return value


def nth_store_card(pack: i64, place: i64) -> int:
    """The kind of a pack's store card at a place, counted from 0 in ascending order."""
    left: i64 = pack >> 6
    kind = 0
    while place >= left & MOST_COPIES:
        place -= left & MOST_COPIES
        left >>= STORE_BITS
        kind += 1
    return kind
