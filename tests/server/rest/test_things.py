"""What everything on a table is, over REST."""

from pathlib import Path

from tests.server.parlour import Guest, Parlour
from tests.server.stories import refused, told

import tumbleweed as tw
from tumbleweed.help import help_of
from tumbleweed.words import LANGUAGES


def test_everything_of_every_game_in_every_language(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        anybody = Guest(opened)
        for game in tw.game_names():
            for language in LANGUAGES:
                found = await anybody.call("GET", f"/games/{game}/help?lang={language}")
                known = help_of(game, language)
                assert (found["game"], found["language"], found["version"]) == (game, language, tw.find(game).version)
                assert list(found["kinds"].items()) == list(known.kinds.items())
                assert found["now"] == known.now
                assert [each["key"] for each in found["things"]] == list(known.things)
                for each in found["things"]:
                    thing = known.things[each["key"]]
                    assert (each["name"], each["text"], each["rules"]) == (thing.name, thing.text, list(thing.rules))
                    assert [one["only"] for one in each["instead"]] == [
                        [{"option": only.option, "value": only.value} for only in one.only] for one in thing.instead
                    ]

    told(tmp_path, story)


def test_a_browser_asks_only_whether_it_has_changed(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        anybody = Guest(opened)
        path = "/api/games/boomtown/help?lang=hu"
        first = await anybody.http.get(path)
        again = await anybody.http.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
        other = await anybody.http.get(
            "/api/games/boomtown/help?lang=de", headers={"If-None-Match": first.headers["etag"]}
        )
        assert other.status_code == 200
        await refused(anybody, "no_such_game", "GET", "/games/faro/help")
        await refused(anybody, "newer_rules", "GET", "/games/boomtown/help?version=99")

    told(tmp_path, story)
