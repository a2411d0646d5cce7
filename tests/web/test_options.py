"""House rules in the lobby: a refusal is told beside the choice, which goes back; one's own deck keeps its text."""

import pytest
from playwright.async_api import expect
from tests.web.browser import PHONE, Town, Visitor, in_town
from tests.web.test_advice import LOCALES
from tests.web.test_page import make_table

ME, OPEN = {"kind": "me"}, {"kind": "open"}
SHORT = {
    "en": ("Short game", "exactly 3 players, not 4"),
    "de": ("Kurzes Spiel", "nur zu dritt, nicht mit 4 Spielern"),
    "hu": ("Rövid játék", "Csak pontosan hárman játszható, 4 játékossal nem"),
}
DECK = {"en": "Deck", "de": "Kartenstapel", "hu": "Pakli"}
OF_ONES_OWN = {"en": "your own …", "de": "eigene …", "hu": "saját …"}
USE = {"en": "Use this", "de": "Übernehmen", "hu": "Ezt használjuk"}


async def lobby(there: Town, language: str, game: str) -> Visitor:
    """The host of a table for four, with the house rules open."""
    ada = await there.visitor(PHONE, LOCALES[language], drawn=True)
    await ada.go()
    await ada.page.request.post(f"{ada.url}/api/me", data={"name": "Ada", "language": language})
    await ada.go(await make_table(ada, [ME, OPEN, OPEN, OPEN], game=game))
    await ada.page.locator(".setup summary").click()
    return ada


@pytest.mark.parametrize("language", ["de", *(pytest.param(each, marks=pytest.mark.slow) for each in ("en", "hu"))])
def test_what_does_not_fit_is_told_and_put_back(language: str) -> None:
    async def story(there: Town) -> None:
        ada = await lobby(there, language, "boomtown")
        title, why = SHORT[language]
        short = ada.page.get_by_label(title, exact=True)
        await short.select_option("1")
        await ada.page.get_by_role("alert").filter(has_text=why).wait_for()
        await ada.forgets_refusal()
        await expect(short).to_have_value("0")
        deck = ada.page.locator("select").and_(ada.page.get_by_label(DECK[language], exact=True))
        await deck.select_option(label=OF_ONES_OWN[language])
        text = ada.page.locator("textarea")
        cards = await text.input_value()
        assert cards.startswith("CJ-02=6, CJ-04=3")
        await text.fill(cards.replace("CJ-02=6", "CJ-02=66"))
        await ada.button(USE[language]).click()
        await ada.page.get_by_role("alert").filter(has_text="»CJ-02=66«").wait_for()
        assert "CJ-02=66" in await text.input_value(), "what was typed is not lost"
        await ada.fits()
        await ada.is_accessible()
        await ada.shot(f"options-deck-{language}")
        await text.fill("CJ-02=6 CM-06=9D CC-04=3 DG-08=5")
        await ada.button(USE[language]).click()
        await expect(text).to_have_value("CJ-02=6\nCM-06=9D\nCC-04=3\nDG-08=5")
        assert await ada.page.get_by_role("alert").filter(has_text="»").count() == 0

    in_town(story)


def test_guests_read_the_board_that_the_host_brings() -> None:
    async def story(there: Town) -> None:
        ada = await lobby(there, "en", "dodge-city")
        await ada.page.get_by_label("Board", exact=True).select_option(label="your own …")
        text = ada.page.locator("textarea")
        await text.fill((await text.input_value()).replace('"Bank"', '"Ada & Sons"'))
        await ada.button("Use this").click()
        await expect(ada.button("Use this")).to_be_disabled()
        await ada.shot("options-board")
        grace = await there.visitor()
        await grace.go(ada.page.url)
        await grace.page.locator(".setup summary").click()
        await expect(grace.page.locator("textarea")).to_have_value(await text.input_value())
        assert await grace.page.locator("textarea").get_attribute("readonly") is not None

    in_town(story)
