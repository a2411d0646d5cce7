"""`tumbleweed fuzz`: random games at random tables, with every rule of the contract checked on the way."""

import json
import time
from pathlib import Path

import click

from tumbleweed.arena.fuzzing import Finding, Fuzzing
from tumbleweed.cli import output, parameters
from tumbleweed.core.spec import GameSpec

FOUND = 1


@click.command()
@parameters.game_argument
@click.option("--minutes", type=click.FloatRange(min=0, min_open=True), help="How long to search.")
@click.option("--games", type=click.IntRange(min=1), help="How many games; 100 if neither is given.")
@parameters.seed_option
@click.option("--seats", type=click.IntRange(min=1), help="Always this many; otherwise any number the game allows.")
@parameters.table_option
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), default=Path("fuzz-findings"),
              show_default=True, help="Where records of failures are written.")  # fmt: skip
@click.pass_context
def fuzz(
    ctx: click.Context,
    spec: GameSpec,
    minutes: float | None,
    games: int | None,
    seed: int,
    seats: int | None,
    options: dict[str, str],
    out: Path,
) -> None:
    """Search GAME for mistakes by checking random games of all editions, seats and options.

    The first failure ends the search with exit code 1, and a record that leads to it is written.
    """
    if minutes is not None and games is not None:
        raise click.UsageError("give --minutes or --games, not both")
    fuzzing = Fuzzing(spec, seed, seats, parameters.checked_options(spec, options))
    begin = time.monotonic()
    try:
        if minutes is None:
            _play_games(fuzzing, games or 100)
        else:
            _play_minutes(fuzzing, minutes, begin)
    except Finding as finding:
        _tell(finding, _written(finding, out, f"{spec.name}-{seed}-{fuzzing.games - 1}"))
        ctx.exit(FOUND)
    _show(fuzzing, time.monotonic() - begin)


def _play_games(fuzzing: Fuzzing, games: int) -> None:
    with output.progress() as bar:
        task = bar.add_task(f"fuzzing {fuzzing.spec.name}", total=games)
        for number in range(games):
            fuzzing.play()
            bar.advance(task)


def _play_minutes(fuzzing: Fuzzing, minutes: float, begin: float) -> None:
    name = f"fuzzing {fuzzing.spec.name}"
    with output.progress(counted=False) as bar:
        task = bar.add_task(name, total=minutes * 60)
        while (spent := time.monotonic() - begin) < minutes * 60:
            fuzzing.play()
            bar.update(task, completed=spent, description=f"{name}: {fuzzing.games:,} games")


def _written(finding: Finding, out: Path, name: str) -> Path:
    """Writes the finding to a file; an earlier file of the same name is replaced, as it was the same game."""
    path = out / f"{name}.json"
    try:
        out.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(finding.record, indent=1) + "\n", encoding="utf-8")
    except OSError as error:
        raise click.UsageError(f"cannot write {path}: {error.strerror}; {finding}") from error
    return path


def _tell(finding: Finding, path: Path) -> None:
    record = finding.record
    click.echo(f"check failed: {record['failure']['check']}: {record['failure']['message']}")
    click.echo(
        f"after {len(record['answers'])} answers, {record['seats']} seats, options {json.dumps(record['options'])}"
    )
    click.echo(f"see it again: tumbleweed replay {path}")


def _show(fuzzing: Fuzzing, seconds: float) -> None:
    rows = [
        ("game", fuzzing.spec.name),
        ("games", f"{fuzzing.games:,}"),
        ("decisions", f"{fuzzing.decisions:,}"),
        ("checks done", f"{fuzzing.checks:,}"),
        ("time", f"{seconds:.1f} s"),
        ("found", "nothing"),
    ]
    output.console().print(output.pairs(rows))
