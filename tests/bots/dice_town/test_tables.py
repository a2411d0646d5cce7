"""The exact tables of the Dice Town thinker against brute force."""

from fractions import Fraction
from itertools import combinations, product

import pytest
from tests.sampling import one_in

from tumbleweed.bots.dice_town import hopes, robbing, values
from tumbleweed.games.dice_town.dice import (
    DIE,
    HANDFULS,
    KEY_WITHOUT_KICKERS,
    count,
    handful,
    index_of,
    parse,
    size_of,
)

FACE = 3


def collected(left: int, rolls: int, paying: bool) -> dict[int, tuple[Fraction, Fraction]]:
    """By how many dice became the face: how likely that is, and the dollars paid on the way; rolled one by one."""
    found: dict[int, tuple[Fraction, Fraction]] = {}

    def note(number: int, chance: Fraction, paid: Fraction) -> None:
        before = found.get(number, (Fraction(0), Fraction(0)))
        found[number] = (before[0] + chance, before[1] + paid)

    for ways in product(range(6), repeat=left):
        chance = Fraction(1, 6**left)
        hits = ways.count(FACE)
        if rolls == 0 or left == 0:
            note(hits, chance, Fraction(0))
            continue
        kept = hits if paying else min(1, hits)
        gone = max(1, kept)
        for more, (then, paid) in collected(left - gone, rolls - 1, paying).items():
            note(kept + more, chance * then, chance * ((gone - 1) * then + paid))
    return found


@pytest.mark.parametrize("paying", [True, False])
@pytest.mark.parametrize(
    ("left", "rolls"), one_in(4, [(0, 2), (1, 1), (2, 0), (2, 1), (2, 2), (3, 1), (3, 2), (4, 1), (5, 0)])
)
def test_collecting_a_face(left: int, rolls: int, paying: bool) -> None:
    table = (hopes.PAYING if paying else hopes.THRIFTY)[rolls][left]
    exact = collected(left, rolls, paying)
    assert table.chances == pytest.approx([float(exact.get(number, (0, 0))[0]) for number in range(left + 1)])
    assert table.price == pytest.approx(float(sum(paid for _, paid in exact.values())))
    assert table.mean == pytest.approx(float(sum(number * chance for number, (chance, _) in exact.items())))


def shown_in_the_end(kept: int, rolls: int) -> dict[int, Fraction]:
    """What a plain player ends with, die by die."""
    left = 5 - int(size_of(kept))
    found: dict[int, Fraction] = {}
    for ways in product(range(6), repeat=left):
        rolled = handful(list(ways))
        if rolls == 0 or left == 0:
            choices, then = [rolled], 0
        else:
            choices, then = hopes.plain_choices(kept, rolled), rolls - 1
        for choice in choices:
            chance = Fraction(1, 6**left * len(choices))
            if int(size_of(kept + choice)) == 5:
                found[kept + choice] = found.get(kept + choice, Fraction(0)) + chance
            else:
                for dice, later in shown_in_the_end(kept + choice, then).items():
                    found[dice] = found.get(dice, Fraction(0)) + chance * later
    return found


@pytest.mark.parametrize(
    ("dice", "rolls"), [("99QKA", 3), ("99QK", 1), ("99Q", 0), ("99Q", 1), ("9JK", 2), ("AA", 1), ("T", 0)]
)
def test_what_a_rival_will_show(dice: str, rolls: int) -> None:
    kept = parse(dice)
    exact = shown_in_the_end(kept, rolls)
    assert hopes.ends(kept, rolls) == pytest.approx(
        {combination: float(chance) for combination, chance in exact.items()}
    )
    promise = hopes.promise(kept, rolls)
    for face in range(6):
        for number in range(7):
            fewer = sum(chance for combination, chance in exact.items() if count(combination, face) < number)
            assert promise.fewer[7 * face + number] == pytest.approx(float(fewer))
    for level, key in enumerate(hopes.CLASS_KEYS):
        below = sum(chance for combination, chance in exact.items() if KEY_WITHOUT_KICKERS[index_of(combination)] < key)
        assert promise.below[level] == pytest.approx(float(below))
    assert promise.below[hopes.CLASSES] == pytest.approx(1)


def test_there_are_72_poker_classes() -> None:
    assert hopes.CLASSES == 72


@pytest.mark.parametrize("rolls", range(6))
def test_chances_add_up(rolls: int) -> None:
    for kept in HANDFULS[:84]:
        assert sum(hopes.ends(kept, rolls).values()) == pytest.approx(1)
    for table in (hopes.PAYING, hopes.THRIFTY):
        assert all(sum(collecting.chances) == pytest.approx(1) for collecting in table[rolls])


@pytest.mark.parametrize(
    ("kept", "rolled", "choices"),
    [
        ("99", "9JJ", ["9"]),
        ("99", "TJQ", ["T", "J", "Q"]),
        ("", "99JJQ", ["99", "JJ"]),
        ("K", "KKA9", ["KK"]),
        ("9JQ", "KK", ["KK"]),
    ],
)
def test_plain_choices(kept: str, rolled: str, choices: list[str]) -> None:
    assert sorted(hopes.plain_choices(parse(kept), parse(rolled))) == sorted(parse(choice) for choice in choices)


@pytest.mark.parametrize("drawn", range(1, 6))
def test_the_best_of_several_cards(drawn: int) -> None:
    deck = [1.0, 2.0, 2.0, 3.5, 0.5, 8.0, 4.0]
    best = [max(cards) for cards in combinations(deck, drawn)]
    assert values.best_of(deck, 5)[drawn] == pytest.approx(sum(best) / len(best))
    assert values.best_of(deck, 5)[0] == 0


def test_the_best_of_stolen_claims() -> None:
    """Of claims alone, in whole points; many cards, so that drawing without putting back matters little."""
    for claims in (1, 2, 3):
        best = [max(drawn) for drawn in product(range(1, 6), repeat=claims)]
        assert robbing.LOOT[-1][4][robbing.MOST * claims] == pytest.approx(sum(best) / len(best))
    assert robbing.LOOT[-1][4][0] == 0


def test_one_die_more_is_never_worse() -> None:
    """A player who already has a die of the face is at least as likely to have many in the end."""
    for rolls in range(4):
        some = hopes.promise(DIE[FACE], rolls).fewer
        none = hopes.promise(DIE[FACE + 1], rolls).fewer
        assert all(some[7 * FACE + number] <= none[7 * FACE + number] + 1e-9 for number in range(7))
