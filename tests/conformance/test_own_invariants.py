"""A game's own invariants (`spec.check`) notice when something is added, lost or doubled."""

from collections.abc import Callable

import pytest
from tests.conformance.tables import Table, tables

import tumbleweed as tw
from tumbleweed.arena import checks
from tumbleweed.core.chance import chance
from tumbleweed.core.loop import play_out
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
    while s.ask is None or s.ask.about()[0] != "D-02":
        play_out(s, chance(("answers",), 1), 1)
    checks.invariants_hold(spec, s, 0)
    tamper(s)
    with pytest.raises(checks.CheckFailed):
        checks.invariants_hold(spec, s, 0)
