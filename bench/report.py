"""The results of measuring as plain data and as tables, compared with the peers and the targets."""

from collections.abc import Mapping
from statistics import median
from typing import Any, Final

from rich.table import Table

from bench.peers import Peer
from tumbleweed.cli import output

MICRO: Final = 1_000_000
BACKGAMMON: Final = "OpenSpiel backgammon"
TARGETS: Final = {
    "dice-town": {"OpenSpiel leduc_poker": 2.0, "OpenSpiel pig": 1.3, BACKGAMMON: 20.0, "Catanatron": 40.0},
    "boomtown": {BACKGAMMON: 20.0},
    "dodge-city": {BACKGAMMON: 14.0},
}
"""How many decisions a game should make while a peer makes one, driven from Python and compiled."""
COPY_TARGET: Final = {"dice-town": 0.8, "boomtown": 0.8, "dodge-city": 1.2}
"""The most microseconds for a copy, unless it takes at most a third of the time for OpenSpiel's backgammon."""
MEMORY_TARGET: Final = 2000
"""The most bytes for a position."""

Rates = Mapping[str, list[float]]


def result(ours: Mapping[str, Mapping[str, Rates]], memory: Mapping[str, int], peers: list[Peer]) -> dict[str, Any]:
    """All measurements: by build and table, and by peer."""
    builds = {build: {name: _summary(rates) for name, rates in tables.items()} for build, tables in ours.items()}
    others = {peer.name: _summary({kind: m.rates for kind, m in peer.measures.items()}) for peer in peers}
    build = next(iter(builds))
    driven = {name: rates["driven"] for name, rates in ours[build].items()}
    theirs = {peer.name: peer.measures["driven"].rates for peer in peers}
    found = {"compiled": build == "compiled", "builds": builds, "bytes_per_state": dict(memory), "peers": others}
    ratios = {peer: {name: _ratio(mine, rates) for name, mine in driven.items()} for peer, rates in theirs.items()}
    return {**found, "ratios": ratios, "targets": [
        *_memory_targets(builds[build], others, memory), *_speed_targets(driven, theirs)
    ]}  # fmt: skip


def _summary(rates: Rates) -> dict[str, dict[str, float]]:
    """Best and median: decisions per second; for copies, microseconds."""
    found: dict[str, dict[str, float]] = {}
    for kind, values in rates.items():
        if kind == "copy":
            found["copy_us"] = {"best": round(MICRO / max(values), 3), "median": round(MICRO / median(values), 3)}
        else:
            found[kind] = {"best": round(max(values)), "median": round(median(values))}
    return found


def _ratio(mine: list[float], theirs: list[float]) -> dict[str, float]:
    """How many times more: by the best rounds, and by the median ratio within each round."""
    paired = median(one / other for one, other in zip(mine, theirs, strict=True))
    return {"best": round(max(mine) / max(theirs), 2), "median": round(paired, 2)}


def _memory_targets(
    ours: Mapping[str, Any], peers: Mapping[str, Any], memory: Mapping[str, int]
) -> list[dict[str, Any]]:
    """The size of a position and the time to copy it, at a game's worst table."""
    largest = max(memory.values())
    found = [_target("bytes per state", f"< {MEMORY_TARGET}", largest, largest < MEMORY_TARGET)]
    backgammon = peers.get(BACKGAMMON)
    third = backgammon["copy_us"]["best"] / 3 if backgammon else 0.0
    for game, most in COPY_TARGET.items():
        copies = [mine["copy_us"]["best"] for name, mine in ours.items() if name.split()[0] == game]
        if copies:
            limit = f"<= {most}" + (f", or a third of backgammon's: {third:.2f}" if backgammon else "")
            found.append(_target(f"{game}: copy in us", limit, max(copies), max(copies) <= max(most, third)))
    return found


def _speed_targets(ours: Mapping[str, list[float]], peers: Mapping[str, list[float]]) -> list[dict[str, Any]]:
    """Decisions per second beside the peers, at a game's slowest table.

    The best rounds count: other work on the machine can make a round slower, never faster.
    """
    found = []
    for game, wanted in TARGETS.items():
        slowest = _slowest(ours, game)
        for peer, times in wanted.items():
            if slowest and peer in peers:
                ratio = _ratio(slowest, peers[peer])["best"]
                found.append(_target(f"{game}: driven / {peer}", f">= {times:g}", ratio, ratio >= times))
    return found


def _slowest(ours: Mapping[str, list[float]], game: str) -> list[float]:
    """What was measured at a game's slowest table; nothing if there is none."""
    return min((rates for name, rates in ours.items() if name.split()[0] == game), key=max, default=[])


def _target(name: str, target: str, value: float, reached: bool) -> dict[str, Any]:
    return {"name": name, "target": target, "found": value, "reached": reached}


def show(found: dict[str, Any]) -> None:
    """All tables."""
    console = output.console()
    console.print(_speeds(found))
    if found["peers"]:
        console.print(_peers(found))
    if found["compiled"]:
        console.print(_reached(found))
    else:
        console.print("The targets are for the compiled engine; this one is interpreted.")


def _speeds(found: dict[str, Any]) -> Table:
    shown = Table(title="Decisions per second, best (median) of the rounds")
    for column in ("game", "engine", "driven", "with observation", "internal", "copy in us", "bytes per state"):
        shown.add_column(column, justify="left" if column in {"game", "engine"} else "right")
    for build, tables in found["builds"].items():
        for name, values in tables.items():
            measured_here = build == next(iter(found["builds"]))
            memory = f"{found['bytes_per_state'][name]:,}" if measured_here else ""
            speeds = [_pair(values[kind]) for kind in ("driven", "observed", "internal", "copy_us")]
            shown.add_row(name, build, *speeds, memory)
    return shown


def _peers(found: dict[str, Any]) -> Table:
    names = list(next(iter(found["ratios"].values())))
    shown = Table(title="Beside other engines: how many times as many decisions per second, best (median)")
    shown.add_column("peer")
    for column in ("its driven", "its copy in us", *names):
        shown.add_column(column, justify="right")
    for peer, values in found["peers"].items():
        ratios = [f"{ratio['best']:.2f} ({ratio['median']:.2f})" for ratio in found["ratios"][peer].values()]
        shown.add_row(peer, _pair(values["driven"]), _pair(values["copy_us"]), *ratios)
    return shown


def _reached(found: dict[str, Any]) -> Table:
    shown = Table("target", "to reach", "found", "", title="Targets (a game's slowest table, best of the rounds)")
    for target in found["targets"]:
        verdict = "[green]reached[/green]" if target["reached"] else "[red]missed[/red]"
        shown.add_row(target["name"], target["target"], f"{target['found']:,}", verdict)
    return shown


def _pair(values: dict[str, float]) -> str:
    return f"{values['best']:,} ({values['median']:,})"
