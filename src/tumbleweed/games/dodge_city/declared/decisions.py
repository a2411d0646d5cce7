"""The decisions of the game: their names in the dossier's section 5, by their ids in questions, records and words."""

from typing import Final

DECISIONS: Final = {
    "D-1": "CHOOSE_START_CARD",
    "D-2": "CHOOSE_PLACING_CARD",
    "D-3": "INDIO_TARGETS",
    "D-4": "BUY_PLACE",
    "D-5": "SELL_STONE",
    "D-6": "EVENT_LOSE",
    "D-7": "EVENT_FIRE_BUILDING",
    "D-8": "EVENT_FIRE_STONE",
    "D-9": "EVENT_LEADER",
    "D-10": "EVENT_RAID",
    "D-11": "EVENT_REINFORCE",
    "D-12": "EVENT_SHIFT",
    "D-13": "EVENT_SHOVE",
    "D-14": "CHALLENGE",
    "D-15": "DUEL_REMOVE",
}
