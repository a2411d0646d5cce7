"""A seat's view as bytes of fixed length, for learning programs. Seats are told relative to the observer."""

from typing import Final

from tumbleweed.games.dice_town.box import BOX
from tumbleweed.games.dice_town.packs import HIGHEST_CLAIM, SIZE, claims_of, copies_of
from tumbleweed.games.dice_town.places.general_store import KeepFromStore
from tumbleweed.games.dice_town.places.saloon import KeepStolen
from tumbleweed.games.dice_town.telling import CLAIM_CARD
from tumbleweed.games.dice_town.town import SCORING, Town

MOST_SEATS: Final = 5
DICE: Final[dict[int, bytes]] = {}
NOBODY: Final = bytes(6 + 6 + 5 + HIGHEST_CLAIM)


def dice_bytes(dice: int) -> bytes:
    """How many of each face."""
    known = DICE.get(dice)
    if known is None:
        known = bytes([dice >> 3 * face & 7 for face in range(6)])
        DICE[dice] = known
    return known


CLAIM_BYTES: Final[dict[int, bytes]] = {}
STORE_BYTES: Final[dict[int, bytes]] = {}


def claim_bytes(pack: int) -> bytes:
    """How many claims of each value."""
    known = CLAIM_BYTES.get(pack)
    if known is None:
        known = bytes([claims_of(pack, value) for value in range(1, HIGHEST_CLAIM + 1)])
        CLAIM_BYTES[pack] = known
    return known


def store_bytes(pack: int) -> bytes:
    """How many store cards of each kind."""
    known = STORE_BYTES.get(pack)
    if known is None:
        known = bytes([copies_of(pack, kind) for kind in range(len(BOX.kinds))])
        if len(STORE_BYTES) < 100_000:
            STORE_BYTES[pack] = known
    return known


def observe(s: Town, seat: int) -> bytes:
    """DT-23: numbers for everything the seat may see; the parts and their lengths are in `layout`."""
    parts: list[bytes] = [_middle(s, seat)]
    wealth = s.table.wealth_visible or s.phase == SCORING
    for place in range(MOST_SEATS):
        if place >= s.count:
            parts.append(NOBODY)
            continue
        other = (seat + place) % s.count
        known = wealth or place == 0
        parts.append(dice_bytes(s.players[other].kept))
        parts.append(dice_bytes(s.players[other].shown))
        parts.append(
            bytes((
                s.players[other].dollars if known else 0,
                s.players[other].nuggets if known else 0,
                s.players[other].store & SIZE,
                s.players[other].claims & SIZE,
                s.tied >> other & 1,
            ))
        )  # fmt: skip
        parts.append(claim_bytes(s.players[other].protected))
    parts.append(dice_bytes(s.players[seat].cup))
    parts.append(store_bytes(s.players[seat].store))
    parts.append(claim_bytes(s.players[seat].claims))
    parts.append(_looking(s, seat))
    return b"".join(parts)


def _middle(s: Town, seat: int) -> bytes:
    """The town, the moment and the question."""
    row = s.claim_row + (0,) * (3 - len(s.claim_row))
    up = s.elixirs_up if s.elixirs_up else (-1, -1)
    ask = s.ask
    decision = 0
    if ask is not None and s.open >> seat & 1:
        decision = int(ask.about()[0][2:])
    return bytes((
        s.count, s.round, s.phase, decision, (s.sheriff - seat) % s.count, s.mine, s.bank, s.coach, s.cards_left(),
        s.store_discards & SIZE, s.claims_left(), row[0], row[1], row[2], up[0] + 1, up[1] + 1, s.elixirs_left(),
        s.ended, s.offer_round, len(s.visits), s.last_roll,
    ))  # fmt: skip


EMPTY_LOOK: Final = bytes(len(BOX.kinds) + HIGHEST_CLAIM)


def _looking(s: Town, seat: int) -> bytes:
    """Cards just drawn that the seat sees."""
    ask = s.ask
    seeing = (isinstance(ask, KeepFromStore) and ask.seat == seat) or (
        isinstance(ask, KeepStolen) and seat in (ask.seat, ask.victim)
    )
    if not seeing:
        return EMPTY_LOOK
    counts = [0] * len(EMPTY_LOOK)
    for card in s.drawn:
        counts[len(BOX.kinds) + card - CLAIM_CARD - 1 if card >= CLAIM_CARD else card] += 1
    return bytes(counts)


LENGTH: Final = 21 + MOST_SEATS * len(NOBODY) + 6 + 2 * len(EMPTY_LOOK)
"""How many bytes an observation has."""
