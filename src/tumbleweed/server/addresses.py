"""Where a server can be reached: by this machine, and by others."""

import contextlib
import socket
from ipaddress import ip_address
from typing import Final

from tumbleweed.server.settings import Settings

ANYWHERE: Final = ("0.0.0.0", "::", "")


def addresses(settings: Settings, port: int) -> list[str]:
    """All addresses of a server: on this machine first, then on the network."""
    found = [settings.public_url] if settings.public_url else []
    if settings.host in ANYWHERE:
        found += [f"http://localhost:{port}"]
        if (network := network_address()) is not None:
            found.append(f"http://{network}:{port}")
    else:
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        found.append(f"http://{host}:{port}")
    return found


def network_address() -> str | None:
    """This machine's address on its network. Nothing is sent: a datagram socket only looks up the route."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address for documentation, which nobody has
        address = str(probe.getsockname()[0])
        if not only_here(address):
            return address
    return None


def only_here(host: str) -> bool:
    """Whether no other machine can reach this host."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
