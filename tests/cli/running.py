"""Running commands, in this process and as real programs."""

import os
import subprocess
import sys
from pathlib import Path

from click.testing import CliRunner, Result

from tumbleweed import native
from tumbleweed.cli import main


def run(*args: object, keys: str | None = None) -> Result:
    """Runs a command in this process. Any exception is a mistake: errors are lines, not tracebacks."""
    result = CliRunner().invoke(main, [str(arg) for arg in args], input=keys)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
    return result


def refused(*args: object) -> str:
    """What a command says to bad input: one line on standard error, exit code 2, nothing on standard output."""
    result = run(*args)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.startswith("tumbleweed: ")
    assert result.stderr.count("\n") == 1
    return result.stderr


def program(*args: object, cwd: Path | None = None, **env: str) -> subprocess.CompletedProcess[str]:
    """Runs a command as a program of its own."""
    path = {"PYTHONPATH": str(native.PACKAGE.parent)}
    command = [sys.executable, "-m", "tumbleweed.cli", *(str(arg) for arg in args)]
    return subprocess.run(
        command, env=os.environ | path | env, cwd=cwd, capture_output=True, text=True, check=False, timeout=60
    )
