"""DT-15.5, DT-20.13: Corruption."""

from tumbleweed.games.dice_town.cards.card import CLAIMS_TAKEN, Card
from tumbleweed.games.dice_town.declared.places import DRAWN_UNSEEN, DRAWN_UNSEEN_VALUE
from tumbleweed.games.dice_town.packs import CLAIM
from tumbleweed.games.dice_town.town import Town


class TheCard(Card):
    """DT-15.5: the winner of the Town Hall also takes the top card of the claim deck, unseen by the others."""

    moments = (CLAIMS_TAKEN,)
    decision = "D-18"
    rule = "DT-20.13"

    def may(self, s: Town, seat: int, actor: int) -> bool:
        return seat == actor and s.claims_left() > 0

    def work(self, s: Town, seat: int, action: int, actor: int) -> None:
        value = s.claim_deck[s.claim_top]
        s.claim_top += 1
        s.players[seat].claims += CLAIM[value]
        if s.log is not None:
            DRAWN_UNSEEN.tell(s, {"player": seat}, secrets=(DRAWN_UNSEEN_VALUE.to(1 << seat, {"value": value}),))

    def default(self, s: Town, seat: int, actor: int) -> int:
        return self.play_if(True)
