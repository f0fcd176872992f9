"""The mark that says which ledger lines a test proves."""

import pytest

from planetfall.testing import is_rule_id, rule, rules_of


def test_a_function_keeps_its_ids_and_stays_the_same_function() -> None:
    def proof() -> int:
        return 3

    assert rule("PU-5.01", "TMC-12.30")(proof) is proof
    assert rules_of(proof) == ("PU-5.01", "TMC-12.30")
    assert proof() == 3


def test_a_method_can_be_marked() -> None:
    class Proofs:
        @rule("OM-1.01")
        def proof(self) -> int:
            return 4

    assert rules_of(Proofs.proof) == rules_of(Proofs().proof) == ("OM-1.01",)
    assert Proofs().proof() == 4


def test_marks_add_up_from_the_outside_in() -> None:
    @rule("OMA-1.01")
    @rule("OMA-1.02")
    def proof() -> None: ...

    assert rules_of(proof) == ("OMA-1.01", "OMA-1.02")


def test_what_is_not_marked_proves_nothing() -> None:
    assert rules_of(test_what_is_not_marked_proves_nothing) == ()


@pytest.mark.parametrize(
    "text", ["PU-5.1", "PU-05.01", "PU5.01", "pu-5.01", "PU-5.01 ", "", "5.01"]
)
def test_a_badly_written_id_is_refused(text: str) -> None:
    assert not is_rule_id(text)
    with pytest.raises(ValueError, match=r"PU-5\.01"):
        rule(text)


def test_a_mark_needs_an_id() -> None:
    with pytest.raises(ValueError, match="no id"):
        rule()


def test_naming_a_line_twice_is_refused() -> None:
    def proof() -> None: ...

    with pytest.raises(ValueError, match="twice"):
        rule("PU-5.01", "PU-5.01")(proof)
    with pytest.raises(ValueError, match="twice"):
        rule("PU-5.02")(rule("PU-5.02")(proof))


def test_a_class_cannot_be_marked() -> None:
    class Proofs: ...

    with pytest.raises(TypeError, match="test function"):
        rule("PU-5.01")(Proofs)
