"""Chance: streams that know nothing of each other, fair numbers, and seeds that give the same game forever."""

import itertools
import random
import struct
from collections import Counter

import pytest

from tumbleweed import native
from tumbleweed.core.chance import (
    BITS,
    PIECE,
    WORD,
    Chance,
    FastTapes,
    PassingTapes,
    ScriptedChance,
    SecureTapes,
    Seed,
    Tapes,
    chance,
    name_key,
    tapes,
)
from tumbleweed.core.errors import BadSeed

NAMES = ("left cup", "right cup", "deck")
SECRET = "00112233445566778899aabbccddeeff" * 2
sources = pytest.mark.parametrize("seed", [7, SECRET], ids=["fast", "secure"])


def numbers(c: Chance, stream: int, bound: int, many: int) -> list[int]:
    return [c.below(stream, bound) for draw in range(many)]


# ---------------------------------------------------------------- sources


def test_a_whole_number_gives_the_fast_source_and_a_secret_the_secure_one() -> None:
    assert isinstance(tapes(NAMES, 7), FastTapes)
    assert isinstance(tapes(NAMES, SECRET), SecureTapes)


@pytest.mark.parametrize("seed", [True, "", "abc", SECRET[:-1], SECRET.upper(), "g" * 64])
def test_a_wrong_seed_is_refused_with_what_would_be_right(seed: Seed) -> None:
    with pytest.raises(BadSeed, match="64 hexadecimal digits"):
        chance(NAMES, seed)


@pytest.mark.parametrize("seed", [None, 1.5, b"x" * 64])
def test_a_seed_of_another_type_is_refused(seed: object) -> None:
    """Compiled code refuses it before the question is even looked at."""
    with pytest.raises(TypeError if native.compiled() else BadSeed):
        chance(NAMES, seed)  # type: ignore[arg-type]


@sources
def test_words_are_short_and_stay_what_they_are(seed: Seed) -> None:
    source = tapes(NAMES, seed)
    late = source.word(1, 3 * PIECE)
    words = [source.word(1, place) for place in range(3 * PIECE + 1)]
    assert words[-1] == late
    assert all(0 <= word <= WORD for word in words)
    assert len(set(words)) == len(words)


def test_a_source_must_say_how_it_makes_words() -> None:
    with pytest.raises(AssertionError):
        Tapes(NAMES, 1).word(0, 0)


# ---------------------------------------------------------------- known answers

FAST_CUP = [684149511, 523231578, 144211540, 538034126]
FAST_STORE = [82515299, 582732728, 955824842, 153900868]
FAST_LATER = 1037692982
FAST_DICE = [3, 2, 0, 3, 3, 5, 2, 4, 0, 5, 1, 1, 0, 2, 5, 0, 4, 3, 1, 3]
SECURE_CUP = [663763413, 236206666, 126988617, 951195102]
SECURE_STORE = [424686817, 918566936, 334847102, 392712957]
SECURE_LATER = 731495078
SECURE_DICE = [3, 1, 0, 5, 3, 3, 3, 4, 4, 3, 3, 0, 4, 3, 1, 3, 2, 3, 2, 0]
SHUFFLED = (8, 5, 0, 1, 2, 9, 3, 6, 4, 7)


def test_the_fast_source_gives_these_words_forever() -> None:
    """A change here changes every recorded game: it is not to be changed."""
    source = tapes(("cup 0", "store"), 1)
    assert [source.word(0, place) for place in range(4)] == FAST_CUP
    assert [source.word(1, place) for place in range(4)] == FAST_STORE
    assert source.word(0, 100) == FAST_LATER
    assert numbers(chance(("cup 0", "store"), 1), 0, 6, 20) == FAST_DICE


def test_the_secure_source_gives_these_words_forever() -> None:
    source = tapes(("cup 0", "store"), SECRET)
    assert [source.word(0, place) for place in range(4)] == SECURE_CUP
    assert [source.word(1, place) for place in range(4)] == SECURE_STORE
    assert source.word(0, 100) == SECURE_LATER
    assert numbers(chance(("cup 0", "store"), SECRET), 0, 6, 20) == SECURE_DICE


def test_a_shuffle_gives_this_order_forever() -> None:
    assert chance(("deck",), 1).shuffled(0, range(10)) == SHUFFLED


def sfc32(first: int, second: int, third: int, many: int) -> list[int]:
    """The generator written once more, plainly; a word is the upper bits of its numbers."""
    a, b, c, counter = first, second, third, 1
    words = []
    for step in range(12 + many):
        total = (a + b + counter) % 2**32
        a, b, c = b ^ b >> 9, (c + c * 8) % 2**32, ((c << 21 | c >> 11) % 2**32 + total) % 2**32
        counter = (counter + 1) % 2**32
        if step >= 12:
            words.append(total >> 32 - BITS)
    return words


def test_the_fast_source_is_sfc32() -> None:
    source = FastTapes(("one", "two"), 99)
    source.word(1, 0)
    key = [seed ^ name for seed, name in zip(source.key, name_key("two"), strict=True)]
    assert [source.word(1, place) for place in range(50)] == sfc32(key[0], key[1], key[2], 50)


def test_passing_tapes_give_the_words_of_the_fast_source_and_keep_none() -> None:
    passing = Chance(PassingTapes(NAMES, 7), [0, 0, 0])
    kept = chance(NAMES, 7)
    for number in range(1000):
        stream = number * number % 3
        assert passing.below(stream, number + 1) == kept.below(stream, number + 1)
    assert passing.shuffled(1, range(40)) == kept.shuffled(1, range(40))
    assert passing.source.tapes == []


def test_luck_can_pass_from_anywhere_on() -> None:
    kept = chance(NAMES, 7)
    for number in range(30):
        kept.below(number % 2, 6)
    passing = kept.copy().passing()
    assert [passing.below(stream, 6) for stream in (0, 1, 2, 2, 1, 0)] == [
        kept.below(stream, 6) for stream in (0, 1, 2, 2, 1, 0)
    ]
    secret = chance(NAMES, SECRET)
    assert secret.passing() is secret, "only the fast source can pass"


def test_a_word_that_has_passed_is_not_read_again() -> None:
    passing = chance(NAMES, 7).passing()
    before = passing.copy()
    passing.below(1, 6)
    with pytest.raises(AssertionError, match="right cup: word 0 has passed"):
        before.below(1, 6)


# ---------------------------------------------------------------- independence


@sources
def test_drawing_from_one_stream_never_changes_another(seed: Seed) -> None:
    alone = numbers(chance(NAMES, seed), 1, 6, 200)
    mixed, order = chance(NAMES, seed), random.Random(4)
    drawn: list[int] = []
    while len(drawn) < 200:
        stream = order.choice([0, 1, 1, 2])
        number = mixed.below(stream, 6 if stream == 1 else order.randint(1, 7776))
        if stream == 1:
            drawn.append(number)
    assert drawn == alone


@sources
def test_a_stream_depends_on_its_name_and_not_on_its_place(seed: Seed) -> None:
    assert numbers(chance(("deck", "x"), seed), 0, 1000, 50) == numbers(chance(NAMES, seed), 2, 1000, 50)


@sources
def test_streams_and_seeds_differ(seed: Seed) -> None:
    other: Seed = 8 if isinstance(seed, int) else "f" * 64
    rows = [tuple(numbers(chance(NAMES, one), stream, 1 << 30, 20)) for one in (seed, other) for stream in range(3)]
    assert len(set(rows)) == 6
    assert len({number for row in rows for number in row}) > 115


@sources
def test_streams_are_not_alike(seed: Seed) -> None:
    """Two cups show the same face in a sixth of the rolls."""
    c = chance(NAMES, seed)
    same = sum(c.below(0, 6) == c.below(1, 6) for roll in range(6000))
    assert 880 < same < 1120


# ---------------------------------------------------------------- fairness


def chi_square(found: Counter[int], buckets: int, draws: int) -> float:
    expected = draws / buckets
    return sum((found[bucket] - expected) ** 2 / expected for bucket in range(buckets))


@sources
@pytest.mark.parametrize(
    ("bound", "buckets", "limit"),
    [(2, 2, 10.8), (6, 6, 20.5), (7776, 36, 66.6), (7776, 6, 20.5), (19, 19, 42.3), (1000, 10, 27.9)],
)
def test_numbers_are_equally_likely(seed: Seed, bound: int, buckets: int, limit: float) -> None:
    """The chi-square statistic stays below what fair chance exceeds once in a thousand times."""
    c, draws = chance(NAMES, seed), 30_000
    found = Counter(c.below(0, bound) * buckets // bound for draw in range(draws))
    assert chi_square(found, buckets, draws) < limit


@sources
def test_successive_numbers_are_equally_likely_as_pairs(seed: Seed) -> None:
    c = chance(NAMES, seed)
    pairs = Counter(c.below(2, 6) * 6 + c.below(2, 6) for draw in range(30_000))
    assert chi_square(pairs, 36, 30_000) < 66.6


@sources
def test_shuffles_are_equally_likely(seed: Seed) -> None:
    c = chance(NAMES, seed)
    orders = {order: place for place, order in enumerate(itertools.permutations(range(4)))}
    found = Counter(orders[c.shuffled(2, (0, 1, 2, 3))] for shuffle in range(12_000))
    assert chi_square(found, 24, 12_000) < 49.7


@sources
@pytest.mark.parametrize("bound", [1, 2, 3, 6, 36, 7776, 2**30 - 1, 2**30])
def test_numbers_stay_below_their_bound(seed: Seed, bound: int) -> None:
    assert all(0 <= number < bound for number in numbers(chance(NAMES, seed), 0, bound, 300))


def test_words_that_would_favour_some_numbers_are_drawn_again() -> None:
    """Lemire's method: the number of words is 1 mod 3, so of all words only the word 0 is passed over."""
    source = FastTapes(("rigged",), 0)
    source.word(0, 0)
    source.tapes[0][:] = [struct.pack("<8i", 0, 0, WORD, 5, 0, 0, 0, 0)]
    c = Chance(source, [0])
    assert c.below(0, 3) == 2
    assert c.read == [3]


# ---------------------------------------------------------------- positions of their own


@sources
def test_a_copy_reads_on_by_itself(seed: Seed) -> None:
    c = chance(NAMES, seed)
    numbers(c, 0, 6, 5)
    copy = c.copy()
    assert numbers(copy, 0, 6, 30) == numbers(c, 0, 6, 30)
    numbers(copy, 1, 6, 3)
    assert c.read[1] == 0


@sources
def test_peeking_does_not_read_on(seed: Seed) -> None:
    c = chance(NAMES, seed)
    assert [c.peek(0, 6) for look in range(5)] == [c.below(0, 6)] * 5


def test_shuffling_keeps_every_card_and_the_pile_it_was_given() -> None:
    cards = [5, 5, 1, 2, 9]
    assert sorted(chance(NAMES, 3).shuffled(0, cards)) == [1, 2, 5, 5, 9]
    assert cards == [5, 5, 1, 2, 9]
    assert chance(NAMES, 3).shuffled(0, []) == ()


# ---------------------------------------------------------------- scripted


def scripted(script: list[list[int]]) -> ScriptedChance:
    return ScriptedChance(tapes(NAMES, 5), [0] * len(NAMES), script)


def test_a_script_is_followed_and_then_the_tape() -> None:
    c = scripted([[5, 0, 3], [], []])
    assert numbers(c, 0, 6, 3) == [5, 0, 3]
    assert numbers(c, 0, 6, 10) == numbers(chance(NAMES, 5), 0, 6, 10)
    assert numbers(c, 1, 6, 10) == numbers(chance(NAMES, 5), 1, 6, 10)


def test_a_copy_of_a_script_is_its_own() -> None:
    c = scripted([[1, 2, 3], [], []])
    copy = c.copy()
    assert numbers(copy, 0, 6, 3) == [1, 2, 3]
    assert numbers(c, 0, 6, 3) == [1, 2, 3]


def test_a_script_that_does_not_fit_is_an_error_that_names_the_stream() -> None:
    with pytest.raises(AssertionError, match="left cup: scripted 6"):
        scripted([[6], [], []]).below(0, 6)
