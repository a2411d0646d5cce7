"""BT-20 to BT-23: the production roll, collapses, what mines pay, what saloons take."""

from mypy_extensions import i64

from tumbleweed.core.steps import State, Step
from tumbleweed.games.boomtown.box import HIGHEST, LOWEST, TOWNS
from tumbleweed.games.boomtown.cards.telegraph import offer_telegraph
from tumbleweed.games.boomtown.declared.production import (
    DICE_ROLLED,
    MINE_COLLAPSED,
    MINE_PRODUCED,
    NO_PRODUCTION,
    RESULT_AS_ROLLED,
    RESULT_CHANGED,
    SALOON_PAID,
    VEIN_PRODUCED,
    MineProduced,
    SaloonPaid,
)
from tumbleweed.games.boomtown.gold import BANK, add_gold, pay, payable, payment
from tumbleweed.games.boomtown.mayors import check_mayor
from tumbleweed.games.boomtown.mines import destroy
from tumbleweed.games.boomtown.town import DICE_STREAM, NOBODY, PRODUCING, Boomtown, Saloon, boomtown, card_id
from tumbleweed.games.boomtown.waiting import PLACE_WAITING


class RollDice(Step):
    """BT-20.1: the first player rolls; a Telegraph may follow (BT-20.2)."""

    def run(self, state: State) -> None:
        s = boomtown(state)
        s.phase = PRODUCING
        dice = s.chance.below(DICE_STREAM, 36)
        s.die1, s.die2 = dice // 6 + 1, dice % 6 + 1
        s.rolled = s.die1 + s.die2
        if s.log is not None:
            DICE_ROLLED.tell(s, {"player": s.first, "die1": s.die1, "die2": s.die2, "sum": s.rolled})
        offer_telegraph(s, 0)


class Collapse(Step):
    """BT-22: on a 2 or 12 all danger mines in play are removed, before anything is paid; then mayors are checked."""

    def run(self, state: State) -> None:
        s = boomtown(state)
        result = s.die1 + s.die2
        if s.log is not None:
            form = RESULT_AS_ROLLED if result == s.rolled else RESULT_CHANGED
            form.tell(s, {"sum": result, "changed": result != s.rolled})
        if result not in (LOWEST, HIGHEST):
            return
        towns: list[int] = []
        for mine in s.table.deck.dangerous:
            owner = s.owner(mine)
            if owner != NOBODY:
                if s.log is not None:
                    with_vein = s.veins_on(mine) > 0
                    MINE_COLLAPSED.tell(s, {"card": card_id(s, mine), "owner": owner, "with_vein": with_vein})
                destroy(s, owner, mine, "collapse")
                towns.append(s.table.deck.town[mine])
        for town in range(len(TOWNS)):
            if town in towns:
                check_mayor(s, town, "collapse")
        if towns:
            PLACE_WAITING.run(s)


class Produce(Step):
    """BT-21: every mine in play with this number pays its owner; then saloons collect (BT-21.3)."""

    def run(self, state: State) -> None:
        s = boomtown(state)
        result = s.die1 + s.die2
        producing = mines_in_play(s) & s.table.deck.numbered[result]
        if s.log is not None and not producing:
            NO_PRODUCTION.tell(s, {"sum": result})
        owing = False
        for mine in s.table.deck.by_number[result]:
            if not producing >> mine & 1:
                continue
            owner = s.owner(mine)
            amount = s.value(mine)
            if s.log is not None:
                bonus = s.veins_on(mine) * s.table.box.new_vein
                told: MineProduced = {"player": owner, "card": card_id(s, mine), "amount": amount, "vein_bonus": bonus}
                (VEIN_PRODUCED if bonus else MINE_PRODUCED).tell(s, told)
            add_gold(s, BANK, -amount)
            add_gold(s, owner, amount)
            for saloon in s.saloons:
                if saloon.owner != owner and saloon.town == s.table.deck.town[mine]:
                    owing = True
        if owing:
            collect(s)


def mines_in_play(s: Boomtown) -> i64:
    """Everybody's mines, as a mask."""
    found: i64 = 0
    for player in s.players:
        found |= player.mines
    return found


def collect(s: Boomtown) -> None:
    """BT-23.5: one after another: debtors clockwise from the first player, towns in order, older saloons first."""
    deck = s.table.deck
    result = s.die1 + s.die2
    numbered: i64 = deck.numbered[result]
    saloons = s.saloons
    if len(saloons) == 2 and saloons[0].town > saloons[1].town:
        saloons = (saloons[1], saloons[0])
    for place in range(s.count):
        payer = (s.first + place) % s.count
        produced: i64 = s.players[payer].mines & numbered
        for saloon in saloons:
            if saloon.owner == payer or not produced & deck.in_town[saloon.town]:
                continue
            # U-40: only a table's own deck can have more than one of them.
            for mine in deck.by_number[result]:
                if deck.town[mine] == saloon.town and s.players[payer].owns(mine):
                    _pay_saloon(s, payer, saloon, mine)


def _pay_saloon(s: Boomtown, payer: int, saloon: Saloon, mine: int) -> None:
    """BT-23.1: the payment for one mine that has produced."""
    due = saloon.takes(s.table.box)
    if s.log is not None:
        paid = payable(s, payer, due)
        told: SaloonPaid = {"payer": payer, "owner": saloon.owner, "saloon": card_id(s, saloon.card),
                            "town": TOWNS[saloon.town], "mine": card_id(s, mine), "due": due, "paid": paid}  # fmt: skip
        SALOON_PAID[payment(due, paid)].tell(s, told)
    pay(s, payer, saloon.owner, due)
