"""Messages that are almost right, or quite wrong: made from valid ones, the same for the same seed."""

import json
import random
from typing import Any

from tests.server.house import Message

Wire = str | bytes

STRANGE: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 7, 255, 4096, 2**31, 2**63, 2**70, -(2**70), 0.5, 1.0, 1e308, "", "0", "pass",
    "x" * 300,     "\x00", "\u202e", "\U0001f335", "'; DROP TABLE move; --", "{0}", "%s", "D-99", [], [[]], [None], {},
    {"a": {"b": []}},
)  # fmt: skip
FORM_KEYS = ("supports", "dollars", "nuggets", "cards", "protected", "nothing")
OFFER = "D-07"
"""The decision of Dice Town that is answered with a form."""
KINDS = ("answer", "why", "look", "say", "pause", "never", "number", "ping")


class Mischief:
    """Makes messages for a client that has been asked a question, or has not."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        self._last: list[Wire] = []
        self._count = 0

    # ------------------------------------------------------------ valid ones

    def valid(self, question: Message | None, seats: int) -> Message:
        """A message whose form is right; its content may still be refused."""
        luck = self.luck
        self._count += 1
        kind = "answer" if luck.random() < 0.6 else luck.choice(KINDS)
        message: Message = {"type": kind, "id": f"m{self._count}"}
        seat = question["seat"] if question is not None else luck.randrange(-1, seats + 1)
        if kind in ("answer", "why"):
            options = [option["action"] for option in question["options"]] if question else ["pass", "roll"]
            message |= {"seat": seat, "action": luck.choice(options)}
            if kind == "answer":
                message["number"] = question["number"] if question else luck.randrange(50)
                if question and question["decision"] == OFFER and luck.random() < 0.4:
                    message["form"] = {"supports": luck.randrange(seats), "dollars": luck.randrange(3)}
        elif kind == "look":
            message["seat"] = luck.choice((seat, -1))
        elif kind == "say":
            message["text"] = luck.choice(("Howdy", "Draw!", "\U0001f335" * 20, "x" * 400))
        elif kind == "pause":
            message["on"] = luck.random() < 0.3
        elif kind == "never":
            # Never a real decision of the game: otherwise the server would answer for the seat by itself.
            message |= {"seat": seat, "decisions": luck.sample(["D-97", "D-98", "D-99"], luck.randrange(4))}
        elif kind == "number":
            message |= {"chair": seat, "number": f"{luck.getrandbits(128):032x}"}
        return message

    # ------------------------------------------------------------ wrong ones

    def next(self, question: Message | None, seats: int) -> Wire:
        """The next message: valid, a little wrong, very wrong, or one that was sent before."""
        luck = self.luck
        if self._last and luck.random() < 0.1:
            return luck.choice(self._last)  # too late, and for the second time
        message = self.valid(question, seats)
        wire: Wire
        roll = luck.random()
        if roll < 0.35:
            wire = json.dumps(message)
        elif roll < 0.85:
            for change in range(luck.choice((1, 1, 1, 2, 3))):
                message = self._changed(message, seats)
            wire = json.dumps(message)
        else:
            wire = self._broken(json.dumps(message))
        self._last = [*self._last[-30:], wire]
        return wire

    def _changed(self, message: Message, seats: int) -> Message:
        """A message with one change in its structure or its values."""
        luck = self.luck
        changed = dict(message)
        field = luck.choice(list(changed)) if changed else "type"
        match luck.randrange(9):
            case 0 | 1:
                changed[field] = luck.choice(STRANGE)
            case 2:
                changed.pop(field, None)
            case 3:
                changed[luck.choice(("seat ", "Action", "admin", "n", "", "form", "number"))] = luck.choice(STRANGE)
            case 4:
                changed["type"] = luck.choice((*KINDS, "done", "bye", "update", "ANSWER", ""))
            case 5:
                changed["seat"] = luck.randrange(-2, seats + 2)
            case 6 if isinstance(changed.get("number"), int):
                changed["number"] += luck.choice((-64, -2, -1, 1, 2, 4096))
            case 7:
                changed["form"] = self._form(seats)
            case 8 if isinstance(changed.get("action"), str):
                changed["action"] = self._action(changed["action"])
        return changed

    def _form(self, seats: int) -> Message:
        luck = self.luck
        usual: dict[str, Any] = {
            "supports": luck.randrange(seats), "dollars": luck.randrange(4), "nuggets": luck.randrange(3),
            "cards": [luck.choice(("claim 2", "claim 9", "brute", "", 3, None, ["brute"], {}))] * luck.randrange(3),
            "protected": [luck.choice((1, 5, 99, "5", 2.0, True))] * luck.randrange(2),
        }  # fmt: skip
        form = {key: usual[key] for key in luck.sample(sorted(usual), luck.randrange(len(usual) + 1))}
        if luck.random() < 0.4:
            form[luck.choice(FORM_KEYS)] = luck.choice(STRANGE)
        return form

    def _action(self, text: str) -> str:
        luck = self.luck
        return luck.choice(
            (text.upper(), text + " ", " " + text, text + "1", text[:-1], text.partition(" ")[0], f"{text}\n", "\u0661",
             text.replace(" ", "  "), "pass", "done", "99", "-1")
        )  # fmt: skip

    def _broken(self, text: str) -> Wire:
        """A message that is not JSON, or not the JSON it should be."""
        luck = self.luck
        place = luck.randrange(len(text))
        match luck.randrange(12):
            case 0:
                return text[:place]
            case 1:
                return text[:place] + luck.choice('{}[]",:\\x0') + text[place + 1 :]
            case 2:
                return text.encode()  # a binary frame is read like a text
            case 3:
                return text[:place].encode() + b"\xff\xfe" + text[place:].encode()
            case 4:
                return luck.choice(("", " ", "null", "[]", "0", '"answer"', "true", "\ufeff" + text, text + text))
            case 5:
                return "[" * luck.randrange(1, 8000)
            case 6:
                depth = luck.choice((3, 60, 900, 2500))
                return '{"type":"answer","form":' + '{"a":' * depth + "1" + "}" * (depth + 1)
            case 7:
                return text[:-1] + ',"type":"ping"}'  # the same key twice
            case 8:
                return text[:-1] + ',"id":"\\ud800"}'  # half a character
            case 9:
                return json.dumps({"type": "say", "text": "x" * luck.randrange(15_000, 16_300)})
            case 10:
                return json.dumps([json.loads(text)] * 2)
            case _:
                return bytes(luck.getrandbits(8) for byte in range(luck.randrange(64)))
