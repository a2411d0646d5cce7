"""`tumbleweed serve`: what it says when it cannot start, and that Ctrl-C stops it cleanly."""

import socket
import sqlite3
from pathlib import Path

import pytest
from tests.cli.running import refused, run
from tests.server.house import house


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = refused("serve", "--host", "127.0.0.1", "--port", port, "--data", tmp_path, "--no-browser")
    assert f"127.0.0.1:{port}" in said
    assert "--port" in said


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    said = refused("serve", "--port", 0, "--data", tmp_path / "file" / "tables", "--no-browser")
    assert "cannot be made" in said


def test_a_folder_of_another_server(tmp_path: Path) -> None:
    with house(tmp_path):
        said = refused("serve", "--port", 0, "--data", tmp_path, "--no-browser")
    assert "another server already uses the folder" in said


def test_a_folder_of_a_later_version(tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / "tables.sqlite3")
    database.execute("PRAGMA user_version = 999")
    database.commit()
    database.close()
    assert "version 999" in refused("serve", "--port", 0, "--data", tmp_path, "--no-browser")


def test_a_setting_nobody_knows(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TUMBLEWEED_PROT", "8123")
    said = refused("serve", "--port", 0, "--data", tmp_path, "--no-browser")
    assert "TUMBLEWEED_PROT" in said
    assert "TUMBLEWEED_PORT" in said


def test_help_lists_flags_and_variables() -> None:
    said = run("serve", "--help").output
    assert all(word in said for word in ("--host", "--port", "--data", "--no-browser", "TUMBLEWEED_PORT"))


def test_ctrl_c_stops_cleanly(tmp_path: Path) -> None:
    with house(tmp_path) as opened:
        assert opened.stop() == 0
        assert "Every move is on the disk" in "".join(opened.said)
        assert "Traceback" not in "".join(opened.said)
