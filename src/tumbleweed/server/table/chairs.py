"""The chairs round a table and who sits on them. When a game begins they stand in the order of its seats."""

from typing import Literal

import msgspec

Kind = Literal["open", "person", "bot"]


class Chair(msgspec.Struct):
    """A chair: open, a person's, or a bot's. Several chairs of one person share a device."""

    kind: Kind = "open"
    name: str = ""
    person: str = ""
    """The id of the person; never shown to others."""
    bot: str = ""
    """The level of the bot that plays here; on a person's chair, of the bot that stands in while they are away."""
    number: str = ""
    """What the person's device adds to the dice."""
    never: list[str] = []
    """Decisions (by id) that the person does not want to be asked about discreetly."""
    left: bool = False
    """The person has stood up from a game in progress."""

    @property
    def played_by_bot(self) -> bool:
        return bool(self.bot)

    def seat_person(self, person: str, name: str) -> None:
        self.kind, self.name, self.person, self.bot, self.number, self.left = "person", name, person, "", "", False

    def seat_bot(self, bot: str, name: str) -> None:
        self.kind, self.name, self.person, self.bot, self.number, self.left = "bot", name, "", bot, "", False

    def clear(self) -> None:
        self.kind, self.name, self.person, self.bot, self.number, self.left = "open", "", "", "", "", False
