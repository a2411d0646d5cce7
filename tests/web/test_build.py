"""The build hook's part for the page: when it builds, with which Node, and what it says when it cannot."""

import os
import shutil
import stat
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import hatch_build
import pytest
from building import page

ROOT = Path(__file__).parents[2]
MADE = ("build", "dist", "*.so", "*.pyd", "__pycache__", "node_modules", "made")
SKIPPED = shutil.ignore_patterns(".*", *MADE)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "package-lock.json").write_text("{}")
    (tmp_path / "web" / "src" / "main.ts").write_text("1")
    return tmp_path


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch, checkout: Path) -> list[str]:
    """The calls of an npm that does at once what it is asked."""
    calls: list[str] = []

    def run_npm(web: Path, npm: list[str], *words: str) -> None:
        calls.append(" ".join(words))
        made = checkout / page.PAGE if words[0] == "run" else web / "node_modules"
        made.mkdir(parents=True, exist_ok=True)

    monkeypatch.setattr(page, "run_npm", run_npm)
    monkeypatch.setattr(page, "find_npm", lambda: ["npm"])
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.delenv("TUMBLEWEED_WEB", raising=False)
    return calls


@pytest.fixture(autouse=True)
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is said on the terminal."""
    lines: list[str] = []
    monkeypatch.setattr(hatch_build, "tell", lines.append)
    monkeypatch.setattr(page, "tell", lines.append)
    return lines


def hook(checkout: Path) -> Any:
    made: Any = object.__new__(hatch_build.CustomBuildHook)
    made._BuildHookInterface__root = str(checkout)
    return made


def test_the_page_is_built_once(checkout: Path, called: list[str], told: list[str]) -> None:
    assert not page.page_is_built(checkout)
    page.build_page(checkout)
    assert [call.split()[0] for call in called] == ["ci", "run"]
    assert "--omit=dev" in called[0]
    page.build_page(checkout)
    assert len(called) == 2
    assert page.page_is_built(checkout)
    assert ["TUMBLEWEED_WEB=0" in line for line in told] == [True], "said once"


def test_an_edited_source_is_built_again_without_new_packages(checkout: Path, called: list[str]) -> None:
    page.build_page(checkout)
    (checkout / "web" / "src" / "main.ts").write_text("2")
    assert not page.page_is_built(checkout)
    page.build_page(checkout)
    assert called[2:] == ["run build"]


def test_a_new_lock_gets_new_packages(checkout: Path, called: list[str]) -> None:
    page.build_page(checkout)
    (checkout / "web" / "package-lock.json").write_text('{"new": 1}')
    page.build_page(checkout)
    assert [call.split()[0] for call in called] == ["ci", "run", "ci", "run"]


def test_all_packages_stay_all(checkout: Path, called: list[str]) -> None:
    """People who check and test do not lose the tools for it when the hook runs."""
    web = checkout / "web"
    page.install_tools(web, ["npm"], everything=True)
    page.install_tools(web, ["npm"], everything=False)
    assert len(called) == 1
    (web / "package-lock.json").write_text('{"new": 1}')
    page.install_tools(web, ["npm"], everything=False)
    assert "--omit=dev" not in called[1]


def test_tests_and_what_is_made_are_no_sources(checkout: Path) -> None:
    before = page.page_hash(checkout / "web")
    for name in ("src/main.test.ts", "made/sheets/town.svg", "made/fonts/fonts.css"):
        path = checkout / "web" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("1")
    assert page.page_hash(checkout / "web") == before


def test_uv_watches_what_the_page_is_made_from() -> None:
    keys = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["uv"]["cache-keys"]
    watched = {key["file"] for key in keys if key.get("file", "").startswith("web/")}
    assert watched == {f"web/{name}" for name in page.PAGE_FILES} | {f"web/{name}/**" for name in page.PAGE_FOLDERS}
    files = {path.name for path in (ROOT / "web").iterdir() if path.is_file()}
    assert files - {*page.PAGE_FILES} == {".prettierignore", ".prettierrc", "eslint.config.js", "svgo.config.mjs"}
    folders = {path.name for path in (ROOT / "web").iterdir() if path.is_dir()}
    assert folders - {"made", "node_modules"} == {*page.PAGE_FOLDERS}


def test_on_request_nothing_is_built(
    checkout: Path, called: list[str], told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TUMBLEWEED_WEB", "0")
    made = hook(checkout)
    made.make_page()
    assert (called, told, made.dependencies()) == ([], [], [])


def cannot(*words: Any) -> list[str]:
    raise page.CannotBuildPageError("there is no network")


def test_without_a_page_the_package_is_still_built(
    checkout: Path, called: list[str], told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "find_npm", cannot)
    made = hook(checkout)
    made.make_page()
    assert [line.split(". ")[0] for line in told] == ["there is no network"]
    monkeypatch.setenv("TUMBLEWEED_WEB", "require")
    with pytest.raises(page.CannotBuildPageError, match="there is no network"):
        made.make_page()


def put_node(folder: Path, version: str) -> None:
    for name, says in (("node", version), ("npm", "")):
        program = folder / name
        program.write_text(f"#!/bin/sh\necho {says}\n")
        program.chmod(program.stat().st_mode | stat.S_IXUSR)


@pytest.mark.skipif(os.name == "nt", reason="the stand-ins are shell scripts")
@pytest.mark.parametrize(
    ("version", "good"), [("v20.20.2", False), ("v22.16.0", False), ("v22.17.0", True), ("v26.1.0", True), ("?", False)]
)
def test_only_a_new_node_of_the_system_is_used(
    tmp_path: Path, checkout: Path, monkeypatch: pytest.MonkeyPatch, version: str, good: bool
) -> None:
    put_node(tmp_path, version)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.delenv("TUMBLEWEED_WEB", raising=False)
    assert (page.system_node() is not None) == good
    assert hook(checkout).dependencies() == ([] if good else [page.NODE_WHEEL])


@pytest.mark.skipif(os.name == "nt", reason="the stand-ins are shell scripts")
def test_an_npm_that_does_not_run_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_node(tmp_path, "v24.0.0")
    (tmp_path / "npm").write_text("#!/bin/sh\nexit 1\n")
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    assert page.system_node() is None


def test_what_npm_says_is_told(tmp_path: Path, checkout: Path) -> None:
    (tmp_path / "npm").write_text("#!/bin/sh\necho no such registry; exit 1\n")
    (tmp_path / "npm").chmod(0o755)
    with pytest.raises(page.CannotBuildPageError, match="no such registry"):
        page.run_npm(checkout / "web", [str(tmp_path / "npm")], "ci")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A checkout in which nothing has been made."""
    copy = tmp_path / "tree"
    shutil.copytree(ROOT, copy, ignore=SKIPPED)
    shutil.copy(ROOT / "web" / ".npmrc", copy / "web")
    return copy


def uv(*words: str | Path) -> str:
    """What uv says about its work; the page has to be there at the end."""
    env = os.environ | {"TUMBLEWEED_WEB": "require", "TUMBLEWEED_NATIVE": "0", "VIRTUAL_ENV": ""}
    command = [os.environ.get("UV") or shutil.which("uv") or "uv", *words]
    done = subprocess.run(command, env=env, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stderr


@pytest.mark.slow
def test_the_second_run_in_a_fresh_checkout_builds_nothing(tree: Path) -> None:
    """What a build writes lies where uv does not look for changes."""
    run = ("run", "--project", tree, "--no-dev", "--python", sys.executable, "python", "-c", "import tumbleweed")
    assert "Building tumbleweed" in uv(*run)
    assert (tree / page.PAGE / "index.html").is_file()
    assert "Building tumbleweed" not in uv(*run)
    (tree / "web" / "src" / "main.ts").touch()
    assert "Building tumbleweed" in uv(*run)


@pytest.mark.slow
def test_a_wheel_has_the_page(tmp_path: Path, tree: Path) -> None:
    uv("build", "--wheel", "--out-dir", tmp_path / "out", tree)
    [wheel] = (tmp_path / "out").glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert {"tumbleweed/server/page/dist/index.html", "tumbleweed/server/page/dist/licences.txt"} <= {*names}
    assert any(name.startswith("tumbleweed/server/page/dist/assets/index-") for name in names)
    assert not any("node_modules" in name or name.startswith("web/") for name in names)
