"""Dice Town in words, in three languages: everything that comes up in random games, and everything in the box."""

from typing import Any

import pytest
from tests.sampling import one_in
from tests.words.games import GAMES, NAMES, new_game, play, stories
from tests.words.speech import RULE, Listening, check_whole_game, good

import tumbleweed as tw
from tumbleweed.core.errors import BadAction, BadOption, IllegalAnswer
from tumbleweed.games.dice_town.answer_rules import BY_VERB, PASSING
from tumbleweed.games.dice_town.box import BOX, REMEDIES
from tumbleweed.games.dice_town.dice import CATEGORIES, FACES
from tumbleweed.games.dice_town.places.place import PLACES
from tumbleweed.games.dice_town.table import OPTIONS
from tumbleweed.games.dice_town.town import PHASES
from tumbleweed.games.dice_town.words import FOLDER, Words
from tumbleweed.wording import Wording, wording
from tumbleweed.words import LANGUAGES

DECISIONS = [f"D-{number:02}" for number in range(1, 29)]
MOMENT = {"seq": 0, "round": 1, "phase": "place_4", "edition": "second"}

# Events that random games seldom or never reach.
RARE: list[dict[str, Any]] = [
    {"event": "bribe_withdrawn", "form": "", "player": 1},
    {"event": "store_empty", "form": "", "player": 1},
    {"event": "claims_taken", "form": "nothing", "player": 1, "values": []},
    {"event": "no_effect", "form": "", "player": 1, "cause": "joe"},
    {"event": "final_tie", "form": "claims", "players": [0, 1], "decided_by": "claims"},
    {"event": "final_tie", "form": "sheriff", "players": [0, 1], "decided_by": "sheriff"},
    {"event": "final_tie", "form": "shared", "players": [0, 1], "decided_by": "shared"},
    {"event": "game_ended", "form": "several", "ranking": [1, 1], "winners": [0, 1]},
    {"event": "brute_fallback", "form": "", "player": 1, "kept": ["9"], "returned": ["J", "J"], "dollars": 0},
    {"event": "doc_no_remedy", "form": "", "player": 1},
    {"event": "bank_robbed", "form": "nothing", "player": 1, "dollars": 0},
    {"event": "doc_declined", "form": "", "player": 1},
    {"event": "elixirs_reshuffled", "form": "", "pile": 5},
    {"event": "tie", "form": "combination", "place": "town_hall", "players": [0, 1],
     "combination": ["9", "9", "J", "Q", "A"]},
    {"event": "bribe_offered", "form": "other", "player": 0, "sheriff": 2, "supports": 1, "dollars": 1, "nuggets": 0,
     "claims": 1, "store_cards": 1, "protected": [3]},
    {"event": "coach_arrived", "form": "nothing", "dollars": 0, "bank": 3},
    {"event": "sheriff_changed", "form": "power", "old": 0, "new": 1, "cause": "power"},
    {"event": "card_given", "form": "claim", "from": 0, "to": 1, "kind": "claim", "cause": "domination"},
    {"event": "card_given", "form": "store_card", "from": 0, "to": 1, "kind": "store_card", "cause": "friendship"},
    {"event": "card_given", "form": "known", "from": 0, "to": 1, "kind": "claim", "cause": "domination",
     "card": "claim 4"},
    {"event": "end_triggered", "form": "mine_empty", "cause": "mine_empty"},
    {"event": "end_triggered", "form": "claims_gone", "cause": "claims_gone"},
    {"event": "nuggets_mined", "form": "short", "player": 1, "due": 4, "taken": 1, "mine": 0},
]  # fmt: skip


@pytest.fixture(params=LANGUAGES)
def w(request: pytest.FixtureRequest) -> Wording:
    return wording("dice-town", request.param)


def silent(event: dict[str, Any]) -> bool:
    """The dice another player leaves under the cup are shown a moment later."""
    return event["event"] == "choice_locked" and "kept" not in event


@pytest.mark.parametrize("number", one_in(3, GAMES))
def test_a_whole_game_has_words(number: int) -> None:
    check_whole_game("dice-town", number, silent)


def test_every_sentence_of_the_log_is_used() -> None:
    """A text that no event leads to would be a slip in its key."""
    listening = Listening(FOLDER)
    listened = Words(listening)
    for event in RARE:
        for me in range(-1, len(NAMES)):
            assert listened.event({**MOMENT, **event}, NAMES, me)
    for number in GAMES[::3]:
        state = new_game("dice-town", number)
        for _ in play(number, state):
            pass
        for event in stories(state):
            for me in range(-1, state.count):
                listened.event(event, NAMES[: state.count], me)
    assert listening.unsaid("event.") == set()


@pytest.mark.parametrize("event", RARE, ids=lambda event: event["event"])
def test_rare_events_have_sentences(w: Wording, event: dict[str, Any]) -> None:
    text = w.event({**MOMENT, **event}, NAMES)
    assert text is not None
    assert good(text)
    assert "Doc" in text or event["event"] in ("end_triggered", "elixirs_reshuffled", "coach_arrived")


def test_everything_in_the_box_has_a_name_and_an_effect(w: Wording) -> None:
    claims = [f"claim {value}" for value in range(1, 10)]
    for name in [*BOX.kinds, *BOX.elixirs, *REMEDIES, *claims]:
        title, effect = w.card(name)
        assert good(title)
        assert effect.endswith(".")
        assert good(effect)
    assert len({w.card(name) for name in [*BOX.kinds, *claims]}) == len(BOX.kinds) + 9
    with pytest.raises(BadAction, match="there is no card, elixir or remedy 'ace of spades'"):
        w.card("ace of spades")


def test_every_option_and_value_has_words(w: Wording) -> None:
    for option in OPTIONS[-1]:
        title, about = w.option(option.name)
        assert good(title)
        assert about.endswith(".")
        values = [w.option_value(option.name, value) for value in option.values or [[1, 2, 5]]]
        assert all(good(value) for value in values)
        assert len(set(values)) == len(values)
    assert w.option_value("claim_values", [1, 2, 5]) == "1, 2, 5"


def test_every_decision_has_a_question_and_a_name(w: Wording) -> None:
    for decision in DECISIONS:
        assert good(w.decision(decision))
        assert f"question.{decision}" in w.words or f"question.{decision}.first" in w.words


def test_places_faces_categories_phases_and_editions_have_names(w: Wording) -> None:
    assert len({w.place(place) for place in PLACES.values()}) == 8
    assert len({w.face(face) for face in FACES}) == 6
    assert len({w.category(category) for category in CATEGORIES.values()}) == 8
    assert len({w.phase(phase) for phase in PHASES}) == 10
    assert w.edition("first") != w.edition("second")
    assert w.title == "Dice Town"
    assert good(w.description)


def asked(decision: str, **more: Any) -> dict[str, Any]:
    """A view with a question, and little else."""
    question = {"decision": decision, "rule": "DT-3.2", "name": "", "number": 1}
    return {"seat": 0, "question": question, "sheriff": 0, "tie": None, "options": {"brute_mode": "all_free"}, **more}


@pytest.mark.parametrize(
    ("decision", "text", "words", "rule"),
    [
        ("D-02", "keep 9", "Keep 9 (free)", "DT-3.2"),
        ("D-02", "keep 9 9", "Keep 9 9 (pay $1)", "DT-4.1, DT-4.3"),
        ("D-02", "keep none", "Keep none (pay $1)", "DT-5.1"),
        ("D-02", "keep 9 9 J brute", "Keep 9 9 J with the Brute (free)", "DT-20.16, U-11"),
        ("D-04", "keep 9 9", "Keep 9 9 (pay $1)", "U-12"),
        ("D-05", "turn K 9", "Turn a K into a 9", "DT-20.17"),
        ("D-05", "turn 9 A", "Turn a 9 into an A", "DT-20.17"),
        ("D-09", "play dynamite", "Play Dynamite", "DT-20.7"),
        ("D-09", "pass", "Do not play it", "DT-20.3"),
        ("D-15", "steal 1 2 0", "Steal from Doc: draw 2 claims", "DT-13.1, DT-13.3"),
        ("D-15", "steal 1 1 1", "Steal from Doc: draw 1 claim and 1 store card", "DT-13.1, DT-13.3"),
        ("D-16", "claim 4", "Keep claim 4", "DT-3.2"),
        ("D-21", "pass", "Decline the visit", "U-47"),
        ("D-22", "protect 3 5", "Protect claims 3/5", "DT-3.2"),
        ("D-25", "card equip_8", "Give away Equipment 8", "DT-3.2"),
    ],
)
def test_answers_in_english(decision: str, text: str, words: str, rule: str) -> None:
    english = wording("dice-town", "en")
    assert english.action(asked(decision), text, NAMES) == words
    assert english.rule_of(asked(decision), text) == rule


def test_with_one_free_the_brute_saves_one_dollar() -> None:
    view = asked("D-02", options={"brute_mode": "one_free"})
    english = wording("dice-town", "en")
    assert english.action(view, "keep 9 9 brute", NAMES) == "Keep 9 9 with the Brute (free)"
    assert english.action(view, "keep 9 9 J brute", NAMES) == "Keep 9 9 J with the Brute (pay $1)"


def offer(player: int, supports: int, dollars: int) -> dict[str, Any]:
    goods = {"dollars": dollars, "nuggets": 0, "claims": 1, "store_cards": 0, "protected": []}
    return {"player": player, "supports": supports, **goods, "cards": ["claim 4"]}


def test_the_sheriff_reads_what_he_is_offered() -> None:
    view = asked("D-08", tie={"offers": [offer(1, 1, 3), offer(2, 3, 1), offer(3, 3, 2)]})
    english = wording("dice-town", "en")
    assert english.action(view, "seat 0", NAMES) == "I win"
    assert english.action(view, "seat 1", NAMES) == "Doc wins (you get $3 and claim 4)"
    both = "Otto wins (you get Eszter: $1 and claim 4; Otto: $2 and claim 4)"
    assert english.action(view, "seat 3", NAMES) == both


def test_an_offer_can_be_left_as_it_is() -> None:
    english = wording("dice-town", "en")
    assert english.action(asked("D-07", tie={"offers": []}), "pass", NAMES) == "No offer"
    assert english.action(asked("D-07", tie={"offers": [offer(0, 0, 1)]}), "pass", NAMES) == "Leave the offer as it is"


def test_elixirs_are_named_from_the_view() -> None:
    view = asked("D-23", town={"elixirs": ["wealth", "power"]})
    german = wording("dice-town", "de")
    assert german.action(view, "elixir 2", NAMES).startswith("Macht: ")
    assert german.action(view, "elixir pile", NAMES) == "Die oberste Karte vom Elixierstapel ziehen"


def test_own_dice_are_told_to_their_owner_only() -> None:
    rolled = {**MOMENT, "event": "dice_rolled", "form": "hidden", "player": 0, "dice": 2, "last_roll": False}
    english = wording("dice-town", "en")
    assert english.event(rolled, NAMES) == "Ann rolls 2 dice under the cup."
    assert english.event({**rolled, "form": "known", "faces": ["9", "J"]}, NAMES) == "Ann rolls 9 J under the cup."


@pytest.mark.parametrize(
    "rule",
    ["DT-3.2", "DT-4.4", "DT-5.2", "DT-20.1", "U-11", "DT-16.5", "U-48", "U-47", "U-21", "U-22", "DT-19.4"],
)
def test_refusals_are_explained_with_their_rule(w: Wording, rule: str) -> None:
    text = w.error(IllegalAnswer(rule, "in English"))
    assert text.endswith(f" [{rule}]")
    assert text != w.error(IllegalAnswer("DT-99", "")).replace("DT-99", rule)
    assert "in English" not in text


def test_other_errors_are_put_into_words(w: Wording) -> None:
    assert good(w.error(IllegalAnswer("", "the game is over")))
    texts = {w.error(error) for error in (BadAction("x"), BadOption("x"), RuntimeError("x"))}
    assert len(texts) == 3


def test_a_real_refusal_is_explained() -> None:
    state = tw.new("dice-town", 2, 7)
    seat = tw.waiting(state)[0]
    with pytest.raises(IllegalAnswer) as refusal:
        tw.answer(state, seat, tw.action("dice-town", "seat 0"))
    expected = "Wähle von den Würfeln, die du eben geworfen hast, oder behalte keinen. [DT-3.2]"
    assert wording("dice-town", "de").error(refusal.value) == expected


def test_rules_of_answers_exist_in_the_dossier_form() -> None:
    assert all(RULE.fullmatch(rule) for rule in [*BY_VERB.values(), *PASSING.values()])


def test_nobody_asked_and_game_over_have_words(w: Wording) -> None:
    assert good(w.question({"question": None, "over": False}, NAMES))
    assert w.question({"question": None, "over": True}, NAMES) != w.question({"question": None, "over": False}, NAMES)


def test_an_unknown_answer_is_refused(w: Wording) -> None:
    with pytest.raises(BadAction, match="there are no words for 'dance'"):
        w.action(asked("D-02"), "dance", NAMES)
