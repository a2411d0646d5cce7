"""What a player likes: numbers read from styles.toml that tilt a thinker's judgement."""

from typing import Final


class Style:
    """Each number is 1 for a bot without a leaning; with 1.2 something counts a fifth more than it is worth."""

    def __init__(self, name: str = "plain", money: float = 1.0, risk: float = 1.0, harm: float = 1.0) -> None:
        self.name: Final = name
        self.money: Final = money
        """Money in hand (stingy: more)."""
        self.risk: Final = risk
        """What may come out very well or badly (gambler: more)."""
        self.harm: Final = harm
        """Hurting others: robbing, blowing up, removing stones (dynamiter: more)."""


PLAIN: Final = Style()
