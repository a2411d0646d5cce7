"""A position of Dice Town set up by hand. What is not given is as at the beginning of a game, or as it must be."""

from collections.abc import Sequence
from typing import Final

from tumbleweed.core.chance import Seed
from tumbleweed.core.errors import BadPosition
from tumbleweed.core.events import Log
from tumbleweed.core.position import Dealer, by_seat, round_of, scripted, seat_of, steps_of, taken
from tumbleweed.core.steps import Step
from tumbleweed.games.dice_town.declared.pieces import Pieces
from tumbleweed.games.dice_town.dice import POWERS_OF_SIX, faces, parse, rolled, size_of
from tumbleweed.games.dice_town.packs import claim_values, pack_of_claims, pack_of_store, store_kinds
from tumbleweed.games.dice_town.places.place import PLACES
from tumbleweed.games.dice_town.rules import END_OF_ROUND, ROUND, SCORE, THE_ROUND
from tumbleweed.games.dice_town.table import Table
from tumbleweed.games.dice_town.town import CUP, STREAMS, THIEF, Town

STEPS: Final[dict[str, Step]] = {
    "roll": THE_ROUND[0],
    **{place: THE_ROUND[number] for number, place in PLACES.items()},
    "end_of_round": END_OF_ROUND,
    "round": ROUND,
    "scoring": SCORE,
}
ORDER: Final[tuple[str, ...]] = ("roll", *PLACES.values(), "end_of_round")
CAUSES: Final = ("mine_empty", "claims_gone")


def set_up(
    run: str | Sequence[str], seats: int, table: Table, seed: Seed, given: Pieces, log: Log | None, dealer: Dealer
) -> Town:
    """The position; its steps are not run yet."""
    s = Town()
    steps = steps_of(run, STEPS, ORDER)
    s.begin("dice-town", seats, scripted(STREAMS, seed, rolls_and_thefts(given)), log)
    s.by_hand = True
    s.table = table
    s.seating = tuple(range(seats))
    s.clear()
    s.sheriff = seat_of("sheriff", given.get("sheriff", 0), seats)
    s.round = round_of("round", given.get("round", 2))
    _furnish(s, given)
    if dealer.luck is not None and steps[0] in THE_ROUND[1:]:
        _roll(s, "dice" in given, dealer)
    _lay_store(s, given, dealer)
    _lay_claims(s, given, dealer)
    if table.elixir_deck:
        _lay_elixirs(s, given, dealer)
    s.gained = sum(1 << seat_of("gained", seat, seats) for seat in set(given.get("gained", ())))
    s.controlled = sum(1 << seat_of("controlled", seat, seats) for seat in set(given.get("controlled", ())))
    s.ended = sum(1 << CAUSES.index(cause) for cause in set(given.get("end_triggered", ())))
    s.then_all(tuple(steps))
    return s


def rolls_and_thefts(given: Pieces) -> dict[int, list[int]]:
    """Each seat's rolls in order, as the numbers that chance gives for them, and the places thieves will draw from."""
    script = {CUP + seat: [_number(line) for line in lines] for seat, lines in enumerate(given.get("rolls", ()))}
    script.update({THIEF + seat: list(places) for seat, places in enumerate(given.get("thefts", ()))})
    return script


def _number(roll: str) -> int:
    """A roll as a number to the base of six, one digit for each die."""
    return sum(face * 6**place for place, face in enumerate(faces(_dice("rolls", roll))))


def _dice(name: str, words: str) -> int:
    try:
        return parse(words)
    except ValueError:
        raise BadPosition(f"{name}: {words!r} is no handful of dice; write `99TJQ` or `9 9 10 J Q`") from None


def _furnish(s: Town, given: Pieces) -> None:
    """What everybody has, and the dollars and nuggets left for the town."""
    box, seats = s.table.box, int(s.count)
    dollars = by_seat("dollars", given.get("dollars"), seats, box.dollars_per_player)
    nuggets = by_seat("nuggets", given.get("nuggets"), seats, 0)
    kept = by_seat("dice", given.get("dice"), seats, "")
    protected = by_seat("protected", given.get("protected"), seats, ())
    for seat, player in enumerate(s.players):
        player.dollars, player.nuggets, player.kept = dollars[seat], nuggets[seat], _dice("dice", kept[seat])
        player.protected = pack_of_claims([_claim(f"claim {value}") for value in protected[seat]])
    for seat, hand in enumerate(by_seat("hands", given.get("hands"), seats, ())):
        s.players[seat].store = _store(s, "hands", [card for card in hand if not card.startswith("claim ")])
        s.players[seat].claims = pack_of_claims([_claim(card) for card in hand if card.startswith("claim ")])
    s.coach = given.get("stagecoach", box.stagecoach)
    s.bank = given.get("bank", box.dollars_per_player * seats + box.bank - sum(dollars) - s.coach)
    s.mine = given.get("mine", box.nuggets - sum(nuggets))
    if min(s.bank, s.mine) < 0:
        raise BadPosition("there are more dollars or nuggets than in the box")


def kind_of(table: Table, card: str) -> int:
    """A kind of store card by its name."""
    kinds = table.box.kinds
    if card not in kinds:
        raise BadPosition(f"there is no card {card!r}; write `claim 4`, or one of {', '.join(kinds)}")
    return kinds.index(card)


def _store(s: Town, name: str, cards: Sequence[str]) -> int:
    """A pack of store cards."""
    kinds = [kind_of(s.table, card) for card in cards]
    taken(name, list(s.table.box.store_deck), kinds, s.table.box.kinds)
    return pack_of_store(kinds)


def _claim(card: str) -> int:
    value = card.removeprefix("claim ")
    if not value.isdecimal() or not 1 <= int(value) <= 9:
        raise BadPosition(f"there is no {card!r}; claims are worth 1 to 9")
    return int(value)


def _roll(s: Town, said: bool, dealer: Dealer) -> None:
    """Gives everybody five dice, as at every place."""
    for seat, player in enumerate(s.players):
        if not said:
            player.kept = rolled(dealer.below(POWERS_OF_SIX[5]), 5)
        elif size_of(player.kept) != 5:
            raise BadPosition(f"dice: seat {seat} has {size_of(player.kept)} dice; at a place everybody has five")


def _lay_store(s: Town, given: Pieces, dealer: Dealer) -> None:
    kinds = s.table.box.kinds
    top = [kind_of(s.table, card) for card in given.get("store_deck", ())]
    s.store_discards = _store(s, "store_discards", given.get("store_discards", ()))
    rest = list(s.table.box.store_deck)
    if given.get("whole_store_deck", False):
        rest = []
    else:
        for player in s.players:
            taken("hands", rest, store_kinds(player.store), kinds)
        taken("store_discards", rest, store_kinds(s.store_discards), kinds)
        taken("store_deck", rest, top, kinds)
    s.store_deck = (*top, *dealer.shuffled(rest))


def _lay_claims(s: Town, given: Pieces, dealer: Dealer) -> None:
    """The row and the deck, from the claims that nobody owns."""
    rest = sorted(s.table.claim_values)
    lie = [value for player in s.players for value in (*claim_values(player.claims), *claim_values(player.protected))]
    lie += [*given.get("claim_row", ()), *given.get("claim_deck", ())]
    for value in lie:
        if value in rest:
            rest.remove(value)
    pile = dealer.shuffled(rest)
    row = given.get("claim_row")
    if row is None:
        row, pile = list(pile[: s.table.box.claim_row]), pile[s.table.box.claim_row :]
    s.claim_row, s.claim_deck = tuple(row), tuple(given.get("claim_deck", pile))


def elixir_of(table: Table, name: str) -> int:
    """An elixir by its name."""
    known = table.box.elixirs
    if name not in known:
        raise BadPosition(f"there is no elixir {name!r}; elixirs are {', '.join(known)}")
    return known.index(name)


def _lay_elixirs(s: Town, given: Pieces, dealer: Dealer) -> None:
    """The open elixirs, the pile (all others, if it is not given) and the discards."""
    box = s.table.box
    used = [elixir_of(s.table, name) for name in given.get("elixir_discards", ())]
    up = [elixir_of(s.table, name) for name in given.get("elixirs", ())]
    rest = list(box.elixir_deck)
    taken("elixirs", rest, [*up, *used], box.elixirs)
    pile = dealer.shuffled(rest)
    if "elixirs" not in given:
        up, pile = list(pile[: box.elixirs_face_up]), pile[box.elixirs_face_up :]
    if "elixir_pile" in given:
        pile = tuple(elixir_of(s.table, name) for name in given["elixir_pile"])
    s.elixirs_up, s.elixir_pile, s.elixir_discards = tuple(up), pile, tuple(sorted(used))
