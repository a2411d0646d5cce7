"""Draws docs/terminal.svg: a real position, drawn by the terminal game's own code.

uv run python -m tests.docs.picture
"""

import html
import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import tumbleweed as tw
from tumbleweed.cli.play import question
from tumbleweed.cli.play.drawing import THEME
from tumbleweed.cli.play.game import Game
from tumbleweed.cli.play.loop import show_turn
from tumbleweed.cli.play.starting import names_for
from tumbleweed.cli.play.terminal import Terminal

FILE = Path(__file__).parents[2] / "docs" / "terminal.svg"
WIDTH = 100
SEED = 1
ROUND = 3
NIGHT = TerminalTheme(
    (30, 22, 17),
    (240, 226, 200),
    [(30, 22, 17), (200, 89, 47), (111, 154, 94), (192, 138, 30), (92, 140, 196), (160, 110, 150), (95, 150, 150),
     (214, 200, 176)],
)  # fmt: skip
CELL = 12.2
SPACE = "&#160;"
FACE = re.compile(r"@font-face\s*\{.*?\}\s*", re.DOTALL)
TEXT = re.compile(r'(<text class="[^"]*-r\d+")( x=")([\d.]+)(" y="[^"]*" textLength=")[\d.]+("[^>]*>)([^<]*)</text>')


def drawn(seed: int = SEED, number: int = ROUND) -> str:
    """The screen of a person who is asked which dice to keep, as a picture."""
    terminal = Terminal("en")
    made = Console(
        record=True, width=WIDTH, file=io.StringIO(), theme=THEME, force_terminal=True, color_system="truecolor",
        highlight=False, markup=False, emoji=False, legacy_windows=False,
    )  # fmt: skip
    vars(terminal)["console"] = made
    game = Game(tw.new("dice-town", 4, seed), names_for(terminal, None, 4), "casual", "en", Path("-"))
    play_until(game, number)
    show_turn(game, terminal)
    seen = game.seen()
    question.show_question(seen, terminal)
    texts = [tw.text(game.s.game, action) for action in tw.legal(game.s, game.me)]
    question._show_options(game, terminal, seen, question.number(game, seen, texts))
    made.print("> ", style="ochre", end="")
    made.print("9 9", end="")
    return plain(made.export_svg(title="tumbleweed play dice-town", theme=NIGHT))


def play_until(game: Game, number: int) -> None:
    """Bots play every seat up to the person's second choice of dice in a round."""
    asked = 0
    while True:
        others = [seat for seat in tw.waiting(game.s) if seat != game.me]
        if others:
            game.let_bot_answer(others[0])
            continue
        seen = game.seen().view
        asked += seen["round"] == number and seen["question"]["name"] == "KEEP_DICE"
        if asked == 2:
            return
        game.heard()
        game.let_bot_answer(game.me)


def plain(svg: str) -> str:
    """The picture without external fonts, and with names that stay the same from one drawing to the next."""
    own = (
        re.sub(r"\s*<!--.*?-->", "", FACE.sub("", svg))
        .replace("arial", "sans-serif")
        .replace("Fira Code", "ui-monospace, Menlo, Consolas, DejaVu Sans Mono")
    )
    own = re.sub(r"terminal-\d+-", "terminal-", own)
    own = TEXT.sub(tight, own)
    return re.sub(r"[ \t]+$", "", own, flags=re.MULTILINE).strip() + "\n"


def tight(found: re.Match[str]) -> str:
    """A piece of text without the spaces at its ends, which some programs would swallow."""
    begin, x, at, length, end, text = found.groups()
    word = text.strip("\n")
    leading = 0
    while word.startswith(SPACE):
        word = word.removeprefix(SPACE)
        leading += 1
    while word.endswith(SPACE):
        word = word.removesuffix(SPACE)
    if not word:
        return ""
    return f"{begin}{x}{float(at) + leading * CELL:.1f}{length}{len(html.unescape(word)) * CELL:.1f}{end}{word}</text>"


if __name__ == "__main__":
    FILE.write_text(drawn(), encoding="utf-8")
    print(f"{FILE.name}: {FILE.stat().st_size:,} bytes")
