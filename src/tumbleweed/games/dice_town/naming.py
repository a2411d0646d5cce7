"""What cards, claims and goods are called, on their own and within a sentence."""

from collections.abc import Sequence
from typing import Final

from tumbleweed.core.errors import BadAction
from tumbleweed.games.dictionary import Dictionary
from tumbleweed.games.words import Payload, listed

GROUPS: Final = ("card", "elixir", "remedy")
"""Where the names of cards are: store cards and claims, elixirs, remedies."""


class Names:
    """The names of things in one language."""

    def __init__(self, dictionary: Dictionary) -> None:
        self._dictionary: Final = dictionary
        self._quoted: Final[dict[str, str]] = {}
        """Cards as they appear within a sentence; every question and most events name some."""

    def _has(self, key: str) -> bool:
        return key in self._dictionary

    def _say(self, key: str, **values: object) -> str:
        return self._dictionary.say(key, **values)

    def card(self, name: str) -> tuple[str, str]:
        """Name and effect of a card, an elixir or a remedy: `dynamite`, `claim 4`, `wealth`, `goods`. The effect of a
        store card ends with the moment at which it may be played.
        """
        kind, _, value = name.partition(" ")
        for group in GROUPS:
            key = f"{group}.{kind}"
            if self._has(f"{key}.name"):
                number = int(value or 0)
                effect = self._say(f"{key}.effect", value=number)
                if self._has(f"{key}.when"):
                    effect += " " + self._say(f"{key}.when")
                return self._say(f"{key}.name", value=number), effect
        raise BadAction(f"there is no card, elixir or remedy {name!r}")

    def named(self, name: str) -> str:
        """A card within a sentence."""
        quoted = self._quoted.get(name)
        if quoted is None:
            kind = name.partition(" ")[0]
            form = "plain" if kind.startswith(("claim", "equip_")) else "title"
            quoted = self._quoted[name] = self._say(f"quoted.{form}", name=self.card(name)[0])
        return quoted

    def listed(self, parts: list[str]) -> str:
        """Several things in a row."""
        return listed(self._dictionary, parts) if parts else self._say("list.nothing")

    def cards(self, cards: list[str], protected: Sequence[int] = ()) -> str:
        return self.listed(self.parts(cards, protected))

    def parts(self, cards: list[str], protected: Sequence[int]) -> list[str]:
        """Cards one by one, but several claims together."""
        claims = [card for card in cards if card.startswith("claim ")]
        parts = [self.named(card) for card in cards if card not in claims or len(claims) == 1]
        if len(claims) > 1:
            values = "/".join(card.removeprefix("claim ") for card in claims)
            parts.append(self._say("count.claim_values", values=values))
        return parts + [self._say("count.protected", value=value) for value in protected]

    def numbers(self, values: list[int]) -> str:
        return self.listed([str(value) for value in values])

    def claims(self, values: list[int]) -> str:
        return self.cards([f"claim {value}" for value in values])

    def drawn(self, claims: int, store_cards: int) -> str:
        """Cards by their backs."""
        numbers = (("claims", claims), ("store_cards", store_cards))
        return self.listed([self._say(f"goods.{kind}", n=number) for kind, number in numbers if number])

    def goods(self, offer: Payload) -> str:
        """What is offered or handed over; cards by name where they are known."""
        parts = [self._say(f"count.{kind}", n=offer[kind]) for kind in ("dollars", "nuggets") if offer[kind]]
        if "cards" in offer:
            return self.listed(parts + self.parts(offer["cards"], offer["protected"]))
        parts += [self._say(f"count.{kind}", n=offer[kind]) for kind in ("claims", "store_cards") if offer[kind]]
        return self.listed(parts + self.parts([], offer["protected"]))
