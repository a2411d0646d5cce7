"""The Boomtown thinker in positions where common sense knows the answer, and its numbers against plain reckoning."""

from itertools import product
from typing import Any

import pytest
from tests.games.boomtown.scenario import AUCTION, CHOOSE, ROLL, SPEC, Play, table
from tests.proofs import asked_for

from tumbleweed.arena.fuzzing import STREAMS, random_options
from tumbleweed.bots.boomtown import offices
from tumbleweed.bots.boomtown.aims import best_number
from tumbleweed.bots.boomtown.bidding import Auction
from tumbleweed.bots.boomtown.cards import Row, mine_taken
from tumbleweed.bots.boomtown.moments import rolled
from tumbleweed.bots.boomtown.odds import AT_LEAST, Odds
from tumbleweed.bots.boomtown.offices import Offices, gained, lost, mayor_of, mines_of, position, taken
from tumbleweed.bots.boomtown.thinker import BoomtownThinker
from tumbleweed.bots.levels import styles
from tumbleweed.bots.words import say
from tumbleweed.core.chance import Chance, chance
from tumbleweed.core.play import apply, legal, waiting
from tumbleweed.core.steps import State
from tumbleweed.games.boomtown.actions import CATALOG, PASS
from tumbleweed.games.boomtown.auction import flow
from tumbleweed.games.boomtown.box import BOX, Deck
from tumbleweed.games.boomtown.town import boomtown
from tumbleweed.words import LANGUAGES

SEEDS = range(12)
DECISIONS = asked_for("boomtown")["decisions"] - {"ROLL"}
"""Nobody is asked to roll."""


def luck(seed: int = 1) -> Chance:
    return chance(("bot",), seed)


def written(s: State, action: int) -> str:
    """An answer as text; a card of the row by its id."""
    text = CATALOG.text(action)
    t = boomtown(s)
    return f"pick {t.table.deck.ids[t.row[int(text.split()[1]) - 1]]}" if text.startswith("pick") else text


def chosen(t: Play, seed: int = 1) -> str:
    """What the thinker answers for the seat that is asked."""
    (seat,) = waiting(t.s)
    return written(t.s, BoomtownThinker().choose(t.s, seat, luck(seed)))


def bids(t: Play) -> list[int]:
    """What the thinker bids with different luck; 0 is a pass."""
    return [0 if text == "pass" else int(text.split()[1]) for text in (chosen(t, seed) for seed in SEEDS)]


# ------------------------------------------------------------ the auction


def test_it_bids_for_one_good_card_among_poor_ones() -> None:
    t = table(AUCTION, seats=4, gold=20, row="CM-07 CC-03 CM-08 SN-06")
    assert all(1 <= bid <= 16 for bid in bids(t))


def test_it_does_not_pay_for_the_first_of_equals() -> None:
    t = table(AUCTION, seats=3, gold=20, row="CJ-08 CM-05 CM-09", round=20)
    assert max(bids(t)) <= 2


def test_it_stops_when_the_price_is_too_high() -> None:
    t = table(AUCTION, seats=3, gold=60, row="CM-07 CC-03 CM-08")
    t.asks(0, "BID").says("bid 50")
    assert bids(t) == [0] * len(SEEDS)


def test_it_knows_what_a_bid_pays_to_whom() -> None:
    """A win at a price, seen by everybody, is the row and the flow of the bid (BT-5.6)."""
    t = table(AUCTION, seats=4, gold=20, row="CM-07 CC-03 CM-08 SN-06")
    auction = Auction(BoomtownThinker().outlook(t.s, 0))
    outlook = auction.o
    for winner, price in product(range(4), (0, 8, 16)):
        changes = [gain + gold for gain, gold in zip(auction.outcomes[winner], flow(4, winner, price), strict=True)]
        for seat in range(4):
            assert auction.prospect(seat, winner, price) == pytest.approx(outlook.prospect(seat, changes))
            assert auction.likes(seat, winner, price) == pytest.approx(outlook.mind(seat, changes))
    limit = auction.limit(0, 1)
    assert auction.likes(0, 0, limit) == pytest.approx(auction.likes(0, 1, limit)), "there both are as good"


def test_a_bid_shows_gold_where_it_is_hidden() -> None:
    """BT-27.2: three others have 30 gold together, so ten each, until one of them bids 16."""
    t = table(AUCTION, seats=4, gold=[20, 20, 4, 6], row="CM-07 CC-03 CM-08 SN-06", gold_visibility="hidden")
    thinker = BoomtownThinker()
    assert thinker.auction(t.s, 0).gold == [20.0, 10.0, 10.0, 10.0]
    t.asks(0, "BID").says("pass").asks(1, "BID").says("bid 16")
    assert thinker.auction(t.s, 0).gold == [20.0, 20.0, 5.0, 5.0]


# ------------------------------------------------------------ cards of the row


@pytest.mark.parametrize(
    ("row", "best"),
    [("CC-03 CM-07 CM-08", "CM-07"), ("CC-12 SN-09 SN-06", "SN-09"), ("STG-1 CC-03 SN-06", "STG-1")],
)
def test_it_picks_the_best_card(row: str, best: str) -> None:
    assert chosen(table(CHOOSE, row=row, round=18)) == f"pick {best}"


def test_a_fee_spoils_a_mine() -> None:
    mines = ["1 DG-02 DG-03 DG-05 DG-07 DG-11"]
    assert chosen(table(CHOOSE, row="DG-08 CC-08 SN-06", round=18)) == "pick DG-08"
    assert chosen(table(CHOOSE, row="DG-08 CC-08 SN-06", round=18, mines=mines)) == "pick CC-08"


def test_what_a_mine_is_worth_after_others_of_its_town_were_taken() -> None:
    """Asked twice, for every seat, card and standing of the town, the answer is what plain reckoning says."""
    t = table(AUCTION, seats=3, gold=[20, 3, 9], mines=["0 DG-02", "1 DG-03"], row="DG-05 DG-10 DG-07")
    o = BoomtownThinker().outlook(t.s, 0)
    row = Row(o, (0, 1, 2))
    town = o.deck.town[t.s.row[0]]
    stands = [int(taken(o.towns[town], seat)) for seat in range(3)]
    for _, seat, slot, key in product(range(2), range(3), range(3), [*stands, int(taken(stands[1], 1))]):
        change = mine_taken(o, seat, t.s.row[slot], key)
        assert row.mine_later(seat, slot, key) == (change, o.mind(seat, change))


def test_a_mine_that_makes_a_mayor_is_worth_more() -> None:
    assert chosen(table(CHOOSE, row="CC-08 CJ-08 SN-06", round=18, mines=["0 CJ-12"])) == "pick CJ-08"


def test_the_mustang_is_used_for_what_would_be_gone() -> None:
    rides: dict[str, Any] = {"seats": 4, "cards": {2: "MUS-1"}, "round": 15}
    precious = table(CHOOSE, row="CM-07 STG-1 CC-03 SN-06", **rides)
    precious.asks(0, "PICK").says("pick CM-07")
    assert chosen(precious) == "mustang"
    alike = table(CHOOSE, row="CM-07 CM-05 CM-09 CJ-08", **(rides | {"round": 10}))
    alike.asks(0, "PICK").says("pick CM-07")
    assert chosen(alike) == "pass"


# ------------------------------------------------------------ event cards


def test_the_telegraph_is_used_when_it_pays() -> None:
    held: dict[str, Any] = {"cards": {0: "TEL-1"}, "mines": ["0 SN-09 CC-03", "1 CJ-07 CM-07 SN-07"], "round": 20}
    assert chosen(table(ROLL, dice=["34"], **held)) in {"set 1 5", "set 2 6"}  # 9 for the richest mine, from 7
    assert chosen(table(ROLL, dice=["36"], **held)) == "pass"  # 9 already


def test_a_roll_is_reckoned_as_the_rules_pay_it() -> None:
    """BT-21 to BT-23: mines pay, saloons collect."""
    t = table(ROLL, mines=["0 CC-04 SN-07", "1 CM-07"], saloons=["1 CC SAL-1"], cards={2: "TEL-1"}, dice=["22"])
    outlook = BoomtownThinker().outlook(t.s, 2)
    assert rolled(outlook, 4) == [1, 2, 0]
    assert rolled(outlook, 7) == [4, 5, 0]
    assert rolled(outlook, 3) == [0, 0, 0]


def test_dynamite_hits_the_leader_where_it_hurts() -> None:
    mines = ["1 SN-06 CC-10 DG-10", "2 CC-04"]
    t = table(CHOOSE, row="DYN-1 CC-03 SN-07", mines=mines, gold=[10, 40, 10], round=6)
    t.asks(0, "PICK").says("pick DYN-1")
    assert chosen(t) in {"mine DG-10", "mine CC-10"}


def test_expropriation_takes_the_best_or_nothing() -> None:
    t = table(CHOOSE, row="EXP-1 CC-03 SN-07", mines=["0 SN-02", "1 SN-09", "2 SN-06"], round=6)
    t.asks(0, "PICK").says("pick EXP-1")
    assert chosen(t) == "mine SN-09"
    dear = ["0 SN-02", "1 SN-03 SN-04 SN-07 SN-08 SN-10", "2 SN-06"]
    late = table(CHOOSE, row="EXP-1 CC-03 CJ-07", mines=dear, governor="SN", gold=40, round=20)
    late.asks(0, "PICK").says("pick EXP-1")
    assert chosen(late) == "pass"


def test_a_vein_goes_where_it_pays_and_lasts() -> None:
    t = table(CHOOSE, row="VEI-1 CC-03 SN-07", mines=["0 CJ-02 CJ-07 DG-08"], round=3)
    t.asks(0, "PICK").says("pick VEI-1")
    assert chosen(t) == "mine DG-08"


def test_a_saloon_opens_where_others_have_mines() -> None:
    mines = ["0 CJ-02 SN-02", "1 SN-07 SN-09", "2 CJ-12"]
    t = table(CHOOSE, row="SAL-1 CC-03 CC-04", mines=mines, round=6)
    t.asks(0, "PICK").says("pick SAL-1")
    assert chosen(t) == "town SN"


def test_the_girls_go_to_the_busiest_saloon() -> None:
    mines = ["0 CJ-02 SN-02", "1 SN-07 SN-09", "2 CJ-12"]
    t = table(CHOOSE, row="GIR-1 CC-03 CC-04", mines=mines, saloons=["0 CJ SAL-1", "0 SN SAL-2"], round=6)
    t.asks(0, "PICK").says("pick GIR-1")
    assert chosen(t) == "saloon SAL-2"


def test_the_governor_goes_where_the_fee_is_highest() -> None:
    t = table(CHOOSE, row="GOV-1 CC-03 CC-04", mines=["0 CJ-02 CJ-04 SN-02 SN-03 SN-04"], round=6)
    t.asks(0, "PICK").says("pick GOV-1")
    assert chosen(t) == "town SN"


@pytest.mark.parametrize(
    ("gold", "answer"), [([10, 5, 12], "rob 2 6"), ([10, 4, 3], "rob 1 4"), ([10, 0, 2], "rob 2 2")]
)
def test_a_holdup_names_the_number_that_brings_most(gold: list[int], answer: str) -> None:
    t = table(CHOOSE, row="HLD-1 CC-03 CC-04", gold=gold)
    t.asks(0, "PICK").says("pick HLD-1")
    assert chosen(t) == answer
    victim, number = (int(word) for word in answer.split()[1:])
    assert best_number(BoomtownThinker().outlook(t.s, 0), victim) == number


# ------------------------------------------------------------ numbers against plain reckoning


@pytest.mark.parametrize("rolls", [0, 1, 2, 3])
def test_how_often_a_mine_pays_and_whether_it_lasts(rolls: int) -> None:
    """All sequences of this many rolls, one by one."""
    deck = Deck([*BOX.cards, "HLD"])
    odds = Odds(deck, rolls, BOX.new_vein)
    for mine in (deck.ids.index("CM-06"), deck.ids.index("CJ-07"), deck.ids.index("SN-09")):
        pays = lasts = 0
        for thrown in product([one + other for one, other in product(range(1, 7), repeat=2)], repeat=rolls):
            stands = True
            for number in thrown:
                stands = stands and not (deck.danger[mine] and number in (2, 12))
                pays += stands and number == deck.number[mine]
            lasts += stands
        assert odds.pays[rolls][mine] == pytest.approx(pays / 36**rolls)
        assert odds.lasts[rolls][mine] == pytest.approx(lasts / 36**rolls)


def test_the_odds_of_two_dice() -> None:
    sums = [one + other for one, other in product(range(1, 7), repeat=2)]
    assert AT_LEAST[2:] == pytest.approx([sum(found >= number for found in sums) / 36 for number in range(2, 13)])


@pytest.mark.parametrize("counts", [[0, 0, 0], [1, 1, 0], [2, 1, 0], [1, 2, 2]])
def test_an_office_is_played_out_exactly(counts: list[int]) -> None:
    """The next three mines of a town in all ways, with the rules' own mayors and fees (BT-7, BT-8)."""
    mayor = max(range(3), key=lambda seat: counts[seat]) if max(counts) > 1 else -1
    found = Offices(3, BOX.office)
    key = position(counts, mayor, False, 3)
    hopes = [0.0] * 3
    for takers in product(range(3), repeat=3):
        chance, held, office, gold, now = 1.0, list(counts), mayor, [0] * 3, key
        for seat in takers:
            chance *= found.chances(now)[seat]
            if office not in (-1, seat):
                gold[seat] -= held[office]
                gold[office] += held[office]
            held[seat] += 1
            if held[seat] > (1 if office < 0 else held[office]):
                office = seat
            now = offices.taken(now, seat)
        assert mayor_of(now) == office
        for seat in range(3):
            hopes[seat] += chance * (gold[seat] + (BOX.office if seat == office else 0))
    assert found.hopes(key) == pytest.approx(hopes)


def test_an_office_changes_hands() -> None:
    key = position([2, 2, 1], 0, True, 4)
    assert mayor_of(gained(key, 1)) == 1
    assert not gained(key, 1) & offices.GOVERNED, "a governor does not stay"
    assert mayor_of(lost(key, 0, 3, False)) == 1
    assert mines_of(lost(key, 0, 3, False), 0) == 1
    alone = position([1, 0, 0], 0, False, 4)
    assert mayor_of(lost(alone, 0, 3, False)) == -1
    assert mayor_of(lost(position([2, 1, 0], 0, False, 4), 0, 3, True)) == -1, "two_mines"


# ------------------------------------------------------------ whole games


def positions(games: int, seed: int) -> list[tuple[State, int]]:
    """Positions of games with random options, played by all styles in turn, a little at random."""
    found: list[tuple[State, int]] = []
    mixed = chance(STREAMS, seed)
    thinkers = [BoomtownThinker(style) for style in styles().values()]
    names = {option.name for option in SPEC.options}
    for game in range(games):
        seats = 3 + game % 3
        s = SPEC.new(seats, random_options(SPEC, seats, names, {}, mixed), seed + game, False)
        while waited := waiting(s):
            seat = waited[0]
            found.append((s.copy(), seat))
            options = legal(s, seat)
            thinker = thinkers[mixed.below(0, len(thinkers))]
            own = mixed.below(0, 5) > 0
            apply(s, seat, thinker.choose(s, seat, luck(game)) if own else options[mixed.below(0, len(options))])
    return found


PLAYED: dict[int, list[tuple[State, int]]] = {}


def played() -> list[tuple[State, int]]:
    if not PLAYED:
        PLAYED[0] = positions(12, 5)
    return PLAYED[0]


def test_every_decision_is_answered_legally() -> None:
    seen: set[str] = set()
    thinker = BoomtownThinker()
    for number, (s, seat) in enumerate(played()):
        assert s.ask is not None
        seen.add(s.ask.decision)
        options = legal(s, seat)
        ranked = thinker.ranked(s, seat)
        assert set(ranked) <= set(options)
        assert len(set(ranked)) == len(ranked) > 0
        assert thinker.choose(s, seat, luck(number)) in ranked
        assert thinker.weak(s, seat, luck(number)) in options
    assert DECISIONS - seen <= {"GIRLS_SALOON"}, "which needs two saloons of one player; it has a test of its own"


@pytest.mark.parametrize("share", [24, pytest.param(1, marks=pytest.mark.slow)])
def test_what_it_remembers_does_not_matter(share: int) -> None:
    """What was reckoned for one seat or position is used for another only where it is the same. Each style looks at
    its own share of the positions, in runs of a dozen, since those that follow each other have most in common.
    """
    for place, style in enumerate(styles().values()):
        thinker = BoomtownThinker(style)
        for number, (s, seat) in enumerate(played()):
            if number // 12 % share == place % share:
                fresh = BoomtownThinker(style)
                assert thinker.ranked(s, seat) == fresh.ranked(s, seat)
                assert thinker.choose(s, seat, luck(number)) == fresh.choose(s, seat, luck(number))


@pytest.mark.parametrize("every", [31, pytest.param(7, marks=pytest.mark.slow)])
def test_what_is_hidden_does_not_matter(every: int) -> None:
    for number, (s, seat) in enumerate(played()):
        if number % every:
            continue
        other = SPEC.determinize(s, seat, number)
        one, two = BoomtownThinker(), BoomtownThinker()
        assert one.choose(s, seat, luck(3)) == two.choose(other, seat, luck(3))
        assert one.ranked(s, seat) == two.ranked(other, seat)
        assert one.weak(s, seat, luck(3)) == two.weak(other, seat, luck(3))
        reasons = [thinker.reason(here, seat, one.ranked(s, seat)[0]) for thinker, here in ((one, s), (two, other))]
        assert (reasons[0].key, reasons[0].values) == (reasons[1].key, reasons[1].values)


def test_every_answer_has_a_reason_in_every_language() -> None:
    thinker = BoomtownThinker()
    keys: set[str] = set()
    for number, (s, seat) in enumerate(played()):
        if number % 3:
            continue
        for action in thinker.ranked(s, seat)[:3]:
            reason = thinker.reason(s, seat, action)
            keys.add(reason.key)
            for language in LANGUAGES:
                assert len(say(reason, "boomtown", language)) > 15
    assert {"bid.win", "bid.drive", "bid.pass", "pick.mine", "pick.mayor", "pick.event", "holdup", "dynamite"} <= keys


def test_shares_are_shares_and_exact_at_the_end() -> None:
    thinker = BoomtownThinker()
    for s, _ in played()[::40]:
        shares = thinker.shares(s)
        assert sum(shares) == pytest.approx(1)
        assert min(shares) >= 0
    s = SPEC.new(4, {}, 3, False)
    while waited := waiting(s):
        apply(s, waited[0], thinker.choose(s, waited[0], luck()))
    assert thinker.shares(s) == SPEC.returns(s)


def test_an_imagined_game_ends_with_the_round() -> None:
    thinker = BoomtownThinker()
    begin = SPEC.new(4, {}, 3, False)
    s = begin.copy()
    while not thinker.enough(s, begin):
        apply(s, waiting(s)[0], PASS if PASS in legal(s, waiting(s)[0]) else legal(s, waiting(s)[0])[0])
    assert (boomtown(s).round, boomtown(s).high) == (2, 0)
