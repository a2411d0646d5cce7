"""What is dealt anew for a seat follows from what that seat knows and from the seed, never from the hidden truth.

Search bots depend on that: only then can a bot that sees nothing but re-dealt positions learn nothing from them.
"""

import itertools
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from tests.sampling import one_in

from tumbleweed import find, game_names
from tumbleweed.arena.fuzzing import ANSWERS, STREAMS, random_options
from tumbleweed.core.chance import chance
from tumbleweed.core.play import apply, legal, waiting
from tumbleweed.core.spec import GameSpec
from tumbleweed.core.steps import State
from tumbleweed.games.boomtown.town import Boomtown
from tumbleweed.games.dice_town.town import Town as DiceTown
from tumbleweed.games.dodge_city.dealing import cards_in
from tumbleweed.games.dodge_city.town import Town as DodgeCity

GAMES = game_names()
POSITIONS = 220


def positions(spec: GameSpec, seed: int, **fixed: Any) -> Iterator[State]:
    """Positions of endless random games, with all options drawn anew for each."""
    luck = chance(STREAMS, seed)
    for number in itertools.count():
        seats = spec.least_seats + number % (spec.most_seats - spec.least_seats + 1)
        names = {option.name for option in spec.options}
        s = spec.new(seats, random_options(spec, seats, names, fixed, luck), number, False)
        while asked := waiting(s):
            yield s
            seat = asked[luck.below(ANSWERS, len(asked))]
            options = legal(s, seat)
            # The last options are the bold ones: dice kept with a Brute, cards played.
            bold = luck.below(ANSWERS, 3) == 0
            apply(s, seat, options[-1] if bold else options[luck.below(ANSWERS, len(options))])


HIDING: dict[str, list[dict[str, Any]]] = {
    "boomtown": [{}, {"gold_visibility": "hidden"}],
    "dice-town": [{}, {"wealth_visible": False, "edition": "first"}, {"wealth_visible": False, "edition": "second"}],
    "dodge-city": [{}, {"money_visibility": "hidden"}],
}


@pytest.mark.parametrize(("game", "fixed"), one_in(2, [(game, fixed) for game in GAMES for fixed in HIDING[game]]))
def test_what_is_dealt_does_not_depend_on_what_is_hidden(game: str, fixed: dict[str, Any]) -> None:
    """A position dealt anew twice for the same seat is the same as one dealt anew once."""
    spec = find(game)
    differs = 0
    every = {"boomtown": 3, "dice-town": 7, "dodge-city": 11}[game]
    for number, s in enumerate(itertools.islice(positions(spec, 5, **fixed), 0, POSITIONS * every, every)):
        for seat in range(s.count):
            direct = spec.dump(spec.determinize(s, seat, number))
            other = spec.determinize(s, seat, number + 1_000_000)
            assert spec.dump(spec.determinize(other, seat, number)) == direct, f"seat {seat}"
            differs += spec.dump(other) != direct
    assert differs > POSITIONS, "nothing was dealt anew"


def fits(counts: Counter[Any], expected: float) -> None:
    """Every outcome came up about as often as it should: within five standard deviations."""
    assert len(counts) > 1
    for outcome, found in counts.items():
        assert abs(found - expected) < 5 * expected**0.5, f"{outcome}: {found} times instead of {expected:.0f}"


def test_every_unseen_claim_and_face_is_equally_likely() -> None:
    spec = find("dice-town")
    s = next(s for s in positions(spec, 3, claim_values=[1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3]) if s.count == 4)
    assert isinstance(s, DiceTown)
    first: Counter[int] = Counter()
    cups: Counter[int] = Counter()
    for seed in range(3000):
        t = spec.determinize(s, 0, seed)
        assert isinstance(t, DiceTown)
        first[t.claim_deck[0]] += 1
        cups[t.players[1].cup] += 1
    kinds = Counter(s.claim_deck[s.claim_top :])
    for value, copies in kinds.items():
        expected = 3000 * copies / sum(kinds.values())
        assert abs(first[value] - expected) < 5 * expected**0.5, value
    assert max(cups.values()) < 3000 * 120 / 6**5 * 2, "five different faces are the likeliest roll"


def test_every_unseen_card_of_the_deck_is_equally_likely() -> None:
    spec = find("boomtown")
    s = next(s for s in positions(spec, 3) if s.count == 4 and s.ask_number > 30)
    assert isinstance(s, Boomtown)
    top: Counter[int] = Counter()
    for seed in range(6000):
        t = spec.determinize(s, 0, seed)
        assert isinstance(t, Boomtown)
        top[t.deck[0]] += 1
    hidden = {*s.deck[s.top :], *s.unseen}
    assert set(top) <= hidden
    if not s.returned:
        fits(top, 6000 / len(hidden))


def test_every_unseen_card_is_as_likely_in_any_hand() -> None:
    spec = find("dodge-city")
    s = next(s for s in positions(spec, 3) if s.count == 3)
    assert isinstance(s, DodgeCity)
    held: Counter[int] = Counter()
    for seed in range(4000):
        t = spec.determinize(s, 0, seed)
        assert isinstance(t, DodgeCity)
        held.update(cards_in(t.players[2].hand))
    hand = len(cards_in(s.players[2].hand))
    unseen = {*s.deck[s.deck_top :], *cards_in(s.players[1].hand), *cards_in(s.players[2].hand)}
    assert set(held) == unseen
    fits(held, 4000 * hand / len(unseen))
