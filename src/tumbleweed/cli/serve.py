"""`tumbleweed serve`: the table server. Also what `tumbleweed` does without a command."""

import os
import sys
import webbrowser
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import click

from tumbleweed.cli.play import saves

PREFIX: Final = "TUMBLEWEED_"
OTHER_SWITCHES: Final = {
    "TUMBLEWEED_NATIVE",
    "TUMBLEWEED_PURE",
    "TUMBLEWEED_OPT",
    "TUMBLEWEED_WEB",
    "TUMBLEWEED_BROWSER",
}
"""Environment variables with the same prefix that are not the server's: for building and testing."""
USUAL_PORT: Final = 8000


def _option(*names: str, **more: Any) -> Callable[[Any], Any]:
    """An option that an environment variable can set too; `--help` names it."""
    long = next(name for name in names if name.startswith("--")).split("/")[0]
    variable = more.pop("variable", "") or PREFIX + long.removeprefix("--").replace("-", "_").upper()
    return click.option(*names, envvar=variable, show_envvar=True, **more)


def _networks(context: click.Context, option: click.Parameter, given: tuple[str, ...]) -> tuple[str, ...]:
    for each in given:
        try:
            ip_network(each, strict=False)
        except ValueError as error:
            right = "an address or a network, like 127.0.0.1 or 10.0.0.0/8"
            raise click.BadParameter(f"{each!r} is not {right}") from error
    return given


Options = tuple[Callable[[Any], Any], ...]


def address_options() -> Options:
    """Where the server is, and who may stand before it."""
    return (
        _option("--host", default="127.0.0.1", show_default=True, help="The address to listen on: this machine alone."),
        _option("--lan", is_flag=True, help="Listen on all addresses, so that friends on the same network can play."),
        _option("--port", type=click.IntRange(0, 65535), help=f"0: any free one.  [default: {USUAL_PORT}]"),
        _option("--public-url", default="", metavar="URL", help="The address people use, behind a proxy."),
        _option("--origin", "origins", multiple=True, metavar="URL", help="A page elsewhere that may use this server."),
        _option(
            "--proxy",
            "proxies",
            multiple=True,
            callback=_networks,
            metavar="ADDRESS",
            help="A proxy in front, or its network: its X-Forwarded headers are believed.",
        ),
    )


def limit_options() -> Options:
    """How much, how many, how long."""
    shown = {"show_default": True}
    return (
        _option("--most-tables", type=click.IntRange(1), default=20_000, help="Open at once.", **shown),
        _option("--most-connections", type=click.IntRange(1), default=20_000, help="At once.", **shown),
        _option(
            "--most-of-one-address", type=click.IntRange(1), default=256, help="Connections from one address.", **shown
        ),
        _option(
            "--open-days",
            type=click.FloatRange(0.01),
            default=7.0,
            help="Tables that wait longer for a game to begin are closed.",
            **shown,
        ),
        _option(
            "--rate",
            type=click.FloatRange(1),
            default=30.0,
            help="Messages a second from one client; other limits grow with it.",
            **shown,
        ),
    )


def bot_options() -> Options:
    """Settings for bots that think for a while."""
    usual = max(1, min(8, (os.cpu_count() or 2) - 1))
    return (
        _option(
            "--bot-processes",
            type=click.IntRange(1, 256),
            default=usual,
            show_default="one less than the machine has cores",
            help="How many Sheriffs may think at the same time.",
        ),
        _option(
            "--bot-seconds",
            type=click.FloatRange(0.1),
            default=20.0,
            show_default=True,
            help="A Sheriff that thinks longer is stopped, and the Deputy answers.",
        ),
    )


def server_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """All settings of a server."""
    others = (
        _option(
            "--data",
            type=click.Path(file_okay=False, path_type=Path),
            help="The folder that keeps everything.  [default: in the user's data folder]",
        ),
        _option(
            "--browser/--no-browser",
            default=True,
            variable="TUMBLEWEED_OPEN_BROWSER",
            help="Open the page in the browser.",
        ),
        _option("--operator-token", default="", metavar="SECRET", help="For listing, closing and exporting tables."),
    )
    for option in reversed((*address_options(), *others, *limit_options(), *bot_options())):
        command = option(command)
    return command


def data_folder(given: Path | None) -> Path:
    """Where everything is kept: the given folder, or one in the user's home."""
    return (given if given is not None else saves.folder() / "server").expanduser()


def check_environment() -> None:
    """Complains about an environment variable that looks like a setting but is none."""
    known = {
        *OTHER_SWITCHES, *(str(option.envvar) for option in serve.params if isinstance(option, click.Option)),
    }  # fmt: skip
    unknown = sorted(name for name in os.environ if name.startswith(PREFIX) and name not in known)
    if unknown:
        settings = ", ".join(sorted(known - OTHER_SWITCHES))
        raise click.UsageError(f"unknown setting {', '.join(unknown)} in the environment; settings are {settings}")


@click.command()
@server_options
def serve(port: int | None, data: Path | None, browser: bool, public_url: str, lan: bool, **given: Any) -> None:
    """Run the table server: friends join by a link. Ctrl-C stops it; nothing is lost."""
    from tumbleweed.server import serve as serving
    from tumbleweed.server.addresses import addresses
    from tumbleweed.server.settings import Settings

    check_environment()
    if lan:
        given["host"] = "0.0.0.0"
    settings = Settings(
        port=USUAL_PORT if port is None else port,
        data=data_folder(data),
        public_url=public_url.rstrip("/"),
        **given,
    )
    serving.check_folder(settings.data)
    opened = serving.listen(settings)
    where = addresses(settings, serving.port_of(opened))

    def ready() -> None:
        _welcome(where, settings.data)
        if browser:
            webbrowser.open(where[0])

    serving.run(settings, opened, ready)
    click.echo("Stopped. Every move is on the disk.", err=True)


def _welcome(where: list[str], data: Path) -> None:
    """The addresses, and a QR code for the phones at the table if they can reach one of them."""
    from rich.text import Text

    from tumbleweed.cli import output
    from tumbleweed.server.addresses import only_here

    console = output.console()
    console.print(Text.assemble(("Tumbleweed", "bold"), " is open:"))
    labels = ["here", *("network" for other in where[1:])] if len(where) > 1 else ["here"]
    for label, address in zip(labels, where, strict=True):
        console.print(Text.assemble(f"  {label:<8} ", (address, "bold cyan")))
    console.print(Text.assemble("  data     ", (str(data), "dim")))
    if only_here(urlsplit(where[-1]).hostname or ""):
        hint = "Only this machine can reach it; --lan lets in friends on the same network. Ctrl-C stops."
    else:
        hint = "Friends open the last address. Ctrl-C stops."
        if sys.stdout.isatty():
            import segno

            console.print()
            segno.make(where[-1], error="l").terminal(compact=True, border=2)
    console.print(Text(hint, style="dim"))
