"""Numbers written as bytes: how observations are made."""

from collections.abc import Callable

import pytest
from librt.strings import BytesWriter

from tumbleweed.core.writing import put, put4, put8, put_digits


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


@pytest.mark.parametrize(("width", "most"), [(1, 1), (2, 3), (3, 7), (4, 15), (6, 63)])
@pytest.mark.parametrize("many", [1, 3, 4, 6, 7, 8, 9, 12, 17])
def test_packed_numbers_are_spread(width: int, most: int, many: int) -> None:
    if width * many > 62:
        many = 62 // width
    numbers = [(7 * place + 1) % (most + 1) for place in range(many)]
    packed = sum(number << width * place for place, number in enumerate(numbers))
    assert written(lambda out: put_digits(out, packed, width, many)) == numbers
    assert written(lambda out: put_digits(out, (1 << width * many) - 1, width, many)) == [most] * many
