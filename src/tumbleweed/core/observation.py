"""What the observations of all games are made of: their layout, the numbers of decisions, and how small numbers are
written one after another into a growing row of bytes.

Compiled, eight numbers in one word cost about as much as one number alone. Interpreted, calculating costs more than
looking up, so there Python itself makes the bytes, and numbers once unpacked are remembered
(docs/decisions/speed.md).
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from librt.strings import BytesWriter, write_i16_le, write_i32_le, write_i64_le
from mypy_extensions import i16, i32, i64

from tumbleweed.core.steps import Ask, State

INTERPRETED: Final = __file__.endswith(".py")

Layout = list[tuple[str, int]]
"""The names of the pieces of an observation, in order, and how many numbers each has."""


def single(*names: str) -> Layout:
    """Pieces of one number each."""
    return [(name, 1) for name in names]


def repeated(name: str, many: int, parts: Layout) -> Layout:
    """The same parts for each player, slot or building."""
    return [(f"{name}_{number}.{part}", size) for number in range(many) for part, size in parts]


class Decisions:
    """The number of each decision by its id. Most asks are found by their class, which is quicker than by the id."""

    def __init__(self, numbers: Mapping[str, int]) -> None:
        self._numbers: Final = dict(numbers)
        self._of: Final[dict[type[Ask], int]] = {}

    def number(self, ask: Ask) -> int:
        """The number of what is asked."""
        kind = type(ask)
        known = self._of.get(kind)
        if known is not None:
            return known
        number = self._numbers[ask.decision_id()]
        if kind.decision_id is Ask.decision_id:  # the others may say something else each time
            self._of[kind] = number
        return number


def relative(s: State, seat: i64, other: i64) -> i64:
    """Another seat as the observer counts: 1 is the observer, 0 is nobody."""
    if other < 0:
        return 0
    return (other - seat) % s.count + 1


def number_of(mask: i64) -> i64:
    """How many things are in a mask."""
    number: i64 = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


def put(out: BytesWriter, number: i64) -> None:
    """One number from 0 to 255."""
    out.append(int(number))


def put4(out: BytesWriter, a: i64, b: i64, c: i64, d: i64) -> None:
    """Four numbers from 0 to 255."""
    if INTERPRETED:
        out.write(bytes((a, b, c, d)))
        return
    _check(a | b | c | d)
    write_i32_le(out, i32(a | b << 8 | c << 16 | _signed(d) << 24))


def put8(out: BytesWriter, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64, g: i64, h: i64) -> None:
    """Eight numbers from 0 to 255."""
    if INTERPRETED:
        out.write(bytes((a, b, c, d, e, f, g, h)))
        return
    _check(a | b | c | d | e | f | g | h)
    write_i64_le(out, a | b << 8 | c << 16 | d << 24 | e << 32 | f << 40 | g << 48 | _signed(h) << 56)


def _check(numbers: i64) -> None:
    """Raises ValueError if a number is negative or too large; the bits of all of them are given in one."""
    if numbers >> 8:
        raise ValueError("an observation is made of numbers from 0 to 255")


def _signed(number: i64) -> i64:
    """A number for the highest byte of a word, where signed whole numbers have their sign."""
    return (number ^ 128) - 128


def put_digits(out: BytesWriter, packed: i64, width: i64, many: i64) -> None:
    """This many numbers of a few bits each (at most seven), packed into one, the lowest first."""
    if INTERPRETED:
        out.write(_remembered(packed, width, many))
        return
    while many >= 8:
        write_i64_le(out, spread(packed, width))
        packed >>= 8 * width
        many -= 8
    if many == 0:
        return
    word: i64 = spread(packed, width)
    if many & 4:
        write_i32_le(out, i32(word))
        word >>= 32
    if many & 2:
        write_i16_le(out, i16(word))
        word >>= 16
    if many & 1:
        put(out, word & 127)


def put_dozen(out: BytesWriter, packed: i64, width: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    """Twelve packed numbers, and four more from 0 to 255: two words."""
    if INTERPRETED:
        out.write(_remembered(packed, width, 12))
        out.write(bytes((a, b, c, d)))
        return
    _check(a | b | c | d)
    write_i64_le(out, spread(packed, width))
    write_i64_le(out, spread(packed >> 8 * width, width) | a << 32 | b << 40 | c << 48 | _signed(d) << 56)


@lru_cache(1 << 16)
def _remembered(packed: int, width: int, many: int) -> bytes:
    return bytes((packed >> width * place) & ((1 << width) - 1) for place in range(many))


def spread(packed: i64, width: i64) -> i64:
    """The lowest eight of the numbers packed into one, as the bytes of a word: halved three times."""
    if width == 3:  # written out: shifts by constants compile to less code
        half: i64 = packed & 0xFFF | (packed >> 12 & 0xFFF) << 32
        quarter: i64 = half & 0x0000_003F_0000_003F | (half >> 6 & 0x0000_003F_0000_003F) << 16
        return quarter & 0x0007_0007_0007_0007 | (quarter >> 3 & 0x0007_0007_0007_0007) << 8
    if width == 2:
        half = packed & 0xFF | (packed >> 8 & 0xFF) << 32
        quarter = half & 0x0000_000F_0000_000F | (half >> 4 & 0x0000_000F_0000_000F) << 16
        return quarter & 0x0003_0003_0003_0003 | (quarter >> 2 & 0x0003_0003_0003_0003) << 8
    if width == 1:
        half = packed & 0xF | (packed >> 4 & 0xF) << 32
        quarter = half & 0x0000_0003_0000_0003 | (half >> 2 & 0x0000_0003_0000_0003) << 16
        return quarter & 0x0001_0001_0001_0001 | (quarter >> 1 & 0x0001_0001_0001_0001) << 8
    if width == 6:
        half = packed & 0xFF_FFFF | (packed >> 24 & 0xFF_FFFF) << 32
        quarter = half & 0x0000_0FFF_0000_0FFF | (half >> 12 & 0x0000_0FFF_0000_0FFF) << 16
        return quarter & 0x003F_003F_003F_003F | (quarter >> 6 & 0x003F_003F_003F_003F) << 8
    one: i64 = 1  # shifted by 28 bits at most: mypyc gets shifts by 31 and more wrong
    four: i64 = (one << 4 * width) - 1
    two: i64 = ((one << 2 * width) - 1) * 0x0000_0001_0000_0001
    single: i64 = ((one << width) - 1) * 0x0001_0001_0001_0001
    half = packed & four | (packed >> 4 * width & four) << 32
    quarter = half & two | (half >> 2 * width & two) << 16
    return quarter & single | (quarter >> width & single) << 8
