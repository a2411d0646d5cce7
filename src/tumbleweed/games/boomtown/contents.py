"""What is in the box of Boomtown: event cards and towns. Mines are not listed: a view says everything about each, and
a table's own deck has others.
"""

from collections.abc import Iterator

from tumbleweed.games.boomtown.box import BOXES, KINDS, TOWNS
from tumbleweed.games.boomtown.cards.card import CARDS
from tumbleweed.games.contents import Piece, named, texts
from tumbleweed.games.dictionary import Dictionary


def contents(version: int, words: Dictionary) -> Iterator[Piece]:
    """All kinds of event cards, and the towns, in one language. A kind without copies may come in by a table option."""
    cards = BOXES[version - 1].cards
    for number, kind in enumerate(KINDS):
        said = texts(words, f"card.{kind}")
        yield Piece(kind, "event", **said, copies=cards.count(kind), rule=CARDS[number].rule)
    for town in TOWNS:
        yield Piece(town, "town", **named(words.say(f"town.{town}")))
