"""The rules over REST, and the rule behind every line that is told."""

import json
import random
from pathlib import Path

import pytest
from tests.server.parlour import Guest, Parlour, everybody
from tests.server.stories import refused, told
from tests.server.table.test_told import game_of_people, play_until

import tumbleweed as tw
from tumbleweed.howto import howto
from tumbleweed.rulebook import rulebook
from tumbleweed.words import LANGUAGES


def test_the_rules_of_every_game_in_every_language(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        anybody = Guest(opened)
        for game in tw.game_names():
            for language in LANGUAGES:
                found = await anybody.call("GET", f"/games/{game}/rules?lang={language}")
                book = rulebook(game, language)
                assert (found["game"], found["title"], found["language"]) == (game, book.title, language)
                page = howto(game, language)
                assert found["howto"]["goal"] == {"text": page.goal.text, "rules": list(page.goal.rules)}
                assert [each["points"] for each in found["howto"]["counts"]] == [each.points for each in page.counts]
                texts = {rule["id"]: rule["text"] for section in found["sections"] for rule in section["rules"]}
                assert texts == {rule.id: rule.text for section in book.sections for rule in section.rules}
                assert {each["id"] for each in found["readings"]} == set(book.readings)
                assert all(set(option["rules"]) <= texts.keys() and option["title"] for option in found["options"])
                assert [option["name"] for option in found["options"]] == [o.name for o in tw.find(game).options]

    told(tmp_path, story)


def test_what_holds_only_with_an_option_says_so_in_words(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        found = await Guest(opened).call("GET", "/games/dice-town/rules?lang=de")
        sections = {section["id"]: section for section in found["sections"]}
        assert sections["DT-16"]["only"] == {
            "option": "edition",
            "title": "Ausgabe",
            "value": "first",
            "words": "erste Ausgabe",
        }
        assert sections["DT-15"]["only"] is None
        setup = {rule["id"]: rule for rule in sections["DT-1"]["rules"]}
        assert setup["DT-1.7"]["only"]["value"] == "second"
        assert "claim_values" in setup["DT-1.4"]["options"]
        assert "U-65" in setup["DT-1.4"]["readings"]

    told(tmp_path, story)


def test_a_browser_asks_only_whether_they_have_changed(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        anybody = Guest(opened)
        path = "/api/games/boomtown/rules?lang=hu"
        first = await anybody.http.get(path, headers={"Accept-Encoding": "gzip"})
        assert (first.status_code, first.headers["content-encoding"]) == (200, "gzip")
        assert first.headers["cache-control"] == "no-cache"
        plain = await anybody.http.get(path, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == first.json()
        tag = first.headers["etag"]
        for known in (tag, f'"other", {tag}'):
            again = await anybody.http.get(path, headers={"If-None-Match": known})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        other = await anybody.http.get(path.replace("hu", "de"), headers={"If-None-Match": tag})
        assert other.status_code == 200
        assert other.headers["etag"] != tag

    told(tmp_path, story)


def test_a_game_that_is_not_there(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        await refused(Guest(opened), "no_such_game", "GET", "/games/poker/rules")
        reply = await Guest(opened).http.get("/api/games/boomtown/rules?lang=xx")
        assert (reply.status_code, reply.json()["code"]) == (422, "bad_request")

    told(tmp_path, story)


@pytest.mark.parametrize("game", tw.game_names())
def test_every_line_has_its_rule_and_it_tells_nothing_more(game: str, tmp_path: Path) -> None:
    """Whoever is told the same is told the same rule, so secrets cannot change it."""

    async def story(opened: Parlour) -> None:
        spec, book = tw.find(game), rulebook(game, "en")
        rules: dict[str, str] = {}
        async with game_of_people(opened, game, spec.least_seats, options=spec.automatic({})) as (_, _, seats):
            await play_until(opened, seats, random.Random(2), lambda: len(seats[-1].events) > 60)
            await everybody(opened, *seats)
            for seat in seats:
                assert any(event["words"] for event in seat.events)
                for event in seat.events:
                    fields = {name: value for name, value in event.items() if name not in ("seq", "form", "rule")}
                    assert rules.setdefault(json.dumps(fields), event["rule"]) == event["rule"]
                    assert set(event["rule"].split(", ")) <= book.ids

    told(tmp_path, story)
