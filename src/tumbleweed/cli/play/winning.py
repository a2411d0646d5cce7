"""How the game is won, on one page of the terminal."""

from collections.abc import Iterable, Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

import tumbleweed as tw
from tumbleweed.cli.play.drawing import print_of
from tumbleweed.cli.play.game import Game
from tumbleweed.cli.play.terminal import Terminal
from tumbleweed.howto import HowTo, Sentence, howto
from tumbleweed.wording import wording


def show_howto(game: Game, terminal: Terminal) -> None:
    """`h`: the goal, a turn, what counts, when it ends, and tips."""
    page = howto(game.s.game, terminal.language, tw.version(game.s))
    grid = Table.grid()
    for part in _parts(page, terminal):
        grid.add_row(part)
    title = wording(game.s.game, terminal.language, tw.version(game.s)).title
    terminal.show(print_of(grid, terminal.say("howto.title", game=title)))


def _parts(page: HowTo, terminal: Terminal) -> Iterator[RenderableType]:
    def heading(words: str) -> Text:
        return Text(f"\n{words}", style="title")

    yield Text.assemble((page.goal.text, "bold"), "  ", (_ids(page.goal), "dusk"))
    yield heading(page.turn.text)
    yield _list((f"{number}.", each) for number, each in enumerate(page.steps, 1))
    yield heading(terminal.say("howto.counts"))
    yield _list((each.points, each) for each in page.counts)
    yield heading(terminal.say("howto.ends"))
    yield _list([("", page.end)])
    yield heading(terminal.say("howto.tips"))
    yield _list(("☞", each) for each in page.tips)


def _list(rows: Iterable[tuple[str, Sentence]]) -> Table:
    """Sentences with something before each, and their rules after them."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(justify="right", no_wrap=True, min_width=3)
    for before, each in rows:
        grid.add_row(Text(before, style="number"), Text.assemble(each.text, "  ", (_ids(each), "dusk")))
    return grid


def _ids(sentence: Sentence) -> str:
    return ", ".join(sentence.rules)
