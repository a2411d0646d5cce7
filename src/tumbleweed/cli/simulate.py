"""`tumbleweed simulate`: many games of random legal play, in numbers."""

import json
from typing import Any

import click

from tumbleweed import native
from tumbleweed.arena.simulation import Simulation
from tumbleweed.cli import output, parameters
from tumbleweed.core.spec import GameSpec


@click.command()
@parameters.game_argument
@click.option("--seats", type=click.IntRange(min=1), help="How many play; 4 unless given.")
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help="How many games.")
@parameters.seed_option
@parameters.table_option
@parameters.json_option
def simulate(spec: GameSpec, seats: int | None, games: int, seed: int, options: dict[str, str], as_json: bool) -> None:
    """Play GAME at random many times.

    The same seed gives the same games and the same checksum, compiled or not. The checksum covers every answer of
    every game and all final scores; decisions per second count setting up and playing.
    """
    count = parameters.usual_seats(spec) if seats is None else seats
    simulation = Simulation(spec, count, parameters.checked_options(spec, options), seed)
    with output.progress() as bar:
        task = bar.add_task(f"{spec.name}, {count} seats", total=games)
        for number in range(games):
            simulation.play()
            bar.advance(task)
    summary = {**simulation.summary(), "compiled": native.compiled()}
    if as_json:
        click.echo(json.dumps(summary))
    else:
        _show(summary)


def _show(summary: dict[str, Any]) -> None:
    rows = [
        ("game", f"{summary['game']}, {summary['seats']} seats, rules version {summary['version']}"),
        ("games", f"{summary['games']:,}"),
        ("decisions", f"{summary['decisions']:,}"),
        ("decisions per second", f"{summary['decisions_per_second']:,}"),
        ("mean scores", "  ".join(f"{score:.2f}" for score in summary["mean_scores"])),
        ("checksum", summary["checksum"]),
        ("engine", "compiled" if summary["compiled"] else "interpreted"),
    ]
    output.console().print(output.pairs(rows))
