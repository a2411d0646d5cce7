"""`tumbleweed verify`: proves from a record alone that a game was played by the rules and with fair dice."""

import json
from pathlib import Path
from typing import Any

import click
from rich.text import Text

from tumbleweed.cli import output, parameters
from tumbleweed.cli.replay import read_record

UNPROVEN = 1


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@parameters.json_option
@click.pass_context
def verify(ctx: click.Context, file: Path, as_json: bool) -> None:
    """Verify the record in FILE: all answers are legal, the scores are right, the dice are those committed to.

    The server shows the commitments before the first roll; a record downloaded at the end shows what they stood for.
    """
    from tumbleweed.server.replay import verification

    record = read_record(file)
    proven = verification.verify(record)
    if as_json:
        click.echo(json.dumps(proven))
    else:
        _show(record, proven)
    ctx.exit(0 if proven["replays"] and proven["finished"] and proven["fair"] else UNPROVEN)


def _show(record: dict[str, Any], proven: dict[str, Any]) -> None:
    console = output.console()
    lines = (
        (proven["replays"], "Every answer is legal, and the record replays to its end."),
        (proven["finished"], "The game was played to its end."),
        (proven["fair"], "The dice follow from the server's secret and the players' numbers, as committed to."),
    )
    # Where the output cannot write these signs, both would become question marks.
    yes, no = ("yes:", "no: ") if console.options.ascii_only else ("✓", "✗")
    for good, sentence in lines:
        sign = (yes, "bold green") if good else (no, "bold red")
        console.print(Text.assemble(sign, " ", sentence))
    for problem in proven["problems"]:
        console.print(Text(f"  {problem}", style="red"))
    fair = record.get("fair")
    if proven["fair"] and isinstance(fair, dict):
        console.print(Text(f"  commitment  {fair['commitment']}\n  seed        {record['seed']}", style="dim"))
