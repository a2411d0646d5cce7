"""Dice Town by its rules dossier, from top to bottom: slow, plain, and sharing nothing with the engine.

The game is one generator. It yields a question whenever somebody has to decide and goes on when all have answered;
so each method below is a piece of the dossier, and its comments name the rules that it carries out.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

if TYPE_CHECKING:
    from tests.referees.luck import Luck

Result = TypeVar("Result")

FACES: Final = ("9", "10", "J", "Q", "K", "A")
SINGLE_CARDS: Final = ("corruption", "credit", "joe", "marshall", "split", "wanted", "doc_elixir")
EQUIPMENT: Final = ("equip_1", "equip_2", "equip_3", "equip_4", "equip_5", "equip_8")
STORE_DECK: Final = (*EQUIPMENT, "dynamite", "girls", "brute", "brute", "cheater", "cheater", *SINGLE_CARDS)
ELIXIRS: Final = ("wealth", "charm", "luck", "power", "protection", "friendship", "domination")
REMEDIES: Final = {"big_swindle": {"A"}, "goods": {"J", "Q"}, "small_swindle": {"K"}, "barbed_wire": {"9", "10"}}
"""The remedies of the first edition, in the order of the default of D-21, and the faces that allow them."""
SAME_ELIXIRS: Final = {"big_swindle": "charm", "goods": "luck", "small_swindle": "wealth", "barbed_wire": "protection"}
"""The elixirs that do what the remedies do."""


class Part(NamedTuple):
    """What one seat is asked at a time. A seat with one option is not asked, unless that would tell a secret."""

    options: list[str]
    default: str
    even_alone: bool = False


Dialogue = Generator[Part, str, None]
"""Everything one seat is asked in a question; only an offer has more than one part."""


class Question(NamedTuple):
    """A decision of the dossier, put to one seat or to several at the same time."""

    decision: str
    dialogues: dict[int, Dialogue]


Play = Generator[Question, None, Result]
"""A piece of the game, with its result."""


@dataclass
class Player:
    """What a player has on the table and in hand, and what this round has brought."""

    dollars: int = 8
    nuggets: int = 0
    store: list[str] = field(default_factory=list)
    claims: list[int] = field(default_factory=list)
    protected: list[int] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    controlled: bool = False
    gained: bool = False

    def hand(self) -> list[str]:
        """The cards in the hand as answers name them, in the order of the catalogue."""
        store = sorted(self.store, key=STORE_DECK.index)
        return [f"card {card}" for card in store] + [f"claim {value}" for value in sorted(self.claims)]

    def belongings(self) -> list[str]:
        """The cards that can be offered to the Sheriff, in the order in which they are offered."""
        return self.hand() + [f"protected {value}" for value in sorted(self.protected)]

    def lose(self, card: str) -> None:
        """Takes one of the belongings away."""
        kind, name = card.split()
        if kind == "card":
            self.store.remove(name)
        else:
            (self.claims if kind == "claim" else self.protected).remove(int(name))

    def receive(self, card: str) -> None:
        """Puts a card into the hand; a claim that was protected is no longer protected (U-22)."""
        kind, name = card.split()
        if kind == "card":
            self.store.append(name)
        else:
            self.claims.append(int(name))


@dataclass
class Offer:
    """What a player promises the Sheriff for naming the supported player (mostly the player who offers)."""

    supports: int
    dollars: int = 0
    nuggets: int = 0
    cards: list[str] = field(default_factory=list)

    def worth(self) -> float:
        """What the offer counts in the default of D-08: a claim or equipment card its value, another store card 2."""
        return self.dollars / 2 + self.nuggets + sum(victory_points(card) or 2 for card in self.cards)


def victory_points(card: str) -> int:
    """What `claim 4`, `protected 4` or `card equip_4` is worth in the end; an action card is worth nothing."""
    last = card.rsplit(maxsplit=1)[-1].removeprefix("equip_")
    return int(last) if last.isdigit() else 0


def selections(dice: list[str], size: int) -> list[str]:
    """All different ways to keep a number of the dice, as answers name them."""
    ascending = sorted(dice, key=FACES.index)
    return sorted({"keep " + " ".join(chosen) for chosen in itertools.combinations(ascending, size)})


def poker_key(dice: list[str], kickers: bool) -> tuple[int, ...]:
    """DT-18.7: the larger key is the better combination."""
    copies = Counter(FACES.index(face) for face in dice)
    shape = sorted(copies.values(), reverse=True)
    faces = sorted(copies, key=lambda face: (copies[face], face), reverse=True)
    if len(copies) == 5 and max(copies) - min(copies) == 4:  # DT-18.4
        return (5, max(copies))
    ranking = {(5,): 8, (4, 1): 7, (3, 2): 6, (3, 1, 1): 4, (2, 2, 1): 3, (2, 1, 1, 1): 2, (1, 1, 1, 1, 1): 1}
    if not kickers:  # U-42
        faces = [face for face in faces if copies[face] > 1]
    return (ranking[tuple(shape)], *faces)


class Referee:
    """A game of Dice Town with all its secrets."""

    def __init__(self, seats: int, options: Mapping[str, Any], luck: Luck) -> None:
        self._count: Final = seats
        self._options: Final = options
        self._luck: Final = luck
        self._second: Final[bool] = options["edition"] == "second"
        self._players: Final = [Player() for _seat in range(seats)]  # DT-1.2, DT-1.9
        self._round = 0
        self._sheriff = 0
        self._mine = 30  # DT-1.5
        self._bank = 3  # DT-1.6
        self._stagecoach = 0
        self._store_discards: Final[list[str]] = []
        self._elixir_discards: Final[list[str]] = []
        self._winners: list[int] = []

        seating = list(range(seats))
        if options["shuffle_seats"]:  # U-02
            seating = luck.shuffled("set-up", seating)
        self._host: Final = seating.index(0)
        self._store_deck = luck.shuffled("store", STORE_DECK)  # DT-1.3
        self._claim_deck = luck.shuffled("claims", options["claim_values"])  # DT-1.4
        self._claim_row = [self._claim_deck.pop(0) for _place in range(3)]
        self._elixir_pile = luck.shuffled("elixirs", ELIXIRS) if self._second else []  # DT-1.7
        self._elixirs_face_up = [self._elixir_pile.pop(0) for _place in range(2)] if self._second else []
        self._decision = ""
        self._dialogues: dict[int, Dialogue] = {}
        self._asked: dict[int, Part] = {}
        self._game: Final = self._whole_game()
        self._go_on()

    # What lockstep.py asks for.

    def waiting(self) -> list[int]:
        return sorted(self._asked)

    def question(self, seat: int) -> str:
        return self._decision

    def legal(self, seat: int) -> list[str]:
        return self._asked[seat].options

    def default(self, seat: int) -> str:
        return self._asked[seat].default

    def answer(self, seat: int, text: str) -> None:
        """Takes an answer, and plays on when nobody is left to be asked."""
        assert text in self._asked[seat].options
        del self._asked[seat]
        self._next_part(seat, text)
        self._go_on()

    def facts(self) -> dict[str, Any]:
        return {
            "round": self._round,
            "sheriff": self._sheriff,
            "mine": self._mine,
            "bank": self._bank,
            "stagecoach": self._stagecoach,
            "store_deck": list(self._store_deck),
            "claim_deck": list(self._claim_deck),
            "claim_row": list(self._claim_row),
            "elixir_pile": list(self._elixir_pile),
            "elixir_discards": sorted(self._elixir_discards),
            "players": [
                {
                    "dollars": player.dollars,
                    "nuggets": player.nuggets,
                    "store": sorted(player.store),
                    "claims": sorted(player.claims),
                    "protected": sorted(player.protected),
                    "kept": sorted(player.kept),
                }
                for player in self._players
            ],
        }

    def scores(self) -> list[int]:
        """DT-22.1 to DT-22.6."""
        return [
            player.nuggets
            + player.dollars // 2
            + (5 if seat == self._sheriff else 0)
            + sum(victory_points(card) for card in player.belongings())
            for seat, player in enumerate(self._players)
        ]

    def winners(self) -> list[int]:
        return self._winners

    # Asking.

    def _go_on(self) -> None:
        """Plays until somebody has to be asked, or to the end."""
        while not self._asked:
            question = next(self._game, None)
            if question is None:
                return
            self._decision = question.decision
            self._dialogues = question.dialogues
            for seat in question.dialogues:
                self._next_part(seat, None)

    def _next_part(self, seat: int, text: str | None) -> None:
        """Moves the seat's dialogue on to the next part that has to be asked, or to its end."""
        dialogue = self._dialogues[seat]
        try:
            part = next(dialogue) if text is None else dialogue.send(text)
            while len(part.options) == 1 and not part.even_alone:
                part = dialogue.send(part.options[0])
        except StopIteration:
            return
        self._asked[seat] = part

    def _ask_all(self, decision: str, parts: dict[int, Part]) -> Play[dict[int, str]]:
        """Asks several seats at the same time, and returns what each has said."""
        said: dict[int, str] = {}

        def listen(seat: int, part: Part) -> Dialogue:
            said[seat] = yield part

        yield Question(decision, {seat: listen(seat, part) for seat, part in parts.items()})
        return said

    def _ask(self, decision: str, seat: int, options: list[str], default: str, even_alone: bool = False) -> Play[str]:
        """Asks one seat."""
        said = yield from self._ask_all(decision, {seat: Part(options, default, even_alone)})
        return said[seat]

    def _ask_card(self, decision: str, seat: int, cards: list[str], default: str) -> Play[str]:
        """Asks a seat for one of several cards, even if all are alike: not asking would tell the others so."""
        return (yield from self._ask(decision, seat, list(dict.fromkeys(cards)), default, len(cards) > 1))

    def _ask_seat(self, decision: str, seat: int, options: list[int], default: int) -> Play[int]:
        """Asks one seat to name another."""
        text = yield from self._ask(decision, seat, [f"seat {option}" for option in options], f"seat {default}")
        return int(text.removeprefix("seat "))

    def _others(self, seat: int) -> list[int]:
        """All seats but this one, clockwise from its left."""
        return [(seat + step) % self._count for step in range(1, self._count)]

    def _town_order(self) -> list[int]:
        """U-57."""
        return [self._sheriff, *self._others(self._sheriff)]

    def _holder(self, card: str) -> int | None:
        """Who holds a card of which there is only one copy."""
        return next((seat for seat in range(self._count) if card in self._players[seat].store), None)

    # Setup and the frame of the game.

    def _whole_game(self) -> Play[None]:
        if self._options["first_sheriff"] == "random":  # DT-1.8, U-01
            self._sheriff = self._luck.below("set-up", self._count)
        else:
            default = self._luck.peek("set-up", self._count)
            self._sheriff = yield from self._ask_seat("D-01", self._host, list(range(self._count)), default)
        while not self._end_condition():  # DT-21.2, U-58
            self._round += 1
            for player in self._players:
                player.controlled = player.gained = False
                player.kept = []  # DT-21.1
            yield from self._build_combinations()
            yield from self._gold_mine()  # DT-8.1
            yield from self._rob_the_bank()
            self._bank += self._stagecoach  # DT-11.2, DT-11.3
            self._stagecoach = 0
            yield from self._general_store()
            yield from self._saloon()
            yield from self._sheriff_place()
            yield from self._town_hall()
            yield from self._doc_badluck()
        yield from self._find_winners()

    def _end_condition(self) -> bool:
        """DT-21.2, DT-21.4."""
        return self._mine == 0 or not (self._claim_row or self._claim_deck)

    def _find_winners(self) -> Play[None]:
        """DT-22.7, DT-22.8, U-59."""
        scores = self.scores()
        claims = [len(player.claims) + len(player.protected) for player in self._players]
        best = max(zip(scores, claims, strict=True))
        tied = [seat for seat in range(self._count) if (scores[seat], claims[seat]) == best]
        if self._options["final_tie"] == "sheriff" and len(tied) > 1:
            default = next(seat for seat in self._town_order() if seat in tied)
            tied = [(yield from self._ask_seat("D-28", self._sheriff, tied, default))]
        self._winners = tied

    # Phase I.

    def _build_combinations(self) -> Play[None]:
        """DT-3 to DT-7."""
        rolling = list(range(self._count))
        while rolling:
            rolled = {seat: self._luck.poker_dice(f"cup {seat}", 5 - len(self._players[seat].kept)) for seat in rolling}
            if len(rolling) < self._count:  # DT-6.2: the last roll
                shown = rolled  # DT-6.3, DT-6.4
                for seat in rolling:
                    self._players[seat].kept += rolled[seat]
            else:
                shown = yield from self._choose_and_reveal(rolled)
            for seat in self._town_order():
                if seat in rolling:
                    yield from self._cheat(seat, list(shown[seat]))
            rolling = [seat for seat in rolling if len(self._players[seat].kept) < 5]  # DT-7.5

    def _choose_and_reveal(self, rolled: dict[int, list[str]]) -> Play[dict[int, list[str]]]:
        """DT-3.2 to DT-5.3 and DT-7.2; returns what each player has revealed and still keeps."""
        said = yield from self._ask_all("D-02", {seat: self._keep_dice(seat, dice) for seat, dice in rolled.items()})
        chosen = {seat: [word for word in text.split() if word in FACES] for seat, text in said.items()}
        for seat, dice in chosen.items():
            self._players[seat].kept += dice
        for seat in self._town_order():
            chosen[seat] = yield from self._settle(seat, chosen[seat], "brute" in said[seat])
        return chosen

    def _keep_dice(self, seat: int, rolled: list[str]) -> Part:
        """D-02."""
        player = self._players[seat]
        options = ["keep none"] if player.dollars >= 1 else []  # DT-5.1, DT-5.2
        reach_with_brute = 0
        if "brute" in player.store:
            reach_with_brute = 5 if self._options["brute_mode"] == "all_free" else 2 + player.dollars  # U-11
        for size in range(1, len(rolled) + 1):
            if size <= 1 + player.dollars:  # DT-4.4
                options += selections(rolled, size)
            if 2 <= size <= reach_with_brute:  # U-10
                options += [f"{dice} brute" for dice in selections(rolled, size)]
        seen = Counter(player.kept + rolled)
        face = max(rolled, key=lambda face: (seen[face], FACES.index(face)))
        told = len(rolled) == 1 and self._options["wealth_visible"]  # else not being asked would tell a secret (U-60)
        return Part(options, f"keep {face}", even_alone=not told)

    def _settle(self, seat: int, dice: list[str], brute: bool) -> Play[list[str]]:
        """The Brute, Wanted, and the payment to the Stagecoach; returns the revealed dice that stay kept."""
        player = self._players[seat]
        price = len(dice) - 1 if dice else 1  # DT-4.3, DT-5.1
        while brute:
            player.store.remove("brute")
            if (yield from self._announce(seat, "brute")):
                self._store_discards.append("brute")
                price = 0 if self._options["brute_mode"] == "all_free" else len(dice) - 2  # DT-20.16, U-11
                break
            brute = False
            if "brute" in player.store:  # U-12
                brute = (yield from self._ask("D-03", seat, ["play brute", "pass"], "pass")) == "play brute"
        if price > player.dollars:  # U-12
            price = player.dollars
            revealed = dice
            dice = yield from self._fall_back(seat, revealed, 1 + player.dollars)
            for face in revealed:
                player.kept.remove(face)
            player.kept += dice
        player.dollars -= price
        self._stagecoach += price  # DT-4.2
        return dice

    def _fall_back(self, seat: int, revealed: list[str], number: int) -> Play[list[str]]:
        """D-04."""
        copies = Counter(revealed)
        preferred = sorted(revealed, key=lambda face: (copies[face], FACES.index(face)), reverse=True)
        usual = selections(preferred[:number], number)[0]
        answer = yield from self._ask("D-04", seat, selections(revealed, number), usual)
        return answer.split()[1:]

    def _cheat(self, seat: int, revealed: list[str]) -> Play[None]:
        """DT-7.3, DT-20.17, U-13, U-14: as often as the player holds a Cheater and wants to."""
        player = self._players[seat]
        while "cheater" in player.store:
            dice = player.kept if self._options["cheater_scope"] == "any_kept" else revealed
            turns = [f"turn {old} {new}" for old in sorted(set(dice)) for new in FACES if new != old]
            answer = yield from self._ask("D-05", seat, [*turns, "pass"], "pass")
            if answer == "pass":
                return
            player.store.remove("cheater")
            if (yield from self._announce(seat, "cheater")):
                _turn, old, new = answer.split()
                for shown in (player.kept, revealed):
                    if old in shown:
                        shown[shown.index(old)] = new
                self._store_discards.append("cheater")

    # Store cards.

    def _announce(self, seat: int, card: str) -> Play[bool]:
        """DT-20.4, U-55: whether the card works. A cancelled card is discarded here, a working one after its effect."""
        holder = self._holder("wanted")
        if holder is None or holder == seat:
            return True
        if (yield from self._ask("D-06", holder, ["play wanted", "pass"], "pass")) == "pass":
            return True
        self._players[holder].store.remove("wanted")
        self._store_discards.extend([card, "wanted"])  # DT-20.5
        return False

    def _may_play(self, decision: str, seat: int | None, card: str, by_default: bool) -> Play[bool]:
        """Asks a seat that holds the card whether to play it; returns whether it was played and not cancelled."""
        if seat is None or card not in self._players[seat].store:
            return False
        default = f"play {card}" if by_default else "pass"
        if (yield from self._ask(decision, seat, [f"play {card}", "pass"], default)) == "pass":
            return False
        self._players[seat].store.remove(card)
        return (yield from self._announce(seat, card))

    def _draw_store_card(self) -> str | None:
        """DT-12.2, U-30, U-31: the top card; the discards are shuffled if the deck is used up."""
        if not self._store_deck:
            if not self._store_discards:
                return None
            self._store_deck = self._luck.shuffled("store", sorted(self._store_discards, key=STORE_DECK.index))
            self._store_discards.clear()
        return self._store_deck.pop(0)

    def _gain_store_card(self, seat: int, card: str | None) -> Play[None]:
        """A card drawn goes into the hand; but Nervous Joe is carried out at once (DT-12.6, DT-20.10, U-34)."""
        if card is None:
            return
        if card != "joe":
            self._players[seat].store.append(card)
            return
        targets = self._others(seat)
        target = targets[0]
        if self._options["wealth_visible"]:
            targets = [other for other in targets if self._players[other].dollars > 0]
            if not targets:
                self._store_discards.append("joe")
                return
            target = max(targets, key=lambda other: self._players[other].dollars)
        target = yield from self._ask_seat("D-13", seat, targets, target)
        if (yield from self._announce(seat, "joe")):
            self._pay(target, seat, min(4, self._players[target].dollars))
            self._store_discards.append("joe")

    def _pay(self, giver: int, receiver: int, dollars: int = 0, nuggets: int = 0) -> None:
        self._players[giver].dollars -= dollars
        self._players[giver].nuggets -= nuggets
        self._players[receiver].dollars += dollars
        self._players[receiver].nuggets += nuggets

    # Who wins a place; bribes.

    def _most_dice(self, face: str) -> Play[int | None]:
        """DT-8.2, DT-8.3: who wins the place of the face."""
        numbers = [player.kept.count(face) for player in self._players]
        if max(numbers) == 0:
            return None
        return (yield from self._winner([seat for seat in range(self._count) if numbers[seat] == max(numbers)]))

    def _winner(self, tied: list[int]) -> Play[int]:
        """DT-8.5, DT-8.6: the only candidate, or the one whom the Sheriff names; they control the place (U-46)."""
        winner = tied[0] if len(tied) == 1 else (yield from self._decide_tie(tied))
        self._players[winner].controlled = True
        return winner

    def _decide_tie(self, tied: list[int]) -> Play[int]:
        """DT-19, U-21."""
        everybody = self._options["bribe_who"] == "all"
        offering = [seat for seat in self._others(self._sheriff) if everybody or seat in tied]
        supported = [seat for seat in tied if seat != self._sheriff]
        offers: dict[int, Offer] = {}
        given: list[Offer] = []
        rounds_left = 0 if self._options["bribes"] == "off" else self._options["bribe_rounds"]
        answer = "more"
        while answer == "more":
            if rounds_left > 0:
                given += yield from self._hear_offers(offering, supported, offers)
                rounds_left -= 1
            options = [f"seat {seat}" for seat in tied]
            possible = any(self._can_raise(seat, offers.get(seat, Offer(seat))) for seat in offering)
            if rounds_left > 0 and (possible or not self._options["wealth_visible"]):
                options.append("more")
            usual = self._usual_choice(tied, [*given, *offers.values()])
            answer = yield from self._ask("D-08", self._sheriff, options, usual)
        named = int(answer.removeprefix("seat "))
        for seat, offer in offers.items():
            if offer.supports == named:
                self._hand_over(seat, offer)  # DT-19.4
        return named

    def _usual_choice(self, tied: list[int], offers: list[Offer]) -> str:
        """The default of D-08."""
        if self._sheriff in tied:
            return f"seat {self._sheriff}"
        clockwise = [seat for seat in self._town_order() if seat in tied]
        worth = {seat: sum(offer.worth() for offer in offers if offer.supports == seat) for seat in clockwise}
        return f"seat {max(clockwise, key=lambda seat: worth[seat])}"

    def _hear_offers(self, offering: list[int], supported: list[int], offers: dict[int, Offer]) -> Play[list[Offer]]:
        """D-07: one round, all at the same time. Gifts are handed over at once and announced; no offer remains."""
        yield Question("D-07", {seat: self._make_offer(seat, supported, offers) for seat in offering})
        if self._options["bribes"] != "gifts":
            return []
        gifts = list(offers.values())
        for seat, offer in offers.items():
            self._hand_over(seat, offer)
        offers.clear()
        return gifts

    def _can_raise(self, seat: int, offered: Offer) -> bool:
        """Whether the player has anything not offered yet."""
        player = self._players[seat]
        owned = (player.dollars, player.nuggets, len(player.belongings()))
        return owned != (offered.dollars, offered.nuggets, len(offered.cards))

    def _make_offer(self, seat: int, supported: list[int], offers: dict[int, Offer]) -> Dialogue:
        """An offer in its parts (U-21, U-22): at least one dollar, nugget or card more than before, or `pass`."""
        before = offers.get(seat, Offer(seat))
        if not self._can_raise(seat, before):
            yield Part(["pass"], "pass", even_alone=not self._options["wealth_visible"])
            return
        supports = before.supports
        if seat not in supported and seat not in offers:
            seats = [f"seat {other}" for other in supported]
            answer = yield Part([*seats, "pass"] if len(seats) > 1 else seats, "pass")
            if answer == "pass":
                return
            supports = int(answer.removeprefix("seat "))
        player = self._players[seat]
        spare = player.belongings()
        for card in before.cards:
            spare.remove(card)

        may_stay = bool(spare) or player.nuggets > before.nuggets
        dollars = yield from self._amount("dollars", before.dollars, player.dollars, may_stay)
        if dollars is None:
            return
        raised = dollars > before.dollars
        nuggets = yield from self._amount("nuggets", before.nuggets, player.nuggets, bool(spare) or raised)
        if nuggets is None:
            return
        raised = raised or nuggets > before.nuggets
        cards = list(before.cards)
        while spare:
            more = list(dict.fromkeys(f"bribe {card}" for card in spare))
            answer = yield Part([*more, "done", "pass"] if raised else [*more, "pass"], "pass")
            if answer == "pass":
                return
            if answer == "done":
                break
            cards.append(answer.removeprefix("bribe "))
            spare = spare[spare.index(cards[-1]) + 1 :]
            raised = True
        offers[seat] = Offer(supports, dollars, nuggets, cards)

    def _amount(self, what: str, before: int, owned: int, may_stay: bool) -> Generator[Part, str, int | None]:
        """The part of an offer about dollars or nuggets: how many, or None if the player passes after all."""
        if owned == before:
            return before
        least = before if may_stay else before + 1
        answer = yield Part([*(f"bribe {what} {number}" for number in range(least, owned + 1)), "pass"], "pass")
        return None if answer == "pass" else int(answer.removeprefix(f"bribe {what} "))

    def _hand_over(self, seat: int, offer: Offer) -> None:
        """DT-19.4."""
        self._pay(seat, self._sheriff, offer.dollars, offer.nuggets)
        for card in offer.cards:
            self._give(seat, self._sheriff, card)

    def _give(self, giver: int, receiver: int, card: str) -> None:
        self._players[giver].lose(card)
        self._players[receiver].receive(card)

    # Places 1 to 7.

    def _gold_mine(self) -> Play[None]:
        """DT-9."""
        winner = yield from self._most_dice("9")
        if winner is None:
            return
        player = self._players[winner]
        due = player.kept.count("9")
        if (yield from self._may_play("D-09", winner, "dynamite", self._mine > due)):  # DT-20.7, U-26
            due *= 2
            self._store_discards.append("dynamite")
        taken = min(due, self._mine)  # DT-9.3
        self._mine -= taken
        player.nuggets += taken
        player.gained = player.gained or taken > 0

    def _rob_the_bank(self) -> Play[None]:
        """DT-10."""
        robber = yield from self._most_dice("10")
        if robber is None:
            return
        loot = self._bank
        self._bank = 0
        self._players[robber].dollars += loot
        self._players[robber].gained = self._players[robber].gained or loot > 0
        other = self._holder("split")
        if loot < 2 or other is None or other == robber:  # DT-20.8, U-28
            return
        if (yield from self._may_play("D-10", other, "split", by_default=False)):
            self._pay(robber, other, loot // 2)  # DT-10.3
            self._store_discards.append("split")

    def _general_store(self) -> Play[None]:
        """DT-12."""
        winner = yield from self._most_dice("J")
        if winner is None:
            return
        credit = yield from self._may_play("D-11", winner, "credit", by_default=False)  # DT-20.9
        for _action in range(2 if credit or self._round == 1 else 1):  # DT-12.3, DT-12.4
            jacks = self._players[winner].kept.count("J")
            drawn = [f"card {card}" for card in (self._draw_store_card() for _jack in range(jacks)) if card is not None]
            if not drawn:  # U-31
                continue
            usual = max(drawn, key=lambda card: (victory_points(card), card != "card joe"))
            kept = yield from self._ask_card("D-12", winner, drawn, usual)
            drawn.remove(kept)
            self._store_discards.extend(card.removeprefix("card ") for card in drawn)
            self._players[winner].gained = True  # U-45
            yield from self._gain_store_card(winner, kept.removeprefix("card "))
        if credit:
            self._store_discards.append("credit")  # U-30

    def _saloon(self) -> Play[None]:
        """DT-13."""
        thief = yield from self._most_dice("Q")
        if thief is None or not self._victims(thief):  # DT-13.7
            return
        girls = yield from self._may_play("D-14", thief, "girls", by_default=True)  # DT-20.11
        for _theft in range(2 if girls else 1):
            if self._victims(thief):  # U-39
                yield from self._steal(thief)
        if girls:
            self._store_discards.append("girls")

    def _victims(self, thief: int) -> list[int]:
        """Opponents with a card in hand, clockwise from the thief."""
        return [seat for seat in self._others(thief) if self._players[seat].hand()]

    def _steal(self, thief: int) -> Play[None]:
        """DT-13.1 to DT-13.5, U-35."""
        victims = self._victims(thief)
        hands = {seat: self._players[seat].hand() for seat in victims}
        usual = max(victims, key=lambda seat: (len(self._players[seat].claims), len(hands[seat])))
        if self._options["saloon_pick"] == "by_back":
            mixes = {seat: self._mixes(thief, seat) for seat in victims}
            options = [f"steal {seat} {claims} {cards}" for seat in victims for claims, cards in mixes[seat]]
            most_claims, fewest_cards = max(mixes[usual])
            answer = yield from self._ask("D-15", thief, options, f"steal {usual} {most_claims} {fewest_cards}")
            seat, claims, cards = (int(word) for word in answer.split()[1:])
            drawn = self._draw_blind(thief, [card for card in hands[seat] if card.startswith("claim")], claims)
            drawn += self._draw_blind(thief, [card for card in hands[seat] if card.startswith("card")], cards)
        else:
            seat = yield from self._ask_seat("D-15", thief, victims, usual)
            queens = self._players[thief].kept.count("Q")
            drawn = self._draw_blind(thief, hands[seat], min(queens, len(hands[seat])))
        for card in drawn:
            self._players[seat].lose(card)
        ordered = sorted(drawn, key=hands[seat].index)
        best = max(ordered, key=lambda card: (victory_points(card), card.startswith("claim")))
        kept = yield from self._ask_card("D-16", thief, drawn, best)
        drawn.remove(kept)
        for card in drawn:
            self._players[seat].receive(card)
        self._players[thief].receive(kept)
        self._players[thief].gained = True

    def _mixes(self, thief: int, seat: int) -> list[tuple[int, int]]:
        """How many claims and how many store cards the thief can draw from the opponent."""
        claims, cards = len(self._players[seat].claims), len(self._players[seat].store)
        total = min(self._players[thief].kept.count("Q"), claims + cards)  # DT-13.4
        return [(number, total - number) for number in range(total + 1) if number <= claims and total - number <= cards]

    def _draw_blind(self, thief: int, cards: list[str], number: int) -> list[str]:
        """A number of these cards, one after the other, at random."""
        left = list(cards)
        return [left.pop(self._luck.below(f"thief {thief}", len(left))) for _card in range(number)]

    def _sheriff_place(self) -> Play[None]:
        """DT-14."""
        winner = yield from self._most_dice("K")
        if winner is None:
            return
        yield from self._move_badge(winner)
        if self._sheriff == winner:  # U-40, U-45
            self._players[winner].gained = True

    def _move_badge(self, seat: int) -> Play[None]:
        """DT-14.1, DT-14.4, DT-20.12, U-41."""
        if seat == self._sheriff:
            return
        holder = self._holder("marshall")
        if (yield from self._may_play("D-17", holder, "marshall", by_default=holder == self._sheriff)):
            self._store_discards.append("marshall")
        else:
            self._sheriff = seat

    def _town_hall(self) -> Play[None]:
        """DT-15."""
        keys = [poker_key(player.kept, self._options["kickers"]) for player in self._players]
        winner = yield from self._winner([seat for seat in range(self._count) if keys[seat] == max(keys)])
        player = self._players[winner]
        due = min(3, 1 + player.kept.count("A"))  # DT-15.2
        player.claims += self._claim_row[:due]  # DT-15.4
        self._claim_row = self._claim_row[due:]
        player.gained = True
        if self._claim_deck and (yield from self._may_play("D-18", winner, "corruption", by_default=True)):  # DT-15.5
            player.claims.append(self._claim_deck.pop(0))
            self._store_discards.append("corruption")
        while len(self._claim_row) < 3 and self._claim_deck:  # DT-15.6
            self._claim_row.append(self._claim_deck.pop(0))

    # Place 8.

    def _doc_badluck(self) -> Play[None]:
        """DT-16, DT-17."""
        by_gain = self._options["doc_eligibility"] == "gained_nothing"  # U-45, U-46
        lucky = [player.gained if by_gain else player.controlled for player in self._players]
        visits = [seat for seat in range(self._count) if not lucky[seat]]
        card_playable = bool(visits) or not self._options["elixir_needs_visitor"]  # U-52
        if self._second:
            if card_playable and not visits:
                yield from self._visit_by_card()
            for seat in (yield from self._order_of_visits(visits)):
                yield from self._visit_by_card()
                yield from self._take_elixir(seat)
            return
        if card_playable:
            holder = yield from self._player_of_doc_elixir()
            if holder is not None:  # DT-20.14
                visits.append(holder)
                self._store_discards.append("doc_elixir")
        for seat in (yield from self._order_of_visits(visits)):
            yield from self._take_remedy(seat)

    def _player_of_doc_elixir(self) -> Play[int | None]:
        """D-19: who has played the card, if it worked."""
        holder = self._holder("doc_elixir")
        works = yield from self._may_play("D-19", holder, "doc_elixir", by_default=self._end_condition())
        return holder if works else None

    def _visit_by_card(self) -> Play[None]:
        """DT-20.15: the player of Doc Badluck's Elixir visits at once."""
        holder = yield from self._player_of_doc_elixir()
        if holder is not None:
            yield from self._take_elixir(holder)
            self._store_discards.append("doc_elixir")

    def _order_of_visits(self, visits: list[int]) -> Play[list[int]]:
        """D-20, U-51; with `bribe_doc_order` offers come first (U-23)."""
        offers: dict[int, Offer] = {}
        if self._options["bribe_doc_order"] and self._options["bribes"] != "off" and len(set(visits)) > 1:
            offering = sorted(set(visits) - {self._sheriff})
            yield from self._hear_offers(offering, offering, offers)
        left = list(visits)
        order: list[int] = []
        while left:
            usual = next(seat for seat in [*self._others(self._sheriff), self._sheriff] if seat in left)
            seat = yield from self._ask_seat("D-20", self._sheriff, sorted(set(left)), usual)
            left.remove(seat)
            if not order and seat in offers:
                self._hand_over(seat, offers[seat])
            order.append(seat)
        return order

    def _take_remedy(self, seat: int) -> Play[None]:
        """DT-16.5, U-48."""
        player = self._players[seat]
        legal = [remedy for remedy, faces in REMEDIES.items() if faces.intersection(player.kept)]
        if not player.claims:
            legal = [remedy for remedy in legal if remedy != "barbed_wire"]
        if not (self._store_deck or self._store_discards):
            legal = [remedy for remedy in legal if remedy != "goods"]
        if not legal:
            return
        options = [f"remedy {remedy}" for remedy in legal]
        declining = ["pass"] if self._options["doc_obligation"] == "may" else []  # U-47
        answer = yield from self._ask("D-21", seat, options + declining, options[0])
        if answer != "pass":
            yield from self._carry_out(SAME_ELIXIRS[answer.removeprefix("remedy ")], seat)

    def _take_elixir(self, seat: int) -> Play[None]:
        """DT-17.4 to DT-17.6, U-53."""
        usual = [f"elixir {number}" for number in (1, 2) if self._has_effect(self._elixirs_face_up[number - 1], seat)]
        declining = ["pass"] if self._options["doc_obligation"] == "may" else []
        options = ["elixir 1", "elixir 2", "elixir pile", *declining]
        answer = yield from self._ask("D-23", seat, options, [*usual, "elixir pile"][0])
        if answer == "pass":
            return
        place = None if answer == "elixir pile" else int(answer.removeprefix("elixir ")) - 1
        elixir = self._draw_elixir() if place is None else self._elixirs_face_up[place]
        yield from self._carry_out(elixir, seat)
        self._elixir_discards.append(elixir)
        if place is not None:
            self._elixirs_face_up[place] = self._draw_elixir()

    def _draw_elixir(self) -> str:
        """The top of the pile; the discards are shuffled if the pile is used up."""
        if not self._elixir_pile:
            self._elixir_pile = self._luck.shuffled("elixirs", sorted(self._elixir_discards, key=ELIXIRS.index))
            self._elixir_discards.clear()
        return self._elixir_pile.pop(0)

    def _has_effect(self, elixir: str, seat: int) -> bool:
        """Whether the elixir would do anything for the visitor, as far as the visitor knows (the default of D-23)."""
        hidden = not self._options["wealth_visible"]
        others = [self._players[other] for other in self._others(seat)]
        return {
            "wealth": hidden or any(self._share(other.dollars, 2) > 0 for other in others),
            "charm": hidden or any(other.nuggets > 0 for other in others),
            "luck": bool(self._store_deck or self._store_discards),
            "power": seat != self._sheriff,
            "protection": bool(self._players[seat].claims),
            "friendship": any(other.store for other in others),
            "domination": any(other.claims for other in others),
        }[elixir]

    def _carry_out(self, elixir: str, seat: int) -> Play[None]:
        """DT-17.8: table 2.4; {first} DT-16.6 to DT-16.9."""
        if elixir == "wealth":
            self._everybody_pays(seat, dollars=2)
        elif elixir == "charm":
            self._everybody_pays(seat, nuggets=1)
        elif elixir == "luck":
            yield from self._gain_store_card(seat, self._draw_store_card())
        elif elixir == "power":
            yield from self._move_badge(seat)
        elif elixir == "protection":
            yield from self._protect(seat)
        elif elixir == "friendship":
            yield from self._be_given(seat, "card", "D-24", "D-25")
        else:
            yield from self._be_given(seat, "claim", "D-26", "D-27")

    def _share(self, owned: int, demanded: int) -> int:
        """U-50: what a player who has this much gives."""
        if self._options["short_payment"] == "partial":
            return min(owned, demanded)
        return demanded if owned >= demanded else 0

    def _everybody_pays(self, seat: int, dollars: int = 0, nuggets: int = 0) -> None:
        for other in self._others(seat):
            player = self._players[other]
            self._pay(other, seat, self._share(player.dollars, dollars), self._share(player.nuggets, nuggets))

    def _protect(self, seat: int) -> Play[None]:
        """U-49, D-22."""
        player = self._players[seat]
        number = min(2, len(player.claims))
        if number == 0:
            return
        pairs = sorted(set(itertools.combinations(sorted(player.claims), number)))
        options = ["protect " + " ".join(str(value) for value in pair) for pair in pairs]
        usual = "protect " + " ".join(str(value) for value in sorted(player.claims)[-number:])
        answer = yield from self._ask("D-22", seat, options, usual, even_alone=len(player.claims) > 2)
        for word in answer.split()[1:]:
            player.claims.remove(int(word))
            player.protected.append(int(word))

    def _be_given(self, seat: int, kind: str, choosing: str, giving: str) -> Play[None]:
        """Friendship and Domination (U-54)."""
        cards: dict[int, list[str]] = {}
        for other in self._others(seat):
            of_the_kind = [card for card in self._players[other].hand() if card.startswith(kind)]
            if of_the_kind:
                cards[other] = of_the_kind
        if not cards:
            return
        usual = max(cards, key=lambda other: len(cards[other]))
        giver = yield from self._ask_seat(choosing, seat, list(cards), usual)
        given = yield from self._ask_card(giving, giver, cards[giver], min(cards[giver], key=victory_points))
        self._give(giver, seat, given)
