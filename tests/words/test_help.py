"""Everything can be asked: each thing of boxes and tables has its help, which is true at whatever table it is asked."""

import re
import string
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import tumbleweed as tw
from tumbleweed.core.errors import BadData
from tumbleweed.games.boomtown.box import KINDS, TOWNS
from tumbleweed.games.datafile import DataFile
from tumbleweed.games.dice_town.dice import FACES
from tumbleweed.games.dice_town.places.place import PLACES
from tumbleweed.games.dodge_city.board import MARKS, STANDARD
from tumbleweed.games.dodge_city.box import FIGURES
from tumbleweed.help import Help, HelpReader, Thing, help_of
from tumbleweed.rulebook import rulebook
from tumbleweed.wording import contents, wording, words_of
from tumbleweed.words import LANGUAGES

GAMES = tw.game_names()
WEB = Path(__file__).parents[2] / "web" / "src" / "games"
PLAIN = {
    "dice-town": {
        *("my.dice", "cup", "last_roll", "hand.ranking", "tie", "my.points", "badge", "goods.dollars"),
        *("goods.nugget", "goods.claim", "goods.claim_protected", "goods.store_card"),
    },
    "boomtown": {
        *("town", "mine", "mine.danger", "vein", "mayor", "fee", "governor", "saloon", "girls", "row", "bid", "river"),
        *("first_player", "deck.counter", "my.points", "gold", "bankrupt", "held", "waits"),
    },
    "dodge-city": {
        *("building.own", "figure", "field", "stone", "cell", "disc.symbol", "disc.points", "limit", "start_player"),
        *("my.points", "cash", "supply", "hand", "event", "deck"),
        *(f"state.{each}" for each in ("fields", "short", "shut_out", "connected", "contested", "unopened")),
        *("state.controlled", "state.neutral", "round.start", "round.placing", "round.duel"),
        *("card.number", "card.picture", "card.question", "card.raid"),
    },
}
"""What lies on a table and in no list of its box."""


def catalog(game: str) -> set[str]:
    """Everything that a table of this game has, whatever its options."""
    box = contents(game, "en")
    listed = {
        "dice-town": {
            *(f"place.{place}" for place in PLACES.values()),
            *(f"face.{face}" for face in FACES),
            *(f"card.{each.id}" for each in box if each.kind == "store"),
            *(f"{each.kind}.{each.id}" for each in box if each.kind in ("elixir", "remedy")),
        },
        "boomtown": {*(f"town.{town}" for town in TOWNS), *(f"card.{kind}" for kind in KINDS)},
        "dodge-city": {
            *(f"building.{site['id']}" for site in STANDARD),
            *(f"figure.{figure}" for figure in FIGURES),
            *(f"field.{mark}" for mark in MARKS),
            *(f"card.{each.id}" for each in box if each.kind == "event"),
        },
    }
    return PLAIN[game] | listed[game]


def table(game: str, **chosen: object) -> dict[str, Any]:
    """The options of a table, as its view has them."""
    seats = 3 if chosen.get("short_game") else 4
    options: dict[str, Any] = tw.view(tw.new(game, seats, 1, chosen), -1)["options"]
    return options


def tables(game: str) -> Iterator[dict[str, Any]]:
    """Tables that differ from the usual one of their edition in one option at most."""
    options = tw.find(game).options
    editions = [{"edition": value} for option in options if option.name == "edition" for value in option.values]
    for edition in editions or [{}]:
        yield table(game, **edition)
        for option in options:
            for value in option.values:
                yield table(game, **edition, **({option.name: value} if option.name != "edition" else {}))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_has_its_help_and_nothing_else_has(game: str, language: str) -> None:
    """A rule that does not exist, and a text that is missing in a language, would be an error of the loader."""
    assert set(help_of(game, language).things) == catalog(game)


def said(thing: Thing) -> Iterator[str]:
    yield thing.text
    yield from (each.text for each in thing.more)
    yield from (each.text for each in thing.instead)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_it_is_short_and_in_the_readers_language(game: str, language: str) -> None:
    found, english = help_of(game, language), help_of(game, "en")
    assert list(found.things) == list(english.things)
    for key, thing in found.things.items():
        assert 0 < len(thing.name) <= 34, thing.name
        assert [each.only for each in thing.instead] == [each.only for each in english.things[key].instead]
        for text in said(thing):
            assert len(text.split()) <= 32, text
            assert not re.search(r"[{}`*]|  |^ | $|TODO", text), text
            assert text[-1] in ".!?”“»" or text == thing.more[0].text, text
            assert key == "card.EV24" or not re.search(r"\b(he|his|him|she|her)\b", text), text
        if language != "en":
            assert set(said(thing)).isdisjoint(said(english.things[key])), f"{key} is left in English"


def holes(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("game", GAMES)
def test_the_lines_of_now_are_those_that_the_page_fills_in(game: str) -> None:
    """Each has the same placeholders in every language, and is named in the game's part of the page."""
    english = help_of(game, "en").now
    for language in LANGUAGES:
        assert {key: holes(text) for key, text in help_of(game, language).now.items()} == {
            key: holes(text) for key, text in english.items()
        }
    written = "".join(path.read_text(encoding="utf-8") for path in sorted((WEB / game / "help").glob("*.ts")))
    assert set(re.findall(r"say\(\s*'([a-z_]+)'", written)) == set(english)


# ---------------------------------------------------------------- what holds at which table


@pytest.mark.parametrize("game", GAMES)
def test_every_table_has_one_sentence_for_each_thing(game: str) -> None:
    """Whatever a table chooses, a condition of one thing never has two sentences that both hold."""
    known = help_of(game, "en")
    for options in tables(game):
        for key, thing in known.at(options).items():
            fitting = [
                each.text
                for each in known.things[key].instead
                if all(options[one.option] == one.value for one in each.only)
            ]
            assert len(fitting) <= 1, (key, options)
            assert thing.text == (fitting or [known.things[key].text])[0]


def doc(**chosen: str) -> tuple[str, tuple[str, ...]]:
    thing = help_of("dice-town", "en").at(table("dice-town", **chosen))["place.doc_badluck"]
    return thing.text, thing.rules


def test_doc_badluck_in_both_editions_and_by_every_house_rule() -> None:
    texts = set()
    for edition, aim in (("first", "remedy"), ("second", "elixir")):
        for who, words in (("gained_nothing", "gained nothing"), ("controlled_nothing", "won no place")):
            for duty in ("may", "must"):
                text, rules = doc(edition=edition, doc_eligibility=who, doc_obligation=duty)
                assert aim in text
                assert f"{words} this round, you {duty} come" in text
                assert rules[0] == ("DT-16.1" if edition == "first" else "DT-17.1")
                texts.add(text)
    assert len(texts) == 8


def test_only_what_is_in_play_can_be_asked() -> None:
    for options in tables("dice-town"):
        kinds = {thing.kind for thing in help_of("dice-town", "en").at(options).values()}
        assert ("remedy" in kinds) == (options["edition"] == "first")
        assert ("elixir" in kinds) == (options["edition"] == "second")


@pytest.mark.parametrize(
    ("game", "option", "value", "key", "words"),
    [
        ("dice-town", "bribes", "off", "tie", "nobody may offer"),
        ("dice-town", "bribes", "gifts", "tie", "whatever the decision"),
        ("dice-town", "bribes", "off", "badge", "5 points"),
        ("dice-town", "saloon_pick", "random", "place.saloon", "Which cards you draw"),
        ("dice-town", "brute_mode", "one_free", "card.brute", "one additional die"),
        ("dice-town", "cheater_scope", "any_kept", "card.cheater", "set aside"),
        ("dice-town", "short_payment", "all_or_nothing", "elixir.wealth", "gives nothing"),
        ("dice-town", "kickers", False, "hand.ranking", "do not count"),
        ("boomtown", "mayor_retention", "two_mines", "mayor", "fewer than two mines"),
        ("boomtown", "new_vein_scores", False, "vein", "does not count"),
        ("boomtown", "saloon_placement", "any_town", "card.SAL", "any town"),
        ("boomtown", "gold_visibility", "hidden", "gold", "do not see"),
        ("boomtown", "short_game", True, "deck.counter", "15 cards"),
        ("dodge-city", "fields_conduct", True, "field.K", "links the chains"),
        ("dodge-city", "fields_conduct", True, "state.short", "joins the chains"),
        ("dodge-city", "disc_supply", "unlimited", "disc.symbol", "never run out"),
        ("dodge-city", "picture_opens", True, "card.picture", "open a building, too"),
        ("dodge-city", "challenge_rule", "mandatory", "round.duel", "must"),
        ("dodge-city", "money_visibility", "hidden", "cash", "do not see"),
    ],
)
def test_a_house_rule_changes_what_is_said(game: str, option: str, value: object, key: str, words: str) -> None:
    before, after = (help_of(game, "en").at(table(game, **chosen))[key] for chosen in ({}, {option: value}))
    assert words in " ".join(said(after))
    assert words not in " ".join(said(before)) or before.text != after.text


def test_what_is_said_of_the_buildings_is_true() -> None:
    s = tw.new("dodge-city", seats=5, seed=1, options={"districts": "all"})
    things = help_of("dodge-city", "en").things
    for house in tw.view(s, 0)["buildings"]:
        (about,) = things[f"building.{house['id']}"].more
        assert f"shortest chain {house['missing'][0]} stones" in about.text
        cells = re.match(r"(\d+) cells", about.text)
        assert int(cells.group(1)) == house["free"] if cells else "Five marked fields" in about.text


def test_what_is_said_of_the_towns_is_true() -> None:
    mines = DataFile(words_of("boomtown").FOLDER.with_name("deck.toml")).table("mines")
    for town, numbers in mines.items():
        (about,) = help_of("boomtown", "en").things[f"town.{town}"].more
        missing = [number for number in range(2, 13) if str(number) not in numbers]
        assert [int(each) for each in re.findall(r"no (\d+)", about.text)] == missing
        danger = [number for number, value in numbers.items() if str(value).endswith("D")]
        assert re.findall(r"its (\d+)", about.text) == danger


def test_figures_are_told_in_their_order() -> None:
    order = [text.text for figure in FIGURES for text in help_of("dodge-city", "en").things[f"figure.{figure}"].more]
    assert len(set(order)) == len(FIGURES)
    assert all(one != other for one, other in pairwise(order))


# ---------------------------------------------------------------- wrong files


@pytest.fixture
def read(tmp_path: Path) -> Callable[[str, str], Help]:
    """The help of Dice Town, with something put in the place of something else in its file."""
    written = words_of("dice-town").FOLDER.with_name("help.toml").read_text(encoding="utf-8")
    options = {option.name: option for option in tw.find("dice-town").options}

    def write(there: str, instead: str) -> Help:
        assert there in written
        (tmp_path / "help.toml").write_text(written.replace(there, instead, 1), encoding="utf-8")
        file = DataFile(tmp_path / "help.toml")
        reader = HelpReader(file, rulebook("dice-town", "de"), wording("dice-town", "de"), options)
        return reader.read(contents("dice-town", "de"))

    return write


@pytest.mark.parametrize(
    ("there", "instead", "why"),
    [
        ("[now]", "[then]", r"help\.toml: then: is unknown; known are kinds, pieces, things, now"),
        ('["DT-9.1", "DT-21.2"]', '["DT-9.9"]', r"things\.place\.gold_mine\.rules: there is no rule DT-9\.9"),
        ('rules = ["DT-10.1"]\nen', "en", r"things\.place\.bank\.rules: must be a list of ids, not None"),
        ('hu = "Arany: a', 'hr = "Arany: a', r"things\.face\.9\.hr: is unknown"),
        ('kind = "dice"', 'kind = "die"', r"things\.my\.dice: there is no kind die"),
        ('[things.cup]\nkind = "dice"\nname', '[things.cup]\nkind = "dice"\ntitle', r"things\.cup\.title: is unknown"),
        ('"bribes=gifts"', '"bribes=cake"', r"things\.tie\.instead\.1\.only: option bribes: cake is not possible"),
        ('"bribes=gifts"', '"bribe=gifts"', r"things\.tie\.instead\.1\.only: there is no option 'bribe'"),
        ('"bribes=gifts"', '"gifts"', r"things\.tie\.instead\.1\.only: must be written option=value, not 'gifts'"),
        ('only = ["bribes=gifts"]\n', "", r"things\.tie\.instead\.1\.only: must be a list of option=value, not \[\]"),
        ('[things.badge]\nkind', '[things.badge]\nlike = "star"\nkind', r"things\.badge\.like: must be another thing"),
        ('[things.badge]\nkind', '[things.badge]\nwords = "star"\nkind', r"words: there is no text star\.effect"),
        ('de = "Wert: {n} Punkte"', 'de = "{n} Punkte"', r"now\.worth: needs a label with a colon behind it"),
        ('store = { key = "card" }', 'store = { name = "card" }', r"pieces\.store\.name: is unknown"),
        ('[[things."card.brute".instead]]', '[things."card.brute"]\nkind = "card"\n[[things."card.brute".instead]]',
         r"things\.card\.brute\.kind: stands in the words of the box"),
        ('[things."place.bank"]', '[things."place.barn"]', r"things\.place\.barn\.name: is missing, and the"),
    ],
)  # fmt: skip
def test_a_wrong_file_is_named(read: Callable[[str, str], Help], there: str, instead: str, why: str) -> None:
    with pytest.raises(BadData, match=why):
        read(there, instead)
