"""`tumbleweed` itself: version, help, the menu, and one line for every mistake."""

import re

import pytest
from tests.cli.running import program, refused, run

from tumbleweed import __version__, native
from tumbleweed.cli import COMMANDS, checkout, with_command

EVERY_COMMAND = [*COMMANDS, *checkout.COMMANDS]


def test_version_says_which_build_runs() -> None:
    said = run("--version").output.strip()
    build = "compiled" if native.compiled() else "interpreted"
    assert re.fullmatch(rf"tumbleweed {re.escape(__version__)} \(Python 3\.\d+\.\d+\S*, {build}\)", said)


def test_as_a_program() -> None:
    done = program("--version", TUMBLEWEED_PURE="1")
    assert (done.returncode, done.stdout.endswith("interpreted)\n")) == (0, True)


def test_help_names_every_command() -> None:
    said = run("--help").output
    assert all(re.search(rf"^  {name} ", said, re.MULTILINE) for name in EVERY_COMMAND)


@pytest.mark.parametrize("command", EVERY_COMMAND)
def test_every_command_has_help(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert result.output.startswith(f"Usage: main {command}")


def test_play_without_a_game_opens_the_menu(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("tumbleweed.cli.play.command.menu", lambda language: opened.append(language or "usual"))
    assert run("play").exit_code == 0
    assert run("play", "--lang", "hu").exit_code == 0
    assert opened == ["usual", "hu"]
    assert "dice-town" in refused("play", "--seats", "3", "--lang", "en")


def test_without_a_command_the_server_runs() -> None:
    assert with_command([]) == ["serve"]
    assert with_command(["--port", "8123", "--no-browser"]) == ["serve", "--port", "8123", "--no-browser"]
    assert with_command(["--version"]) == ["--version"]
    assert with_command(["games", "--json"]) == ["games", "--json"]
    assert "--prot" in refused("--prot", "8123")


def test_unknown_commands_and_switches() -> None:
    assert "nonsense" in refused("nonsense")
    assert "--nonsense" in refused("games", "--nonsense")


def test_mistakes_of_a_program_leave_no_traceback() -> None:
    done = program("simulate", "no-such-game")
    assert (done.returncode, done.stdout) == (2, "")
    assert "no-such-game" in done.stderr
    assert "dice-town" in done.stderr
    assert "Traceback" not in done.stderr


def test_where_a_sign_cannot_be_written_there_is_a_question_mark() -> None:
    done = program("balance", "boomtown", "--games", 2, "--bot", "random", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "?" in done.stdout


def test_ctrl_c_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tumbleweed.arena.simulation.Simulation.play", interrupted)
    assert run("simulate", "dice-town").exit_code == 130
