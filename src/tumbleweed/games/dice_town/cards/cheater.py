"""DT-20.17: Professional Cheater."""

from typing import Final

from tumbleweed.games.dice_town.actions import PASS, TURN, TURNS
from tumbleweed.games.dice_town.box import BOX
from tumbleweed.games.dice_town.cards.card import DICE_SHOWN, Card
from tumbleweed.games.dice_town.declared.rolling import PLAYED_TO_TURN, TURNED
from tumbleweed.games.dice_town.dice import DIE, FACES, count, mask_of
from tumbleweed.games.dice_town.town import Town

OPTIONS: Final[list[tuple[int, ...]]] = [
    (PASS, *(TURN + number for number, (old, new) in enumerate(TURNS) if faces >> old & 1)) for faces in range(64)
]
"""By the faces that may be turned: passing, and every way to turn a die."""


class TheCard(Card):
    """DT-20.17: one of the dice just revealed is turned to any other face."""

    moments = (DICE_SHOWN,)
    decision = "D-05"
    rule = "DT-20.17"

    def may(self, s: Town, seat: int, actor: int) -> bool:
        return turnable(s, seat) != 0

    def options(self, s: Town, seat: int) -> tuple[int, ...]:
        return OPTIONS[mask_of(turnable(s, seat))]

    def tell(self, s: Town, seat: int, action: int) -> None:
        old, new = TURNS[action - TURN]
        card = BOX.kinds[self.kind]
        PLAYED_TO_TURN.tell(s, {"player": seat, "card": card, "die": FACES[old], "face": FACES[new]}, self.rule)

    def work(self, s: Town, seat: int, action: int, actor: int) -> None:
        old, new = TURNS[action - TURN]
        if count(s.players[seat].shown, old):
            s.players[seat].shown += DIE[new] - DIE[old]
        s.players[seat].kept += DIE[new] - DIE[old]
        if s.log is not None:
            TURNED.tell(s, {"player": seat, "old": FACES[old], "new": FACES[new]})


def turnable(s: Town, seat: int) -> int:
    """U-14: the dice a Cheater may turn: those just revealed and kept, or with `any_kept` all dice set aside by a
    player who took part in this roll."""
    if s.table.cheat_any_kept:
        return s.players[seat].kept if s.rolling >> seat & 1 else 0
    return s.players[seat].shown
