"""What a table has agreed on besides the game's own options, and where its game comes from."""

from typing import Literal

import msgspec

from tumbleweed.server.table.clock import Clock


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """What a table has agreed on besides the game's own options."""

    public: bool = False
    clock: Clock = msgspec.field(default_factory=Clock)
    reaction: float = 1.5
    """How many seconds every moment takes in which a card might be played discreetly."""
    fuse: float = 0.0
    """At a table of several people: how many seconds such a moment takes at most, unless all have spoken before. 0: as
    long as whoever is asked takes, so that the waiting tells that somebody is.
    """
    idle: float = 0.0
    """After how many seconds a bot may play for somebody who is here and decides nothing; 0: never."""
    pace: float = 0.8
    """Seconds that bots take, so that people can follow."""
    paused: bool = False
    advice: Literal["agreed", "nobody"] = "agreed"
    """Who may ask the Sheriff: everybody, once all people who play agree; or nobody."""


class Origin(msgspec.Struct, forbid_unknown_fields=True):
    """Where a game that was taken over comes from: the record, after how many answers, at which seat, and whether with
    the same luck (known to whoever has that record) or with new luck (dealt by the server alone).
    """

    record: str
    moment: int
    seat: int
    luck: Literal["same", "new"]
