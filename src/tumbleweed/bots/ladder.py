"""The levels of the bots: their names, and which is stronger."""

from typing import Final

LEVELS: Final = ("sheriff", "deputy", "settler", "tenderfoot", "random")
"""The strongest first."""
SLOW: Final = ("sheriff",)
"""Those that take a moment to answer."""
WITHOUT_STYLE: Final = ("random",)
"""Those that like nothing."""
GENTLE: Final = "tenderfoot"
"""The level that plays with newcomers, where none is named."""
USUAL: Final = "deputy"
"""The level that plays where none is named."""
OLD_NAMES: Final = {"casual": "deputy"}
"""Names in tables and saves from before there were levels."""
