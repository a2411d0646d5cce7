"""GameSpec: what a game provides. Everything above the games speaks to a game through its spec only."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.strings import BytesWriter

from tumbleweed.core.catalog import Catalog
from tumbleweed.core.chance import Seed
from tumbleweed.core.errors import BadSeats, BadVersion, UnknownGame
from tumbleweed.core.events import Payload
from tumbleweed.core.observation import Layout
from tumbleweed.core.options import Option, complete
from tumbleweed.core.play import apply_default, default_answer
from tumbleweed.core.steps import State

View = dict[str, Any]


class GameSpec:
    """One per game, found by name. The functions of a game that everything else builds on."""

    name: str
    version: int
    """The newest version of the rules; any change that alters the course of a game raises it. A game is played to its
    end, and replayed for ever, by the version it began with.
    """
    least_seats: int
    most_seats: int
    options: tuple[Option, ...]
    """Those of the newest version."""
    catalog: Catalog

    def new(self, seats: int, options: Mapping[str, Any], seed: Seed, log: bool, version: int = 0) -> State:
        """A game about to begin, by a version of the rules (0: the newest), advanced to its first question."""
        raise AssertionError("a game can be set up")

    def lesson_table(self, version: int = 0) -> tuple[int, dict[str, Any]]:
        """The table of the guided first game, the one with the seed `lesson`: how many seats, and all its options."""
        raise AssertionError("a game has a guided first game")

    def position(
        self,
        run: str | Sequence[str],
        seats: int,
        options: Mapping[str, Any],
        seed: Seed,
        pieces: Mapping[str, Any],
        log: bool,
        version: int,
        dealt: bool,
    ) -> State:
        """A position set up by hand; docs/api.md says what the pieces are. `dealt`: what they leave open is dealt by
        the seed; otherwise it lies in order, or is not there.
        """
        raise AssertionError("a position can be set up")

    def check_table(self, seats: int, options: Mapping[str, Any]) -> None:
        """Raises BadSeats or BadOption if the options do not fit the number of seats, or each other."""
        self.check_seats(seats)
        complete(self.options, options)

    def version_of(self, s: State) -> int:
        """The version of the rules that a game is played by."""
        return self.version

    def options_of(self, s: State) -> dict[str, Any]:
        """All table options of a game, completed."""
        raise AssertionError("a game knows its options")

    def options_at(self, version: int) -> tuple[Option, ...]:
        """What can be chosen in a version of the rules."""
        return self.options

    def automatic(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a game that only programs play: those given, and what the rules recommend so that it ends."""
        return dict(options)

    def endless(self, s: State) -> str:
        """Why a game might never end, and what would end it; empty if it ends by itself."""
        return ""

    def view(self, s: State, seat: int) -> View:
        """What a seat (-1: a spectator) may see, as plain data ready for JSON; built up from nothing."""
        raise AssertionError("a game can be seen")

    def determinize(self, s: State, seat: int, seed: Seed) -> State:
        """A copy in which everything the seat cannot know is dealt anew."""
        raise AssertionError("a game knows what is hidden")

    def observe(self, s: State, seat: int) -> bytes:
        """The seat's view as small numbers of fixed length, for learning programs."""
        out = BytesWriter()
        self.observe_to(s, seat, out)
        return out.getvalue()

    def layout(self) -> Layout:
        """The pieces of an observation, in order; none if they have no names."""
        return []

    def observe_to(self, s: State, seat: int, out: BytesWriter) -> None:
        """Appends the seat's view as small numbers to what is already there."""
        raise AssertionError("a game can be observed")

    def check(self, s: State) -> None:
        """Raises AssertionError, saying what is wrong, if the position is impossible (money, cards, stones ...)."""

    def scores(self, s: State) -> list[int]:
        """Each seat's points, now."""
        raise AssertionError("a game has scores")

    def returns(self, s: State) -> list[float]:
        """What each seat gets once the game is over: 1 for a win (shared if several win), otherwise 0."""
        raise AssertionError("a game has a result")

    def dump(self, s: State) -> dict[str, Any]:
        """The whole position, secrets included, as plain data."""
        raise AssertionError("a position can be written down")

    def load(self, data: dict[str, Any]) -> State:
        """The position that was written down."""
        raise AssertionError("a position can be read")

    def events(self, s: State, seat: int, since: int) -> list[Payload]:
        """What a seat may know of what happened, from event number `since` on."""
        log = s.log
        return [] if log is None else log.seen_by(seat, since)

    def recalled(self, s: State, told: list[Payload]) -> list[Payload]:
        """Those of the events somebody has been told that may be read again later."""
        return told

    def has_form(self, s: State) -> bool:
        """Whether what is asked now is answered in several parts, for which people fill in one form."""
        return False

    def compose(self, s: State, seat: int, form: Mapping[str, Any]) -> list[int]:
        """The actions that give an answer in several parts, from the form people fill in."""
        raise AssertionError("the game has no such answers")

    def say_time_out(self, s: State, seat: int) -> None:
        """Logs that the clock answers for a seat."""

    def time_out(self, s: State, seat: int) -> int:
        """The seat's time is up: its default is played, and the log says so."""
        action = default_answer(s, seat)
        self.say_time_out(s, seat)
        apply_default(s, seat, action)
        return action

    def known_version(self, version: int) -> int:
        """A version of the rules, 0 being the newest; one that this program does not know is refused."""
        if isinstance(version, bool) or not isinstance(version, int) or not 0 <= version <= self.version:
            raise BadVersion(
                f"{self.name}: there is no version {version!r} of the rules; this program knows 1 to {self.version}"
            )
        return version or self.version

    def check_seats(self, seats: int) -> None:
        """The number of seats must fit the game."""
        fits = isinstance(seats, int) and not isinstance(seats, bool) and self.least_seats <= seats <= self.most_seats
        if not fits:
            raise BadSeats(f"{self.name} is for {self.least_seats} to {self.most_seats} seats, not {seats}")


SPECS: Final[dict[str, GameSpec]] = {}


def register(spec: GameSpec) -> None:
    """Makes a game known by its name."""
    SPECS[spec.name] = spec


def find(name: str) -> GameSpec:
    """The game of that name."""
    if name not in SPECS:
        raise UnknownGame(f"there is no game {name!r}; games are {', '.join(sorted(SPECS))}")
    return SPECS[name]
