"""The rules in a real browser: read, searched, linked, by edition, as a table plays them, and opened over a game."""

from typing import Any

import pytest
from playwright.async_api import expect
from tests.sampling import one_in
from tests.web.browser import DESKTOP, PHONE, Town, Visitor, at_both_sizes, in_town
from tests.web.test_page import make_table, take_name

LANGUAGES = {
    "en-US": ("Rules of Dice Town", "Rules", "Index", "second edition"),
    "de-DE": ("Regeln von Dice Town", "Regeln", "Inhalt", "zweite Ausgabe"),
    "hu-HU": ("Szabályok: Dice Town", "Szabályok", "Tartalom", "második kiadás"),
}
SHIFTS = """() => new Promise(done => {
    let sum = 0;
    const add = list => { for (const each of list.getEntries()) if (!each.hadRecentInput) sum += each.value; };
    new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => done(sum), 600);
})"""
"""How much of the page moved while it came up."""
IN_SIGHT = """id => {
    const box = document.getElementById(id).getBoundingClientRect();
    return box.bottom > 0 && box.top >= 0 && box.top < innerHeight / 2;
}"""


async def in_sight(visitor: Visitor, rule: str) -> None:
    """A link has led to this rule: it is marked, stands near the top, and has the focus."""
    await expect(visitor.page.locator(f'[id="{rule}"]')).to_have_attribute("aria-current", "true")
    await visitor.until(f"({IN_SIGHT})('{rule}') && document.activeElement.id === '{rule}'")


@pytest.mark.parametrize(("size", "language"), one_in(3, [(DESKTOP, "en-US"), (PHONE, "de-DE"), (PHONE, "hu-HU")]))
def test_read_in_every_language(size: dict[str, int], language: str) -> None:
    async def story(town: Town) -> None:
        await reads(await town.visitor(size, language), *LANGUAGES[language])

    in_town(story)


async def reads(visitor: Visitor, title: str, rules: str, index: str, edition: str) -> None:
    """From the playbill to a rule of each game, with nothing amiss."""
    await visitor.go()
    await visitor.page.get_by_role("link", name=title).click()
    await visitor.page.locator('[id="DT-1.1"]').wait_for()
    assert await visitor.page.evaluate(SHIFTS) < 0.02
    assert await visitor.page.title() == f"{title} · Tumbleweed"
    await expect(visitor.page.get_by_role("button", name=edition)).to_have_attribute("aria-pressed", "true")
    await healthy(visitor, "rules")
    if visitor.page.viewport_size == PHONE:
        await visitor.button(index).click()
        await healthy(visitor, "rules-index")
    await visitor.page.get_by_role("link", name="Saloon" if language_of(title) != "hu" else "Szalon").first.click()
    await visitor.page.wait_for_url("**/rules/dice-town#DT-13")
    await visitor.until(f"({IN_SIGHT})('DT-13')")
    for game, rule in (("boomtown", "BT-12.2"), ("dodge-city", "DC-7.5")):
        await visitor.go(f"/rules/{game}#{rule}")
        await in_sight(visitor, rule)
        await visitor.fits()
        await visitor.shot(f"rules-{game}")
    await visitor.go("/rules")
    await expect(visitor.page.locator("main .btn")).to_have_count(3)
    await healthy(visitor, "rules-shelf")


def language_of(title: str) -> str:
    return next(language[:2] for language, words in LANGUAGES.items() if words[0] == title)


async def healthy(visitor: Visitor, picture: str) -> None:
    await visitor.is_accessible()
    await visitor.fits()
    await visitor.shot(picture)


@at_both_sizes(DESKTOP)
def test_searched(size: dict[str, int]) -> None:
    async def story(town: Town) -> None:
        await searches(await town.visitor(size, color_scheme="dark"))

    in_town(story)


async def searches(visitor: Visitor) -> None:
    """Rules, ids and readings are found, marked and counted; a link in them leads out of the search."""
    page = visitor.page
    await visitor.go("/rules/dice-town")
    field = page.get_by_role("searchbox", name="Search the rules")
    await field.fill("dynamite")
    await expect(page.locator("mark").first).to_have_text("Dynamite")
    shown = await page.locator(".rule").count()
    assert 1 < shown < 12
    await expect(page.get_by_role("status")).to_have_text(f"{shown} rules found")
    await healthy(visitor, "rules-search")
    await field.fill("U-08")
    await expect(page.locator(".rule")).to_have_count(1)
    await expect(page.locator(".rule")).to_have_attribute("id", "DT-5.3")
    await field.fill("dt-18.5")
    await expect(page.locator(".rule")).to_have_count(1)
    await field.fill("xyzzy")
    await expect(page.get_by_role("status")).to_have_text("Nothing about “xyzzy” in these rules.")
    await expect(page.locator(".rule")).to_have_count(0)
    await field.fill("DT-2.1")
    await page.locator(".rule a[href='#DT-2.1']").click()
    await in_sight(visitor, "DT-2.1")
    await expect(field).to_have_value("")


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_by_edition(size: dict[str, int]) -> None:
    async def story(town: Town) -> None:
        await compares(await town.visitor(size))

    in_town(story)


async def compares(visitor: Visitor) -> None:
    """Rules of only one edition say so in words; those of the other edition shrink, but can be opened."""
    page = visitor.page
    await visitor.go("/rules/dice-town")
    remedies, elixirs = page.locator('[id="DT-16"]'), page.locator('[id="DT-17"]')
    await expect(elixirs.locator("header")).to_contain_text("second edition only")
    await expect(elixirs.locator("ol")).to_be_visible()
    await expect(remedies.locator("ol")).to_have_count(0)
    await expect(remedies).to_have_css("border-top-style", "dashed")
    await visitor.button("Show", remedies).click()
    await expect(remedies.locator('[id="DT-16.1"]')).to_be_visible()
    await page.get_by_role("button", name="first edition", exact=True).click()
    await expect(remedies).not_to_have_css("border-top-style", "dashed")
    await expect(elixirs.locator("ol")).to_have_count(0)
    await expect(page.locator('[id="DT-1.7"]')).to_contain_text("second edition only")
    await expect(page.locator('[id="DT-1.7"] p')).to_have_count(0)
    await visitor.go("/rules/dice-town#DT-16.2")
    await in_sight(visitor, "DT-16.2")
    await healthy(visitor, "rules-other-edition")


@at_both_sizes(DESKTOP)
def test_as_a_table_plays_them(size: dict[str, int]) -> None:
    async def story(town: Town) -> None:
        await at_a_table(await town.visitor(size))

    in_town(story)


async def at_a_table(visitor: Visitor) -> None:
    """The table's edition is shown, and its house rules stand at the rules they touch."""
    page = visitor.page
    await take_name(visitor, "Ada")
    options = {"edition": "first", "bribes": "off"}
    path = await make_table(visitor, [{"kind": "me"}, {"kind": "bot"}], options=options)
    await visitor.go(path)
    async with page.context.expect_page() as opening:
        await page.get_by_role("link", name="Rules", exact=True).click()
    opened = Visitor(await opening.value, visitor.url)
    await expect(opened.button("first edition (at this table)")).to_have_attribute("aria-pressed", "true")
    await expect(opened.page.get_by_role("status")).to_contain_text("at this table: first edition, one house rule")
    touched = opened.page.locator('[id="DT-19.4"] .own')
    await expect(touched).to_contain_text("At this table")
    await expect(opened.page.locator('[id="DT-9.1"] .own')).to_have_count(0)
    await touched.scroll_into_view_if_needed()
    await healthy(opened, "rules-table")
    await opened.page.get_by_role("link", name="Back to the table").click()
    await opened.button("Start the game").wait_for()
    assert opened.problems == []


@at_both_sizes(PHONE)
def test_opened_from_the_log(size: dict[str, int]) -> None:
    async def story(town: Town) -> None:
        await from_the_log(await town.visitor(size, drawn=True))

    in_town(story)


async def start_game(visitor: Visitor, **more: Any) -> None:
    await take_name(visitor, "Ada")
    await visitor.go(await make_table(visitor, [{"kind": "me"}, {"kind": "bot"}], **more))
    await visitor.button("Start the game").click()


async def from_the_log(visitor: Visitor) -> None:
    """Every line of the log opens its rules over the table; ids in them lead on and back."""
    page = visitor.page
    await start_game(visitor)
    await page.locator("[data-asked]").first.wait_for()
    if page.viewport_size == PHONE:
        await visitor.button("Town ledger").click()
    lines = page.locator(".log [data-seq]")
    await lines.nth(3).wait_for()
    assert await lines.count() == await lines.locator("button.rule-id").count() > 3
    first = lines.get_by_role("button", name="Rules DT-1.8, U-01")
    await first.click()
    sheet = page.get_by_role("dialog", name="Rules DT-1.8, U-01")
    await expect(sheet.locator("article")).to_have_count(2)
    await expect(sheet).to_contain_text("Sheriff")
    await healthy(visitor, "rule-over-table")
    await sheet.locator(".see a").first.click()
    other = page.get_by_role("dialog", name="Rule DT-1.8")
    await visitor.button("Back", other).click()
    whole = sheet.get_by_role("link", name="All rules of Dice Town")
    assert str(await whole.get_attribute("href")).endswith("#DT-1.8")
    await page.keyboard.press("Escape")
    await expect(sheet).to_have_count(0)
    await expect(first).to_be_focused()
    await page.locator(".deal button.rule-id").first.click()
    await page.get_by_role("dialog").locator("article").first.wait_for()
    await visitor.button("Close").click()


def test_opened_from_answers_and_refusals() -> None:
    in_town(from_answers)


async def from_answers(town: Town) -> None:
    """Options, the question, and the answer to `why not` all open their rules; an id never answers for its option."""
    visitor = await town.visitor()
    page = visitor.page
    await start_game(visitor)
    await page.locator(".table [role=group] .btn:enabled").first.wait_for()
    asked = await page.locator(".deal h2").text_content()
    await page.locator(".table [role=group] li .rule-id").last.click()
    await page.get_by_role("dialog").locator("article .say").first.wait_for()
    await visitor.is_accessible()
    await visitor.button("Close").click()
    assert await page.locator(".deal h2").text_content() == asked
    await page.get_by_text("Why not something else?").click()
    await page.locator("details input").fill("keep 9 9 9 9 9")
    await visitor.button("Ask", exact=True).click()
    await page.locator("details [role=status] .rule-id").click()
    await page.get_by_role("dialog", name="Rule DT-3.2").wait_for()


def test_by_keyboard_only() -> None:
    in_town(by_keyboard)


async def by_keyboard(town: Town) -> None:
    """From the start page to a rule of the other edition without touching anything but keys."""
    visitor = await town.visitor()
    page, keys = visitor.page, visitor.page.keyboard
    await visitor.go()
    await page.locator("article").first.wait_for()
    await tab_to(visitor, "Rules of Dice Town")
    await keys.press("Enter")
    await page.locator('[id="DT-1.1"]').wait_for()
    await tab_to(visitor, "Search the rules")
    await keys.type("remedy")
    await expect(page.locator("mark").first).to_be_visible()
    await keys.press("Escape")
    await expect(page.locator("mark")).to_have_count(0)
    await tab_to(visitor, "first edition")
    await keys.press("Enter")
    await expect(page.locator('[id="DT-16.1"]')).to_be_visible()
    await tab_to(visitor, "Place 2: Bank (10)")
    await keys.press("Enter")
    await page.wait_for_url("**#DT-10")
    await tab_to(visitor, "DT-10.1")
    await keys.press("Enter")
    await in_sight(visitor, "DT-10.1")
    await page.go_back()
    await page.wait_for_url("**#DT-10")


FOCUSED = """() => {
    const at = document.activeElement;
    const label = at.labels?.[0]?.textContent ?? at.getAttribute("aria-label") ?? at.textContent ?? "";
    return label.replace(/\\s+/g, " ").trim();
}"""


async def tab_to(visitor: Visitor, name: str) -> None:
    """Presses Tab until the focus is on something with this name."""
    for _ in range(140):
        await visitor.page.keyboard.press("Tab")
        if (await visitor.page.evaluate(FOCUSED)).startswith(name):
            return
    raise AssertionError(f"Tab never comes to {name!r}")


def test_printed_and_gone() -> None:
    in_town(printed)


async def printed(town: Town) -> None:
    """On paper there is only the text; a table that is gone leaves the rules readable."""
    visitor = await town.visitor()
    await visitor.go("/rules/dodge-city?table=nosuchtable00000")
    await visitor.page.locator('[id="DC-1.1"]').wait_for()
    assert await visitor.page.get_by_role("link", name="Back to the table").count() == 0
    await visitor.forgets_refusal()
    await visitor.page.emulate_media(media="print")
    await expect(visitor.page.locator("header.bar")).to_be_hidden()
    await expect(visitor.page.get_by_role("searchbox")).to_be_hidden()
    await expect(visitor.page.locator(".idx")).to_be_hidden()
    height = await visitor.page.evaluate("document.documentElement.scrollHeight")
    assert height > 3000, "the whole text is there, not only what was in sight"
    await visitor.page.emulate_media(media="screen")
    await visitor.go("/rules/poker")
    await visitor.sees("There is no such game")
    await visitor.is_accessible()
    await visitor.forgets_refusal()


@pytest.mark.parametrize(
    ("language", "query", "title", "button"),
    one_in(
        3,
        [
            ("en-US", "how do I win", "How you win", "more rules have"),
            ("de-DE", "Wie gewinne ich?", "So gewinnst du", "weiteren Regeln"),
            ("hu-HU", "hogyan nyerek", "Így nyersz", "hosszabb szó"),
        ],
    ),
)
def test_questions_are_answered(language: str, query: str, title: str, button: str) -> None:
    async def story(town: Town) -> None:
        visitor = await town.visitor(DESKTOP, language)
        page = visitor.page
        await visitor.go("/rules/dice-town")
        field = page.get_by_role("searchbox")
        await field.fill(query)
        first = page.locator("main article section").first
        await expect(first).to_have_id("howto")
        await expect(first.get_by_role("heading", level=2)).to_contain_text(title)
        await expect(page.locator('[id="DT-22.7"]')).to_be_visible()
        await healthy(visitor, "rules-question")
        await field.fill({"en": "ace", "de": "Ass", "hu": "ász"}[language[:2]])
        await expect(page.locator('[id="DT-15.2"]')).to_be_visible()
        whole = await page.locator(".rule").count()
        assert 1 < whole < 20
        for header in await page.locator("main article section header h2").all():
            assert await header.text_content(), "every hit stands under the title of its section"
        more = visitor.button(button)
        await more.click()
        await expect(more).to_have_count(0)
        assert await page.locator(".rule").count() > whole
        await visitor.is_accessible()

    in_town(story)
