"""A casual player of Dodge City: goes for the nearest building, steps in the way of others, keeps a card to duel."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from tumbleweed.bots.dodge_city import cards, harm, placing
from tumbleweed.bots.dodge_city.outlook import Outlook
from tumbleweed.core.chance import Chance, chance

Choice = Callable[[Outlook, tuple[int, ...], Chance], int]
"""From what is to be seen, the options and some luck to the choice."""


class CasualBot:
    """Plays Dodge City with common sense, from what its seat can see."""

    def __init__(self, seed: int) -> None:
        self.luck: Final = chance(("bot",), seed)

    def choose(self, view: dict[str, Any], options: tuple[int, ...]) -> int:
        question = view["question"]
        if len(options) == 1 or question is None:
            return options[0]
        return CHOICES[question["decision"]](Outlook(view), options, self.luck)


CHOICES: Final[Mapping[str, Choice]] = {
    "D-1": cards.choose_start_card, "D-2": cards.choose_placing_card, "D-3": harm.raid, "D-4": placing.buy_place,
    "D-5": harm.sell, "D-6": harm.lose, "D-7": harm.fire, "D-8": harm.lose, "D-9": harm.name_leader,
    "D-10": harm.raid, "D-11": placing.reinforce, "D-12": harm.shift, "D-13": harm.shove, "D-14": cards.challenge,
    "D-15": harm.duel_remove,
}  # fmt: skip
"""What is thought about each decision of the dossier's section 5."""
