"""What is in the box (dossier, section 2), in each version of the rules: read from data/deck.toml and checked."""

from pathlib import Path
from typing import Final, get_args

from tumbleweed.core.errors import BadData
from tumbleweed.games.datafile import DataFile, by_version, newest_version
from tumbleweed.games.dice_town.declared.kinds import Remedy
from tumbleweed.games.dice_town.dice import FACES
from tumbleweed.games.dice_town.packs import (
    CLAIM_CARD,
    HIGHEST_CLAIM,
    MOST_COPIES,
    MOST_KINDS,
    claim_values,
    store_kinds,
)

DATA: Final = Path(__file__).parent / "data"
REMEDIES: Final[tuple[Remedy, ...]] = get_args(Remedy)
MOST_GOODS: Final = 99
"""The catalog has offers of up to this many dollars and nuggets."""


class Box:
    """Counts and values of everything that comes out of the box. `before` is the box of the version before: whatever
    has a number there keeps it.
    """

    def __init__(self, file: DataFile, before: "Box | None" = None) -> None:
        copies = file.counts("store", None, MOST_COPIES)
        self.kinds: Final[list[str]] = _numbered(copies, before.kinds if before is not None else [])
        self.copies: Final = [copies.get(kind, 0) for kind in self.kinds]
        self.store_deck: Final = [kind for kind, copies in enumerate(self.copies) for copy in range(copies)]
        """All store cards, unshuffled."""
        worth = file.counts("equipment", self.kinds, 99)
        self.worth: Final = [worth.get(kind, 0) for kind in self.kinds]
        self.is_equipment: Final = [kind in worth for kind in self.kinds]
        if len(self.kinds) > MOST_KINDS:
            raise BadData(file.name, "store", f"must name at most {MOST_KINDS} kinds of cards, not {len(self.kinds)}")
        if not 1 <= sum(self.copies) <= 60:
            raise BadData(file.name, "store", f"must hold 1 to 60 cards in all, not {sum(self.copies)}")
        self.claims: Final = {edition: _claims(file, edition) for edition in ("first", "second")}
        elixirs = file.counts("elixirs", None, MOST_COPIES)
        self.elixirs: Final[list[str]] = _numbered(elixirs, before.elixirs if before is not None else [])
        self.elixir_deck: Final = [
            number for number, name in enumerate(self.elixirs) for copy in range(elixirs.get(name, 0))
        ]
        self.dollars_per_player: Final = file.number("start.dollars_per_player", 0, 18)
        self.bank: Final = file.number("start.bank", 0, 9)
        self.stagecoach: Final = file.number("start.stagecoach", 0, 0)
        self.nuggets: Final = file.number("start.nuggets", 1, MOST_GOODS)
        self.claim_row: Final = file.number("start.claim_row", 1, 3)
        self.elixirs_face_up: Final = file.number("start.elixirs_face_up", 2, 2)
        if len(self.elixir_deck) <= self.elixirs_face_up:
            raise BadData(file.name, "elixirs", f"must hold more than {self.elixirs_face_up} cards in all")
        self.points_per_nugget: Final = file.number("points.nugget", 0, 99)
        self.dollars_per_point: Final = file.number("points.dollars_per_point", 1, 99)
        self.points_for_badge: Final = file.number("points.badge", 0, 99)
        self.remedies: Final = [_faces(file, remedy) for remedy in REMEDIES]
        self.fitting: Final = [
            sum(1 << remedy for remedy, faces in enumerate(self.remedies) if shown & faces)
            for shown in range(1 << len(FACES))
        ]
        """By the faces shown: the remedies for which there is a die, as a mask."""
        self.doc: Final = {edition: _doc(file, edition) for edition in ("first", "second")}

    def kind(self, name: str) -> int:
        """The number of a kind of store card."""
        return self.kinds.index(name)


def _numbered(names: dict[str, int], before: list[str]) -> list[str]:
    """Names by number: those of earlier versions first."""
    return before + [name for name in names if name not in before]


def _claims(file: DataFile, edition: str) -> list[int]:
    """The values of an edition's claims, each copy."""
    key = f"claims.{edition}"
    counts = file.counts(key, [str(value) for value in range(1, HIGHEST_CLAIM + 1)], 60)
    values = [int(value) for value, copies in counts.items() for copy in range(copies)]
    if not 3 <= len(values) <= 60:
        raise BadData(file.name, key, f"must hold 3 to 60 claims in all, not {len(values)}")
    return values


def _faces(file: DataFile, remedy: str) -> int:
    """The faces of which a remedy needs one, as a mask."""
    return sum(1 << FACES.index(face) for face in file.words(f"remedies.{remedy}", FACES))


def _doc(file: DataFile, edition: str) -> tuple[str, str]:
    """What the Doc offers, and when Doc Badluck's Elixir may be played."""
    found: list[str] = []
    for key, allowed in (("offers", ("remedies", "elixirs")), ("elixir_card", ("opening", "visit"))):
        value = file.get(f"doc.{edition}.{key}")
        if value not in allowed:
            raise BadData(file.name, f"doc.{edition}.{key}", f"must be {' or '.join(allowed)}, not {value!r}")
        found.append(value)
    return found[0], found[1]


BOXES: Final = by_version(DATA / "deck.toml", newest_version(DATA / "deck.toml"), Box)
"""The box of each version, the first version first."""
BOX: Final = BOXES[-1]
"""The newest one. Names and numbers of cards are the same in all of them; counts and values are the table's own."""


def card_name(card: int) -> str:
    """`dynamite`, or `claim 4`."""
    return f"claim {card - CLAIM_CARD}" if card >= CLAIM_CARD else BOX.kinds[card]


def card_names(store: int, claims: int) -> list[str]:
    """The cards of two packs by name."""
    return [BOX.kinds[kind] for kind in store_kinds(store)] + [f"claim {value}" for value in claim_values(claims)]
