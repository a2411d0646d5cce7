"""The decisions of the game: their names in the dossier's section 6, by their ids in questions, records and words."""

from typing import Final

DECISIONS: Final = {
    "D-01": "FIRST_SHERIFF",
    "D-02": "KEEP_DICE",
    "D-03": "BRUTE_AGAIN",
    "D-04": "BRUTE_FALLBACK",
    "D-05": "CHEATER",
    "D-06": "WANTED",
    "D-07": "BRIBE_OFFER",
    "D-08": "SHERIFF_TIE",
    "D-09": "DYNAMITE",
    "D-10": "EVEN_SPLIT",
    "D-11": "CREDIT",
    "D-12": "STORE_KEEP",
    "D-13": "JOE_TARGET",
    "D-14": "GIRLS",
    "D-15": "STEAL_FROM",
    "D-16": "STEAL_KEEP",
    "D-17": "MARSHALL",
    "D-18": "CORRUPTION",
    "D-19": "DOC_ELIXIR",
    "D-20": "DOC_ORDER",
    "D-21": "DOC_REMEDY",
    "D-22": "PROTECT",
    "D-23": "ELIXIR_PICK",
    "D-24": "FRIENDSHIP_TARGET",
    "D-25": "FRIENDSHIP_GIVE",
    "D-26": "DOMINATION_TARGET",
    "D-27": "DOMINATION_GIVE",
    "D-28": "FINAL_TIE",
}
