"""Numbers written as bytes: how observations are made."""

from collections.abc import Callable

import pytest
from librt.strings import BytesWriter

from tumbleweed.core.observation import put, put4, put8, put_digits, put_dozen, spread


def written(write: Callable[[BytesWriter], None]) -> list[int]:
    out = BytesWriter()
    write(out)
    return list(out.getvalue())


@pytest.mark.parametrize("numbers", [(0,) * 8, (255,) * 8, (1, 2, 3, 4, 5, 6, 7, 8), (0, 0, 0, 0, 0, 0, 0, 128)])
def test_numbers_are_written_in_their_order(numbers: tuple[int, ...]) -> None:
    a, b, c, d, e, f, g, h = numbers
    assert written(lambda out: put(out, h)) == [h]
    assert written(lambda out: put4(out, e, f, g, h)) == [e, f, g, h]
    assert written(lambda out: put8(out, a, b, c, d, e, f, g, h)) == list(numbers)


@pytest.mark.parametrize("bad", [-1, 256])
@pytest.mark.parametrize("place", range(8))
def test_what_is_no_byte_is_refused_and_nothing_is_written(bad: int, place: int) -> None:
    numbers = [0] * 8
    numbers[place] = bad
    a, b, c, d, e, f, g, h = numbers
    out = BytesWriter()
    with pytest.raises(ValueError, match=r"0 to 255|range"):
        put8(out, a, b, c, d, e, f, g, h)
    with pytest.raises(ValueError, match=r"0 to 255|range"):
        put4(out, a + e, b + f, c + g, d + h)
    assert len(out) == 0


WIDTHS = pytest.mark.parametrize(("width", "most"), [(1, 1), (2, 3), (3, 7), (4, 15), (5, 31), (6, 63), (7, 127)])


@WIDTHS
@pytest.mark.parametrize("many", [1, 3, 4, 6, 7, 8, 9, 12, 17])
def test_packed_numbers_are_spread(width: int, most: int, many: int) -> None:
    if width * many > 62:
        many = 62 // width
    numbers = [(7 * place + 1) % (most + 1) for place in range(many)]
    packed = sum(number << width * place for place, number in enumerate(numbers))
    assert written(lambda out: put_digits(out, packed, width, many)) == numbers
    assert written(lambda out: put_digits(out, (1 << width * many) - 1, width, many)) == [most] * many


@WIDTHS
def test_a_word_holds_the_first_eight(width: int, most: int) -> None:
    numbers = [(11 * place + 1) % (most + 1) for place in range(62 // width)]
    packed = sum(number << width * place for place, number in enumerate(numbers))
    assert list(int(spread(packed, width)).to_bytes(8, "little")) == [*numbers, 0, 0][:8]
    assert spread((1 << 8 * width) - 1, width) == sum(most << 8 * place for place in range(8))


@pytest.mark.parametrize("last", [(0, 0, 0, 0), (255, 0, 255, 255), (1, 2, 3, 128)])
def test_a_dozen_and_four(last: tuple[int, int, int, int]) -> None:
    packed = sum(place % 8 << 3 * place for place in range(12))
    assert written(lambda out: put_dozen(out, packed, 3, *last)) == [*(place % 8 for place in range(12)), *last]


@pytest.mark.parametrize("place", range(4))
def test_a_dozen_with_what_is_no_byte_is_refused(place: int) -> None:
    last = [0] * 4
    last[place] = 256
    a, b, c, d = last
    with pytest.raises(ValueError, match=r"0 to 255|range"):
        put_dozen(BytesWriter(), 0, 3, a, b, c, d)
