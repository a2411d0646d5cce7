"""For every event of phase II, a small scenario and exactly what everybody may know of it (dossier, section 8)."""

from typing import Any, NamedTuple

from tests.games.dice_town.scenario import Play, town

Payload = dict[str, Any]


class Case(NamedTuple):
    """An event, a town in which it happens once, its public payload, and what some seats know in addition."""

    name: str
    play: Play
    public: Payload
    private: dict[int, Payload]


def one(place: str, dice: list[str], edition: str = "second", **more: Any) -> Play:
    return town([place], edition=edition, dice=dice, **more)


def doc(edition: str = "second", dice: str = "KKKKK", **more: Any) -> Play:
    """Seat 0 is the only visitor of three players, seat 1 the Sheriff."""
    return town(["doc_badluck"], edition=edition, dice=[dice, "JJJJJ", "JJJJJ"], gained=(1, 2), controlled=(1, 2),
                **{"sheriff": 1, **more})  # fmt: skip


def bribed() -> Play:
    """Seats 0 and 1 tie at the mine; seat 0 makes an offer, and seat 2, the Sheriff, names seat 0."""
    t = one("gold_mine", ["99KKK", "99AAA", "TTTTT", "JJJJJ"], sheriff=2, nuggets=[2], protected=[[5]],
            hands=[["brute", "girls", "claim 3", "claim 4"]])  # fmt: skip
    t.asks(0, "D-07").says("bribe dollars 2", "bribe nuggets 1", "bribe card brute", "bribe claim 3",
                           "bribe protected 5")  # fmt: skip
    t.asks(1, "D-07").says("pass")
    return t.asks(2, "D-08").says("seat 0")


def timed_out(place: str, dice: list[str], seat: int, **more: Any) -> Play:
    return one(place, dice, **more).time_out(seat)


def control() -> list[Case]:
    """Places, ties, bribes."""
    offer = {"dollars": 2, "nuggets": 1, "claims": 1, "store_cards": 1, "protected": [5]}
    faces = {"cards": ["brute", "claim 3"]}
    return [
        Case("place_uncontested", one("bank", ["99999", "AAAAA"]), {"place": "bank"}, {}),
        Case("tie", bribed(), {"place": "gold_mine", "players": [0, 1], "count": 2}, {}),
        Case("tie", one("town_hall", ["99KKA"] * 2), {"place": "town_hall", "players": [0, 1],
                                                      "combination": ["9", "9", "K", "K", "A"]}, {}),
        Case("bribe_offered", bribed(), {"player": 0, "sheriff": 2, "supports": 0, **offer}, {0: faces, 2: faces}),
        Case("bribe_paid", bribed(), {"from": 0, "to": 2, **offer}, {0: faces, 2: faces}),
        Case("tie_decided", bribed(), {"sheriff": 2, "place": "gold_mine", "player": 0}, {}),
        Case("place_won", bribed(), {"place": "gold_mine", "player": 0, "count": 2, "by_tie_break": True}, {}),
        Case("place_won", one("town_hall", ["9999A", "KKKTT"]),
             {"place": "town_hall", "player": 0, "combination": ["9", "9", "9", "9", "A"], "by_tie_break": False}, {}),
        Case("timeout_default", timed_out("town_hall", ["99KKA"] * 2, 0, bribes="off"),
             {"player": 0, "decision": "D-08"}, {}),
    ]  # fmt: skip


def money() -> list[Case]:
    """Mine, Bank, coach."""
    split = one("bank", ["TKKKK", "99999", "AAAAA"], bank=5, hands=[[], ["split"]])
    split.asks(1, "D-10").says("play split")
    wanted = one("bank", ["TKKKK", "99999", "AAAAA"], bank=5, hands=[["wanted"], ["split"]])
    wanted.asks(1, "D-10").says("play split")
    wanted.asks(0, "D-06").says("play wanted")
    return [
        Case("nuggets_mined", one("gold_mine", ["999KK", "AAAAA"], mine=2),
             {"player": 0, "due": 3, "taken": 2, "mine": 0}, {}),
        Case("end_triggered", one("gold_mine", ["999KK", "AAAAA"], mine=2), {"cause": "mine_empty"}, {}),
        Case("end_triggered", one("town_hall", ["999KK", "AKQJ9"], row=(3,), claim_deck=()),
             {"cause": "claims_gone"}, {}),
        Case("bank_robbed", one("bank", ["TKKKK", "AAAAA"], bank=0), {"player": 0, "dollars": 0}, {}),
        Case("card_played", split, {"player": 1, "card": "split"}, {}),
        Case("loot_split", split, {"robber": 0, "player": 1, "dollars": 2}, {}),
        Case("card_cancelled", wanted, {"player": 0, "of": 1, "card": "split"}, {}),
        Case("coach_arrived", one("stagecoach", ["TKKKK", "AAAAA"], bank=2, coach=4), {"dollars": 4, "bank": 6}, {}),
        Case("coach_arrived", one("stagecoach", ["TKKKK", "AAAAA"], bank=2), {"dollars": 0, "bank": 2}, {}),
    ]  # fmt: skip


def store() -> list[Case]:
    """The General Store and Nervous Joe."""
    two = one("general_store", ["JJKKK", "AAAAA", "99999"], store_deck=["girls", "brute"])
    two.asks(0, "D-12").says("card brute")
    joe = one("general_store", ["JKKKK", "AAAAA", "99999"], store_deck=["joe"])
    joe.asks(0, "D-13").says("seat 2")
    again = one("general_store", ["JKKKK", "AAAAA"], exact_deck=True, discards=["girls"])
    return [
        Case("store_drawn", two, {"player": 0, "number": 2, "deck": 17, "discards": 0, "action": 1},
             {0: {"cards": ["girls", "brute"]}}),
        Case("store_kept", two, {"player": 0, "discarded_number": 1}, {0: {"card": "brute", "discarded": ["girls"]}}),
        Case("store_reshuffled", again, {"deck": 1}, {}),
        Case("store_empty", one("general_store", ["JKKKK", "AAAAA"], exact_deck=True), {"player": 0}, {}),
        Case("card_played", joe, {"player": 0, "card": "joe", "target": 2}, {}),
        Case("joe_collected", joe, {"player": 0, "target": 2, "dollars": 4}, {}),
        Case("no_effect", one("general_store", ["JKKKK", "AAAAA"], store_deck=["joe"], dollars=[3, 0]),
             {"player": 0, "cause": "joe"}, {}),
    ]  # fmt: skip


def saloon_and_badge() -> list[Case]:
    """Saloon, Sheriff, Town Hall."""
    stolen = one("saloon", ["QQKKK", "AAAAA", "99999"], hands=[[], ["claim 3", "girls"]])
    stolen.asks(0, "D-16").says("claim 3")
    seen, kept = {"cards": ["girls", "claim 3"]}, {"card": "claim 3"}
    marshall = one("sheriff", ["KAAAA", "99999"], sheriff=1, hands=[[], ["marshall"]])
    marshall.asks(1, "D-17").says("play marshall")
    unseen = one("town_hall", ["9999A", "KKKTT"], hands=[["corruption"]], claim_deck=(5, 1, 3, 2))
    unseen.asks(0, "D-18").says("play corruption")
    return [
        Case("theft", stolen, {"thief": 0, "victim": 1, "claims": 1, "store_cards": 1, "number": 1},
             {0: seen, 1: seen}),
        Case("theft_kept", stolen, {"thief": 0, "victim": 1, "kind": "claim"}, {0: kept, 1: kept}),
        Case("theft_impossible", one("saloon", ["QQKKK", "AAAAA"]), {"player": 0}, {}),
        Case("sheriff_changed", one("sheriff", ["KAAAA", "99999"], sheriff=1), {"old": 1, "new": 0, "cause": "kings"},
             {}),
        Case("sheriff_stays", one("sheriff", ["AAAAA", "99999"], sheriff=1), {"sheriff": 1, "cause": "no_kings"}, {}),
        Case("sheriff_stays", one("sheriff", ["KAAAA", "99999"]), {"sheriff": 0, "cause": "re_elected"}, {}),
        Case("sheriff_stays", marshall, {"sheriff": 1, "cause": "marshall"}, {}),
        Case("claims_taken", unseen, {"player": 0, "values": [4, 2]}, {}),
        Case("claim_drawn_unseen", unseen, {"player": 0}, {0: {"value": 5}}),
        Case("claims_refilled", unseen, {"row": [5, 1, 3], "deck": 1}, {}),
    ]  # fmt: skip


def at_the_doc() -> list[Case]:
    """Both editions of the Doc."""
    ordered = town(["doc_badluck"], dice=["KKKKK", "99999", "JJJJJ"], gained=(2,), controlled=(2,), sheriff=2)
    ordered.asks(2, "D-20").says("seat 1")
    declined = doc("first")
    declined.asks(0, "D-21").says("pass")
    swindle = doc("first", dollars=[0, 1, 0])
    swindle.asks(0, "D-21").says("remedy small_swindle")
    goods = doc("first", "JKKKK", store_deck=["girls"])
    goods.asks(0, "D-21").says("remedy goods")
    wire = doc("first", "9KKKK", hands=[["claim 5", "claim 2"]])
    wire.asks(0, "D-21").says("remedy barbed_wire")
    return [
        Case("doc_visitors", declined, {"players": [0]}, {}),
        Case("doc_order_set", ordered, {"sheriff": 2, "order": [1, 0]}, {}),
        Case("doc_declined", declined, {"player": 0}, {}),
        Case("doc_no_remedy", doc("first", "9999T"), {"player": 0}, {}),
        Case("doc_remedy", swindle, {"player": 0, "remedy": "small_swindle"}, {}),
        Case("tribute_paid", swindle, {"from": 1, "to": 0, "dollars": 1}, {}),
        Case("doc_card_drawn", goods, {"player": 0}, {0: {"card": "girls"}}),
        Case("claims_protected", wire, {"player": 0, "values": [2, 5]}, {}),
        *_elixirs(),
    ]


def _elixirs() -> list[Case]:
    pile = ("charm", "luck", "protection", "friendship", "wealth")
    power = doc(elixirs=("power", "domination"), elixir_pile=pile)
    power.asks(0, "D-23").says("elixir 1")
    drawn = doc(elixirs=("power", "domination"), elixir_pile=pile, nuggets=[0, 1, 0])
    drawn.asks(0, "D-23").says("elixir pile")
    used = doc(elixirs=("power", "domination"), elixir_pile=(), elixir_discards=pile)
    used.asks(0, "D-23").says("elixir 1")
    given = doc(elixirs=("domination", "power"), hands=[[], ["claim 4"]])
    given.asks(0, "D-23").says("elixir 1")
    friend = doc(elixirs=("friendship", "power"), hands=[[], ["brute"]])
    friend.asks(0, "D-23").says("elixir 1")
    return [
        Case("elixir_taken", power, {"player": 0, "source": "face_up", "elixir": "power"}, {}),
        Case("elixir_taken", drawn, {"player": 0, "source": "pile", "elixir": "charm"}, {}),
        Case("sheriff_changed", power, {"old": 1, "new": 0, "cause": "power"}, {}),
        Case("elixir_replaced", power, {"elixir": "charm", "pile": 4}, {}),
        Case("elixirs_reshuffled", used, {"pile": 6}, {}),
        Case("tribute_paid", drawn, {"from": 1, "to": 0, "nuggets": 1}, {}),
        Case("card_given", given, {"from": 1, "to": 0, "kind": "claim", "cause": "domination"},
             {0: {"card": "claim 4"}, 1: {"card": "claim 4"}}),
        Case("card_given", friend, {"from": 1, "to": 0, "kind": "store_card", "cause": "friendship"},
             {0: {"card": "brute"}, 1: {"card": "brute"}}),
    ]  # fmt: skip


def seldom() -> list[Case]:
    """Events of other parts of the game that random play may not bring about."""
    brute = town(["roll"], rolls=[["99999"], ["9TJQK"]], hands=[["brute"], ["wanted"]], dollars=[2, 8])
    brute.keeps("99999 brute", "9")
    brute.asks(1, "D-06").says("play wanted")
    final = town(["scoring"], 2, hands=[["claim 2"], ["claim 1", "claim 1"]], dollars=[0, 0], nuggets=[0, 5])
    return [
        Case("brute_fallback", brute, {"player": 0, "kept": ["9"] * 3, "returned": ["9"] * 2, "dollars": 2}, {}),
        Case("final_tie", final, {"players": [0, 1], "decided_by": "claims"}, {}),
        *_ties_at_the_end(),
        Case("claims_taken", one("town_hall", ["9999A", "KKKTT"], row=(), claim_deck=()), {"player": 0, "values": []},
             {}),
    ]  # fmt: skip


def _ties_at_the_end() -> list[Case]:
    """Two players with equally many points and claims."""
    named = town(["scoring"], 3, hands=[["claim 1"], ["claim 1"]], dollars=[0, 0, 0], nuggets=[6, 6], sheriff=2)
    named.asks(2, "D-28").says("seat 0")
    shared = town(["scoring"], 3, hands=[["claim 1"], ["claim 1"]], dollars=[0, 0, 0], nuggets=[6, 6], sheriff=2,
                  final_tie="shared")  # fmt: skip
    return [
        Case("final_tie", named, {"players": [0, 1], "decided_by": "sheriff"}, {}),
        Case("final_tie", shared, {"players": [0, 1], "decided_by": "shared"}, {}),
        Case("game_ended", shared, {"ranking": [1, 1, 3], "winners": [0, 1]}, {}),
    ]


GROUPS = (control, money, store, saloon_and_badge, at_the_doc, seldom)
