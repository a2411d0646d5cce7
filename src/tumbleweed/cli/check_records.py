"""`tumbleweed check-records`: replays every stored game with the present program and lists what differs."""

import asyncio
import json
from pathlib import Path
from typing import Any

import click

from tumbleweed.cli import output, parameters
from tumbleweed.cli.serve import data_folder

DIFFERENT = 1


@click.command("check-records")
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    envvar="TUMBLEWEED_DATA",
    show_envvar=True,
    help="The server's folder.  [default: in the user's data folder]",
)
@parameters.json_option
@click.pass_context
def check_records(ctx: click.Context, data: Path | None, as_json: bool) -> None:
    """Replay every game the server has stored, finished or not, and list those that now come out differently.

    It only reads, and works beside a running server.
    """
    total, moves, differences = asyncio.run(_replayed(data_folder(data)))
    if as_json:
        click.echo(json.dumps({"games": total, "moves": moves, "differences": differences}))
    else:
        for each in differences:
            click.echo(f"table {each['table']} ({each['game']}): {each['difference']}")
        click.echo(f"{total} games with {moves} moves replayed, {len(differences)} differ")
    ctx.exit(DIFFERENT if differences else 0)


async def _replayed(folder: Path) -> tuple[int, int, list[dict[str, Any]]]:
    """How many games and moves there are, and the games that differ."""
    from tumbleweed.server.replay.check_records import check_all
    from tumbleweed.server.store import open_archive

    archive = await open_archive(folder)
    differences: list[dict[str, Any]] = []
    moves = 0
    with output.progress() as bar:
        total = await archive.count()
        task = bar.add_task("replaying", total=total)
        async for checked in check_all(archive):
            moves += checked.moves
            if checked.difference:
                differences.append({"table": checked.number, "game": checked.game, "difference": checked.difference})
            bar.advance(task)
    await archive.close()
    return total, moves, differences
