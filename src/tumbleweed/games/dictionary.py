"""What a game's words need from a dictionary."""

from typing import Protocol


class Dictionary(Protocol):
    """The texts of a language, in a version of the rules (0: the newest)."""

    @property
    def version(self) -> int: ...

    def __contains__(self, key: str) -> bool: ...

    def say(self, key: str, /, **values: object) -> str: ...
