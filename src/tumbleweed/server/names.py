"""What people type, as others see it: nothing that cannot be seen, and no name that looks like somebody else's."""

import unicodedata
from typing import Final

from tumbleweed.server.refusals import Refusal

LONGEST_NAME: Final = 24
MOST_MARKS: Final = 2
"""Accents on one letter; more pile up over the lines around."""
BLANK: Final = {"\u115f", "\u1160", "\u2800", "\u3164", "\uffa0"}
"""Letters and signs without any ink."""
ALIKE: Final = {
    "a": "аαΑА", "b": "ВΒЬь", "c": "сСϲ", "d": "ԁ", "e": "еЕΕё", "h": "һНΗ", "i": "іІιΙ1l|!", "j": "јЈ", "k": "кКκΚ",
    "m": "мМΜ", "n": "ոηΝ", "o": "оОοΟ0", "p": "рРρΡ", "q": "ԛ", "s": "ѕЅ", "t": "тТτΤ", "u": "υս", "v": "νѵ",
    "w": "ԝѡ", "x": "хХχΧ", "y": "уУγΥ", "z": "Ζ", "3": "зЗ",
}  # fmt: skip
"""Letters of other alphabets, and signs, that are taken for Latin ones."""
LATIN: Final = {ord(other): letter for letter, others in ALIKE.items() for other in others}


def tidy(text: str) -> str:
    """What somebody typed, as it is shown: nothing invisible, no pile of accents, no runs of blanks."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if letter in BLANK or not letter.isprintable():
            kept.append("" if unicodedata.category(letter) == "Cf" else " ")
        elif marks <= MOST_MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())


def tidy_name(name: str) -> str:
    """A name as it is shown: each word of one alphabet, not too long, not empty."""
    plain = tidy(unicodedata.normalize("NFKC", name))
    if not any(letter.isalnum() or unicodedata.category(letter)[0] == "S" for letter in plain):
        raise Refusal("empty_name")
    if len(plain) > LONGEST_NAME:
        raise Refusal("long_name", most=LONGEST_NAME)
    if any(
        len({_alphabet(letter) for letter in word if letter.isalpha()} - {"MODIFIER"}) > 1 for word in plain.split()
    ):
        raise Refusal("mixed_name")
    return plain


def _alphabet(letter: str) -> str:
    """LATIN, GREEK, CYRILLIC …; those of East Asia are written together, and count as one."""
    alphabet = unicodedata.name(letter, "?").split()[0]
    return "EAST ASIAN" if alphabet in ("CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO") else alphabet


def likeness(name: str) -> str:
    """The same for all names that are easily taken for each other."""
    bare = "".join(letter for letter in unicodedata.normalize("NFD", name) if not unicodedata.combining(letter))
    return "".join(bare.translate(LATIN).casefold().split()).translate(LATIN)
