"""What is in a game's box, as plain data: drawing a game takes no other knowledge of its cards.

Each game has a module of this name whose `contents` lists the pieces of a version's box. It only builds words.
"""

from dataclasses import dataclass
from typing import TypedDict

from tumbleweed.games.dictionary import Dictionary


@dataclass(frozen=True)
class Piece:
    """A kind of card, a place, a figure. Texts that a piece does not have are empty.

    `name` is what the log calls it, `print` what stands on it, perhaps with soft hyphens, `tag` what fits where there
    is hardly any room; `short` is what fits on a small card, `effect` all it does, `when` at which moment, with which
    dice, or what it waits for.
    """

    id: str
    kind: str
    name: str
    print: str
    tag: str
    short: str
    effect: str
    when: str
    copies: int = 1
    """In the edition that has the most of them."""
    points: int = 0
    """Printed on it; 0: none."""
    faces: tuple[str, ...] = ()
    """The faces of a die; it needs one of them."""
    figure: str = ""
    """The id of the figure on it."""
    number: int = 0
    """A number printed on it other than its points; 0: none."""
    rule: str = ""
    """Ids of the rules behind it."""


class Texts(TypedDict):
    """The texts of a piece."""

    name: str
    print: str
    tag: str
    short: str
    effect: str
    when: str


def texts(words: Dictionary, *keys: str, **values: object) -> Texts:
    """The texts of a piece: its own, or those of its kind, whose keys come later. A card with no printed text of its
    own shows its name and effect.
    """

    def said(field: str, otherwise: str) -> str:
        found = (f"{key}.{field}" for key in keys if f"{key}.{field}" in words)
        key = next(found, None)
        return otherwise if key is None else words.say(key, **values)

    name, effect = said("name", ""), said("effect", "")
    return Texts(
        name=name,
        print=said("print", name),
        tag=said("tag", name),
        short=said("short", effect),
        effect=effect,
        when=said("when", ""),
    )


def named(name: str) -> Texts:
    """The texts of a piece that has nothing but a name."""
    return Texts(name=name, print=name, tag=name, short="", effect="", when="")
