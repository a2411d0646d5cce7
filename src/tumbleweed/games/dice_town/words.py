"""Dice Town in words: what is asked, what can be answered, and what the log says. The texts are in data/words/."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from tumbleweed.core.declarations import kinds_in
from tumbleweed.core.errors import BadAction
from tumbleweed.games.dice_town.answer_rules import rule_of
from tumbleweed.games.dice_town.declared import events
from tumbleweed.games.dice_town.dice import CATEGORIES, category, parse
from tumbleweed.games.dice_town.naming import Names
from tumbleweed.games.dice_town.places.place import PLACES
from tumbleweed.games.dictionary import Dictionary
from tumbleweed.games.words import Called, CommonWords, Filled, Payload

FOLDER: Final = Path(__file__).parent / "data" / "words"
FACE_OF: Final = {"gold_mine": "9", "bank": "10", "general_store": "J", "saloon": "Q", "sheriff": "K"}
BY_VIEW: Final = {"pass", "seat", "steal", "elixir"}
"""Answers whose words depend on more than their text, the question and an option; there are so few others that their
words are kept."""
ROWS: Final = {"dice_revealed": "revealed", "hands_shown": "hands", "scored": "sheets"}
"""Events about all players, with the field that has a row for each; each row has a text of its own."""
MADE: Final[dict[str, tuple[str, ...]]] = {
    "game_started": ("everybody", "others", "edition"),
    "tie": ("at", "dice", "category"),
    "place_won": ("dice", "category"),
    "bribe_offered": ("goods",),
    "bribe_paid": ("goods",),
    "theft": ("drawn",),
    "round_ended": ("rows",),
    "game_ended": ("others",),
    **dict.fromkeys(ROWS, ("rows",)),
}
"""By event, what its sentences may say beyond its fields."""


class Words(CommonWords):
    """Dice Town in one language."""

    def __init__(self, dictionary: Dictionary) -> None:
        super().__init__(dictionary, kinds_in(events), MADE)
        self._names: Final = Names(dictionary)
        self._answers: Final[dict[tuple[str, str, str], str]] = {}
        self._fields: Final[dict[str, Callable[[Any], str]]] = {
            "dice": " ".join,
            "face": lambda face: self._say(f"a_face.{face}"),
            "card": self._names.named,
            "cards": self._names.cards,
            "claims": self._names.claims,
            "row": self._names.numbers,
            "place": lambda place: self._say(f"place.{place}"),
            "category": lambda category: self._say(f"category.{category}"),
            "decision": lambda decision: self._say(f"decision.{decision}"),
        }
        """How the fields of events are put into words, by their kind."""
        self._speak = {
            "keep": self._keep,
            "pass": self._pass,
            "seat": self._seat,
            "steal": self._steal,
            "elixir": self._elixir,
            "bribe": self._bribe,
        }

    def card(self, name: str) -> tuple[str, str]:
        """Name and effect of a card, an elixir or a remedy."""
        return self._names.card(name)

    # ------------------------------------------------------------ the log

    def _filled(self, event: Payload, kinds: Mapping[str, str], called: Called) -> Filled:
        filled = {field: self._field(kinds.get(field, ""), value, called) for field, value in event.items()}
        if event["event"] in MADE:
            filled.update(self._made(event, called))
        return filled

    def _made(self, event: Payload, called: Called) -> Filled:
        """What a sentence may say beyond the fields of the event."""
        name = event["event"]
        if name in ROWS:
            rows = {row["player"]: row for row in event[ROWS[name]]}
            return {"rows": "; ".join(self._row(f"event.{name}", rows[seat], called) for seat in called.first_me(rows))}
        if name == "game_started":
            who = self._names.listed(called.others())
            return {"everybody": who, "others": who, "edition": self._say(f"edition.{event['edition']}")}
        if name == "game_ended":
            return {"others": self._names.listed([called[seat] for seat in event["winners"] if seat != called.me])}
        if name == "theft":
            return {"drawn": self._names.drawn(event["claims"], event["store_cards"])}
        if "protected" in event:
            return {"goods": self._names.goods(event)}
        if "combination" in event:
            best = CATEGORIES[category(parse(" ".join(event["combination"])))]
            return {"at": self._say(f"place_at.{event['place']}"), "category": self._say(f"category.{best}")}
        if "count" in event:
            dice = " ".join([FACE_OF[event["place"]]] * event["count"])
            return {"at": self._say(f"place_at.{event['place']}"), "dice": dice}
        if event["form"] != "all":
            return {}
        dollars, nuggets = event["dollars"], event["nuggets"]
        wealth = (
            called.row(f"event.{name}.row", seat, dollars=dollars[seat], nuggets=nuggets[seat])
            for seat in called.first_me(range(len(dollars)))
        )
        return {"rows": "; ".join(wealth)}

    def _field(self, kind: str, value: Any, called: Called) -> object:
        """A value of an event in words; a value with no words of its own stays as it is."""
        said = self._fields.get(kind)
        if said is not None:
            return said(value)
        if kind == "seat":
            return called.names[value]
        if kind == "seats":
            return self._names.listed([called[seat] for seat in called.first_me(value)])
        if kind == "order":
            return ", ".join(f"{number}. {called[seat]}" for number, seat in enumerate(value, 1))
        return value

    def _row(self, key: str, row: Payload, called: Called) -> str:
        """One player's part of an event about all of them."""
        filled = {field: value for field, value in row.items() if field != "player"}
        if "kept" in row:
            filled["kept"] = " ".join(row["kept"])
        if "hand" in row:
            filled["hand"] = self._names.cards(row["hand"], row["protected"])
        form = "row_none" if row.get("kept") == [] else "row"
        return called.row(f"{key}.{form}", row["player"], **filled)

    # ------------------------------------------------------------ questions

    def _question(self, view: Payload, decision: str, names: Sequence[str]) -> str:
        key = f"question.{decision}"
        values = self._context(view, names)
        if decision == "D-17" and view["sheriff"] == view["seat"]:
            key = f"{key}-self"
        if decision != "D-07":
            return self._say(key, **values)
        tie = view["tie"] or {}
        form = "doc" if view["phase"] == "place_8" else "again" if tie.get("offer_round", 0) > 1 else "first"
        question = self._say(f"{key}.{form}", **values)
        draft = self._names.goods(tie["own_draft"]) if "own_draft" in tie else self._names.listed([])
        return (
            question if draft == self._names.listed([]) else self._say(f"{key}.draft", question=question, goods=draft)
        )

    def _context(self, view: Payload, names: Sequence[str]) -> Filled:
        """What a question may mention."""
        me = view["players"][view["seat"]]
        sheriff, played, phase = view["sheriff"], view["played"], view["phase"]
        turnable = me["kept"] if view["options"]["cheater_scope"] == "any_kept" else me["shown"]
        return {
            "dice": " ".join(me["cup"]),
            "turnable": " ".join(turnable),
            "dollars": me["dollars"],
            "affordable": 1 + me["dollars"],
            "due": min(view["town"]["mine"], me["kept"].count("9")),
            "queens": me["kept"].count("Q"),
            "sheriff": "" if sheriff is None else names[sheriff],
            "player": names[played[0]["player"]] if played else "",
            "card": self._names.named(played[0]["card"]) if played else "",
            "at": self._say(f"place_at.{PLACES[int(phase[-1])]}") if phase.startswith("place_") else "",
        }

    # ------------------------------------------------------------ answers

    def action(self, view: Payload, text: str, names: Sequence[str]) -> str:
        """An answer in words that fit the question."""
        verb, _, rest = text.partition(" ")
        if verb in BY_VIEW:
            return super().action(view, text, names)
        decision = view["question"]["decision"] if view["question"] else ""
        key = (text, decision, view["options"]["brute_mode"])
        said = self._answers.get(key)
        if said is None:
            said = self._answers[key] = self._answer(view, verb, decision, rest, names)
        return said

    def _answer(self, view: Payload, verb: str, decision: str, rest: str, names: Sequence[str]) -> str:
        """An answer whose words depend on nothing else at the table."""
        speak = self._speak.get(verb)
        if speak is not None:
            return speak(view, decision, rest, names)
        parts = rest.split()
        if verb == "turn":
            old, new = (self._say(f"a_face.{face}") for face in parts)
            return self._say("action.turn", old=old, new=new)
        if verb == "protect":
            return self._say("action.protect", values=self._names.claims([int(part) for part in parts]))
        if verb == "remedy":
            name, effect = self.card(rest)
            return self._say("action.remedy", name=name, effect=effect)
        card = self._names.named(f"claim {rest}" if verb == "claim" else rest) if rest else ""
        return self._say(self._fitting("card" if verb == "claim" else verb, decision), card=card)

    def _fitting(self, verb: str, decision: str) -> str:
        key = super()._fitting(verb, decision)
        if not self._has(key):
            raise BadAction(f"there are no words for {verb!r}")
        return key

    def _keep(self, view: Payload, decision: str, rest: str, names: Sequence[str]) -> str:
        """DT-4.3, DT-5.1, U-11: with what it costs."""
        brute = rest.endswith(" brute")
        dice = rest.removesuffix(" brute")
        if dice == "none":
            return self._say("action.keep.none", dollars=1)
        extra = len(dice.split()) - 1
        if brute:
            extra = extra - 1 if view["options"]["brute_mode"] == "one_free" else 0
        form = ("brute" if brute else "dice") if extra else ("brute_free" if brute else "dice_free")
        return self._say(f"action.keep.{form}", dice=dice, dollars=extra)

    def _pass(self, view: Payload, decision: str, rest: str, names: Sequence[str]) -> str:
        offers = (view["tie"] or {}).get("offers", [])
        offered = decision == "D-07" and any(offer["player"] == view["seat"] for offer in offers)
        return self._say("action.pass.D-07-again" if offered else self._fitting("pass", decision))

    def _seat(self, view: Payload, decision: str, rest: str, names: Sequence[str]) -> str:
        """A player; for the Sheriff, with what is offered for naming that player (U-21)."""
        seat = int(rest)
        own = f"action.seat.{decision}-self"
        key = own if seat == view["seat"] and self._has(own) else self._fitting("seat", decision)
        text = self._say(key, player=names[seat])
        if decision not in ("D-08", "D-20") or seat == view["sheriff"] or not view["tie"]:
            return text
        offers = [offer for offer in view["tie"]["offers"] if offer["supports"] == seat]
        if not offers:
            return text
        if len(offers) == 1:
            return self._say("action.seat.offered", action=text, goods=self._names.goods(offers[0]))
        each = "; ".join(f"{names[offer['player']]}: {self._names.goods(offer)}" for offer in offers)
        return self._say("action.seat.offered", action=text, goods=each)

    def _steal(self, view: Payload, decision: str, rest: str, names: Sequence[str]) -> str:
        victim, claims, store_cards = (int(part) for part in rest.split())
        return self._say("action.steal", victim=names[victim], drawn=self._names.drawn(claims, store_cards))

    def _elixir(self, view: Payload, decision: str, rest: str, names: Sequence[str]) -> str:
        open_elixir = None if rest == "pile" else view["town"]["elixirs"][int(rest) - 1]
        if open_elixir is None:
            return self._say("action.elixir.pile")
        name, effect = self.card(open_elixir)
        return self._say("action.elixir.open", name=name, effect=effect)

    def _bribe(self, view: Payload, decision: str, rest: str, names: Sequence[str]) -> str:
        """One part of an offer."""
        kind, value = rest.split()
        if kind in ("dollars", "nuggets"):
            return (
                self._say(f"action.bribe.{kind}", n=int(value))
                if value != "0"
                else self._say(f"action.bribe.no_{kind}")
            )
        if kind == "protected":
            return self._say("action.bribe.protected", value=value)
        return self._say("action.bribe.card", card=self._names.named(rest if kind == "claim" else value))

    def rule_of(self, view: Payload, text: str) -> str:
        """The rules behind an answer."""
        return rule_of(view, text)
