"""Every rule, reading, decision and test vector of the dossier has a test; the end of a test run prints the share."""

from tests.proofs import asked_for, proven_of, share

GAME = "dodge-city"


def test_every_rule_reading_decision_and_vector_has_a_test() -> None:
    done = proven_of(GAME)
    for what, ids in asked_for(GAME).items():
        assert ids, f"no {what} found in the dossier"
        assert ids <= done, f"{share(GAME)}; without a test: {', '.join(sorted(ids - done))}"


def test_tests_name_only_ids_of_the_dossier() -> None:
    known = set().union(*asked_for(GAME).values())
    assert proven_of(GAME) <= known, f"unknown: {sorted(proven_of(GAME) - known)}"
