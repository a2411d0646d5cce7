"""Records of lessons: their luck is set up by data, so they show that it stays what it was.

`uv run python -m tests.records.lessons` makes those that are missing. Never make the old ones anew.
"""

import json
from typing import Final, NamedTuple

from tests.records.games import FOLDER, Record, written

import tumbleweed as tw
from tumbleweed import bots
from tumbleweed.lesson import lesson

HERE: Final = FOLDER / "lessons"


class Played(NamedTuple):
    """A lesson of which so many answers are given as they are written; then Deputies play."""

    game: str
    answers: int

    @property
    def name(self) -> str:
        return f"{self.game}-{'own-way' if self.answers < 99 else 'whole'}"


PLAYED: Final = tuple(Played(game, answers) for game in tw.game_names() for answers in (3, 99))


def played(one: Played) -> Record:
    """Plays a lesson and goes on to the end of the game, without dealing anything anew."""
    plan = lesson(one.game, "en")
    s = tw.new(one.game, seed="lesson")
    for seat, text in [each for part in plan.rounds for each in part.line][: one.answers]:
        tw.answer(s, seat, text)
    spec = tw.find(one.game)
    players = [bots.find("deputy", one.game, seat) for seat in range(s.count)]
    while waiting := tw.waiting(s):
        seat = waiting[0]
        tw.answer(s, seat, players[seat].choose(bots.sight(spec, s, seat, int(s.ask_number))))
    return {**tw.record(s), "players": ["deputy"] * s.count, "ranking": tw.view(s, -1)["ranking"]}


def main() -> None:
    HERE.mkdir(exist_ok=True)
    for one in PLAYED:
        file = HERE / f"{one.name}.json"
        if not file.exists():
            text = written(json.loads(json.dumps(played(one))))
            file.write_text(text, encoding="utf-8", newline="\n")
            print(f"{file.name}: {len(text)} characters")


if __name__ == "__main__":
    main()
