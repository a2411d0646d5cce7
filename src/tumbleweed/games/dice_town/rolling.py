"""Phase I (DT-3 to DT-7): everybody builds a combination of five dice."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tumbleweed.core.errors import IllegalAnswer
from tumbleweed.core.interning import shared
from tumbleweed.core.steps import SEATS_OF, Ask, State, Step
from tumbleweed.games.dice_town.actions import BRUTE, KEEP, LAST_KEEP
from tumbleweed.games.dice_town.box import BOX
from tumbleweed.games.dice_town.cards.card import DICE_SHOWN
from tumbleweed.games.dice_town.declared.rolling import (
    CHOSEN,
    CHOSEN_DICE,
    CHOSEN_NONE,
    CHOSEN_WITH_BRUTE,
    COMPLETE,
    DICE_REVEALED,
    LAST_ROLL_ANNOUNCED,
    ROLLED,
    ROLLED_FACES,
    ROLLED_LAST,
    Revealed,
)
from tumbleweed.games.dice_town.dice import (
    CATEGORIES,
    DIE,
    HANDFULS,
    POWERS_OF_SIX,
    category,
    count,
    faces,
    index_of,
    names,
    parts,
    rolled,
    size_of,
)  # fmt: skip
from tumbleweed.games.dice_town.packs import copies_of
from tumbleweed.games.dice_town.reactions import open_window
from tumbleweed.games.dice_town.settling import settle
from tumbleweed.games.dice_town.town import CUP, Town, town

BRUTE_KIND: Final = BOX.kind("brute")
KEEP_OPTIONS: Final[list[tuple[int, ...] | None]] = [None] * (462 * 36)
"""The options of D-02 by most dice with a Brute, most dice that can be paid for, dice rolled; made when first needed.
"""


class RollDice(Step):
    """DT-3.1: all who still have dice roll them under their cups; each player sees only their own."""

    def run(self, state: State) -> None:
        s = town(state)
        s.last_roll = False
        roll_cups(s)
        KEEP_DICE.run(s)


def roll_cups(s: Town) -> None:
    """Everybody's remaining dice are rolled."""
    s.brutes = s.spared = s.rolling = 0
    for seat, player in enumerate(s.players):
        left = 5 - size_of(player.kept)
        player.shown = 0
        if left == 0:
            player.cup = 0
            continue
        s.rolling |= 1 << seat
        player.cup = rolled(s.chance.below(CUP + seat, POWERS_OF_SIX[left]), left)
        if s.log is not None:
            fallen = names(player.cup)
            if s.last_roll:
                ROLLED_LAST.tell(s, {"player": seat, "dice": left, "last_roll": True, "faces": fallen})
            else:
                own = ROLLED_FACES.to(1 << seat, {"faces": fallen})
                ROLLED.tell(s, {"player": seat, "dice": left, "last_roll": False}, secrets=(own,))


def keep_options(cup: i64, dollars: i64, brute: bool, one_free: bool) -> tuple[int, ...]:
    """D-02: every part of the roll that can be paid for, and more with a Brute (DT-4.4, DT-5.2, U-10, U-11)."""
    affordable: i64 = dollars + 1 if dollars < 4 else 5
    with_brute: i64 = 0
    if brute:
        with_brute = dollars + 2 if one_free and dollars < 3 else 5
    place: i64 = (with_brute * 6 + affordable) * len(HANDFULS) + index_of(cup)
    known = KEEP_OPTIONS[place]
    if known is None:
        known = make_keep_options(int(cup), int(affordable), int(with_brute))
        KEEP_OPTIONS[place] = known
    return known


def make_keep_options(cup: int, affordable: int, with_brute: int) -> tuple[int, ...]:
    """The options for a roll, by how many dice can be paid for, and how many with a Brute."""
    indices = sorted(index_of(part) for part in parts(cup))
    plain = [KEEP + index for index in indices if _fits(size_of(HANDFULS[index]), affordable)]
    return shared([*plain, *(BRUTE + index for index in indices if 2 <= size_of(HANDFULS[index]) <= with_brute)])


def _fits(size: int, affordable: int) -> bool:
    """Whether this many dice can be paid for; keeping none costs $1, as much as keeping two."""
    return size <= affordable and (size > 0 or affordable > 1)


class KeepDice(Ask):
    """DT-3.2: all secretly choose the dice they keep: one for nothing, more or none for money (DT-4, DT-5)."""

    decision: ClassVar[str] = "D-02"
    rule: ClassVar[str] = "DT-3.2"

    def seats(self, state: State) -> int:
        return town(state).rolling

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        s = town(state)
        player = s.players[seat]
        brute = copies_of(player.store, BRUTE_KIND) != 0
        return keep_options(player.cup, player.dollars, brute, s.table.brute_one_free)

    def forced(self, state: State, seat: int) -> bool:
        s = town(state)
        return s.players[seat].dollars == 0 and size_of(s.players[seat].cup) == 1 and s.table.wealth_visible

    def take(self, state: State, seat: int, action: int) -> bool:
        s = town(state)
        s.players[seat].choice = action
        if s.log is not None:
            kept, brute = names(dice_of(action)), action >= BRUTE + 7
            form = CHOSEN_WITH_BRUTE if brute else CHOSEN_DICE if kept else CHOSEN_NONE
            rule = "DT-3.2, DT-4.1" if len(kept) > 1 and not brute else ""
            CHOSEN.tell(s, {"player": seat}, secrets=(form.to(1 << seat, {"kept": kept, "brute": brute}, rule),))
        return True

    def resolve(self, state: State) -> None:
        s = town(state)
        for seat in SEATS_OF[s.rolling]:
            player = s.players[seat]
            action = player.choice
            shown = dice_of(action)
            player.shown = shown
            player.kept += shown
            player.cup -= shown
            if action >= BRUTE + 7:
                s.brutes |= 1 << seat
        reveal(s)

    def default(self, state: State, seat: int) -> int:
        s = town(state)
        cup, both = s.players[seat].cup, s.players[seat].cup + s.players[seat].kept
        best = max(faces(cup), key=lambda face: (count(both, face), face))
        return KEEP + index_of(DIE[best])

    def forbids(self, state: State, seat: int, action: int) -> IllegalAnswer | None:
        s = town(state)
        if not KEEP <= action < LAST_KEEP:
            return IllegalAnswer("DT-3.2", "dice are to be kept now: keep …, or keep none")
        wanted, cup = dice_of(action), s.players[seat].cup
        if any(count(wanted, face) > count(cup, face) for face in range(6)):
            return IllegalAnswer("DT-3.2", f"only dice of this roll can be kept, and it shows {' '.join(names(cup))}")
        if action >= BRUTE + 7:
            if not s.holds(seat, BRUTE_KIND):
                return IllegalAnswer("DT-20.1", "a Brute can only be used by one who holds it")
            return IllegalAnswer("U-11", f"with the Brute at most {2 + s.players[seat].dollars} dice can be paid for")
        if wanted == 0:
            return IllegalAnswer("DT-5.2", "keeping none costs $1, and there is no money; keep one die")
        return IllegalAnswer(
            "DT-4.4", f"with ${s.players[seat].dollars} at most {1 + s.players[seat].dollars} dice can be kept"
        )


def dice_of(action: i64) -> i64:
    """The dice a `keep` names."""
    return HANDFULS[action - BRUTE] if action >= BRUTE + 7 else HANDFULS[action - KEEP]


def reveal(s: Town) -> None:
    """DT-3.3, DT-7.2, DT-7.3: the cups are lifted together; then Brutes and payments, then Cheaters, in town order."""
    if s.log is not None:
        shown: list[Revealed] = [{"player": seat, "kept": names(s.players[seat].shown)} for seat in SEATS_OF[s.rolling]]
        DICE_REVEALED.tell(s, {"revealed": shown})
    s.next(CHECK_FINISHED)
    open_window(s, DICE_SHOWN, -1)
    settle(s, 0)


class CheckFinished(Step):
    """DT-6: is anybody finished, and does anybody still need dice?"""

    def run(self, state: State) -> None:
        s = town(state)
        finished: i64 = 0
        bit: i64 = 1
        for player in s.players:
            if size_of(player.kept) == 5:
                finished |= bit
            player.cup = 0
            bit <<= 1
        everybody = bit - 1
        if finished == everybody:
            complete(s)
        elif finished == 0:
            ROLL_DICE.run(s)
        else:
            if s.log is not None:
                rest = SEATS_OF[everybody & ~finished]
                LAST_ROLL_ANNOUNCED.tell(s, {"finished": list(SEATS_OF[finished]), "rolling": list(rest)})
            LAST_ROLL.run(s)


def complete(s: Town) -> None:
    """DT-6.7: phase I ends."""
    for seat in range(s.count):
        s.players[seat].shown = 0
    s.rolling = 0
    if s.log is not None:
        for seat in range(s.count):
            kept = s.players[seat].kept
            COMPLETE.tell(s, {"player": seat, "faces": names(kept), "category": CATEGORIES[category(kept)]})


class LastRoll(Step):
    """DT-6.2 to DT-6.4: one more roll for the unfinished; all of it is kept, for nothing."""

    def run(self, state: State) -> None:
        s = town(state)
        s.last_roll = True
        roll_cups(s)
        for seat in SEATS_OF[s.rolling]:
            s.players[seat].shown = s.players[seat].cup
            s.players[seat].kept += s.players[seat].cup
            s.players[seat].cup = 0
        s.next(CHECK_FINISHED)
        open_window(s, DICE_SHOWN, -1)


ROLL_DICE: Final = RollDice()
KEEP_DICE: Final = KeepDice()
CHECK_FINISHED: Final = CheckFinished()
LAST_ROLL: Final = LastRoll()
