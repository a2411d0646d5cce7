"""DT-10: the Bank (10)."""

from tumbleweed.games.dice_town.cards.card import BANK_ROBBED
from tumbleweed.games.dice_town.declared.places import ROBBED, ROBBED_OF_NOTHING
from tumbleweed.games.dice_town.places.place import Place
from tumbleweed.games.dice_town.reactions import open_window
from tumbleweed.games.dice_town.town import Town


class Bank(Place):
    """DT-10.1: the winner takes all bills lying on the Bank, not those on the Stagecoach (DT-10.2)."""

    def reward(self, s: Town, seat: int) -> None:
        s.loot = s.bank
        s.bank = 0
        s.players[seat].dollars += s.loot
        if s.loot:
            s.gained |= 1 << seat
        if s.log is not None:
            form = ROBBED if s.loot else ROBBED_OF_NOTHING
            form.tell(s, {"player": seat, "dollars": s.loot})
        open_window(s, BANK_ROBBED, seat)
