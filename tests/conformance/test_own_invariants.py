"""A game's own invariants (`spec.check`) notice when something is added, lost or doubled."""

from collections.abc import Callable

import pytest
from tests.conformance.tables import Table, tables
from tests.games.boomtown.scenario import CHOOSE, SPEC, table

import tumbleweed as tw
from tumbleweed.arena import checks
from tumbleweed.core.chance import chance
from tumbleweed.core.playout import play_out
from tumbleweed.games.boomtown.town import COUNT_BITS, SCORING, Boomtown, Saloon, Vein
from tumbleweed.games.dice_town.packs import CLAIM, STORE
from tumbleweed.games.dice_town.town import Town, town


@pytest.mark.parametrize("table", list(tables()), ids=str)
def test_an_untouched_position_passes(table: Table) -> None:
    s = table.spec.new(table.seats, table.fixed, 3, False)
    checks.invariants_hold(table.spec, s, 0)


def more_money(s: Town) -> None:
    s.players[0].dollars += 1


def less_money(s: Town) -> None:
    s.bank -= 1


def debts(s: Town) -> None:
    s.players[0].dollars, s.players[1].dollars = -1, s.players[1].dollars + s.players[0].dollars + 1


def more_nuggets(s: Town) -> None:
    s.players[1].nuggets += 1


def less_nuggets(s: Town) -> None:
    s.mine -= 1


def a_store_card_too_many(s: Town) -> None:
    s.players[0].store += STORE[0]


def a_store_card_too_few(s: Town) -> None:
    s.store_top += 1


def a_claim_too_many(s: Town) -> None:
    s.players[0].protected += CLAIM[5]


def a_claim_too_few(s: Town) -> None:
    s.claim_row = s.claim_row[1:]


def an_elixir_too_few(s: Town) -> None:
    s.elixir_top += 1


def a_die_too_few(s: Town) -> None:
    s.players[0].cup = 0


TAMPERINGS = (
    more_money, less_money, debts, more_nuggets, less_nuggets, a_store_card_too_many, a_store_card_too_few,
    a_claim_too_many, a_claim_too_few, an_elixir_too_few, a_die_too_few,
)  # fmt: skip


@pytest.mark.parametrize("tamper", TAMPERINGS, ids=lambda tamper: str(tamper.__name__))
def test_dice_town_notices(tamper: Callable[[Town], None]) -> None:
    spec = tw.find("dice-town")
    s = town(spec.new(3, {"edition": "second"}, 11, False))
    play_out(s, chance(("answers",), 1), 40)
    while s.ask is None or s.ask.decision_id() != "D-02":
        play_out(s, chance(("answers",), 1), 1)
    checks.invariants_hold(spec, s, 0)
    tamper(s)
    with pytest.raises(checks.CheckFailed):
        checks.invariants_hold(spec, s, 0)


# ---------------------------------------------------------------- Boomtown (dossier, 3.1)


def in_the_middle() -> Boomtown:
    """Seat 0 picks; offices, a Governor, a New Vein, a saloon with girls, held and waiting cards are there."""
    return table(run=CHOOSE, row="SN-10 DG-11 CC-11", winner=0, round=8, governor="CC",
                 mines=["0 CJ-06", "1 CC-04 CC-05", "2 SN-09"], veins={"VEI-1": "SN-09"},
                 saloons=["0 CJ SAL-1 GIR-1"], cards={0: "MUS-1", 1: "SAL-2", 2: "TEL-1"}).s  # fmt: skip


def gold_below_nothing(s: Boomtown) -> None:
    s.players[0].gold, s.players[1].gold = -1, s.players[1].gold + s.players[0].gold + 1


def gold_out_of_nowhere(s: Boomtown) -> None:
    s.players[0].gold += 1


def gold_lost_by_the_bank(s: Boomtown) -> None:
    s.bank -= 1


def a_card_in_two_places(s: Boomtown) -> None:
    s.removed = (*s.removed, s.row[0])


def a_card_nowhere(s: Boomtown) -> None:
    s.removed = s.removed[1:]


def a_held_card_doubled(s: Boomtown) -> None:
    s.players[1].events |= s.players[0].events


def a_mine_with_two_owners(s: Boomtown) -> None:
    s.players[1].mines |= s.players[0].mines
    s.players[1].counts += 1  # one more in the first town, Cactus Junction


def mines_counted_wrong(s: Boomtown) -> None:
    s.players[0].counts += 1 << COUNT_BITS


def a_vein_on_nobodys_mine(s: Boomtown) -> None:
    s.veins = (Vein(s.veins[0].card, s.table.deck.ids.index("SN-10")),)


def girls_in_two_saloons(s: Boomtown) -> None:
    s.saloons = (*s.saloons, Saloon(s.removed[-1], 1, 1, s.saloons[0].girls))
    s.removed = s.removed[:-1]


def a_governor_lost(s: Boomtown) -> None:
    s.governor = -1


def more_mines_than_the_mayor(s: Boomtown) -> None:
    s.set_mayor(2, 0)


def two_mines_and_no_mayor(s: Boomtown) -> None:
    s.governor, s.governor_card, s.removed = -1, -1, (*s.removed, s.governor_card)
    s.set_mayor(2, -1)


def a_mayor_without_a_mine(s: Boomtown) -> None:
    s.set_mayor(1, 0)


def three_saloons_in_a_town(s: Boomtown) -> None:
    s.saloons = (*s.saloons, *[Saloon(card, 1, 0, -1) for card in s.removed[:2]])
    s.removed = s.removed[2:]


def a_governor_on_a_vacant_office(s: Boomtown) -> None:
    s.governor = 4


def a_row_too_few_in_the_deck(s: Boomtown) -> None:
    s.removed = (*s.removed, *s.deck[s.top : s.top + 3])
    s.top += 3


def a_round_too_many(s: Boomtown) -> None:
    s.round = 21


def a_second_pick_in_a_turn(s: Boomtown) -> None:
    s.removed = (*s.removed, s.row[1])
    s.left &= ~2


def over_too_early(s: Boomtown) -> None:
    s.phase = SCORING


NOTICED: dict[Callable[[Boomtown], None], str] = {
    gold_below_nothing: "less than nothing",
    gold_out_of_nowhere: "there are 31 gold instead of 30",
    gold_lost_by_the_bank: "there are 29 gold instead of 30",
    a_card_in_two_places: "the cards are",
    a_card_nowhere: "the cards are",
    a_held_card_doubled: "the cards are",
    a_mine_with_two_owners: "the cards are",
    mines_counted_wrong: "not as many as counted",
    a_vein_on_nobodys_mine: "a mine nobody owns",
    girls_in_two_saloons: "the cards are",
    a_governor_lost: "the cards are",
    more_mines_than_the_mayor: "somebody owns more in CC than its mayor",
    two_mines_and_no_mayor: "CC has no mayor, though somebody owns 2",
    a_mayor_without_a_mine: "more in CM than its mayor",
    three_saloons_in_a_town: "too many saloons in CJ",
    a_governor_on_a_vacant_office: "the Governor stands on a vacant office",
    a_row_too_few_in_the_deck: "deck is not as large as the round says",
    a_round_too_many: "round 21 of 20",
    a_second_pick_in_a_turn: "2 cards are left after 0 picks",
    over_too_early: "over too early",
}


@pytest.mark.parametrize("tamper", NOTICED, ids=lambda tamper: str(tamper.__name__))
def test_boomtown_notices(tamper: Callable[[Boomtown], None]) -> None:
    s = in_the_middle()
    checks.invariants_hold(SPEC, s, 0)
    tamper(s)
    with pytest.raises(checks.CheckFailed, match=NOTICED[tamper]):
        checks.invariants_hold(SPEC, s, 0)


def test_boomtown_notices_a_mayor_with_one_mine_where_two_are_needed() -> None:
    s = table(run=CHOOSE, row="SN-10 DG-11 CC-11", mines=["0 CJ-06"], mayor_retention="two_mines").s
    checks.invariants_hold(SPEC, s, 0)
    s.set_mayor(0, 0)
    with pytest.raises(checks.CheckFailed, match="the mayor of CJ owns a single mine"):
        checks.invariants_hold(SPEC, s, 0)
