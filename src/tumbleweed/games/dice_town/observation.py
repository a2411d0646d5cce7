"""A seat's view as bytes of fixed length, for learning programs. Seats are numbered relative to the observer."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from tumbleweed.core.observation import Decisions, Layout, put, put4, put8, put_digits, put_dozen, repeated, single
from tumbleweed.games.dice_town.box import BOX
from tumbleweed.games.dice_town.dice import DIE_BITS
from tumbleweed.games.dice_town.dice import FACES as NAMES
from tumbleweed.games.dice_town.packs import CLAIM_BITS, CLAIM_CARD, HIGHEST_CLAIM, SIZE, SIZE_BITS, STORE_BITS
from tumbleweed.games.dice_town.places.general_store import KeepFromStore
from tumbleweed.games.dice_town.places.saloon import KeepStolen
from tumbleweed.games.dice_town.town import SCORING, Player, Town

MOST_SEATS: Final = 5
FACES: Final = len(NAMES)
KINDS: Final = len(BOX.kinds)
LAYOUT: Final[Layout] = [
    *single("seats", "round", "phase", "question", "sheriff", "mine", "bank", "stagecoach", "store_deck",
            "store_discards", "claim_deck"),
    ("claim_row", 3), ("elixirs", 2),
    *single("elixir_pile", "ended", "offer_round", "visits", "last_roll"),
    *repeated("player", MOST_SEATS, [  # the observer first
        ("kept", FACES), ("shown", FACES),  # by face
        *single("dollars", "nuggets", "store_cards", "claims", "tied"),
        ("protected", HIGHEST_CLAIM),  # by value
    ]),
    ("cup", FACES), ("hand.store", KINDS), ("hand.claims", HIGHEST_CLAIM),
    ("looking_at.store", KINDS), ("looking_at.claims", HIGHEST_CLAIM),
]  # fmt: skip
NOBODY: Final = bytes(FACES + FACES + 5 + HIGHEST_CLAIM)
NOTHING: Final = bytes(KINDS + HIGHEST_CLAIM)
DECISIONS: Final = Decisions({f"D-{number:02}": number for number in range(100)})
"""The numbers of decisions."""


def observe_to(s: Town, seat: int, out: BytesWriter) -> None:
    """DT-23: numbers for everything the seat may see."""
    _middle(s, seat, out)
    open_wealth = s.table.wealth_visible or s.phase == SCORING
    players = s.players
    place: i64 = 0
    while place < MOST_SEATS:
        if place < s.count:
            other: i64 = (seat + place) % s.count
            _player(out, players[other], open_wealth or place == 0, s.tied >> other & 1)
        else:
            out.write(NOBODY)
        place += 1
    observer = players[seat]
    put_digits(out, observer.cup, DIE_BITS, FACES)
    put_digits(out, observer.store >> SIZE_BITS, STORE_BITS, KINDS)
    put_digits(out, observer.claims >> SIZE_BITS, CLAIM_BITS, HIGHEST_CLAIM)
    out.write(_looking(s, seat) if s.drawn else NOTHING)


def _player(out: BytesWriter, player: Player, wealth: bool, tied: i64) -> None:
    """One player."""
    dice: i64 = player.kept | player.shown << DIE_BITS * FACES
    dollars: i64 = 0
    nuggets: i64 = 0
    if wealth:
        dollars = player.dollars
        nuggets = player.nuggets
    put_dozen(out, dice, DIE_BITS, dollars, nuggets, player.store & SIZE, player.claims & SIZE)
    put(out, tied)
    put_digits(out, player.protected >> SIZE_BITS, CLAIM_BITS, HIGHEST_CLAIM)


def _middle(s: Town, seat: i64, out: BytesWriter) -> None:
    """The town, the moment and the question."""
    row = s.claim_row
    up = s.elixirs_up
    ask = s.ask
    decision = DECISIONS.number(ask) if ask is not None and s.open >> seat & 1 else 0
    put8(out, s.count, s.round, s.phase, decision, (s.sheriff - seat) % s.count, s.mine, s.bank, s.coach)
    put8(
        out, s.cards_left(), s.store_discards & SIZE, s.claims_left(), row[0] if row else 0,
        row[1] if len(row) > 1 else 0, row[2] if len(row) > 2 else 0, up[0] + 1 if up else 0, up[1] + 1 if up else 0,
    )  # fmt: skip
    put4(out, s.elixirs_left(), s.ended, s.offer_round, len(s.visits))
    put(out, s.last_roll)


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
        counts[KINDS + card - CLAIM_CARD - 1 if card >= CLAIM_CARD else card] += 1
    return bytes(counts)
