"""Names of players and tables: what can be read is what was typed, and nobody looks like another.

A name is one line in one script, without characters that cannot be seen. Two names that look alike
do not sit at one table.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from planetfall.table.errors import Refused

LONGEST = 24
MOST_LETTERS = 60
"""Letters of a name with the number that tells it from others."""
MOST_MARKS = 2
"""Accents on one letter."""

_HIDDEN = {"Cf", "Co", "Cn", "Cs"}
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5")
"""Letters and signs that show nothing."""

_FORMS = frozenset(
    map(chr, (*range(0x180B, 0x180E), 0x180F, *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
"""Selectors of one of the forms of the sign before them: they show nothing themselves."""

_TOGETHER = frozenset({"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"})
_LOOK_ALIKE = dict(
    pair
    for letters, taken_for in (
        ("аеорсухіјѕԁһӏвкмнт", "aeopcyxljsdhlbkmht"),  # Cyrillic
        ("АВЕІЈКМНОРЅСТУХҮԌԚԜ", "abeljkmhopsctyxygqw"),
        ("αβγεζηικνορτυχ", "abyezhlkvoptux"),  # Greek; of some letters the capital is another one
        ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhlkmnoptyx"),
        ("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɑɡı", "abcdefghljklmnoprstuvwyzagl"),  # small capitals
        ("ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ", "bpdtgkjczfmnlsrvhwxyaelou"),  # Lisu
        ("ᎠᎡᎢᎪᎫᎬᎳᎷᎻᎽᏀᏃᏎᏔᏕᏙᏚᏞᏟᏢᏦᏧᏳᏴ", "drtajewmhygzswsvslcpkdgb"),  # Cherokee
        ("ⲀⲂⲎⲒⲔⲘⲚⲞⲢⲤⲦⲨⲬⲁⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ", "abhlkmnopctyxahlkmnopctyx"),  # Coptic
        ("ՍՕՏԼօոսհցզլյ", "uoslonuhgqlj"),  # Armenian
        ("ᗅᗷᑕᗞᗪᗴᖴᕼᒍᒪᗰᑎᑭᖇᔕᑌᐯ", "abcddefhjlmnprsuv"),  # Canadian
        ("ഠ०০੦૦୦௦౦೦൦๐໐၀០᠐٥۵", "ooooooooooooooooo"),  # rings, most of them zeros
        ("ĸꞁƖɩ", "klll"),
        ("01|!iIǀ", "ollllll"),
    )
    for pair in zip(letters, taken_for, strict=True)
)
"""Letters and what they are taken for."""

_LOOSE_MARKS = frozenset(map(chr, range(0x300, 0x370)))
"""Accents and strokes on letters that are never written with them: else both are one character."""


def clean_name(name: str) -> str:
    """A name as it is shown: one line, in the usual form of its letters, at most 24 of them.

    Phones put selectors of a form behind signs: they are left out, so that two names with and
    without them are one.
    """
    text = unicodedata.normalize("NFKC", "".join(char for char in name if char not in _FORMS))
    kept = "".join(" " if unicodedata.category(char) == "Cc" else char for char in text)
    return " ".join(kept.split())[:LONGEST].strip()


def checked_name(name: str) -> str:
    """A clean name; `Refused` when it holds what cannot be seen, or letters of several scripts."""
    shown = clean_name(name)
    marks = 0
    scripts: set[str] = set()
    for char in shown:
        kind = unicodedata.category(char)
        if kind in _HIDDEN or char in _BLANK:
            raise Refused("A name may hold no invisible characters.", "odd_name")
        marks = marks + 1 if kind.startswith("M") else 0
        if marks > MOST_MARKS:
            raise Refused("A name may hold no piles of accents.", "odd_name")
        if kind.startswith("L"):
            scripts.add(unicodedata.name(char, "?").split(" ")[0].split("-")[0])
    if len(scripts) > 1 and not scripts <= _TOGETHER | {"LATIN"}:
        raise Refused("A name is written in letters of one script.", "odd_name")
    return shown


def check_stored(name: str) -> None:
    """Raise `Refused` for what cannot be the name of a stored seat or table; it may be none."""
    if len(name) > MOST_LETTERS or not name.isprintable():
        raise Refused("This is no name of one line.", "odd_name")
    for start in range(0, len(name), LONGEST):
        checked_name(name[start : start + LONGEST])


def skeleton(name: str) -> str:
    """What a name looks like at a glance: the same for names that are taken for each other."""
    text = "".join(_LOOK_ALIKE.get(char, char) for char in clean_name(name)).casefold()
    return "".join(_LOOK_ALIKE.get(char, char) for char in text if char not in _LOOSE_MARKS)


def unlike(name: str, others: Iterable[str]) -> str:
    """The name, numbered if another has it; `Refused` if another only looks the same."""
    taken = [other for other in others if other]
    same = {other.casefold() for other in taken}
    if name.casefold() not in same and skeleton(name) in {skeleton(other) for other in taken}:
        raise Refused("Another name at this table looks the same.", "like_name")
    shown, count = name, 2
    while shown.casefold() in same:
        shown = f"{name} {count}"
        count += 1
    return shown
