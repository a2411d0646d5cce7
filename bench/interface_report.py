"""The results for the research interfaces, as plain data and as a table."""

from typing import Any, Final

from rich.table import Table

from bench.measuring import Measure
from tumbleweed import native
from tumbleweed.cli import output

TARGET: Final = 400_000
"""Observations per second of many tables at once, compiled; every seat is observed, as in PettingZoo's games."""
YARDSTICK: Final = "Gymnasium, 1,024 dice-town tables, all 4 seats"


def result(ours: list[Measure], peers: list[Measure]) -> dict[str, Any]:
    """All measurements, and how many times as fast as the fastest peer our interfaces are."""
    fastest = max((peer.best for peer in peers), default=0.0)
    return {
        "compiled": native.compiled(),
        "interfaces": {one.name: _rates(one) for one in ours},
        "peers": {one.name: _rates(one) for one in peers},
        "ratios": {one.name: round(one.best / fastest, 2) for one in ours} if fastest else {},
        "targets": [
            {"name": one.name, "target": f">= {TARGET}", "found": round(one.best), "reached": one.best >= TARGET}
            for one in ours
            if one.name == YARDSTICK
        ],
    }


def _rates(measure: Measure) -> dict[str, int]:
    return {"best": round(measure.best), "median": round(measure.middle)}


def show(found: dict[str, Any]) -> None:
    """The table, and whether the target is reached."""
    console = output.console()
    build = "compiled" if found["compiled"] else "interpreted"
    shown = Table(title=f"Observations per second with masks, best (median) of the rounds; the engine is {build}")
    shown.add_column("interface")
    shown.add_column("observations", justify="right")
    if found["peers"]:
        shown.add_column("times the fastest peer", justify="right")
    for name, rates in {**found["interfaces"], **found["peers"]}.items():
        cells = [name, f"{rates['best']:,} ({rates['median']:,})"]
        if found["peers"]:
            cells.append(f"{found['ratios'][name]:.2f}" if name in found["ratios"] else "")
        shown.add_row(*cells)
    console.print(shown)
    for target in found["targets"] if found["compiled"] else ():
        verdict = "[green]reached[/green]" if target["reached"] else "[red]missed[/red]"
        console.print(f"{target['name']}: {target['found']:,}, to reach {target['target']}: {verdict}")
