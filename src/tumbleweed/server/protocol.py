"""The messages of the websocket, as types: what a client sends (`from_client.py`), and what the server sends.
docs/protocol.md explains them; `schema()` gives them as JSON schema.
"""

from typing import Any, Literal

import msgspec

from tumbleweed.server.from_client import ClientMessage

VERSION = 1
LARGEST = 16_384
"""Bytes of a client's message."""


class Option(msgspec.Struct):
    """A legal answer: its text for the machine, its words for the person, the rules behind it."""

    action: str
    words: str
    rule: str


class Question(msgspec.Struct):
    """What a seat is asked. `number` counts the seat's own questions and ties the answer to this one."""

    seat: int
    number: int
    decision: str
    name: str
    rule: str
    words: str
    options: list[Option]


class Time(msgspec.Struct):
    """The clock: seconds left for each seat that has to decide and may be known to. The first `telling` seconds of them
    are for telling what has happened; only then does a clock begin to run.
    """

    left: dict[int, float]
    paused: bool
    telling: float = 0.0


class ChairInfo(msgspec.Struct):
    """A chair as everybody sees it. `mine`: it is yours, and `never` has the decisions it is not to be asked about; of
    others nobody is told. `commitment`: of the number its device added. `agrees`: that the Sheriff may be asked.
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
    clock: dict[str, Any]
    reaction: float
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


class FromServer(msgspec.Struct, tag_field="type", omit_defaults=True):
    """`n` numbers the messages of a connection from 0; none is left out."""

    n: int


class TableMessage(FromServer, tag="table"):
    """The table has changed: chairs, options, status, who is here."""

    table: TableInfo


class Snapshot(FromServer, tag="snapshot"):
    """Everything as it is now: at the beginning, after a break, and when the curtain opens for another seat.

    `events` begins with number `since`, as the client asked (0: all). `next` is the number of the next event to come.
    `waiting` are the seats known to be deciding; the view may be older than the events, so its own list may be, too.
    """

    seat: int
    view: dict[str, Any]
    events: list[dict[str, Any]]
    next: int
    time: Time
    waiting: tuple[int, ...]
    question: Question | None = None


class Update(FromServer, tag="update"):
    """Something happened. `view` is there when it has changed; while a card may be played discreetly it is not, and
    nobody is known to be deciding (`waiting`).
    """

    seat: int
    events: list[dict[str, Any]]
    next: int
    time: Time
    waiting: tuple[int, ...]
    view: dict[str, Any] | None = None
    question: Question | None = None


class Asked(FromServer, tag="asked"):
    """For a device with several seats: which of them have to answer, so that it can be handed on."""

    seats: list[int]


class SaidLine(msgspec.Struct):
    """A line of chat."""

    number: int
    room: Literal["players", "spectators"]
    name: str
    text: str
    at: float


class Said(FromServer, tag="said"):
    """Lines of chat that this client has not seen."""

    lines: list[SaidLine]


class Done(FromServer, tag="done"):
    """What you sent under this id is done; an answer is on the disk."""

    id: str


class Refused(FromServer, tag="refused"):
    """What you sent is not done, and why. Nothing has changed."""

    id: str
    code: str
    words: str
    rule: str = ""


class Because(FromServer, tag="because"):
    """The answer to `why`; `legal` if it can be answered after all."""

    id: str
    action: str
    words: str
    rule: str
    legal: bool


class Weighed(msgspec.Struct):
    """An answer that the Sheriff tried: its share of the win in `games` imagined games, in per cent, give or take
    `error` (19 times in 20); `close`: he cannot tell whether it is worse than the one he would give.
    """

    action: str
    words: str
    share: int
    error: int
    games: int
    close: bool


class Part(msgspec.Struct):
    """A part of an answer."""

    action: str
    words: str


class Advice(FromServer, tag="advice"):
    """The answer to `advise`: what the Sheriff would answer to this question (`then`: the further parts, if an answer
    has several; each answers the seat's next question), why, and what he tried, his own answer first; nothing, if there
    was nothing to compare. He knows what the seat knows.
    """

    id: str
    seat: int
    number: int
    action: str
    words: str
    then: list[Part]
    reason: str
    tried: list[Weighed]


class Note(msgspec.Struct):
    """A line of the ledger that is no event: a seat asked the Sheriff. It stands before event number `after` of the
    seat that reads it. `number` counts a table's notes.
    """

    number: int
    seat: int
    after: int
    words: str


class Noted(FromServer, tag="noted"):
    """Notes: after a snapshot all of them, then each new one."""

    seat: int
    notes: list[Note]


class Pong(FromServer, tag="pong"):
    """Here."""

    id: str


class Bye(FromServer, tag="bye"):
    """The server closes the connection: too slow, too fast, the table closed, or the server stops."""

    code: str
    words: str


ServerMessage = TableMessage | Snapshot | Update | Asked | Said | Done | Refused | Because | Advice | Noted | Pong | Bye

decode = msgspec.json.Decoder(ClientMessage).decode
encode = msgspec.json.Encoder().encode


def schema() -> dict[str, Any]:
    """Both sides' messages as one JSON schema (2020-12)."""
    (client, server), components = msgspec.json.schema_components(
        [ClientMessage, ServerMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Tumbleweed websocket messages, protocol {VERSION}",
        "$defs": {**components, "ClientMessage": client, "ServerMessage": server},
    }
