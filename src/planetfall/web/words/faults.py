"""What the table refuses, in the visitor's words.

A mistake that a visitor of a page can make has a code (`PlanetfallError.code`) and here a sentence
in every language; a gap in braces stands for one of its values. Anything else speaks to programs: a
visitor is told by the kind of the refusal alone.
"""

from __future__ import annotations

from typing import Final

from planetfall.core.errors import PlanetfallError
from planetfall.web.words import words

FAULTS: Final[dict[str, tuple[str, str]]] = {
    "no_table": ("There is no such table.", "Takový stůl tu není."),
    "no_file": ("There is no such file.", "Takový soubor tu není."),
    "no_seat": ("This table has no such seat.", "Tento stůl takové místo nemá."),
    "old_link": (
        "This link is not valid any more; ask for a new one.",
        "Tento odkaz už neplatí; požádejte o nový.",
    ),
    "no_link": ("You need a link to see this table.", "K tomuto stolu je třeba odkaz."),
    "not_listed": (
        "This table is open to those who have a link.",
        "K tomuto stolu smí jen ten, kdo má odkaz.",
    ),
    "not_your_seat": ("That seat is not yours.", "To místo není vaše."),
    "no_free_seat": (
        "Every seat of this table is taken.",
        "Všechna místa u tohoto stolu jsou obsazená.",
    ),
    "no_name": ("A player needs a name.", "Hráč potřebuje jméno."),
    "odd_name": (
        "A name holds letters of one script, and nothing that cannot be seen.",
        "Jméno smí mít písmena jen jednoho písma a nic neviditelného.",
    ),
    "like_name": (
        "Somebody at this table has a name that looks the same.",
        "U tohoto stolu už má někdo jméno, které vypadá stejně.",
    ),
    "many_devices": (
        "This seat is open on too many devices already.",
        "Toto místo je už otevřené na příliš mnoha zařízeních.",
    ),
    "started": (
        "The game has started; its seed is settled.",
        "Hra už začala; její náhoda je daná.",
    ),
    "many_tables": (
        "Too many tables were made from your address today.",
        "Z vaší adresy dnes vzniklo příliš mnoho stolů.",
    ),
    "many_undos": (
        "Too many undos one after another; wait a moment.",
        "Příliš mnoho vrácených tahů za sebou; chvíli počkejte.",
    ),
    "many_links": (
        "Too many new links for this table; wait a moment.",
        "Příliš mnoho nových odkazů k tomuto stolu; chvíli počkejte.",
    ),
    "many_seats": (
        "The seats of this table change too often; wait a moment.",
        "Místa u tohoto stolu se mění příliš často; chvíli počkejte.",
    ),
    "many_settings": (
        "The settings of this table change too often; wait a moment.",
        "Nastavení tohoto stolu se mění příliš často; chvíli počkejte.",
    ),
    "many_notes": (
        "The seats of this table have changed too often.",
        "Místa u tohoto stolu se změnila příliš mnohokrát.",
    ),
    "many_rows": (
        "This game has become too long to go on.",
        "Tato hra už je příliš dlouhá a nemůže pokračovat.",
    ),
    "rules_changed": (
        "The rules have been corrected since; this game can only be read.",
        "Pravidla byla mezitím opravena; tuto hru lze už jen číst.",
    ),
    "archived": (
        "This table is archived; it can only be read.",
        "Tento stůl je v archivu; lze ho jen číst.",
    ),
    "damaged": (
        "What is stored of this table is damaged; ask whoever runs the server.",
        "Uložená data tohoto stolu jsou poškozená; obraťte se na správce serveru.",
    ),
    "no_address": ("That is no address.", "To není adresa."),
    "long_form": ("This form has too many fields.", "Tento formulář má příliš mnoho polí."),
    "bot_seat": ("A bot sits here; it needs no link.", "Tady sedí bot; odkaz nepotřebuje."),
    "not_your_link": (
        "Only the host and whoever sits there may ask for this link.",
        "O tento odkaz smí požádat jen hostitel a ten, kdo tam sedí.",
    ),
    "not_host": ("Only the host may fill the free seats.", "Volná místa smí obsadit jen hostitel."),
    "not_started": (
        "The game has not started yet; seats are still free.",
        "Hra ještě nezačala; některá místa jsou volná.",
    ),
    "no_record": (
        "The game has not started yet; there is no record.",
        "Hra ještě nezačala; záznam zatím není.",
    ),
    "record_hidden": (
        "The record tells hidden cards; it is given out when the game is over.",
        "Záznam prozrazuje skryté karty; vydá se po skončení hry.",
    ),
    "nobody_left": (
        "Nobody has left this seat to a bot.",
        "Toto místo nikdo botovi nepřenechal.",
    ),
    "no_rewind": (
        "Nothing more can be taken back at this table.",
        "U tohoto stolu už nelze nic vrátit.",
    ),
    "no_request": (
        "Nobody asks you to agree to an undo any more.",
        "O vrácení tahu vás už nikdo nežádá.",
    ),
    "spectator": ("Spectators cannot choose.", "Diváci nevolí."),
    "no_trial": ("Only a player can try choices out.", "Zkoušet volby smí jen hráč."),
    "no_reason": ("Only a player can ask for that.", "Na to se smí zeptat jen hráč."),
    "no_lead": (
        "Only what leads to a place can come first.",
        "Předem lze zvolit jen to, co vede k umístění.",
    ),
    "answered": (
        "The table has moved on; this question is answered.",
        "Hra mezitím pokročila; tato otázka je už zodpovězená.",
    ),
    "request_used": (
        "This was already sent with another choice.",
        "Toto už bylo odesláno s jinou volbou.",
    ),
    "choice_before": ("Another choice came first.", "Jiná volba byla rychlejší."),
    "no_undo": (
        "Your last choice cannot be taken back: somebody has chosen or learned something since.",
        "Poslední volbu už nelze vzít zpět: někdo od té doby volil nebo se něco dozvěděl.",
    ),
    "not_your_turn": ("It is not your turn.", "Nejste na tahu."),
    "one_too_many": (
        "One too many: you cannot take more than that.",
        "O jedno víc: tolik vzít nemůžete.",
    ),
    "wrong_keys": (
        "Too many wrong keys; wait a minute.",
        "Příliš mnoho chybných klíčů; počkejte minutu.",
    ),
    "disk_full": (
        "The server's disk is full: this was not stored, nothing has changed.",
        "Disk serveru je plný: nic se neuložilo ani nezměnilo.",
    ),
    "no_database": (
        "The database does not answer; nothing has changed.",
        "Databáze neodpovídá; nic se nezměnilo.",
    ),
    "not_stored": (
        "This could not be stored; nothing has changed. Try again.",
        "Nepodařilo se to uložit; nic se nezměnilo. Zkuste to znovu.",
    ),
    "moved": (
        "Another part of the server was faster; nothing has changed. Try again.",
        "Jiná část serveru byla rychlejší; nic se nezměnilo. Zkuste to znovu.",
    ),
    "store_closed": (
        "The server is about to stop; nothing has changed.",
        "Server se právě vypíná; nic se nezměnilo.",
    ),
    "stored_before": (
        "Something else was stored first; nothing has changed.",
        "Něco jiného se uložilo dříve; nic se nezměnilo.",
    ),
    "broken": (
        "Something is broken here; nothing has changed.",
        "Něco se tu pokazilo; nic se nezměnilo.",
    ),
    "no_body": (
        "This request needs a body: an object in JSON.",
        "Tento požadavek musí mít tělo: objekt ve formátu JSON.",
    ),
    "with_body": (
        "A request that only reads has no body.",
        "Požadavek, který jen čte, nemá tělo.",
    ),
    "unreadable": ("The request cannot be read.", "Požadavek se nedá přečíst."),
    "seat_count": (
        "This game is for {least} to {most} players.",
        "Tato hra je pro {least} až {most} hráčů.",
    ),
    "one_seat": ("This game is for 1 player.", "Tato hra je pro 1 hráče."),
    "side_twice": (
        "Two seats have the same side; apart from the first one each exists once.",
        "Dvě místa mají stejnou stranu; kromě první je každá jen jednou.",
    ),
    "option_events": (
        "The event deck has 20 cards: the three numbers must add up to 20.",
        "Balíček událostí má 20 karet: tři čísla musí dát dohromady 20.",
    ),
    "events_green": (
        "With this many players there are only {most} green events.",
        "V tomto počtu hráčů je jen {most} zelených událostí.",
    ),
    "events_orange": (
        "With this many players there are only {most} orange events.",
        "V tomto počtu hráčů je jen {most} oranžových událostí.",
    ),
    "events_red": (
        "With this many players there are only {most} red events.",
        "V tomto počtu hráčů je jen {most} červených událostí.",
    ),
    "option_fixed_rotation": (
        "The station turns by itself only in games for two.",
        "Stanice se sama otáčí jen ve hře dvou.",
    ),
}
"""By code: the sentence in English and in Czech."""


def fault(status: int, error: PlanetfallError, lang: str) -> str:
    """Why something was refused, as a visitor reads it."""
    if error.code in FAULTS:
        return FAULTS[error.code][lang == "cs"].format(**error.values)
    said = words(lang)
    return said.get(f"problem.sub.{status}", said["problem.sub.other"])
