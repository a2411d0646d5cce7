"""Section 8 of the dossier: in hundreds of random games nobody is told a field that its table does not give them."""

import re
from pathlib import Path
from typing import Any

import pytest
from tests.conformance.hidden_positions import luck_for
from tests.conformance.tables import Table, tables

from tumbleweed.arena.fuzzing import ANSWERS
from tumbleweed.core.events import Event, Log
from tumbleweed.core.play import apply, legal, waiting

ROOT = Path(__file__).parents[2]
FEW, MANY = 8, 25
"""Games at each table, in every run and with `-m slow`."""
TABLES = [table for table in tables() if table.game == "dice-town"]
MOMENT = {"event", "form", "rule", "round", "phase", "edition"}
GOODS = "dollars nuggets claims store_cards protected"

PUBLIC = {
    "game_started": "players options sheriff decks",
    "claims_revealed": "row",
    "elixirs_revealed": "elixirs",
    "round_started": "number sheriff",
    "dice_rolled": "player dice last_roll",
    "choice_locked": "player",
    "dice_revealed": "revealed",
    "paid_stagecoach": "player dollars reason stagecoach",
    "card_played": "player card target die face",
    "card_cancelled": "player of card",
    "brute_fallback": "player kept returned dollars",
    "die_turned": "player old new",
    "last_roll_announced": "finished rolling",
    "combination_complete": "player faces category",
    "place_uncontested": "place",
    "tie": "place players count combination",
    "bribe_offered": f"player sheriff supports {GOODS}",
    "bribe_withdrawn": "player",
    "tie_decided": "sheriff place player",
    "bribe_paid": f"from to {GOODS}",
    "place_won": "place player count combination by_tie_break",
    "nuggets_mined": "player due taken mine",
    "bank_robbed": "player dollars",
    "loot_split": "robber player dollars",
    "coach_arrived": "dollars bank",
    "store_drawn": "player number deck discards action",
    "store_kept": "player discarded_number",
    "store_reshuffled": "deck",
    "store_empty": "player",
    "joe_collected": "player target dollars",
    "theft": "thief victim claims store_cards number",
    "theft_kept": "thief victim kind",
    "theft_impossible": "player",
    "sheriff_changed": "old new cause",
    "sheriff_stays": "sheriff cause",
    "claims_taken": "player values",
    "claim_drawn_unseen": "player",
    "claims_refilled": "row deck",
    "doc_visitors": "players",
    "doc_order_set": "sheriff order",
    "doc_declined": "player",
    "doc_no_remedy": "player",
    "doc_remedy": "player remedy",
    "elixir_taken": "player source elixir",
    "elixir_replaced": "elixir pile",
    "elixirs_reshuffled": "pile",
    "claims_protected": "player values",
    "doc_card_drawn": "player",
    "tribute_paid": "from to dollars nuggets",
    "card_given": "from to kind cause",
    "no_effect": "player cause",
    "end_triggered": "cause",
    "round_ended": "number",
    "hands_shown": "hands",
    "scored": "sheets",
    "final_tie": "players decided_by",
    "game_ended": "ranking winners",
    "timeout_default": "player decision",
}
"""By event, the fields of the column "public payload"."""

PRIVATE = {
    "dice_rolled": (("player",), "faces"),
    "choice_locked": (("player",), "kept brute"),
    "bribe_offered": (("player", "sheriff"), "cards"),
    "bribe_paid": (("from", "to"), "cards"),
    "store_drawn": (("player",), "cards"),
    "store_kept": (("player",), "card discarded"),
    "theft": (("thief", "victim"), "cards"),
    "theft_kept": (("thief", "victim"), "card"),
    "claim_drawn_unseen": (("player",), "value"),
    "doc_card_drawn": (("player",), "card"),
    "card_given": (("from", "to"), "card"),
}
"""By event, who gets more (named by the event's own fields) and what: the column "private payload"."""


NEW_SHERIFF = {"round_started": "sheriff", "sheriff_changed": "new"}
"""Events that say who wears the badge from then on."""


def table_of_the_dossier() -> dict[str, str]:
    """The events of section 8 with their column "private payload"."""
    text = (ROOT / "docs" / "rules" / "dice-town.md").read_text(encoding="utf-8")
    section = text.split("## 8. Events for the log")[1].split("## Appendix A")[0]
    return dict(re.findall(r"^\| `(\w+)`[^|]*\|[^|]*\| ([^|]*) \|$", section, re.MULTILINE))


def test_the_lists_here_follow_the_dossier() -> None:
    dossier = table_of_the_dossier()
    assert set(PUBLIC) == set(dossier)
    private = {name for name, column in dossier.items() if column != "–"}
    assert private == set(PRIVATE) | {"round_ended", "timeout_default"}, "those two are looked at below"


class Audience:
    """Who may be told what in one game."""

    def __init__(self, wealth_visible: bool) -> None:
        self.wealth_visible = wealth_visible
        self.sheriff = -2

    def allowed(self, payload: dict[str, Any], seat: int) -> set[str]:
        """The fields that this seat may find in an event."""
        name = payload["event"]
        fields = MOMENT | set(PUBLIC[name].split())
        if name == "round_ended" and (self.wealth_visible or seat >= 0):
            fields |= {"dollars", "nuggets"}
        if name == "dice_rolled" and payload["last_roll"]:
            fields.add("faces")
        if name in PRIVATE:
            owners, more = PRIVATE[name]
            named = {self.sheriff if owner == "sheriff" else payload[owner] for owner in owners}
            fields |= set(more.split()) if seat in named else set()
        return fields

    def check(self, event: Event, seats: int) -> None:
        """Looks at what everybody is told of one event."""
        for seat in range(-1, seats):
            payload = event.seen_by(seat)
            if payload is not None:
                extra = set(payload) - self.allowed(payload, seat)
                assert not extra, f"seat {seat} is told {sorted(extra)} of {payload}"
        if event.name in NEW_SHERIFF:
            self.sheriff = event.public[NEW_SHERIFF[event.name]]


@pytest.mark.parametrize("games", [range(FEW), pytest.param(range(FEW, MANY), marks=pytest.mark.slow)], ids=str)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_everybody_is_told_only_what_the_table_gives_him(table: Table, games: range) -> None:
    for number in games:
        luck = luck_for(1000 * table.seats + number)
        options = {**table.options(luck), "short_log": False}
        log, seats = played_log(table, options, number)
        audience = Audience(options.get("wealth_visible", True))
        for event in log.events:
            audience.check(event, seats)


def played_log(table: Table, options: dict[str, Any], seed: int) -> tuple[Log, int]:
    """The log of a random game; now and then the clock answers. What it answers discreetly, only its seat hears."""
    spec, luck = table.spec, luck_for(seed)
    s = spec.new(table.seats, options, seed, True)
    assert s.log is not None
    while seats := waiting(s):
        seat = seats[luck.below(ANSWERS, len(seats))]
        answers = legal(s, seat)
        if luck.below(ANSWERS, 20):
            apply(s, seat, answers[luck.below(ANSWERS, len(answers))])
            continue
        discreet = s.ask is not None and s.ask.discreet
        place = len(s.log.events)
        spec.time_out(s, seat)
        told = [s.log.events[place].seen_by(other) is not None for other in range(-1, table.seats)]
        assert told == [other == seat or not discreet for other in range(-1, table.seats)]
    return s.log, table.seats


def test_there_are_enough_games() -> None:
    assert MANY * len(TABLES) >= 200
