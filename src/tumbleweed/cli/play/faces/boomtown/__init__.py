"""Boomtown in a terminal: the row of open cards, the towns with everybody's mines, and where a bid would flow."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from tumbleweed.cli.play.drawing import print_of
from tumbleweed.cli.play.faces.boomtown import holdup, points, river, row, towns
from tumbleweed.cli.play.faces.face import Ask, Face, Seen

UNTOLD: Final = frozenset({
    "card_held", "card_removed", "final_score", "first_row_events_returned", "game_started", "mustang_kept",
    "player_solvent", "round_ended", "round_started", "row_revealed", "telegraph_kept",
})  # fmt: skip
"""Events that only say what everybody sees anyway, or what an event next to them says too."""
QUESTION: Final = "w"
"""`w 7`: what would a bid of 7 bring?"""


class Boomtown(Face):
    """For 3 to 5 players, and the short game."""

    def board(self, seen: Seen) -> list[RenderableType]:
        view = seen.view
        title = seen.say(
            "play.boomtown.title",
            game=seen.wording.title,
            round=view["round"],
            rounds=view["rounds"],
            phase=seen.wording.phase(view["phase"]),
        )
        inside = Group(*row.cards(seen), *row.course(seen))
        parts: list[RenderableType] = [
            "",
            print_of(inside, title, seen.say("play.boomtown.deck", n=view["deck"])),
            towns.towns(seen),
            *towns.legend(seen),
        ]
        return [*parts, *towns.cards_before(seen), *_for_the_question(seen)]

    def my_cards(self, seen: Seen) -> list[str]:
        """Events by their kind, so that equal ones are counted, then mines with their values; the row's events, too."""
        mine = seen.view["players"][seen.me]
        open_events = [card["card"] for card in seen.view["row"] if card and "town" not in card]
        events = [*mine["held"], *mine["waiting"], *mine["playing"], *open_events]
        mines = [f"{own['card']}={own['value']}{'D' if own['danger'] else ''}" for own in mine["mines"]]
        return [*(card.partition("-")[0] for card in events), *mines]

    def worth_telling(self, seen: Seen, event: Mapping[str, Any]) -> bool:
        """Players who could not bid at all are not told, nor a result that is the same as the roll."""
        name = event["event"]
        if name == "bid_passed":
            return bool(event["reason"] in {"choice", "timeout"})
        if name == "production_result":
            return bool(event["changed"])
        return name not in UNTOLD

    def standing(self, seen: Seen) -> RenderableType:
        return points.standing(seen)

    def final(self, seen: Seen) -> list[RenderableType]:
        return points.final(seen)

    def listed(self, seen: Seen, texts: Sequence[str]) -> tuple[list[str], str]:
        """Bids are typed, not listed."""
        if _asked(seen) != "BID" or len(texts) == 1:
            return list(texts), ""
        bids = seen.view["auction"]["who_gets_what"]
        low, high = bids[0]["bid"], bids[-1]["bid"]
        key = "play.boomtown.type_bid" if high > low else "play.boomtown.type_only_bid"
        return ["pass"], seen.say(key, low=low, high=high)

    def label(self, seen: Seen, text: str) -> str:
        """A bid is its amount, no bid is 0, and a card has the number of its place in the row."""
        word, _, rest = text.partition(" ")
        if word in {"bid", "pick"}:
            return rest
        return "0" if _asked(seen) == "BID" else ""

    def hint(self, seen: Seen) -> str:
        if _asked(seen) != "BID" or not seen.view["auction"]["who_gets_what"]:
            return ""
        middle = seen.view["auction"]["who_gets_what"]
        return seen.say("play.boomtown.hint_bid", example=f"{QUESTION} {middle[len(middle) // 2]['bid']}")

    def read(self, seen: Seen, typed: str, numbered: Mapping[str, str]) -> str | None:
        """`passe` and the like; an amount that cannot be bid counts as a bid too, so that the reason is told."""
        plain = typed.lower()
        if plain in {"p", seen.say("play.boomtown.pass_typed")}:
            return "pass"
        if _asked(seen) in {"BID", "PICK"} and plain.isdecimal() and plain.isascii() and 0 < len(plain) < 4:
            return f"{_asked(seen).lower()} {int(plain)}"
        return None

    def answer_to(self, seen: Seen, typed: str) -> RenderableType | None:
        word, _, amount = typed.lower().partition(" ")
        if word != QUESTION or _asked(seen) != "BID":
            return None
        return river.of_one_bid(seen, amount)

    def fill_in(self, seen: Seen, texts: Sequence[str], ask: Ask) -> Mapping[str, Any] | str | None:
        return holdup.fill_in(seen, texts, ask) if _asked(seen) == "HOLDUP" else None


FACE: Final = Boomtown()


def _asked(seen: Seen) -> str:
    question = seen.view["question"]
    return str(question["name"]) if question else ""


def _for_the_question(seen: Seen) -> list[RenderableType]:
    """What the person wants to see at this question."""
    shown: dict[str, list[RenderableType]] = {
        "BID": ["", river.River(seen), *river.if_you_pass(seen)] if _asked(seen) == "BID" else [],
        "HOLDUP": ["", holdup.odds(seen)],
        "USE_TELEGRAPH": ["", Text(seen.say("play.boomtown.rolls"), style="soft"), towns.rolls(seen)],
    }
    return shown.get(_asked(seen), [])
