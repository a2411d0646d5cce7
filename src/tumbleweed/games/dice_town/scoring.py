"""DT-22: scoring and victory."""

from typing import ClassVar

from mypy_extensions import i64

from tumbleweed.core.steps import SEATS_OF, AskOne, State, Step
from tumbleweed.games.dice_town.actions import SEAT, SEAT_OPTIONS
from tumbleweed.games.dice_town.box import card_names
from tumbleweed.games.dice_town.declared.ending import (
    ENDED,
    ENDED_SHARED,
    HANDS_SHOWN,
    SCORED,
    TIE_BY_CLAIMS,
    TIE_BY_SHERIFF,
    TIE_SHARED,
    Hand,
    Sheet,
)
from tumbleweed.games.dice_town.packs import CLAIM_BITS, SIZE, claim_values, store_kinds
from tumbleweed.games.dice_town.town import SCORING, Town, town


def sheet(s: Town, seat: int) -> Sheet:
    """DT-22.1 to DT-22.6: a player's victory points, line by line."""
    claims = claim_values(s.players[seat].claims) + claim_values(s.players[seat].protected)
    return {
        "player": seat,
        "nuggets": s.players[seat].nuggets * s.table.box.points_per_nugget,
        "dollars": s.players[seat].dollars // s.table.box.dollars_per_point,
        "badge": s.table.box.points_for_badge if seat == s.sheriff else 0,
        "equipment": sum(s.table.box.worth[kind] for kind in store_kinds(s.players[seat].store)),
        "claims": sum(claims),
        "total": total(s, seat),
        "number_of_claims": len(claims),
    }


def points(s: Town) -> list[int]:
    """Each seat's victory points, as things stand."""
    return [total(s, seat) for seat in range(s.count)]


def total(s: Town, seat: int) -> int:
    """The sum of the lines of a player's sheet."""
    player = s.players[seat]
    found = player.nuggets * s.table.box.points_per_nugget + player.dollars // s.table.box.dollars_per_point
    if seat == s.sheriff:
        found += s.table.box.points_for_badge
    for kind in store_kinds(player.store):
        found += s.table.box.worth[kind]
    return found + value_of(player.claims) + value_of(player.protected)


def value_of(claims: i64) -> int:
    """The printed values of a pack of claims, added up."""
    left: i64 = claims >> CLAIM_BITS
    value: i64 = 1
    found: i64 = 0
    while left:
        found += (left & 63) * value
        left >>= CLAIM_BITS
        value += 1
    return int(found)


def winners(s: Town) -> int:
    """Who has won, as a mask, once the game is over."""
    return int(s.winners)


def number_of_claims(s: Town, seat: int) -> i64:
    """Claims owned, in the hand or protected; their number breaks ties."""
    return (s.players[seat].claims & SIZE) + (s.players[seat].protected & SIZE)


class Scoring(Step):
    """DT-22.7, DT-22.8: the most points win; then the most claims; then the Sheriff's word."""

    def run(self, state: State) -> None:
        s = town(state)
        s.phase = SCORING
        totals = points(s)
        if s.log is not None:
            hands: list[Hand] = [
                {"player": seat, "hand": card_names(s.players[seat].store, s.players[seat].claims),
                 "protected": claim_values(s.players[seat].protected)}
                for seat in range(s.count)
            ]  # fmt: skip
            HANDS_SHOWN.tell(s, {"hands": hands})
            SCORED.tell(s, {"sheets": [sheet(s, seat) for seat in range(s.count)]})
        most = max(totals)
        tied = [seat for seat in range(s.count) if totals[seat] == most]
        most_claims = max([number_of_claims(s, seat) for seat in tied])
        first = [seat for seat in tied if number_of_claims(s, seat) == most_claims]
        s.winners = sum([1 << seat for seat in first])
        if len(first) == 1:
            if len(tied) > 1 and s.log is not None:
                TIE_BY_CLAIMS.tell(s, {"players": tied, "decided_by": "claims"})
            finish(s)
        elif s.table.final_tie_shared:
            if s.log is not None:
                TIE_SHARED.tell(s, {"players": first, "decided_by": "shared"})
            finish(s)
        else:
            s.next(NameWinner())


class NameWinner(AskOne):
    """D-28, U-59: points and claims are equal; the Sheriff names the winner, who may be the Sheriff. No bribes."""

    decision: ClassVar[str] = "D-28"
    rule: ClassVar[str] = "DT-22.8"

    def seats(self, state: State) -> int:
        return 1 << town(state).sheriff

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        return SEAT_OPTIONS[town(state).winners]

    def resolve(self, state: State) -> None:
        s = town(state)
        tied = SEATS_OF[s.winners]
        s.winners = 1 << s.answer - SEAT
        if s.log is not None:
            TIE_BY_SHERIFF.tell(s, {"players": list(tied), "decided_by": "sheriff"})
        finish(s)

    def default(self, state: State, seat: int) -> int:
        s = town(state)
        return SEAT + next(other for other in s.clockwise_from(seat) if s.winners >> other & 1)


def ranking(s: Town) -> list[int]:
    """Each seat's rank, from 1; the winner first, then by points and claims; equals share a rank."""
    totals = points(s)
    keys = [(s.winners >> seat & 1, totals[seat], number_of_claims(s, seat)) for seat in range(s.count)]
    return [1 + sum(1 for other in keys if other > keys[seat]) for seat in range(s.count)]


def finish(s: Town) -> None:
    """The game is over."""
    if s.log is not None:
        winners = SEATS_OF[s.winners]
        form = ENDED if len(winners) == 1 else ENDED_SHARED
        form.tell(s, {"ranking": ranking(s), "winners": list(winners)})
