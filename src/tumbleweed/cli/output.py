"""Consoles and progress bars. Results go to standard output; progress goes to standard error, if that is a terminal."""

from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

WIDE: Final = 120
"""How many columns to use where no terminal says how many it has."""


def console(error: bool = False) -> Console:
    """A console on standard output, or on standard error."""
    made = Console(stderr=error, highlight=False)
    return made if made.is_terminal else Console(stderr=error, highlight=False, width=WIDE)


def progress(counted: bool = True) -> Progress:
    """A progress bar that is only shown on terminals, and is gone at the end."""
    err = console(error=True)
    columns: list[Any] = [TextColumn("{task.description}"), BarColumn()]
    columns += [MofNCompleteColumn(), TimeRemainingColumn()] if counted else [TimeElapsedColumn()]
    return Progress(*columns, console=err, transient=True, disable=not err.is_terminal)


def pairs(rows: list[tuple[str, str]]) -> Table:
    """Names and values, one pair per line."""
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column(overflow="fold")
    for name, value in rows:
        table.add_row(name, value)
    return table
