"""Fair dice: nobody, not even the server, can choose the luck of a game, and everybody can check that afterwards.

1. When a table is made, the server draws a secret, and shows its commitment (SHA-256) from then on.
2. Every person's device adds a number of its own, whose commitment is shown too.
3. At the start the game's seed follows from the secret and all the numbers. The server chose its secret before it knew
   the numbers, and nobody who gave a number knew the secret.
4. At the end secret, numbers and seed are shown: the commitments must fit, the seed must follow, and the record must
   replay to its end.

The browser does the same in web/src/lib/fair.ts; the texts that are hashed must stay as they are.
"""

import hashlib
import re
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tumbleweed.core.chance import LESSON
from tumbleweed.core.errors import BadRecord

NUMBER: Final = re.compile(r"[0-9a-f]{32}")
SECRET: Final = re.compile(r"[0-9a-f]{64}")


def seed_from(written: str) -> int | str:
    """A seed from its text in the database: a secret one is text, and a lesson's; that of a game from elsewhere may be
    a whole number.
    """
    return written if written == LESSON or SECRET.fullmatch(written) else int(written)


def new_secret() -> str:
    """The server's part: 32 random bytes."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is shown of the server's secret before the end."""
    return hashlib.sha256(f"tumbleweed secret {secret}".encode()).hexdigest()


def number_commitment(number: str) -> str:
    """What is shown of a device's number before the end."""
    return hashlib.sha256(f"tumbleweed number {number}".encode()).hexdigest()


def seed(secret: str, numbers: Sequence[str]) -> str:
    """The seed of the game, from the secret and the numbers in the order of the chairs; a bot's number is empty."""
    return hashlib.sha256(f"tumbleweed seed {secret} {','.join(numbers)}".encode()).hexdigest()


def proof(secret: str, numbers: Sequence[str]) -> dict[str, Any]:
    """Secret, numbers and commitments, as they are shown at the end and written into the record."""
    return {
        "secret": secret,
        "commitment": commitment(secret),
        "numbers": list(numbers),
        "number_commitments": [number_commitment(number) if number else "" for number in numbers],
    }


def check(record: Mapping[str, Any]) -> None:
    """Raises BadRecord if the commitments of a record do not fit, or its seed does not follow from them."""
    fair = record.get("fair")
    if record.get("seed") == LESSON:
        raise BadRecord("the game is a lesson: its dice were set up")
    if "luck" in record or "start" in record:
        raise BadRecord("the game was taken over from another: its luck was known before, or dealt anew without a seal")
    if not isinstance(fair, Mapping):
        raise BadRecord("the record has no part `fair`: it was not played on a server that commits to its dice")
    secret, numbers = fair.get("secret"), fair.get("numbers")
    if not isinstance(secret, str) or not SECRET.fullmatch(secret):
        raise BadRecord("fair: the secret is not 64 hexadecimal digits")
    if not isinstance(numbers, list) or not all(
        isinstance(n, str) and NUMBER.fullmatch(n or "0" * 32) for n in numbers
    ):
        raise BadRecord("fair: the numbers are not a list of texts of 32 hexadecimal digits (or empty for bots)")
    expected = proof(secret, numbers)
    if fair.get("commitment") != expected["commitment"]:
        raise BadRecord("fair: the server's secret does not fit its commitment")
    if fair.get("number_commitments") != expected["number_commitments"]:
        raise BadRecord("fair: a number does not fit its commitment")
    if record.get("seed") != seed(secret, numbers):
        raise BadRecord("fair: the game's seed does not follow from the secret and the numbers")
