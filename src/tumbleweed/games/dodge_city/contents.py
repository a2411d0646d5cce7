"""What is in the box of Dodge City: playing cards, event cards, figures, buildings and their marked fields."""

from collections.abc import Iterator

from tumbleweed.games.contents import Piece, named, texts
from tumbleweed.games.dictionary import Dictionary
from tumbleweed.games.dodge_city.answer_rules import PLAYING
from tumbleweed.games.dodge_city.board import MARKS, STANDARD
from tumbleweed.games.dodge_city.box import BOXES, FIGURES, KINDS
from tumbleweed.games.dodge_city.effects.deck import EVENT_DECKS
from tumbleweed.games.dodge_city.naming import Names


def contents(version: int, words: Dictionary) -> Iterator[Piece]:
    """Everything that has a name, in one language."""
    yield from _cards(version, words)
    deck = EVENT_DECKS[version - 1]
    for number, event in enumerate(deck.designs):
        copies = sum(deck.design[card] == number for card in deck.cards)
        if copies:
            said = texts(words, f"card.{event.id}")
            yield Piece(event.id, "event", **said, copies=copies, rule=event.effect.rule)
    for rank, figure in enumerate(FIGURES, 1):
        points = BOXES[version - 1].points[rank]
        yield Piece(figure, "figure", **named(words.say(f"figure.{figure}")), points=points)
    for building in STANDARD:
        yield Piece(building["id"], "building", **texts(words, f"building.{building['id']}"))
    for mark in MARKS:
        yield Piece(mark, "field", **named(words.say(f"field.{mark}")))


def _cards(version: int, words: Dictionary) -> Iterator[Piece]:
    box, names = BOXES[version - 1], Names(words)
    for card in box.deck:
        kind, rank = KINDS[box.kind[card]], box.figure[card]
        said = texts(words, f"card.{kind}", **names.about(box.cards[card]))
        figure = FIGURES[rank - 1] if rank else ""
        yield Piece(box.cards[card], kind, **said, figure=figure, number=box.number[card], rule=PLAYING[kind])
