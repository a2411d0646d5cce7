"""What is in the boxes, over REST."""

from pathlib import Path

from tests.server.parlour import Guest, Parlour
from tests.server.stories import refused, told

import tumbleweed as tw
from tumbleweed.wording import contents
from tumbleweed.words import LANGUAGES

GAMES = tw.game_names()


def test_what_is_in_every_box_in_every_language(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        for game in GAMES:
            for language in LANGUAGES:
                found = await Guest(opened).call("GET", f"/games/{game}/box?lang={language}&version=1")
                assert (found["game"], found["version"], found["language"]) == (game, 1, language)
                pieces = [{**vars(piece), "faces": list(piece.faces)} for piece in contents(game, language, 1)]
                assert found["pieces"] == pieces

    told(tmp_path, story)


def test_a_browser_asks_only_whether_it_has_changed(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        http = Guest(opened).http
        path = f"/api/games/{GAMES[0]}/box?lang=hu"
        first = await http.get(path, headers={"Accept-Encoding": "gzip"})
        assert (first.status_code, first.headers["content-encoding"]) == (200, "gzip")
        assert first.json()["version"] >= 1, "without a version it is the newest"
        again = await http.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")

    told(tmp_path, story)


def test_what_is_not_there(tmp_path: Path) -> None:
    async def story(opened: Parlour) -> None:
        guest = Guest(opened)
        await refused(guest, "no_such_game", "GET", "/games/poker/box")
        await refused(guest, "newer_rules", "GET", f"/games/{GAMES[0]}/box?version=99")

    told(tmp_path, story)
