"""The messages of the websocket that a client sends, as types. docs/protocol.md explains them."""

from typing import Any

import msgspec


class FromClient(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """`id` is the client's own name for the message; what the server says to it carries the same."""

    id: str = ""


class Answer(FromClient, tag="answer"):
    """The answer to question `number` of a seat: an action's text, or a form for an answer in several parts."""

    seat: int = -1
    number: int = -1
    action: str = ""
    form: dict[str, Any] | None = None


class Why(FromClient, tag="why"):
    """Why can this not be answered now?"""

    seat: int = -1
    action: str = ""


class Look(FromClient, tag="look"):
    """From now on show the table from one of my seats, or (-1) as spectators see it: the curtain."""

    seat: int = -1


class Say(FromClient, tag="say"):
    """Chat. Players speak in their own room, spectators in theirs."""

    text: str = ""


class Pause(FromClient, tag="pause"):
    """I am for a pause (it begins when everybody present is), or against it (it ends)."""

    on: bool = True


class Never(FromClient, tag="never"):
    """The decisions that a seat of mine is not to be asked about discreetly; they are passed."""

    seat: int = -1
    decisions: list[str] = []


class Nothing(FromClient, tag="nothing"):
    """I play nothing in this moment: my seat, and those of my others that are not asked anything."""

    seat: int = -1
    moment: int = -1


class Call(FromClient, tag="call"):
    """Your table waits: calls somebody at a seat who is here and has been deciding for a while."""

    seat: int = -1


class StandIn(FromClient, tag="stand_in"):
    """A bot plays for somebody who is not here, or who takes longer than the table agreed on."""

    seat: int = -1


class Back(FromClient, tag="back"):
    """I am here and play at my seat myself again."""

    seat: int = -1


class Advise(FromClient, tag="advise"):
    """What would the Sheriff answer to question `number` of my seat? Everybody is told that I asked."""

    seat: int = -1
    number: int = -1


class Agree(FromClient, tag="agree"):
    """I agree that the Sheriff may be asked at this table, or not any more: he may be asked when all people do."""

    seat: int = -1
    on: bool = True


class LuckNumber(FromClient, tag="number"):
    """What my device adds to the dice, for a chair of mine: 32 hexadecimal digits."""

    chair: int = -1
    number: str = ""


class Ping(FromClient, tag="ping"):
    """Are you there?"""


ClientMessage = (
    Answer | Why | Look | Say | Pause | Never | Nothing | Call | StandIn | Back | Advise | Agree | LuckNumber | Ping
)
