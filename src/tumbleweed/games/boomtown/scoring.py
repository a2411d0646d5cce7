"""BT-26: scoring and victory."""

from mypy_extensions import i64

from tumbleweed.core.steps import SEATS_OF, State, Step
from tumbleweed.games.boomtown.declared.rounds import FINAL_SCORE, WON, WON_TOGETHER, Rank, Sheet
from tumbleweed.games.boomtown.town import SCORING, Boomtown, boomtown


def sheet(s: Boomtown, seat: int) -> Sheet:
    """BT-26.1, BT-26.2: a player's points, line by line."""
    player = s.players[seat]
    deck = s.table.deck
    return {
        "player": seat,
        "gold": player.gold,
        "mines": sum(deck.value[mine] for mine in range(deck.mines) if player.owns(mine)),
        "vein": _veins(s, seat),
        "offices": s.table.box.office * len(s.mayor_of(seat)),
        "total": total(s, seat),
    }


def _veins(s: Boomtown, seat: int) -> int:
    """BT-16.4: New Veins count, unless the table decided otherwise."""
    if not s.veins or not s.table.vein_scores:
        return 0
    found = 0
    for vein in s.veins:
        if s.players[seat].owns(vein.mine):
            found += s.table.box.new_vein
    return found


def points(s: Boomtown) -> list[int]:
    """Each seat's points, as things stand."""
    return [total(s, seat) for seat in range(s.count)]


def winners(s: Boomtown) -> int:
    """Who has won, as a mask, once the game is over."""
    return int(s.winners)


def total(s: Boomtown, seat: int) -> int:
    """The sum of the lines of a player's sheet."""
    player = s.players[seat]
    value = s.table.deck.value
    found: i64 = player.gold + _veins(s, seat) + s.table.box.office * len(s.mayor_of(seat))
    left: i64 = player.mines
    mine: i64 = 0
    while left:
        if left & 1:
            found += value[mine]
        left >>= 1
        mine += 1
    return int(found)


def ranking(s: Boomtown) -> list[int]:
    """U-61: each seat's rank, from 1, by score; equals share it. `most_gold` breaks ties for the win only (BT-26.4)."""
    totals = points(s)
    best = max(totals)
    most = 0
    if s.table.most_gold:
        most = max([s.players[seat].gold for seat in range(s.count) if totals[seat] == best])
    first = [totals[seat] == best and s.players[seat].gold >= most for seat in range(s.count)]
    ranks: list[int] = []
    for seat in range(s.count):
        rank = 1
        if not first[seat]:
            for other in range(s.count):
                if first[other] or totals[other] > totals[seat]:
                    rank += 1
        ranks.append(rank)
    return ranks


class Scoring(Step):
    """BT-26.3, BT-26.4: the highest score wins; equal ones share the win."""

    def run(self, state: State) -> None:
        s = boomtown(state)
        s.phase = SCORING
        ranks = ranking(s)
        s.winners = sum([1 << seat for seat in range(s.count) if ranks[seat] == 1])
        if s.log is not None:
            for seat in range(s.count):
                FINAL_SCORE.tell(s, sheet(s, seat))
            totals = points(s)
            places = sorted([(ranks[seat], seat) for seat in range(s.count)])
            listed: list[Rank] = [{"player": seat, "rank": rank, "total": totals[seat]} for rank, seat in places]
            winners = list(SEATS_OF[s.winners])
            tied = listed[0]["total"] == listed[1]["total"]
            form = WON if len(winners) == 1 else WON_TOGETHER
            form.tell(s, {"ranking": listed, "winners": winners}, "BT-26.3, BT-26.4" if tied else "")
