"""Every decision of Dice Town, at all sorts of tables: the thinker answers legally, from what its seat knows alone, and
can say why in three languages."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.dice_town.scenario import Play, town

from tumbleweed import find
from tumbleweed.arena.fuzzing import STREAMS, random_options
from tumbleweed.bots import say
from tumbleweed.bots.dice_town.thinker import DiceTownThinker
from tumbleweed.bots.style import PLAIN, Style
from tumbleweed.core.chance import Chance, chance
from tumbleweed.core.play import apply, legal, waiting
from tumbleweed.core.steps import State
from tumbleweed.words import LANGUAGES

SPEC = find("dice-town")
NAMES = {option.name for option in SPEC.options}
STYLES = (PLAIN, Style("stingy", money=1.25), Style("gambler", risk=1.3), Style("dynamiter", harm=1.35))
RARE = {"D-03", "D-04", "D-28"}
"""A cancelled Brute, and a tie to the last claim: set up by hand below."""
COMMON = {f"D-{number:02}" for number in range(1, 29)} - RARE
GAMES = 60
MOST = 2000


def luck(seed: int) -> Chance:
    return chance(("bot",), seed)


def decision(s: State) -> str:
    assert s.ask is not None
    return s.ask.decision_id()


def games() -> Iterator[tuple[State, int]]:
    """Positions with a seat that is asked, in games at random tables; several styles and some beginners play."""
    for number in range(GAMES):
        seats = 2 + number % 4
        fixed: dict[str, Any] = {"edition": ("first", "second")[number % 2]}
        # Every few games the deck is small, so that games are short and end in ties.
        if number % 5 == 4:
            fixed |= {"claim_values": [1] * 6, "final_tie": "sheriff"}
        s = SPEC.new(seats, random_options(SPEC, seats, NAMES, fixed, chance(STREAMS, number)), number, False)
        thinkers = [DiceTownThinker(STYLES[(number + seat) % len(STYLES)]) for seat in range(seats)]
        lucks = [luck(number * 8 + seat) for seat in range(seats)]
        answers = 0
        while asked := waiting(s):
            seat = asked[answers % len(asked)]
            yield s, seat
            careless = answers % 7 == number % 7
            thinker = thinkers[seat]
            action = thinker.weak(s, seat, lucks[seat]) if careless else thinker.choose(s, seat, lucks[seat])
            assert action in legal(s, seat), f"{SPEC.catalog.text(action)} for {decision(s)}"
            apply(s, seat, action)
            answers += 1
            assert answers < MOST, "it goes on and on"


def cancelled_brute(again: bool, dollars: int) -> Play:
    """A Brute was cancelled; there is a second one, or the money does not suffice."""
    hands = [["brute", "brute"] if again else ["brute"], ["wanted"]]
    t = town(["roll"], rolls=[["AAKKQ"], ["99"]], dice=["", "TJQ"], dollars=[dollars, 8], hands=hands)
    t.keeps("AAKKQ brute", "9")
    t.asks(1, "D-06").says("play wanted")
    return t


def rare() -> list[Play]:
    own = town(["scoring"], seats=3, dollars=[18, 8, 18], sheriff=0, nuggets=[0, 0, 5])
    others = town(["scoring"], seats=3, dollars=[0, 20, 20], sheriff=0)
    brutes = [cancelled_brute(True, 2), cancelled_brute(True, 8), cancelled_brute(False, 2), cancelled_brute(False, 0)]
    return [*brutes, own, others]


def check_list(s: State, seat: int) -> None:
    """The answers worth a thought: the choice and other legal answers, each once."""
    thinker = DiceTownThinker()
    ranked = thinker.ranked(s, seat)
    assert set(ranked) <= set(legal(s, seat))
    assert len(set(ranked)) == len(ranked) >= 1
    assert ranked[0] == thinker.choose(s, seat, luck(1))
    assert thinker.weak(s, seat, luck(2)) in legal(s, seat)


def check_reasons(s: State, seat: int) -> None:
    """A sentence for what is chosen, and for every other answer (a search may prefer it)."""
    for action in legal(s, seat)[:12]:
        reason = DiceTownThinker().reason(s, seat, action)
        said = {say(reason, "dice-town", language) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES)
        assert all(one.endswith(".") and "{" not in one for one in said)


def check_hidden(s: State, seat: int, seed: int) -> None:
    """Dealing hidden things anew does not change what the thinker thinks."""
    thinker = DiceTownThinker()
    found = []
    for t in (s, SPEC.determinize(s, seat, seed), SPEC.determinize(s, seat, seed + 1)):
        reasons = [thinker.reason(t, seat, action) for action in legal(t, seat)[:6]]
        said = [(reason.key, reason.values) for reason in reasons]
        choices = thinker.choose(t, seat, luck(3)), thinker.weak(t, seat, luck(3)), thinker.ranked(t, seat)
        found.append((choices, said))
    assert found[0] == found[1] == found[2], decision(s)


def test_every_decision_is_answered_with_reasons_from_what_is_known() -> None:
    seen: Counter[str] = Counter()
    for number, (s, seat) in enumerate(games()):
        asked = decision(s)
        seen[asked] += 1
        if seen[asked] <= 3 or number % 40 == 0:
            check_list(s, seat)
            check_reasons(s, seat)
            check_hidden(s, seat, number)
    assert sorted(COMMON - seen.keys()) == []


@pytest.mark.parametrize("number", range(6))
def test_rare_decisions(number: int) -> None:
    t = rare()[number]
    assert decision(t.s) in RARE
    check_list(t.s, 0)
    check_reasons(t.s, 0)
    check_hidden(t.s, 0, number)


@pytest.mark.parametrize("edition", ["first", "second"])
def test_levels_are_apart(edition: str) -> None:
    """The Deputy's choices beat the beginner's, and those beat chance."""
    thinker = DiceTownThinker()

    def won(better: bool, games: int) -> float:
        total = 0.0
        for number in range(games):
            own = number % 4
            s = SPEC.new(4, {"edition": edition}, number, False)
            lucks = [luck(number * 4 + seat) for seat in range(4)]
            while asked := waiting(s):
                seat = asked[0]
                if seat == own and better:
                    action = thinker.choose(s, seat, lucks[seat])
                elif seat == own or better:
                    action = thinker.weak(s, seat, lucks[seat])
                else:
                    options = legal(s, seat)
                    action = options[lucks[seat].below(0, len(options))]
                apply(s, seat, action)
            total += SPEC.returns(s)[own]
        return total

    assert won(True, 16) >= 8, "a fair share is 4"
    assert won(False, 12) >= 8, "a fair share is 3"
