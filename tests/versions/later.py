"""The program as it might be one day: a copy in which each game has a version 2 of its rules, with a new card, a new
table option and a changed rule. The changes are those that CONTRIBUTING asks for.
"""

import os
import shutil
from pathlib import Path

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "de", "hu")

PICKAXE = '''"""Pickaxe."""

from tumbleweed.games.dice_town.cards.card import MINE_WON, Card
from tumbleweed.games.dice_town.dice import NINE, count
from tumbleweed.games.dice_town.town import Town


class TheCard(Card):
    """DT-20.18: who wins the Gold Mine with three or more 9s takes two nuggets for each."""

    moments = (MINE_WON,)
    decision = "D-09"
    rule = "DT-20.18"

    def may(self, s: Town, seat: int, actor: int) -> bool:
        return seat == actor and not s.doubled and count(s.players[seat].kept, NINE) >= 3

    def work(self, s: Town, seat: int, action: int, actor: int) -> None:
        s.doubled = True
'''

OPTION = """
[{name}]
values = [true, false]
default = true
since = 2
before = false
rule = "{rule}"
"""

OPTION_WORDS = """
[option.{name}]
title = "{name}"
about = "New in version 2."
values = {{ true = "yes", false = "no" }}
"""


OF_THE_TESTS = ("TUMBLEWEED_BROWSER", "TUMBLEWEED_SHOTS")
"""Environment variables that are passed on to the tests of a copy."""


class Copy:
    """A copy of the program's sources that can be changed."""

    def __init__(self, folder: Path) -> None:
        self.path = folder
        ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "dist")
        shutil.copytree(ROOT / "src" / "tumbleweed", self.sources / "tumbleweed", ignore=ignored)

    @property
    def sources(self) -> Path:
        return self.path / "src"

    @property
    def environment(self) -> dict[str, str]:
        """What makes Python run the copy instead of the program."""
        quiet = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith("TUMBLEWEED_") or name in OF_THE_TESTS
        }
        return {**quiet, "PYTHONPATH": f"{self.sources}{os.pathsep}{ROOT}", "PYTHONUTF8": "1", "TUMBLEWEED_PURE": "1"}

    def copy_page(self) -> Path:
        """The sources of the page, beside those of the program; its packages are the same."""
        made = shutil.ignore_patterns("node_modules", "made")
        web = Path(shutil.copytree(ROOT / "web", self.path / "web", ignore=made))
        (web / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        return web

    def change(self, file: str, old: str, new: str) -> None:
        """Replaces a text, which must be there exactly once."""
        path = self.sources / "tumbleweed" / file
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{file}: {old!r} is there {text.count(old)} times"
        path.write_text(text.replace(old, new), encoding="utf-8")

    def add(self, file: str, text: str) -> None:
        """Adds to the end of a file, or makes a new one."""
        with (self.sources / "tumbleweed" / file).open("a", encoding="utf-8") as opened:
            opened.write(text)

    def add_option(self, game: str, name: str, rule: str, field_before: str) -> None:
        """A table option since version 2: data, words, the rule it touches, and a field that the rules look at."""
        self.add(f"games/{game}/data/options.toml", OPTION.format(name=name, rule=rule))
        for language in LANGUAGES:
            self.add(f"games/{game}/data/words/{language}.toml", OPTION_WORDS.format(name=name))
        self.change(
            f"games/{game}/data/rules/links.toml", "\n[options]\n", f'\n[options]\n{name} = {{ v2 = ["{rule}"] }}\n'
        )
        field = f'        self.{name}: Final[bool] = full["{name}"]\n'
        self.change(f"games/{game}/table.py", field_before, field + field_before)


def later_program(folder: Path) -> Copy:
    """The program with version 2 of every game."""
    copy = Copy(folder)
    for game in ("dice_town", "boomtown", "dodge_city"):
        copy.change(f"games/{game}/data/deck.toml", "version = 1 #", "version = 2 #")
    _dice_town(copy)
    _boomtown(copy)
    _dodge_city(copy)
    return copy


def _dice_town(copy: Copy) -> None:
    """A card added in the middle of the list, a bonus at the Gold Mine, more money in the Bank."""
    deck = "games/dice_town/data/deck.toml"
    copy.add("games/dice_town/cards/pickaxe.py", PICKAXE)
    copy.change(deck, "\ngirls = 1\n", "\npickaxe = { v2 = 1 }\ngirls = 1\n")
    copy.change(deck, "\nbank = 3\n", "\nbank = { v1 = 3, v2 = 5 }\n")
    for language in LANGUAGES:
        copy.change(
            f"games/dice_town/data/words/{language}.toml",
            "\n[card]\n",
            '\n[card]\npickaxe = { name = "Pickaxe", effect = "…" }\n'
            '"cheater@2" = { name = "Cheater 2", effect = "…" }\n',
        )
        copy.change(
            f"games/dice_town/data/rules/{language}.toml", '\n"DT-9.1" =', '\n"DT-9.1@2" = "One more."\n"DT-9.1" ='
        )
    copy.add_option("dice_town", "mine_bonus", "DT-9.1", "        offers, elixir_card =")
    copy.change(
        "games/dice_town/places/gold_mine.py",
        "* (2 if s.doubled else 1)\n",
        "* (2 if s.doubled else 1) + (1 if s.table.mine_bonus else 0)\n",
    )


def _boomtown(copy: Copy) -> None:
    """A mine instead of a Dynamite, no office without two mines, more gold at the beginning."""
    deck = "games/boomtown/data/deck.toml"
    copy.change(deck, '\n11 = "4"\n\n#', '\n11 = "4"\n12 = { v2 = "5" }\n\n#')
    copy.change(deck, "\nDYN = 3\n", "\nDYN = { v1 = 3, v2 = 2 }\n")
    copy.change(deck, "\ngold = 10\n", "\ngold = { v1 = 10, v2 = 12 }\n")
    copy.add_option("boomtown", "rich_sharks", "BT-10.1", '        own = full["deck"] !=')
    copy.change(
        "games/boomtown/cards/card_shark.py",
        "due = s.table.box.card_shark\n",
        "due = s.table.box.card_shark + (1 if s.table.rich_sharks else 0)\n",
    )


def _dodge_city(copy: Copy) -> None:
    """One more question mark, one more event, other amounts in an event and on cards, halved rents."""
    copy.change("games/dodge_city/data/deck.toml", "\nnumber_pays = 100 ", "\nnumber_pays = { v1 = 100, v2 = 150 } ")
    copy.change("games/dodge_city/data/deck.toml", "\nindio_takes = 3 ", "\nindio_takes = { v1 = 3, v2 = 2 } ")
    copy.change("games/dodge_city/data/deck.toml", "\nquestion_marks = 7\n", "\nquestion_marks = { v1 = 7, v2 = 8 }\n")
    copy.add("games/dodge_city/data/events.toml", '\n[EV25.v2]\ncopies = 2\nop = "gain"\namount = 450\n')
    copy.change("games/dodge_city/data/events.toml", "\namount = 800\n", "\namount = { v1 = 800, v2 = 850 }\n")
    for language in LANGUAGES:
        copy.change(
            f"games/dodge_city/data/words/{language}.toml",
            "\nEV24 =",
            '\nEV25 = { name = "New", effect = "…" }\nEV24 =',
        )
    copy.add_option("dodge_city", "half_rent", "DC-11.4", "        self.pass_limit: Final")
    copy.change(
        "games/dodge_city/settling.py",
        'receive(s, seat, s.table.box.rent[figure], "rent")',
        'receive(s, seat, s.table.box.rent[figure] // (2 if s.table.half_rent else 1), "rent")',
    )
