"""Bots choose legally from the view of their seat alone, and the casual one beats chance."""

from typing import Any

import pytest

from tumbleweed import bots, find, view
from tumbleweed.arena.fuzzing import random_value
from tumbleweed.arena.match import play_match
from tumbleweed.bots import dice_town_worth as worth
from tumbleweed.bots.bot import Bot
from tumbleweed.bots.dice_town import CHOICES, CasualBot
from tumbleweed.core.chance import chance
from tumbleweed.core.play import apply, legal, waiting
from tumbleweed.core.steps import State

DICE_TOWN = find("dice-town")


def test_the_registry() -> None:
    assert bots.names("dice-town") == ["casual", "random"]
    assert isinstance(bots.find("casual", "dice-town", 1), bots.CasualBot)
    assert isinstance(bots.find("random", "dice-town", 1), bots.RandomBot)


def test_unknown_names_are_explained() -> None:
    with pytest.raises(bots.UnknownBot, match="no bot 'deep' for dice-town; bots are casual, random"):
        bots.find("deep", "dice-town", 1)
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        bots.find("random", "chess", 1)
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        bots.names("chess")


def test_a_random_bot_repeats_itself_with_the_same_seed() -> None:
    def choices(seed: int) -> list[int]:
        bot = bots.RandomBot(seed)
        return [bot.choose({}, tuple(range(10, 20))) for time in range(50)]

    assert choices(1) == choices(1) != choices(2)
    assert set(choices(3)) <= set(range(10, 20))
    assert len(set(choices(3))) > 5


class Watched(Bot):
    """A bot whose choices are looked at: one of the options, and never anything but plain data in."""

    def __init__(self, seed: int, seen: set[str]) -> None:
        self.bot = CasualBot(seed)
        self.seen = seen

    def choose(self, view: dict[str, Any], options: tuple[int, ...]) -> int:
        choice = self.bot.choose(view, options)
        assert choice in options
        self.seen.add(view["question"]["decision"])
        return choice


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_casual_bot_beats_three_random_ones(edition: str) -> None:
    won = 0.0
    for game in range(100):
        seat = game % 4
        table: list[Bot] = [bots.RandomBot(game * 4 + other) for other in range(4)]
        table[seat] = bots.CasualBot(game)
        won += DICE_TOWN.returns(play_match(DICE_TOWN, table, {"edition": edition}, game))[seat]
    assert won > 80  # half would do; a fair share is 25


def test_choices_are_legal_at_any_table() -> None:
    seen: set[str] = set()
    for game in range(24):
        luck = chance(("answers", "table"), game)
        options = {
            option.name: value for option in DICE_TOWN.options if (value := random_value(option, luck)) is not None
        }
        seats = 2 + game % 4
        end = play_match(DICE_TOWN, [Watched(game * 5 + seat, seen) for seat in range(seats)], options, game)
        assert waiting(end) == ()
    assert len(seen) > 20, f"only {sorted(seen)} were asked"


def test_the_same_seed_plays_the_same_game() -> None:
    ends = [play_match(DICE_TOWN, [CasualBot(seat) for seat in range(3)], {}, 7) for time in range(2)]
    assert DICE_TOWN.dump(ends[0]) == DICE_TOWN.dump(ends[1])


def test_a_bot_needs_nothing_but_the_view() -> None:
    """Dealt anew, what a seat cannot know is different, and its choice is the same."""
    s = DICE_TOWN.new(4, {}, 3, False)
    compared = 0
    while seats := waiting(s):
        seat = seats[-1]
        options = legal(s, seat)
        choice = CasualBot(1).choose(view(s, seat), options)
        other = DICE_TOWN.determinize(s, seat, 99)
        assert CasualBot(1).choose(view(other, seat), options) == choice
        apply(s, seat, choice)
        compared += 1
    assert compared > 50


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


def test_one_option_is_taken_unseen() -> None:
    assert CasualBot(1).choose({"question": None}, (5,)) == 5


def test_worth() -> None:
    assert worth.card("claim 4") == 4
    assert worth.card("equip_8") == 8
    assert worth.card("something new") == worth.UNKNOWN_CARD
    assert worth.chance_to_win(3, 2) > 0.5 > worth.chance_to_win(1, 3)


def test_positions_are_never_given_to_bots() -> None:
    """A match hands out views, which are plain data."""

    class Curious(Bot):
        def choose(self, view: dict[str, Any], options: tuple[int, ...]) -> int:
            assert type(view) is dict
            assert not any(isinstance(value, State) for value in view.values())
            return options[0]

    end = play_match(DICE_TOWN, [Curious(), Curious()], {}, 1)
    assert waiting(end) == ()
