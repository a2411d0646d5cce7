"""Decks of one's own: how they are written, what is refused, and that games use them."""

import random
from collections import Counter
from typing import Any

import pytest
from tests.games.boomtown.new_games import steps, words
from tests.games.boomtown.random_tables import random_deck
from tests.games.boomtown.scenario import CHOOSE, table
from tests.positions import log_of
from tests.proofs import proves

import tumbleweed as tw

NINE = ["CJ-02=6", "CJ-07=6D", "CM-06=9D", "CM-07=5", "CC-04=3", "CC-05=5", "DG-02=5", "DYN", "STG"]
TEXT = ",".join(NINE)
MANY = [f"{town}-{number:02}=1" for town in ("CJ", "CM", "CC", "DG", "SN") for number in range(2, 13)]


def options_of(deck: Any, **more: Any) -> dict[str, Any]:
    options: dict[str, Any] = tw.view(tw.new("boomtown", 3, 1, {"deck": deck, **more}), -1)["options"]
    return options


def refuse(deck: Any, message: str, seats: int = 3, **more: Any) -> None:
    with pytest.raises(tw.BadOption, match=message) as refusal:
        tw.new("boomtown", seats, 1, {"deck": deck, **more})
    assert str(refusal.value).startswith("option deck: ")


# ---------------------------------------------------------------- how it is written


@pytest.mark.parametrize(
    "given",
    [
        NINE,
        tuple(NINE),
        list(reversed(NINE)),
        TEXT,
        TEXT.replace(",", ", "),
        TEXT.replace(",", " "),
        TEXT.lower(),
        f" {TEXT} ",
        TEXT.replace("-0", "-"),
        [f" {word.lower()} " for word in NINE],
    ],
)
def test_a_deck_may_be_written_in_several_ways(given: Any) -> None:
    assert options_of(given)["deck"] == NINE, "mines by town and number, then events by kind"


@pytest.mark.parametrize("given", ["standard", "Standard", " STANDARD "])
def test_the_cards_of_the_box(given: str) -> None:
    assert options_of(given)["deck"] == "standard"


def test_the_cards_of_the_box_written_out_make_the_same_game() -> None:
    """Only the way the deck was named differs."""
    written, standard = ([*steps(4, 3, 0.1, **options)][-1] for options in ({"deck": words()}, {}))
    assert log_of(written).seen_by(-1)[1:] == log_of(standard).seen_by(-1)[1:]


def test_extra_event_says_nothing_about_a_deck_of_ones_own() -> None:
    for extra in ("HLD", "TEL"):
        s = [*steps(4, 3, 0.1, deck=NINE, extra_event=extra)][-1]
        assert tw.view(s, -1)["options"]["deck"] == NINE
        assert log_of(s).seen_by(-1)[0]["deck_size"] == 9


# ---------------------------------------------------------------- what is refused


@pytest.mark.parametrize("given", [None, 5, 1.5, True, [], (), "", "  ", ",", [1, 2, 3], ["DYN", None], {"DYN": 1}])
def test_what_is_no_list_of_cards_is_refused(given: Any) -> None:
    refuse(given, r"is not possible; give standard, or all cards of a deck of your own, such as CJ-02=6.* \[BT-1\.4\]")


@pytest.mark.parametrize(
    "word", ["XX-02=6", "C-02=6", "CJ02=6", "CJ-02=", "CJ-02=6X", "CJ-02=DD", "CJ-02=-1", "CJ-02=100", "=6", "CJ-2b=3"]
)
def test_what_is_no_mine_is_refused(word: str) -> None:
    refuse([*NINE[1:], word], rf"'{word.upper()}' is no mine; .*such as CM-06=9D; towns are CJ, CM, CC, DG, SN")


@pytest.mark.parametrize("word", ["CJ-01=6", "CJ-13=6", "CJ-00=6", "CJ-02=0", "CJ-02=21", "CJ-99=99"])
def test_impossible_numbers_and_values_are_refused(word: str) -> None:
    refuse([*NINE[1:], word], rf"'{word}': numbers are 2 to 12, values 1 to 20 \[2\.3\]")


@pytest.mark.parametrize("word", ["COW", "DYN-1", "CJ-02", "DYNAMITE", "D", ""])
def test_unknown_events_are_refused(word: str) -> None:
    refuse([*NINE[1:], word], rf"there is no card '{word}'; mines are written CJ-02=6, events are CSH, DYN.* \[2\.4\]")


@proves("U-40")
def test_u_40_three_mines_of_a_number_in_a_town_are_refused() -> None:
    refuse([*NINE, "CJ-02=1", "CJ-02=2", "DYN"], r"a town can have two mines of a number, not more: CJ-02 \[U-40\]")


@pytest.mark.parametrize(("kind", "most"), [("GOV", 1), ("GIR", 1), ("SAL", 2), ("VEI", 2), ("MUS", 2), ("TEL", 2)])
@proves("U-1a")
def test_u_1a_kinds_with_rules_for_so_many_copies_only(kind: str, most: int) -> None:
    mines = MANY[:11]
    refuse([*mines, *[kind] * (most + 1)], rf"at most {most} of {kind} can be in a deck, not {most + 1} \[U-1a\]")
    deck = [*mines, *[kind] * most, *["DYN"] * (4 - most)]
    assert options_of(deck)["deck"].count(kind) == most


@pytest.mark.parametrize("kind", ["CSH", "DYN", "EXP", "HLD", "STG"])
def test_other_kinds_may_be_there_as_often_as_one_likes(kind: str) -> None:
    deck = [*MANY[:9], *[kind] * 6]
    for s in steps(2, 3, deck=deck):
        tw.find("boomtown").check(s)


@pytest.mark.parametrize(
    ("deck", "message"),
    [
        ([*MANY, *MANY[:6]], "61 mines and 0 events are too many; at most 60 each"),
        ([*MANY[:5], *["DYN"] * 61], "5 mines and 61 events are too many; at most 60 each"),
    ],
)
def test_too_many_cards_are_refused(deck: list[str], message: str) -> None:
    refuse(deck, message)


@pytest.mark.parametrize(("seats", "cards", "such_as"), [(3, 10, 9), (4, 9, 8), (5, 9, 5), (4, 3, 4), (5, 4, 5)])
@proves("BT-3.6", "U-5")
def test_u_5_a_deck_that_cannot_be_laid_out_in_full_rows_is_refused(seats: int, cards: int, such_as: int) -> None:
    message = (
        rf"{cards} cards cannot be laid out in full rows of {seats}; .*multiple of {seats} cards, such as {such_as} "
    )
    refuse(MANY[:cards], message, seats)


@proves("BT-3.2")
def test_a_deck_must_have_mines_for_the_first_row() -> None:
    refuse([*MANY[:3], *["DYN"] * 5], r"first row needs 4 mines for certain; 3 mines are too few \[BT-3\.2\]", 4)
    short = [*MANY[:17], *["DYN"] * 13]
    refuse(short, "needs 3 mines for certain; 17 mines with 15 cards removed unseen are too few", short_game=True)
    assert options_of([*MANY[:18], *["DYN"] * 12], short_game=True)["short_game"] is True


def test_a_deck_with_which_somebody_could_get_too_rich_is_refused() -> None:
    sevens = [f"{town}-07=20" for town in ("CJ", "CM", "CC", "DG", "SN")] * 2
    refuse([*sevens, *["DYN"] * 5], r"more than 999 gold, and bids go no further \[2\.5\]")
    assert options_of([*sevens, "DYN", "DYN"])["deck"][0] == "CJ-07=20"  # 30 + 4 rounds of 200 at most


# ---------------------------------------------------------------- they are played with


@pytest.mark.parametrize("seed", range(12))
def test_all_cards_of_the_deck_and_no_others_are_laid_out(seed: int) -> None:
    choice = random.Random(seed)
    seats = 3 + seed % 3
    deck = random_deck(choice, seats)
    *_, s = steps(seed, seats, 0.1, deck=deck)
    found = [card for event in log_of(s).seen_by(-1) if event["event"] == "row_revealed" for card in event["cards"]]
    mines = Counter(word.split("=")[0] for word in deck if "=" in word)
    events = Counter(word for word in deck if "=" not in word)
    expected = [f"{mine}{'b' * copy}" for mine, copies in mines.items() for copy in range(copies)]
    expected += [f"{kind}-{copy + 1}" for kind, copies in events.items() for copy in range(copies)]
    assert sorted(found) == sorted(expected)
    assert len([event for event in log_of(s).seen_by(-1) if event["event"] == "round_ended"]) == len(deck) // seats


@proves("U-40")
def test_u_40_two_mines_of_a_number_are_two_cards_with_values_of_their_own() -> None:
    deck = ["CC-04=2", "CC-04=1D", "CC-05=3", "DG-02=3", "DG-03=3", "EXP"]
    t = table(
        run=CHOOSE, row="EXP-1 DG-02 DG-03", winner=0, round=2, own_deck=deck, mines=["1 CC-04b CC-04", "0 CC-05"]
    )
    assert (t.value_of("CC-04"), t.value_of("CC-04b")) == (1, 2)
    t.asks(0, "PICK").says("pick EXP-1")
    t.asks(0, "EXPROPRIATION_TARGET").offers("pass", "mine CC-04", "mine CC-04b").says("mine cc4b")
    assert t.mines_of(0) == ["CC-04b", "CC-05"]
    assert t.mines_of(1) == ["CC-04"]
