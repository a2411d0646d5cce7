"""What is in the box of Dice Town: store cards, claims, elixirs and remedies, and the places of the board."""

from collections.abc import Iterator
from typing import Final

from tumbleweed.games.contents import Piece, named, texts
from tumbleweed.games.dice_town.box import BOXES, REMEDIES, Box
from tumbleweed.games.dice_town.cards.card import CARDS
from tumbleweed.games.dice_town.dice import FACES
from tumbleweed.games.dice_town.packs import HIGHEST_CLAIM
from tumbleweed.games.dice_town.places.place import PLACES
from tumbleweed.games.dice_town.remedies import RULES
from tumbleweed.games.dictionary import Dictionary

EQUIPMENT_RULE: Final = "DT-22.4"
CLAIM_RULE: Final = "DT-22.5"
ELIXIR_RULE: Final = "DT-17.8"


def contents(version: int, words: Dictionary) -> Iterator[Piece]:
    """All cards and places of a version, in one language."""
    box = BOXES[version - 1]
    yield from _store(box, words)
    for value in range(1, HIGHEST_CLAIM + 1):  # a table may choose its own claims
        copies = max(claims.count(value) for claims in box.claims.values())
        said = texts(words, "card.claim", value=value)
        yield Piece(f"claim {value}", "claim", **said, copies=copies, points=value, rule=CLAIM_RULE)
    for number, name in enumerate(box.elixirs):
        if copies := box.elixir_deck.count(number):
            yield Piece(name, "elixir", **texts(words, f"elixir.{name}"), copies=copies, rule=ELIXIR_RULE)
    yield from _remedies(box, words)
    for place in PLACES.values():
        said = named(words.say(f"place.{place}"))
        said["print"] = words.say(f"place_print.{place}")
        yield Piece(place, "place", **said)


def _store(box: Box, words: Dictionary) -> Iterator[Piece]:
    for kind, name in enumerate(box.kinds):
        if not box.copies[kind]:
            continue  # a card of another version
        points = box.worth[kind]
        keys = [f"card.{name}", "equipment"] if box.is_equipment[kind] else [f"card.{name}"]
        rule = EQUIPMENT_RULE if box.is_equipment[kind] else CARDS[kind].rule
        said = texts(words, *keys, points=points)
        yield Piece(name, "store", **said, copies=box.copies[kind], points=points, rule=rule)


def _remedies(box: Box, words: Dictionary) -> Iterator[Piece]:
    for name, mask, rule in zip(REMEDIES, box.remedies, RULES, strict=True):
        faces = tuple(face for number, face in enumerate(FACES) if mask >> number & 1)
        first, last = ", ".join(faces[:-1]), faces[-1]
        listed = words.say("list.or", first=first, last=last) if first else last
        said = texts(words, f"remedy.{name}")
        said["when"] = words.say("needed.faces", faces=listed)
        yield Piece(name, "remedy", **said, faces=faces, rule=rule)
