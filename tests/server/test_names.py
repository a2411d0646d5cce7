"""Names that others can read, and tell apart."""

import pytest

from tumbleweed.server.lobby.agreement import unused_name
from tumbleweed.server.names import ALIKE, LATIN, likeness, tidy, tidy_name
from tumbleweed.server.refusals import Refusal
from tumbleweed.server.table.chairs import Chair


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Zoë",
        "Árvíztűrő",
        "Jürgen 2",
        "Иван",
        "Ελένη",
        "さくら子",
        "김민준",
        "Bob Иванов",
        "O’Neil",
        "J.-P.",
        "✨Ada✨",
        "李雷",
        "Kaʻiu",
    ],
)
def test_a_name_is_kept_as_it_is(name: str) -> None:
    assert tidy_name(name) == name


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ann \t Oakley ", "Ann Oakley"),
        ("A\u200bn\u200dn\ufeff", "Ann"),
        ("\u202eAnn\u202c", "Ann"),
        ("Ａｎｎ", "Ann"),
        ("Zoe\u0308", "Zoë"),
        ("A" + "\u0301" * 20 + "nn", "Á\u0301\u0301nn"),
        ("Ann\u3164\u2800", "Ann"),
        ("A\u00adnn\u0000", "Ann"),
    ],
)
def test_what_cannot_be_seen_goes(typed: str, name: str) -> None:
    assert tidy_name(typed) == name


@pytest.mark.parametrize("typed", ["", " ", "\u200b", "\u3164", "\u2800", "\u202e", ".", "\u0301", "--"])
def test_a_name_must_be_seen(typed: str) -> None:
    with pytest.raises(Refusal, match="empty_name"):
        tidy_name(typed)


@pytest.mark.parametrize("typed", ["Аnn", "Sheriff Βob", "Lυpe", "раypal"])
def test_a_word_of_two_alphabets_is_refused(typed: str) -> None:
    with pytest.raises(Refusal, match="mixed_name"):
        tidy_name(typed)


@pytest.mark.parametrize("other", ["ann", "ANN", "Ánn", "A nn", "Аnn"])
def test_who_looks_like_somebody_else_gets_a_number(other: str) -> None:
    chairs = [Chair("person", "Ann", "someone")]
    assert unused_name(chairs, other) == f"{other} 2"
    assert unused_name([*chairs, Chair("person", f"{other} 2", "x")], other) == f"{other} 3"
    assert unused_name(chairs, "Anna") == "Anna"


@pytest.mark.parametrize(
    ("one", "other"), [("Сор", "Cop"), ("ΡΑΟ", "PAO"), ("Bill", "Bi11"), ("lupe", "Iupe"), ("B0b", "Bob")]
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)


def test_each_sign_looks_like_one_letter() -> None:
    assert len(LATIN) == sum(map(len, ALIKE.values()))
    assert all(ord(letter) not in LATIN for letter in ALIKE)


def test_lines_of_chat_keep_their_signs() -> None:
    assert tidy("1 < 2\u200b, и т.д.\n(¯\\_(ツ)_/¯)") == "1 < 2, и т.д. (¯\\_(ツ)_/¯)"
