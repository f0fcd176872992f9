"""What the table refuses, in the visitor's words.

The table itself speaks English: its sentences are part of the JSON interface. Here each sentence a
visitor of a page can meet has its Czech one, and an English one where the table's speaks of things
only a program knows. A gap in braces stands for whatever the table wrote there.
"""

from __future__ import annotations

import re
from typing import Final

from planetfall.svg.memo import memo
from planetfall.web.words import words

FAULTS: Final[list[tuple[str, str, str]]] = [
    ("There is no such table.", "", "Takový stůl tu není."),
    ("There is no such file.", "", "Takový soubor tu není."),
    (
        "There is no seat {seat}; the table has seats 0 to {last}.",
        "This table has no such seat.",
        "Tento stůl takové místo nemá.",
    ),
    (
        "This link is not valid any more; ask for a new one.",
        "",
        "Tento odkaz už neplatí; požádejte o nový.",
    ),
    ("You need a link to see this table.", "", "K tomuto stolu je třeba odkaz."),
    (
        "This table is open to those who have a link.",
        "",
        "K tomuto stolu smí jen ten, kdo má odkaz.",
    ),
    ("Seat {seat} is not yours.", "That seat is not yours.", "To místo není vaše."),
    ("Every seat of this table is taken.", "", "Všechna místa u tohoto stolu jsou obsazená."),
    ("A player needs a name.", "", "Hráč potřebuje jméno."),
    ("A bot sits here; it needs no link.", "", "Tady sedí bot; odkaz nepotřebuje."),
    (
        "Only the host and whoever sits there may ask for this link.",
        "",
        "O tento odkaz smí požádat jen hostitel a ten, kdo tam sedí.",
    ),
    ("Only the host may fill the free seats.", "", "Volná místa smí obsadit jen hostitel."),
    (
        "The game has not started yet; seats are still free.",
        "",
        "Hra ještě nezačala; některá místa jsou volná.",
    ),
    (
        "The game has not started yet; there is no record.",
        "",
        "Hra ještě nezačala; záznam zatím není.",
    ),
    (
        "The record tells hidden cards; it is given out when the game is over.",
        "",
        "Záznam prozrazuje skryté karty; vydá se po skončení hry.",
    ),
    ("Spectators cannot choose.", "", "Diváci nevolí."),
    ("Only a player can try choices out.", "", "Zkoušet volby smí jen hráč."),
    ("Only a player can ask for that.", "", "Na to se smí zeptat jen hráč."),
    (
        "Only what leads to a place can come first.",
        "",
        "Předem lze zvolit jen to, co vede k umístění.",
    ),
    (
        "Decision {old} of seat {seat} is answered; {new} is open.",
        "The table has moved on; this question is answered.",
        "Hra mezitím pokročila; tato otázka je už zodpovězená.",
    ),
    (
        "This sending was used for another choice.",
        "This was already sent with another choice.",
        "Toto už bylo odesláno s jinou volbou.",
    ),
    (
        "Another choice was stored first.",
        "Another choice came first.",
        "Jiná volba byla rychlejší.",
    ),
    (
        "Seat {seat} cannot take its last choice back: "
        "somebody has chosen or learned something since.",
        "Your last choice cannot be taken back: somebody has chosen or learned something since.",
        "Poslední volbu už nelze vzít zpět: někdo od té doby volil nebo se něco dozvěděl.",
    ),
    ("Seat {seat} has nothing to choose now; {movers}.", "It is not your turn.", "Nejste na tahu."),
    (
        "`{key}` is one too many: the choice is complete without it.",
        "One too many: you cannot take more than that.",
        "O jedno víc: tolik vzít nemůžete.",
    ),
    ("Too many wrong keys; wait a minute.", "", "Příliš mnoho chybných klíčů; počkejte minutu."),
    ("Too many requests; wait a moment.", "", "Příliš mnoho dotazů; chvíli počkejte."),
    ("This request comes from another site.", "", "Tento požadavek přichází z jiné stránky."),
    (
        "The server's disk is full: this was not stored, nothing has changed.",
        "",
        "Disk serveru je plný: nic se neuložilo ani nezměnilo.",
    ),
    (
        "The database does not answer; nothing has changed.",
        "",
        "Databáze neodpovídá; nic se nezměnilo.",
    ),
    (
        "This could not be stored; nothing has changed. Try again.",
        "",
        "Nepodařilo se to uložit; nic se nezměnilo. Zkuste to znovu.",
    ),
    (
        "Something else was stored first; nothing has changed.",
        "",
        "Něco jiného se uložilo dříve; nic se nezměnilo.",
    ),
    (
        "Something is broken here; nothing has changed.",
        "",
        "Něco se tu pokazilo; nic se nezměnilo.",
    ),
    ("The request cannot be read.", "", "Požadavek se nedá přečíst."),
    # What the form for a new table can run into.
    (
        "`{game}` cannot be played by {seats}; it takes {least} to {most} seats.",
        "This game is for {least} to {most} players.",
        "Tato hra je pro {least} až {most} hráčů.",
    ),
    (
        "Option `{option}` names `{side}` twice; each asymmetric side exists once.",
        "Two seats have the same side; apart from the first one each exists once.",
        "Dvě místa mají stejnou stranu; kromě první je každá jen jednou.",
    ),
    (
        "Option `events` cannot be `{mix}`; it is {possible}.",
        "The event deck has 20 cards: the three numbers must add up to 20.",
        "Balíček událostí má 20 karet: tři čísla musí dát dohromady 20.",
    ),
    (
        "Option `events` asks for {count} green cards; with {seats} seats there are {most}.",
        "With this many players there are only {most} green events.",
        "V tomto počtu hráčů je jen {most} zelených událostí.",
    ),
    (
        "Option `events` asks for {count} orange cards; with {seats} seats there are {most}.",
        "With this many players there are only {most} orange events.",
        "V tomto počtu hráčů je jen {most} oranžových událostí.",
    ),
    (
        "Option `events` asks for {count} red cards; with {seats} seats there are {most}.",
        "With this many players there are only {most} red events.",
        "V tomto počtu hráčů je jen {most} červených událostí.",
    ),
    (
        "Option `fixed_rotation` is a variant for 2 seats, not for {seats}.",
        "The station turns by itself only in games for two.",
        "Stanice se sama otáčí jen ve hře dvou.",
    ),
]


def fault(status: int, error: str, lang: str) -> str:
    """Why something was refused, as a visitor reads it.

    What is not among the known sentences speaks to programs: a visitor is told by the kind of the
    refusal alone.
    """
    for pattern, english, czech in _patterns():
        found = pattern.fullmatch(error)
        if found is not None:
            template = czech if lang == "cs" else english
            return template.format(**found.groupdict()) if template else error
    said = words(lang)
    return said.get(f"problem.sub.{status}", said["problem.sub.other"])


@memo(1)
def _patterns() -> list[tuple[re.Pattern[str], str, str]]:
    return [(_pattern(text), english, czech) for text, english, czech in FAULTS]


def _pattern(text: str) -> re.Pattern[str]:
    """A pattern that catches what stands in the gaps."""
    parts = re.split(r"\{(\w+)\}", text)
    return re.compile(
        "".join(
            f"(?P<{part}>.*)" if place % 2 else re.escape(part) for place, part in enumerate(parts)
        )
    )
