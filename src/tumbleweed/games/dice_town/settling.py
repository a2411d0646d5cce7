"""DT-7.2: after the reveal everybody settles in town order: first a declared Brute, then the payment."""

from typing import ClassVar, Final, Literal

from mypy_extensions import i64

from tumbleweed.core.steps import AskSeat, SeatStep, State, Step
from tumbleweed.games.dice_town.actions import KEEP, PASS, PLAY, PLAY_OR_PASS
from tumbleweed.games.dice_town.box import BOX
from tumbleweed.games.dice_town.declared.rolling import FELL_BACK, PAID_FOR_DICE, PAID_FOR_NONE
from tumbleweed.games.dice_town.dice import DIE, HANDFULS, count, faces, index_of, names, parts, size_of
from tumbleweed.games.dice_town.packs import SIZE
from tumbleweed.games.dice_town.reactions import pause, play_card
from tumbleweed.games.dice_town.town import Town, town

BRUTE_KIND: Final = BOX.kind("brute")


class Settle(Step):
    """U-16: the players from one place in town order on settle."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def args(self) -> tuple[int, ...]:
        return (self.place,)

    def run(self, state: State) -> None:
        settle(town(state), self.place)


def settle(s: Town, place: i64) -> None:
    """DT-7.2: the players settle from one place in town order on, as far as the first who has declared a Brute."""
    while place < s.count:
        seat = (s.sheriff + place) % s.count
        place += 1
        if s.brutes >> seat & 1:
            s.then(PayForDice(seat), Settle(place))
            play_card(s, seat, BRUTE_KIND, PLAY[BRUTE_KIND], seat)
            return
        if s.rolling >> seat & 1:
            pay(s, seat, price(s, seat))


def price(s: Town, seat: i64) -> i64:
    """DT-4.3, DT-5.1: k dice cost k - 1 dollars, none cost one; a working Brute pays for all or for one (U-11)."""
    kept = size_of(s.players[seat].shown)
    if kept == 0:
        return 1
    if s.spared >> seat & 1:
        return kept - 2 if s.table.brute_one_free else 0
    return kept - 1


def pay(s: Town, seat: i64, dollars: i64) -> None:
    """DT-4.2: the payment goes to the Stagecoach at once."""
    if dollars:
        s.players[seat].dollars -= dollars
        s.coach += dollars
        if s.log is not None:
            extra = s.players[seat].shown != 0
            reason: Literal["extra_dice", "keep_none"] = "extra_dice" if extra else "keep_none"
            form = PAID_FOR_DICE if extra else PAID_FOR_NONE
            form.tell(s, {"player": seat, "dollars": dollars, "reason": reason, "stagecoach": s.coach})


class PayForDice(SeatStep):
    """U-12: a Brute has been announced. If it was cancelled: play a second Brute, or pay, or give dice back."""

    def run(self, state: State) -> None:
        s = town(state)
        seat = self.seat
        if s.spared >> seat & 1:
            pay(s, seat, price(s, seat))
            return
        pause(s, 1 << seat if s.players[seat].store & SIZE else 0, (BruteAgain.decision,))
        if s.holds(seat, BRUTE_KIND):
            s.next(BruteAgain(seat))
        else:
            pay_or_fall_back(s, seat)


def pay_or_fall_back(s: Town, seat: int) -> None:
    """U-12: the player pays for all dice if possible, otherwise for as many as possible."""
    if s.players[seat].dollars >= price(s, seat):
        pay(s, seat, price(s, seat))
    else:
        s.next(BruteFallback(seat))


class BruteAgain(AskSeat):
    """U-12: the player's Brute was cancelled; they may play a second one."""

    decision: ClassVar[str] = "D-03"
    rule: ClassVar[str] = "U-12"
    discreet: ClassVar[bool] = True

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        return PLAY_OR_PASS[BRUTE_KIND]

    def resolve(self, state: State) -> None:
        s = town(state)
        if s.answer == PASS:
            pay_or_fall_back(s, self.seat)
        else:
            s.next(PayForDice(self.seat))
            play_card(s, self.seat, BRUTE_KIND, PLAY[BRUTE_KIND], self.seat)

    def default(self, state: State, seat: int) -> int:
        return PASS


class BruteFallback(AskSeat):
    """U-12: the player pays all their dollars d and chooses 1 + d of the dice shown to keep."""

    decision: ClassVar[str] = "D-04"
    rule: ClassVar[str] = "U-12"

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        s = town(state)
        affordable = 1 + s.players[seat].dollars
        return tuple(
            sorted(KEEP + index_of(part) for part in parts(s.players[seat].shown) if size_of(part) == affordable)
        )

    def resolve(self, state: State) -> None:
        s = town(state)
        seat = self.seat
        left = HANDFULS[s.answer - KEEP]
        returned = s.players[seat].shown - left
        s.players[seat].kept -= returned
        s.players[seat].shown = left
        dollars = price(s, seat)
        if s.log is not None:
            kept, back = names(left), names(returned)
            FELL_BACK.tell(s, {"player": seat, "kept": kept, "returned": back, "dollars": dollars})
        pay(s, seat, dollars)

    def default(self, state: State, seat: int) -> int:
        s = town(state)
        shown = s.players[seat].shown
        order = sorted(faces(shown), key=lambda face: (count(shown, face), face), reverse=True)
        return KEEP + index_of(sum(DIE[face] for face in order[: 1 + s.players[seat].dollars]))
