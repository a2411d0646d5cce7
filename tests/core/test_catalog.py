"""Actions: numbers, texts, and the way back, forgiving with what people type."""

import pytest

import tumbleweed as tw
from tumbleweed.core.catalog import Block, Catalog
from tumbleweed.core.errors import BadAction


def sorted_letters(text: str) -> str:
    return " ".join(sorted(text.upper().replace(" ", "")))


def toy() -> Catalog:
    return Catalog(
        "toy",
        [
            Block("pass", [""], "do nothing"),
            Block("keep", ["A A", "A B", "B B"], "keep letters", sorted_letters),
            Block("later", [], "nothing yet"),
            Block("give", ["1", "2"], "give coins"),
        ],
    )


def test_numbers_are_dense_and_blocks_know_where_they_begin() -> None:
    catalog = toy()
    assert len(catalog) == 6
    assert [catalog.text(action) for action in range(6)] == [
        "pass",
        "keep A A",
        "keep A B",
        "keep B B",
        "give 1",
        "give 2",
    ]
    assert [block.start for block in catalog.blocks] == [0, 1, 4, 4]


@pytest.mark.parametrize("game", tw.game_names())
def test_every_action_of_every_game_makes_the_round_trip(game: str) -> None:
    catalog = tw.find(game).catalog
    for action in range(len(catalog)):
        text = catalog.text(action)
        assert catalog.parse(text) == action
        assert catalog.parse(f"  {text.upper()} ".replace(" ", "  ")) == action
        block = catalog.block_of(action)
        assert block.start <= action < block.start + len(block.arguments)
        assert text.split()[0] == block.word
        assert block.meaning


@pytest.mark.parametrize("text", ["keep A B", "KEEP a b", "  keep   B A ", "keep ba", "Keep B  a"])
def test_case_spacing_and_order_do_not_matter(text: str) -> None:
    assert toy().parse(text) == 2


def test_a_text_that_is_no_action_gets_hints() -> None:
    with pytest.raises(
        BadAction, match=r"toy has no action 'giv 1'; did you mean 'give 1'.*\(actions begin with pass,"
    ):
        toy().parse("giv 1")


def test_a_text_far_from_all_actions_gets_the_words_only() -> None:
    with pytest.raises(BadAction) as error:
        toy().parse("xyzzy")
    assert "did you mean" not in str(error.value)
    assert "pass, keep, later, give" in str(error.value)


@pytest.mark.parametrize("text", ["", "keep", "keep C", "give 3", "give", "pass 1"])
def test_half_an_action_is_none(text: str) -> None:
    with pytest.raises(BadAction):
        toy().parse(text)


@pytest.mark.parametrize("action", [-1, 6, 10_000])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    with pytest.raises(BadAction, match="actions are 0 to 5"):
        toy().text(action)
    with pytest.raises(BadAction):
        toy().block_of(action)


def test_block_of_skips_empty_blocks() -> None:
    catalog = toy()
    assert [catalog.block_of(action).word for action in range(6)] == ["pass", "keep", "keep", "keep", "give", "give"]


def test_two_actions_cannot_share_a_text() -> None:
    with pytest.raises(AssertionError, match="two actions share a text"):
        Catalog("toy", [Block("a", ["1", "1"], "")])
