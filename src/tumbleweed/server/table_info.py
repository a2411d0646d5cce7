"""A table in the messages to those who look at it: its chairs, what was agreed on, and what is yours."""

from typing import Any, Literal

import msgspec


class ChairInfo(msgspec.Struct):
    """A chair as everybody sees it. `mine`: it is yours, and `never` has the decisions it is not to be asked about; of
    others nobody is told. `away`: for how many seconds a person has not been here. `commitment`: of the number its
    device added. `agrees`: that the Sheriff may be asked. `wish`: the bot that `wished_by` these seats is to play here,
    once everybody agrees.
    """

    kind: Literal["open", "person", "bot"]
    name: str
    mine: bool
    host: bool
    here: bool
    bot: str
    left: bool
    commitment: str
    never: list[str]
    agrees: bool
    away: float = 0.0
    wish: str = ""
    wished_by: list[int] = []


class Fair(msgspec.Struct):
    """The server's commitment; secret, numbers and seed when the game is over.

    `luck` says whether there is anything to prove: `sealed` was committed to; `known` is the luck of a game that is
    over, which others may have seen; `dealt` was dealt anew by the server in the middle of a game, without any proof;
    `set_up` is that of a lesson.
    """

    commitment: str
    secret: str | None = None
    numbers: list[str] | None = None
    seed: str | None = None
    luck: Literal["sealed", "known", "dealt", "set_up"] = "sealed"


class TakenOver(msgspec.Struct):
    """The game that this one was taken over from: its record, and after how many of its answers."""

    record: str
    moment: int


class TableInfo(msgspec.Struct):
    """A table as everybody at it sees it, and what is yours."""

    id: str
    game: str
    version: int
    """The version of the rules that is played."""
    status: Literal["open", "playing", "finished", "closed"]
    public: bool
    options: dict[str, Any]
    own: dict[str, str]
    """What the table brings itself (a deck, a board), by option, as a text that can be changed and given again."""
    clock: dict[str, Any]
    reaction: float
    fuse: float
    idle: float
    pace: float
    advice: Literal["agreed", "nobody"]
    """Whether the Sheriff may be asked: when all people who play agree, or never."""
    chairs: list[ChairInfo]
    spectators: int
    host: bool
    paused: bool
    for_pause: list[int]
    fair: Fair
    scores: list[int] | None
    winners: list[int] | None
    rematch: str | None
    """The table of the rematch, once somebody wants one; of a lesson, the table at which it goes on."""
    for_rematch: list[int]
    """The seats that want it."""
    origin: TakenOver | None = None
    lesson: bool = False
    """Whether this is a lesson, the guided first game: its luck is set up."""
    own_way: bool = False
    """Whether you have answered otherwise than the lesson asks."""
    sent_away: int = 0
    """For the host: how many were sent away and may not sit down again."""
