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
    agrees: bool = False
    """The person agrees that the Sheriff may be asked."""

    @property
    def played_by_bot(self) -> bool:
        return bool(self.bot)

    def seat_person(self, person: str, name: str) -> None:
        self._sits("person", name, person, "")

    def seat_bot(self, bot: str, name: str) -> None:
        self._sits("bot", name, "", bot)

    def clear(self) -> None:
        self._sits("open", "", "", "")

    def _sits(self, kind: Kind, name: str, person: str, bot: str) -> None:
        self.kind, self.name, self.person, self.bot = kind, name, person, bot
        self.number, self.left, self.agrees = "", False, False
