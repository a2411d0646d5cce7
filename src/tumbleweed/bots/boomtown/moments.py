"""BT-15, BT-20: when to use the cards that are held."""

from tumbleweed.bots.boomtown.aims import blown_up
from tumbleweed.bots.boomtown.cards import Row
from tumbleweed.bots.boomtown.outlook import Outlook
from tumbleweed.bots.boomtown.weights import TELEGRAPH_OWN, mustang, telegraph
from tumbleweed.games.boomtown.actions import FACES, PASS, SET, SET_OPTIONS
from tumbleweed.games.boomtown.box import HIGHEST, LOWEST
from tumbleweed.games.boomtown.town import Boomtown


def riding(o: Outlook, me: int) -> float:
    """BT-15.1: how much more choosing second brings than waiting for one's turn."""
    s = o.s
    waits = s.order[1:]
    rides = (me, *[seat for seat in waits if seat != me])
    row = Row(o, waits)
    return o.mind(me, row.foreseen(rides, int(s.left))) - o.mind(me, row.foreseen(waits, int(s.left)))


def keeping(o: Outlook) -> float:
    """What the Mustang may bring later."""
    return mustang(o.rolls - 1)


def rolled(o: Outlook, number: int) -> list[float]:
    """BT-21 to BT-23: how everybody's prospects change with a production result."""
    s = o.s
    change = [0.0] * o.count
    for mine in o.deck.by_number[number]:
        owner = s.owner(mine)
        if owner < 0:
            continue
        change[owner] += s.value(mine)
        for saloon in s.saloons:
            if saloon.owner != owner and saloon.town == o.deck.town[mine]:
                change[owner] -= saloon.takes(o.box)
                change[saloon.owner] += saloon.takes(o.box)
    if number in (LOWEST, HIGHEST):
        for mine in o.deck.dangerous:
            if s.owner(mine) >= 0:
                lost = blown_up(o, mine)
                for seat in range(o.count):
                    change[seat] += lost[seat]
    return change


def by_setting(o: Outlook, me: int) -> list[tuple[int, float]]:
    """Each answer about the Telegraph, with how likely the player then wins; a Telegraph not used is kept."""
    s = o.s
    chances = [0.0] * (HIGHEST + 1)
    for number in range(LOWEST, HIGHEST + 1):
        chances[number] = o.prospect(me, result(o, me, number, False))
    found: list[tuple[int, float]] = []
    for action in SET_OPTIONS[(s.die1 - 1) * FACES + s.die2 - 1]:
        if action == PASS:
            found.append((action, o.prospect(me, result(o, me, s.die1 + s.die2, True))))
        else:
            found.append((action, chances[sum_of(s, action)]))
    return found


def result(o: Outlook, me: int, number: int, kept: bool) -> list[float]:
    """A production result, and whether the Telegraph is still there."""
    change = rolled(o, number)
    change[me] -= TELEGRAPH_OWN * telegraph(o.rolls)
    if kept:
        change[me] += telegraph(o.rolls)
    return change


def sum_of(s: Boomtown, action: int) -> int:
    """BT-20.4: the production result after an answer to the Telegraph."""
    if action == PASS:
        return int(s.die1 + s.die2)
    die, face = divmod(action - SET, FACES)
    return int(s.die1 if die else s.die2) + face + 1
