"""A seat's view as bytes of fixed length, for learning programs. Seats are told relative to the observer.

| part | bytes |
|---|---|
| the town and the moment | 21: seats, round, phase, question, Sheriff, mine, Bank, Stagecoach, store deck, discards, claim deck, claim row (3), open elixirs (2), elixir pile, end, round of offers, visits left, last roll |
| each of five players, the observer first | 26: kept dice by face (6), dice just shown by face (6), dollars, nuggets, store cards, claims, tied, protected claims by value (9) |
| the observer's dice under the cup | 6, by face |
| the observer's hand | one per kind of store card, 9 for claims by value |
| cards he is looking at | the same |
"""  # noqa: E501 - a table

from typing import Final

from mypy_extensions import i64

from tumbleweed.games.dice_town.box import BOX
from tumbleweed.games.dice_town.dice import HANDFULS, index_of
from tumbleweed.games.dice_town.packs import CLAIM_CARD, HIGHEST_CLAIM, SIZE, claims_of, copies_of
from tumbleweed.games.dice_town.places.general_store import KeepFromStore
from tumbleweed.games.dice_town.places.saloon import KeepStolen
from tumbleweed.games.dice_town.town import SCORING, Player, Town

MOST_SEATS: Final = 5
MOST_KNOWN: Final = 50_000
DICE: Final[list[bytes]] = [bytes([dice >> 3 * face & 7 for face in range(6)]) for dice in HANDFULS]
"""How many of each face, by a handful's index."""
NOBODY: Final = bytes(6 + 6 + 5 + HIGHEST_CLAIM)
NOTHING: Final = bytes(len(BOX.kinds) + HIGHEST_CLAIM)
NO_CLAIMS: Final = bytes(HIGHEST_CLAIM)

CLAIMS: Final[dict[int, bytes]] = {0: NO_CLAIMS}
STORE: Final[dict[int, bytes]] = {0: bytes(len(BOX.kinds))}
"""Packs seen so far; hands come again and again."""


def claim_bytes(pack: i64) -> bytes:
    """How many claims of each value."""
    if pack == 0:
        return NO_CLAIMS
    key = int(pack)
    known = CLAIMS.get(key)
    if known is None:
        known = bytes([claims_of(pack, value) for value in range(1, HIGHEST_CLAIM + 1)])
        if len(CLAIMS) < MOST_KNOWN:
            CLAIMS[key] = known
    return known


def store_bytes(pack: i64) -> bytes:
    """How many store cards of each kind."""
    key = int(pack)
    known = STORE.get(key)
    if known is None:
        known = bytes([copies_of(pack, kind) for kind in range(len(BOX.kinds))])
        if len(STORE) < MOST_KNOWN:
            STORE[key] = known
    return known


def observe(s: Town, seat: int) -> bytes:
    """DT-23: numbers for everything the seat may see."""
    parts: list[bytes] = [_middle(s, seat)]
    open_wealth = s.table.wealth_visible or s.phase == SCORING
    place = 0
    while place < MOST_SEATS:
        if place < s.count:
            other = (seat + place) % s.count
            _add_player(parts, s.players[other], open_wealth or place == 0, s.tied >> other & 1)
        else:
            parts.append(NOBODY)
        place += 1
    observer = s.players[seat]
    parts.append(DICE[index_of(observer.cup)])
    parts.append(store_bytes(observer.store))
    parts.append(claim_bytes(observer.claims))
    parts.append(_looking(s, seat))
    return b"".join(parts)


def _add_player(parts: list[bytes], player: Player, wealth: bool, tied: int) -> None:
    """One player."""
    parts.append(DICE[index_of(player.kept)])
    parts.append(DICE[index_of(player.shown)])
    dollars = player.dollars if wealth else 0
    nuggets = player.nuggets if wealth else 0
    parts.append(bytes([dollars, nuggets, player.store & SIZE, player.claims & SIZE, tied]))
    parts.append(claim_bytes(player.protected))


def _middle(s: Town, seat: int) -> bytes:
    """The town, the moment and the question."""
    row = s.claim_row
    up = s.elixirs_up
    ask = s.ask
    decision = 0
    if ask is not None and s.open >> seat & 1:
        decision = int(ask.about()[0][2:])
    return bytes([
        s.count, s.round, s.phase, decision, (s.sheriff - seat) % s.count, s.mine, s.bank, s.coach, s.cards_left(),
        s.store_discards & SIZE, s.claims_left(), row[0] if row else 0, row[1] if len(row) > 1 else 0,
        row[2] if len(row) > 2 else 0, up[0] + 1 if up else 0, up[1] + 1 if up else 0, s.elixirs_left(), s.ended,
        s.offer_round, len(s.visits), s.last_roll,
    ])  # fmt: skip


def _looking(s: Town, seat: int) -> bytes:
    """Cards just drawn that the seat sees."""
    ask = s.ask
    if not s.drawn or ask is None:
        return NOTHING
    seeing = (isinstance(ask, KeepFromStore) and ask.seat == seat) or (
        isinstance(ask, KeepStolen) and seat in (ask.seat, ask.victim)
    )
    if not seeing:
        return NOTHING
    counts = [0] * len(NOTHING)
    for card in s.drawn:
        counts[len(BOX.kinds) + card - CLAIM_CARD - 1 if card >= CLAIM_CARD else card] += 1
    return bytes(counts)
