"""A game in progress: its state, the person, the bots, and the file it is kept in."""

import hashlib
import secrets
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from typing import Any

import tumbleweed as tw
from tumbleweed import bots
from tumbleweed.beats import Lesson
from tumbleweed.cli.play import faces, saves
from tumbleweed.cli.play.faces.face import Face, Seen
from tumbleweed.core.chance import LESSON
from tumbleweed.core.record import going_on_from
from tumbleweed.lesson import lesson
from tumbleweed.wording import Wording, wording
from tumbleweed.words import words

ADVISER = "sheriff"
PERSON = 0
"""The person is player 0; the game says at which seat."""


@dataclass
class Game:
    """A game being played. `names` is by player; `told` is the number of the first event not yet told."""

    s: tw.State
    names: list[str]
    bot: str
    language: str
    path: Path
    told: int = 0
    seating: list[int] = field(init=False)
    face: Face = field(init=False)

    def __post_init__(self) -> None:
        self.seating = list(tw.view(self.s, -1).get("seating") or range(self.s.count))
        self.face = faces.find(self.s.game)

    @property
    def me(self) -> int:
        """The person's seat."""
        return self.seating.index(PERSON)

    @property
    def wording(self) -> Wording:
        return wording(self.s.game, self.language, tw.version(self.s))

    def seen(self) -> Seen:
        """What the person sees now."""
        by_seat = [self.names[player] for player in self.seating]
        return Seen(tw.view(self.s, self.me), by_seat, words(self.language), self.wording)

    def news(self, until: int | None = None) -> list[str]:
        """The events that are new to the person and worth telling; only those before number `until`, if it is given."""
        seen = self.seen()
        events = [each for each in tw.events(self.s, self.me, self.told) if until is None or each["seq"] < until]
        return _in_words(seen, [event for event in events if self.face.worth_telling(seen, event)])

    def log(self) -> list[str]:
        """Everything that happened, as far as the person may know it."""
        return _in_words(self.seen(), tw.events(self.s, self.me))

    def heard(self, until: int | None = None) -> None:
        """Notes that the person has been told everything up to now, or before number `until`."""
        self.told = _next_event(self.s, self.me, self.told) if until is None else until

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is being played, if this is one."""
        if self.s.chance.source.seed != LESSON:
            return None
        return lesson(self.s.game, self.language, tw.version(self.s))

    def play_on(self) -> None:
        """Goes on from here as an ordinary game: everything is dealt anew that the person cannot know."""
        record = going_on_from(self.s, tw.record(self.s), self.me, secrets.token_hex(32))
        self.s = tw.replay(record)

    def save(self) -> None:
        """Writes the game down."""
        table = {"names": self.names, "bot": self.bot, "language": self.language}
        saves.write(self.path, {**tw.record(self.s), **table})

    def let_bot_answer(self, seat: int) -> None:
        """A bot answers; it gets only what its own seat can know. In a lesson it answers as is written there."""
        if self.lesson is not None and (scripted := self.lesson.next_answer(self.s, seat)) is not None:
            tw.answer(self.s, seat, scripted)
            return
        seed = _seed_of(self.s, seat)
        bot = bots.find(self.bot, self.s.game, seed)
        tw.answer(self.s, seat, bot.choose(bots.sight(tw.find(self.s.game), self.s, seat, seed)))

    def advice(self) -> tuple[str, str]:
        """What a Sheriff would answer in the person's place, as the action's text, and why."""
        spec = tw.find(self.s.game)
        bot = bots.find(ADVISER, spec.name, _seed_of(self.s, self.me))
        action = bot.choose(bots.sight(spec, self.s, self.me, 0))
        reason = bot.why()
        return spec.catalog.text(action), bots.say(reason, spec.name, self.language) if reason is not None else ""


def _in_words(seen: Seen, events: list[dict[str, Any]]) -> list[str]:
    """Events as sentences, with a paragraph for each phase."""
    paragraphs: list[str] = []
    for _, together in groupby(events, key=lambda event: (event.get("round"), event.get("phase"))):
        sentences = [sentence for event in together if (sentence := seen.wording.event(event, seen.names, seen.me))]
        if sentences:
            paragraphs.append(" ".join(sentences))
    return paragraphs


def _seed_of(s: tw.State, seat: int) -> int:
    """A bot's luck follows from the game's seed and the moment, so that a resumed game goes on as it would have."""
    given = 0
    past = s.past
    while past is not None:
        given += 1
        past = past.before
    digest = hashlib.sha256(f"bot/{s.chance.source.seed}/{seat}/{given}".encode()).digest()
    return int.from_bytes(digest[:6], "big")


def _next_event(s: tw.State, seat: int, since: int) -> int:
    """The number after the last event the seat knows of."""
    known = tw.events(s, seat, since)
    return int(known[-1]["seq"]) + 1 if known else since


def open_save(path: Path, language: str | None) -> Game:
    """The game in a file; what happened since the person's last answer is told again."""
    content = saves.read(path)
    try:
        s = tw.replay(content)
        bots.find(content["bot"], s.game, 0)
        game = Game(s, content["names"], content["bot"], language or content["language"], path)
        game.told = _told_before_last_answer(content, game.me)
    except tw.TumbleweedError as error:
        raise saves.BadSave(path, error) from error
    return game


def _told_before_last_answer(content: dict[str, Any], me: int) -> int:
    """How much the person had been told at their last answer; telling something twice is better than leaving a gap."""
    mine = [number for number, row in enumerate(content["answers"]) if row[0] == me]
    if not mine:
        return 0
    return _next_event(tw.replay(content, upto=mine[-1]), me, 0)
