"""What things are worth in Dice Town, in victory points, as a casual player guesses from what he sees."""

import math
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

View = dict[str, Any]
Player = dict[str, Any]

FACES: Final = ("9", "10", "J", "Q", "K", "A")
DOLLAR: Final = 0.5
NUGGET: Final = 1.0
UNKNOWN_CARD: Final = 2.5
BADGE: Final = 5.0
STILL_COMING: Final = 0.3
"""How many dice of a face one may hope for with each die that is yet to be kept."""
SHARPNESS: Final = 1.6
"""How much one die more than the others helps to win a place."""

CARDS: Final = {
    "brute": 1.5, "cheater": 2.0, "corruption": 2.5, "credit": 2.5, "doc_elixir": 2.0, "dynamite": 2.5, "girls": 2.5,
    "joe": 2.0, "marshall": 2.0, "split": 2.0, "wanted": 1.5,
}  # fmt: skip


def card(name: str) -> float:
    """A card by its name: equipment and claims are worth what is printed on them."""
    kind, _, number = name.replace("equip_", "equip ").partition(" ")
    return float(number) if kind in {"equip", "claim"} else CARDS.get(name, UNKNOWN_CARD)


def offer(made: dict[str, Any]) -> float:
    """An offer of a bribe; the cards of one that shows no faces count as middling."""
    cards = made.get("cards")
    hidden = UNKNOWN_CARD * (made["claims"] + made["store_cards"]) if cards is None else sum(map(card, cards))
    return float(DOLLAR * made["dollars"] + NUGGET * made["nuggets"] + hidden + sum(made["protected"]))


def me(view: View) -> Player:
    """The player whose view it is."""
    found: Player = view["players"][view["seat"]]
    return found


def others(view: View) -> list[Player]:
    """The other players."""
    return [player for player in view["players"] if player["seat"] != view["seat"]]


def counted(faces: Iterable[str]) -> Counter[str]:
    """How many dice of each face."""
    return Counter(faces)


def prize(view: View, face: str, dice: float) -> float:
    """What a place gives to one who wins it with so many dice."""
    town = view["town"]
    if face == "9":
        return NUGGET * min(float(town["mine"]), dice)
    if face == "10":
        return DOLLAR * float(town["bank"])
    if face == "J":
        return (2.5 + 0.5 * dice) * (2 if view["round"] == 1 else 1)
    if face == "Q":
        return 2.0 + 0.4 * dice if any(player["store_cards"] + player["claims"] for player in others(view)) else 0.0
    return 4.0 if face == "K" else 0.0


def claims(view: View, aces: int) -> float:
    """What the Town Hall gives to a winner with so many aces."""
    return float(sum(view["town"]["claim_row"][: min(3, 1 + aces)]))


def chance_to_win(mine: float, rival: float) -> float:
    """How likely one is to have most, if this many are expected on each side."""
    return 1 / (1 + math.exp(-SHARPNESS * (mine - rival)))


class Outlook:
    """What dice promise, beside those the others have kept so far."""

    def __init__(self, view: View) -> None:
        self.view: Final = view
        rivals = [counted(player["kept"]) for player in others(view)]
        self.most: Final = {face: max(_hoped_for(kept, face) for kept in rivals) for face in FACES}
        self.best: Final = max(_poker(kept) for kept in rivals)

    def worth(self, kept: Counter[str]) -> float:
        """What a combination, finished or not, is worth."""
        total = 0.0
        for face in FACES[:5]:
            if kept[face]:
                hoped_for = _hoped_for(kept, face)
                total += chance_to_win(hoped_for, self.most[face]) * prize(self.view, face, hoped_for)
        return total + chance_to_win(_poker(kept), self.best) * claims(self.view, kept["A"])


def _hoped_for(kept: Counter[str], face: str) -> float:
    return kept[face] + (5 - kept.total()) * STILL_COMING


def _poker(kept: Counter[str]) -> float:
    """How good a combination promises to be: its longest run of equals, and a little for a second one."""
    runs = sorted((*kept.values(), 0, 0), reverse=True)
    return runs[0] + (5 - kept.total()) * STILL_COMING + (0.4 if runs[1] > 1 else 0.0)


ELIXIRS: Final = {"luck": 3.0, "friendship": 2.0}


def elixir(view: View, name: str) -> float:
    """What an elixir does for this player now."""
    if name in ELIXIRS:
        return ELIXIRS[name]
    if name == "wealth":
        return DOLLAR * sum(min(2, int(player.get("dollars", 2))) for player in others(view))
    if name == "charm":
        return NUGGET * sum(min(1, int(player.get("nuggets", 1))) for player in others(view))
    if name == "power":
        return 0.0 if view["sheriff"] == view["seat"] else BADGE - 1
    if name == "protection":
        return 0.5 * min(2, int(me(view)["claims"]))
    return 1.5 if any(player["claims"] for player in others(view)) else 0.0


REMEDIES: Final = {
    "barbed_wire": "protection", "goods": "luck", "small_swindle": "wealth", "big_swindle": "charm",
}  # fmt: skip
"""Each remedy of the first edition does what an elixir of the second does."""
