"""DT-13.6, DT-20.11: The Girls."""

from tumbleweed.games.dice_town.cards.card import SALOON_WON, Card
from tumbleweed.games.dice_town.places.saloon import FIRST_THEFT, SECOND_THEFT, victims
from tumbleweed.games.dice_town.town import Town


class TheCard(Card):
    """DT-13.6: the winner of the Saloon steals twice, from the same or from different opponents."""

    moments = (SALOON_WON,)
    decision = "D-14"
    rule = "DT-20.11"

    def may(self, s: Town, seat: int, actor: int) -> bool:
        return seat == actor and not s.doubled and victims(s, seat) != 0

    def work(self, s: Town, seat: int, action: int, actor: int) -> None:
        s.doubled = True
        s.then(FIRST_THEFT[seat], SECOND_THEFT[seat])

    def default(self, s: Town, seat: int, actor: int) -> int:
        return self.play_if(True)
