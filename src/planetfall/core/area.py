"""An area of a position: named fields that can be cloned, saved, shown and compared.

A subclass writes its names once, `FIELDS: Final = (...)`, uses them as `__slots__` and returns them
from `fields()`. Values are ints, strings, lists of such, lists of lists, or other areas. What is
neither `shown` nor `own` is seen by nobody, so a forgotten field cannot leak.
"""

from __future__ import annotations

from typing import Any

from planetfall.core.native import mypyc_attr

NO_NAMES: dict[str, str] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Area:
    """Base of seats' areas and of the game itself."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        """Every field of the position that this area holds."""
        return ()

    def shown(self) -> tuple[str, ...]:
        """The fields everybody may see."""
        return ()

    def own(self) -> tuple[str, ...]:
        """The fields only the owner sees; others learn how long lists are, and nothing of ints."""
        return ()

    def pieces(self) -> dict[str, str]:
        """Fields that hold piece numbers which may also lie hidden somewhere: field to kind."""
        return NO_NAMES

    def names(self) -> dict[str, list[str]]:
        """Fields whose numbers have names, for the text form: field to the list of names."""
        return {}

    def clone(self) -> Area:
        """An independent copy, written by hand in every subclass."""
        raise TypeError(f"{type(self).__name__} cannot be cloned")

    def fields_data(self) -> dict[str, Any]:
        """Every field as plain data."""
        return {name: plain(getattr(self, name)) for name in self.fields()}

    def load_fields(self, data: dict[str, Any]) -> None:
        """Take over the fields that `data` has; the shape of areas inside stays."""
        for name in self.fields():
            if name in data:
                load_field(self, name, data[name])

    def shown_data(self, *, owner: bool) -> dict[str, Any]:
        """What the owner (or anybody else) may see, built from what is shown."""
        shown, own = self.shown(), self.own()
        data = _blank_form(type(self), shown + own if owner else shown)
        for name in shown:
            value = getattr(self, name)
            data[name] = value if isinstance(value, int) else visible(value, owner)
        for name in own:
            value = getattr(self, name)
            if owner:
                data[name] = plain(value)
            elif isinstance(value, list):
                data[name + "_count"] = len(value)
        return data

    def pieces_seen(self, *, owner: bool) -> set[tuple[str, int]]:
        """(kind, piece) of all pieces that the owner (or anybody else) sees here."""
        seen: set[tuple[str, int]] = set()
        for name, kind in _piece_fields(self, owner):
            if kind:
                _collect(seen, kind, getattr(self, name))
            else:
                inside: Area = getattr(self, name)
                seen |= inside.pieces_seen(owner=owner)
        return seen

    def pieces_lie(self, *, owner: bool) -> list[Any]:
        """How the pieces lie that the owner (or anybody else) sees here, to be compared."""
        found: list[Any] = []
        for name, kind in _piece_fields(self, owner):
            if kind:
                found.append(getattr(self, name))
            else:
                inside: Area = getattr(self, name)
                found += inside.pieces_lie(owner=owner)
        return found


_Names = tuple[str, ...]
_forms: dict[Any, dict[str, Any]] = {}


def _blank_form(kind: Any, names: _Names) -> dict[str, Any]:
    """A mapping of some names of a class, to be filled: a copy of one need not grow."""
    mark = (kind, len(names))
    form = _forms.get(mark)
    if form is None or tuple(form) != names:
        form = _forms[mark] = dict.fromkeys(names)
    return form.copy()


_known_fields: dict[tuple[Any, bool], tuple[_Names, _Names, list[tuple[str, str]]]] = {}
"""By class and by whether its owner looks: the fields in sight, and those that hold pieces."""


def _piece_fields(area: Area, owner: bool) -> list[tuple[str, str]]:
    """The fields in sight that hold pieces, with their kind; areas inside have none.

    A field of a class holds an area always or never, so it is looked up once.
    """
    shown, own = area.shown(), area.own() if owner else ()
    mark = (type(area), owner)
    known = _known_fields.get(mark)
    if known is not None and known[0] == shown and known[1] == own:
        return known[2]
    kinds = area.pieces()
    names = shown + own
    found = [(name, kinds[name]) for name in names if name in kinds]
    found += [(name, "") for name in names if isinstance(getattr(area, name), Area)]
    _known_fields[mark] = (shown, own, found)
    return found


def _collect(seen: set[tuple[str, int]], kind: str, value: Any) -> None:
    if isinstance(value, list):
        for item in value:
            _collect(seen, kind, item)
    else:
        seen.add((kind, value))


def plain(value: Any) -> Any:
    """A field's value as data of its own."""
    if isinstance(value, list):
        return value[:] if _holds_numbers(value) else [plain(item) for item in value]
    if isinstance(value, Area):
        return value.fields_data()
    return value


def visible(value: Any, owner: bool) -> Any:
    """A shown field's value; areas inside show only their own part."""
    if isinstance(value, list):
        return value[:] if _holds_numbers(value) else [visible(item, owner) for item in value]
    if isinstance(value, Area):
        return value.shown_data(owner=owner)
    return value


def _holds_numbers(value: list[Any]) -> bool:
    """Whether a list holds numbers, as most do; what is in a list is all of one kind."""
    return not value or isinstance(value[0], int)


def load_field(area: Area, name: str, data: Any) -> None:
    """Set one field from data."""
    current = getattr(area, name)
    if isinstance(current, Area):
        current.load_fields(data)
    elif isinstance(current, list) and current and isinstance(current[0], Area):
        for item, part in zip(current, data, strict=True):
            item.load_fields(part)
    else:
        setattr(area, name, plain(data))
