"""What can be typed at a question: numbers, dice, actions, commands, offers; and what is said when it is wrong."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.cli.play.table import GAME, run, saved

import tumbleweed as tw
from tumbleweed.cli.play import question
from tumbleweed.cli.play.faces.dice_town import offer
from tumbleweed.cli.play.faces.face import NotSo
from tumbleweed.cli.play.game import Game
from tumbleweed.help import help_of
from tumbleweed.howto import howto
from tumbleweed.rulebook import rulebook

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]
ROLL = ["9", "9", "10", "10", "A"]


@cache
def seed_of_the_roll() -> int:
    """A game in which the person's first roll is the one these tests speak of."""
    for seed in range(10_000):
        s = tw.new(GAME, 4, seed)
        me = tw.view(s, -1)["seating"].index(0)
        if tw.view(s, me)["players"][me]["cup"] == ROLL:
            return seed
    raise AssertionError("nobody ever rolls that")


def first_question(language: str = "en") -> Game:
    return Game(tw.new(GAME, 4, seed_of_the_roll()), NAMES[:4], "random", language, Path("nowhere"))


def meant(game: Game, typed: str) -> str:
    """The action's text for what was typed."""
    seen = game.seen()
    texts = [tw.text(GAME, action) for action in tw.legal(game.s, game.me)]
    return tw.text(GAME, question.meant(game, seen, typed, question.number(game, seen, texts)))


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("9", "keep 9"),
        ("10", "keep 10"),
        ("1", "keep none"),
        ("2", "keep 9"),
        ("9 9", "keep 9 9"),
        ("99", "keep 9 9"),
        ("10, 9 9", "keep 9 9 10"),
        ("a", "keep A"),
        ("none", "keep none"),
        ("NONE", "keep none"),
        ("0", "keep none"),
        ("keep 9 A", "keep 9 A"),
        ("KEEP a 9", "keep 9 A"),
        ("20", "keep 9 9 10 10 A"),
    ],
)
def test_dice_can_be_typed_as_well_as_numbers(typed: str, action: str) -> None:
    assert meant(first_question(), typed) == action


@pytest.mark.parametrize(("language", "typed"), [("de", "keine"), ("hu", "semmit")])
def test_none_can_be_said_in_each_language(language: str, typed: str) -> None:
    assert meant(first_question(language), typed) == "keep none"


def test_no_option_is_numbered_like_a_die() -> None:
    game = first_question()
    texts = [tw.text(GAME, action) for action in tw.legal(game.s, game.me)]
    numbered = question.number(game, game.seen(), texts)
    assert {"9", "10"}.isdisjoint(numbered)
    assert sorted(numbered.values()) == sorted(texts)


@pytest.mark.parametrize(
    "typed", ["", "77", "-1", "K K", "9 9 9", "9 9 brute", "20 brute", "pass", "9" * 8, "9" * 500, "x" * 500, "½", "٣"]
)
def test_wrong_answers_are_refused_with_what_would_be_right(typed: str) -> None:
    for language in ("en", "de", "hu"):
        with pytest.raises(NotSo) as wrong:
            meant(first_question(language), typed)
        assert "\n" not in str(wrong.value)
        assert "20" in str(wrong.value)
        assert "9 9" in str(wrong.value)


def with_brute() -> Game:
    """A position in which the person holds a Brute and rolls."""
    for seed in range(200):
        s = tw.new(GAME, 2, seed)
        luck = seed
        while waiting := tw.waiting(s):
            seat = waiting[0]
            options = tw.legal(s, seat)
            game = Game(s, NAMES[:2], "random", "en", Path("nowhere"))
            if seat == game.me and any(tw.text(GAME, action).endswith("brute") for action in options):
                return game
            luck = luck * 1103515245 + 12345 & 0x7FFFFFFF
            tw.answer(s, seat, options[(luck >> 8) % len(options)])
    raise AssertionError("no Brute in 200 games")


def test_a_brute_is_added_to_dice_or_a_number() -> None:
    game = with_brute()
    seen = game.seen()
    texts = [tw.text(GAME, action) for action in tw.legal(game.s, game.me)]
    listed, sentence = game.face.listed(seen, texts)
    assert "brute" in sentence
    assert not any(text.endswith("brute") for text in listed)
    with_it = next(text for text in texts if text.endswith("brute"))
    assert meant(game, with_it.removeprefix("keep ")) == with_it
    numbered = question.number(game, seen, texts)
    label = next((label for label, text in numbered.items() if f"{text} brute" == with_it), None)
    assert label is None or meant(game, f"{label} brute") == with_it


def test_commands_answer_at_any_prompt_and_change_nothing(tmp_path: Path) -> None:
    result = run(["play", GAME, "--seed", str(seed_of_the_roll())], ["?", "h", "r", "c", "l", "s", "bah"], tmp_path)
    for said in ("save and leave", "DT-3.2, decision D-02", "docs/rules/dice-town.md", "You hold no cards", "Badge"):
        assert said in result.output
    assert "Type a number from 1 to 20" in result.output
    assert rulebook(GAME, "en").texts["DT-3.2"][:40] in " ".join(result.output.split())
    page = howto(GAME, "en")
    assert all(each.text[:40] in result.output for each in (page.goal, *page.steps, *page.counts, page.end, *page.tips))
    assert all(seat != Game(tw.replay(saved(tmp_path)), NAMES[:4], "random", "en", tmp_path).me
               for seat, _ in saved(tmp_path)["answers"])  # fmt: skip


def test_everything_can_be_asked_by_its_name(tmp_path: Path) -> None:
    lines = ["? gold mine", "?queen", "? card", "? pony", "??", "bah"]
    result = run(["play", GAME, "--seed", str(seed_of_the_roll())], lines, tmp_path)
    things = help_of(GAME, "en").things
    for key in ("place.gold_mine", "face.Q"):
        assert things[key].text in result.output
        assert ", ".join(things[key].rules) in result.output
    mine, queen, cards, unknown, everything = result.output.split("> ?")[1:6]
    assert "nobody can steal them any more" not in mine + queen
    assert "Professional Cheater" not in cards.partition("Store cards")[0]
    assert "Nothing here is called pony." in unknown
    for said in (unknown, everything):
        assert all(name in " ".join(said.split()) for name in ("Gold Mine", "Dice under the cup", "Dynamite", "Wealth"))
        assert "Barbed wire" not in said, "the second edition has no remedies"


@pytest.mark.parametrize(("language", "typed"), [("de", "? goldmine"), ("hu", "? aranybánya")])
def test_things_have_their_names_in_every_language(tmp_path: Path, language: str, typed: str) -> None:
    result = run(["play", GAME, "--seed", "1", "--lang", language], [typed], tmp_path)
    assert help_of(GAME, language).things["place.gold_mine"].text in " ".join(result.output.split())


# ---------------------------------------------------------------- offers


def asked_for_an_offer(options: dict[str, object], needs: str = "", round_of_offers: int = 1) -> Game:
    """A position in which the person, who owns dollars, nuggets and a card, may bribe; `needs` begins an option."""
    for seed in range(400):
        s = tw.new(GAME, 4, seed, options)
        me = tw.view(s, -1)["seating"].index(0)
        luck = seed
        while waiting := tw.waiting(s):
            seat = me if me in waiting else waiting[0]
            choices = tw.legal(s, seat)
            if seat == me and _fits(
                tw.view(s, me), [tw.text(GAME, choice) for choice in choices], needs, round_of_offers
            ):
                return Game(s, NAMES[:4], "random", "en", Path("nowhere"))
            luck = luck * 1103515245 + 12345 & 0x7FFFFFFF
            tw.answer(s, seat, choices[(luck >> 8) % len(choices)])
    raise AssertionError("nobody is asked for such an offer")


def _fits(view: dict[str, Any], texts: list[str], needs: str, round_of_offers: int) -> bool:
    mine = view["players"][view["seat"]]
    owns = min(mine["dollars"], mine["nuggets"], len(mine["hand"])) > 0
    now = (view["tie"] or {}).get("offer_round", 0) >= round_of_offers
    fresh = view["question"]["name"] == "BRIBE_OFFER" and texts[1:2] != ["done"]
    return fresh and owns and now and any(text.startswith(needs) for text in texts)


def fill_in(game: Game, lines: list[str]) -> object:
    texts = [tw.text(GAME, action) for action in tw.legal(game.s, game.me)]
    typed = iter(lines)
    form = offer.fill_in(game.seen(), texts, lambda prompt: next(typed))
    assert next(typed, None) is None, "a line was not asked for"
    return form


def test_dt_19_4_an_offer_is_a_form() -> None:
    game = asked_for_an_offer({"bribe_who": "tied"})
    card = game.seen().view["players"][game.me]["hand"][0]
    form = fill_in(game, ["$1", "1", "1"])
    assert form == {"dollars": 1, "nuggets": 1, "cards": [card], "protected": []}
    for action in tw.compose(game.s, game.me, form):
        tw.answer(game.s, game.me, action)
    while game.seen().view["tie"] and "own_draft" in game.seen().view["tie"]:
        tw.answer(game.s, tw.waiting(game.s)[0], tw.action(GAME, "pass"))
    told = [event for event in tw.events(game.s, game.me) if event["event"] == "bribe_offered"]
    mine = [event for event in told if event["player"] == game.me][-1]
    assert (mine["dollars"], mine["nuggets"], mine["cards"]) == (1, 1, [card])


@pytest.mark.parametrize("lines", [["pass"], ["1", "pass"], ["", "", ""], ["0", "0", "0"], ["0", "x", "-3", "0", "-"]])
def test_no_offer_is_a_pass(lines: list[str]) -> None:
    assert fill_in(asked_for_an_offer({}), lines) == "pass"


def test_a_wrong_amount_is_asked_again() -> None:
    game = asked_for_an_offer({})
    form = fill_in(game, ["9999999999999999999999", "-1", "two", "1", "0", "77", "1 x", ""])
    assert form == {"dollars": 1, "nuggets": 0, "cards": [], "protected": []}


def test_a_wrong_line_in_the_form_is_answered_with_what_is_wrong_and_what_would_be_right() -> None:
    game = asked_for_an_offer({})
    texts = [tw.text(GAME, action) for action in tw.legal(game.s, game.me)]
    prompts: list[str] = []
    typed = iter(["two", "pass"])

    def ask(prompt: str) -> str:
        prompts.append(prompt)
        return next(typed)

    offer.fill_in(game.seen(), texts, ask)
    assert prompts[1] == f"»two« is not possible here.\n{prompts[0]}"
    assert "0 to" in prompts[0]


def test_u_21_an_outsider_names_whom_he_supports() -> None:
    game = asked_for_an_offer({"bribe_who": "all"}, needs="seat ")
    texts = [tw.text(GAME, action) for action in tw.legal(game.s, game.me)]
    whom = [int(text.split()[1]) for text in texts if text.startswith("seat ")]
    typed = iter(["0", "3", "2", "1"])
    form = offer.fill_in(game.seen(), texts, lambda prompt: next(typed, ""))
    assert isinstance(form, dict)
    assert form["supports"] == whom[1]
    assert tw.text(GAME, tw.compose(game.s, game.me, form)[0]) == f"seat {whom[1]}"


def test_u_21_in_a_later_round_an_offer_starts_from_the_one_before() -> None:
    game = asked_for_an_offer({"bribe_rounds": 3}, round_of_offers=2)
    before = game.seen().view["tie"]["own_draft"]
    texts = [tw.text(GAME, action) for action in tw.legal(game.s, game.me)]
    prompts: list[str] = []

    def ask(prompt: str) -> str:
        prompts.append(prompt)
        return ""

    assert offer.fill_in(game.seen(), texts, ask) == "pass"
    dollars = [prompt for prompt in prompts if prompt.startswith("Dollars")]
    assert all(f"Dollars, {before['dollars']} to" in prompt for prompt in dollars)


@pytest.mark.parametrize(("language", "said"), [("en", "Sheriff would answer"), ("hu", "seriff így válaszolna")])
def test_advice_can_be_asked_for(monkeypatch: pytest.MonkeyPatch, language: str, said: str, tmp_path: Path) -> None:
    monkeypatch.setattr("tumbleweed.cli.play.game.ADVISER", "deputy")  # it thinks too, but not as long
    result = run(["play", "boomtown", "--seed", "3", "--lang", language], ["!", "?", "q"], tmp_path)
    assert result.exit_code == 0
    assert said in result.output
    assert "!" in result.output.split(said)[1], "the help tells of it"
    assert len(saved(tmp_path)["answers"]) <= 3, "advice is no answer"
