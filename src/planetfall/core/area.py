"""An area of a position: named fields that can be cloned, saved, shown and compared.

A subclass declares its fields once, `FIELDS: Final = Fields(...)`, uses their names as `__slots__`
and returns them from `declared()`; where speed counts, `clone` is written by hand. Values are ints,
strings, lists of such, lists of lists, or other areas. What is not declared as seen is seen by
nobody, so a forgotten field cannot leak.
"""

from __future__ import annotations

from typing import Any

from planetfall.core.fields import NO_FIELDS, UNKNOWN, Fields
from planetfall.core.native import mypyc_attr
from planetfall.core.wording import Wording


@mypyc_attr(allow_interpreted_subclasses=True)
class Area:
    """Base of seats' areas and of the game itself."""

    __slots__ = ()

    def declared(self) -> Fields:
        """The fields of the position that this area holds."""
        return NO_FIELDS

    def derived(self) -> list[tuple[str, Wording]]:
        """What observations hold beside the fields: methods without arguments, and their words.

        Such a method reads only fields that everybody sees.
        """
        return []

    def fields(self) -> tuple[str, ...]:
        """The names of all fields."""
        return self.declared().names

    def values(self) -> list[Any]:
        """All fields in the order of their declaration, then what is derived, for observations.

        A value may have any form that its words can take apart (`Wording.numbers_in`). Later
        changes of the area do not touch it: here lists are copied. A subclass whose lists are
        always replaced (`core.lists`) may write it by hand without copies: it is asked for at
        every step. What a subclass of that adds behind its fields need not be in it.
        """
        values = [kept(getattr(self, name)) for name in self.declared().names]
        return values + [getattr(self, name)() for name, _ in self.derived()]

    def clone(self) -> Area:
        """An independent copy, field by field; written by hand it is many times as fast."""
        other = type(self)()
        for name in self.fields():
            setattr(other, name, copied(getattr(self, name)))
        return other

    def fields_data(self) -> dict[str, Any]:
        """Every field as plain data."""
        declared = self.declared()
        data = {name: plain(getattr(self, name)) for name in declared.names}
        for name in declared.sparse:
            if not data[name]:
                del data[name]
        return data

    def load_fields(self, data: dict[str, Any]) -> None:
        """Take over the fields that `data` has; the shape of areas inside stays."""
        for name in self.fields():
            if name in data:
                load_field(self, name, data[name])

    def shown_data(self, *, owner: bool) -> dict[str, Any]:
        """What the owner (or anybody else) may see, built from what is shown."""
        declared = self.declared()
        data = (declared.own_form if owner else declared.open_form).copy()
        for name in declared.shown:
            value = getattr(self, name)
            data[name] = value if isinstance(value, int) else visible(value, owner)
        for name in declared.own:
            value = getattr(self, name)
            if owner:
                data[name] = plain(value)
            elif isinstance(value, list):
                data[name + "_count"] = len(value)
        return data

    def see(self, real: Area, *, owner: bool) -> None:
        """Take over into this blank area what the owner of `real` (or anybody else) may know.

        Lists that only the owner sees get their length, filled with `UNKNOWN`.
        """
        declared = self.declared()
        for name in declared.shown:
            value = getattr(real, name)
            if isinstance(value, int):
                setattr(self, name, value)
            elif isinstance(value, list):
                _see_list(self, name, value, owner)
            elif isinstance(value, Area):
                inside: Area = getattr(self, name)
                inside.see(value, owner=owner)
            else:
                setattr(self, name, value)
        for name in declared.own:
            value = getattr(real, name)
            setattr(self, name, plain(value) if owner else hidden(value))
        for name in declared.counted:
            setattr(self, name, hidden(getattr(real, name)))

    def seen(self, blank: Area, *, owner: bool) -> Area:
        """A copy of a seat's area that holds what its owner (or anybody else) may know.

        Whatever is not open is overwritten: with the number of unknown things where that may be
        known, else with what a `blank` area has.
        """
        other = self.clone()
        other._hide(blank, owner)
        return other

    def _hide(self, blank: Area, owner: bool) -> None:
        declared = self.declared()
        if not owner:
            for name in declared.own:
                setattr(self, name, hidden(getattr(self, name)))
        for name in declared.counted:
            setattr(self, name, hidden(getattr(self, name)))
        for name in declared.secret:
            setattr(self, name, plain(getattr(blank, name)))
        for name in _area_fields(self):
            inside, empty = getattr(self, name), getattr(blank, name)
            if isinstance(inside, Area):
                inside._hide(empty, owner)
            else:
                for k in range(len(inside)):
                    inside[k]._hide(empty[k], owner)

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


def copied(value: Any) -> Any:
    """A copy of a field's value, independent of it."""
    if isinstance(value, list):
        return [copied(item) for item in value]
    return value.clone() if isinstance(value, Area) else value


def _area_fields(area: Area) -> tuple[str, ...]:
    """The open fields that hold areas, which a field of a class does always or never."""
    declared = area.declared()
    if declared.areas is None:
        found = [name for name in declared.shown if _holds_areas(getattr(area, name))]
        declared.areas = tuple(found)
    return declared.areas


def _holds_areas(value: Any) -> bool:
    if isinstance(value, list):
        return bool(value) and isinstance(value[0], Area)
    return isinstance(value, Area)


def _piece_fields(area: Area, owner: bool) -> list[tuple[str, str]]:
    """The fields in sight that hold pieces, with their kind; areas inside have none.

    A field of a class holds an area always or never, so it is looked up once.
    """
    declared = area.declared()
    known = declared.own_pieces if owner else declared.open_pieces
    if known is not None:
        return known
    kinds = declared.pieces
    names = declared.shown + declared.own if owner else declared.shown
    found = [(name, kinds[name]) for name in names if name in kinds]
    found += [(name, "") for name in names if isinstance(getattr(area, name), Area)]
    if owner:
        declared.own_pieces = found
    else:
        declared.open_pieces = found
    return found


def _collect(seen: set[tuple[str, int]], kind: str, value: Any) -> None:
    if isinstance(value, list):
        for item in value:
            _collect(seen, kind, item)
    else:
        seen.add((kind, value))


def kept(value: Any) -> Any:
    """A field's value as it is now; areas inside stay what they are."""
    if not isinstance(value, list) or (value and isinstance(value[0], Area)):
        return value
    return plain(value)


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


def hidden(value: Any) -> Any:
    """What stands for a value that may not be known: as many unknown things, or one."""
    return [UNKNOWN] * len(value) if isinstance(value, list) else UNKNOWN


def _see_list(area: Area, name: str, value: list[Any], owner: bool) -> None:
    if _holds_numbers(value):
        setattr(area, name, value[:])
    elif isinstance(value[0], Area):
        for mine, real in zip(getattr(area, name), value, strict=True):
            mine.see(real, owner=owner)
    else:
        setattr(area, name, plain(value))


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
