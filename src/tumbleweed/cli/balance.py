"""`tumbleweed balance`: how a table plays, with house rules compared to the standard table."""

import json
from pathlib import Path
from typing import Final

import click
from rich.table import Table as Grid
from rich.text import Text

from tumbleweed import bots
from tumbleweed.arena import balance as measuring
from tumbleweed.arena import balance_report as report
from tumbleweed.arena import running
from tumbleweed.arena.balance import Account, Summary, Table
from tumbleweed.cli import output, parameters
from tumbleweed.core.spec import GameSpec

LONG: Final = 30
"""How many letters wide the longest bar is."""
LEAST: Final = 2
"""The fewest games that say anything."""
ENDINGS: Final = (".html", ".svg", ".json")


@click.command()
@parameters.game_argument
@click.option(
    "--games", type=click.IntRange(min=2), default=200, show_default=True, help="How many games of each table."
)
@click.option("--seats", type=click.IntRange(min=1), help="How many play; 4 unless given.")
@click.option("--bot", "level", default=bots.USUAL, show_default=True, help="Who plays at all seats.")
@click.option(
    "--processes", type=click.IntRange(min=1, max=256), default=1, show_default=True, help="Games at the same time."
)
@parameters.seed_option
@parameters.table_option
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write the report to this file, as a page (.html), one long picture (.svg) or numbers (.json).",
)
def balance(
    spec: GameSpec,
    games: int,
    seats: int | None,
    level: str,
    processes: int,
    seed: int,
    options: dict[str, str],
    out: Path | None,
) -> None:
    """Report how GAME plays: how long it takes, whether seats are fair, what happens, and what goes with winning.

    Bots of one level play each other. With --option the standard table is played too, with the same luck, and both are
    compared; a star marks differences that chance hardly explains.
    """
    if out is not None and out.suffix not in ENDINGS:
        raise click.UsageError(f"{out}: the file's name must end in {', '.join(ENDINGS)}")
    if out is not None and not out.absolute().parent.is_dir():
        raise click.UsageError(f"cannot write {out}: there is no folder {out.absolute().parent}")
    bots.check(level, spec.name)
    count = parameters.usual_seats(spec) if seats is None else seats
    given = parameters.checked_options(spec, options)
    spec.new(count, spec.automatic(given), 0, False)  # complain about a wrong table before anything begins
    played = _played(Table(spec.name, count, given, level, seed), games, processes)
    standard = _played(Table(spec.name, count, {}, level, seed), games, processes) if given else None
    _show(played, standard)
    if out is not None:
        _write(out, played, standard)


def _played(wanted: Table, games: int, processes: int) -> Summary:
    found: list[Account] = []
    with output.progress() as bar:
        task = bar.add_task(f"{wanted.game}, {'house rules' if wanted.options else 'standard'}", total=games)
        try:
            for account in running.results(measuring.account, [(wanted, number) for number in range(games)], processes):
                found.append(account)
                bar.advance(task)
        except KeyboardInterrupt:
            if len(found) < LEAST:
                raise
    return measuring.summary(wanted, found)


def _show(one: Summary, other: Summary | None) -> None:
    console = output.console()
    console.print(Text(report.heading(one), style="bold"))
    if other is not None:
        console.print(f"beside it, the {report.STANDARD}: {report.heading(other)}")
    for part in report.parts(one, other):
        console.print()
        console.print(
            Text.assemble((part.title, "bold"), f"  {part.about}" + (f"  Fair: {part.fair:.1%}." if part.fair else ""))
        )
        console.print(_grid(part))


def _grid(part: report.Part) -> Grid:
    """The lines of a part with bars."""
    most = max(
        [line.value.value for line in part.lines] + [line.beside.value for line in part.lines if line.beside] + [1e-9]
    )
    grid = Grid(show_header=False, box=None, padding=(0, 2, 0, 0))
    for line in part.lines:
        bar = ("█" * round(LONG * max(0.0, line.value.value) / most) or "·") if part.alike else ""
        interval = f"± {_reach(line):.1%}" if line.value.high is not None and part.fair else ""
        beside = f"(standard {line.beside_shown}){' *' if line.differs else ''}" if line.beside is not None else ""
        grid.add_row(
            line.label,
            Text(line.shown, justify="right"),
            interval,
            Text(bar, style="#c8592f"),
            line.note,
            beside,
        )
    return grid


def _reach(line: report.Line) -> float:
    assert line.value.high is not None
    return line.value.high - line.value.value


def _write(out: Path, one: Summary, other: Summary | None) -> None:
    if out.suffix == ".html":
        text = report.page(one, other)
    elif out.suffix == ".svg":
        text = report.picture(one, other)
    else:
        text = (
            json.dumps({"table": report.heading(one), "parts": report.rows(report.parts(one, other))}, indent=1) + "\n"
        )
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise click.UsageError(f"cannot write {out}: {error.strerror}") from error
