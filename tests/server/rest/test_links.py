"""Links to pass on lead to where those who get them can open them."""

from pathlib import Path
from unittest import mock

import pytest
from tests.server.parlour import Parlour
from tests.server.stories import ME, OPEN, told

from tumbleweed.server.addresses import addresses, only_here
from tumbleweed.server.rest import links
from tumbleweed.server.settings import Settings

NETWORK = "192.0.2.7"


@pytest.mark.parametrize(
    ("settings", "asked", "found", "here"),
    [
        ({}, "127.0.0.1:8000", "http://127.0.0.1:8000", True),
        ({}, "localhost:8000", "http://localhost:8000", True),
        ({"host": "0.0.0.0"}, "localhost:8000", f"http://{NETWORK}:8000", False),
        ({"host": "0.0.0.0"}, "[::1]:8000", f"http://{NETWORK}:8000", False),
        ({"host": "0.0.0.0"}, "192.0.2.99:8000", "http://192.0.2.99:8000", False),
        ({"host": "0.0.0.0"}, "saloon.example", "http://saloon.example", False),
        ({"public_url": "http://saloon.example"}, "127.0.0.1:8000", "http://saloon.example", False),
    ],
)
def test_a_link_is_for_others_if_there_is_a_way(
    settings: dict[str, str], asked: str, found: str, here: bool, tmp_path: Path
) -> None:
    async def story(opened: Parlour) -> None:
        ann = await opened.guest("Ann")
        table = await ann.table("boomtown", [ME, OPEN, OPEN])
        with mock.patch.object(links, "network_address", return_value=NETWORK):
            link = (await ann.http.get(f"/api/tables/{table}/link", headers={"Host": asked})).json()
        assert link["url"] == f"{found}/t/{table}"
        assert link["path"] == f"/t/{table}"
        assert link["only_here"] == here

    told(tmp_path, story, **settings)


def test_a_server_names_its_addresses() -> None:
    assert addresses(Settings(), 8000) == ["http://127.0.0.1:8000"]
    assert addresses(Settings(host="::1"), 8000) == ["http://[::1]:8000"]
    assert addresses(Settings(host="0.0.0.0"), 8000)[0] == "http://localhost:8000"
    assert addresses(Settings(public_url="https://saloon.example"), 1)[0] == "https://saloon.example"


@pytest.mark.parametrize(
    ("host", "here"),
    [
        ("localhost", True),
        ("127.9.9.9", True),
        ("::1", True),
        ("192.0.2.1", False),
        ("saloon.example", False),
        ("", False),
    ],
)
def test_what_leads_only_here(host: str, here: bool) -> None:
    assert only_here(host) == here
