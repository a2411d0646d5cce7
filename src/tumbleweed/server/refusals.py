"""What the server refuses. Each refusal has a code for programs and a sentence in the reader's language."""

from pathlib import Path
from typing import Any, Final

from tumbleweed.words import Words, read

WORDS: Final = Path(__file__).parent / "words"

STATUS: Final = {
    "bad_request": 400,
    "no_name": 401,
    "not_the_operator": 401,
    "not_host": 403,
    "not_your_seat": 403,
    "not_yours": 403,
    "sent_away": 403,
    "wrong_origin": 403,
    "no_such_table": 404,
    "no_such_chair": 404,
    "no_such_game": 404,
    "no_such_record": 404,
    "no_such_moment": 404,
    "no_such_page": 404,
    "no_such_device": 404,
    "link_used_up": 404,
    "too_large": 413,
    "too_fast": 429,
    "too_many_connections": 429,
    "not_saved": 503,
    "full_house": 503,
}
"""The HTTP status of a refusal. All others have 409: they do not fit how things stand."""


class Refusal(Exception):
    """Something that is refused, and why: `refused.CODE` in the server's words, filled with the values."""

    def __init__(self, code: str, **values: Any) -> None:
        super().__init__(code)
        self.code: Final = code
        self.values: Final = values

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)

    def said(self, language: str) -> str:
        """The sentence for the person."""
        return server_words(language).say(f"refused.{self.code}", **self.values)


def server_words(language: str) -> Words:
    """The server's words in a language."""
    return read(WORDS, language)
