"""What the Doc can do in either edition: money and nuggets from the others, a store card, claims behind barbed wire."""

from typing import ClassVar

from tumbleweed.core.steps import AskSeat, State
from tumbleweed.games.dice_town.actions import PROTECT, PROTECT_INDEX, PROTECTABLE
from tumbleweed.games.dice_town.gaining import draw_store_cards, gain
from tumbleweed.games.dice_town.packs import CLAIM, HIGHEST_CLAIM, SIZE, claim_values, claims_of, pack_of_claims
from tumbleweed.games.dice_town.telling import card_name, tell
from tumbleweed.games.dice_town.town import Town, town


def collect_dollars(s: Town, seat: int, each: int) -> None:
    """DT-16.8: every other player gives some dollars, or what he has (U-50)."""
    for giver in s.clockwise_from(seat):
        given = given_by(s, s.players[giver].dollars, each)
        s.players[giver].dollars -= given
        s.players[seat].dollars += given
        if s.log is not None:
            tell(s, "tribute_paid", {"from": giver, "to": seat, "dollars": given})


def collect_nuggets(s: Town, seat: int, each: int) -> None:
    """DT-16.9: every other player gives a nugget, if he has one; none comes from the mine (DT-21.5)."""
    for giver in s.clockwise_from(seat):
        given = given_by(s, s.players[giver].nuggets, each)
        s.players[giver].nuggets -= given
        s.players[seat].nuggets += given
        if s.log is not None:
            tell(s, "tribute_paid", {"from": giver, "to": seat, "nuggets": given})


def given_by(s: Town, owned: int, due: int) -> int:
    """U-50: as much as he has, or with `all_or_nothing` nothing if it is too little."""
    if owned >= due:
        return due
    return 0 if s.table.all_or_nothing else owned


def take_store_card(s: Town, seat: int, cause: str) -> None:
    """DT-16.7: the top store card."""
    drawn = draw_store_cards(s, 1)
    if not drawn:
        no_effect(s, seat, cause)
        return
    if s.log is not None:
        tell(s, "doc_card_drawn", {"player": seat}, 1 << seat, {"card": card_name(drawn[0])})
    gain(s, seat, drawn[0])


def store_card_there(s: Town) -> bool:
    """Whether there is a store card to take."""
    return s.cards_left() > 0 or s.store_discards & SIZE != 0


def no_effect(s: Town, seat: int, cause: str) -> None:
    """Nothing comes of it."""
    if s.log is not None:
        tell(s, "no_effect", {"player": seat, "cause": cause})


def protect_claims(s: Town, seat: int, cause: str) -> None:
    """U-49: two claims of the hand are protected, one if he has no more; with three or more he chooses."""
    held = s.players[seat].claims & SIZE
    if held > 2:
        s.next(ProtectClaims(seat))
    elif held:
        lay_open(s, seat, claim_values(s.players[seat].claims))
    else:
        no_effect(s, seat, cause)


def lay_open(s: Town, seat: int, values: list[int]) -> None:
    """DT-16.6: these claims lie face up before him and can no longer be stolen."""
    pack = pack_of_claims(values)
    s.players[seat].claims -= pack
    s.players[seat].protected += pack
    if s.log is not None:
        tell(s, "claims_protected", {"player": seat, "values": values})


class ProtectClaims(AskSeat):
    """D-22: which two claims he protects."""

    decision: ClassVar[str] = "D-22"
    name: ClassVar[str] = "PROTECT"
    rule: ClassVar[str] = "DT-16.6"

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        s = town(state)
        held = s.players[seat].claims
        values = [value for value in range(1, HIGHEST_CLAIM + 1) if claims_of(held, value)]
        options: list[int] = []
        for place, low in enumerate(values):
            if claims_of(held, low) > 1:
                options.append(PROTECT + PROTECT_INDEX[low, low])
            for high in values[place + 1 :]:
                options.append(PROTECT + PROTECT_INDEX[low, high])
        options.sort()
        return tuple(options)

    def forced(self, state: State, seat: int) -> bool:
        return False

    def resolve(self, state: State) -> None:
        s = town(state)
        lay_open(s, self.seat, list(PROTECTABLE[s.answer - PROTECT]))

    def default(self, state: State, seat: int) -> int:
        low, high = claim_values(town(state).players[seat].claims)[-2:]
        return PROTECT + PROTECT_INDEX[low, high]


def hand_claims(s: Town, seat: int) -> int:
    """Claims in hand."""
    return s.players[seat].claims & SIZE


def give_claim(s: Town, giver: int, taker: int, value: int) -> None:
    """A claim goes from hand to hand."""
    s.players[giver].claims -= CLAIM[value]
    s.players[taker].claims += CLAIM[value]
