"""The decisions of the game: their names in the dossier's section 6, which are also their ids."""

from typing import Final, get_args

from tumbleweed.games.boomtown.declared.kinds import Decision

DECISIONS: Final[dict[str, str]] = {name: name for name in get_args(Decision)}
