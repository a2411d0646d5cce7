"""`tumbleweed replay`: plays a record again, tells what happened, and says whether it is sound."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from tumbleweed import TumbleweedError, find
from tumbleweed import replay as replayed
from tumbleweed.arena import checks
from tumbleweed.cli import languages, output
from tumbleweed.core.errors import BadRecord
from tumbleweed.core.events import Reader
from tumbleweed.core.play import waiting
from tumbleweed.core.record import take_answer
from tumbleweed.core.steps import State

STILL_FAILS = 1
Record = dict[str, Any]


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--step", is_flag=True, help="Wait for Enter after each move.")
@click.option("--seat", type=click.IntRange(min=-1), default=-1, help="Tell what this seat could see; -1: a spectator.")
@languages.lang_option
@click.pass_context
def replay(ctx: click.Context, file: Path, step: bool, seat: int, lang: str) -> None:
    """Replay the record in FILE, checking every answer and the final scores."""
    record = read_record(file)
    if not seat < seats_of(record):
        raise click.UsageError(f"there is no seat {seat} in {file}; seats are 0 to {seats_of(record) - 1}")
    if "failure" in record:
        ctx.exit(_replay_failure(record))
    s = verified(record)
    for number, (moved, lines) in enumerate(_told(record, seat, lang)):
        for line in lines:
            click.echo(line)
        if step and number < len(record["answers"]):
            click.pause(f"— {moved} —" if moved else "—")
    _show_end(s, len(record["answers"]))


def read_record(file: Path) -> Record:
    """A record from a file; complains in one line if the file is not a record."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRecord(f"{file} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError:
        raise BadRecord(f"{file} is not a record: it is not text") from None
    except (json.JSONDecodeError, RecursionError) as error:
        raise BadRecord(f"{file} is not a record: it is not JSON ({error})") from error
    if not isinstance(data, dict):
        raise BadRecord(f"{file} is not a record: a record is an object, with game, seats, answers ...")
    return data


def seats_of(record: Record) -> int:
    """How many seats a record has; 0 if it does not say, so that replaying it complains."""
    seats = record.get("seats")
    return seats if isinstance(seats, int) else 0


def verified(record: Record) -> State:
    """The final position of the record, with every answer checked."""
    if not isinstance(record.get("game", ""), str):
        raise BadRecord("in a record, game is a name")
    return replayed(record)


def _told(record: Record, seat: int, lang: str) -> Iterator[tuple[str, list[str]]]:
    """Move by move: the move, and what the seat was told of it. What was told before the first move comes first."""
    spec = find(record["game"])
    s = replayed(record, upto=0)
    tell = languages.Teller(spec.name, lang, s.count, spec.version_of(s))
    reader = Reader(seat)
    moved = ""
    for row in [None, *record["answers"]]:
        if row is not None:
            moved = f"{row[0]}: {row[1]}"
            take_answer(spec, s, row[0], spec.catalog.parse(row[1]), len(row) == 3)
        # Not spec.events: a table may show its players only a part of the log, but this game is over.
        log = s.log
        assert log is not None
        told = reader.read_on(log, len(log.events))
        yield moved, [line for line in (tell.line(seen) for _, seen in told) if line]


def _show_end(s: State, answers: int) -> None:
    spec = find(s.game)
    scores = "  ".join(f"{seat}: {points}" for seat, points in enumerate(spec.scores(s)))
    if asked := waiting(s):
        state = f"goes on; awaited: {', '.join(map(str, asked))}"
    else:
        winners = [str(seat) for seat, share in enumerate(spec.returns(s)) if share > 0]
        state = f"over; won by {' and '.join(winners) or 'nobody'}"
    rows = [
        ("game", f"{spec.name}, {s.count} seats, {state}"),
        ("scores", scores),
        ("record", f"verified: all {answers} answers are legal" + ("" if asked else ", and the scores are right")),
    ]
    output.console().print(output.pairs(rows))


def _replay_failure(record: Record) -> int:
    """A record that fuzzing wrote: replays it and checks whether the failure is still there."""
    failure = record["failure"] if isinstance(record["failure"], dict) else {}
    click.echo(f"this record leads to a failure: {failure.get('check')}: {failure.get('message')}")
    try:
        _check_again(record, failure)
    except TumbleweedError:
        raise
    except checks.CheckFailed as error:
        click.echo(f"it still fails: {error.check}: {error}")
    except Exception as error:  # noqa: BLE001  whatever the engine raises is the finding
        click.echo(f"it still fails: {type(error).__name__}: {error}")
    else:
        click.echo("it does not fail any more: the record replays and all checks pass")
        return 0
    return STILL_FAILS


def _check_again(record: Record, failure: dict[str, Any]) -> None:
    """Replays all but the last answer, gives that one in a copy and in the game, and checks the position."""
    rows = record.get("answers")
    before = {**record, "answers": rows[:-1], "scores": None} if isinstance(rows, list) else record
    s = verified(before)
    spec = find(s.game)
    luck = failure.get("luck")
    seed = luck if isinstance(luck, int) else 0
    if record["answers"]:
        seat, text = record["answers"][-1][:2]
        checks.play_twice(spec, s, seat, spec.catalog.parse(text))
    checks.run((*checks.QUICK, *checks.LONG, *checks.AT_THE_END), spec, s, seed)
