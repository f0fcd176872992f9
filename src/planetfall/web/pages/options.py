"""The options of a game as fields of the lobby's form, each with a plain explanation.

Which field an option gets follows from its kind. An option says with how many seats and with which
switch it applies, so that the form does not offer what the rules ignore.
"""

from __future__ import annotations

from typing import Any

from planetfall.core.errors import PlanetfallError
from planetfall.core.options import OptionSpec
from planetfall.core.rules import Rules
from planetfall.games import build, words_about
from planetfall.svg.memo import memo
from planetfall.web.html import NOTHING, Html, attr, esc, join, mark
from planetfall.web.pages.scene import book_of
from planetfall.web.words import Words

OWN = "own"
BY_SEAT = "seats"
RANDOM = "random"


def option_fields(rules: Rules, said: Words) -> Html:
    """All options of a game: its boxes and switches, then the others folded away.

    A choice that changes who can play is a box of its own and stands first; what only goes with
    something else is folded away.
    """
    specs = rules.specs()
    if not specs:
        return NOTHING
    boxes = [spec for spec in specs if _is_box(rules, spec)]
    plain = [spec for spec in specs if spec.kind == "bool" and not spec.needs]
    other = [spec for spec in specs if spec not in boxes + plain and spec.kind != "file"]
    more = NOTHING
    if other:
        fields = join(
            _switch(rules, spec, said) if spec.kind == "bool" else _field(rules, spec, said)
            for spec in other
        )
        more = Html(
            f'<details class="more"{attr("open", len(specs) < 6)}>'
            f"<summary>{esc(said['more_options'])}</summary>"
            f'<div class="fields">{fields}</div></details>'
        )
    first = join(_field(rules, spec, said) for spec in boxes)
    fields = Html(f'<div class="fields">{first}</div>') if first else NOTHING
    switches = join(_switch(rules, spec, said) for spec in plain)
    return Html(
        f'<fieldset><legend>{esc(said["boxes"])}</legend>{fields}<div class="opt">{switches}</div>'
        f"{more}</fieldset>"
    )


def _is_box(rules: Rules, spec: OptionSpec) -> bool:
    """Whether a choice makes another game of it, for other numbers of seats."""
    return spec.kind == "choice" and any(
        [_seats_with(rules.id, spec.name, choice) for choice in spec.choices]
    )


def chosen_options(rules: Rules, options: dict[str, Any], said: Words) -> list[str]:
    """What of a table's options is not as usual, in words; lists by seat are left out."""
    found = []
    for spec in rules.specs():
        value = options.get(spec.name, spec.default)
        if value == spec.default or spec.kind not in ("bool", "choice"):
            continue
        name, _ = words_of(rules, spec, said.lang)
        told = choice_word(rules, spec, str(value), said) if spec.kind == "choice" else ""
        if spec.kind == "bool" and not value:
            told = said["no"]
        found.append(f"{name}: {told}" if told else name)
    return found


def words_of(rules: Rules, spec: OptionSpec, lang: str) -> tuple[str, str]:
    """The name and the explanation of an option."""
    book = book_of(rules, lang)
    terms = book.terms if book is not None else {}
    name = terms.get(f"option.{spec.name}") or terms.get(f"option:{spec.name}")
    told = terms.get(f"option.{spec.name}.help") or terms.get(f"help:{spec.name}")
    return name or spec.name.replace("_", " ").capitalize(), told or spec.help


def choice_word(rules: Rules, spec: OptionSpec, choice: str, said: Words) -> str:
    """A choice of an option in words."""
    own = words_about(rules.id, said.lang).get(f"option.{spec.name}.{choice}", "")
    if own:
        return own
    book = book_of(rules, said.lang)
    if book is not None:
        for key in (f"option.{spec.name}.{choice}", f"choice.{choice}", choice):
            if key in book.terms:
                return book.terms[key]
        names = book.names.get(spec.name.rstrip("s"), {})
        if choice in names:
            return names[choice]
    return said.get(f"choice.{choice}", choice.replace("_", " ").replace("-", " "))


def _limits(spec: OptionSpec) -> Html:
    """When a field can be used, for the page to watch."""
    limits = attr("data-needs", spec.needs or None)
    if spec.seats is None:
        return limits
    least, most = spec.seats
    return join((limits, attr("data-least", least), attr("data-most", most)))


def _switch(rules: Rules, spec: OptionSpec, said: Words) -> Html:
    name, told = words_of(rules, spec, said.lang)
    return Html(
        f'<label class="tg1"{_limits(spec)}><span>{esc(name)}<small>{esc(told)}</small>'
        f'</span><input type="checkbox" class="sw" name="opt-{esc(spec.name)}"'
        f"{attr('checked', bool(spec.default))}></label>"
    )


def _field(rules: Rules, spec: OptionSpec, said: Words) -> Html:
    name, told = words_of(rules, spec, said.lang)
    if spec.kind == "int":
        control = Html(
            f'<input type="number" name="opt-{esc(spec.name)}" aria-label="{esc(name)}"'
            f' min="{esc(spec.least)}" max="{esc(spec.most)}" value="{esc(spec.default)}">'
        )
    elif spec.kind == "choice":
        options = [(each, choice_word(rules, spec, each, said)) for each in spec.choices]
        signs = {each: _signs(rules, spec, each, said.lang) for each in spec.choices}
        select = _select(f"opt-{spec.name}", name, options, spec.default, signs=signs)
        control = Html(f'{select}<small class="told" data-client></small>')
    elif spec.offers():
        control = _mix(rules, spec, name, said)
    elif all(choice.isdigit() for choice in spec.choices):
        control = _ticks(rules, spec, said)
    else:
        control = _by_seat(rules, spec, name, said)
    return Html(
        f'<div class="field"{_limits(spec)}><span>{esc(name)}<small>{esc(told)}</small>'
        f"</span>{control}</div>"
    )


@memo(256)
def seats_of(game: str) -> str:
    """The fewest and the most seats of a game with its usual options: `1 4`."""
    counts = build(game, {}).seat_counts()
    return f"{counts[0]} {counts[-1]}"


@memo(1024)
def _seats_with(game: str, option: str, value: str) -> str:
    """The same with a value of an option; empty where it makes no difference."""
    try:
        counts = build(game, {option: value}).seat_counts()
    except PlanetfallError:
        return ""  # a value that goes only together with others
    found = f"{counts[0]} {counts[-1]}" if counts else ""
    return "" if found == seats_of(game) else found


def _signs(rules: Rules, spec: OptionSpec, choice: str, lang: str) -> Html:
    """What a value says for the page to show: seats that can play, its help, roles of seats."""
    book = book_of(rules, lang)
    terms = book.terms if book is not None else {}
    told = [
        attr(f"data-{sign}", terms.get(f"option.{spec.name}.{choice}.{word}"))
        for sign, word in (("help", "help"), ("seat-note", "seats"), ("last-seat", "last"))
    ]
    return join((attr("data-seats", _seats_with(rules.id, spec.name, choice) or None), *told))


def _select(
    field: str,
    label: str,
    options: list[tuple[str, str]],
    chosen: object,
    more: Html = NOTHING,
    *,
    signs: dict[str, Html] | None = None,
) -> Html:
    """A choice; `signs` are attributes of its values."""
    told = signs or {}
    rows = join(
        Html(
            f'<option value="{esc(value)}"{attr("selected", value == chosen)}'
            f"{esc(told.get(value, NOTHING))}>{esc(word)}</option>"
        )
        for value, word in options
    )
    return Html(f'<select name="{esc(field)}" aria-label="{esc(label)}"{more}>{rows}</select>')


def _mix(rules: Rules, spec: OptionSpec, label: str, said: Words) -> Html:
    """Some settings that make sense, and a mix of one's own."""
    about = words_about(rules.id, said.lang)
    key = f"option.{spec.name}"
    offered = [",".join(values) for values in spec.offers()]
    options = [(value, about[f"{key}.{value}"]) for value in [*offered, OWN]]
    default = spec.offers()[len(offered) // 2]
    inputs = join(
        Html(
            f'<label><span>{esc(about[f"{key}.part.{place}"])}</span><input type="number"'
            f' name="mix-{esc(spec.name)}" min="0" max="20" value="{esc(amount)}"></label>'
        )
        for place, amount in enumerate(default)
    )
    return Html(
        _select(f"one-{spec.name}", label, options, ",".join(spec.default))
        + f'<div class="mix" data-for="{esc(spec.name)}" data-when="{OWN}" hidden>{inputs}</div>'
    )


def _ticks(rules: Rules, spec: OptionSpec, said: Words) -> Html:
    """Seats that are ticked or not."""
    boxes = join(
        Html(
            f'<label class="mini" data-row="{esc(choice)}"><input type="checkbox"'
            f' name="tick-{esc(spec.name)}" value="{esc(choice)}">{mark(int(choice), 12)}'
            f"<span>{esc(choice_word(rules, spec, choice, said))}</span></label>"
        )
        for choice in spec.choices
    )
    return Html(f'<div class="several">{boxes}</div>')


def _by_seat(rules: Rules, spec: OptionSpec, label: str, said: Words) -> Html:
    """One side for everybody, or one for each seat; the first is the one all may have."""
    words = [(each, choice_word(rules, spec, each, said)) for each in spec.choices]
    same = said.fill("all_same", name=words[0][1])
    modes = [("", same), (RANDOM, said["all_random"]), (BY_SEAT, said["by_seat"])]
    rows = join(
        Html(
            f'<label class="mini" data-row="{number}">{mark(number, 12)}'
            + _select(
                f"list-{spec.name}",
                f"{label}, {said['seats']} {number + 1}",
                words,
                words[0][0],
                attr("data-seat", number),
            )
            + "</label>"
        )
        for number in range(rules.seat_limits()[1])
    )
    return Html(
        _select(f"one-{spec.name}", label, modes, "")
        + f'<div class="several" data-for="{esc(spec.name)}" data-when="{BY_SEAT}" hidden>'
        f"{rows}</div>"
    )
