"""What functions made is remembered, and forgotten when it gets too much."""

from planetfall.svg.memo import memo


def test_a_function_is_called_once_per_arguments() -> None:
    called: list[object] = []

    @memo(10)
    def noted(what: object, *, more: int = 0) -> str:
        called.append((what, more))
        return f"{what} {more}"

    assert [noted(1), noted(1), noted(1, more=2), noted("1"), noted(1, more=2)] == [
        "1 0",
        "1 0",
        "1 2",
        "1 0",
        "1 2",
    ]
    assert called == [(1, 0), (1, 2), ("1", 0)]


def test_too_much_is_forgotten() -> None:
    called: list[int] = []

    @memo(3)
    def noted(number: int) -> int:
        called.append(number)
        return number

    for number in (1, 2, 3, 1, 2, 3):
        noted(number)
    assert called == [1, 2, 3]
    noted(4)
    noted(4)
    noted(1)
    assert called == [1, 2, 3, 4, 1]


def test_types_tell_equal_arguments_apart() -> None:
    @memo(10, typed=True)
    def worded(value: object, more: object) -> str:
        return f"{value} {more}"

    @memo(10)
    def alike(value: object, more: object) -> str:
        return f"{value} {more}"

    assert (worded(1, 0), worded(True, 0)) == ("1 0", "True 0")
    assert (alike(1, 0), alike(True, 0)) == ("1 0", "1 0")
