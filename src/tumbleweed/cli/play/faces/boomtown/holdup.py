"""Boomtown, BT-14: a Holdup in two questions: whom to rob, and of how much."""

from collections.abc import Sequence
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from tumbleweed.cli.play.drawing import sheet
from tumbleweed.cli.play.faces.boomtown.river import amounts_stand_out
from tumbleweed.cli.play.faces.boomtown.row import ways
from tumbleweed.cli.play.faces.face import Ask, Seen
from tumbleweed.games.boomtown.box import HIGHEST, LOWEST

ROLLS: Final = 36


def odds(seen: Seen) -> Table:
    """How likely two dice reach each number."""
    numbers = range(LOWEST, HIGHEST + 1)
    table = sheet([(seen.say("play.boomtown.loot"), False), *((str(number), True) for number in numbers)])
    amounts_stand_out(table)
    reached = [sum(ways(rolled) for rolled in range(number, HIGHEST + 1)) for number in numbers]
    cells = [Text(f"{round(100 * found / ROLLS)}%") for found in reached]
    table.add_row(Text(seen.say("play.boomtown.chance")), *cells)
    return table


def fill_in(seen: Seen, texts: Sequence[str], ask: Ask) -> str:
    """The victim by number, then the amount; or the action's text at once."""
    victims = list(dict.fromkeys(int(text.split()[1]) for text in texts))
    choices = ", ".join(f"{place} {_rich(seen, seat)}" for place, seat in enumerate(victims, 1))
    typed = _typed(seen, ask, seen.say("play.boomtown.ask_victim", choices=choices), len(victims), 1, texts)
    if typed in texts:
        return str(typed)
    victim = victims[int(typed) - 1]
    prompt = seen.say("play.boomtown.ask_loot", name=seen.names[victim], low=LOWEST, high=HIGHEST)
    return f"rob {victim} {int(_typed(seen, ask, prompt, HIGHEST, LOWEST, []))}"


def _typed(seen: Seen, ask: Ask, prompt: str, high: int, low: int, texts: Sequence[str]) -> Any:
    """A number within limits, or one of the texts; after a wrong line the prompt says so first."""
    complaint = ""
    while True:
        typed = ask(complaint + prompt)
        plain = typed if typed.isascii() and typed.isdecimal() and len(typed) < 4 else ""
        if " ".join(typed.lower().split()) in texts or (plain and low <= int(plain) <= high):
            return typed.lower()
        complaint = seen.say("play.boomtown.not_possible", typed=typed) + "\n"


def _rich(seen: Seen, seat: int) -> str:
    """A name, with the gold there is to take, if that is known."""
    gold = seen.view["players"][seat].get("gold")
    return seen.names[seat] if gold is None else f"{seen.names[seat]} ({seen.say('play.boomtown.gold', n=gold)})"
