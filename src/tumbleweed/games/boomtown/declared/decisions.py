"""What is decided in the game: the names of the dossier's section 6, which are their ids as well."""

from typing import Final, get_args

from tumbleweed.games.boomtown.declared.kinds import Decision

DECISIONS: Final[dict[str, str]] = {name: name for name in get_args(Decision)}
