"""The casual player of Dice Town: what it chooses, and what it thinks things are worth."""

from typing import Any

from tumbleweed import find
from tumbleweed.bots.dice_town import CHOICES, CasualBot, worth

DICE_TOWN = find("dice-town")


def test_every_choice_of_the_casual_bot_belongs_to_a_decision() -> None:
    assert all(name[:2] == "D-" and 1 <= int(name[2:]) <= 28 for name in CHOICES)


def question(decision: str, **more: Any) -> dict[str, Any]:
    """The view of seat 0 of two, asked something."""
    players = [
        {"seat": seat, "kept": [], "shown": [], "store_cards": 1, "claims": 1, "dollars": 8, "nuggets": 0}
        for seat in range(2)
    ]
    town = {"mine": 30, "bank": 3, "claim_row": [1, 2, 3], "elixirs": ["luck", "power"]}
    asked = {"decision": decision}
    common = {"game": "dice-town", "seat": 0, "sheriff": 1, "round": 2, "tie": None, "town": town, "players": players}
    return {**common, "question": asked, **more}


def chosen(decision: str, *texts: str, **more: Any) -> str:
    options = tuple(sorted(DICE_TOWN.catalog.parse(text) for text in texts))
    return DICE_TOWN.catalog.text(CasualBot(1).choose(question(decision, **more), options))


def test_keeps_what_it_collects() -> None:
    asked = question("D-02")
    asked["players"][0]["kept"] = ["9", "9"]
    asked["town"]["claim_row"] = [5, 4, 4]
    assert chosen("D-02", "keep 9", "keep 10", players=asked["players"], town=asked["town"]) == "keep 9"
    assert chosen("D-02", "keep 9 9", "keep 9 10", players=asked["players"], town=asked["town"]) == "keep 9 9"


def test_takes_the_best_and_gives_the_worst() -> None:
    assert chosen("D-12", "card equip_1", "card equip_8", "card wanted") == "card equip_8"
    assert chosen("D-27", "claim 2", "claim 5") == "claim 2"
    assert chosen("D-22", "protect 1 2", "protect 4 5", "protect 2 5") == "protect 4 5"


def test_picks_a_useful_elixir() -> None:
    assert chosen("D-23", "elixir 1", "elixir 2", "elixir pile") == "elixir 2"
    assert chosen("D-23", "elixir 1", "elixir 2", "elixir pile", sheriff=0) == "elixir 1"


def offer(player: int, dollars: int, **more: Any) -> dict[str, Any]:
    nothing = {"nuggets": 0, "claims": 0, "store_cards": 0, "protected": [], "cards": []}
    return {**nothing, "player": player, "supports": player, "dollars": dollars, **more}


def test_a_sheriff_follows_the_best_offer() -> None:
    tie = {"players": [1, 2, 3], "offers": [offer(1, 2), offer(2, 1, cards=["claim 5"]), offer(3, 3)]}
    assert chosen("D-08", "more", "seat 1", "seat 2", "seat 3", tie=tie) == "seat 2"


def test_a_sheriff_names_himself_unless_paid_well() -> None:
    small, great = ({"players": [0, 1], "offers": [offer(1, dollars)]} for dollars in (1, 8))
    assert chosen("D-08", "seat 0", "seat 1", tie=small) == "seat 0"
    assert chosen("D-08", "seat 0", "seat 1", tie=great) == "seat 1"


def test_an_offer_once_begun_is_completed() -> None:
    tie = {"players": [0, 1], "offers": [], "own_draft": offer(0, 2)}
    assert chosen("D-07", "pass", "bribe nuggets 0", "bribe nuggets 1", tie=tie) == "bribe nuggets 0"
    assert chosen("D-07", "pass", "done", "bribe claim 4", tie=tie) == "done"


def test_offers_are_modest() -> None:
    tie = {"players": [0, 1], "offers": [], "own_draft": offer(0, 0)}
    texts = ["pass", *(f"bribe dollars {amount}" for amount in range(9))]
    options = tuple(sorted(DICE_TOWN.catalog.parse(text) for text in texts))
    made = {DICE_TOWN.catalog.text(CasualBot(seed).choose(question("D-07", tie=tie), options)) for seed in range(60)}
    assert made == {"pass", "bribe dollars 1", "bribe dollars 2", "bribe dollars 3"}


def test_worth() -> None:
    assert worth.card("claim 4") == 4
    assert worth.card("equip_8") == 8
    assert worth.card("something new") == worth.UNKNOWN_CARD
    assert worth.chance_to_win(3, 2) > 0.5 > worth.chance_to_win(1, 3)
