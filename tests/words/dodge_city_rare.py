"""What random games of Dodge City seldom or never reach: events, and positions in which a question is asked."""

from typing import Any

from tests.games.dodge_city.scenario import Play, town

from tumbleweed.core.forms import Form
from tumbleweed.games.dodge_city.declared import events as e

MOMENT = {"seq": 0, "pass": 1, "round": "placing_1"}


def told(form: Form[Any], fields: dict[str, Any]) -> dict[str, Any]:
    """An event as its readers get it."""
    return {"event": form.event, "form": form.form, "rule": form.rule, **MOMENT, **fields}


STONE = {"building": "SAL", "cell": [0, 1]}
REMOVED = {"owner": 1, **STONE}
MONEY = {"player": 1, "reason": "event", "cash": 500}
ENDED = {"winner": 1, "ranking": [{"place": 1, "player": 1, "points": 6}]}
RESOLVED = {"player": 1, "card": "EV14"}
SHOWN = [{"player": 0, "card": "Q1"}, {"player": 1, "card": "Q2"}]
WAY = {"building": "HOT", "from": [0, 1], "to": [0, 2], "by": 1}
TURN = {"player": 1, "card": "G6", "brought": 600}
LADIES = {"building": "SAL", "figure": "lady", "stones": 3, "paid": 900, "touches": 3}
RARE: list[dict[str, Any]] = [
    told(e.LOT_DRAWN, {"candidates": [0, 1], "player": 1}),
    told(e.DECK_RESHUFFLED, {"cards": 40}),
    told(e.EVENT_PILE_RESHUFFLED, {"cards": 32}),
    told(e.BUILDING_NEUTRALISED, {"building": "OFF", "figure": "sheriff", "returned": [6, 6]}),
    told(e.BUILDING_UNDECIDED, {"building": "STO", "connected": [0, 1]}),
    told(e.CONTROL_DUEL_EVEN, {"building": "STO", "cards": SHOWN, "winner": None}),
    told(e.CONTROL_DUEL_WON, {"building": "STO", "cards": SHOWN, "winner": 1}),
    told(e.FINAL_DUEL_EVEN, {"cards": SHOWN, "replaced": ["I1"], "winner": None}),
    told(e.FINAL_DUEL_WON, {"cards": SHOWN, "replaced": [], "winner": 1}),
    told(
        e.DUEL_EVEN,
        {"player": 0, "card": "Q1", "opponent": 1, "their_card": "Q2", "building": "SAL", "winner": None},
    ),
    told(e.DUEL_REMOVAL_DECLINED, {"player": 1}),
    told(e.CARD_LAID_ASIDE, {"player": 1}),
    told(e.CARD_PLAYED["raid"], {"player": 1, "card": "I1"}),
    told(e.START_CARD_CHOSEN, {"player": 1}),
    told(e.TURN_ENDED["placed"], {**TURN, "placed": [LADIES]}),
    told(e.TURN_ENDED["placed"], {**TURN, "placed": [{**LADIES, "touches": 4}]}),
    told(e.TURN_ENDED["placed"], {**TURN, "placed": [LADIES, {**LADIES, "building": "BNK", "paid": 0}]}),
    told(e.OTHER_STONE_MOVED, {"owner": 0, **WAY}),
    told(e.OWN_STONE_MOVED, {"owner": 1, **WAY}),
    told(e.STONE_PLACED["event"], {"player": 1, **STONE, "source": "event", "price": 0}),
    told(e.BUILDING_CLOSED, {"player": 1, **STONE, "closed": True}),
    told(e.CONNECTION_LOST, {"player": 1, "building": "SAL", "fields": ["B", "D"]}),
    told(e.STONE_REMOVED["indio"], {**REMOVED, "by": 0, "reason": "indio"}),
    told(e.STONE_REMOVED["event"], {**REMOVED, "by": 0, "reason": "event"}),
    told(e.STONE_REMOVED["lost"], {**REMOVED, "by": 1, "reason": "event"}),
    told(e.STONE_REMOVED["duel"], {**REMOVED, "by": 0, "reason": "duel"}),
    told(e.STONE_REMOVED["forced_sale"], {**REMOVED, "by": 1, "reason": "forced_sale"}),
    told(e.MONEY_CHANGED["handed"], {**MONEY, "amount": -100, "counterpart": 0}),
    told(e.MONEY_CHANGED["gained"], {**MONEY, "amount": 100, "counterpart": None}),
    told(e.MONEY_CHANGED["sold"], {**MONEY, "amount": 75, "counterpart": None, "reason": "forced_sale"}),
    told(e.DEBT_INCURRED, {"player": 1, "amount": 300}),
    told(e.DEBT_FORGIVEN, {"player": 1, "missing": 50}),
    told(e.EVENT_RESOLVED["partial"], {**RESOLVED, "outcome": "partial"}),
    told(e.EVENT_RESOLVED["none"], {**RESOLVED, "outcome": "none"}),
    told(e.EVENT_RESOLVED["declined"], {**RESOLVED, "outcome": "declined"}),
    told(e.CHALLENGE_WAIVED, {"player": 1}),
    told(e.CONNECTION_MADE, {"player": 1, "building": "YRD", "fields": ["B", "D", "P", "H"]}),
    told(
        e.BUILDING_AWARDED,
        {"player": 1, "building": "YRD", "figure": "lady", "points": 5, "rent": 1000, "returned": [3, 7]},
    ),
    told(e.POINTS_CHANGED, {"player": 1, "points": 5}),
    told(e.GAME_ENDED, {**ENDED, "reason": "target_points", "by_final_duel": False}),
    told(e.GAME_ENDED_BY_DUEL, {**ENDED, "reason": "all_buildings_finished", "by_final_duel": True}),
    told(e.GAME_ENDED, {**ENDED, "reason": "pass_limit", "by_final_duel": False}),
]
"""Events that random games seldom or never reach."""
NAMELESS = {"deck_reshuffled", "event_pile_reshuffled", "building_neutralised", "event_resolved"}
"""Those of these events that may name no player."""

BANK_NEARLY = "sheriff\n B000.\n ..D0.\n ...0.\n ..P0.\n ....K"
BANK_DONE = "sheriff\n B000.\n ..D0.\n ...0.\n ..P00\n ....K"
STORE_MEN = "bandit\n 0..1..\n B..D..\n ..P..K\n ......"


def at_the_bank() -> Play:
    """DC-8.4: one more stone, on 3,4 or 4,3, links four marked fields."""
    return town("turn 0", hands=[["C4", "L2", "S1"], ["G4", "S2"]], cash=[900, 300], buildings={"BNK": BANK_NEARLY})


def buying_at_the_bank() -> Play:
    """DC-6.5: with a free Sheriff."""
    return at_the_bank().asks(0, "D-2").says("play S1")


def an_opening() -> Play:
    """DC-7.7: a building is named, its first stone is still to come."""
    return buying_at_the_bank().asks(0, "D-4").says("open SAL lady")


def a_stone_to_take_back() -> Play:
    """DC-7.13: a free stone was placed and the card has no more; the chain misses one more stone."""
    return buying_at_the_bank().asks(0, "D-4").says("free BNK 0,4")


def the_last_cell() -> Play:
    """DC-9.1: a stone on the last free cell neutralises the building."""
    drawn = "sheriff\n B01D\n 0101\n 1010\n P1.K"
    return town("turn 0", hands=[["C4"], ["G4"]], buildings={"OFF": drawn})


def in_debt() -> Play:
    """DC-5.5: two stones have to be sold, or one of the Ladies."""
    buildings = {"STO": "bandit\n 00....\n B..D..\n ..P..K\n ......", "POS": "lady\n B00.D\n .....\n .....\n P...K"}
    return town("event 0", events=["EV08"], cash=[200, 0], buildings=buildings)


def a_raid() -> Play:
    """DC-6.10: the other player's chain can be broken."""
    hands = [["G4", "G5"], ["I1", "C4", "C5"]]
    return town("turn 1", hands=hands, buildings={"BNK": BANK_DONE}).asks(1, "D-2").says("play I1")


def an_event(card: str, **given: Any) -> Play:
    """An event of the first player."""
    buildings = {"BNK": BANK_DONE, "STO": STORE_MEN, **given.pop("buildings", {})}
    return town("event 0", events=[card], buildings=buildings, **given)


def a_lifted_stone() -> Play:
    """`SHIFT`: a stone of the chain is picked up."""
    return an_event("EV23").asks(0, "D-12").says("move BNK 3,4")


def a_shoved_stone() -> Play:
    """`SHOVE`: a stone of an opponent's chain is picked up."""
    return town("event 1", events=["EV24"], buildings={"BNK": BANK_DONE}).asks(1, "D-13").says("move BNK 0,1")


def a_fire() -> Play:
    """D-7: two buildings are equally crowded."""
    return town("event 0", events=["EV17"], buildings={"STO": STORE_MEN, "POS": "lady\n B01.D\n .....\n .....\n P...K"})


def burning() -> Play:
    """D-8: the player has to give up one of several stones in the burning building."""
    return town("event 0", events=["EV17"], buildings={"BNK": BANK_DONE})


def gangs() -> Play:
    """D-9: both have the most stones."""
    return town("event 0", events=["EV18"], buildings={"STO": STORE_MEN})


def a_challenge() -> Play:
    """DC-10.11: the other player is connected."""
    buildings = {"BNK": "sheriff\n B000.\n 1.D0.\n ...0.\n ..P00\n ....K"}
    return town("duel", hands=[["L1"], ["L7"]], starter=1, buildings=buildings)


def a_duel_won() -> Play:
    """DC-10.15: the winner may break the chain."""
    return a_challenge().asks(1, "D-14").says("challenge 0 BNK")


RARE_POSITIONS = (
    at_the_bank, buying_at_the_bank, an_opening, a_stone_to_take_back, the_last_cell, in_debt, a_raid, a_lifted_stone,
    a_shoved_stone, a_fire, burning, gangs, a_challenge, a_duel_won,
)  # fmt: skip
EVENTS_THAT_ASK = ("EV14", "EV15", "EV18", "EV19", "EV20", "EV21", "EV22", "EV23", "EV24")


def asked_seat(t: Play) -> int:
    """The seat that is asked."""
    [seat] = t.view(-1)["waiting"]
    return int(seat)
