"""Small numbers written one after the other into a growing row of bytes: how observations are made.

Compiled, eight numbers in one word cost about as much as one number alone. Interpreted, reckoning costs more than
looking up, so there numbers are put together by Python itself, and what was unpacked once is remembered.
"""

from functools import lru_cache
from typing import Final

from librt.strings import BytesWriter, write_i32_le, write_i64_le
from mypy_extensions import i32, i64

INTERPRETED: Final = __file__.endswith(".py")


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
    """Complains if one of the numbers, all bits of which are given together, is too large, or negative."""
    if numbers >> 8:
        raise ValueError("an observation is made of numbers from 0 to 255")


def _signed(number: i64) -> i64:
    """The highest byte of a word, as whole numbers with a sign count it."""
    return (number ^ 128) - 128


def put_digits(out: BytesWriter, packed: i64, width: i64, many: i64) -> None:
    """So many numbers of a few bits each (not more than seven) that are packed into one, the lowest first."""
    if INTERPRETED:
        out.write(_remembered(packed, width, many))
        return
    while many >= 8:
        write_i64_le(out, _spread(packed, width, 8))
        packed >>= 8 * width
        many -= 8
    if many >= 4:
        write_i32_le(out, i32(_spread(packed, width, 4)))
        packed >>= 4 * width
        many -= 4
    one: i64 = 1
    mask: i64 = (one << width) - 1
    while many > 0:
        put(out, packed & mask)
        packed >>= width
        many -= 1


@lru_cache(1 << 16)
def _remembered(packed: int, width: int, many: int) -> bytes:
    return bytes((packed >> width * place) & ((1 << width) - 1) for place in range(many))


def _spread(packed: i64, width: i64, many: i64) -> i64:
    """Numbers of a few bits each as the bytes of one word."""
    one: i64 = 1
    mask: i64 = (one << width) - 1
    found: i64 = 0
    shift: i64 = 0
    while many > 0:
        found |= (packed & mask) << shift
        packed >>= width
        shift += 8
        many -= 1
    return found
