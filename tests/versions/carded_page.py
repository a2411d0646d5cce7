"""CONTRIBUTING's card in a real browser: run by a copy of the program that has it, page and all (test_card.py)."""

from tests.web.browser import DESKTOP, PHONE, Town, Visitor
from tests.web.scenes import street
from tests.web.staged import Staged, on_stage

PICTURE = "use[href$='#card-pickaxe']"


async def at_the_table(stage: Staged, visitor: Visitor) -> None:
    """The card is held, offered when three nines win the Gold Mine, and played: six nuggets instead of three."""
    laid = await stage.lay(street("gold_mine", "999KA", "pickaxe"), [visitor])
    await visitor.go(laid.path)
    await visitor.page.locator(f".dt {PICTURE}").first.wait_for()
    await visitor.sees("Pickaxe")
    await visitor.sees("You take twice as many nuggets.")
    await visitor.is_accessible()
    await visitor.fits()
    await visitor.shot("pickaxe")
    await visitor.button("Play Pickaxe").click()
    await laid.hears((0, "play pickaxe", "answer"))
    assert laid.table.game is not None
    told = [event for event in laid.table.game.s.log.seen_by(0) if event["event"] == "card_played"]  # type: ignore[union-attr]
    assert [(event["card"], event["rule"]) for event in told] == [("pickaxe", "DT-20.18")]


async def in_the_rules(visitor: Visitor) -> None:
    await visitor.go("/rules/dice-town#DT-20.18")
    rule = visitor.page.locator('[id="DT-20.18"]')
    await rule.get_by_text("when you have won the Gold Mine with three nines or more").wait_for()
    await visitor.shot("pickaxe-rules")


async def story(town: Town, stage: Staged) -> None:
    for size in (DESKTOP, PHONE):
        visitor = await town.visitor(size, drawn=True)
        await at_the_table(stage, visitor)
        await in_the_rules(visitor)


if __name__ == "__main__":
    on_stage(story)
    print("seen")
