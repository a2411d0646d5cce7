"""Boomtown in a terminal: bids typed as numbers, where the money flows, a Holdup as a form, what is on the table."""

import random
from collections.abc import Sequence
from io import StringIO
from itertools import pairwise
from pathlib import Path

import pytest
from rich.console import Console, RenderableType
from tests.cli.play.table import run, saved
from tests.games.boomtown.scenario import AUCTION, CHOOSE, PRODUCTION, ROLL, Play, table
from tests.proofs import DOSSIERS
from tests.sampling import one_in

import tumbleweed as tw
from tumbleweed.cli.play import question
from tumbleweed.cli.play.drawing import THEME
from tumbleweed.cli.play.faces.boomtown import UNTOLD, holdup, points, river, towns
from tumbleweed.cli.play.faces.face import NotSo
from tumbleweed.cli.play.game import Game

GAME = "boomtown"
NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]
LANGUAGES = ["en", "de", "hu"]


def at(t: Play, language: str = "en") -> Game:
    """The table as seat 0 sees it."""
    return Game(t.s, NAMES[: t.s.count], "casual", language, Path("nowhere"))


def bidding(gold: list[int] | int = 14, bids: Sequence[int] = (3,), language: str = "en") -> Game:
    """Seat 0 is asked for a bid; the others have bid before."""
    t = table(AUCTION, seats=4, gold=gold, row="CM-06 DG-10 SAL-1 CJ-04", first=1, round=6, mines=["1 DG-02 DG-03"])
    for seat, bid in enumerate(bids, 1):
        t.asks(seat, "BID").says(f"bid {bid}" if bid else "pass")
    for seat in range(1 + len(bids), 4):
        t.asks(seat, "BID").says("pass")
    return at(t, language)


def texts(game: Game) -> list[str]:
    return [tw.text(GAME, action) for action in tw.legal(game.s, game.me)]


def meant(game: Game, typed: str) -> str:
    """The action's text for what was typed."""
    seen = game.seen()
    return tw.text(GAME, question.meant(game, seen, typed, question.number(game, seen, texts(game))))


def drawn(*things: RenderableType, width: int = 80) -> str:
    """What stands on a screen without colours; nothing is wider than the screen, nothing is cut off."""
    console = Console(file=StringIO(), width=width, theme=THEME, highlight=False, markup=False, emoji=False)
    for thing in things:
        console.print(thing)
    assert isinstance(console.file, StringIO)
    found = console.file.getvalue()
    assert max(len(line) for line in found.splitlines()) <= width
    assert "…" not in found
    return found


def board(game: Game, width: int = 80) -> str:
    return drawn(*game.face.board(game.seen()), width=width)


# ---------------------------------------------------------------- bids


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("7", "bid 7"),
        ("4", "bid 4"),
        ("14", "bid 14"),
        ("bid 9", "bid 9"),
        ("0", "pass"),
        ("pass", "pass"),
        ("p", "pass"),
    ],
)
def test_a_bid_is_its_amount(typed: str, action: str) -> None:
    assert meant(bidding(), typed) == action


@pytest.mark.parametrize(("language", "typed"), [("de", "passe"), ("hu", "passz")])
def test_a_pass_can_be_said_in_each_language(language: str, typed: str) -> None:
    assert meant(bidding(language=language), typed) == "pass"


@pytest.mark.parametrize(("typed", "rule"), [("3", "BT-4.2"), ("1", "BT-4.2"), ("15", "BT-4.3"), ("999", "BT-4.3")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_amount_that_cannot_be_bid_is_refused_with_its_rule(typed: str, rule: str, language: str) -> None:
    with pytest.raises(NotSo, match=rf"\[{rule}\].*14"):
        meant(bidding(language=language), typed)


@pytest.mark.parametrize("typed", ["", "-1", "1000", "7.5", "seven", "½", "٣", "9" * 500, "bid", "pick 1", "w"])
def test_nonsense_is_answered_with_what_would_be_right(typed: str) -> None:
    for language in LANGUAGES:
        with pytest.raises(NotSo) as wrong:
            meant(bidding(language=language), typed)
        assert "\n" not in str(wrong.value)
        assert "14" in str(wrong.value)
        assert "»w 9«" in str(wrong.value)


def test_every_bid_has_its_number_however_high_the_price() -> None:
    game = bidding(gold=60, bids=[57])
    numbered = question.number(game, game.seen(), texts(game))
    assert numbered == {"0": "pass", "58": "bid 58", "59": "bid 59", "60": "bid 60"}
    assert game.face.listed(game.seen(), texts(game)) == (["pass"], "Type what you bid, 58 to 60.")


def test_one_who_can_only_pass_is_asked_so() -> None:
    t = table(AUCTION, seats=3, gold=[3, 9, 9], row="CM-06 DG-10 SAL-1", first=1, gold_visibility="hidden")
    t.asks(1, "BID").says("bid 5")
    t.asks(2, "BID").says("pass")
    game = at(t)
    assert meant(game, "0") == "pass"
    assert "If Bob wins with 5: you get 3 and choose as number 3." in board(game)
    with pytest.raises(NotSo, match=r"\[BT-4.3\]"):
        meant(game, "6")


# ---------------------------------------------------------------- the money river


def test_bt_5_the_river_shows_who_gets_what_and_who_chooses_when() -> None:
    shown = board(bidding())
    assert "Bids      Bob 3, highest · Cleo passed · Dan passed · Ann –" in shown
    river = [line.split() for line in shown[shown.index("If you win with") :].splitlines()[:5]]
    assert river[0][-11:] == [str(bid) for bid in range(4, 15)]
    assert [line[:2] for line in river[1:]] == [["1.", "Ann"], ["2.", "Bob"], ["3.", "Cleo"], ["4.", "Dan"]]
    assert [line[2:][5] for line in river[1:]] == ["−9", "+2", "+2", "+5"]
    assert "If Bob wins with 3: you get 2 and choose as number 4." in shown


def test_bt_5_4_with_three_the_bank_gets_its_part() -> None:
    game = at(table(AUCTION, seats=3, gold=20, row="CM-06 DG-10 SAL-1"))
    shown = drawn(river.River(game.seen()))
    (bank,) = [line.split() for line in shown.splitlines() if "Bank" in line]
    assert bank[1:5] == ["·", "·", "·", "+1"]
    assert "wins with" not in board(game), "nobody has bid"


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("gold", [1, 5, 20, 99, 400])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_river_fits_whatever_one_owns(gold: int, width: int, language: str) -> None:
    game = at(table(AUCTION, seats=5, gold=gold, row="CM-06 DG-10 SAL-1 CJ-04 TEL-1"), language)
    heading = drawn(river.River(game.seen()), width=width).splitlines()[0]
    shown = [int(word) for word in heading.split() if word.isdecimal()]
    assert shown[0] == 1
    assert shown[-1] == gold
    assert shown == sorted(set(shown))
    assert len(shown) == min(gold, len(shown)) >= min(gold, 10)


def test_all_bids_are_shown_where_there_is_room_and_well_spread_ones_else() -> None:
    bids = [{"bid": bid} for bid in range(4, 64)]
    assert river.chosen(bids[:9], 9) == bids[:9]
    for most in range(1, 30):
        shown = [entry["bid"] for entry in river.chosen(bids, most)]
        assert len(shown) <= most
        assert shown[-1] == 63
        steps = [later - sooner for sooner, later in pairwise(shown)]
        assert shown[0] == 4 or most == 1
        assert sum(step < before for before, step in pairwise(steps)) <= most // 3


def test_w_tells_of_one_bid_and_answers_nothing(tmp_path: Path) -> None:
    result = run(["play", GAME, "--seed", "3"], ["w 7", "w 99", "w", "w x", "?"], tmp_path)
    assert "If you win with 7: 1. Stranger −7, 2. Lupe +1, 3. Silas +2, 4. Mae +4" in result.output
    assert result.output.count("You can bid") == 3
    assert "Here you can also type »w " in result.output
    assert not [row for row in saved(tmp_path)["answers"] if row[0] == 0]


def test_bt_15_a_mustang_is_warned_of() -> None:
    game = at(table(AUCTION, seats=4, gold=9, row="CM-06 DG-10 SAL-1 CJ-04", cards={3: "MUS-1"}))
    assert "Dan could ride the Mustang and choose second." in board(game)


# ---------------------------------------------------------------- choosing, robbing, setting dice


def test_a_card_has_the_number_of_its_place() -> None:
    t = table(CHOOSE, seats=4, row="CM-06 DG-10 SAL-1 CJ-04", winner=3, mines=["1 DG-02 DG-03"], round=6)
    t.asks(3, "PICK").says("pick DG-10")
    game = at(t)
    numbered = question.number(game, game.seen(), texts(game))
    assert numbered == {"1": "pick 1", "3": "pick 3", "4": "pick 4"}
    with pytest.raises(NotSo, match=r"\[BT-6.2\]"):
        meant(game, "2")
    assert "Choosing  Dan · ▸ Ann · Bob · Cleo" in board(game)


def robbing(gold_visibility: str = "public", language: str = "en") -> Game:
    t = table(CHOOSE, seats=4, gold=[9, 12, 0, 5], row="HLD-1 DG-10 SAL-1 CJ-04", gold_visibility=gold_visibility)
    t.asks(0, "PICK").says("pick HLD-1")
    return at(t, language)


def fill_in(game: Game, lines: list[str]) -> tuple[object, list[str]]:
    prompts: list[str] = []
    typed = iter(lines)

    def ask(prompt: str) -> str:
        prompts.append(prompt)
        return next(typed)

    form = game.face.fill_in(game.seen(), texts(game), ask)
    assert next(typed, None) is None, "a line was not asked for"
    return form, prompts


@pytest.mark.parametrize(
    ("lines", "action"),
    [(["1", "6"], "rob 1 6"), (["3", "12"], "rob 3 12"), (["rob 2 7"], "rob 2 7"), (["2", "2"], "rob 2 2")],
)
def test_bt_14_1_a_holdup_is_a_form(lines: list[str], action: str) -> None:
    form, prompts = fill_in(robbing(), lines)
    assert form == action
    assert prompts[0] == "Whom? 1 Bob (12 gold), 2 Cleo (0 gold), 3 Dan (5 gold):"


def test_a_wrong_line_of_the_form_is_asked_again() -> None:
    form, prompts = fill_in(robbing(), ["4", "0", "Bob", "1", "1", "13", "six", "6"])
    assert form == "rob 1 6"
    assert prompts[1] == f"»4« is not possible here.\n{prompts[0]}"
    assert prompts[4] == "How much from Bob, 2 to 12?"
    assert prompts[5] == f"»1« is not possible here.\n{prompts[4]}"


def test_bt_27_2_a_holdup_does_not_tell_hidden_gold() -> None:
    game = robbing("hidden")
    _, prompts = fill_in(game, ["1", "6"])
    assert prompts[0] == "Whom? 1 Bob, 2 Cleo, 3 Dan:"
    line = next(line for line in board(game).splitlines() if line.startswith("  Bob"))
    assert line.split()[1] == "?"


def test_the_odds_of_a_holdup() -> None:
    shown = drawn(holdup.odds(robbing().seen())).splitlines()
    assert shown[0].split()[-11:] == [str(number) for number in range(2, 13)]
    assert shown[1].split()[-11:] == ["100%", "97%", "92%", "83%", "72%", "58%", "42%", "28%", "17%", "8%", "3%"]


def test_bt_20_2_with_the_telegraph_one_sees_what_every_roll_brings() -> None:
    game = at(table(ROLL, mines=["0 CM-06 SN-09", "1 CC-12 SN-02"], cards={0: "TEL-1"}, dice=["34"]))
    shown = board(game)
    assert "[3] [4]  = 7" in shown
    rolls = [line.split() for line in shown[shown.index("What each roll brings") :].splitlines()[2:4]]
    assert rolls[0] == ["▸", "Ann", "·!", "·", "·", "·", "+9", "·", "·", "+7", "·", "·", "·!"]
    assert rolls[1] == ["Bob", "+6", "·", "·", "·", "·", "·", "·", "·", "·", "·", "+6"]


@pytest.mark.parametrize("seed", range(12))
def test_what_a_roll_brings_is_what_it_brings(seed: int) -> None:
    luck = random.Random(seed)
    ids = ["CJ-02 CJ-04 CJ-08", "CM-04 CM-08 CM-09", "CC-04 CC-08 CC-12", "DG-08 DG-09 DG-10"]
    luck.shuffle(ids)
    mines = [f"{seat} {line}" for seat, line in enumerate(ids)]
    saloons = [f"{luck.randrange(4)} {luck.choice(['CJ', 'CM', 'CC'])} SAL-{number}" for number in (1, 2)]
    dice = f"{luck.randint(1, 6)}{luck.randint(1, 6)}"
    t = table(PRODUCTION, seats=4, gold=50, mines=mines, saloons=saloons, dice=[dice], round=8).ends()
    expected = towns.gains(t.view(0), int(dice[0]) + int(dice[1]))
    assert [gold - 50 for gold in t.gold] == expected


# ---------------------------------------------------------------- what is on the table


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_bt_7_1_mines_lie_sorted_by_town_with_offices_and_saloons(language: str, width: int) -> None:
    t = table(
        AUCTION, seats=4, gold=[14, 0, 9, 8], row="CM-06 DG-10 SAL-1 CJ-04", round=8,
        mines=["0 DG-02 DG-03", "1 CJ-07 SN-09", "2 CM-03 CM-05"], governor="DG", veins={"VEI-1": "SN-09"},
        saloons=["3 CC SAL-2 GIR-1"], cards={3: "MUS-1"},
    )  # fmt: skip
    game = at(t, language)
    lines = board(game, width).splitlines()
    rows = {line.split()[line.startswith("▸")]: line.split() for line in lines if line[2:5] in NAMES and "·" in line}
    assert rows["Ann"][1:] == ["Ann", "14", "·", "·", "·", "★★", "2:5", "3:4", "·"]
    assert rows["Bob"][1:7] == ["0", "7:6!", "·", "·", "·", "9:10+"]
    assert rows["Dan"][1:7] == ["8", "·", "·", "⌂4", "·", "·"]
    mustang = game.wording.card("MUS-1")[0]
    assert any(line.startswith("  Dan") and mustang in line for line in lines)
    row = [line for line in lines if line.startswith(("│ 1", "│ 2"))]
    assert "[ 6] •••••" in row[0]
    assert "Cleo" in row[0], "the fee goes to the mayor"
    assert "[10] •••" in row[1]


def test_cards_and_what_they_do() -> None:
    t = table(AUCTION, row="DYN-1 DYN-2 CJ-04", mines=["0 CM-06"], cards={0: "MUS-1 GOV-1"})
    game = at(t)
    assert game.face.my_cards(game.seen()) == ["MUS", "GOV", "DYN", "DYN", "CM-06=9D"]
    assert all(game.wording.card(card)[1] for card in game.face.my_cards(game.seen()))


@pytest.mark.parametrize("seed", one_in(3, range(3)))
def test_the_standing_is_what_the_rules_count(seed: int) -> None:
    luck = random.Random(seed)
    s = tw.new(GAME, 4, seed, {"new_vein_scores": seed > 0})
    game = Game(s, NAMES[:4], "casual", "en", Path("nowhere"))
    while waiting := tw.waiting(s):
        if luck.random() < 0.1:
            rows = drawn(points.standing(game.seen())).splitlines()[1:5]
            assert [int(row.split()[-1]) for row in rows] == tw.scores(s)
        game.let_bot_answer(waiting[0])


def test_what_is_untold_is_told_in_the_log() -> None:
    dossier = (DOSSIERS / "boomtown.md").read_text(encoding="utf-8")
    assert all(f"`{name}`" in dossier for name in UNTOLD)
    s = tw.new(GAME, 3, 5)
    game = Game(s, NAMES[:3], "casual", "en", Path("nowhere"))
    while waiting := tw.waiting(s):
        game.let_bot_answer(waiting[0])
    news, log = " ".join(game.news()), " ".join(game.log())
    assert "Round 2 of 20" in log
    assert "Round 2 of 20" not in news
    for kind in ("wins the auction", "rolls", "brings", "becomes mayor"):
        assert news.count(kind) == log.count(kind) > 0
    assert len(news) < 0.8 * len(log)


def test_u_63_at_the_end_of_a_short_game_everything_is_shown(tmp_path: Path) -> None:
    lines = ["pass", "1", "2", "3"] * 120
    result = run(["play", GAME, "--seats", "3", "--seed", "4", "--option", "short_game=on"], lines, tmp_path)
    assert "Out of the game all the time: " in result.output
    assert "Final ranking" in result.output
