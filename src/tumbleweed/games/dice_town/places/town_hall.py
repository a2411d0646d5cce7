"""DT-15: the Town Hall (the best combination)."""

from typing import Final

from tumbleweed.core.steps import State, Step
from tumbleweed.games.dice_town.cards.card import CLAIMS_TAKEN
from tumbleweed.games.dice_town.declared.control import TIED_COMBINATIONS, WON_TOWN_HALL
from tumbleweed.games.dice_town.declared.places import LAND_TAKEN, NO_LAND_LEFT, REFILLED, ROW_EMPTY
from tumbleweed.games.dice_town.dice import ACE, KEY, KEY_WITHOUT_KICKERS, count, index_of, names
from tumbleweed.games.dice_town.ending import CLAIMS_GONE, trigger_end
from tumbleweed.games.dice_town.packs import CLAIM
from tumbleweed.games.dice_town.places.place import PLACES, Place
from tumbleweed.games.dice_town.reactions import window_then
from tumbleweed.games.dice_town.town import Town, town

MOST_CLAIMS: Final = 3


class TownHall(Place):
    """DT-15.1: the best poker combination wins (DT-18); there is always a winner."""

    def contenders(self, s: Town) -> int:
        keys = KEY if s.table.kickers else KEY_WITHOUT_KICKERS
        best = 0
        mask = 0
        bit = 1
        for player in s.players:
            key = keys[index_of(player.kept)]
            if key > best:
                best = key
                mask = bit
            elif key == best:
                mask |= bit
            bit <<= 1
        return mask

    def tell_tie(self, s: Town, players: list[int]) -> None:
        combination = names(s.players[players[0]].kept)
        TIED_COMBINATIONS.tell(s, {"place": PLACES[self.number], "players": players, "combination": combination})

    def tell_won(self, s: Town, seat: int, by_tie_break: bool) -> None:
        place, combination = PLACES[self.number], names(s.players[seat].kept)
        WON_TOWN_HALL.tell(
            s, {"place": place, "player": seat, "by_tie_break": by_tie_break, "combination": combination}
        )

    def reward(self, s: Town, seat: int) -> None:
        """DT-15.2, DT-15.4: the bottom claim and one more for each ace: at most three, and only what lies there."""
        number = min(MOST_CLAIMS, 1 + count(s.players[seat].kept, ACE))
        taken = s.claim_row[:number]
        s.claim_row = s.claim_row[number:]
        for value in taken:
            s.players[seat].claims += CLAIM[value]
        if taken:
            s.gained |= 1 << seat
        if s.log is not None:
            form = LAND_TAKEN if taken else NO_LAND_LEFT
            form.tell(s, {"player": seat, "values": list(taken)})
        window_then(s, CLAIMS_TAKEN, seat, REFILL_ROW)


class RefillRow(Step):
    """DT-15.6: the claims slide down, and the empty places are filled from the deck, the lowest first."""

    def run(self, state: State) -> None:
        s = town(state)
        gaps = s.table.box.claim_row - len(s.claim_row)
        new = s.claim_deck[s.claim_top : s.claim_top + gaps]
        s.claim_top += len(new)
        s.claim_row = s.claim_row + new
        if s.log is not None:
            form = REFILLED if s.claim_row else ROW_EMPTY
            form.tell(s, {"row": list(s.claim_row), "deck": s.claims_left()})
        if not s.claim_row:
            trigger_end(s, CLAIMS_GONE)


REFILL_ROW: Final = RefillRow()
