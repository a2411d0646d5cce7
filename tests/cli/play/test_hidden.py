"""Nothing that the person may not know gets on the screen (DT-23, BT-27)."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.cli.play.table import GAME

import tumbleweed as tw
from tumbleweed.bots.sight import Sight
from tumbleweed.cli.play import loop, prompt_commands, question
from tumbleweed.cli.play.game import Game
from tumbleweed.cli.play.terminal import Leave, Terminal
from tumbleweed.wording import wording

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]


def games_in_progress(game: str, options: dict[str, Any], seed: int, every: int, seats: int = 4) -> Any:
    """Positions of a random game in which the person is asked."""
    luck = random.Random(seed)
    s = tw.new(game, seats, seed, options)
    asked = 0
    while waiting := tw.waiting(s):
        seat = luck.choice(waiting)
        if seat == seat_of_the_person(s):
            asked += 1
            if asked % every == 0:
                yield s
        tw.answer(s, seat, luck.choice(tw.legal(s, seat)))


def seat_of_the_person(s: tw.State) -> int:
    return Game(s, NAMES[: s.count], "random", "en", Path("nowhere")).me


def screen(s: tw.State, capsys: pytest.CaptureFixture[str]) -> str:
    """Everything that can be on the screen at a question, except the log."""
    game = Game(s, NAMES[: s.count], "random", "en", Path("nowhere"))
    terminal = Terminal("en")
    capsys.readouterr()
    terminal.show(*game.face.board(game.seen()))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(terminal, "line", lambda prompt: (_ for _ in ()).throw(Leave))
        with pytest.raises(Leave):
            question.ask(game, terminal)
    for show in (
        prompt_commands.show_scores,
        prompt_commands.show_cards,
        prompt_commands.show_rules,
        prompt_commands.show_help,
    ):
        show(game, terminal)
    return capsys.readouterr().out


SECRETIVE = {"wealth_visible": False, "shuffle_seats": False, "bribe_who": "all"}


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        (GAME, 4, {"edition": "first"}),
        (GAME, 4, {"edition": "second"}),
        (GAME, 4, {"edition": "first", **SECRETIVE}),
        (GAME, 4, {"edition": "second", **SECRETIVE}),
        ("boomtown", 5, {"gold_visibility": "hidden"}),
        ("boomtown", 3, {"gold_visibility": "hidden", "short_game": True}),
        ("dodge-city", 4, {"money_visibility": "hidden", "pass_limit": 3}),
    ],
)
def test_the_screen_is_the_same_whatever_is_hidden(
    game: str, seats: int, options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    dealt_anew = 0
    for s in games_in_progress(game, options, 5, {GAME: 14, "dodge-city": 9}.get(game, 4), seats):
        me = seat_of_the_person(s)
        shown = screen(s, capsys)
        for other_seed in (1, 2):
            other = tw.determinize(s, me, other_seed)
            dealt_anew += any(tw.view(other, seat) != tw.view(s, seat) for seat in range(s.count))
            assert screen(other, capsys) == shown
    assert dealt_anew > 3


@pytest.mark.parametrize(("edition", "seed"), [("first", 1), ("second", 3), ("second", 4)])
def test_no_hidden_card_is_named(edition: str, seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    """Cards that are in other hands and nowhere in the person's view or events: their names are not printed."""
    says = wording(GAME, "en")
    checked = 0
    for s in games_in_progress(GAME, {"edition": edition}, seed, 17):
        me = seat_of_the_person(s)
        known = json.dumps([tw.view(s, me), tw.events(s, me)])
        hands = [tw.view(s, seat)["players"][seat]["hand"] for seat in range(s.count) if seat != me]
        hidden = {card for hand in hands for card in hand if not card.startswith("claim") and card not in known}
        game = Game(s, NAMES[: s.count], "random", "en", Path("nowhere"))
        terminal = Terminal("en")
        loop.show_turn(game, terminal)
        prompt_commands.show_log(game, terminal)
        shown = screen(s, capsys) + capsys.readouterr().out
        for card in hidden:
            checked += 1
            assert says.card(card)[0] not in shown
    assert checked > 0


def test_bots_get_their_own_view_and_options_only(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[dict[str, Any], tuple[int, ...]]] = []

    class Watching:
        def choose(self, sight: Sight) -> int:
            given.append((sight.view, sight.options))
            assert sight.position.chance.source.seed != s.chance.source.seed
            return sight.options[0]

        def why(self) -> None:
            return None

    monkeypatch.setattr("tumbleweed.bots.find", lambda name, game, seed: Watching())
    s = tw.new(GAME, 4, 9)
    game = Game(s, NAMES[:4], "random", "en", Path("nowhere"))
    bot = next(seat for seat in tw.waiting(s) if seat != game.me)
    view, options = tw.view(s, bot), tw.legal(s, bot)
    game.let_bot_answer(bot)
    assert given == [(view, options)]
    mine = (tw.view(s, game.me), tw.legal(s, game.me))
    assert game.advice() == (tw.text(GAME, mine[1][0]), "")
    assert given[1:] == [mine], "an adviser knows what the person knows"
