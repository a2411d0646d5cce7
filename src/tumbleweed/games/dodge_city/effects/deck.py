"""The event deck, in each version of the rules: read from data/events.toml and checked. Each effect has a file here,
with a class `TheEffect`.
"""

from importlib import import_module
from typing import Final

from tumbleweed.core.errors import BadData
from tumbleweed.games.datafile import DataFile, by_version
from tumbleweed.games.dodge_city.box import BOXES, DATA, FIGURES, MOST_CARDS
from tumbleweed.games.dodge_city.effects.effect import Effect, EventCard
from tumbleweed.games.dodge_city.town import Town

OPS: Final = (
    "gain", "gain_present", "gain_discs", "collect", "pay", "pay_stones", "pay_discs", "treat", "pay_half", "lose",
    "all_lose", "fire", "leader_loses", "raid", "reinforce", "shift", "shove",
)  # fmt: skip
BOUNDS: Final = {"amount": (1, 5000), "min": (0, 5000), "cap": (1, 9999), "n": (1, 9), "per_owner": (1, 9)}
MONEY: Final = ("amount", "min", "cap")


def effect_of(op: str) -> Effect:
    """The effect of that name."""
    made: Effect = import_module(f"tumbleweed.games.dodge_city.effects.{op}").TheEffect()
    return made


def read_events(file: DataFile) -> list[EventCard]:
    """The designs, in the order of the file."""
    effects = {op: effect_of(op) for op in OPS}
    found = [_event(file, name, effects) for name in file.content]
    if not 1 <= sum(event.copies for event in found) <= MOST_CARDS:
        raise BadData(file.name, "copies", f"the event deck must have 1 to {MOST_CARDS} cards in all")
    return found


def _event(file: DataFile, name: str, effects: dict[str, Effect]) -> EventCard:
    table = file.table(name)
    op = file.get(f"{name}.op")
    if op not in effects:
        raise BadData(file.name, f"{name}.op", f"must be one of {', '.join(OPS)}, not {op!r}")
    effect = effects[op]
    known = ["copies", "op", *effect.parameters]
    for key in table:
        if key not in known:
            needed = ", ".join(effect.parameters) or "no numbers"
            raise BadData(file.name, f"{name}.{key}", f"is not known to {op}, which takes {needed}")
    numbers = {key: _number(file, f"{name}.{key}", key) for key in effect.parameters}
    return EventCard(name, file.number(f"{name}.copies", 1, 9), effect, numbers)


def _number(file: DataFile, key: str, kind: str) -> int:
    """A number of an event; figures become a mask."""
    if kind == "figures":
        named = list(FIGURES) if file.get(key) == "any" else file.words(key, FIGURES)
        return sum(1 << FIGURES.index(figure) + 1 for figure in set(named))
    number = file.number(key, *BOUNDS[kind])
    if kind in MONEY and number % 50:
        raise BadData(file.name, key, f"must be a multiple of 50, not {number}")
    return number


class EventDeck:
    """The event cards of a version. `before` is the deck of the version before: whatever has a number keeps it."""

    def __init__(self, designs: list[EventCard], before: "EventDeck | None" = None) -> None:
        now = {event.id: event for event in designs}
        known = list(before.designs) if before is not None else []
        names = [event.id for event in known]
        self.designs: Final[list[EventCard]] = [now.get(event.id, event) for event in known] + [
            event for event in designs if event.id not in names
        ]
        """All designs there have ever been, by number."""
        self.design: Final[list[int]] = list(before.design) if before is not None else []
        """By physical card, its design."""
        cards: list[int] = []
        for number, event in enumerate(self.designs):
            copies = event.copies if event.id in now else 0
            self.design.extend([number] * (copies - self.design.count(number)))
            cards += [card for card, found in enumerate(self.design) if found == number][:copies]
        self.cards: Final = tuple(sorted(cards))
        """The cards that this version uses."""

    def event(self, card: int) -> EventCard:
        """The design of a physical card."""
        return self.designs[self.design[card]]

    def name(self, card: int) -> str:
        """The id of a physical card: `EV01a`."""
        return f"{self.event(card).id}{'abcdefghi'[self.design[:card].count(self.design[card])]}"


EVENT_DECKS: Final = by_version(
    DATA / "events.toml", len(BOXES), lambda file, before: EventDeck(read_events(file), before)
)
"""The deck of each version, the first version first."""
EVENTS: Final = EVENT_DECKS[-1].designs
"""Every design there has ever been."""
DESIGN: Final = EVENT_DECKS[-1].design
"""By physical card, its design."""


def event_deck(s: Town) -> EventDeck:
    """The event cards used at a table."""
    return EVENT_DECKS[s.table.version - 1]
