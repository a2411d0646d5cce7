"""What can be typed at any prompt of a game."""

from collections.abc import Callable
from typing import Final

from rich.table import Table
from rich.text import Text

import tumbleweed as tw
from tumbleweed.cli.play.drawing import paragraphs, sheet
from tumbleweed.cli.play.game import Game
from tumbleweed.cli.play.learning import SKIP
from tumbleweed.cli.play.terminal import Leave, Terminal
from tumbleweed.cli.play.winning import show_howto
from tumbleweed.rulebook import rulebook


def show_help(game: Game, terminal: Terminal) -> None:
    """`?`: what can be typed."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    rows = {
        "1": terminal.say("play.help_number"),
        **{key: terminal.say(f"play.help_{name}") for key, name in NAMES.items()},
    }
    if game.lesson is not None:
        rows[SKIP] = terminal.say("lesson.help_skip")
    for key, meaning in rows.items():
        grid.add_row(Text(key, style="number"), Text(meaning))
    terminal.show(grid)
    if hint := game.face.hint(game.seen()):
        terminal.show(Text(terminal.say("play.help_hint", hint=hint)))


def show_rules(game: Game, terminal: Terminal) -> None:
    """`r`: the rules behind the question and its options, their texts, and where all rules can be read."""
    seen = game.seen()
    by_rule: dict[str, list[str]] = {}
    for action in tw.legal(game.s, game.me):
        text = tw.text(game.s.game, action)
        by_rule.setdefault(seen.wording.rule_of(seen.view, text), []).append(text)
    question = seen.view["question"]
    terminal.tell("play.rule_of_question", rule=question["rule"], decision=question["decision"])
    table = sheet([(terminal.say("column.rule"), False), (terminal.say("column.option"), False)])
    for rule, texts in by_rule.items():
        shown = ", ".join(texts[:4]) + (" …" if len(texts) > 4 else "")
        table.add_row(Text(rule, style="dusk"), Text(shown))
    terminal.show(table, rule_texts(game, terminal, [question["rule"], *by_rule]))
    terminal.tell("play.where_rules", "soft", file=rules_file(game.s.game))


def rule_texts(game: Game, terminal: Terminal, rules: list[str]) -> Table:
    """The texts of rules, each once; several ids in one text are separated by commas."""
    texts = rulebook(game.s.game, terminal.language, tw.version(game.s)).texts
    grid = Table.grid(padding=(0, 2, 0, 0))
    for rule in dict.fromkeys(each for ids in rules for each in ids.split(", ")):
        grid.add_row(Text(rule, style="dusk"), Text(texts[rule]))
    return grid


def show_cards(game: Game, terminal: Terminal) -> None:
    """`c`: the person's cards with what they do."""
    seen = game.seen()
    held = game.face.my_cards(seen)
    if not held:
        terminal.tell("play.no_cards")
        return
    grid = Table.grid(padding=(0, 2, 0, 0))
    for card in dict.fromkeys(held):
        name, effect = seen.wording.card(card)
        copies = held.count(card)
        grid.add_row(Text(f"{copies} × {name}" if copies > 1 else name, style="bold"), Text(effect))
    terminal.show(grid)


def show_log(game: Game, terminal: Terminal) -> None:
    """`l`: everything that happened, as far as the person may know it."""
    terminal.show(paragraphs(game.log()))


def show_scores(game: Game, terminal: Terminal) -> None:
    """`s`: the scores so far, as far as the person may know them."""
    terminal.show(game.face.standing(game.seen()))


def show_advice(game: Game, terminal: Terminal) -> None:
    """`!`: what the Sheriff would answer in the person's place, and why; the Sheriff knows no more than the person."""
    terminal.tell("play.advice_thinks", "soft")
    text, reason = game.advice()
    seen = game.seen()
    said = seen.wording.action(seen.view, text, seen.names)
    terminal.show(Text.assemble((terminal.say("play.advice", action=said), "bold"), "  ", (text, "soft")))
    if reason:
        terminal.show(Text(reason))


def leave(game: Game, terminal: Terminal) -> None:
    """`q`: leaves; the game was saved after the last answer."""
    raise Leave


def rules_file(game: str) -> str:
    """Where the rules of a game are written down."""
    return f"docs/rules/{game}.md"


NAMES: Final = {
    "?": "help", "h": "win", "!": "advice", "r": "rules", "c": "cards", "l": "log", "s": "scores", "q": "quit"
}  # fmt: skip
COMMANDS: Final[dict[str, Callable[[Game, Terminal], None]]] = {
    "?": show_help,
    "h": show_howto,
    "!": show_advice,
    "r": show_rules,
    "c": show_cards,
    "l": show_log,
    "s": show_scores,
    "q": leave,
}
