"""Every rule, reading, decision and test vector of the dossier has a test; prints the share."""

import re
from pathlib import Path

import pytest
from tests.proofs import proven

HERE = Path(__file__).parent
DOSSIER = (HERE.parents[2] / "docs" / "rules" / "dice-town.md").read_text(encoding="utf-8")

ASKED_FOR = {
    "rules": r"^- \*\*(DT-\d+\.\d+)\*\*",
    "readings": r"^- \*\*(U-\d+) ",
    "decisions": r"^\| (D-\d+) \|",
    "vectors": r"(?:^\| |\*\*)(TV-[A-Z]\d+)\b",
}


def test_every_rule_reading_decision_and_vector_has_a_test(capsys: pytest.CaptureFixture[str]) -> None:
    tested = proven(HERE)
    shares, missing = [], []
    for what, pattern in ASKED_FOR.items():
        ids = sorted(set(re.findall(pattern, DOSSIER, re.MULTILINE)))
        assert ids, f"no {what} found in the dossier"
        shares.append(f"{len(tested & set(ids))}/{len(ids)} {what}")
        missing += [name for name in ids if name not in tested]
    with capsys.disabled():
        print(f"\ndice-town: {', '.join(shares)}")
    assert not missing, f"without a test: {', '.join(missing)}"


def test_tests_name_only_ids_of_the_dossier() -> None:
    known = {name for pattern in ASKED_FOR.values() for name in re.findall(pattern, DOSSIER, re.MULTILINE)}
    assert proven(HERE) <= known, f"unknown: {sorted(proven(HERE) - known)}"
