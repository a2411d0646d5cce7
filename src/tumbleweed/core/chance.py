"""Chance in named streams: one for each cup, each deck, each thief.

What one player decides never changes another's luck, because each draws from a stream of their own. A stream is a
tape of 30-bit words that depends only on the seed and the stream's name. All copies of a position share the tapes;
a position only remembers how far it has read each one, so copying it costs nothing.

Two sources of tapes: `FastTapes` (sfc32, for simulation and search) and `SecureTapes` (BLAKE2b with a secret key:
the next word cannot be predicted from those seen so far; for live games).
"""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from librt.strings import BytesWriter, read_i32_le, write_i32_le
from mypy_extensions import i32, i64

from tumbleweed.core.errors import BadSeed

REGISTER: Final = 0xFFFFFFFF
BITS: Final = 30
"""The length of a word: the most bits that Python keeps in a single digit."""
WORD: Final = (1 << BITS) - 1
PIECE: Final = 8
MIXED: Final = 13
"""Where a generator's counter stands before its first word."""

Seed = int | str

LESSON: Final = "lesson"
"""A seed of its own kind: the luck of the guided first game, which is set up so that it goes as its script wants it."""


class Tapes:
    """The streams of one seed; words are made when first read, then kept."""

    def __init__(self, names: tuple[str, ...], seed: Seed, kept: bool = True) -> None:
        self.names: Final = names
        self.seed: Final = seed
        self.tapes: Final[list[list[bytes]]] = [[] for name in names] if kept else []
        """Pieces of eight words, four bytes each: as plain bytes they are small and lie together."""

    def word(self, stream: int, position: i64) -> i64:
        tape = self.tapes[stream]
        piece = position >> 3
        while len(tape) <= piece:
            self.extend(stream, tape)
        return i64(read_i32_le(tape[piece], (position & 7) * 4))

    def extend(self, stream: int, tape: list[bytes]) -> None:
        """Adds some words to the end of a tape."""
        raise AssertionError("a source of chance has its own way to make words")


NAME_KEYS: Final[dict[str, tuple[int, int, int]]] = {}


def three_words(text: str) -> tuple[int, int, int]:
    """96 bits of SHA-256."""
    digest = int.from_bytes(hashlib.sha256(text.encode()).digest()[:12], "little")
    return digest & REGISTER, digest >> 32 & REGISTER, digest >> 64


def name_key(name: str) -> tuple[int, int, int]:
    """A stream's part of the key; there are few names, so each is hashed once."""
    if name not in NAME_KEYS:
        NAME_KEYS[name] = three_words(f"stream {name}")
    return NAME_KEYS[name]


class Sfc32:
    """Chris Doty-Humphrey's small fast counting generator."""

    def __init__(self, a: i64, b: i64, c: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = 1
        while self.counter < MIXED:
            self.next()

    def next(self) -> i64:
        """The next word."""
        mask: i64 = REGISTER
        b = self.b
        c = self.c
        total: i64 = (self.a + b + self.counter) & mask
        self.counter = (self.counter + 1) & mask
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & mask
        self.c = (((c << 21) & mask) | (c >> 11)) + total & mask
        return total >> 2


class FastTapes(Tapes):
    """sfc32, keyed by the seed and the stream's name."""

    def __init__(self, names: tuple[str, ...], seed: Seed, kept: bool = True) -> None:
        super().__init__(names, seed, kept)
        self.key: Final = three_words(f"seed {seed}")
        self.generators: Final[list[Sfc32 | None]] = [None] * len(names)

    def extend(self, stream: int, tape: list[bytes]) -> None:
        generator = self.generator(stream)
        out = BytesWriter()
        for word in range(PIECE):
            write_i32_le(out, i32(generator.next()))
        tape.append(out.getvalue())

    def generator(self, stream: int) -> Sfc32:
        """The generator of a stream's words."""
        generator = self.generators[stream]
        if generator is None:
            name = name_key(self.names[stream])
            generator = Sfc32(self.key[0] ^ name[0], self.key[1] ^ name[1], self.key[2] ^ name[2])
            self.generators[stream] = generator
        return generator


class PassingTapes(FastTapes):
    """The words of `FastTapes` with none kept, for many games at once and for reading on for hours.

    So each word is read once, in order, and a position that reads from here must not be continued in two ways.
    """

    def __init__(self, names: tuple[str, ...], seed: Seed) -> None:
        super().__init__(names, seed, False)

    def word(self, stream: int, position: i64) -> i64:
        generator = self.generators[stream]
        if generator is None:
            generator = self.generator(stream)
            for passed in range(position):
                generator.next()
        if (generator.counter - MIXED - position) & REGISTER != 0:
            raise AssertionError(f"stream {self.names[stream]}: word {position} has passed, or is not there yet")
        return generator.next()


class SecureTapes(Tapes):
    """BLAKE2b keyed with a secret of 32 bytes, counting; one block of 64 bytes, twice eight words, at a time."""

    def __init__(self, names: tuple[str, ...], seed: Seed) -> None:
        super().__init__(names, seed)
        self.secret: Final[bytes] = bytes.fromhex(str(seed))

    def extend(self, stream: int, tape: list[bytes]) -> None:
        name = f"{self.names[stream]}/{len(tape) // 2}".encode()
        block = hashlib.blake2b(name, key=self.secret).digest()
        out = BytesWriter()
        for start in range(0, 64, 4):
            write_i32_le(out, i32(int.from_bytes(block[start : start + 4], "little") >> 2))
        words = out.getvalue()
        tape.append(words[: 4 * PIECE])
        tape.append(words[4 * PIECE :])


def tapes(names: tuple[str, ...], seed: Seed) -> Tapes:
    """A whole number gives the fast source, 64 hexadecimal digits (a secret of 32 bytes) the secure one; for a lesson,
    what follows when its script has ended.
    """
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise BadSeed(f"a seed is a whole number or a string of 64 hexadecimal digits, not {seed!r}")
    if isinstance(seed, int) or seed == LESSON:
        return FastTapes(names, seed)
    if len(seed) != 64 or any(letter not in "0123456789abcdef" for letter in seed):
        raise BadSeed(f"a secret seed has 64 hexadecimal digits (0-9, a-f), not {seed!r}")
    return SecureTapes(names, seed)


class Chance:
    """The tapes, and how far this position has read each of them."""

    def __init__(self, source: Tapes, read: list[int]) -> None:
        self.source: Final = source
        self.read: Final = read

    def below(self, stream: int, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely (Lemire's method: multiply, rarely draw again)."""
        assert 0 < bound <= WORD + 1
        number, position = self.draw(stream, self.read[stream], bound)
        self.read[stream] = position
        return int(number)

    def draw(self, stream: int, position: i64, bound: i64) -> tuple[i64, i64]:
        """What `below` gives when the tape has been read up to `position`, and the position afterwards; for callers
        that draw many numbers and note only at the end how far they have read."""
        source = self.source
        product: i64 = source.word(stream, position) * bound
        if (product & WORD) < bound:
            threshold: i64 = (WORD + 1) % bound
            while (product & WORD) < threshold:
                position += 1
                product = source.word(stream, position) * bound
        return product >> BITS, position + 1

    def shuffled(self, stream: int, cards: Sequence[int]) -> tuple[int, ...]:
        """The cards in random order, top first."""
        # Not `list[int]`: compiled, every swap would unpack two numbers and pack them again.
        pile: list[object] = list(cards)
        position: i64 = self.read[stream]
        left: i64 = len(pile)
        while left > 1:
            other, position = self.draw(stream, position, left)
            left -= 1
            pile[left], pile[other] = pile[other], pile[left]
        self.read[stream] = position
        return cast("tuple[int, ...]", tuple(pile))

    def peek(self, stream: int, bound: int) -> int:
        """What `below` would give, without reading on."""
        position = self.read[stream]
        number = self.below(stream, bound)
        self.read[stream] = position
        return number

    def passing(self) -> "Chance":
        """The same luck from here on, without keeping what a return to this position would need."""
        source = self.source
        return Chance(PassingTapes(source.names, source.seed), self.read) if isinstance(source, FastTapes) else self

    def copy(self) -> "Chance":
        return Chance(self.source, self.read.copy())


class ScriptedChance(Chance):
    """Results written down beforehand, for lessons, tests and puzzles; when a script is empty, the tapes take over.

    `script` holds, for each stream, the results that `below` will give, in order. In a lesson anybody may play in
    another way than it was written for: when a result does not fit, the tape takes over at once. Elsewhere that is a
    mistake.
    """

    def __init__(self, source: Tapes, read: list[int], script: list[list[int]]) -> None:
        super().__init__(source, read)
        self.script: Final = script

    def below(self, stream: int, bound: int) -> int:
        line = self.script[stream]
        if line and not 0 <= line[0] < bound:
            if self.source.seed != LESSON:
                name = self.source.names[stream]
                raise AssertionError(f"stream {name}: scripted {line[0]}, but only 0-{bound - 1} fits")
            line.clear()
        return line.pop(0) if line else super().below(stream, bound)

    def shuffled(self, stream: int, cards: Sequence[int]) -> tuple[int, ...]:
        pile = list(cards)
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(stream, last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return tuple(pile)

    def peek(self, stream: int, bound: int) -> int:
        return self.copy().below(stream, bound)

    def passing(self) -> Chance:
        return self if any(self.script) else super().passing()

    def copy(self) -> Chance:
        return ScriptedChance(self.source, self.read.copy(), [line.copy() for line in self.script])


def shuffle_to(cards: Sequence[int], wanted: Sequence[int]) -> list[int]:
    """The results of `below` with which `shuffled` brings the cards into the wanted order."""
    pile, found = list(cards), list[int]()
    for last in range(len(pile) - 1, 0, -1):
        other = pile.index(wanted[last], 0, last + 1)
        found.append(other)
        pile[last], pile[other] = pile[other], pile[last]
    return found


def written(luck: Chance) -> dict[str, Any]:
    """Chance in the form in which a position is written down."""
    data: dict[str, Any] = {"seed": luck.source.seed, "read": list(luck.read)}
    if isinstance(luck, ScriptedChance) and any(luck.script):
        data["script"] = [list(line) for line in luck.script]
    return data


def read_again(names: tuple[str, ...], data: Mapping[str, Any]) -> Chance:
    """The chance that a position wrote down."""
    source, read = tapes(names, data["seed"]), list(data["read"])
    return (
        ScriptedChance(source, read, [list(line) for line in data["script"]])
        if "script" in data
        else Chance(source, read)
    )


def chance(names: tuple[str, ...], seed: Seed) -> Chance:
    """A fresh chance over named streams."""
    return Chance(tapes(names, seed), [0] * len(names))
