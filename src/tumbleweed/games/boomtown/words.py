"""Boomtown in words: what is asked, what can be answered, and what the log says. The texts are in data/words/."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from tumbleweed.core.declarations import kinds_in
from tumbleweed.core.errors import BadAction
from tumbleweed.games.boomtown.answer_rules import alone, rule_of
from tumbleweed.games.boomtown.box import BOXES, KINDS, TOWNS
from tumbleweed.games.boomtown.declared import events
from tumbleweed.games.dictionary import Dictionary
from tumbleweed.games.words import Called, CommonWords, Filled, Payload, listed

FOLDER: Final = Path(__file__).parent / "data" / "words"
MINE: Final = re.compile(rf"({'|'.join(TOWNS)})-(\d{{1,2}})(b?)(?:=(\d{{1,2}})(D?))?")
"""A mine by its id, `CJ-07`, or as it is written in a deck, with its value: `CJ-07=6D`."""
EVENT: Final = re.compile(rf"({'|'.join(KINDS)})(-\d+)?")
"""An event card by its id, `DYN-1`, or by its kind."""
WAYS: Final = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
"""How many of 36 ways two dice have to give 2, 3 … 12."""
MADE: Final[dict[str, tuple[str, ...]]] = {
    "game_started": ("everybody", "others"),
    "fee_paid": ("office",),
    "mine_acquired": ("mine",),
    "round_ended": ("rows",),
    "game_ended": ("total", "others"),
}
"""What sentences mention beyond the fields of an event, made from those fields."""


def percent(number: int) -> int:
    """How often in a hundred times two dice give a number or more."""
    return round(100 * sum(WAYS[number - 2 :]) / 36)


class Words(CommonWords):
    """Boomtown in one language."""

    def __init__(self, dictionary: Dictionary) -> None:
        super().__init__(dictionary, kinds_in(events), MADE)
        self._dictionary: Final = dictionary
        self._speak = {
            "pass": self._pass,
            "bid": self._bid,
            "pick": self._pick,
            "mustang": self._mustang,
            "mine": self._name_mine,
            "saloon": self._name_saloon,
            "town": self._name_town,
            "rob": self._rob,
            "set": self._set,
        }

    # ------------------------------------------------------------ names of things

    def card(self, name: str) -> tuple[str, str]:
        """Name and effect of a card: `DYN-1`, `DYN`, `CJ-07`, or with its value `CJ-07=6D`."""
        if event := EVENT.fullmatch(name):
            return self._say(f"card.{event[1]}.name"), self._say(f"card.{event[1]}.effect")
        mine = MINE.fullmatch(name)
        if mine is None:
            raise BadAction(f"there is no card {name!r}; cards are CJ-07, CJ-07=6D, DYN-1 and the like")
        town, number, copy, value, danger = mine.groups()
        form = "mine" if value is None else "danger_mine" if danger else "valued_mine"
        values = {"town": self._town(town), "number": int(number), "copy": copy, "value": int(value or 0)}
        return self._say(f"card.{form}.name", **values), self._say(f"card.{form}.effect", **values)

    def _named(self, name: str) -> str:
        """A card within a sentence."""
        form = "title" if EVENT.fullmatch(name) else "plain"
        return self._say(f"quoted.{form}", name=self.card(name)[0])

    def _mine(self, mine: Payload) -> str:
        """A mine of a view, with what it is worth."""
        return self.card(f"{mine['card']}={mine['value']}{'D' if mine['danger'] else ''}")[0]

    def _town(self, town: str) -> str:
        return self._say(f"town.{town}")

    def _list(self, parts: Sequence[str]) -> str:
        return listed(self._dictionary, parts)

    # ------------------------------------------------------------ the log

    def _filled(self, event: Payload, kinds: Mapping[str, str], called: Called) -> Filled:
        filled = dict(event)
        for field, kind in kinds.items():
            filled[field] = self._field(kind, event[field], called)
        name = event["event"]
        if name == "game_started":
            filled["everybody"] = filled["others"] = self._list(called.others())
        if name == "fee_paid":
            form = "doubled" if event["doubled"] else "plain"
            filled["office"] = self._say(f"office.{form}", town=filled["town"], mines=event["mines"])
        if name == "mine_acquired":
            filled["mine"] = self.card(f"{event['card']}={event['value']}")[0]
        if name == "round_ended" and event["form"] == "all":
            gold = event["gold"]
            seats = called.first_me(range(len(gold)))
            filled["rows"] = "; ".join(called.row("event.round_ended.row", seat, gold=gold[seat]) for seat in seats)
        if name == "game_ended":
            filled["total"] = event["ranking"][0]["total"]
            filled["others"] = self._list([called[seat] for seat in event["winners"] if seat != called.me])
        return filled

    def _field(self, kind: str, value: Any, called: Called) -> Any:
        """A value of an event in words; one that needs no words stays as it is."""
        if kind == "seat":
            return None if value is None else called.names[value]
        if kind == "seats":
            return self._list([called[seat] for seat in called.first_me(value)])
        if kind == "order":
            return ", ".join(f"{number}. {called[seat]}" for number, seat in enumerate(value, 1))
        if kind == "card":
            return self._named(value)
        if kind == "cards":
            return self._list([self._named(card) for card in value])
        if kind in ("town", "decision"):
            return self._say(f"{kind}.{value}")
        return value

    # ------------------------------------------------------------ questions

    def _question(self, view: Payload, decision: str, names: Sequence[str]) -> str:
        key = f"question.{decision}"
        if decision == "BID":
            key = f"{key}.{_bid_form(view)}"
        elif decision == "PICK":
            key = f"{key}.{'first' if view['choosing']['place'] == 1 else 'later'}"
        return self._say(key, **self._context(view, names))

    def _context(self, view: Payload, names: Sequence[str]) -> Filled:
        """What a question may mention."""
        auction = view["auction"] or {"high": 0, "bidder": None}
        left = [card["card"] for card in view["row"] if card is not None]
        dice = view["dice"] or (0, 0)
        return {
            "gold": view["players"][view["seat"]]["gold"],
            "high": auction["high"],
            "bidder": "" if auction["bidder"] is None else names[auction["bidder"]],
            "first_player": names[view["first_player"]],
            "left": len(left),
            "cards": self._list([self._named(card) for card in left]),
            "die1": dice[0],
            "die2": dice[1],
            "sum": sum(dice),
        }

    # ------------------------------------------------------------ answers

    def _pass(self, view: Payload, decision: str, rest: str, names: Sequence[str]) -> str:
        """BT-4.9: if all pass, the first player chooses first and pays nothing."""
        if decision == "BID" and alone(view):
            own = view["first_player"] == view["seat"]
            form = "BID-free-self" if own else "BID-free"
            return self._say(f"action.pass.{form}", first_player=names[view["first_player"]])
        return self._say(self._fitting("pass", decision), sum=sum(view["dice"] or ()))

    def _bid(self, view: Payload, decision: str, rest: str, names: Sequence[str]) -> str:
        return self._say("action.bid", n=int(rest))

    def _mustang(self, view: Payload, decision: str, rest: str, names: Sequence[str]) -> str:
        return self._say("action.mustang")

    def _pick(self, view: Payload, decision: str, rest: str, names: Sequence[str]) -> str:
        """BT-7.2: a mine with what it costs; an event with what it does."""
        card = dict(enumerate(view["row"], 1)).get(int(rest))
        if card is None:
            raise BadAction(f"there is no card in place {rest} of the row")
        if "town" not in card:
            name, effect = self.card(card["card"])
            return self._say("action.pick.event", name=name, effect=effect)
        taking = self._say("action.pick.mine", mine=self._mine(card))
        return self._with_fee(view, taking, card["town"], card["fees"][view["seat"]], names)

    def _with_fee(self, view: Payload, action: str, town: str, due: int, names: Sequence[str]) -> str:
        """BT-7.2, BT-7.7: an answer by which a mine is gained, and what the mayor gets for it."""
        if not due:
            return action
        gold = view["players"][view["seat"]]["gold"]
        form = "full" if gold >= due else "short" if gold else "nothing"
        mayor = names[_town_of(view, town)["mayor"]]
        return self._say(f"action.fee.{form}", action=action, mayor=mayor, due=due, gold=gold)

    def _name_mine(self, view: Payload, decision: str, rest: str, names: Sequence[str]) -> str:
        """A mine to blow up, to take, or for a New Vein; with what it is worth."""
        for player in view["players"]:
            for mine in player["mines"]:
                if mine["card"] != rest:
                    continue
                worth = {"mine": self._mine(mine), "richer": mine["value"] + BOXES[view["version"] - 1].new_vein}
                text = self._say(self._fitting("mine", decision), owner=names[player["seat"]], **worth)
                if decision != "EXPROPRIATION_TARGET":
                    return text
                town = _town_of(view, mine["town"])
                due = 0 if town["mayor"] == view["seat"] else town["fee"]
                return self._with_fee(view, text, mine["town"], due, names)
        return self._named(rest)

    def _name_saloon(self, view: Payload, decision: str, rest: str, names: Sequence[str]) -> str:
        for town in view["towns"]:
            for saloon in town["saloons"]:
                if saloon["card"] == rest:
                    where = {"owner": names[saloon["owner"]], "town": self._town(town["town"])}
                    return self._say(self._fitting("saloon", f"{decision}{'-girls' * saloon['girls']}"), **where)
        return self._named(rest)

    def _name_town(self, view: Payload, decision: str, rest: str, names: Sequence[str]) -> str:
        """For a Saloon, with how many mines would have to pay there; for the Governor, with the fee."""
        me = view["seat"]
        others = [mine for player in view["players"] if player["seat"] != me for mine in player["mines"]]
        mines = sum(mine["town"] == rest for mine in others)
        fee = _town_of(view, rest)["fee"]
        return self._say(self._fitting("town", decision), town=self._town(rest), mines=mines, fee=fee, doubled=2 * fee)

    def _rob(self, view: Payload, decision: str, rest: str, names: Sequence[str]) -> str:
        """BT-14.1, BT-14.2: with how likely it is, and how much there is to take, if that may be known."""
        seat, number = (int(part) for part in rest.split())
        player = view["players"][seat]
        gold = player.get("gold", 0 if player["bankrupt"] else number)
        form = "full" if gold >= number else "short" if gold else "nothing"
        return self._say(f"action.rob.{form}", victim=names[seat], number=number, percent=percent(number), gold=gold)

    def _set(self, view: Payload, decision: str, rest: str, names: Sequence[str]) -> str:
        """BT-20.2: with the new result."""
        die, face = (int(part) for part in rest.split())
        dice = list(view["dice"] or (0, 0))
        old = dice[die - 1]
        return self._say("action.set", die=die, old=old, new=face, sum=sum(dice) - old + face)

    def rule_of(self, view: Payload, text: str) -> str:
        """The rules behind an answer."""
        return rule_of(view, text)


def _bid_form(view: Payload) -> str:
    """BT-4: how the auction stands for the player who is asked."""
    if alone(view):
        return "alone-first" if view["first_player"] == view["seat"] else "alone"
    if view["auction"]["bidder"] is None:
        return "open"
    return "raise" if view["players"][view["seat"]]["gold"] > view["auction"]["high"] else "stuck"


def _town_of(view: Payload, town: str) -> Any:
    """A town of a view."""
    return next(seen for seen in view["towns"] if seen["town"] == town)
