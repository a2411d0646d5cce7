"""Dodge City in words: what is asked, what can be answered, and what the log says. The texts are in data/words/.

Cells are written as they can be typed: `row,column`.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from tumbleweed.core.declarations import kinds_in
from tumbleweed.core.errors import BadAction
from tumbleweed.games.dictionary import Dictionary
from tumbleweed.games.dodge_city.answer_rules import rule_of
from tumbleweed.games.dodge_city.box import BOX, FIGURES, kind_of
from tumbleweed.games.dodge_city.consequences import fields_with, house_of, of_placing, of_removing
from tumbleweed.games.dodge_city.declared import events
from tumbleweed.games.dodge_city.drawn import owner_in
from tumbleweed.games.dodge_city.log_words import MADE, LogWords
from tumbleweed.games.dodge_city.naming import Names, cell_name, figure_in
from tumbleweed.games.words import Called, CommonWords, Filled, Payload

FOLDER: Final = Path(__file__).parent / "data" / "words"

__all__ = ["FOLDER", "MADE", "Words"]


class Words(CommonWords):
    """Dodge City in one language."""

    def __init__(self, dictionary: Dictionary) -> None:
        super().__init__(dictionary, kinds_in(events), MADE)
        self._names: Final = Names(dictionary)
        self._log: Final = LogWords(dictionary, self._names)
        self._speak = {
            "done": self._done,
            "pass": self._pass,
            "open": self._open,
            "buy": self._buy,
            "free": self._free,
            "take": self._take,
            "move": self._move,
            "to": self._to,
            "building": self._name_building,
            "seat": self._name_seat,
            "challenge": self._challenge,
            "play": self._play,
        }

    def card(self, name: str) -> tuple[str, str]:
        """Name and effect of a card: `L5`, `L2`, `Q1`, `I1`, or of an event: `EV01`, `EV01a`."""
        return self._names.card(name)

    def _filled(self, event: Payload, kinds: Mapping[str, str], called: Called) -> Filled:
        return self._log.filled(event, kinds, called)

    # ------------------------------------------------------------ questions

    def _question(self, view: Payload, decision: str, names: Sequence[str]) -> str:
        key = f"question.{decision}"
        if decision == "D-4":
            turn = view["turn"]
            left = turn["free_stones"] and turn["free_stones"]["left"]
            key = f"{key}.{'opening' if turn['opening'] else 'free' if left else 'plain'}"
        elif decision in ("D-12", "D-13"):
            key = f"{key}.{'to' if view['event']['lifted'] else 'move'}"
        return self._say(key, **self._context(view, names))

    def _context(self, view: Payload, names: Sequence[str]) -> Filled:
        """What a question may mention."""
        me = view["players"][view["seat"]]
        found: Filled = {"cash": me["cash"], "phase": self._say(f"phase.{view['round']}")}
        found["card"] = self._names.short(me["hand"][0]) if me["hand"] else ""
        turn, event, duel = view["turn"], view["event"], view["duel"]
        if event is not None:
            found.update(event=self.card(event["card"])[0], left=event["left"], debt=event["debt"])
            found["missing"] = max(0, event["debt"] - me["cash"])
        named = turn["opening"] or duel or (event and event["lifted"])
        if named:
            found.update(self._names.house(house_of(view, named["building"])))
        if turn["opening"]:
            found["fighters"] = self._say(f"fighting.{turn['opening']['figure']}")
        if turn["free_stones"]:
            found["men"] = self._say(f"count.{turn['free_stones']['figure']}", n=turn["free_stones"]["left"])
        if duel:
            found["loser"] = names[duel["loser"]]
        if event is not None and event["lifted"]:
            found["cell"] = cell_name(event["lifted"]["cell"])
        return found

    # ------------------------------------------------------------ answers

    def _done(self, view: Payload, decision: str, rest: str, names: Sequence[str]) -> str:
        """DC-6.6: free stones that are not placed by the end of the turn are lost."""
        if decision in ("D-12", "D-13"):
            return self._say(f"action.done.{'lifted' if view['event']['lifted'] else 'move'}")
        free = view["turn"]["free_stones"] if decision == "D-4" else None
        if free and free["left"]:
            return self._say("action.done.D-4-lost", men=self._say(f"count.{free['figure']}", n=free["left"]))
        return self._say(self._fitting("done", decision))

    def _pass(self, view: Payload, decision: str, rest: str, names: Sequence[str]) -> str:
        return self._say(self._fitting("pass", decision))

    def _open(self, view: Payload, decision: str, rest: str, names: Sequence[str]) -> str:
        number, figure = rest.split()
        about = figure_in(view, figure)
        worth = {"price": about["price"], "points": about["points"], "fighters": self._say(f"fighting.{figure}")}
        return self._say("action.open", **worth, **self._names.house(_numbered(view, number)))

    def _buy(self, view: Payload, decision: str, rest: str, names: Sequence[str]) -> str:
        """DC-7.2: what the stone costs, what is left, and what it links."""
        house, cell = _place_of(view, rest)
        opening = view["turn"]["opening"]
        price = figure_in(view, opening["figure"])["price"] if opening else house["price"]
        money = {"price": price, "rest": view["players"][view["seat"]]["cash"] - price}
        action = self._say("action.buy", **self._names.house(house), cell=cell_name(cell), **money)
        return self._with_effect(view, action, house, view["seat"], cell, ())

    def _free(self, view: Payload, decision: str, rest: str, names: Sequence[str]) -> str:
        """DC-6.5, DC-5.10: a stone of a picture card or an event."""
        house, cell = _place_of(view, rest)
        left = view["event"]["left"] if view["event"] else view["turn"]["free_stones"]["left"]
        action = self._say("action.free", **self._names.house(house), cell=cell_name(cell), left=left - 1)
        return self._with_effect(view, action, house, view["seat"], cell, ())

    def _with_effect(
        self, view: Payload, action: str, house: Payload, seat: int, cell: Sequence[int], lifted: Sequence[int]
    ) -> str:
        """DC-8, DC-9: an answer that puts a stone on a cell, and what that does."""
        effect = of_placing(view, house, seat, cell, lifted)
        if not effect:
            return action
        fields = self._names.fields(fields_with(view, house, seat, cell, lifted))
        return self._say(f"action.effect.{effect}", action=action, fields=fields)

    def _take(self, view: Payload, decision: str, rest: str, names: Sequence[str]) -> str:
        """A stone leaves town, or is taken back; also whether a chain breaks."""
        if rest == "back":
            return self._take_back(view)
        house, cell = _place_of(view, rest)
        owner = owner_in(house["now"], cell)
        filled = {**self._names.house(house), "cell": cell_name(cell), "owner": names[owner]}
        form = "own" if owner == view["seat"] else "any"
        if decision == "D-5":
            refund = house["price"] // 2
            missing = view["event"]["debt"] - view["players"][view["seat"]]["cash"] - refund
            filled.update(refund=refund, missing=missing)
            form = "D-5-short" if missing > 0 else "D-5"
        action = self._say(f"action.take.{form}", **filled)
        broken = of_removing(view, house, cell)
        return self._say(f"action.effect.{broken}", action=action) if broken else action

    def _take_back(self, view: Payload) -> str:
        opening, placed = view["turn"]["opening"], view["turn"]["placed"]
        if opening:
            return self._say("action.take_back.opening", **self._names.house(house_of(view, opening["building"])))
        where = self._names.house(house_of(view, placed[0]["building"]))
        return self._say("action.take_back.stone", **where, cell=cell_name(placed[0]["cell"]))

    def _move(self, view: Payload, decision: str, rest: str, names: Sequence[str]) -> str:
        house, cell = _place_of(view, rest)
        owner = owner_in(house["now"], cell)
        form = "own" if owner == view["seat"] else "other"
        return self._say(f"action.move.{form}", **self._names.house(house), cell=cell_name(cell), owner=names[owner])

    def _to(self, view: Payload, decision: str, rest: str, names: Sequence[str]) -> str:
        house, cell = _place_of(view, rest)
        lifted = view["event"]["lifted"]["cell"]
        action = self._say("action.to", cell=cell_name(cell))
        owner = owner_in(house["now"], lifted)
        if owner == view["seat"]:
            return self._with_effect(view, action, house, owner, cell, lifted)
        broken = of_placing(view, house, owner, cell, lifted) == "broken"
        return self._say("action.effect.broken", action=action) if broken else action

    def _name_building(self, view: Payload, decision: str, rest: str, names: Sequence[str]) -> str:
        house = _numbered(view, rest)
        return self._say("action.building", **self._names.house(house), stones=sum(house["stones"]))

    def _name_seat(self, view: Payload, decision: str, rest: str, names: Sequence[str]) -> str:
        seat = int(rest)
        stones = sum(house["stones"][seat] for house in view["buildings"])
        return self._say(f"action.seat.{'own' if seat == view['seat'] else 'other'}", player=names[seat], stones=stones)

    def _challenge(self, view: Payload, decision: str, rest: str, names: Sequence[str]) -> str:
        """DC-10.11, DC-10.15: with what the challenge could break."""
        named, number = rest.split()
        seat, house = int(named), _numbered(view, number)
        form = "connected" if seat in house["connected"] else "plain"
        there = {"opponent": names[seat], "stones": house["stones"][seat]}
        return self._say(f"action.challenge.{form}", **there, **self._names.house(house))

    def _play(self, view: Payload, decision: str, rest: str, names: Sequence[str]) -> str:
        """DC-6.4 to DC-6.10: in a placing round, with what the card brings."""
        if decision != "D-2":
            return self._say("action.play.any", card=self.card(rest)[0])
        filled = self._names.about(rest)
        kind: str = kind_of(rest)
        if kind == "picture":
            figure = FIGURES[BOX.figure[BOX.cards.index(rest)] - 1]
            fits = any(house["status"] == "open" and house["figure"] == figure for house in view["buildings"])
            kind = "picture" if fits else "picture-nowhere"
        cash = view["players"][view["seat"]]["cash"] + filled.get("money", 0)
        return self._say(f"action.play.{kind}", **filled, short=self._names.short(rest), cash=cash)

    def rule_of(self, view: Payload, text: str) -> str:
        """The rules behind an answer."""
        return rule_of(view, text)


def _numbered(view: Payload, number: str) -> Payload:
    """A building of a view, by its number from 1."""
    if not 1 <= int(number) <= len(view["buildings"]):
        raise BadAction(f"there is no building {number}; there are {len(view['buildings'])}")
    found: Payload = view["buildings"][int(number) - 1]
    return found


def _place_of(view: Payload, rest: str) -> tuple[Payload, list[int]]:
    """Building and cell of an answer such as `buy 3 0,1`."""
    number, cell = rest.split()
    return _numbered(view, number), [int(part) for part in cell.split(",")]
