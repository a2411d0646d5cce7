"""What the Doc can do in either edition: money and nuggets from the others, a store card, claims behind barbed wire."""

from typing import ClassVar

from tumbleweed.core.steps import AskSeat, State
from tumbleweed.games.dice_town.actions import PROTECT, PROTECT_INDEX, PROTECTABLE
from tumbleweed.games.dice_town.box import card_name
from tumbleweed.games.dice_town.declared.doc import (
    DOC_DRAWN,
    DOC_DRAWN_CARD,
    GAVE_DOLLARS,
    GAVE_NO_DOLLARS,
    GAVE_NO_NUGGETS,
    GAVE_NUGGETS,
    NO_EFFECT,
    PROTECTED,
)
from tumbleweed.games.dice_town.gaining import draw_store_cards, gain
from tumbleweed.games.dice_town.packs import CLAIM, HIGHEST_CLAIM, SIZE, claim_values, claims_of, pack_of_claims
from tumbleweed.games.dice_town.town import Town, town


def collect_dollars(s: Town, seat: int, each: int) -> None:
    """DT-16.8: every other player gives some dollars, or as many as they have (U-50)."""
    for giver in s.others_clockwise(seat):
        given = given_by(s, s.players[giver].dollars, each)
        s.players[giver].dollars -= given
        s.players[seat].dollars += given
        if s.log is not None:
            form = GAVE_DOLLARS if given else GAVE_NO_DOLLARS
            form.tell(s, {"from": giver, "to": seat, "dollars": given}, tribute_rule(s, "DT-16.8", given < each))


def collect_nuggets(s: Town, seat: int, each: int) -> None:
    """DT-16.9: every other player who has a nugget gives one; none comes from the mine (DT-21.5)."""
    for giver in s.others_clockwise(seat):
        given = given_by(s, s.players[giver].nuggets, each)
        s.players[giver].nuggets -= given
        s.players[seat].nuggets += given
        if s.log is not None:
            form = GAVE_NUGGETS if given else GAVE_NO_NUGGETS
            form.tell(s, {"from": giver, "to": seat, "nuggets": given}, tribute_rule(s, "DT-16.9", given < each))


def tribute_rule(s: Town, swindle: str, short: bool) -> str:
    """The rule behind a tribute: an elixir's, or the first edition's swindle; U-50 where somebody gives too little."""
    rule = "DT-17.8" if s.table.elixir_deck else swindle
    return f"{rule}, U-50" if short else rule


def given_by(s: Town, owned: int, due: int) -> int:
    """U-50: what is due; if that is too much, all that is owned, or with `all_or_nothing` nothing."""
    if owned >= due:
        return due
    return 0 if s.table.all_or_nothing else owned


def take_store_card(s: Town, seat: int, cause: str, if_none: str = "") -> None:
    """DT-16.7: the top store card; `if_none` is the rule if there is none, where it is not the usual one."""
    drawn = draw_store_cards(s, 1)
    if not drawn:
        no_effect(s, seat, cause, if_none)
        return
    if s.log is not None:
        rule = "" if s.table.elixir_deck else "DT-16.7"
        DOC_DRAWN.tell(s, {"player": seat}, rule, (DOC_DRAWN_CARD.to(1 << seat, {"card": card_name(drawn[0])}, rule),))
    gain(s, seat, drawn[0])


def store_card_there(s: Town) -> bool:
    """Whether there is a store card to take."""
    return s.cards_left() > 0 or s.store_discards & SIZE != 0


def no_effect(s: Town, seat: int, cause: str, rule: str = "") -> None:
    """Logs that a remedy or an elixir has no effect."""
    if s.log is not None:
        NO_EFFECT.tell(s, {"player": seat, "cause": cause}, rule)


def protect_claims(s: Town, seat: int, cause: str) -> None:
    """U-49: two claims from the hand are protected, or the only one; with three or more the player chooses."""
    held = s.players[seat].claims & SIZE
    if held > 2:
        s.next(ProtectClaims(seat))
    elif held:
        lay_open(s, seat, claim_values(s.players[seat].claims))
    else:
        no_effect(s, seat, cause, "U-49")


def lay_open(s: Town, seat: int, values: list[int]) -> None:
    """DT-16.6: these claims lie face up before the player and can no longer be stolen."""
    pack = pack_of_claims(values)
    s.players[seat].claims -= pack
    s.players[seat].protected += pack
    if s.log is not None:
        PROTECTED.tell(s, {"player": seat, "values": values}, "" if s.table.elixir_deck else "DT-16.6, U-49")


class ProtectClaims(AskSeat):
    """D-22: which two claims are protected."""

    decision: ClassVar[str] = "D-22"
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
