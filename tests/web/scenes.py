"""Moments of Dice Town, one for every decision, card, elixir and remedy, as a person in seat 0 meets them."""

from collections.abc import Callable
from typing import Any

from tests.games.dice_town.scenario import PHASE_II, Play, town

Scene = Callable[[], Play]
HANDS = [["claim 2", "claim 4"], ["claim 3", "equip_3"], ["claim 1", "claim 5"], ["equip_1"]]
WEALTH: dict[str, Any] = {"dollars": [7, 5, 9, 4], "nuggets": [3, 1, 4, 2], "seats": 4}


def street(place: str, mine: str, card: str = "", **more: Any) -> Play:
    """Four players, a place being settled, and perhaps a card in my hand; afterwards the game goes on."""
    dice = [mine, "TTQKA", "9JJQA", "99TKA"]
    hands = [[card, *HANDS[0]] if card else HANDS[0], *HANDS[1:]]
    run = [*PHASE_II[PHASE_II.index(place) :], "end_of_round"]
    return town(run, **{"dice": dice, "hands": hands, "sheriff": 1, "bank": 6, "coach": 3, **WEALTH, **more})


def roll(*mine: str, hand: tuple[str, ...] = (), dollars: int = 7, **more: Any) -> Play:
    rolls = [[each] for each in (" ".join(mine), "TTJQA", "9JJQA", "99TKA")]
    money = [dollars, 5, 9, 4]
    return town(
        ["roll"], rolls=rolls, hands=[list(hand), *HANDS[1:]], sheriff=1, **{**WEALTH, "dollars": money, **more}
    )


def chosen() -> Play:
    return roll("QQQ9T", hand=("brute", "claim 2")).asks(0, "D-02").says("keep Q Q Q")


def revealed() -> Play:
    """After all have revealed: dice on everybody's ticket, the rest under the cups."""
    return roll("QQQ9T", hand=("cheater", "claim 2")).keeps("QQQ", "TT", "J", "none")


def brute_cancelled(brutes: int) -> Play:
    """My Brute is answered with Wanted."""
    rolls = [["AAKKQ"], ["99999"], ["99999"], ["99999"]]
    hands = [["brute"] * brutes, ["wanted"], [], []]
    t = town(["roll"], rolls=rolls, hands=hands, sheriff=1, **{**WEALTH, "dollars": [2, 5, 9, 4]})
    t.keeps("AAKKQ brute", "9", "9", "9")
    return t.asks(1, "D-06").says("play wanted")


def wanted() -> Play:
    t = street(
        "gold_mine", "TTJKA", "wanted", dice=["TTJKA", "999KA", "9JJQA", "TJQKA"], hands=[["wanted"], ["dynamite"]]
    )
    return t.asks(1, "D-09").says("play dynamite")


def joe() -> Play:
    return street("general_store", "JAAKQ", dice=["JAAKQ", "99TTK", "99QQA", "TTKKA"], store_deck=["joe"])


def saloon(card: str = "") -> Play:
    return street("saloon", "QQQKA", card, dice=["QQQKA", "TTKKA", "9JJAA", "99TKA"])


def stolen() -> Play:
    return saloon().asks(0, "D-15").says("steal 1 1 1")


def marshall() -> Play:
    return street("sheriff", "TTJQA", "marshall", dice=["TTJQA", "99TTJ", "KKK9T", "99TJA"])


def tie(mine: str = "QQKA9", sheriff: int = 1, **more: Any) -> Play:
    """A tie at the Saloon between me and the third player."""
    hands = [["girls", "claim 2", "claim 4"], *HANDS[1:]]
    return street("saloon", mine, dice=[mine, "TTKKA", "QQJJA", "99TKA"], hands=hands, sheriff=sheriff, **more)


def judge() -> Play:
    """A tie between two others, and I am the Sheriff."""
    hands = [["girls", "claim 2"], ["claim 3", "equip_3", "brute"], ["claim 1", "claim 5"], []]
    t = street("saloon", "99TTK", dice=["99TTK", "QQKKA", "QQJJA", "99TKA"], hands=hands, sheriff=0)
    t.asks(1, "D-07").says("bribe dollars 3", "bribe nuggets 0", "bribe card equip_3", "bribe claim 3")
    return t.asks(2, "D-07").says("bribe dollars 1", "bribe nuggets 2", "done")


def doc(
    edition: str, dice: str = "9TJQK", hand: tuple[str, ...] = ("claim 2", "claim 4", "claim 5"), **more: Any
) -> Play:
    """I have won nothing, so the Doc has something for me."""
    lucky = {"gained": (1, 2, 3), "controlled": (1, 2, 3)}
    hands = [list(hand), ["claim 3", "equip_3", "girls"], ["claim 1", "claim 5", "split"], ["credit", "claim 2"]]
    all_dice = [dice, "TTQKA", "9JJQA", "99TKA"]
    return town(
        ["doc_badluck", "end_of_round"],
        edition=edition,
        dice=all_dice,
        hands=hands,
        sheriff=1,
        **{**WEALTH, **lucky, **more},
    )


def elixir(name: str, *then: tuple[str, str], **more: Any) -> Play:
    other = "power" if name != "power" else "luck"
    t = doc("second", elixirs=(name, other), **more)
    if then:
        t.asks(0, "D-23").says("elixir 1")
    for decision, said in then[1:]:
        t.asks(0, decision).says(said)
    return t


def doc_order() -> Play:
    return town(["doc_badluck"], dice=["KKK9T", "99999", "JJJJJ", "TTTTT"], hands=HANDS, gained=(0,), controlled=(0,),
                sheriff=0, **WEALTH)  # fmt: skip


def given(decision: str) -> Play:
    """Somebody drinks, and I have to give."""
    name = "friendship" if decision == "D-25" else "domination"
    lucky = (0, 2, 3)
    hands = [["girls", "split", "claim 2", "claim 4"], ["claim 3"], ["claim 1", "credit"], []]
    t = town(["doc_badluck"], dice=["KKK9T", "9TJQA", "9JJQA", "99TKA"], hands=hands, gained=lucky, controlled=lucky,
             sheriff=0, elixirs=(name, "luck"), **WEALTH)  # fmt: skip
    t.asks(1, "D-23").says("elixir 1")
    return t.asks(1, "D-24" if name == "friendship" else "D-26").says("seat 0")


def over() -> Play:
    """The game is over: everything is counted."""
    hands = [
        ["equip_8", "claim 5", "claim 5", "claim 4", "claim 3", "claim 1"],
        ["equip_5", "equip_4", "claim 5", "claim 4", "claim 3", "claim 1"],
        ["equip_1", "claim 4", "claim 3", "claim 1"],
        ["equip_3", "equip_2", "claim 5", "claim 4"],
    ]
    return town(["scoring"], hands=hands, protected=[[], [], [], [3, 2]], round=11, sheriff=0, ended=1,
                **{**WEALTH, "dollars": [7, 10, 6, 8], "nuggets": [9, 7, 9, 5]})  # fmt: skip


def last_word() -> Play:
    """The game ends in a tie, and the Sheriff names the winner."""
    return town(["end_of_round"], dice=["9TJQA", "9TJQK", "9TJQA"], hands=[["claim 4"], ["claim 4"], []], ended=1,
                dollars=[0, 10, 0], nuggets=[0, 0, 0], sheriff=0)  # fmt: skip


CARDS: dict[str, Scene] = {
    "brute": lambda: roll("QQQ9T", hand=("brute", "claim 2"), dollars=1),
    "cheater": revealed,
    "wanted": wanted,
    "dynamite": lambda: street("gold_mine", "999KA", "dynamite"),
    "split": lambda: street("bank", "99JKA", "split", dice=["99JKA", "TTTKA", "9JJQA", "9JQKA"]),
    "credit": lambda: street("general_store", "JJJKA", "credit", dice=["JJJKA", "TTQKA", "9TQQA", "99TKA"]),
    "joe": joe,
    "girls": lambda: saloon("girls"),
    "marshall": marshall,
    "corruption": lambda: street("town_hall", "AAAKK", "corruption"),
    "doc_elixir": lambda: doc("second", hand=("doc_elixir", "claim 2"), gained=(0, 1, 2), controlled=(0, 1, 2)),
}
"""Each card that can be played, at its moment."""

ELIXIRS: dict[str, Scene] = {
    name: (lambda name=name: elixir(name))  # type: ignore[misc]
    for name in ("wealth", "charm", "luck", "power", "protection", "friendship", "domination")
}
REMEDIES: dict[str, Scene] = {
    name: (lambda dice=dice: doc("first", dice))  # type: ignore[misc]
    for name, dice in (
        ("barbed_wire", "99TJA"),
        ("goods", "JJQA9"),
        ("small_swindle", "KKTJ9"),
        ("big_swindle", "AATJ9"),
    )
}

DECISIONS: dict[str, Scene] = {
    "D-02": lambda: roll("QQQ9T", hand=("dynamite", "equip_2", "claim 5", "claim 2")),
    "D-03": lambda: brute_cancelled(2),
    "D-04": lambda: brute_cancelled(1),
    "D-07": tie,
    "D-08": judge,
    "D-12": lambda: street("general_store", "JJJKA", dice=["JJJKA", "TTQKA", "9TQQA", "99TKA"]),
    "D-13": joe,
    "D-15": saloon,
    "D-16": stolen,
    "D-20": doc_order,
    "D-21": lambda: doc("first"),
    "D-22": lambda: elixir("protection", ("D-23", "")),
    "D-24": lambda: elixir("friendship", ("D-23", "")),
    "D-25": lambda: given("D-25"),
    "D-26": lambda: elixir("domination", ("D-23", "")),
    "D-27": lambda: given("D-27"),
    "D-28": last_word,
}
"""What else is decided, by its id."""

WATCHING: dict[str, Scene] = {
    "chosen": chosen,
    "between": lambda: street("saloon", "99TTJ", dice=["99TTJ", "QQQKK", "QJJAA", "99TAA"]),
    "last-round": lambda: street("saloon", "9TTTK", dice=["9TTTK", "QQQKA", "QJJAA", "99TKA"], ended=1),
}
"""Moments at which I am not asked."""
