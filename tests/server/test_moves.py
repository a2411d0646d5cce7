"""The way of one move: checked, written, applied and told, each once and in this order."""

from pathlib import Path
from typing import Any

import pytest
from tests.server.parlour import Parlour, everybody
from tests.server.stories import the_game, told, two_at_a_table

from tumbleweed.core.spec import find
from tumbleweed.server.moves import move_from, move_of
from tumbleweed.server.store.changes import AddMoves
from tumbleweed.server.store.sqlite.store import SqliteStore
from tumbleweed.server.table import broadcast, progress
from tumbleweed.server.table.disclosure import Disclosure
from tumbleweed.server.table.game import Game


def test_each_thing_is_done_once_and_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    write, take, move_on, tell_game = SqliteStore.write, Game.take, Disclosure.move_on, broadcast.tell_game

    async def writing(self: SqliteStore, *changes: Any) -> None:
        await write(self, *changes)
        done.extend("disk" for change in changes if isinstance(change, AddMoves))

    def noting(what: str, doing: Any) -> Any:
        def noted(*arguments: Any) -> Any:
            done.append(what)
            return doing(*arguments)

        return noted

    monkeypatch.setattr(SqliteStore, "write", writing)
    monkeypatch.setattr(Game, "take", noting("apply", take))
    monkeypatch.setattr(Disclosure, "move_on", noting("what may be shown", move_on))
    monkeypatch.setattr(progress, "tell_game", noting("tell", tell_game))

    async def story(opened: Parlour) -> None:
        async with two_at_a_table(opened) as (table, _, (first, second)):
            done.clear()
            assert (await first.answer_first())["type"] == "done"
            await everybody(opened, first, second)
            assert done == ["disk", "apply", "what may be shown", "tell"]
            assert len(the_game(opened, table).moves) == 1

    told(tmp_path, story)


def test_a_move_knows_its_action_and_keeps_its_text() -> None:
    catalog = find("dice-town").catalog
    action = catalog.parse("keep 9 9")
    move = move_of(catalog, 1, action, "answer")
    assert (move.action, move.kept) == (action, (1, "keep 9 9", "answer"))
    as_it_came = move_from(catalog, 1, "KEEP  9 9", "answer")
    assert (as_it_came.action, as_it_came.kept) == (action, (1, "KEEP  9 9", "answer"))
