"""The levels of the computer's players, all made from a game's thinker, and their styles."""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from tumbleweed.bots.bot import Bot
from tumbleweed.bots.search import Budget, Candidate, Search
from tumbleweed.bots.sight import Sight
from tumbleweed.bots.style import Style
from tumbleweed.bots.thinker import Reason, Thinker
from tumbleweed.core.chance import Chance, chance
from tumbleweed.core.errors import BadData
from tumbleweed.games.datafile import DataFile

HERE: Final = Path(__file__).parent
SEEDS: Final = 1 << 30
HUNDRED: Final = 100


class Thoughtful(Bot):
    """A bot with a thinker, and luck of its own."""

    def __init__(self, thinker: Thinker, seed: int) -> None:
        self.thinker: Final = thinker
        self.luck: Final[Chance] = chance(("bot",), seed)
        self.last: tuple[Sight, int] | None = None
        """What it was asked last, and what it answered."""

    def choose(self, sight: Sight) -> int:
        options = sight.options
        action = options[0] if len(options) == 1 else self.think(sight)
        self.last = (sight, action)
        return action

    def think(self, sight: Sight) -> int:
        """The answer, where there is a choice."""
        raise AssertionError("a level has its own way to think")

    def why(self) -> Reason | None:
        if self.last is None:
            return None
        sight, action = self.last
        if len(sight.options) == 1:
            return Reason("bots.reason.only", {})
        return self.thinker.reason(sight.position, sight.seat, action)


class Learner(Thoughtful):
    """Plays like a Deputy, but overlooks things: so many answers in a hundred are a beginner's."""

    def __init__(self, thinker: Thinker, seed: int, overlooks: int) -> None:
        super().__init__(thinker, seed)
        self.overlooks: Final = overlooks
        self.overlooked = False
        """Whether the last answer was a beginner's."""

    def think(self, sight: Sight) -> int:
        self.overlooked = self.overlooks >= HUNDRED or self.luck.below(0, HUNDRED) < self.overlooks
        how = self.thinker.weak if self.overlooked else self.thinker.choose
        return how(sight.position, sight.seat, self.luck)

    def why(self) -> Reason | None:
        """The thinker's reasons are not a beginner's."""
        if self.last is not None and self.overlooked and len(self.last[0].options) > 1:
            return Reason("bots.reason.feeling", {})
        return super().why()


class Deputy(Thoughtful):
    """Plays well, and quickly."""

    def think(self, sight: Sight) -> int:
        return self.thinker.choose(sight.position, sight.seat, self.luck)


class Sheriff(Thoughtful):
    """Plays as well as it can: tries what the Deputy would consider in imagined games."""

    def __init__(self, thinker: Thinker, budget: Budget, seed: int, styled: Thinker | None = None) -> None:
        super().__init__(thinker, seed)
        self.budget: Final = budget
        self.styled: Final = styled
        """What it likes, to decide between equally good answers; None: nothing in particular."""
        self.search: Search | None = None
        self.found: Candidate | None = None

    def think(self, sight: Sight) -> int:
        search = Search(sight, self.thinker, self.budget, self.luck.below(0, SEEDS))
        best = search.best()
        self.found = self._liked(search) if self.styled is not None else best
        self.search = search
        return self.found.action

    def _liked(self, search: Search) -> Candidate:
        """Of the answers that are as good as the best, the one that its style likes most."""
        equals = search.equals()
        if len(equals) > 1 and self.styled is not None:
            for action in self.styled.ranked(search.sight.position, search.sight.seat):
                for candidate in equals:
                    if candidate.action == action:
                        return candidate
        return equals[0]

    def why(self) -> Reason | None:
        """What was found in the imagined games, and what the thinker adds."""
        reason = super().why()
        if self.last is None or self.search is None or self.search.sight is not self.last[0] or self.found is None:
            return reason
        tried = [candidate for candidate in self.search.last if candidate.shares]
        others = [candidate for candidate in tried if candidate is not self.found]
        if not others or not self.found.shares:
            return reason
        best, next_best = percent(self.found), max(percent(candidate) for candidate in others)
        values = {"n": self.search.simulations, "share": best, "other": next_best}
        return Reason("bots.reason.search" if best > next_best else "bots.reason.even", values, reason)


def percent(candidate: Candidate) -> int:
    """How much of the win an answer brought, in whole per cent."""
    return round(100 * candidate.share(len(candidate.shares)))


@cache
def styles(folder: Path = HERE) -> dict[str, Style]:
    """All styles, by name."""
    file = DataFile(folder / "styles.toml")
    found: dict[str, Style] = {}
    for name in file.content:
        table = file.table(name)
        likes = {key: _factor(file, name, table, key) for key in ("money", "risk", "harm")}
        unknown = set(table) - set(likes)
        if unknown:
            raise BadData(file.name, f"{name}.{min(unknown)}", f"is unknown; known are {', '.join(likes)}")
        found[name] = Style(name, likes["money"], likes["risk"], likes["harm"])
    return found


def _factor(file: DataFile, name: str, table: dict[str, Any], key: str) -> float:
    factor = table.get(key, 1.0)
    if isinstance(factor, bool) or not isinstance(factor, int | float) or not 0.1 <= factor <= 10:
        raise BadData(file.name, f"{name}.{key}", f"must be a number from 0.1 to 10, not {factor!r}")
    return float(factor)


@cache
def overlooks(level: str, game: str, folder: Path = HERE) -> int:
    """How many answers in a hundred a level below the Deputy gives as a beginner would."""
    return DataFile(folder / "levels.toml").number(f"{level}.{game}", 0, HUNDRED)


@cache
def budget(game: str, folder: Path = HERE) -> Budget:
    """How much a Sheriff thinks about one answer in a game."""
    file = DataFile(folder / "search.toml")
    table = {**file.table("usual"), **file.content.get(game, {})}
    return Budget(
        _whole(file, game, table, "simulations"),
        _whole(file, game, table, "answers"),
        _whole(file, game, table, "first"),
        _whole(file, game, table, "few"),
        _whole(file, game, table, "width"),
        _share(file, game, table, "doubt"),
        _share(file, game, table, "tie"),
    )


def _whole(file: DataFile, game: str, table: dict[str, Any], key: str) -> int:
    number = table.get(key)
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise BadData(file.name, f"{game}.{key}", f"must be a whole number of at least 1, not {number!r}")
    return number


def _share(file: DataFile, game: str, table: dict[str, Any], key: str) -> float:
    share = table.get(key)
    if isinstance(share, bool) or not isinstance(share, int | float) or not 0 <= share <= 1:
        raise BadData(file.name, f"{game}.{key}", f"must be a number from 0 to 1, not {share!r}")
    return float(share)


def thinker(game: str, style: Style) -> Thinker:
    """What there is to know about playing a game, with a style."""
    module = import_module(f"tumbleweed.bots.{game.replace('-', '_')}.thinker")
    made = getattr(module, "".join(word.title() for word in game.split("-")) + "Thinker")(style)
    assert isinstance(made, Thinker)
    return made
