"""What a table has agreed on besides the game's own options, and where its game comes from."""

from typing import Literal

import msgspec

from tumbleweed.server.table.clock import Clock


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """What a table has agreed on besides the game's own options."""

    public: bool = False
    clock: Clock = msgspec.field(default_factory=Clock)
    reaction: float = 1.5
    """Seconds that every moment takes in which a card might be played discreetly."""
    pace: float = 0.8
    """Seconds that bots take, so that people can follow."""
    paused: bool = False


class Origin(msgspec.Struct, forbid_unknown_fields=True):
    """The game that a table's was taken over from: its record, after how many answers, from which seat, and whether
    with the same luck (which whoever has that record knows) or new luck (which the server alone has dealt).
    """

    record: str
    moment: int
    seat: int
    luck: Literal["same", "new"]
