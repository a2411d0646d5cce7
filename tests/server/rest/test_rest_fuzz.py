"""Every REST operation with thousands of right and wrong requests, made from the API's own description of itself."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from tests.server.house import WAITS, House, house
from tests.server.ledger import unhurt

import tumbleweed as tw

pytestmark = pytest.mark.long

TOKEN = "the operator's own"
FEW, MANY = 2, 30
"""Requests for each operation, right and wrong: in every run, and with `-m slow`."""
SAMPLE = settings(
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


UNLIMITED = """
from tumbleweed.server.rate_limits import Rates
Rates.take = lambda self, who: True
"""


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that never says `too_fast`: otherwise nearly all requests would hear nothing else."""
    folder = tmp_path_factory.mktemp("house")
    (folder / "sitecustomize.py").write_text(UNLIMITED)
    with house(folder / "data", "--operator-token", TOKEN, PYTHONPATH=str(folder)) as running:
        yield running
        unhurt(running)


class Somebody(requests.Session):
    """A person with a cookie, and things that exist: tables in every state, and a record."""

    def __init__(self, opened: House) -> None:
        super().__init__()
        self.url = f"{opened.url}/api"
        self.call("POST", "/me", name="Somebody")
        self.ids = [self._table("open"), self._table("open"), self._table("playing"), self._table("closed")]
        self.ids.append(self.call("POST", "/records", **tw.record(tw.new("boomtown", 3, 1)))["id"])

    def call(self, method: str, path: str, **body: Any) -> Any:
        reply = self.request(method, self.url + path, json=body, timeout=WAITS)
        assert reply.ok, reply.text
        return reply.json() if reply.content else None

    def _table(self, status: str) -> str:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
        table = str(self.call("POST", "/tables", game="boomtown", seats=seats)["id"])
        if status != "open":
            self.call("POST", f"/tables/{table}/start", fill="")
        if status == "closed":
            self.call("DELETE", f"/tables/{table}")
        return table


@pytest.mark.parametrize("examples", [FEW, pytest.param(MANY, marks=pytest.mark.slow)])
@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: str(mode.value))
def test_every_operation(opened: House, mode: GenerationMode, examples: int) -> None:
    """No answer is a 5xx; every answer has a status, a type and a shape that the description names; what the
    description does not allow is refused.
    """
    schema = schemathesis.openapi.from_url(f"{opened.url}/api/openapi.json")
    operations = []
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        operations.append(found.ok())
    assert len(operations) > 20
    tried = 0
    with Somebody(opened) as somebody:
        # Whoever asked to be forgotten is nobody afterwards.
        for operation in sorted(operations, key=lambda each: each.label == "DELETE /api/me"):
            takes_something = {"parameters", "requestBody"} & {*operation.definition.raw}
            if mode is GenerationMode.POSITIVE or takes_something:
                tried += try_out(operation, mode, somebody, examples)
    assert tried > examples * len(operations) / 3


def try_out(operation: Any, mode: GenerationMode, somebody: Somebody, examples: int) -> int:
    """Sends many requests to one operation, most of them about things that exist; returns how many."""
    ids = st.sampled_from([None, None, *somebody.ids])
    tokens = st.sampled_from([{}, {"Authorization": f"Bearer {TOKEN}"}])
    tried = 0

    @settings(SAMPLE, max_examples=examples)
    @given(case=operation.as_strategy(mode), real=ids, token=tokens)
    def requests_of_it(case: Any, real: str | None, token: dict[str, str]) -> None:
        nonlocal tried
        tried += 1
        if real is not None and mode is GenerationMode.POSITIVE and "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = real
        headers = token if "/operator" in operation.path else {}
        case.call_and_validate(session=somebody, headers=headers, timeout=WAITS)

    requests_of_it()
    return tried


HALF = "\\ud800"
NO_TEXT: dict[str, tuple[str, dict[str, Any]]] = {
    "a record's players": ("/records", {"players": [HALF, "b", "c"]}),
    "a record's proof": ("/records", {"fair": {"secret": HALF}}),
    "a record's answer": ("/records", {"answers": [[0, HALF]]}),
    "a record's options": ("/records", {"options": {HALF: 1}}),
    "a name": ("/me", {"name": HALF}),
    "an option": ("/tables", {"options": {HALF: HALF}}),
    "a clock": ("/tables", {"clock": {"kind": "custom", "each": {HALF: 30}}}),
    "a field": ("/tables", {HALF: HALF}),
}


@pytest.mark.parametrize("place", NO_TEXT)
def test_half_characters_and_numbers_that_are_none(opened: House, place: str) -> None:
    """JSON can hold what no text and no answer can; the API's description cannot say so, so it is tried here."""
    path, change = NO_TEXT[place]
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    record = tw.record(tw.new("boomtown", 3, 1))
    whole: dict[str, dict[str, Any]] = {"/records": record, "/tables": {"game": "boomtown", "seats": seats}, "/me": {}}
    with Somebody(opened) as somebody:
        for strange in (f'"{HALF}"', "NaN", "1e999", "-Infinity"):
            body = json.dumps({**whole[path], **change}).replace(json.dumps(HALF), strange)
            if strange[0] != '"':
                body = body.replace(f"{strange}:", '"x":')  # the key of an object is a text
            reply = somebody.post(
                somebody.url + path, body, headers={"Content-Type": "application/json"}, timeout=WAITS
            )
            assert 400 <= reply.status_code < 500, reply.text
            assert reply.json()["words"]
