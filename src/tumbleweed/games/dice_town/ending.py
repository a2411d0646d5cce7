"""DT-21.2: what brings about the end of the game; the round goes on (DT-21.3)."""

from typing import Final

from tumbleweed.games.dice_town.declared.ending import END_BY_CLAIMS, END_BY_MINE
from tumbleweed.games.dice_town.town import Town

MINE_EMPTY: Final = 1
CLAIMS_GONE: Final = 2


def trigger_end(s: Town, cause: int) -> None:
    """The Gold Mine is empty, or every claim has an owner (DT-21.4)."""
    if not s.ended & cause:
        s.ended |= cause
        if s.log is not None:
            if cause == MINE_EMPTY:
                END_BY_MINE.tell(s, {"cause": "mine_empty"})
            else:
                END_BY_CLAIMS.tell(s, {"cause": "claims_gone"})
