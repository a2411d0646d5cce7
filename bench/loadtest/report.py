"""What a load test found, as plain data and as a table."""

from typing import Any, Final

from rich.table import Table

from bench.loadtest.measuring import Plan, Side
from bench.loadtest.pacing import Found
from tumbleweed.cli import output

MEGABYTE: Final = 1_000_000
RATIOS: Final = {"moves_per_second": "moves a second", "moves_per_cpu_second": "moves a CPU second"}
HINTS: Final = {
    "too_fast": "The server limits the messages of a client; for a load test start it with `--rate 100000`.",
}


def result(plan: Plan, health: dict[str, Any], sides: list[Side]) -> dict[str, Any]:
    """Everything that was found."""
    found = {side.name: _side(side) for side in sides}
    told: dict[str, Any] = {
        "game": plan.game,
        "seats": plan.seats,
        "tables": plan.tables,
        "words": plan.words,
        "rate": plan.rate or None,
        "pinned": plan.pinned,
        "version": health["version"],
        "compiled": health["compiled"],
        "servers": found,
    }
    if len(sides) > 1:
        ours, theirs = found.values()
        told["ratios"] = {name: round(ours[name] / theirs[name], 3) for name in RATIOS if ours[name] and theirs[name]}
    return told


def _side(side: Side) -> dict[str, Any]:
    found = side.load.found
    return {
        "moves": found.moves,
        "seconds": round(found.seconds, 2),
        "moves_per_second": round(found.moves / found.seconds, 1),
        "rounds": [round(rate, 1) for rate in found.rates],
        "milliseconds": _milliseconds(found),
        "late": found.late,
        "games": found.games,
        "errors": {what: number for what, number in found.errors.most_common() if number},
        "memory": side.memory,
        "cpu_seconds": round(found.cpu, 2) or None,
        "moves_per_cpu_second": round(found.moves / found.cpu, 1) if found.cpu else None,
        "client_cpu": round(found.own_cpu / found.seconds, 3),
    }


def _milliseconds(found: Found) -> dict[str, float] | None:
    """How long it took until everybody had half, 99 of 100, and all of the moves."""
    times = sorted(found.times)
    if not times:
        return None
    places = {"p50": len(times) // 2, "p99": len(times) * 99 // 100, "max": len(times) - 1}
    return {name: round(times[place] * 1000, 2) for name, place in places.items()}


def show(told: dict[str, Any]) -> None:
    """One column for each server."""
    console = output.console()
    how = f"{told['rate']:g} moves a second at each" if told["rate"] else "each as fast as it can"
    engine = "compiled" if told["compiled"] else "interpreted"
    words = "with words" if told["words"] else "without words"
    title = f"{told['tables']} tables of {told['game']} for {told['seats']} ({engine}, {words}), {how}"
    console.print(title, style="bold")
    shown = Table()
    shown.add_column("")
    rows = [_rows(found) for found in told["servers"].values()]
    for name in told["servers"]:
        shown.add_column(name, justify="right")
    for place, (label, _) in enumerate(rows[0]):
        shown.add_row(label, *(column[place][1] for column in rows))
    console.print(shown)
    for name, ratio in told.get("ratios", {}).items():
        console.print(f"{RATIOS[name]}: {ratio:.2f} times the peer's")
    _complain(told)


def _complain(told: dict[str, Any]) -> None:
    err = output.console(error=True)
    for name, found in told["servers"].items():
        for what, number in found["errors"].items():
            err.print(f"{name}: {number} × {what}", markup=False)
            for code, hint in HINTS.items():
                if code in what:
                    err.print(hint, markup=False)


def _rows(found: dict[str, Any]) -> list[tuple[str, str]]:
    times = found["milliseconds"] or {}
    memory = found["memory"]
    cpu = found["cpu_seconds"]
    return [
        ("moves a second", f"{found['moves_per_second']:,.0f}"),
        *((f"{name}, ms", f"{times[name]:,.1f}" if times else "–") for name in ("p50", "p99", "max")),
        ("moves", f"{found['moves']:,}"),
        ("moves that were due too soon", f"{found['late']:,}"),
        ("games finished", f"{found['games']:,}"),
        ("errors", f"{sum(found['errors'].values()):,}"),
        ("moves a CPU second", f"{found['moves_per_cpu_second']:,.0f}" if cpu else "–"),
        ("server's share of a core", f"{cpu / found['seconds']:.0%}" if cpu else "–"),
        ("this client's share of a core", f"{found['client_cpu']:.0%}"),
        *((f"memory {when}, MB", _megabytes(memory.get(when))) for when in ("before", "ready", "end")),
    ]


def _megabytes(size: int | None) -> str:
    return f"{size / MEGABYTE:,.0f}" if size is not None else "–"
