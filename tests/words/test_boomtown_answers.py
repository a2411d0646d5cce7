"""What is at stake in Boomtown: questions and answers with their consequences, on tables set up by hand."""

from typing import Any

import pytest
from tests.games.boomtown.scenario import AUCTION, CHOOSE, ROLL, Play, table
from tests.words import boomtown_rare as rare
from tests.words.games import GAMES, new_game, play, stories
from tests.words.games import NAMES as FIVE
from tests.words.speech import Listening

import tumbleweed as tw
from tumbleweed.core.errors import BadAction
from tumbleweed.games.boomtown.box import KINDS
from tumbleweed.games.boomtown.contents import contents
from tumbleweed.games.boomtown.words import FOLDER, Words
from tumbleweed.wording import wording

NAMES = ["Ann", "Otto", "Eszter"]
EN, DE, HU = (wording("boomtown", language) for language in ("en", "de", "hu"))
LATER = 8
"""A round in which enough cards can be in play."""
IN_DRY_GULCH: dict[str, Any] = {"mines": ["1 DG-02 DG-03 DG-05"], "row": "DG-10 CJ-07 DYN-1", "round": LATER}


def asked(t: Play) -> str:
    """The question of the seat that is asked."""
    return EN.question(t.view(rare.asked_seat(t)), NAMES)


def said(t: Play, text: str) -> str:
    return EN.action(t.view(rare.asked_seat(t)), text, NAMES)


def rules(t: Play, text: str) -> str:
    return EN.rule_of(t.view(rare.asked_seat(t)), text)


def test_a_bid_says_how_the_auction_stands() -> None:
    t = table(AUCTION, row="CJ-02 CM-03 SN-06")
    assert asked(t) == "What do you bid for the first choice? Nobody has bid yet, and you have 10 gold."
    assert said(t, "pass") == "Pass"
    assert said(t, "bid 4") == "Bid 4 gold"
    t = t.asks(0, "BID").says("bid 4")
    assert asked(t) == "Ann bids 4 gold. Do you bid more? You have 10 gold."
    assert rules(t, "bid 5") == "BT-4.2, BT-4.3"
    assert rules(t, "pass") == "BT-4.4"


def test_with_hidden_gold_one_may_be_asked_in_vain() -> None:
    t = table(AUCTION, gold=[9, 5, 5], row="CJ-02 CM-03 SN-06", gold_visibility="hidden").asks(0, "BID").says("bid 9")
    assert asked(t) == "Ann bids 9 gold. You have 5 gold, so you can only pass."


def test_the_last_one_is_told_what_passing_means() -> None:
    t = rare.all_others_bankrupt()
    assert asked(t) == "All the others are out. If you pass, you choose first and pay nothing; you have 5 gold."
    assert said(t, "pass") == "Pass (you choose first, for nothing)"
    t = rare.first_player_bankrupt()
    assert "leave it to Ann for nothing" in asked(t)
    assert said(t, "pass") == "Pass (Ann chooses first, for nothing)"
    assert rules(t, "pass") == "BT-4.6, BT-4.9"


def test_a_mine_is_picked_with_its_fee() -> None:
    t = table(CHOOSE, gold=[8, 7, 9], **IN_DRY_GULCH)
    assert asked(t) == "You choose first. Which card do you take? You have 8 gold."
    assert said(t, "pick 1") == "Dry Gulch 10 (7 gold); you pay Otto 3 gold"
    assert said(t, "pick 2") == "Cactus Junction 7 (6 gold, in danger)"
    assert said(t, "pick 3") == "Dynamite: You blow up a mine or a saloon of an opponent at once."
    assert [rules(t, f"pick {slot}") for slot in (1, 2, 3)] == ["BT-6.1, BT-7.2", "BT-6.1, BT-7.6", "BT-6.1, BT-11.1"]
    with pytest.raises(BadAction, match="there is no card in place 4 of the row"):
        said(t, "pick 4")
    t = t.asks(0, "PICK").says("pick CJ-07")
    assert asked(t) == "2 cards left. Which one do you take? You have 7 gold."
    assert said(t, "pick 1") == "Dry Gulch 10 (7 gold)"
    assert rules(t, "pick 2") == "BT-6.2"


def test_too_little_gold_for_a_doubled_fee() -> None:
    t = table(CHOOSE, gold=[2, 7, 9], governor="DG", **IN_DRY_GULCH)
    assert said(t, "pick 1") == "Dry Gulch 10 (7 gold); you pay Otto all you have, 2 gold instead of 6"
    assert rules(t, "pick 1") == "BT-6.1, BT-7.2, BT-7.3, BT-7.7"
    t = rare.no_gold_for_the_fee()
    assert said(t, "pick 1") == "Dry Gulch 5 (2 gold); you owe Otto 2 gold but have none"


def test_dynamite_names_owner_and_worth() -> None:
    t = rare.a_lively_saloon()
    assert said(t, "mine CC-04") == "Blow up Otto's mine Coyote City 4 (3 gold)"
    assert said(t, "saloon SAL-1") == "Blow up Otto's saloon in Coyote City, Saloon Girls and all"
    assert said(t, "saloon SAL-2") == "Blow up Otto's saloon in Coyote City"


def test_expropriation_names_victim_and_fee() -> None:
    mines = ["1 DG-02 DG-03", "2 DG-05", "0 DG-06"]
    t = (
        table(CHOOSE, round=LATER, mines=mines, veins={"VEI-1": "DG-05"}, row="EXP-1 CM-03 SN-06")
        .asks(0, "PICK")
        .says("pick EXP-1")
    )
    assert said(t, "mine DG-05") == "Take Eszter's mine Dry Gulch 5 (5 gold); you pay Otto 2 gold"
    assert said(t, "pass") == "Take no mine; the card is gone"
    mines = ["0 DG-02 DG-03", "2 DG-05"]
    t = table(CHOOSE, round=LATER, mines=mines, row="EXP-1 CM-03 SN-06").asks(0, "PICK").says("pick EXP-1")
    assert said(t, "mine DG-05") == "Take Eszter's mine Dry Gulch 5 (2 gold)"


def test_a_holdup_says_how_likely_it_is_and_what_is_there() -> None:
    t = table(CHOOSE, round=LATER, gold=[9, 4, 0], row="HLD-1 CM-03 SN-06").asks(0, "PICK").says("pick HLD-1")
    assert said(t, "rob 1 4") == "Rob Otto of 4 gold (92%)"
    assert said(t, "rob 1 6") == "Rob Otto of 6 gold (72%, but only 4 there)"
    assert said(t, "rob 2 2") == "Rob Eszter of 2 gold (100%, but nothing there)"
    t = table(CHOOSE, round=LATER, gold=[9, 4, 0], row="HLD-1 CM-03 SN-06", gold_visibility="hidden")
    t = t.asks(0, "PICK").says("pick HLD-1")
    assert said(t, "rob 1 6") == "Rob Otto of 6 gold (72%)"
    assert said(t, "rob 2 2") == "Rob Eszter of 2 gold (100%, but nothing there)"
    view = t.view(0)
    assert DE.action(view, "rob 1 6", NAMES) == "Otto um 6 Gold berauben (72 %)"
    assert HU.action(view, "rob 1 6", NAMES) == "Otto az áldozat, 6 arany (72%)"


def test_the_mustang_is_offered_with_the_cards_that_are_left() -> None:
    t = table(CHOOSE, round=LATER, cards={2: "MUS-1"}, row="CJ-02 TEL-1 SN-06").asks(0, "PICK").says("pick CJ-02")
    assert asked(t) == "Left to choose from: Telegraph and San Narciso 6. Do you ride the Mustang and choose next?"
    assert DE.question(t.view(2), NAMES).startswith("Noch zu haben: „Telegramm“ und San Narciso 6.")


def test_a_new_vein_says_what_the_mine_will_pay() -> None:
    t = table(CHOOSE, round=LATER, mines=["0 CC-04 CM-06"], row="VEI-1 CM-03 SN-06").asks(0, "PICK").says("pick VEI-1")
    assert said(t, "mine CC-04") == "Coyote City 4 (3 gold), then 6 gold"
    assert said(t, "mine CM-06") == "Cold Mountain 6 (9 gold, in danger), then 12 gold"


def test_saloons_say_where() -> None:
    t = (
        table(CHOOSE, round=LATER, mines=["0 CC-04 DG-05", "1 CC-05"], row="SAL-1 CM-03 SN-06")
        .asks(0, "PICK")
        .says("pick SAL-1")
    )
    assert said(t, "town CC") == "Coyote City (others have 1 mine there)"
    assert said(t, "town DG") == "Dry Gulch (others have 0 mines there)"
    assert said(rare.two_saloons(), "saloon SAL-2") == "Your saloon in Dry Gulch"


def test_the_governor_says_what_the_fee_will_be() -> None:
    assert said(rare.two_offices(), "town CC") == "Coyote City (fee 6 gold instead of 3)"


def test_the_telegraph_says_what_the_result_will_be() -> None:
    t = table(ROLL, cards={1: "TEL-1"}, mines=["0 CC-04"], dice=["34"])
    assert asked(t) == "The dice show 3 and 4: 7. Do you use the Telegraph and set one of them?"
    assert said(t, "set 1 6") == "Turn die 1 from 3 to 6 (result 10)"
    assert said(t, "set 2 1") == "Turn die 2 from 4 to 1 (result 4)"
    assert said(t, "pass") == "Leave the dice as they are (result 7)"


def test_sentences_of_the_log_in_three_languages() -> None:
    paid = {**rare.MOMENT, **rare.FEE, "form": "full", "due": 3, "paid": 3}
    assert EN.event(paid, NAMES) == "Ann pays Otto 3 gold for Dry Gulch (3 mines)."
    assert DE.event(paid, NAMES) == "Ann zahlt Otto 3 Gold für Dry Gulch (3 Minen)."
    assert HU.event(paid, NAMES) == "Illeték, Dry Gulch (3 bánya): Ann fizet, Otto kap 3 aranyat."
    short = {**rare.MOMENT, **rare.FEE, "form": "short", "mines": 1, "doubled": True, "due": 2, "paid": 1}
    doubled = "Dry Gulch (1 Mine, durch den Gouverneur doppelt)"
    assert DE.event(short, NAMES) == f"Ann schuldet Otto 2 Gold für {doubled}, hat aber nur 1 Gold und zahlt alles."


def test_a_real_refusal_is_explained() -> None:
    state = tw.new("boomtown", 3, 7)
    with pytest.raises(tw.IllegalAnswer) as refusal:
        tw.answer(state, tw.waiting(state)[0], tw.action("boomtown", "bid 11"))
    assert DE.error(refusal.value) == "Du kannst nicht mehr Gold bieten, als du hast. [BT-4.3]"


def test_every_text_is_used() -> None:
    """A text that nothing leads to would be a slip in its key."""
    listening = Listening(FOLDER)
    listened = Words(listening)
    assert list(contents(1, listening))
    for number in GAMES[:18]:
        state = new_game("boomtown", number)
        for view, options in play(number, state):
            listened.question(view, FIVE)
            for option in options[:60]:
                listened.action(view, option, FIVE)
        listened.question(tw.view(state, 0), FIVE)
        for event in stories(state):
            for me in range(-1, state.count):
                listened.event(event, FIVE[: state.count], me)
    for event in rare.RARE:
        for me in range(-1, 5):
            listened.event({**rare.MOMENT, **event}, FIVE, me)
    for position in rare.RARE_POSITIONS:
        t = position()
        seat = rare.asked_seat(t)
        view = t.view(seat)
        listened.question(view, FIVE)
        listened.question(t.view(-1), FIVE)
        for action in tw.legal(t.s, seat):
            listened.action(view, tw.text("boomtown", action), FIVE)
            listened.action(t.view(-1) | {"seat": seat}, tw.text("boomtown", action), FIVE)
    for card in ("CJ-07", "CJ-07=6", "CJ-07=6D", *KINDS):
        listened.card(card)
    elsewhere = ("game.", "phase.", "decision.", "option.", "error.")
    assert {key for key in listening.unsaid() if not key.startswith(elsewhere)} == set()
