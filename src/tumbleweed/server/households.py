"""Where somebody comes from: whom limits are for that do not count people by their names."""

from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any, Final

IPV6_HOUSEHOLD: Final = 64
"""Bits of an IPv6 address that are the same for everybody behind one connection."""


def household(address: str) -> str:
    """Whom limits are for: an address, or with IPv6 all those that one connection has."""
    try:
        plain = ip_address(address)
    except ValueError:  # a client of a test, or a socket in a file
        return address
    if plain.version == 4:
        return address
    if plain.ipv4_mapped is not None:
        return str(plain.ipv4_mapped)
    return str(ip_network((plain, IPV6_HOUSEHOLD), strict=False))


def caller(scope: Any) -> str:
    """The household that a request or a websocket comes from."""
    client = scope.get("client")
    return household(client[0]) if client else ""


class Crowd:
    """How many of each household are inside; no more than `most`."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._inside: Final[Counter[str]] = Counter()

    def enter(self, who: str) -> bool:
        """Comes in, if there is room for one more of them."""
        if self._inside[who] >= self._most:
            return False
        self._inside[who] += 1
        return True

    def leave(self, who: str) -> None:
        self._inside[who] -= 1
        if not self._inside[who]:
            del self._inside[who]
