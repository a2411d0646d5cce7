"""The client's own checks, and what its build must keep to."""

import html
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import building.page
import pytest
from tests.web import rolls
from tests.web.chromium import locked

from tumbleweed.server import fair

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
FIRST_PAGE = 60_000
"""Bytes of script, compressed with gzip, that the first page may need."""
BEGINS_WITH = 120_000
"""Bytes that are needed to draw a table, as they are sent to today's browsers."""
WHOLE_TABLE = 144_500
"""The same, with what is loaded a little later."""


def guards(test: Callable[[list[str]], None]) -> Callable[[list[str]], None]:
    """For tests that need all packages of web/, which take long to get."""
    return pytest.mark.slow(pytest.mark.guards(test))


@pytest.fixture
def npm() -> list[str]:
    """npm, with all packages of web/ installed."""
    try:
        command = building.page.find_npm()
        with locked():
            building.page.install_tools(WEB, command, everything=True)
    except building.page.CannotBuildPageError as error:
        if os.environ.get("CI"):
            raise
        pytest.skip(str(error))
    return command


def run(npm: list[str], *words: str, **env: str) -> None:
    path = f"{Path(npm[0]).parent}{os.pathsep}{os.environ['PATH']}"
    environment = os.environ | {"PATH": path} | env
    done = subprocess.run([*npm, *words], cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-3000:]


def test_no_file_is_long() -> None:
    """Except those that are made by a program. A component's styles are counted separately."""
    generated = {"api.ts", "protocol.ts", "events.gen.ts", "view.gen.ts"}
    sources = [path for kind in ("ts", "svelte", "css", "mjs") for path in (WEB / "src").rglob(f"*.{kind}")]
    assert len(sources) > 100
    parts = {path: path.read_text().partition("<style>") for path in sources}
    long = {path.name: text.count("\n") for path, (text, _, _) in parts.items() if text.count("\n") >= 300}
    assert long.keys() <= generated, long
    styles = {path.relative_to(WEB / "src").as_posix(): text.count("\n") for path, (_, _, text) in parts.items()}
    assert [name for name, lines in styles.items() if lines >= 300] == [], "split the component"


@guards
def test_format_lint_and_types(npm: list[str]) -> None:
    run(npm, "run", "check")


@guards
def test_units(npm: list[str]) -> None:
    run(npm, "run", "test", PYTHON=sys.executable)


@guards
def test_types_fit_the_server(npm: list[str]) -> None:
    """Types made from the server's schemas are those that are committed."""
    run(npm, "run", "types", "--", "--check", PYTHON=sys.executable)


def test_vectors_of_fair_dice() -> None:
    """What the browser's tests compare with is what the server makes."""
    for vector in json.loads((WEB / "src" / "lib" / "fair.vectors.json").read_text()):
        proof = fair.proof(vector["secret"], vector["numbers"])
        assert vector == {**proof, "seed": fair.seed(vector["secret"], vector["numbers"])}


def test_vectors_of_rolls() -> None:
    """So are the tapes and rolls with which the page's own reckoning is compared."""
    assert json.loads(rolls.FILE.read_text()) == rolls.vectors()


@pytest.fixture
def page() -> Path:
    try:
        with locked():
            building.page.build_page(ROOT)
    except building.page.CannotBuildPageError as error:
        if os.environ.get("CI"):
            raise
        pytest.skip(str(error))
    return ROOT / building.page.PAGE


class Built:
    """What was built: which files a part of the page needs, and how large they are on the wire."""

    def __init__(self, page: Path) -> None:
        self.page = page
        text = (page / "index.html").read_text()
        noted = re.search(r'<meta name="parts" content="([^"]*)"', text)
        assert noted is not None
        self.parts: dict[str, str] = json.loads(html.unescape(noted.group(1)))
        self.entry = re.findall(r'"/page/(assets/[^"]*\.(?:js|css))"', text)

    def files(self, *parts: str) -> set[str]:
        """Script and style of the parts, and of the entry; fonts are not counted."""
        found = {*self.entry, *(file for part in parts for file in self.parts[part].split())}
        return {file for file in found if not file.endswith(".woff2")}

    def named(self, *starts: str) -> set[str]:
        """Files that belong to a name, whatever their hash."""
        found = [path for start in starts for path in self.page.glob(f"assets/{start}-????????.*")]
        assert {path.name.split(".")[0][:-9] for path in found} == set(starts), "each name has files, and no other"
        return {f"assets/{path.name}" for path in found if path.suffix in (".js", ".css", ".svg")}

    def weigh(self, files: set[str], ending: str) -> int:
        return sum((self.page / f"{file}{ending}").stat().st_size for file in files)


def test_the_first_page_is_small(page: Path) -> None:
    built = Built(page)
    scripts = {file for file in built.files("start", "hu") if file.endswith(".js")}
    assert built.weigh(scripts, ".gz") <= FIRST_PAGE
    assert len(built.files("start", "hu")) < 12, "few files: each costs a request"


def test_rules_come_without_tables(page: Path) -> None:
    found = {file.split("/")[1][:-12].rstrip("-.") for file in Built(page).files("rules", "hu") if file.endswith(".js")}
    assert not found & {"table", "dice-town", "boomtown", "dodge-city"}, "pictures of a game need not its table"
    assert "Rules" in found


def test_what_others_made_comes_with_its_licence(page: Path) -> None:
    text = (page / "licences.txt").read_text()
    for name in ("svelte", "clsx", "besley", "bitter", "league-gothic", "sancreek"):
        assert re.search(rf"^(@\S+/)?{name} [\d.]+$", text, re.M), name
    assert text.count("Copyright") > 6


def test_a_table_is_small(page: Path) -> None:
    """Dice Town: script, style and pictures; in all also with the cards of an edition, the scenes and the desk."""
    built = Built(page)
    parts = built.files("table", "dice-town", "hu", "dice-town-hu")
    things = {file for file in built.named("dice-town") if file.endswith(".svg")}
    begins = parts | things | built.named("shell", "town", "wood")
    later = built.named("dice-town-cards", "dice-town-elixirs", "desk")
    assert built.weigh(begins, ".br") <= BEGINS_WITH
    assert built.weigh(begins | later, ".br") <= WHOLE_TABLE


def test_boomtowns_table_is_small(page: Path) -> None:
    """Script, style and pictures, with every card; in all also with the scene of the roll."""
    built = Built(page)
    parts = built.files("table", "boomtown", "hu", "boomtown-hu")
    pictures = {file for file in built.named("boomtown") if file.endswith(".svg")}
    begins = parts | pictures | built.named("shell", "town", "wood")
    assert built.weigh(begins, ".br") <= BEGINS_WITH
    assert built.weigh(begins | built.named("Scene"), ".br") <= WHOLE_TABLE


def test_dodge_citys_table_is_small(page: Path) -> None:
    """Script, style and pictures; in all also with duels and the settlement."""
    built = Built(page)
    parts = built.files("table", "dodge-city", "hu", "dodge-city-hu")
    art = built.named("shell", "wood") | {file for file in built.named("dodge-city") if file.endswith(".svg")}
    begins = parts | art
    assert built.weigh(begins, ".br") <= BEGINS_WITH
    assert built.weigh(begins | built.named("duels"), ".br") <= WHOLE_TABLE


def test_the_page_needs_no_inline_script(page: Path) -> None:
    """The server's security policy forbids it."""
    text = (page / "index.html").read_text()
    assert text.count("<script") == text.count("<script src=") + text.count('<script type="module" crossorigin src=')
    assert "style=" not in text
    assert "onload" not in text
