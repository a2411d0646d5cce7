"""DT-10.3, DT-20.8: Even Split."""

from tumbleweed.games.dice_town.cards.card import BANK_ROBBED, Card
from tumbleweed.games.dice_town.declared.places import LOOT_SPLIT
from tumbleweed.games.dice_town.town import Town


class TheCard(Card):
    """DT-10.3: an opponent of the bank robber receives half of the loot, rounded down."""

    moments = (BANK_ROBBED,)
    decision = "D-10"
    rule = "DT-20.8"

    def may(self, s: Town, seat: int, actor: int) -> bool:
        return seat != actor and s.loot >= 2

    def work(self, s: Town, seat: int, action: int, actor: int) -> None:
        half = s.loot // 2
        s.players[actor].dollars -= half
        s.players[seat].dollars += half
        s.loot = 0
        if s.log is not None:
            LOOT_SPLIT.tell(s, {"robber": actor, "player": seat, "dollars": half})
