"""DT-20.14, DT-20.15: Doc Badluck's Elixir."""

from tumbleweed.games.dice_town.box import BOX
from tumbleweed.games.dice_town.cards.card import DOC_OPENS, DOC_VISIT, Card
from tumbleweed.games.dice_town.declared.rolling import PLAYED
from tumbleweed.games.dice_town.places.doc_badluck import VISIT
from tumbleweed.games.dice_town.town import Town


class TheCard(Card):
    """Its player visits the Doc, even after winning something: at the opening as one more visitor (DT-20.14), before a
    visit at once, ahead of that visitor (DT-20.15)."""

    moments = (DOC_OPENS, DOC_VISIT)
    decision = "D-19"
    rule = "DT-20.14"

    def rule_in(self, moment: int) -> str:
        return "DT-20.14" if moment == DOC_OPENS else "DT-20.15"

    def may(self, s: Town, seat: int, actor: int) -> bool:
        return True

    def tell(self, s: Town, seat: int, action: int) -> None:
        rule = "DT-20.14, U-52" if s.table.elixir_card_at_opening else "DT-20.15, U-52"
        PLAYED.tell(s, {"player": seat, "card": BOX.kinds[self.kind]}, rule)

    def work(self, s: Town, seat: int, action: int, actor: int) -> None:
        if s.table.elixir_card_at_opening:
            s.visits = (*s.visits, seat)
        else:
            s.next(VISIT[seat])

    def default(self, s: Town, seat: int, actor: int) -> int:
        return self.play_if(s.ended != 0)
