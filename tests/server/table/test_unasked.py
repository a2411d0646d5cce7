"""Questions somebody does not want, and questions nobody has been shown yet."""

import random
from pathlib import Path

from tests.server.parlour import GuestSeat, Parlour, everybody
from tests.server.stories import Two, deadlines, left, the_game, told, two_at_a_table

from tumbleweed.server.table.game import LONGEST_TELLING

DAY = 24 * 3600


async def ask_discreetly(opened: Parlour, two: Two, luck: random.Random) -> GuestSeat:
    """Plays until somebody is asked discreetly and can pass; returns who."""
    table, _, seats = two
    game = the_game(opened, table)
    while not game.over:
        await opened.wait(2)
        await everybody(opened, *seats)
        for tab in seats:
            if tab.question is None:
                continue
            ask = game.s.ask
            if ask is not None and ask.discreet and len(tab.question["options"]) > 1:
                return tab
            await tab.answer_first(luck.choice)
            await everybody(opened, *seats)
    raise AssertionError("nobody was asked discreetly in the whole game")


def test_never_ask_me_that(tmp_path: Path) -> None:
    """U-56: a preset passes at once, and only discreet questions; nobody else hears of it."""

    async def story(opened: Parlour) -> None:
        async with two_at_a_table(opened, clock={"kind": "days"}) as two:
            table, people, seats = two
            tab = await ask_discreetly(opened, two, random.Random(4))
            other = seats[seats[0] is tab]
            assert tab.question is not None
            decision, game, rows = tab.question["decision"], the_game(opened, table), len(the_game(opened, table).moves)
            assert DAY <= left(tab)[str(tab.seat)] <= DAY + LONGEST_TELLING
            assert str(tab.seat) not in left(other)
            assert (await tab.tells("never", seat=other.seat, decisions=[decision]))["code"] == "not_your_seat"
            assert (await tab.tells("never", seat=tab.seat, decisions=["x"] * 65))["code"] == "bad_request"
            last = [message for message in other.heard if message["type"] in ("update", "snapshot")][-1]
            assert last["waiting"] == [], "nobody is known to be asked, whatever the last view said"
            tables = len(other.heard_of("table"))
            await tab.say("never", seat=tab.seat, decisions=[decision, "D-02"])
            await opened.wait(0)
            assert game.moves[rows].kept == (tab.seat, "pass", "answer")
            await everybody(opened, *seats)
            assert len(other.heard_of("table")) == tables
            for each in range(60):
                await opened.wait(2)
                await everybody(opened, *seats)
                for seat in seats:
                    if seat.question is not None:
                        ask = game.s.ask
                        assert seat is not tab or seat.question["decision"] != decision or not (ask and ask.discreet)
                        await seat.answer_first(random.Random(each).choice)
                        await everybody(opened, *seats)
            for person, knows in ((people[seats.index(tab)], [decision, "D-02"]), (people[seats.index(other)], [])):
                shown = await person.call("GET", f"/tables/{table}")
                assert sorted(shown["chairs"][tab.seat]["never"]) == sorted(knows), "only who has set it is told"
            decided = {move.text for move in game.moves[rows:] if move.seat == tab.seat}
            assert any(text.startswith("keep") for text in decided), "D-02 is public and is asked all the same"

    told(tmp_path, story)


def test_an_old_deadline_does_not_answer_a_question_that_is_not_shown_yet(tmp_path: Path) -> None:
    """The last answer comes just in time, then a moment for cards passes; that is no time-out of the next question."""

    async def story(opened: Parlour) -> None:
        async with two_at_a_table(opened, clock={"kind": "custom", "seconds": 5}, reaction=10) as (table, _, seats):
            game, luck = the_game(opened, table), random.Random(2)
            while game.disclosure.settled:  # until the next question is not shown yet
                if all(tab.question is not None for tab in seats):
                    await opened.wait(4)
                for tab in seats:
                    if tab.question is not None and game.disclosure.settled:
                        await tab.answer_first(luck.choice)
                        await everybody(opened, *seats)
            ask = game.s.ask
            assert ask is not None
            assert not ask.discreet
            await opened.wait(5)
            assert not [move for move in game.moves if move.how == "default"]
            assert deadlines(opened, table) == {}
            await opened.wait(5)
            await everybody(opened, *seats)
            assert all(0 < seconds <= 5 + LONGEST_TELLING for seconds in deadlines(opened, table).values())
            assert not [move for move in game.moves if move.how == "default"]

    told(tmp_path, story)
