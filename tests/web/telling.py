"""What happens at a table can be seen happening, and people who do not want to wait can skip it."""

from collections.abc import Awaitable

from playwright.async_api import expect
from tests.web.browser import Visitor

WATCHED = """() => {
    window.shifted = window.flown = 0;
    const add = each => { if (!each.hadRecentInput) window.shifted += each.value; };
    new PerformanceObserver(list => list.getEntries().forEach(add)).observe({ type: "layout-shift", buffered: true });
    const fresh = changes => changes.flatMap(each => [...each.addedNodes]);
    const flies = node => node.nodeType === 1 && (node.matches(".fl") || node.querySelector(".fl") !== null);
    const look = changes => { window.flown += fresh(changes).filter(flies).length; };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
"""Notes how much of the page shifts, and how often something flies, however quickly."""

STEP = 100
"""Milliseconds."""
MOST_STEPS = 60


async def seen_and_skipped(visitor: Visitor, happening: Awaitable[None], flies: bool = True) -> None:
    """Something happens: it is shown until it is skipped (time goes on by hand, so that nobody can be late), and
    nothing on the page shifts.
    """
    skip = visitor.button("Skip to the present")
    await expect(skip).to_have_attribute("aria-disabled", "true")
    await visitor.settles()
    await visitor.stops_time()
    await visitor.page.evaluate(WATCHED)
    await happening
    await expect(skip).to_have_attribute("aria-disabled", "false")
    for _ in range(MOST_STEPS):
        if not flies or await visitor.page.evaluate("window.flown > 0"):
            break
        await visitor.page.clock.run_for(STEP)
    else:
        raise AssertionError("nothing flies")
    await skip.click()
    await visitor.page.clock.resume()
    await visitor.until("!document.querySelector('.fl, .ib[aria-disabled=false]')")
    assert await visitor.page.evaluate("window.shifted") < 0.02
