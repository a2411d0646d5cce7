"""`./tumbleweed` on machines that lack this or that: with stand-ins for uv and Python, and (slow) on a bare one."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "tumbleweed"
TOOLS = ("mkdir", "mv", "readlink", "rm", "rmdir")
"""All that the script itself needs on a machine, besides a shell."""
VERSION = re.findall(r"^uv_version=(.*)$", SCRIPT.read_text(encoding="utf-8"), re.MULTILINE)[0]

pytestmark = pytest.mark.skipif(os.name == "nt", reason="on Windows `uv run tumbleweed` is the command")

# Prints what it was asked, and where. It finds the Pythons that FOUND lists, and fetches none.
UV = f"""#!/bin/sh
case $1 in
    --version) echo "uv {VERSION} (a stand-in)"; exit ;;
    python) exit "${{FOUND:-0}}" ;;
esac
pwd
printf '<%s>\\n' "$@"
"""
# Can do what KNOWS lists (`new`: it is new enough; pip; venv), and installs STANDIN as uv. With a folder MEET its pip
# waits until a second one has come.
PYTHON = """#!/bin/sh
knows() { case " $KNOWS " in *" $1 "*) return 0 ;; *) return 1 ;; esac; }
case "$*" in
    *version_info*) knows new ;;
    "-c ") ;;
    "-m pip --version") knows pip ;;
    *ensurepip*) knows venv ;;
    "-m venv "*) mkdir -p "$3/bin" && cp "$0" "$3/bin/python" ;;
    "-m pip install "*)
        case $0 in */.tools/*) into=${0%/bin/python} ;; *) into=$5 ;; esac
        echo "pip is asked: $*" >&2
        touch "$into/half"
        if [ "${MEET-}" ]; then
            touch "$MEET/$$"
            while set -- "$MEET"/*; [ $# -lt 2 ]; do sleep 0.05; done
        fi
        mkdir -p "$into/bin" && cp "$STANDIN" "$into/bin/uv"
        ;;
    *) echo "what is $*?" >&2; exit 1 ;;
esac
"""


def linked(folder: Path, *tools: str) -> Path:
    """A folder for PATH with these programs of the machine, and nothing else."""
    folder.mkdir(exist_ok=True)
    for tool in tools:
        found = shutil.which(tool)
        assert found, f"{tool} is missing here"
        (folder / tool).symlink_to(found)
    return folder


def program(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)
    return path


class Machine:
    """A checkout with only the script, in a folder with a blank in its name, and what is on PATH."""

    def __init__(self, folder: Path) -> None:
        self.checkout = folder / "a clone"
        self.checkout.mkdir()
        self.script = self.checkout / "tumbleweed"
        shutil.copy(SCRIPT, self.script)
        self.path = linked(folder / "bin", *TOOLS)
        self.env = {"PATH": str(self.path), "STANDIN": str(program(folder / "standin", UV))}

    def uv(self, text: str = UV) -> None:
        program(self.path / "uv", text)

    def python(self, knows: str, name: str = "python3") -> None:
        linked(self.path, "cp", "sleep", "touch")
        program(self.path / name, PYTHON)
        self.env["KNOWS"] = knows

    def start(self, *words: str, script: Path | None = None, folder: Path | None = None) -> subprocess.Popen[str]:
        command = [str(script or self.script), *words]
        return subprocess.Popen(
            command,
            cwd=folder or self.checkout,
            env=self.env,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def run(self, *words: str, script: Path | None = None, folder: Path | None = None) -> tuple[int, str, str]:
        process = self.start(*words, script=script, folder=folder)
        out, err = process.communicate(timeout=60)
        return process.returncode, out, err

    def tools(self) -> set[str]:
        """What lies in .tools."""
        folder = self.checkout / ".tools"
        return {path.relative_to(folder).as_posix() for path in folder.rglob("*")} if folder.exists() else set()


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def refused(machine: Machine, *sentences: str) -> None:
    """The script ends with 1 and these words, and leaves nothing behind."""
    code, out, err = machine.run()
    assert (code, out) == (1, "")
    for sentence in sentences:
        assert sentence in err
    assert "not found" not in err
    assert not (machine.checkout / ".tools").exists()


PLAYED = "<run>\n<--project>\n<{checkout}>\n<tumbleweed>\n"


# ------------------------------------------------------------ uv is there


def test_words_are_passed_on_as_they_are(machine: Machine, tmp_path: Path) -> None:
    machine.uv()
    words = ["play", "dice-town", "--out", "my file.json", "", "*", "--uv"]
    code, out, err = machine.run(*words, folder=tmp_path)
    played = PLAYED.format(checkout=machine.checkout)
    assert (code, err) == (0, "")
    assert out == f"{tmp_path}\n{played}" + "".join(f"<{word}>\n" for word in words), "in the caller's own folder"


def test_without_a_word_it_plays(machine: Machine) -> None:
    machine.uv()
    assert machine.run() == (0, f"{machine.checkout}\n" + PLAYED.format(checkout=machine.checkout), "")


def test_tests_run_in_the_checkout(machine: Machine, tmp_path: Path) -> None:
    machine.uv()
    code, out, _ = machine.run("test", "tests/a b", "-m", "slow", folder=tmp_path)
    assert (code, out) == (0, f"{machine.checkout}\n<run>\n<pytest>\n<tests/a b>\n<-m>\n<slow>\n")


def test_uv_itself(machine: Machine, tmp_path: Path) -> None:
    machine.uv()
    code, out, _ = machine.run("--uv", "run", "ruff", "check", folder=tmp_path)
    assert (code, out) == (0, f"{tmp_path}\n<run>\n<ruff>\n<check>\n")


def test_a_link_leads_to_the_checkout(machine: Machine, tmp_path: Path) -> None:
    machine.uv()
    (tmp_path / "links").mkdir()
    (tmp_path / "links" / "one").symlink_to("two")
    (tmp_path / "links" / "two").symlink_to("../a clone/tumbleweed")
    _, out, _ = machine.run(script=tmp_path / "links" / "one", folder=tmp_path)
    assert out == f"{tmp_path}\n" + PLAYED.format(checkout=machine.checkout)


def test_without_a_new_python_uv_fetches_one(machine: Machine) -> None:
    machine.uv(UV.replace("python) exit", 'python) [ "$2" = install ] || exit'))
    machine.env["FOUND"] = "1"
    code, out, err = machine.run("games")
    assert (code, out.endswith("<games>\n")) == (0, True)
    assert "there is no Python 3.11 or newer here: uv fetches one" in err


def test_without_a_new_python_to_be_had(machine: Machine) -> None:
    machine.uv()
    machine.env["FOUND"] = "1"
    refused(machine, "there is no Python 3.11 or newer here", "Install Python 3.11 or newer and start again.")


# ------------------------------------------------------------ uv is not there


@pytest.mark.parametrize("broken", [False, True], ids=["no uv", "a uv that does not run"])
@pytest.mark.parametrize("knows", ["new pip", "new venv", "new pip venv"])
def test_uv_is_fetched_once(machine: Machine, knows: str, broken: bool) -> None:
    machine.python(knows)
    if broken:
        machine.uv("#!/bin/sh\nexit 127\n")
    code, out, err = machine.run("games")
    assert (code, out.endswith("<tumbleweed>\n<games>\n")) == (0, True), err
    assert err.count(f"getting uv {VERSION} into .tools") == err.count("pip is asked") == 1
    assert machine.tools() == {"bin", "bin/uv"}
    assert machine.run("games") == (0, out, ""), "the second time it is there"


def test_another_name_of_python_will_do(machine: Machine) -> None:
    machine.python("new pip", name="python3.12")
    assert machine.run("games")[0] == 0


@pytest.mark.parametrize("found", ["#!/bin/sh\necho uv 0.1.0\n", "half a program", UV.replace(f"uv {VERSION}", "uv 9")])
def test_what_is_no_good_in_tools_is_fetched_again(machine: Machine, found: str) -> None:
    machine.python("new pip")
    (machine.checkout / ".tools" / "bin").mkdir(parents=True)
    (machine.checkout / ".tools" / "new-1").mkdir()
    program(machine.checkout / ".tools" / "bin" / "uv", found)
    code, out, err = machine.run("games")
    assert (code, out.endswith("<games>\n")) == (0, True), err
    assert (machine.checkout / ".tools" / "bin" / "uv").read_text() == UV


def test_two_at_once_do_not_disturb_each_other(machine: Machine, tmp_path: Path) -> None:
    machine.python("new pip")
    machine.env["MEET"] = str(tmp_path / "meet")
    (tmp_path / "meet").mkdir()
    both = [machine.start("games"), machine.start("games")]
    said = [process.communicate(timeout=60) for process in both]
    assert [process.returncode for process in both] == [0, 0]
    assert [err.count("pip is asked") for _, err in said] == [1, 1], "both were at it"
    assert machine.tools() == {"bin", "bin/uv"}


def test_cut_short_it_leaves_nothing(machine: Machine, tmp_path: Path) -> None:
    machine.python("new pip")
    machine.env["MEET"] = str(tmp_path / "meet")  # nobody else comes
    (tmp_path / "meet").mkdir()
    process = machine.start("games")
    until = time.monotonic() + 30
    while not any(name.endswith("/half") for name in machine.tools()):
        assert time.monotonic() < until, "pip was never called"
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGTERM)
    process.communicate(timeout=30)
    assert process.returncode != 0
    until = time.monotonic() + 30  # a process of its own cleans up
    while (machine.checkout / ".tools").exists():
        assert time.monotonic() < until, machine.tools()
        time.sleep(0.01)


@pytest.mark.parametrize("knows", ["new pip", "new venv"])
def test_when_it_cannot_be_fetched(machine: Machine, knows: str) -> None:
    machine.python(knows)
    machine.env["STANDIN"] = "/nowhere"
    refused(machine, "tumbleweed: uv could not be fetched. Is the network there?")


def test_a_python_that_can_fetch_nothing(machine: Machine) -> None:
    machine.python("new")
    refused(machine, "tumbleweed: python3 has neither pip nor venv. Install them", "python3-venv")


def test_a_python_that_is_too_old(machine: Machine) -> None:
    machine.python("pip")
    refused(machine, "tumbleweed: python3 is too old. Install Python 3.11 or newer")


def test_no_python_at_all(machine: Machine) -> None:
    refused(machine, "tumbleweed: there is neither Python nor uv here. Install Python 3.11 or newer")


# ------------------------------------------------------------ the real thing


def git(*words: str) -> str:
    try:
        return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")


def test_a_clone_can_run_it() -> None:
    assert git("ls-files", "--stage", "tumbleweed").startswith("100755 ")


@pytest.mark.slow
def test_on_a_bare_machine(tmp_path: Path) -> None:
    """A fresh checkout, Python, git, a shell, an empty home: the first two calls, made at once, set everything up."""
    checkout = tmp_path / "a clone"
    for name in git("ls-files", "-z").split("\0"):
        if name and (ROOT / name).is_file():
            (checkout / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, checkout / name)
    path = linked(tmp_path / "bin", *TOOLS, "git", "sh")
    (path / "python3").symlink_to(Path(sys.executable).resolve())
    own = ("PYTHON", "TUMBLEWEED_", "PYTEST_", "VIRTUAL_ENV", "XDG_")
    env = {key: value for key, value in os.environ.items() if not key.startswith(own) and key not in ("UV", "CI")}
    env |= {"PATH": str(path), "HOME": str(tmp_path), "UV_CACHE_DIR": str(tmp_path / "cache")}

    def start(*words: str) -> subprocess.Popen[str]:
        command = [str(checkout / "tumbleweed"), *words]
        return subprocess.Popen(
            command, cwd=tmp_path, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    both = [start("--version"), start("--version")]
    said = [process.communicate() for process in both]
    assert [process.returncode for process in both] == [0, 0], said
    assert all(out.startswith("tumbleweed ") for out, _ in said)
    assert "getting uv" in said[0][1] + said[1][1]
    assert (checkout / "src/tumbleweed/server/page/dist/index.html").is_file(), said
    tests = start("test", "tests/core")
    out, err = tests.communicate()
    assert tests.returncode == 0, out + err
    assert " passed" in out
