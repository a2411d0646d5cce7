"""Checks what a new game is given before compiled code gets it, where a wrong type would be a TypeError."""

import secrets
from collections.abc import Mapping
from typing import Any

from tumbleweed.core.chance import Seed
from tumbleweed.core.errors import BadOption, BadSeats, BadSeed, BadVersion
from tumbleweed.core.spec import GameSpec


def checked(
    spec: GameSpec, seats: int | None, seed: Seed | None, options: Mapping[str, Any] | None, version: int
) -> Seed:
    """Raises a clear error if something has a wrong type. Returns the seed; a random one if none is given."""
    if isinstance(seats, bool) or not isinstance(seats, int):
        raise BadSeats(f"{spec.name} is for {spec.least_seats} to {spec.most_seats} seats, not {seats!r}")
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int | str)):
        raise BadSeed(f"a seed is a whole number or a string of 64 hexadecimal digits, not {seed!r}")
    if options is not None and not isinstance(options, Mapping):
        raise BadOption(f"options are a mapping of names to values, not {options!r}")
    if isinstance(version, bool) or not isinstance(version, int):
        raise BadVersion(f"a version of the rules is a whole number from 1 to {spec.version}, not {version!r}")
    for name in options or ():
        if not isinstance(name, str):
            raise BadOption(f"there is no option {name!r}; options are {', '.join(each.name for each in spec.options)}")
    return secrets.randbits(63) if seed is None else seed
