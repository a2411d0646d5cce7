"""Masks of many games in one buffer: only what is legal now is set, whatever was legal before."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tumbleweed.core.masks import Masks

ACTIONS = 20
ROWS = 3
OPTIONS = st.sets(st.integers(0, ACTIONS - 1)).map(lambda chosen: tuple(sorted(chosen)))


@given(st.lists(st.tuples(st.integers(0, ROWS - 1), OPTIONS)))
def test_each_row_shows_its_last_options_and_nothing_else(given_options: list[tuple[int, tuple[int, ...]]]) -> None:
    masks = Masks(ACTIONS, ROWS)
    last: dict[int, tuple[int, ...]] = dict.fromkeys(range(ROWS), ())
    for row, options in given_options:
        masks.set(row, options)
        last[row] = options
        expected = [int(action in last[of]) for of in range(ROWS) for action in range(ACTIONS)]
        assert list(bytes(masks.buffer)) == expected
        assert masks.legal == list(last.values())
        assert [masks.allow(of, action) for of in range(ROWS) for action in range(ACTIONS)] == expected


@pytest.mark.parametrize("action", [-1, -ACTIONS, ACTIONS, 1 << 70])
def test_what_is_no_action_is_not_legal_in_any_row(action: int) -> None:
    masks = Masks(ACTIONS, ROWS)
    for row in range(ROWS):
        masks.set(row, tuple(range(ACTIONS)))
    assert not any(masks.allow(row, action) for row in range(ROWS))


def test_who_looks_at_the_buffer_cannot_write() -> None:
    """Only what was legal is cleared, action by action: what anybody else wrote would stay."""
    masks = Masks(ACTIONS, ROWS)
    assert memoryview(masks.buffer).readonly
