"""What editor settings, hosted checks and release files say about the project is true."""

import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import tumbleweed as tw

ROOT = Path(__file__).parents[2]
FORMS = ROOT / ".github" / "ISSUE_TEMPLATE"
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SCRIPT = (ROOT / "tumbleweed").read_text(encoding="utf-8")
every_workflow = pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def pythons() -> list[str]:
    """The versions of Python that the package says it runs on."""
    found = [
        re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", one) for one in PROJECT["project"]["classifiers"]
    ]
    return [match[1] for match in found if match]


def test_there_are_workflows() -> None:
    assert [path.stem for path in WORKFLOWS] == ["audit", "ci", "wheels"]


@every_workflow
def test_a_workflow_may_only_read_and_comes_to_an_end(path: Path) -> None:
    workflow = read(path)
    assert workflow["permissions"] == {"contents": "read"}
    for name, job in workflow["jobs"].items():
        assert job["timeout-minutes"] > 0, name
        for step in job["steps"]:
            uses = step.get("uses")
            assert uses is None or re.fullmatch(r"actions/[a-z-]+@v\d+", uses), f"{name}: {uses}"


@every_workflow
def test_the_version_of_uv_is_named_in_the_script_alone(path: Path) -> None:
    [version] = re.findall(r"^uv_version=(.*)$", SCRIPT, re.MULTILINE)
    assert re.fullmatch(r"\d+\.\d+\.\d+", version)
    text = path.read_text(encoding="utf-8")
    assert version not in text
    for fetched in re.findall(r'"uv==(.*)"', text):
        assert fetched == "$(sed -n 's/^uv_version=//p' tumbleweed)"


def test_all_pythons_are_tested_and_built_for() -> None:
    assert read(ROOT / ".github" / "workflows" / "ci.yml")["jobs"]["test"]["strategy"]["matrix"]["python"] == pythons()
    assert PROJECT["tool"]["cibuildwheel"]["build"] == [f"cp{version.replace('.', '')}-*" for version in pythons()]


def test_the_least_python_is_the_same_everywhere() -> None:
    least = PROJECT["project"]["requires-python"].removeprefix(">=")
    assert pythons()[0] == least
    assert PROJECT["tool"]["mypy"]["python_version"] == least
    assert f"python find --quiet '>={least}'" in SCRIPT
    assert set(re.findall(r"Python (3\.\d+) or newer", SCRIPT)) == {least}
    assert f"Python {least} or newer" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_what_wheels_are_tested_with_is_there() -> None:
    program = PROJECT["tool"]["cibuildwheel"]["test-command"].removeprefix("python {project}/")
    assert (ROOT / program).is_file()


def test_the_citation_agrees_with_the_package() -> None:
    citation, project = read(ROOT / "CITATION.cff"), PROJECT["project"]
    assert [citation["version"], citation["license"]] == [project["version"], project["license"]]
    assert citation["authors"] == project["authors"]


def test_a_wrong_rule_can_be_reported_for_every_game() -> None:
    [games] = [part for part in read(FORMS / "rule.yml")["body"] if part.get("id") == "game"]
    assert {name.lower().replace(" ", "-") for name in games["attributes"]["options"]} == set(tw.game_names())


@pytest.mark.parametrize("form", ["bug", "idea", "rule"])
def test_a_form_asks_for_what_it_needs(form: str) -> None:
    body = read(FORMS / f"{form}.yml")["body"]
    named = [part["id"] for part in body if part["type"] != "markdown"]
    assert len(set(named)) == len(named)
    assert any(part.get("validations", {}).get("required") for part in body)


def test_files_are_as_the_editorconfig_says() -> None:
    try:
        done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    wrong = []
    for name in done.stdout.split("\0"):
        if not name or name.endswith((".png", ".svg")) or not (ROOT / name).is_file():
            continue
        data = (ROOT / name).read_bytes()
        data.decode("utf-8")
        if b"\r" in data or re.search(rb"[ \t]$|^\t", data, re.MULTILINE) or (data and not data.endswith(b"\n")):
            wrong.append(name)
    assert wrong == []
