"""BT-14: Holdup."""

from typing import ClassVar, Final

from tumbleweed.core.errors import IllegalAnswer
from tumbleweed.core.steps import State
from tumbleweed.games.boomtown.actions import ROB, ROB_OPTIONS
from tumbleweed.games.boomtown.box import LOWEST, NUMBERS
from tumbleweed.games.boomtown.cards.card import AskAboutCard, EventCard
from tumbleweed.games.boomtown.declared.cards import HOLDUP_ANNOUNCED, HOLDUP_FAILED, HOLDUP_ROLLED, HoldupRolled
from tumbleweed.games.boomtown.gold import pay, payable, payment
from tumbleweed.games.boomtown.removing import use_up
from tumbleweed.games.boomtown.town import HOLDUP_STREAM, Boomtown, boomtown

USUAL_NUMBER: Final = 6
"""The number that the clock names: the one with the highest average loot."""


class Holdup(EventCard):
    """BT-14.1: name an opponent and a number and roll both dice; that number or more takes that much gold."""

    rule: ClassVar[str] = "BT-14.1"

    def pick(self, s: Boomtown, seat: int, card: int) -> None:
        s.next(HoldupTarget(seat, card))


class HoldupTarget(AskAboutCard):
    """BT-14.3: any opponent, even one without gold, and any number from 2 to 12."""

    decision: ClassVar[str] = "HOLDUP"
    rule: ClassVar[str] = "BT-14.1"

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        return ROB_OPTIONS[state.count][seat]

    def resolve(self, state: State) -> None:
        s = boomtown(state)
        victim, number = divmod(s.answer - ROB, NUMBERS)
        number += LOWEST
        dice = s.chance.below(HOLDUP_STREAM, 36)
        die1, die2 = dice // 6 + 1, dice % 6 + 1
        success = die1 + die2 >= number
        if s.log is not None:
            HOLDUP_ANNOUNCED.tell(s, {"player": self.seat, "victim": victim, "number": number})
            due = number if success else 0
            paid = payable(s, victim, due)
            told: HoldupRolled = {"player": self.seat, "victim": victim, "number": number, "die1": die1, "die2": die2,
                                  "sum": die1 + die2, "success": success, "due": due, "paid": paid}  # fmt: skip
            (HOLDUP_ROLLED[payment(due, paid)] if success else HOLDUP_FAILED).tell(s, told)
        use_up(s, self.seat, self.card)
        if success:
            pay(s, victim, self.seat, number)

    def default(self, state: State, seat: int) -> int:
        """The richest opponent, ties nearest clockwise; with hidden gold all solvent opponents count alike."""
        s = boomtown(state)
        known = [player.gold if s.table.open_gold else min(1, player.gold) * USUAL_NUMBER for player in s.players]
        victim = min(s.others_clockwise(seat), key=lambda other: (-known[other], (other - seat) % s.count))
        return ROB + victim * NUMBERS + min(USUAL_NUMBER, max(LOWEST, known[victim])) - LOWEST

    def forbids(self, state: State, seat: int, action: int) -> IllegalAnswer | None:
        return IllegalAnswer("BT-14.1", "name an opponent at the table and a number from 2 to 12: rob SEAT NUMBER")
