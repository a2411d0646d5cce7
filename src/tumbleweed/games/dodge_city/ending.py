"""DC-13: the end of the game, the final duel and the ranking."""

from typing import Final

from tumbleweed.core.steps import SEATS_OF, State, Step, seat_or_none
from tumbleweed.games.dodge_city.box import BOX, CARD, INDIO, KIND, VALUE
from tumbleweed.games.dodge_city.dealing import draw_card
from tumbleweed.games.dodge_city.declared.kinds import Ending, Shown
from tumbleweed.games.dodge_city.declared.passes import (
    FINAL_DUEL_EVEN,
    FINAL_DUEL_WON,
    GAME_ENDED,
    GAME_ENDED_BY_DUEL,
    Ranked,
)
from tumbleweed.games.dodge_city.town import END, Town, town

TARGET_POINTS: Final = 1
ALL_FINISHED: Final = 2
PASS_LIMIT: Final = 3
REASONS: Final[dict[int, Ending]] = {
    TARGET_POINTS: "target_points",
    ALL_FINISHED: "all_buildings_finished",
    PASS_LIMIT: "pass_limit",
}


def end_now(s: Town, reason: int) -> None:
    """DC-13.3: the game is over at this moment; whatever was still to come no longer matters."""
    s.reason = reason
    s.agenda = None
    s.next(GAME_OVER)


def leaders(s: Town) -> int:
    """Who has the most points, as a mask."""
    most = max([player.points for player in s.players])
    return sum([1 << seat for seat in range(s.count) if s.players[seat].points == most])


class GameOver(Step):
    """DC-13.2, DC-13.3: the player with the most points wins; between several the final duel decides (DC-13.4)."""

    def run(self, state: State) -> None:
        s = town(state)
        s.round = END
        tied = leaders(s)
        if tied & tied - 1:
            s.by_duel = True
            s.next(FinalDuel(tied))
        else:
            declare(s, SEATS_OF[tied][0])


class FinalDuel(Step):
    """DC-13.5, U-56: the tied players get a card each; the highest wins, and those who share it duel again."""

    def __init__(self, tied: int) -> None:
        self.tied: Final = tied

    def args(self) -> tuple[int, ...]:
        return (self.tied,)

    def run(self, state: State) -> None:
        s = town(state)
        replaced: list[int] = []
        dealt: list[tuple[int, int]] = []
        for seat in s.clockwise_from(max(s.starter, 0)):
            if self.tied >> seat & 1:
                card = draw_card(s)
                while KIND[card] == INDIO:
                    s.discards |= CARD[card]
                    replaced.append(card)
                    card = draw_card(s)
                dealt.append((seat, card))
        best = highest(dealt)
        winner = -1 if best & best - 1 else SEATS_OF[best][0]
        for seat, card in dealt:
            s.discards |= CARD[card]
        if s.log is not None:
            cards: list[Shown] = [{"player": seat, "card": BOX.cards[card]} for seat, card in dealt]
            named = [BOX.cards[card] for card in replaced]
            form = FINAL_DUEL_EVEN if winner < 0 else FINAL_DUEL_WON
            form.tell(s, {"cards": cards, "replaced": named, "winner": seat_or_none(winner)})
        if winner >= 0:
            declare(s, winner)
        else:
            s.next(FinalDuel(best))


def highest(cards: list[tuple[int, int]]) -> int:
    """DC-3: whose card is the highest, as a mask: several seats if they share it."""
    most, found = -1, 0
    for seat, card in cards:
        value = VALUE[card]
        if value > most:
            most, found = value, 0
        if value == most:
            found |= 1 << seat
    return found


def declare(s: Town, winner: int) -> None:
    """Ends the game with a winner."""
    s.winner = winner
    if s.log is not None:
        form = GAME_ENDED_BY_DUEL if s.by_duel else GAME_ENDED
        rule = "" if s.reason == TARGET_POINTS else "DC-13.3, DC-13.4" if s.by_duel else "DC-13.3, DC-13.6"
        reason = REASONS[s.reason]
        form.tell(s, {"winner": winner, "ranking": ranking(s), "reason": reason, "by_final_duel": s.by_duel}, rule)


def ranking(s: Town) -> list[Ranked]:
    """DC-13.7: the winner first, the others by points; equal points share a place."""
    others = sorted((seat for seat in range(s.count) if seat != s.winner), key=lambda seat: -s.players[seat].points)
    rows: list[Ranked] = [{"place": 1, "player": s.winner, "points": s.players[s.winner].points}]
    for number, seat in enumerate(others, 2):
        points = s.players[seat].points
        shares = rows[-1]["points"] == points and number > 2
        rows.append({"place": rows[-1]["place"] if shares else number, "player": seat, "points": points})
    return rows


GAME_OVER: Final = GameOver()
