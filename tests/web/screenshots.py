"""Pictures of the main screens for docs/screenshots, large by day and small by night:
`uv run python -m tests.web.screenshots`. Look at them before they are committed.
"""

import random
import sys
from pathlib import Path
from typing import Any

from tests.web import scenes, scenes_boomtown, scenes_dodge_city
from tests.web.browser import DESKTOP, PHONE, Town, Visitor
from tests.web.chromium import ROOT
from tests.web.pressing import clicks
from tests.web.staged import Staged, on_stage

import tumbleweed as tw
from tumbleweed import bots
from tumbleweed.bots.sight import Sight

FOLDER = ROOT / "docs" / "screenshots"
LOOKS: tuple[tuple[dict[str, int], str], ...] = ((DESKTOP, "light"), (PHONE, "dark"))
GAMES = 10
RICH = """() => document.querySelectorAll('.hand .held').length > 1
    && document.querySelectorAll('.roll .pick').length > 3
    && parseInt(document.querySelector('.me .amount')?.textContent.replace(/\\D/g, '') || '0') > 2
    && parseInt(document.querySelector('.crumb b')?.textContent.replace(/\\D/g, '') || '0') > 2"""
"""My turn to keep dice, some rounds into a game, with cards in hand and some money."""
PICK = """() => {
    const picks = [...document.querySelectorAll('.roll .pick')];
    const face = pick => pick.querySelector('use').getAttribute('href');
    const like = pick => picks.filter(other => face(other) === face(pick));
    const most = picks.map(like).sort((a, b) => b.length - a.length)[0];
    for (const pick of picks) if ((pick.ariaPressed === 'true') !== most.includes(pick)) pick.click();
}"""
"""Picks the dice of the most frequent face, and no others."""


async def picture(visitor: Visitor, name: str) -> None:
    await visitor.page.mouse.move(0, 0)
    await visitor.page.wait_for_timeout(900)
    size = visitor.page.viewport_size
    assert size is not None
    path = FOLDER / f"{name}-{size['width']}.png"
    await visitor.page.screenshot(path=path)
    print(path.relative_to(ROOT), path.stat().st_size)


async def rest(visitor: Visitor, path: str, **body: Any) -> Any:
    reply = await visitor.page.request.post(f"{visitor.url}/api{path}", data=body)
    assert reply.ok, await reply.text()
    return await reply.json()


async def some_rounds(visitor: Visitor) -> str:
    """Plays games against bots until there is something to see; returns the path of the table."""
    seats = [{"kind": "me"}, *[{"kind": "bot"}] * 3]
    luck = random.Random(8)
    for _ in range(GAMES):
        table = await rest(visitor, "/tables", game="dice-town", seats=seats, pace=0, reaction=0)
        await rest(visitor, f"/tables/{table['id']}/start")
        await visitor.go(f"/t/{table['id']}")
        await visitor.page.locator(".dt").wait_for()
        while not await visitor.page.locator(".poster").count():
            if await visitor.page.evaluate(RICH):
                return f"/t/{table['id']}"
            await clicks(visitor, luck)
            await visitor.page.wait_for_timeout(30)
    sys.exit(f"{GAMES} games ended before there was much to see")


def a_game() -> dict[str, Any]:
    """The record of a game between bots, the same every time."""
    spec = tw.find("dice-town")
    s = tw.new("dice-town", 4, 11)
    thinking = [bots.find("tenderfoot", "dice-town", seat) for seat in range(4)]
    while waiting := tw.waiting(s):
        tw.answer(s, waiting[0], thinking[waiting[0]].choose(Sight(spec, s, waiting[0])))
    return {**tw.record(s), "players": ["Ada", "Lupe", "Cornelius", "Mei"]}


async def theatre_and_rules(visitor: Visitor) -> None:
    """The replay of a game past its middle, with all cards open; and a page of the rules."""
    id_ = (await rest(visitor, "/records", **a_game()))["id"]
    course = await (await visitor.page.request.get(f"{visitor.url}/api/records/{id_}/timeline")).json()
    rolled = [moment for moment, what in enumerate(course["decisions"]) if what == "D-02"]
    await visitor.go(f"/r/{id_}?at={rolled[len(rolled) * 2 // 3]}&as=-2")
    await visitor.page.locator(".shown li").first.wait_for()
    await picture(visitor, "replay")
    await visitor.go("/rules/dice-town#DT-4")
    await visitor.page.locator('[id="DT-4.1"]').wait_for()
    await picture(visitor, "rules")


async def all_pictures(town: Town, stage: Staged) -> None:
    first: Visitor | None = None
    path = ""
    for size, light in LOOKS:
        visitor = await town.visitor(size, drawn=True, color_scheme=light)
        await visitor.go()
        await visitor.page.locator("article").first.wait_for()
        await picture(visitor, "start")
        if first is None:
            await stage.person(visitor)
            first, path = visitor, await some_rounds(visitor)
        else:  # the same person at another device, at the same table
            await visitor.page.context.add_cookies(await first.page.context.cookies())  # type: ignore[arg-type]
            await visitor.go(path)
            await visitor.page.locator(".roll").wait_for()
        await visitor.page.evaluate(PICK)
        await picture(visitor, "dice-town")
        table = await rest(
            visitor, "/tables", game="dice-town", seats=[{"kind": "me"}, {"kind": "bot"}, {"kind": "open"}]
        )
        await visitor.go(f"/t/{table['id']}")
        await visitor.page.locator(".qr svg").wait_for()
        await picture(visitor, "lobby")
        for name, scene in (("tie", scenes.judge), ("offer", scenes.tie), ("end", scenes.over)):
            laid = await stage.lay(scene(), [visitor], bots=True)
            await visitor.go(laid.path)
            await visitor.page.locator({"end": ".why"}.get(name, ".office")).wait_for()
            if name == "offer":
                await visitor.button("Dollars: one more").click(click_count=3)
                await visitor.page.get_by_role("checkbox", name="Claim 2").check(force=True)
            await picture(visitor, name)
        await theatre_and_rules(visitor)
        await boomtown(visitor, stage)
        await dodge_city(visitor, stage)


async def boomtown(visitor: Visitor, stage: Staged) -> None:
    """The auction with the money river, and a roll that a Telegraph may change."""
    for name, decision in (("boomtown", "BID"), ("boomtown-roll", "USE_TELEGRAPH")):
        laid = await stage.lay(scenes_boomtown.DECISIONS[decision](), [visitor], bots=True)
        await visitor.go(laid.path)
        await visitor.page.locator(".bt .deal").wait_for()
        if decision == "USE_TELEGRAPH":
            await visitor.page.locator(".fc").nth(8).click()
        await picture(visitor, name)


async def dodge_city(visitor: Visitor, stage: Staged) -> None:
    """The town plan while stones are placed, and a duel."""
    for name, decision in (("dodge-city", "D-4-placed"), ("dodge-city-duel", "D-14")):
        laid = await stage.lay(scenes_dodge_city.DECISIONS[decision](), [visitor], bots=True)
        await visitor.go(laid.path)
        await visitor.page.locator(".dc .deal").wait_for()
        await picture(visitor, name)


def main() -> None:
    Path(FOLDER).mkdir(parents=True, exist_ok=True)
    on_stage(all_pictures)


if __name__ == "__main__":
    main()
