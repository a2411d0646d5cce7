"""The scenario language of Dice Town: a town set up by hand, chance written down, questions expected one by one.

    t = town(run=["gold_mine"], dice=["999JK", "TTTKK"], hands=[["dynamite"], ["wanted"]], mine=4)
    t.asks(0, "D-09").says("play dynamite")
    t.asks(1, "D-06").says("pass")
    t.ends()
    assert t.nuggets == [4, 0] and t.mine == 0

Dice are written `99TJQ` (T is 10) or `9 9 10 J Q`; cards `dynamite`, `claim 4`; decks are written top first. Seats are
numbered from 0. A question that is not expected fails the test: `asks` names the seat and the decision, `ends` says
that no question is open.
"""

from typing import Any

from tumbleweed.core.chance import ScriptedChance, tapes
from tumbleweed.core.events import Log
from tumbleweed.core.play import advance, answer, default_answer, legal, waiting
from tumbleweed.core.steps import Step
from tumbleweed.games.dice_town import scoring, spec
from tumbleweed.games.dice_town.actions import CATALOG
from tumbleweed.games.dice_town.box import BOX
from tumbleweed.games.dice_town.dice import faces, parse, text
from tumbleweed.games.dice_town.packs import claim_values, pack_of_claims, pack_of_store, store_kinds
from tumbleweed.games.dice_town.places.place import PLACES
from tumbleweed.games.dice_town.rules import END_OF_ROUND, ROUND, SCORE, THE_ROUND
from tumbleweed.games.dice_town.table import Table
from tumbleweed.games.dice_town.telling import card_names
from tumbleweed.games.dice_town.town import STREAMS, Town

SPEC = spec.DiceTown()

STEPS: dict[str, Step] = {
    "roll": THE_ROUND[0],
    **{place: THE_ROUND[number] for number, place in enumerate(PLACES) if number},
    "end_of_round": END_OF_ROUND,
    "round": ROUND,
    "scoring": SCORE,
}
OWNED = ("dollars", "nuggets", "store", "claims", "protected", "kept", "cup", "shown")
PHASE_II = list(PLACES[1:])


class Play:
    """A town being played in a test."""

    def __init__(self, s: Town) -> None:
        self.s = s

    def __getattr__(self, name: str) -> Any:
        """Everything the state has: `t.mine`, `t.sheriff` …; what players have, by seat: `t.dollars`, `t.kept` …"""
        if name in OWNED:
            return [getattr(player, name) for player in self.s.players]
        return getattr(self.s, name)

    def asks(self, seat: int, decision: str) -> "Asked":
        """The seat is asked this decision now (and nothing else is asked of it)."""
        assert self.s.ask is not None, f"expected {decision} for seat {seat}, but nothing is asked"
        found = self.s.ask.about()[0]
        assert found == decision, f"expected {decision} for seat {seat}, asked is {found} for {waiting(self.s)}"
        assert seat in waiting(self.s), f"expected {decision} for seat {seat}, but waiting are {waiting(self.s)}"
        return Asked(self, seat)

    def keeps(self, *choices: str | None) -> "Play":
        """D-02 for everybody who is asked, in seat order: `keeps("QQQQ", "9")`; None for a seat that is not asked."""
        for seat, choice in enumerate(choices):
            if choice is not None:
                self.asks(seat, "D-02").says(f"keep {choice}")
        return self

    def ends(self) -> "Play":
        """Nobody is asked anything any more."""
        if self.s.ask is not None:
            raise AssertionError(f"unexpected question {self.s.ask.about()} for {waiting(self.s)}")
        return self

    def events(self, name: str, seat: int = -1) -> list[dict[str, Any]]:
        """All events of a name, as the seat (-1: a spectator) may know them."""
        return [event for event in SPEC.events(self.s, seat, 0) if event["event"] == name]

    def event(self, name: str, seat: int = -1) -> dict[str, Any]:
        """The only event of a name."""
        found = self.events(name, seat)
        assert len(found) == 1, f"expected one {name}, found {found}"
        return found[0]

    def told(self) -> list[str]:
        """The names of all events, in order."""
        return [event["event"] for event in SPEC.events(self.s, -1, 0)]

    def view(self, seat: int) -> dict[str, Any]:
        return SPEC.view(self.s, seat)

    def hand(self, seat: int) -> list[str]:
        """The cards in a hand, store cards first."""
        return card_names(self.s.players[seat].store, self.s.players[seat].claims)

    def protected_claims(self, seat: int) -> list[int]:
        return claim_values(self.s.players[seat].protected)

    def kept_dice(self, seat: int) -> str:
        return text(self.s.players[seat].kept)

    def discards(self) -> list[str]:
        """The store's discard pile, in no particular order."""
        return [BOX.kinds[kind] for kind in store_kinds(self.s.store_discards)]

    def deck(self) -> list[str]:
        """The store's deck, top first."""
        return [BOX.kinds[kind] for kind in self.s.store_deck[self.s.store_top :]]

    def open_elixirs(self) -> list[str | None]:
        return [BOX.elixirs[elixir] if elixir >= 0 else None for elixir in self.s.elixirs_up]

    def points(self) -> list[int]:
        return scoring.points(self.s)

    def time_out(self, seat: int) -> "Play":
        """The seat's time is up."""
        SPEC.time_out(self.s, seat)
        return self


class Asked:
    """A question that was expected."""

    def __init__(self, play: Play, seat: int) -> None:
        self.play = play
        self.seat = seat

    @property
    def options(self) -> list[str]:
        """The options in writing."""
        return [CATALOG.text(action) for action in legal(self.play.s, self.seat)]

    @property
    def default(self) -> str:
        """What is answered when time is up."""
        return CATALOG.text(default_answer(self.play.s, self.seat))

    def offers(self, *options: str) -> "Asked":
        """These are all the options, in any order."""
        assert sorted(self.options) == sorted(options), f"options are {self.options}"
        return self

    def says(self, *words: str) -> Play:
        """The seat answers; several answers for an offer in parts."""
        for one in words:
            answer(self.play.s, self.seat, CATALOG.parse(one))
        return self.play


def by_seat(given: list[Any] | None, seats: int, default: Any) -> list[Any]:
    """A list with one entry for each seat."""
    row = list(given or [])
    assert len(row) <= seats, f"{row} is for more than {seats} seats"
    return row + [default] * (seats - len(row))


def split(cards: list[str]) -> tuple[int, int]:
    """Cards as a pack of store cards and a pack of claims."""
    claims = [int(card.split()[1]) for card in cards if card.startswith("claim ")]
    return pack_of_store([BOX.kind(card) for card in cards if not card.startswith("claim ")]), pack_of_claims(claims)


def rest_of_deck(hands: list[int], discards: list[str], top: list[str]) -> list[int]:
    """The store deck: the cards given on top, then all that lie nowhere else."""
    left = list(BOX.store_deck)
    for kind in [kind for hand in hands for kind in store_kinds(hand)] + [BOX.kind(card) for card in discards + top]:
        assert kind in left, f"more copies of {BOX.kinds[kind]} than there are"
        left.remove(kind)
    return [BOX.kind(card) for card in top] + left


def roll_number(shown: list[int]) -> int:
    """A number that chance gives for these faces: one digit, to the base of six, for each die."""
    return sum(face * 6**place for place, face in enumerate(shown))


def scripted(rolls: list[list[str]], thief: list[list[int]], seed: int) -> ScriptedChance:
    """Chance written down: each seat's rolls in order, and the places of the cards each thief draws."""
    script: list[list[int]] = [[] for stream in STREAMS]
    for seat, lines in enumerate(rolls):
        script[seat] = [roll_number(faces(parse(line))) for line in lines]
    for seat, places in enumerate(thief):
        script[5 + seat] = list(places)
    return ScriptedChance(tapes(STREAMS, seed), [0] * len(STREAMS), script)


def town(
    run: list[str],
    seats: int | None = None,
    edition: str = "second",
    dice: list[str] | None = None,
    rolls: list[list[str]] | None = None,
    hands: list[list[str]] | None = None,
    protected: list[list[int]] | None = None,
    dollars: list[int] | None = None,
    nuggets: list[int] | None = None,
    sheriff: int = 0,
    round: int = 2,  # noqa: A002 - the word of the rules
    mine: int = 30,
    bank: int = 3,
    coach: int = 0,
    row: tuple[int, ...] = (4, 2, 5),
    claim_deck: tuple[int, ...] = (1, 3, 2, 5, 4, 1),
    store_deck: list[str] | None = None,
    exact_deck: bool = False,
    discards: list[str] | None = None,
    elixirs: tuple[str, str] = ("luck", "power"),
    elixir_pile: tuple[str, ...] | None = None,
    elixir_discards: tuple[str, ...] = (),
    gained: tuple[int, ...] = (),
    controlled: tuple[int, ...] = (),
    ended: int = 0,
    thief: list[list[int]] | None = None,
    seed: int = 1,
    **options: Any,
) -> Play:
    """A town in which the named parts of the order of play are run: `roll`, places such as `gold_mine`, `round` …

    The store deck holds `store_deck` on top and below it every card that lies nowhere else; with `exact_deck` it holds
    just `store_deck`. `gained` and `controlled` say what happened earlier this round.
    """
    count = seats or max(2, len(dice or []), len(rolls or []))
    s = Town()
    s.begin("dice-town", count, scripted(rolls or [], thief or [], seed), Log())
    s.table = Table({"edition": edition, "shuffle_seats": False, **options})
    s.seating = tuple(range(count))
    s.clear()
    s.sheriff, s.round, s.mine, s.bank, s.coach, s.ended = sheriff, round, mine, bank, coach, ended
    _furnish(s, "kept", [parse(line) for line in by_seat(dice, count, "")])
    _furnish(s, "dollars", by_seat(dollars, count, 8))
    _furnish(s, "nuggets", by_seat(nuggets, count, 0))
    for seat, hand in enumerate(by_seat(hands, count, [])):
        s.players[seat].store, s.players[seat].claims = split(hand)
    _furnish(s, "protected", [pack_of_claims(values) for values in by_seat(protected, count, [])])
    s.store_discards = pack_of_store([BOX.kind(card) for card in discards or []])
    top = store_deck or []
    hand_packs = [player.store for player in s.players]
    deck = [BOX.kind(card) for card in top] if exact_deck else rest_of_deck(hand_packs, discards or [], top)
    s.store_deck, s.claim_row, s.claim_deck = tuple(deck), tuple(row), tuple(claim_deck)
    if s.table.elixir_deck:
        _lay_elixirs(s, elixirs, elixir_pile, elixir_discards)
    s.gained = sum(1 << seat for seat in gained)
    s.controlled = sum(1 << seat for seat in controlled)
    for name in reversed(run):
        s.next(STEPS[name])
    advance(s)
    return Play(s)


def _furnish(s: Town, name: str, values: list[int]) -> None:
    """Gives every player something of his own."""
    for player, value in zip(s.players, values, strict=True):
        setattr(player, name, value)


def _lay_elixirs(s: Town, up: tuple[str, ...], pile: tuple[str, ...] | None, used: tuple[str, ...]) -> None:
    """The two open elixirs, the pile (by default all others), the discards."""
    numbers = {name: number for number, name in enumerate(BOX.elixirs)}
    others = tuple(name for name in BOX.elixirs if name not in up and name not in used)
    s.elixirs_up = tuple(numbers[name] for name in up)
    s.elixir_pile = tuple(numbers[name] for name in (others if pile is None else pile))
    s.elixir_discards = tuple(sorted(numbers[name] for name in used))
