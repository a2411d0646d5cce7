"""Dice Town in a terminal: the street in playing order, the players with their dice, the person's hand and cup."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tumbleweed.cli.play.drawing import DIE_WIDTH, STAR, dice, die, print_of, sheet
from tumbleweed.cli.play.faces.dice_town import offer, points
from tumbleweed.cli.play.faces.face import Ask, Face, Seen
from tumbleweed.games.dice_town.box import REMEDIES
from tumbleweed.games.dice_town.places.place import PLACES

SIGNS: Final = {"gold_mine": "9", "bank": "10", "general_store": "J", "saloon": "Q", "sheriff": "K"}
"""The face that wins each place."""
KEEPING: Final = frozenset({"KEEP_DICE", "BRUTE_FALLBACK"})
BRUTE: Final = " brute"
DICE: Final = 5
UNTOLD: Final = frozenset({"choice_locked", "hands_shown", "scored"})
"""Events that only say what everybody sees at that moment anyway."""


class DiceTown(Face):
    """Both editions."""

    def board(self, seen: Seen) -> list[RenderableType]:
        title = seen.say(
            "play.dice_town.title",
            game=seen.wording.title,
            round=seen.view["round"],
            phase=seen.wording.phase(seen.view["phase"]),
        )
        edition = seen.wording.option_value("edition", seen.view["options"]["edition"])
        parts: list[RenderableType] = [
            "",
            print_of(_street(seen), title, edition),
            _players(seen),
            *_protected(seen),
            *_open_matters(seen),
        ]
        return [*parts, *_my_place(seen)]

    def my_cards(self, seen: Seen) -> list[str]:
        mine = seen.view["players"][seen.me]
        held = [*mine["hand"], *(f"claim {value}" for value in mine["protected"]), *seen.view["looking_at"]]
        return held + _at_choice(seen)

    def worth_telling(self, seen: Seen, event: Mapping[str, Any]) -> bool:
        """Dice under cups are no news: the person sees their own, and knows only the number of the others'."""
        return event["event"] not in UNTOLD and not (event["event"] == "dice_rolled" and not event["last_roll"])

    def standing(self, seen: Seen) -> RenderableType:
        return points.standing(seen)

    def final(self, seen: Seen) -> list[RenderableType]:
        return points.final(seen)

    def listed(self, seen: Seen, texts: Sequence[str]) -> tuple[list[str], str]:
        """The options with a Brute repeat the others, so they share one line."""
        plain = [text for text in texts if not text.endswith(BRUTE)]
        if len(plain) == len(texts):
            return plain, ""
        return plain, seen.say("play.dice_town.with_brute", example=_longest(texts))

    def not_numbers(self, seen: Seen) -> frozenset[str]:
        return frozenset({"9", "10"}) if _asked(seen) in KEEPING else frozenset()

    def hint(self, seen: Seen) -> str:
        if _asked(seen) not in KEEPING:
            return ""
        mine = seen.view["players"][seen.me]
        faces = mine["cup"] or mine["shown"]
        return seen.say("play.dice_town.type_dice", example=" ".join(faces[:2]))

    def read(self, seen: Seen, typed: str, numbered: Mapping[str, str]) -> str | None:
        """Dice as they are called (`9 9`, `none`, `9 9 brute`), or an option by number with a Brute (`12 brute`)."""
        if _asked(seen) not in KEEPING:
            return None
        plain = typed.lower()
        first, _, rest = plain.partition(" ")
        if rest == BRUTE.strip() and first in numbered:
            return numbered[first] + BRUTE
        if plain in {seen.say("play.dice_town.none_typed"), "-", "0"}:
            return "keep none"
        return f"keep {plain}" if _are_dice(plain.removesuffix(BRUTE)) else None

    def fill_in(self, seen: Seen, texts: Sequence[str], ask: Ask) -> Mapping[str, Any] | str | None:
        if _asked(seen) != "BRIBE_OFFER":
            return None
        return offer.fill_in(seen, texts, ask)


FACE: Final = DiceTown()


def _asked(seen: Seen) -> str:
    question = seen.view["question"]
    return str(question["name"]) if question else ""


def _are_dice(plain: str) -> bool:
    """Up to five faces, with or without spaces and commas between them, or `none`."""
    letters = plain.upper().replace("10", "T").replace(",", "").replace(" ", "")
    return plain == "none" or (0 < len(letters) <= DICE and set(letters) <= set("9TJQKA"))


def _at_choice(seen: Seen) -> list[str]:
    """What a visitor of the Doc chooses from."""
    if _asked(seen) == "DOC_REMEDY":
        return list(REMEDIES)
    if _asked(seen) == "ELIXIR_PICK":
        return [elixir for elixir in seen.view["town"]["elixirs"] if elixir]
    return []


def _longest(texts: Sequence[str]) -> str:
    return max(texts, key=len).removeprefix("keep ")


def _street(seen: Seen) -> Group:
    """The eight places in playing order with what lies there; the Doc, who has most to show, has a line of his own."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    signs = [_sign(seen, number) for number in range(1, 9)]
    for left, right in zip(signs[:4], [*signs[4:7], []], strict=True):
        grid.add_row(*left, Text("  "), *right)
    for column in grid.columns:
        column.no_wrap = True
    number, _, name, shown = signs[7]
    doc = Text.assemble(number, " " * (DIE_WIDTH + 1), name, "  ", shown, no_wrap=True, overflow="ellipsis")
    return Group(grid, doc)


def _sign(seen: Seen, number: int) -> list[Text]:
    """Number, die, name and contents of a place; the place being played is highlighted."""
    place = PLACES[number]
    lit = seen.view["phase"] == f"place_{number}"
    name = Text(seen.wording.place(place), style="title" if lit else "")
    face = SIGNS.get(place)
    return [Text(str(number), style="soft"), die(face) if face else Text(""), name, _contents(seen, place)]


def _contents(seen: Seen, place: str) -> Text:
    """What lies at a place."""
    town = seen.view["town"]
    if place == "sheriff":
        sheriff = seen.view["sheriff"]
        return Text("") if sheriff is None else Text.assemble((STAR, "star"), " ", seen.names[sheriff])
    if place == "town_hall":
        row = Text(" ").join(_claim(value) for value in town["claim_row"])
        more = seen.say("play.dice_town.more", n=town["claim_deck"])
        return row.append(f" {more}" if town["claim_deck"] else "")
    lying = {
        "gold_mine": seen.say("play.dice_town.nuggets", n=town["mine"]),
        "bank": f"${town['bank']}",
        "stagecoach": f"${town['stagecoach']}",
        "general_store": seen.say("play.dice_town.deck", n=town["store_deck"]),
        "saloon": "",
        "doc_badluck": _at_the_doc(seen),
    }
    return Text(lying[place])


def _at_the_doc(seen: Seen) -> str:
    """The elixirs that lie open, or the remedies, which always do."""
    town = seen.view["town"]
    if "elixirs" not in town:
        return ", ".join(seen.wording.card(remedy)[0] for remedy in REMEDIES)
    names = [seen.wording.card(elixir)[0] for elixir in town["elixirs"] if elixir]
    return f"{', '.join(names)} {seen.say('play.dice_town.more', n=town['elixir_pile'])}"


def _claim(value: int) -> Text:
    return Text.assemble((f"({value})", "claim"))


def _players(seen: Seen) -> Table:
    """Everybody in seat order: goods in the order dollars, nuggets, claims, store cards; then the dice set aside."""
    headings = [("", False), *((seen.say(f"play.dice_town.column_{name}"), True) for name in GOODS)]
    table = sheet([*headings, (seen.say("play.dice_town.column_dice"), False)])
    for player in seen.view["players"]:
        seat = player["seat"]
        name = Text.assemble(("▸ ", "rust") if seat == seen.me else "  ")
        name.append(seen.names[seat], style="bold" if seat == seen.me else "")
        if seat == seen.view["sheriff"]:
            name.append(f" {STAR}", style="star")
        goods = [_amount(player, good) for good in GOODS]
        table.add_row(name, *goods, dice(player["kept"], player["dice_left"]))
    return table


def _protected(seen: Seen) -> list[Text]:
    """Claims behind barbed wire lie open: their owners and values, on separate lines, as there can be many."""
    fenced = [
        Text.assemble(f"{seen.names[player['seat']]} ", Text(" ").join(_claim(value) for value in player["protected"]))
        for player in seen.view["players"]
        if player["protected"]
    ]
    heading = Text(f"  {seen.say('play.dice_town.fenced')}  ", style="soft")
    return [Text.assemble(heading, Text(" · ").join(fenced))] if fenced else []


GOODS: Final = ("dollars", "nuggets", "claims", "store_cards")


def _amount(player: Mapping[str, Any], good: str) -> Text:
    """A number, or a question mark where it is secret."""
    if good not in player:
        return Text("?", style="soft")
    return Text(f"${player[good]}" if good == "dollars" else str(player[good]))


def _open_matters(seen: Seen) -> list[Text]:
    """Offers to the Sheriff that lie on the table, and the end if it is near."""
    lines = [
        Text(seen.say("play.dice_town.offers", name=seen.names[made["player"]], goods=offer.goods(seen, made)))
        for made in (seen.view["tie"] or {"offers": []})["offers"]
    ]
    lines += [Text(seen.say(f"play.dice_town.end_{cause}"), style="rust") for cause in seen.view["end_triggered"]]
    return lines


def _my_place(seen: Seen) -> list[RenderableType]:
    """The hand, and the dice under the cup."""
    mine = seen.view["players"][seen.me]
    grid = Table.grid(padding=(0, 2, 0, 0))
    names = [seen.wording.card(card)[0] for card in mine["hand"] if not card.startswith("claim ")]
    claims = Text(" ").join(_claim(int(card.split()[1])) for card in mine["hand"] if card.startswith("claim "))
    hand = Text(" · ".join(names)).append("  " if names and claims.plain else "").append(claims)
    grid.add_row(Text(seen.say("play.dice_town.hand"), style="soft"), hand if hand.plain else Text("–", style="soft"))
    if mine["cup"]:
        grid.add_row(Text(seen.say("play.dice_town.cup"), style="soft"), dice(mine["cup"]))
    return ["", grid]
