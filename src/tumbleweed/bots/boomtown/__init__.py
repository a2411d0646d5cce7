"""A casual player of Boomtown: knows the odds of his mines, bids what choosing first is worth, goes for the leader."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from tumbleweed.bots.boomtown import worth
from tumbleweed.bots.boomtown.cards import Round
from tumbleweed.bots.boomtown.worth import Outlook
from tumbleweed.core.chance import Chance, chance
from tumbleweed.core.spec import find
from tumbleweed.games.boomtown.auction import flow
from tumbleweed.games.boomtown.box import BOX, HIGHEST, LOWEST

View = dict[str, Any]
Choice = Callable[[Outlook, list[str], Chance], str]
"""From what is to be seen, the texts of the options and some luck to the text of the choice."""


class CasualBot:
    """Plays Boomtown with common sense, from what its seat can see."""

    def __init__(self, seed: int) -> None:
        self.luck: Final = chance(("bot",), seed)

    def choose(self, view: View, options: tuple[int, ...]) -> int:
        question = view["question"]
        if len(options) == 1 or question is None:
            return options[0]
        catalog = find(view["game"]).catalog
        texts = {catalog.text(action): action for action in options}
        return texts[CHOICES[question["decision"]](Outlook(view), list(texts), self.luck)]


def bid(outlook: Outlook, texts: list[str], luck: Chance) -> str:
    """As long as choosing first for that much is better than letting another one have it; in small steps."""
    auction = outlook.view["auction"]
    row = Round(outlook)
    me, count = outlook.me, outlook.count
    rival = auction["bidder"] if auction["bidder"] is not None else _strongest_rival(outlook, row)
    mine, his = row.won_by(me), row.won_by(rival)
    worth_it = 0
    for entry in auction["who_gets_what"]:
        if_won = [gold + gain for gold, gain in zip(entry["gold"], mine, strict=True)]
        if_lost = [gold + gain for gold, gain in zip(flow(count, rival, entry["bid"] - 1), his, strict=True)]
        if row.advantage(if_won, me) <= row.advantage(if_lost, me):
            break
        worth_it = entry["bid"]
    if not worth_it:
        return "pass"
    steps = worth_it - auction["high"]
    return f"bid {auction['high'] + 1 + luck.below(0, (steps + 1) // 2)}"


def _strongest_rival(outlook: Outlook, row: Round) -> int:
    """The one who gains most from choosing first, of those who are in the auction, or of all."""
    passed = outlook.view["auction"]["passed"]
    rivals = outlook.rivals(outlook.me)
    still_in = [seat for seat in rivals if seat not in passed] or rivals
    return max(still_in, key=lambda seat: (max(row.values[seat].values()), -seat))


def pick(outlook: Outlook, texts: list[str], luck: Chance) -> str:
    """The card worth most."""
    row = Round(outlook)
    return f"pick {row.best(outlook.me, row.slots) + 1}"


def use_mustang(outlook: Outlook, texts: list[str], luck: Chance) -> str:
    """If choosing second brings more than the card may bring another time."""
    row = Round(outlook)
    me = outlook.me
    order = outlook.view["choosing"]["order"][1:]
    waits = row.gains(order)[me]
    rides = row.gains([me, *(seat for seat in order if seat != me)])[me]
    return "mustang" if rides - waits > min(worth.MUSTANG, outlook.rolls - 1) else "pass"


def use_telegraph(outlook: Outlook, texts: list[str], luck: Chance) -> str:
    """If another sum brings more than the card may bring another time."""
    dice = outlook.view["dice"]

    def gain(text: str) -> float:
        if text == "pass":
            return min(worth.TELEGRAPH, float(outlook.rolls - 1))
        die, face = (int(word) for word in text.split()[1:])
        total = sum(dice) - dice[die - 1] + face
        return roll_worth(outlook, total) - roll_worth(outlook, sum(dice))

    return max(texts, key=gain)


def roll_worth(outlook: Outlook, total: int) -> float:
    """What a production roll is worth to the player: mines, saloons, and mines that collapse."""
    gains = [0.0] * outlook.count
    for player in outlook.players:
        seat = player["seat"]
        for mine in player["mines"]:
            if mine["danger"] and total in (LOWEST, HIGHEST):
                gains[seat] -= outlook.loss(mine, seat)
            elif mine["number"] == total:
                gains[seat] += mine["value"]
                for saloon in outlook.towns[mine["town"]]["saloons"]:
                    if saloon["owner"] != seat:
                        gains[seat] -= saloon["takes"]
                        gains[saloon["owner"]] += saloon["takes"]
    return gains[outlook.me] - worth.OTHERS * (sum(gains) - gains[outlook.me]) / (outlook.count - 1)


def blow_up(outlook: Outlook, texts: list[str], luck: Chance) -> str:
    """What hurts the leader most."""
    me = outlook.me
    values = {
        f"mine {mine['card']}": outlook.blown_up(mine, owner, me) for owner, mine in outlook.others_mines(me)
    }  # fmt: skip
    for town, found in outlook.towns.items():
        for saloon in found["saloons"]:
            owner = saloon["owner"]
            hurt = outlook.saloon(owner, town, saloon["takes"])
            values[f"saloon {saloon['card']}"] = hurt * (outlook.harm(me, owner) if owner != me else 0)
    return max(texts, key=lambda text: values[text])


def expropriate(outlook: Outlook, texts: list[str], luck: Chance) -> str:
    """The mine that is worth most, if any is worth its fee."""
    me = outlook.me
    values = {f"mine {mine['card']}": outlook.taken(mine, owner, me) for owner, mine in outlook.others_mines(me)}
    return max(texts, key=lambda text: values.get(text, 0.0))


def place_vein(outlook: Outlook, texts: list[str], luck: Chance) -> str:
    """The mine that pays most often, and will last."""
    values = {f"mine {mine['card']}": outlook.vein(mine) for mine in outlook.players[outlook.me]["mines"]}
    return max(texts, key=lambda text: values[text])


def place_saloon(outlook: Outlook, texts: list[str], luck: Chance) -> str:
    """The town where others' mines pay most often."""
    return max(texts, key=lambda text: outlook.saloon(outlook.me, text.split()[1]))


def place_girls(outlook: Outlook, texts: list[str], luck: Chance) -> str:
    """The busiest saloon."""
    town_of = {saloon["card"]: town for town, found in outlook.towns.items() for saloon in found["saloons"]}
    return max(texts, key=lambda text: outlook.saloon(outlook.me, town_of[text.split()[1]], BOX.saloon_girls))


def place_governor(outlook: Outlook, texts: list[str], luck: Chance) -> str:
    """The town with the most own mines."""
    return max(texts, key=lambda text: outlook.number_of(outlook.me, text.split()[1]))


def hold_up(outlook: Outlook, texts: list[str], luck: Chance) -> str:
    """Whoever has something to take, the leader rather than others, and the number that brings most on average."""
    me = outlook.me
    victim = max(outlook.rivals(me), key=lambda seat: outlook.loot(seat)[0] * (1 + outlook.harm(me, seat)))
    return f"rob {victim} {outlook.loot(victim)[1]}"


CHOICES: Final[Mapping[str, Choice]] = {
    "BID": bid, "PICK": pick, "USE_MUSTANG": use_mustang, "USE_TELEGRAPH": use_telegraph, "DYNAMITE_TARGET": blow_up,
    "EXPROPRIATION_TARGET": expropriate, "VEIN_MINE": place_vein, "SALOON_TOWN": place_saloon,
    "GIRLS_SALOON": place_girls, "GOVERNOR_TOWN": place_governor, "HOLDUP": hold_up,
}  # fmt: skip
"""What is thought about each decision of the dossier's section 6."""
