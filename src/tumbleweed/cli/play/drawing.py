"""Colours and shapes for the terminal. Text has the terminal's own colours; dice and cards bring their background."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich import box
from rich.cells import cell_len
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

# Rust, ochre, sage and dusk are between the page's tones for day and night, as terminals can be light or dark.
THEME: Final = Theme(
    {
        "rust": "#c8592f",
        "ochre": "#c08a1e",
        "sage": "#6f9a5e",
        "dusk": "#5c8cc4",
        "soft": "dim",
        "title": "bold #c8592f",
        "number": "bold #c08a1e",
        "star": "bold #d9982b",
        "claim": "bold #8d3519 on #f0dcb4",
        "die": "bold #241a14 on #f6ecd4",
        "die.9": "bold #7a4b00 on #f6ecd4",
        "die.10": "bold #3c5a34 on #f6ecd4",
        "die.J": "bold #25476e on #f6ecd4",
        "die.Q": "bold #94300f on #f6ecd4",
        "die.K": "bold #1e1611 on #f6ecd4",
        "die.A": "bold #f6ecd4 on #1e1611",
        "event": "bold #f6ecd4 on #5a4636",
        "town.CJ": "bold #f6ecd4 on #44703a",
        "town.CM": "bold #f6ecd4 on #6e4a86",
        "town.CC": "bold #f6ecd4 on #9c3024",
        "town.DG": "bold #241a14 on #dcb94c",
        "town.SN": "bold #f6ecd4 on #2f5f96",
        "field": "bold #7a4b00 on #f6ecd4",
        "stone.red": "bold #f6ecd4 on #a8301f",
        "stone.blue": "bold #f6ecd4 on #2f5f96",
        "stone.green": "bold #f6ecd4 on #44703a",
        "stone.yellow": "bold #241a14 on #dcb94c",
        "stone.black": "bold #f6ecd4 on #3a332e",
        "stone.red.new": "bold underline #f6ecd4 on #a8301f",
        "stone.blue.new": "bold underline #f6ecd4 on #2f5f96",
        "stone.green.new": "bold underline #f6ecd4 on #44703a",
        "stone.yellow.new": "bold underline #241a14 on #dcb94c",
        "stone.black.new": "bold underline #f6ecd4 on #3a332e",
        "ink.CJ": "bold #5f9a4e",
        "ink.CM": "bold #9f74b8",
        "ink.CC": "bold #cc5240",
        "ink.DG": "bold #b8901e",
        "ink.SN": "bold #4f88c8",
    }
)
STAR: Final = "★"
DIE_WIDTH: Final = 5


def print_of(inside: RenderableType, title: str, aside: str = "") -> Panel:
    """A ruled sheet: square corners, a heading on the upper rule, a second heading on the lower one."""
    return Panel(
        inside,
        box=box.SQUARE,
        title=Text(title, style="title"),
        title_align="left",
        subtitle=Text(aside, style="soft") if aside else None,
        subtitle_align="right",
        border_style="rust",
        padding=(0, 1),
    )


def sheet(headings: Sequence[tuple[str, bool]]) -> Table:
    """A table without lines; `True` beside a heading marks a column of numbers."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="soft", show_edge=False)
    for heading, numbers in headings:
        table.add_column(heading, justify="right" if numbers else "left", no_wrap=True)
    return table


def in_columns(lines: Sequence[tuple[str, str]], width: int) -> RenderableType:
    """Numbered lines in as many columns as fit, read downwards; a long line continues below its own words."""
    widest = max((cell_len(label) + 1 + cell_len(text) for label, text in lines), default=1)
    columns = max(1, min(4, (width + 3) // (widest + 3), (len(lines) + 5) // 6))
    height = -(-len(lines) // columns)
    grid = Table.grid()
    gap = "   " if columns > 1 else ""
    for start in range(height):
        cells = [(Text(f"{label} ", style="number"), Text(f"{text}{gap}")) for label, text in lines[start::height]]
        grid.add_row(*(cell for pair in cells for cell in pair))
    return grid


def die(face: str) -> Text:
    """A die from above."""
    return Text.assemble((f"[{face}]", f"die.{face}"))


def dice(faces: Iterable[str], covered: int = 0) -> Text:
    """Dice in a row, evenly spaced; of covered dice only their number is shown."""
    row = Text()
    for one in [*(die(face) for face in faces), *(Text.assemble(("[ ]", "soft")) for _ in range(covered))]:
        row.append_text(one).append(" " * (DIE_WIDTH - len(one.plain)))
    row.rstrip()
    return row


def paragraphs(texts: Iterable[str]) -> RenderableType:
    """Paragraphs with a mark in the margin."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for text in texts:
        grid.add_row(Text("·", style="title"), Text(text))
    return grid
