"""A casual player of Dice Town: collects what promises most, spends modestly, bribes now and then, and is greedy."""

from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Any, Final

from tumbleweed.bots.dice_town import worth
from tumbleweed.core.chance import Chance, chance
from tumbleweed.core.spec import find

View = dict[str, Any]
Choice = Callable[[View, list[str], Chance], str]
"""From the view, the texts of the options and some luck to the text of the choice."""


class CasualBot:
    """Plays Dice Town with common sense, from what its seat can see."""

    def __init__(self, seed: int) -> None:
        self.luck: Final = chance(("bot",), seed)

    def choose(self, view: View, options: tuple[int, ...]) -> int:
        question = view["question"]
        if len(options) == 1 or question is None:
            return options[0]
        catalog = find(view["game"]).catalog
        texts = {catalog.text(action): action for action in options}
        choice = CHOICES.get(question["decision"], play_it)(view, list(texts), self.luck)
        return texts.get(choice, options[0])


def keep_dice(view: View, texts: list[str], luck: Chance) -> str:
    """D-02, D-04: the dice that promise most for their price."""
    kept = worth.counted(worth.me(view)["kept"])
    if view["question"]["decision"] == "D-04":  # the dice shown are among those kept
        kept -= Counter(worth.me(view)["shown"])

    outlook = worth.Outlook(view)

    def gain(text: str) -> float:
        words = text.split()[1:]
        with_brute = "brute" in words
        chosen = [word for word in words if word in worth.FACES]
        price = worth.DOLLAR * (1 if not chosen else len(chosen) - 1)
        return outlook.worth(kept + Counter(chosen)) - (worth.CARDS["brute"] if with_brute else price)

    return max(texts, key=gain)


def turn_die(view: View, texts: list[str], luck: Chance) -> str:
    """D-05: a Cheater is played when the turned die is worth more than the card."""
    kept = worth.counted(worth.me(view)["kept"])
    outlook = worth.Outlook(view)
    now = outlook.worth(kept)

    def gain(text: str) -> float:
        if not text.startswith("turn "):
            return 0.0
        old, new = text.split()[1:]
        return outlook.worth(kept - Counter([old]) + Counter([new])) - now - worth.CARDS["cheater"] / 2

    return max(texts, key=gain)


def play_it(view: View, texts: list[str], luck: Chance) -> str:
    """A card in its window is played: most are worth most when they can be used."""
    return texts[-1]


def play_dynamite(view: View, texts: list[str], luck: Chance) -> str:
    """D-09: with two nines or more, if the mine has more than them."""
    nines = worth.me(view)["kept"].count("9")
    return _play_if(nines > 1 and view["town"]["mine"] > nines, texts)


def play_marshall(view: View, texts: list[str], luck: Chance) -> str:
    """D-17: to stay Sheriff."""
    return _play_if(view["sheriff"] == view["seat"], texts)


def play_wanted(view: View, texts: list[str], luck: Chance) -> str:
    """D-06: a card of somebody else is cancelled every other time."""
    return _play_if(luck.below(0, 2) == 0, texts)


def _play_if(useful: bool, texts: list[str]) -> str:
    return texts[-1] if useful else "pass"


def make_offer(view: View, texts: list[str], luck: Chance) -> str:
    """D-07: some dollars, now and then, and nothing but dollars."""
    seat = view["seat"]
    tie = view["tie"] or {"offers": [], "players": []}
    before = next((made["dollars"] for made in tie["offers"] if made["player"] == seat), 0)
    drafted = tie.get("own_draft", {"dollars": before})["dollars"]
    if drafted > before:
        if "done" in texts:
            return "done"
        return min((text for text in texts if text.startswith("bribe nuggets ")), key=_amount, default="pass")
    # Outsiders keep out of it, and so does everybody now and then.
    if seat not in tie["players"] or luck.below(0, 3) == 0:
        return "pass"
    wish = min(1 + luck.below(0, 3), worth.me(view)["dollars"] // 2)
    fitting = [text for text in texts if text.startswith("bribe dollars ") and before < _amount(text) <= wish]
    return max(fitting, key=_amount, default="pass")


def _amount(text: str) -> int:
    return int(text.rsplit(maxsplit=1)[-1])


def decide_tie(view: View, texts: list[str], luck: Chance) -> str:
    """D-08: the best offer, or oneself if nobody offers as much as that is worth; sometimes more is asked for."""
    offered: defaultdict[str, float] = defaultdict(float)
    for made in view["tie"]["offers"] if view["tie"] else []:
        if made["supports"] is not None:
            offered[f"seat {made['supports']}"] += worth.offer(made)
    own = f"seat {view['seat']}"
    if own in texts:
        offered[own] = 2.5
    elif "more" in texts and not offered and luck.below(0, 2) == 0:
        return "more"
    return max((text for text in texts if text != "more"), key=lambda text: (offered[text], luck.below(0, 100)))


def best_card(view: View, texts: list[str], luck: Chance) -> str:
    """D-12, D-16: the card worth most."""
    return max(texts, key=_card_worth)


def worst_card(view: View, texts: list[str], luck: Chance) -> str:
    """D-25, D-27: the card worth least is given away."""
    return min(texts, key=_card_worth)


def _card_worth(text: str) -> float:
    return worth.card(text.removeprefix("card "))


def richest(view: View, texts: list[str], luck: Chance) -> str:
    """D-13: Nervous Joe visits whoever has most dollars."""
    return max(_named_others(view, texts), key=lambda text: view["players"][_amount(text)].get("dollars", 4))


def most_cards(view: View, texts: list[str], luck: Chance) -> str:
    """D-24, D-26: whoever has most to choose from."""
    field = "store_cards" if view["question"]["decision"] == "D-24" else "claims"
    return max(_named_others(view, texts), key=lambda text: view["players"][_amount(text)][field])


def _named_others(view: View, texts: list[str]) -> list[str]:
    return [text for text in texts if text != f"seat {view['seat']}"] or texts


def steal(view: View, texts: list[str], luck: Chance) -> str:
    """D-15: from the biggest hand, claims rather than store cards."""

    def promise(text: str) -> tuple[int, int]:
        numbers = [int(word) for word in text.split()[1:]]
        victim = view["players"][numbers[0]]
        return 2 * victim["claims"] + victim["store_cards"], sum(numbers[1:2])

    return max(texts, key=promise)


def pick_elixir(view: View, texts: list[str], luck: Chance) -> str:
    """D-23: the elixir that does most; the pile is a gamble."""
    values = {"pass": 0.0, "elixir pile": 1.5}
    for place, name in enumerate(view["town"]["elixirs"], 1):
        values[f"elixir {place}"] = worth.elixir(view, name)
    return max(texts, key=lambda text: values[text])


def choose_remedy(view: View, texts: list[str], luck: Chance) -> str:
    """D-21: the remedy that does most."""

    def value(text: str) -> float:
        return -1.0 if text == "pass" else worth.elixir(view, worth.REMEDIES[text.removeprefix("remedy ")])

    return max(texts, key=value)


def protect(view: View, texts: list[str], luck: Chance) -> str:
    """D-22: the most valuable claims."""
    return max(texts, key=lambda text: sum(int(word) for word in text.split()[1:]))


def oneself(view: View, texts: list[str], luck: Chance) -> str:
    """D-01, D-20, D-28: oneself, or else the first."""
    own = f"seat {view['seat']}"
    return own if own in texts else texts[0]


CHOICES: Final[dict[str, Choice]] = {
    "D-01": oneself, "D-02": keep_dice, "D-04": keep_dice, "D-05": turn_die, "D-06": play_wanted, "D-07": make_offer,
    "D-08": decide_tie, "D-09": play_dynamite, "D-12": best_card, "D-13": richest, "D-15": steal, "D-16": best_card,
    "D-17": play_marshall, "D-20": oneself, "D-21": choose_remedy, "D-22": protect, "D-23": pick_elixir,
    "D-24": most_cards, "D-25": worst_card, "D-26": most_cards, "D-27": worst_card, "D-28": oneself,
}  # fmt: skip
"""What is thought about each decision; all others (D-03, D-10, D-11, D-14, D-18, D-19) are cards best played."""
