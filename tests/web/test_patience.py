"""Who is waited for, and moments for cards, over every screen: what is said, and what can be done."""

import time

import msgspec
import pytest
from playwright.async_api import Locator, expect
from tests.web import scenes
from tests.web.browser import DESKTOP, PHONE, Town, Visitor
from tests.web.staged import Laid, Staged, on_stage

from tumbleweed.server.table.progress import go_on

LOW = {"width": 844, "height": 390}
SIZES = (DESKTOP, PHONE, LOW)


def slip(visitor: Visitor, words: str) -> Locator:
    return visitor.page.locator(".slip", has_text=words)


async def looked_at(visitor: Visitor, name: str) -> None:
    """At each size nothing is cut off."""
    for size in SIZES:
        await visitor.page.set_viewport_size(size)  # type: ignore[arg-type]
        await visitor.settles()
        await visitor.fits()
        await visitor.shot(f"patience-{name}-{size['width']}")
    await visitor.page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]


def waited(laid: Laid, seconds: float) -> None:
    """Everybody has waited for so long."""
    laid.table.seen_since = time.monotonic() - seconds


def opened_moment(laid: Laid, fuse: float) -> None:
    """The moment for cards in which the table is begins now, and lasts until the fuse has burned down."""
    table, game = laid.table, laid.table.game
    assert game is not None
    assert game.s.log is not None
    table.setup = msgspec.structs.replace(table.setup, fuse=fuse)
    game.disclosure.shared = True
    game.disclosure.catch_up(len(game.s.log.pauses) - 1)
    go_on(table)


def test_all_wait_through_a_moment_for_cards() -> None:
    async def story(town: Town, stage: Staged) -> None:
        ada, bo = await town.visitor(DESKTOP, drawn=True), await town.visitor(DESKTOP, drawn=True)
        laid = await stage.lay(scenes.CARDS["dynamite"](), [ada, bo])
        opened_moment(laid, 600)
        for each in (ada, bo):
            await each.go(laid.path)
            await slip(each, "Somebody may play a card").wait_for()
        assert await bo.button("I play nothing").count() == 0, "everybody sees that Bo has won no mine"
        await looked_at(bo, "moment")
        await looked_at(ada, "asked")
        await ada.button("I play nothing").click()
        await laid.hears((0, "pass", "answer"))

    on_stage(story)


@pytest.mark.slow
def test_who_is_away_at_the_desk_gets_a_bot() -> None:
    async def story(town: Town, stage: Staged) -> None:
        ada = await town.visitor(DESKTOP, drawn=True)
        laid = await stage.lay(scenes.tie(), [ada])
        await laid.says(0, "pass")
        laid.table.opened -= 72
        await ada.go(laid.path)
        awaited = laid.table.chairs[laid.asked[0]].name
        away = slip(ada, f"{awaited} is away")
        await expect(away).to_contain_text("1:1")
        await looked_at(ada, "desk")
        await ada.button(f"Let a bot play for {awaited}", away).click()
        await away.wait_for(state="detached")
        assert sum(chair.played_by_bot for chair in laid.table.chairs) == 1

    on_stage(story)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de", "hu"])
def test_who_takes_long_is_called_and_gets_a_bot(language: str) -> None:
    words = {
        "en": ("is still thinking", "Nudge Bo", "Let a bot play for Bo", "nudges you", "A bot plays for you"),
        "de": ("überlegt noch", "Bo anstupsen", "Einen Bot für Bo spielen lassen", "stupst dich an", "Ein Bot spielt"),
        "hu": ("még gondolkodik", "Bökd meg: Bo", "Játsszon bot Bo helyett", "megbökött", "Bot játszik helyetted"),
    }[language]

    async def story(town: Town, stage: Staged) -> None:
        ada = await town.visitor(DESKTOP, drawn=True, language=language)
        bo = await town.visitor(DESKTOP, drawn=True, language=language)
        laid = await stage.lay(scenes.chosen(), [ada, bo])
        laid.table.setup = msgspec.structs.replace(laid.table.setup, idle=120.0)
        for each in (ada, bo):
            await each.go(laid.path)
            await each.page.locator(".dt").wait_for()
        waited(laid, 45)
        await ada.page.reload()
        idle = slip(ada, words[0])
        await idle.wait_for()
        await looked_at(ada, f"idle-{language}")
        await ada.button(words[1], idle).click()
        await slip(bo, words[3]).wait_for()
        await looked_at(bo, f"called-{language}")
        waited(laid, 130)
        await ada.page.reload()
        await ada.button(words[2], idle).click()
        mine = slip(bo, words[4])
        await mine.wait_for()
        await looked_at(bo, f"stand-in-{language}")
        await mine.get_by_role("button").click()
        await mine.wait_for(state="detached")
        assert not laid.table.chairs[1].played_by_bot

    on_stage(story)
