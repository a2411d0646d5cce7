"""DT-23: what others answer in secret leaves no trace in what a seat is told, until the game itself shows it.

A position and one dealt anew for an observer; in both the others answer, differently. The observer is told the same.
"""

from collections.abc import Callable

import pytest
from tests.conformance.hidden_positions import SPECTATOR, luck_for, plain, positions

import tumbleweed as tw
from tumbleweed.arena.fuzzing import CHECKS
from tumbleweed.core.chance import Chance
from tumbleweed.core.events import Log
from tumbleweed.core.play import apply, legal, waiting
from tumbleweed.games.dice_town.elixirs.domination import GiveClaim
from tumbleweed.games.dice_town.elixirs.friendship import GiveStoreCard
from tumbleweed.games.dice_town.places.saloon import KeepStolen
from tumbleweed.games.dice_town.town import Town, town

SPEC = tw.find("dice-town")
CARD_JOE = SPEC.catalog.parse("card joe")

both = pytest.mark.parametrize("edition", ["first", "second"])
visible = pytest.mark.parametrize("wealth", [True, False], ids=["wealth-visible", "wealth-hidden"])


def two_worlds(s: Town, observer: int, seed: int) -> tuple[Town, Town]:
    """The position and one the observer cannot tell from it, each with a log of its own."""
    world, other = s.copy(), town(SPEC.determinize(s, observer, seed))
    world.log, other.log = Log(), Log()
    return world, other


def told(s: Town, observer: int, last: str = "") -> str:
    """What the observer is told, up to the first event of a name."""
    assert s.log is not None
    events = s.log.seen_by(observer)
    names = [event["event"] for event in events]
    return plain(events[: names.index(last) + 1] if last else events)


def answers_fully(s: Town, seat: int, luck: Chance) -> None:
    """A seat's whole answer at random; an offer has several parts."""
    number = s.ask_number
    while s.ask_number == number and seat in waiting(s):
        options = legal(s, seat)
        apply(s, seat, options[luck.below(CHECKS, len(options))])


def before_the_last(s: Town, observer: int) -> list[int]:
    """Who can answer before the last one does."""
    others = [seat for seat in waiting(s) if seat != observer]
    return others if observer in waiting(s) else others[:-1]


@visible
@both
@pytest.mark.parametrize(("decision", "enough"), [("D-02", 150), ("D-07", 100)])
@pytest.mark.parametrize("seats", [3, 5])
def test_secret_simultaneous_answers(seats: int, decision: str, enough: int, edition: str, wealth: bool) -> None:
    """D-02, D-07: as long as somebody has yet to answer, others' answers show nothing, nor do the clock's."""
    luck, compared = luck_for(seats), 0
    fixed = {"wealth_visible": wealth} | ({"bribe_who": "all"} if decision == "D-07" else {})
    for number, s in enumerate(positions(edition, seats, luck, **fixed)):
        if s.ask is None or s.ask.decision_id() != decision or len(waiting(s)) < 2:
            continue
        for observer in range(SPECTATOR, seats):
            compared += compare_worlds(s, observer, number, luck)
        if compared >= enough:
            break
    assert compared >= enough


def compare_worlds(s: Town, observer: int, seed: int, luck: Chance) -> bool:
    """Checks that after each answer the observer knows the same in both worlds; whether anything could be compared."""
    worlds = two_worlds(s, observer, seed)
    answering = before_the_last(s, observer)
    for seat in answering:
        in_time = luck.below(CHECKS, 4) > 0
        for world in worlds:
            if in_time:
                answers_fully(world, seat, luck)
            else:
                SPEC.time_out(world, seat)
        assert told(worlds[0], observer) == told(worlds[1], observer), f"{seat} answers, {observer} is told of it"
        assert plain(SPEC.view(worlds[0], observer)) == plain(SPEC.view(worlds[1], observer))
        if observer != SPECTATOR:
            assert legal(worlds[0], observer) == legal(worlds[1], observer)
            assert SPEC.observe(worlds[0], observer) == SPEC.observe(worlds[1], observer)
    return bool(answering)


def no_joe(s: Town, action: int) -> bool:
    """D-12: Nervous Joe is played at once, openly."""
    return action != CARD_JOE


def any_card(s: Town, action: int) -> bool:
    return True


def a_claim(s: Town, action: int) -> bool:
    """D-16: everybody learns the kind of the card kept."""
    return SPEC.catalog.text(action).startswith("claim")


def a_store_card(s: Town, action: int) -> bool:
    return not a_claim(s, action)


def involved(s: Town) -> set[int]:
    """Who may know the card."""
    ask = s.ask
    if isinstance(ask, KeepStolen):
        return {ask.seat, ask.victim}
    if isinstance(ask, GiveStoreCard | GiveClaim):
        return {ask.seat, ask.visitor}
    return set(waiting(s))


Fits = Callable[[Town, int], bool]
SECRET_CARDS = [
    ("D-12", "store_kept", no_joe, "first"),
    ("D-12", "store_kept", no_joe, "second"),
    ("D-16", "theft_kept", a_claim, "first"),
    ("D-16", "theft_kept", a_claim, "second"),
    ("D-16", "theft_kept", a_store_card, "first"),
    ("D-16", "theft_kept", a_store_card, "second"),
    ("D-25", "card_given", any_card, "second"),
    ("D-27", "card_given", any_card, "second"),
]


@visible
@pytest.mark.parametrize(("decision", "event", "fits", "edition"), SECRET_CARDS)
def test_secret_cards(decision: str, event: str, fits: Fits, edition: str, wealth: bool) -> None:
    """D-12, D-16, D-25, D-27: of a card chosen in secret, those not concerned learn only that it was chosen."""
    luck, compared = luck_for(4), 0
    for number, s in enumerate(positions(edition, 4, luck, wealth_visible=wealth)):
        if s.ask is not None and s.ask.decision_id() == decision:
            compared += compare_cards(s, event, fits, number, luck)
        if compared >= 60:
            break
    assert compared >= 60


def compare_cards(s: Town, event: str, fits: Fits, seed: int, luck: Chance) -> int:
    """Returns for how many observers the chosen card could be compared."""
    compared, actor = 0, waiting(s)[0]
    for observer in range(SPECTATOR, s.count):
        if observer in involved(s):
            continue
        worlds = two_worlds(s, observer, seed)
        choices = [[action for action in legal(world, actor) if fits(world, action)] for world in worlds]
        if not all(choices):
            continue
        for world, fitting in zip(worlds, choices, strict=True):
            apply(world, actor, fitting[luck.below(CHECKS, len(fitting))])
        assert told(worlds[0], observer, event) == told(worlds[1], observer, event)
        compared += 1
    return compared
