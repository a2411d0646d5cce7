"""`tumbleweed bench`: how fast the games are, compared with other engines if wanted."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import click

from bench import interface_report, interfaces, report
from bench.measuring import ROUNDS, Measure, take_rounds
from bench.ours import OurTable, bytes_per_state, our_tables
from bench.peers import Peer, all_peers
from tumbleweed import native
from tumbleweed.cli import output, parameters

ROOT: Final = Path(__file__).parents[1]
INTERPRETED: Final = "interpreted"
COMPILED: Final = "compiled"


@click.command()
@click.option("--peers", "with_peers", is_flag=True, help="Measure other engines too (extra `bench`).")
@click.option("--envs", is_flag=True, help="Measure the research interfaces instead (extra `research`).")
@click.option("--seconds", type=click.FloatRange(min=0.05), default=3.0, show_default=True,
              help="For each measurement, over all rounds.")  # fmt: skip
@parameters.json_option
def bench(with_peers: bool, envs: bool, seconds: float, as_json: bool) -> None:
    """Measure decisions per second, copies and memory in interleaved rounds; prints the best and median of the rounds.

    driven: the loop is in Python, through the public interface; observed: with an observation before each decision;
    internal: the loop is in the engine. Setting up games is included, and only players' decisions are counted.
    """
    if envs:
        _bench_interfaces(with_peers, seconds, as_json)
        return
    peers = all_peers() if with_peers else []
    tables = our_tables()
    here = COMPILED if native.compiled() else INTERPRETED
    ours = {here: {our.name: our.found() for our in tables}}
    if native.compiled():
        ours[INTERPRETED] = {our.name: {kind: [] for kind in our.measures} for our in tables}
    _measure(tables, peers, ours.get(INTERPRETED if native.compiled() else ""), seconds)
    result = report.result(ours, {our.name: bytes_per_state(our) for our in tables}, peers)
    if as_json:
        click.echo(json.dumps(result))
    else:
        report.show(result)


def _bench_interfaces(with_peers: bool, seconds: float, as_json: bool) -> None:
    """Observations per second through PettingZoo, OpenSpiel and Gymnasium."""
    interfaces.check_installed(with_peers)
    ours = interfaces.our_interfaces()
    peers = interfaces.classic_games() if with_peers else []
    with output.progress() as bar:
        task = bar.add_task("measuring", total=ROUNDS * (len(ours) + len(peers)))
        take_rounds([*ours, *peers], seconds, ROUNDS, lambda: bar.advance(task))
    result = interface_report.result(ours, peers)
    if as_json:
        click.echo(json.dumps(result))
    else:
        interface_report.show(result)


def _measure(tables: list[OurTable], peers: list[Peer], other: Any, seconds: float) -> None:
    """Measures all rounds; `other` collects the results of the interpreted build, run in a process of its own."""
    everybody = [our.measures for our in tables] + [peer.measures for peer in peers]
    # Things to be compared are measured right after each other: what else a machine does changes from second to second.
    kinds = dict.fromkeys(kind for found in everybody for kind in found)
    measures: list[Measure] = [found[kind] for kind in kinds for found in everybody if kind in found]
    for measure in measures:
        measure.run()
    with output.progress() as bar:
        task = bar.add_task("measuring", total=ROUNDS * (len(measures) + (other is not None)))
        for number in range(ROUNDS):
            for measure in measures:
                measure.take(seconds / ROUNDS)
                bar.advance(task)
            if other is not None:
                _add(other, _interpreted_round(seconds / ROUNDS))
                bar.advance(task)


def _interpreted_round(seconds: float) -> dict[str, Any]:
    """One round of the same games without compiled code."""
    parts = (str(native.PACKAGE.parent), str(ROOT), os.environ.get("PYTHONPATH", ""))
    path = os.pathsep.join(part for part in parts if part)
    done = subprocess.run(
        [sys.executable, "-P", "-m", "bench.ours", str(seconds)],
        env=os.environ | {"TUMBLEWEED_PURE": "1", "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise click.ClickException(f"the interpreted engine could not be measured: {done.stderr.strip()[-300:]}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def _add(other: dict[str, dict[str, list[float]]], found: dict[str, Any]) -> None:
    for name, kinds in other.items():
        for kind, rates in kinds.items():
            rates.extend(found["tables"][name]["rates"][kind])
