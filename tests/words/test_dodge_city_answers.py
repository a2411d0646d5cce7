"""What is at stake in Dodge City: questions and answers with their consequences, on towns drawn by hand."""

import pytest
from tests.games.dodge_city.scenario import Play, town
from tests.words import dodge_city_rare as rare
from tests.words.games import NAMES as FIVE
from tests.words.games import new_game, play, stories
from tests.words.speech import Listening

import tumbleweed as tw
from tumbleweed.games.dodge_city.box import BOX
from tumbleweed.games.dodge_city.contents import contents
from tumbleweed.games.dodge_city.effects.deck import EVENTS
from tumbleweed.games.dodge_city.words import FOLDER, Words
from tumbleweed.wording import wording

NAMES = ["Ann", "Otto"]
EN, DE, HU = (wording("dodge-city", language) for language in ("en", "de", "hu"))
OWN_BOARD = [
    {"id": "SAL", "name": "Barber Shop", "district": "centre", "map": ["B..D", "....", "....", "P..K"]},
    {"id": "HQ", "district": "centre", "map": ["B..D", "....", "....", "P..K"]},
]


def asked(t: Play) -> str:
    """The question of the seat that is asked."""
    return EN.question(t.view(rare.asked_seat(t)), NAMES)


def said(t: Play, text: str) -> str:
    return EN.action(t.view(rare.asked_seat(t)), text, NAMES)


def rules(t: Play, text: str) -> str:
    return EN.rule_of(t.view(rare.asked_seat(t)), text)


def test_a_start_card_says_what_is_given_up() -> None:
    t = town("start", hands=[["S6", "Q1"], ["B7", "L1"]])
    assert EN.action(t.view(0), "play S6", NAMES) == "Sheriff 6 (600 dollars)"
    assert EN.rule_of(t.view(0), "play S6") == "DC-4.1, DC-4.3"
    assert EN.rule_of(t.view(0), "play Q1") == "DC-4.1, DC-4.6"


def test_a_card_says_what_it_brings() -> None:
    t = rare.at_the_bank()
    assert asked(t) == "First placing round: which card do you play? You have 900 dollars."
    assert said(t, "play C4") == "Cowboy 4: 400 dollars, then you have 1300"
    assert said(t, "play S1") == "Sheriff 1: 1 Sheriff to place free of charge"
    assert said(t, "play L2") == "Lady 2: 2 Ladies to place free of charge, but this figure fights nowhere yet"
    assert [rules(t, f"play {card}") for card in ("C4", "S1")] == ["DC-6.4", "DC-6.5, DC-6.6, DC-6.7"]


def test_a_stone_says_its_price_and_what_it_links() -> None:
    t = rare.buying_at_the_bank()
    assert asked(t) == "Which stones do you place? You have 900 dollars, and 1 Sheriff to place free of charge."
    assert said(t, "buy 3 1,0") == "Put a stone into the Bank (1,0) for 200 dollars (you keep 700)"
    connected = "that links four marked fields: you are connected"
    assert said(t, "buy 3 4,3") == f"Put a stone into the Bank (4,3) for 200 dollars (you keep 700); {connected}"
    assert said(t, "free 3 3,4") == f"Put a free stone into the Bank (3,4); 0 left; {connected}"
    assert said(t, "done") == "End your turn; free stones go unused: 1 Sheriff"
    assert said(t, "open 1 lady") == "Saloon: open it with Ladies: 300 dollars for a stone, 5 points to win"
    assert rules(t, "free 3 3,4") == "DC-6.5, DC-6.6, DC-7.5"
    assert DE.action(t.view(0), "buy 3 1,0", NAMES) == "Stein in die Bank setzen (1,0), 200 Dollar (es bleiben 700)"
    assert HU.action(t.view(0), "buy 3 1,0", NAMES) == "Veszek egy követ a Bankba (1,0), 200 dollár (marad 700)"


def test_an_opening_can_be_called_off() -> None:
    t = rare.an_opening()
    assert asked(t) == "You are opening the Saloon with Ladies. Where does your first stone go?"
    assert said(t, "take back") == "Saloon: do not open it after all"
    assert said(t, "buy 1 2,3").endswith("for 300 dollars (you keep 600); that links dollar sign and pistol")
    assert rules(t, "take back") == "DC-7.13"


def test_the_last_stone_can_be_taken_back() -> None:
    t = rare.a_stone_to_take_back()
    assert said(t, "take back") == "Take back the last stone (Bank, 0,4)"
    assert said(t, "done") == "End your turn"


def test_the_last_cell_neutralises() -> None:
    assert said(rare.the_last_cell(), "buy 4 3,2").endswith("; the building is full then and becomes neutral")


def test_a_sale_says_what_is_still_missing() -> None:
    t = rare.in_debt()
    assert asked(t).startswith("You owe 300 dollars but have only 200 dollars.")
    assert said(t, "take 2 0,1") == "Sell the stone in the Post (0,1) for 150 dollars"
    assert said(t, "take 6 0,0") == "Sell the stone in the General Store (0,0) for 75 dollars (then 25 dollars missing)"


def test_taking_a_stone_may_break_a_chain() -> None:
    assert said(rare.a_raid(), "take 3 2,3") == "Take Ann's stone from the Bank (2,3); that breaks the chain"
    assert said(rare.an_event("EV14"), "take 6 0,0") == "Take your stone from the General Store (0,0)"
    assert said(rare.an_event("EV19"), "take 6 0,3") == "Take Otto's stone from the General Store (0,3)"
    assert said(rare.a_duel_won(), "take 3 0,1") == "Take Ann's stone from the Bank (0,1); that breaks the chain"


def test_moving_says_what_it_does_to_the_chain() -> None:
    t = rare.a_lifted_stone()
    assert asked(t) == "Change of Shift: where does the stone in the Bank (3,4) go?"
    assert said(t, "to 3 4,3") == "To 4,3"
    assert said(t, "to 3 0,4") == "To 0,4; that breaks the chain"
    assert said(t, "done") == "Leave the stone where it is, and move no more"
    assert said(rare.a_shoved_stone(), "to 3 0,4") == "To 0,4; that breaks the chain"


def test_fire_and_gangs_say_how_many() -> None:
    assert said(rare.a_fire(), "building 6") == "General Store (2 stones)"
    assert said(rare.gangs(), "seat 0") == "You yourself (1 stone in town)"
    assert said(rare.gangs(), "seat 1") == "Otto (1 stone in town)"


def test_a_challenge_says_what_there_is_to_break() -> None:
    t = rare.a_challenge()
    assert asked(t) == "Do you challenge somebody to a duel? Your card is Lady 7; the higher card removes a stone."
    assert said(t, "challenge 0 3") == "Challenge Ann in the Bank (7 stones there, connected)"
    assert asked(rare.a_duel_won()) == "You have won the duel against Ann. Which stone do you remove from the Bank?"


def test_a_board_of_ones_own_is_called_by_its_names() -> None:
    t = town("turn 0", hands=[["C4"], ["G4"]], board=OWN_BOARD)
    assert said(t, "open 1 lady").startswith("Barber Shop: open it with Ladies")
    assert said(t, "open 2 lady").startswith("HQ: open it with Ladies")
    t = t.asks(0, "D-4").says("open 2 lady")
    view = t.view(0)
    assert said(t, "buy 2 0,1").startswith("Put a stone into HQ (0,1)")
    assert HU.action(view, "buy 2 0,1", NAMES).startswith("Veszek egy követ HQ épületébe (0,1)")
    t = t.asks(0, "D-4").says("buy 2 0,1")
    assert DE.event(t.event("stone_placed"), NAMES) == "Ann setzt für 300 Dollar einen Stein in HQ."


def test_sentences_of_the_log_in_three_languages() -> None:
    award = next(event for event in rare.RARE if event["event"] == "building_awarded")
    won = {**rare.MOMENT, **award}
    assert EN.event(won, NAMES) == "Otto controls the Cattle Yard and gets 5 points and 1000 dollars rent!"
    assert DE.event(won, NAMES) == "Otto kontrolliert den Viehhof und bekommt 5 Punkte und 1000 Dollar Miete!"
    assert HU.event(won, NAMES) == "Otto megszerzi a Marhakarámot, és kap 5 pontot meg 1000 dollár bérleti díjat!"


@pytest.mark.parametrize(
    ("text", "rule"), [("buy SAL 0,1", "DC-7.7"), ("buy BNK 0,1", "DC-7.4"), ("take SAL 0,1", "DC-7.1")]
)
def test_a_real_refusal_is_explained(text: str, rule: str) -> None:
    t = rare.buying_at_the_bank()
    with pytest.raises(tw.IllegalAnswer) as refusal:
        tw.answer(t.s, 0, tw.action("dodge-city", text))
    explained = {words.error(refusal.value) for words in (EN, DE, HU)}
    assert len(explained) == 3
    assert all(sentence.endswith(f" [{rule}]") for sentence in explained)


def test_every_text_is_used() -> None:
    """A text that nothing leads to would be a slip in its key."""
    listening = Listening(FOLDER)
    listened = Words(listening)
    assert list(contents(1, listening))
    for number in range(1, 7, 2):
        state = new_game("dodge-city", number)
        for view, options in play(number, state):
            listened.question(view, FIVE)
            for option in options[:20]:
                listened.action(view, option, FIVE)
        listened.question(tw.view(state, 0), FIVE)
        for event in stories(state):
            for me in range(-1, state.count):
                listened.event(event, FIVE[: state.count], me)
    for event in rare.RARE:
        for me in range(-1, 5):
            listened.event({**rare.MOMENT, **event}, FIVE, me)
    towns = [position() for position in rare.RARE_POSITIONS]
    for t in [*towns, *(rare.an_event(card) for card in rare.EVENTS_THAT_ASK)]:
        seat = rare.asked_seat(t)
        listened.question(t.view(seat), FIVE)
        listened.question(t.view(-1), FIVE)
        for action in tw.legal(t.s, seat):
            listened.action(t.view(seat), tw.text("dodge-city", action), FIVE)
    for card in [*BOX.cards, *(event.id for event in EVENTS)]:
        listened.card(card)
    for unasked in ("done", "pass"):
        listened.action({"question": None}, unasked, FIVE)
    elsewhere = ("game.", "phase.", "district.", "decision.", "option.", "error.", "building.")
    assert {key for key in listening.unsaid() if not key.startswith(elsewhere)} == set()
