"""`tumbleweed arena`: bots against each other in duplicate matches, with shares of wins, ratings and intervals."""

import json
import time
from pathlib import Path
from typing import Any, Final

import click
from rich.table import Table

from tumbleweed import native
from tumbleweed.arena import chart, running, series
from tumbleweed.arena.series import Game, Setting
from tumbleweed.arena.standing import Estimate, Standing, standings
from tumbleweed.cli import output, parameters
from tumbleweed.core.spec import GameSpec

INTERRUPTED: Final = 130
File = click.Path(dir_okay=False, path_type=Path)


@click.command()
@parameters.game_argument
@click.option(
    "--bots",
    "names",
    default="deputy,random",
    show_default=True,
    metavar="NAME,NAME…",
    help="Levels, with a style if wanted (sheriff:gambler), or ismcts. The last one takes all seats left over.",
)
@click.option(
    "--games", type=click.IntRange(min=1), default=100, show_default=True, help="How many, rounded up to whole deals."
)
@click.option("--seats", type=click.IntRange(min=1), help="How many play; 4 unless given, or one for each bot.")
@click.option(
    "--processes", type=click.IntRange(min=1, max=256), default=1, show_default=True, help="Games at the same time."
)
@click.option(
    "--seconds",
    type=click.FloatRange(min=0, min_open=True),
    help="Time for an answer of ismcts; unless given, as long as the other bots take.",
)
@parameters.seed_option
@parameters.table_option
@click.option("--json", "json_file", type=File, help="Write the results to this file; - prints only them.")
@click.option("--svg", "svg_file", type=File, help="Draw the results into this file.")
@click.pass_context
def arena(
    ctx: click.Context,
    spec: GameSpec,
    names: str,
    games: int,
    seats: int | None,
    processes: int,
    seconds: float | None,
    seed: int,
    options: dict[str, str],
    json_file: Path | None,
    svg_file: Path | None,
) -> None:
    """Let bots play GAME against each other and say how good they are.

    The same luck is played with the bots in every order round the table, so that neither luck nor seats favour anybody.
    A share is the part of a game's win that goes to one seat of a bot; intervals (95 %) are computed from whole deals.
    Ratings are by the Plackett-Luce model of openskill. Ctrl-C stops and shows the results so far.
    """
    bots = tuple(name.strip() for name in names.split(",") if name.strip())
    count = seats if seats is not None else max(parameters.usual_seats(spec), min(len(bots), spec.most_seats))
    checked = parameters.checked_options(spec, options)
    series.check(spec.name, bots, count, checked)
    _can_be_written(json_file, svg_file)
    setting = Setting(spec.name, bots, count, checked, seed, seconds or 1.0)
    if series.ISMCTS in bots and seconds is None:
        setting = setting._replace(seconds=series.time_of(setting))
    deals = -(-games // len(setting.orders()))
    played, interrupted, spent = _played(setting, deals, processes)
    if not played:
        raise click.Abort
    result = _result(setting, played, spent, interrupted)
    _write(json_file, json.dumps(result, indent=1) + "\n")
    _write(svg_file, drawn(setting, standings(setting, played), len(played)))
    if json_file is None or str(json_file) != "-":
        _show(setting, standings(setting, played), result)
    if interrupted:
        ctx.exit(INTERRUPTED)


def _played(setting: Setting, deals: int, processes: int) -> tuple[list[Game], bool, float]:
    """The games, whether they were cut short, and how long they took."""
    played: list[Game] = []
    begin = time.monotonic()
    interrupted = False
    with output.progress() as bar:
        task = bar.add_task(f"{setting.game}: {', '.join(setting.names)}", total=deals * len(setting.orders()))
        try:
            for game in running.results(series.play, setting.tasks(deals), processes):
                played.append(game)
                bar.advance(task)
        except KeyboardInterrupt:
            interrupted = True
    return played, interrupted, time.monotonic() - begin


def _result(setting: Setting, played: list[Game], spent: float, interrupted: bool) -> dict[str, Any]:
    """All results as plain data."""
    return {
        "game": setting.game,
        "seats": setting.seats,
        "options": dict(setting.options),
        "seed": setting.seed,
        "games": len(played),
        "orders": len(setting.orders()),
        "interrupted": interrupted,
        "fair_share": 1 / setting.seats,
        "games_per_second": round(len(played) / spent, 3) if spent else 0.0,
        "seconds_of_ismcts": setting.seconds if series.ISMCTS in setting.names else None,
        "compiled": native.compiled(),
        "bots": [standing.plain() for standing in standings(setting, played)],
    }


def _show(setting: Setting, found: list[Standing], result: dict[str, Any]) -> None:
    console = output.console()
    shown = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    shown.add_column("bot")
    for column in ("share of wins", "95 %", "rating", "95 %", "s/answer", "longest"):
        shown.add_column(column, justify="right")
    for one in found:
        shown.add_row(
            one.name, f"{one.share.value:.1%}", _interval(one.share, "{:.1%}"), f"{one.rating.value:.1f}",
            _interval(one.rating, "{:.1f}"), f"{one.seconds:.3f}", f"{one.longest:.2f}",
        )  # fmt: skip
    console.print(shown)
    cut = "; cut short" if result["interrupted"] else ""
    console.print(
        f"{result['games']:,} games, {result['orders']} orders of each deal, {setting.seats} seats "
        f"(a fair share is {1 / setting.seats:.1%}), {result['games_per_second']:.2f} games/s, "
        f"{'compiled' if result['compiled'] else 'interpreted'}{cut}"
    )
    if result["seconds_of_ismcts"] is not None:
        console.print(f"{series.ISMCTS} had {setting.seconds:.3f} s for an answer")


def _interval(estimate: Estimate, form: str) -> str:
    if estimate.low is None or estimate.high is None:
        return "–"
    return f"{form.format(estimate.low)} to {form.format(estimate.high)}"


def drawn(setting: Setting, found: list[Standing], games: int) -> str:
    """The shares as a chart."""
    rows = [
        chart.Bar(one.name, one.share.value, f"{one.share.value:.1%}", one.share.low, one.share.high) for one in found
    ]
    lineup = ", ".join(setting.names[number] for number in setting.lineup())
    about = f"Share of wins of one seat, {games:,} games in duplicate: {lineup}. Lines: 95 % intervals over deals."
    return chart.bars(f"{setting.game}: who wins", about, rows, 1 / setting.seats, "fair share")


def _can_be_written(*files: Path | None) -> None:
    """Complains about a file that cannot be written before hours of games, not after them."""
    for file in files:
        if file is not None and str(file) != "-" and not file.absolute().parent.is_dir():
            raise click.UsageError(f"cannot write {file}: there is no folder {file.absolute().parent}")


def _write(file: Path | None, text: str) -> None:
    if file is None:
        return
    if str(file) == "-":
        click.echo(text, nl=False)
        return
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise click.UsageError(f"cannot write {file}: {error.strerror}") from error
