"""What is in the boxes, in words: everything has them, in every language, and no words are left over."""

import pytest

import tumbleweed as tw
from tumbleweed.games.contents import Piece
from tumbleweed.rulebook import rulebook
from tumbleweed.wording import contents, wording
from tumbleweed.words import LANGUAGES

GAMES = tw.game_names()
NAMED = {
    "dice-town": {
        "store": "card.{}",
        "claim": "card.claim",
        "elixir": "elixir.{}",
        "remedy": "remedy.{}",
        "place": "place.{}",
    },
    "boomtown": {"event": "card.{}", "town": "town.{}"},
    "dodge-city": {
        **{kind: f"card.{kind}" for kind in ("number", "picture", "question", "raid")},
        "event": "card.{}",
        "figure": "figure.{}",
        "building": "building.{}",
        "field": "field.{}",
    },
}
"""By game and kind, where the words of a piece are."""
OTHERS = {
    "dice-town": set[str](),
    "boomtown": {"card.mine", "card.valued_mine", "card.danger_mine"},
    "dodge-city": {"building.own"},
}
"""Words of things that a box does not list: decks and boards of one's own have them, too."""
TEXTS = ("name", "print", "tag", "short", "effect", "when")
every_version = pytest.mark.parametrize(
    ("game", "version"), [(game, version) for game in GAMES for version in range(1, tw.find(game).version + 1)]
)


def facts(piece: Piece) -> tuple[object, ...]:
    return tuple(value for name, value in vars(piece).items() if name not in TEXTS)


@every_version
def test_the_same_is_in_the_box_in_every_language(game: str, version: int) -> None:
    english, *others = [contents(game, language, version) for language in LANGUAGES]
    assert len({piece.id for piece in english}) == len(english)
    for other in others:
        assert [facts(piece) for piece in other] == [facts(piece) for piece in english]


@every_version
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(game: str, version: int, language: str) -> None:
    for piece in contents(game, language, version):
        assert piece.name, piece
        assert piece.print, piece
        assert all("{" not in getattr(piece, text) for text in TEXTS), piece


@pytest.mark.parametrize("game", GAMES)
def test_no_words_are_left_over(game: str) -> None:
    """In any version: a card's words belong to some version's box, or they were forgotten when the card went."""
    pieces = [p for version in range(1, tw.find(game).version + 1) for p in contents(game, "en", version)]
    wanted = {NAMED[game][piece.kind].format(piece.id) for piece in pieces}
    groups = {key.partition(".")[0] for key in wanted}
    texts = wording(game, "en").words.texts
    found = {".".join(key.split(".")[:2]) for key in texts if key.partition(".")[0] in groups}
    assert found - OTHERS[game] == wanted


@every_version
def test_every_rule_of_a_piece_can_be_read(game: str, version: int) -> None:
    ids = rulebook(game, "en", version).ids
    for piece in contents(game, "en", version):
        assert set(piece.rule.split(", ")) - {""} <= ids, piece


def test_dice_town_has_its_facts_from_the_box() -> None:
    pieces = {piece.id: piece for piece in contents("dice-town", "en")}
    horse, brute, claim, wire = (pieces[name] for name in ("equip_8", "brute", "claim 1", "barbed_wire"))
    assert (horse.name, horse.print, horse.points, horse.rule) == ("Equipment 8", "Horse", 8, "DT-22.4")
    assert horse.short == "Equip\u00adment, 8 points"
    assert (brute.kind, brute.copies, brute.rule) == ("store", 2, "DT-20.16")
    assert (claim.points, claim.copies, claim.effect) == (1, 5, "Land, 1 point at the end of the game.")
    assert (wire.faces, wire.when) == (("9", "10"), "needs 9 or 10")
    assert pieces["small_swindle"].when == "needs K"


def test_boomtown_has_its_facts_from_the_box() -> None:
    pieces = {piece.id: piece for piece in contents("boomtown", "de")}
    dynamite, vein = pieces["DYN"], pieces["VEI"]
    assert (dynamite.kind, dynamite.copies, dynamite.rule, dynamite.when) == ("event", 3, "BT-11.1", "")
    assert (vein.name, vein.tag, vein.when) == ("Neue Ader", "Ader", "wartet auf eine Mine")
    assert pieces["CM"].name == "Cold Mountain"


def test_dodge_city_has_its_facts_from_the_box() -> None:
    pieces = {piece.id: piece for piece in contents("dodge-city", "en")}
    number, picture, question = (pieces[name] for name in ("L5", "S2", "Q1"))
    assert (number.kind, number.figure, number.number, number.print) == ("number", "lady", 5, "Lady")
    assert (picture.kind, picture.figure, picture.short) == ("picture", "sheriff", "2 free stones")
    assert (question.kind, question.figure, question.print) == ("question", "", "Question")
    assert (pieces["EV01"].kind, pieces["EV01"].copies) == ("event", 2)
    assert (pieces["gunman"].name, pieces["gunman"].points) == ("Gun-Man", 4)
    assert (pieces["OFF"].print, pieces["OFF"].tag) == ("Sheriff’s Office", "Office")
    assert pieces["K"].name == "key"


def test_what_a_card_does_not_print_is_said_as_in_the_log() -> None:
    luck = next(piece for piece in contents("dice-town", "en") if piece.id == "charm")
    assert (luck.print, luck.short, luck.when) == (luck.name, luck.effect, "")
