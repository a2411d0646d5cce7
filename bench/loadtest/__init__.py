"""`tumbleweed loadtest`: how many tables a running server can carry, compared with another server if wanted."""

import json
from typing import Any
from urllib.parse import urlsplit

import click

from bench.loadtest import measuring, report
from bench.loadtest.peer import NAME, SEATS, Peer
from bench.loadtest.wire import Place
from tumbleweed.cli import output, parameters
from tumbleweed.core.spec import GameSpec


@click.command()
@click.option("--tables", type=click.IntRange(1), default=100, show_default=True, help="How many play at once.")
@click.option("--rate", type=click.FloatRange(0.01, 1000), help="Moves a second at each table.  [default: 1]")
@click.option("--closed", is_flag=True, help="Instead of a rate: each table moves as fast as it can.")
@click.option("--minutes", type=click.FloatRange(0.01), default=1.0, show_default=True, help="Time for each server.")
@click.option("--url", default="http://127.0.0.1:8000", show_default=True, help="Where the server is.")
@click.option("--game", "spec", type=parameters.GameName(), default="dice-town", show_default=True, metavar="GAME")
@click.option("--seats", type=click.IntRange(1), default=2, show_default=True, help="Players at each table.")
@click.option("--words/--no-words", default=None, help="Messages with words for people, or for programs only.  "
              "[default: with words; beside the peer, which sends none, without]")  # fmt: skip
@click.option("--peer", "with_peer", is_flag=True, help=f"Measure {NAME} in the same way, in turns (needs Node).")
@click.option("--pin", "pinned", is_flag=True, help="Servers on one core, this client on the others.")
@parameters.json_option
def loadtest(
    tables: int,
    rate: float | None,
    closed: bool,
    minutes: float,
    url: str,
    spec: GameSpec,
    seats: int,
    words: bool | None,
    with_peer: bool,
    pinned: bool,
    as_json: bool,
) -> int:
    """Play many tables at once on a running server, at random, and measure it.

    Times are measured from sending an answer until every seat of the table has what follows from it. A move that is due
    while its table is still busy counts from when it was due. The peer plays a game on sixteen cells, and stores
    nothing.
    """
    if closed and rate is not None:
        raise click.UsageError("--closed and --rate exclude each other: as fast as it can, or at a rate")
    if with_peer and seats != SEATS:
        raise click.UsageError(f"--peer compares tables with {SEATS} seats; leave --seats {seats} out")
    spec.check_seats(seats)
    place = _place(url)
    pace = 0.0 if closed else (rate or 1.0)
    spoken = not with_peer if words is None else words
    plan = measuring.Plan(place, spec.name, seats, tables, pace, minutes * 60, spoken, pinned)
    told = _measured(plan, with_peer)
    if as_json:
        click.echo(json.dumps(told))
    else:
        report.show(told)
    return int(any(found["errors"] for found in told["servers"].values()))


def _measured(plan: measuring.Plan, with_peer: bool) -> dict[str, Any]:
    """The measurements; the peer's server only runs during them."""
    peer = Peer(lambda said: click.echo(said, err=True)) if with_peer else None
    try:
        with output.progress(counted=False) as bar:
            health, sides = measuring.run(plan, peer, bar)
    finally:
        if peer is not None:
            peer.stop()
    return report.result(plan, health, sides)


def _place(url: str) -> Place:
    """Where a server is, from its address."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise click.BadParameter(f"{url!r}: {error}", param_hint="--url") from error
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/"):
        raise click.BadParameter(f"{url!r} is not an address such as http://127.0.0.1:8000", param_hint="--url")
    tls = parts.scheme == "https"
    return Place(parts.hostname, port or (443 if tls else 80), tls)
