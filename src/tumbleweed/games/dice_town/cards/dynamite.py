"""DT-9.2, DT-20.7: Dynamite."""

from tumbleweed.games.dice_town.cards.card import MINE_WON, Card
from tumbleweed.games.dice_town.dice import NINE, count
from tumbleweed.games.dice_town.town import Town


class TheCard(Card):
    """DT-9.2: the winner of the Gold Mine takes two nuggets for each 9."""

    moments = (MINE_WON,)
    decision = "D-09"
    rule = "DT-20.7"

    def may(self, s: Town, seat: int, actor: int) -> bool:
        return seat == actor and not s.doubled

    def work(self, s: Town, seat: int, action: int, actor: int) -> None:
        s.doubled = True

    def default(self, s: Town, seat: int, actor: int) -> int:
        return self.play_if(s.mine > count(s.players[seat].kept, NINE))
