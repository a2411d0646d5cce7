"""DT-1: setting up."""

from typing import ClassVar

from tumbleweed.core.chance import Chance
from tumbleweed.core.events import Log
from tumbleweed.core.options import plain
from tumbleweed.core.steps import AskOne, State, Step
from tumbleweed.games.dice_town.actions import SEAT, SEAT_OPTIONS
from tumbleweed.games.dice_town.box import BOX
from tumbleweed.games.dice_town.declared.rolling import CLAIMS_REVEALED, ELIXIRS_REVEALED, GAME_STARTED, Decks
from tumbleweed.games.dice_town.rules import ROUND
from tumbleweed.games.dice_town.table import Table
from tumbleweed.games.dice_town.town import CLAIM_STREAM, ELIXIR_STREAM, SETUP_STREAM, STORE_STREAM, Town, town


def set_up(seats: int, table: Table, chance: Chance, log: Log | None) -> Town:
    """DT-1.1 to DT-1.9: everything is on the table; the first question has not yet been asked."""
    s = Town()
    s.begin("dice-town", seats, chance, log)
    s.table = table
    s.seating = tuple(range(seats))
    s.clear()
    box = table.box
    if table.shuffle_seats:
        s.seating = chance.shuffled(SETUP_STREAM, s.seating)
    for player in s.players:
        player.dollars = box.dollars_per_player
    s.store_deck = chance.shuffled(STORE_STREAM, box.store_deck)
    claims = chance.shuffled(CLAIM_STREAM, table.claim_values)
    s.claim_row, s.claim_deck = claims[: box.claim_row], claims[box.claim_row :]
    s.mine = box.nuggets
    s.bank = box.bank
    s.coach = box.stagecoach
    if table.elixir_deck:
        elixirs = chance.shuffled(ELIXIR_STREAM, box.elixir_deck)
        s.elixirs_up, s.elixir_pile = elixirs[: box.elixirs_face_up], elixirs[box.elixirs_face_up :]
    s.next(OpenTown())
    if table.first_sheriff == "random":
        s.sheriff = chance.below(SETUP_STREAM, seats)
    else:
        s.next(FirstSheriff())
    return s


class FirstSheriff(AskOne):
    """D-01, DT-1.8, U-01: the host names the first Sheriff (the youngest, at a family table)."""

    decision: ClassVar[str] = "D-01"
    rule: ClassVar[str] = "DT-1.8"

    def seats(self, state: State) -> int:
        return 1 << town(state).seating.index(0)

    def options(self, state: State, seat: int) -> tuple[int, ...]:
        return SEAT_OPTIONS[(1 << state.count) - 1]

    def resolve(self, state: State) -> None:
        s = town(state)
        s.sheriff = s.answer - SEAT

    def default(self, state: State, seat: int) -> int:
        return SEAT + state.chance.peek(SETUP_STREAM, state.count)


class OpenTown(Step):
    """Everything is laid out and the Sheriff is known: the first round begins."""

    def run(self, state: State) -> None:
        s = town(state)
        if s.log is not None:
            decks: Decks = {"store": len(s.store_deck), "claims": len(s.claim_deck), "elixirs": len(s.elixir_pile)}
            players, options = list(s.seating), plain(s.table.full)
            GAME_STARTED.tell(s, {"players": players, "options": options, "sheriff": s.sheriff, "decks": decks})
            CLAIMS_REVEALED.tell(s, {"row": list(s.claim_row)})
            if s.elixirs_up:
                ELIXIRS_REVEALED.tell(s, {"elixirs": [BOX.elixirs[elixir] for elixir in s.elixirs_up]})
        s.next(ROUND)
