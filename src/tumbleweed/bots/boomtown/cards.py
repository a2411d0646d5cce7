"""What taking a card of the row changes for everybody, and who would take which."""

from typing import Final

from tumbleweed.bots.boomtown import aims
from tumbleweed.bots.boomtown.offices import fee_of, mayor_of, taken
from tumbleweed.bots.boomtown.outlook import Outlook
from tumbleweed.bots.boomtown.weights import (
    GOVERNOR_WAITS,
    SALOON_WAITS,
    TELEGRAPH_OWN,
    VEIN_WAITS,
    hope,
    mustang,
    telegraph,
)  # fmt: skip
from tumbleweed.games.boomtown.box import (
    CARD_SHARK,
    DYNAMITE,
    EXPROPRIATION,
    GOVERNOR,
    HOLDUP,
    MUSTANG,
    NEW_VEIN,
    SALOON,
    SALOON_GIRLS,
    STAGECOACH,
    TELEGRAPH,
)  # fmt: skip

SLOTS: Final = 5
BIT_OF: Final = [-1, 0, 1, -1, 2, -1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, 4]
"""The slot of a set of one; -1 for none."""


def change_by(o: Outlook, seat: int, card: int) -> list[float]:
    """How everybody's prospects change if a seat takes a card."""
    if card < o.deck.mines:
        return mine_taken(o, seat, card, o.towns[o.deck.town[card]])
    change = [0.0] * o.count
    kind = o.deck.kind_of(card)
    if kind == STAGECOACH:
        change[seat] = float(o.box.stagecoach)
    elif kind == CARD_SHARK:
        for other in range(o.count):
            if other != seat:
                change[other] = -min(float(o.box.card_shark), o.gold[other])
    elif kind == HOLDUP:
        return aims.best_robbery(o, seat)
    elif kind == DYNAMITE:
        return aims.best_explosion(o, seat)
    elif kind == EXPROPRIATION:
        return aims.best_expropriation(o, seat)
    elif kind == GOVERNOR:
        return aims.best_governor(o, seat)
    elif kind == SALOON:
        return aims.best_saloon(o, seat)
    elif kind == SALOON_GIRLS:
        return aims.best_girls(o, seat)
    else:
        change[seat] = to_keep(o, seat, kind)
    return change


def to_keep(o: Outlook, seat: int, kind: int) -> float:
    """Cards that bring something only to their owner."""
    if kind == TELEGRAPH:
        return TELEGRAPH_OWN * telegraph(o.rolls)
    if kind == MUSTANG:
        return mustang(o.rolls - 1)
    assert kind == NEW_VEIN
    found = aims.best_vein(o, seat)
    return found if found > 0 else VEIN_WAITS * hope(o.rolls - 1)


def mine_taken(o: Outlook, seat: int, mine: int, key: int) -> list[float]:
    """BT-7: a mine of the row: the fee, what it brings, the office, and others' saloons in its town; `key` is the
    position of that town.
    """
    s = o.s
    town = o.deck.town[mine]
    before = o.offices.hopes(key)
    after = o.offices.hopes(int(taken(key, seat)))
    change = [after[other] - before[other] for other in range(o.count)]
    change[seat] += o.odds.brings[o.rolls][mine]
    o.danger.add_mine(seat, mine, change)
    fee = min(float(fee_of(key, seat)), o.gold[seat])
    if fee > 0:
        change[seat] -= fee
        change[mayor_of(key)] += fee
    for saloon in s.saloons:
        if saloon.town == town and saloon.owner != seat:
            paid = saloon.takes(o.box) * o.odds.pays[o.rolls][mine]
            change[seat] -= paid
            change[saloon.owner] += paid
    if s.players[seat].events:
        change[seat] += placed_by(o, seat, mine)
    return change


def placed_by(o: Outlook, seat: int, mine: int) -> float:
    """BT-9.5: waiting cards become worth more when a mine gives them a place."""
    s = o.s
    found = 0.0
    if s.holds(seat, NEW_VEIN):
        found += o.odds.vein(mine, o.rolls, s.table.vein_scores) - VEIN_WAITS * hope(o.rolls)
    if s.holds(seat, SALOON):
        found += aims.opened(o, seat, o.deck.town[mine], o.box.saloon)[seat] - SALOON_WAITS * hope(o.rolls)
    if s.holds(seat, GOVERNOR):
        town = o.deck.town[mine]
        if mayor_of(taken(o.towns[town], seat)) == seat:
            found += GOVERNOR_WAITS * hope(o.rolls) / 2
    return max(found, 0.0)


def shared_towns(o: Outlook, slots: list[int]) -> list[int]:
    """The town of each slot's mine; -1 for an event, and for the only mine of its town in the row."""
    towns = [-1] * SLOTS
    for slot in slots:
        card = o.s.row[slot]
        if card < o.deck.mines:
            towns[slot] = o.deck.town[card]
    return [town if towns.count(town) > 1 else -1 for town in towns]


class Row:
    """The cards left in the row, and what each of some seats thinks of each card."""

    def __init__(self, o: Outlook, seats: tuple[int, ...]) -> None:
        s = o.s
        self.o: Final = o
        self.slots: Final = [slot for slot in range(len(s.row)) if s.left >> slot & 1]
        self.town: Final = shared_towns(o, self.slots)
        """The town of each slot's mine, if the row has another mine of that town: taking one changes the other's worth.
        """
        self.changes: Final[list[list[float] | None]] = [None] * (o.count * SLOTS)
        """By seat * 5 + slot."""
        self.minds: Final = [0.0] * (o.count * SLOTS)
        """What the seat thinks of it."""
        self.later: Final[dict[int, tuple[list[float], float]]] = {}
        """The same for mines in towns whose position has changed since; computed when first needed."""
        for seat in seats:
            for slot in self.slots:
                change = change_by(o, seat, s.row[slot])
                self.changes[seat * SLOTS + slot] = change
                self.minds[seat * SLOTS + slot] = o.mind(seat, change)

    def change(self, seat: int, slot: int) -> list[float]:
        found = self.changes[seat * SLOTS + slot]
        assert found is not None
        return found

    def foreseen(self, order: tuple[int, ...], left: int) -> list[float]:
        """What changes if each player in turn takes the card that is best for them, looking ahead."""
        changes = [0.0] * self.o.count
        towns = list(self.o.towns)
        for place in range(len(order)):
            slot = self.best(order, place, left, towns)
            if slot < 0:
                break
            seat = order[place]
            self.take(seat, slot, self.change_now(seat, slot, towns), changes, towns)
            left &= ~(1 << slot)
        return changes

    def best(self, order: tuple[int, ...], place: int, left: int, towns: list[int]) -> int:
        """The card that the seat at a place in the order takes; -1 if none is left."""
        if not left & left - 1:
            return BIT_OF[left]
        seat = order[place]
        found = -1
        most = 0.0
        for slot in self.slots:
            if left >> slot & 1:
                mind = self.o.mind(seat, self.after(order, place, slot, left, towns))
                if found < 0 or mind > most:
                    found, most = slot, mind
        return found

    def after(self, order: tuple[int, ...], place: int, slot: int, left: int, towns: list[int]) -> list[float]:
        """What changes if the seat at a place in the order takes a card, and those after it take theirs."""
        changes = [0.0] * self.o.count
        stand = list(towns)
        seat = order[place]
        self.take(seat, slot, self.change_now(seat, slot, towns), changes, stand)
        left &= ~(1 << slot)
        for next_place in range(place + 1, len(order)):
            taken_slot = self.take_best(order[next_place], left, changes, stand)
            if taken_slot < 0:
                break
            left &= ~(1 << taken_slot)
        return changes

    def change_now(self, seat: int, slot: int, towns: list[int]) -> list[float]:
        """What changes if a seat takes a card with the towns in this position."""
        town = self.town[slot]
        if town >= 0 and towns[town] != self.o.towns[town]:
            return self.mine_later(seat, slot, towns[town])[0]
        return self.change(seat, slot)

    def mine_later(self, seat: int, slot: int, key: int) -> tuple[list[float], float]:
        """What changes if a seat takes a mine whose town has changed by then, and what the seat thinks of that."""
        place = (key * SLOTS + slot) * SLOTS + seat
        found = self.later.get(place)
        if found is None:
            change = mine_taken(self.o, seat, self.o.s.row[slot], key)
            found = (change, self.o.mind(seat, change))
            self.later[place] = found
        return found

    def take_best(self, seat: int, left: int, changes: list[float], towns: list[int]) -> int:
        """A seat takes the best card of a set of slots; returns which one, -1 if none is left."""
        o = self.o
        found = -1
        most = 0.0
        best: list[float] | None = None
        for slot in self.slots:
            if not left >> slot & 1:
                continue
            town = self.town[slot]
            change = self.changes[seat * SLOTS + slot]
            if town >= 0 and towns[town] != o.towns[town]:
                change, mind = self.mine_later(seat, slot, towns[town])
            else:
                mind = self.minds[seat * SLOTS + slot]
            if found < 0 or mind > most:
                found, most, best = slot, mind, change
        if best is not None:
            self.take(seat, found, best, changes, towns)
        return found

    def take(self, seat: int, slot: int, change: list[float], changes: list[float], towns: list[int]) -> None:
        """A seat takes a card."""
        for other in range(self.o.count):
            changes[other] += change[other]
        town = self.town[slot]
        if town >= 0:
            towns[town] = int(taken(towns[town], seat))
