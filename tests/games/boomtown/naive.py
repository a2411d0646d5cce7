"""A second implementation of three rules, written straight from the dossier's words and from nothing else.

The payment of a bid (BT-5), coin by coin; who is mayor (BT-8), from the history of all mines; and everybody's gold,
from what was said aloud. No tables, no formulas, no import from the program.
"""

from typing import Any

Told = dict[str, Any]
"""An event of the log."""


# ---------------------------------------------------------------- paying a bid


def pay_bid(seats: int, winner: int, bid: int) -> tuple[list[int], int]:
    """BT-5: how everybody's gold changes, and what the bank gets; the coins go from hand to hand."""
    change = [0] * seats
    bank = 0
    change[winner] -= bid  # BT-5.1
    coins = bid
    holder = winner
    while coins > 0:
        holder = holder - 1 if holder > 0 else seats - 1  # the neighbour at the right
        left_of_winner = winner + 1 if winner + 1 < seats else 0
        if holder == winner:
            bank += coins  # BT-5.4: this happens with three only
            coins = 0
        elif seats > 3 and holder == left_of_winner:
            change[holder] += coins  # BT-5.3
            coins = 0
        else:
            kept = handed_on = 0
            while coins > 0:  # one for me, one for the next: an odd coin stays with me
                kept, coins = kept + 1, coins - 1
                if coins > 0:
                    handed_on, coins = handed_on + 1, coins - 1
            change[holder] += kept
            coins = handed_on
    return change, bank


# ---------------------------------------------------------------- mayors


class Registry:
    """Who owned which mine when, and who is mayor because of that; fed with all events."""

    def __init__(self, seats: int, retention: str) -> None:
        self.seats = seats
        self.retention = retention
        self.owner: dict[str, int] = {}
        self.time = 0
        self.history: list[tuple[int, str, int, int]] = []
        """Every change: time, town, seat, +1 or -1."""
        self.stamps: dict[tuple[int, str], list[int]] = {}
        """BT-8.6: per player and town; pushed at every gain, popped at every loss."""
        self.mayor: dict[str, int] = {}
        self.governor: str | None = None
        self.changed: list[str] = []
        """Towns with changes whose mayor has not been checked yet."""
        self.ties = self.single = self.vacated = 0
        """How often rare cases came up."""

    def hear(self, told: Told) -> None:
        """Updates the registry with an event."""
        name = told["event"]
        if name not in ("mine_collapsed", "vein_removed", "card_removed"):  # BT-22.2: all collapse, then mayors
            self.look()
        if name == "mine_acquired":
            mine = told["card"]
            if mine in self.owner:
                assert told["via"] == "expropriation", f"{mine} was not free"
                self._lose(mine)
            self._gain(told["player"], mine)
        elif name == "expropriation_used":
            assert self.owner[told["card"]] == told["victim"], "taken from somebody who does not own it"
        elif name == "mine_collapsed" or (name == "dynamite_used" and told["kind"] == "mine"):
            mine = told["card"] if name == "mine_collapsed" else told["target"]
            assert self.owner[mine] == told["owner"], "destroyed before somebody who does not own it"
            self._lose(mine)
        elif name == "governor_attached":
            self.governor = told["town"]
        elif name == "governor_removed":
            self.governor = None

    def count(self, seat: int, town: str) -> int:
        return len([mine for mine, owner in self.owner.items() if owner == seat and mine[:2] == town])

    def look(self) -> None:
        """BT-8.4: checks the mayors of all towns concerned."""
        for town in self.changed:
            self._look_at(town)
        self.changed = []

    def fee(self, seat: int, town: str) -> int:
        """BT-7.2, BT-7.3, BT-7.6."""
        mayor = self.mayor.get(town)
        if mayor is None or mayor == seat:
            return 0
        return self.count(mayor, town) * (2 if self.governor == town else 1)

    def _gain(self, seat: int, mine: str) -> None:
        self._note(seat, mine, 1)
        self.owner[mine] = seat
        self.stamps.setdefault((seat, mine[:2]), []).append(self.time)

    def _lose(self, mine: str) -> None:
        seat = self.owner.pop(mine)
        self._note(seat, mine, -1)
        self.stamps[seat, mine[:2]].pop()

    def _note(self, seat: int, mine: str, change: int) -> None:
        self.time += 1
        self.history.append((self.time, mine[:2], seat, change))
        self.changed.append(mine[:2])

    def _look_at(self, town: str) -> None:
        mines = {seat: self.count(seat, town) for seat in range(self.seats)}
        mayor = self.mayor.get(town)
        if mayor is None:
            wanted = 2  # BT-8.1
        elif self.retention == "two_mines" and mines[mayor] < 2:
            wanted = 2  # BT-8.10
        else:
            wanted = mines[mayor] + 1  # BT-8.2
        best = max(mines.values())
        if best >= wanted:
            self.mayor[town] = self._longest(town, [seat for seat in mines if mines[seat] == best], best)
            self.single += best == 1
        elif mayor is not None and (mines[mayor] == 0 or (self.retention == "two_mines" and mines[mayor] < 2)):
            del self.mayor[town]  # BT-8.8, BT-8.10
            self.vacated += 1

    def _longest(self, town: str, seats: list[int], mines: int) -> int:
        """BT-8.6: compares the top entries of the stacks; following the rule's words must give the same."""
        if len(seats) > 1:
            self.ties += 1
        for seat in seats:
            assert self.stamps[seat, town][-1] == self._since(town, seat, mines)
        return min(seats, key=lambda seat: self.stamps[seat, town][-1])

    def _since(self, town: str, seat: int, mines: int) -> int:
        """Since when the seat has held at least this many mines there without a break, from the whole history."""
        held = 0
        since = -1
        for time, where, who, change in self.history:
            if (where, who) == (town, seat):
                held += change
                if held < mines:
                    since = -1
                elif since < 0:
                    since = time
        return since


# ---------------------------------------------------------------- gold


def move_gold(gold: list[int], told: Told) -> None:
    """BT-2.3: all the ways in which gold can move; other events leave it alone."""
    name = told["event"]
    if name == "auction_won":
        gold[told["player"]] -= told["amount"]
    elif name == "bid_share_paid":
        gold[told["to"]] += told["kept"]
    elif name == "fee_paid":
        gold[told["payer"]] -= told["paid"]
        gold[told["mayor"]] += told["paid"]
    elif name == "card_shark_paid":
        gold[told["payer"]] -= told["paid"]
    elif name == "holdup_rolled":
        gold[told["victim"]] -= told["paid"]
        gold[told["player"]] += told["paid"]
    elif name in ("stagecoach_paid", "mine_produced"):
        gold[told["player"]] += told["amount"]
    elif name == "saloon_paid":
        gold[told["payer"]] -= told["paid"]
        gold[told["owner"]] += told["paid"]
