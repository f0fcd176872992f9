"""What the terminal says in English and Czech; the games' own words come from their books."""

from __future__ import annotations

from planetfall.core.errors import BadRequest

WORDS: dict[str, tuple[str, str]] = {
    "you": ("You", "Vy"),
    "player": ("Player {0}", "Hráč {0}"),
    "bot": ("{0} ({1})", "{0} ({1})"),
    "spectator": ("spectator", "divák"),
    "welcome": (
        "{0}, seats: {1}. You are {2}. Type `help` at any question.",
        "{0}, počet míst: {1}. Vy jste {2}. U každé otázky můžete napsat `pomoc`.",
    ),
    "seat": ("{0}:", "{0}:"),
    "question": ("{0}, decision {1}: {2}", "{0}, rozhodnutí {1}: {2}"),
    "prompt": ("> ", "> "),
    "round": ("Round {0}.", "Kolo {0}."),
    "bad_number": (
        "`{0}` is no answer here; type a number from 1 to {1}, a key, or `help`.",
        "`{0}` tady není odpověď; napište číslo od 1 do {1}, klíč, nebo `pomoc`.",
    ),
    "help": (
        "Answer by number or by key. Commands: `undo` takes your last choice back; `look` shows "
        "the position, `look K` with the things of player K; `log` what happened; `score` the "
        "points; `read N` or `read NAME` what answer N or a component does; `keys` the keys of "
        "the answers; `why KEY` why a choice is not offered; `hint` what a strong bot "
        "would choose, and why; `save FILE` writes the record; "
        "`quit` ends.",
        "Odpovězte číslem nebo klíčem. Příkazy: `zpět` vezme zpět vaši poslední volbu; `stav` "
        "ukáže pozici, `stav K` věci hráče K; `dění` co se stalo; `body` průběžné skóre; `čti N` "
        "nebo `čti NÁZEV` co dělá odpověď N nebo karta; `klíče` klíče odpovědí; `proč KLÍČ` proč "
        "volba není v nabídce; `rada` co by zvolil silný bot a proč; `ulož SOUBOR` "
        "zapíše záznam; `konec` skončí.",
    ),
    "hint": ("{0}. {1} – {2}.", "{0}. {1} – {2}."),
    "undone": ("Taken back.", "Vzato zpět."),
    "cannot_undo": (
        "That cannot be taken back: somebody has chosen or gained information since.",
        "To už nejde vzít zpět: někdo se od té doby rozhodl nebo něco zjistil.",
    ),
    "why_what": (
        "Name the choice: `why {0}`.",
        "Napište kterou volbu: `proč {0}`.",
    ),
    "why_possible": ("`{0}` is possible: it is answer {1}.", "`{0}` je možné: je to odpověď {1}."),
    "why_unknown": ("`{0}` is no choice of this game.", "`{0}` není žádná volba této hry."),
    "times": ("{0} ({1}×)", "{0} ({1}×)"),
    "read_what": (
        "Name an answer or a component: `read 1`.",
        "Napište odpověď nebo název: `čti 1`.",
    ),
    "saved": ("The record is in {0}.", "Záznam je v souboru {0}."),
    "save_what": ("Name a file: `save game.jsonl`.", "Napište soubor: `ulož hra.jsonl`."),
    "no_player": ("There is no player `{0}`; 1 to {1}.", "Hráč `{0}` není; hráči jsou 1 až {1}."),
    "quit": ("The game ends here, unfinished.", "Hra tu končí nedohraná."),
    "over": ("The game is over.", "Hra skončila."),
    "winner": ("Won by: {0}.", "Vítězí: {0}."),
    "nobody": ("nobody", "nikdo"),
    "team_won": ("Won together.", "Společná výhra."),
    "team_lost": ("Lost together.", "Společná prohra."),
    "total": ("total", "celkem"),
    "chose": ("{0}: {1}", "{0}: {1}"),
    "step": ("Step {0} of {1}.", "Krok {0} z {1}."),
    "took_back": ("{0} takes the last choice back.", "{0} bere poslední volbu zpět."),
    "took_back_seen": (
        "{0} takes the last choice back, with all that came after it.",
        "{0} bere poslední volbu zpět se vším, co přišlo po ní.",
    ),
    "to_move": ("To move: {0}.", "Na tahu: {0}."),
}
"""Key to the English and the Czech phrase; `{0}` and so on are filled in."""

COMMANDS: dict[str, tuple[str, ...]] = {
    "help": ("help", "?", "h", "pomoc"),
    "undo": ("undo", "u", "zpět", "zpet"),
    "look": ("look", "l", "stav"),
    "log": ("log", "dění", "deni"),
    "score": ("score", "scores", "body"),
    "keys": ("keys", "klíče", "klice"),
    "read": ("read", "r", "show", "čti", "cti"),
    "why": ("why", "why-not", "whynot", "proč", "proc"),
    "hint": ("hint", "rada"),
    "save": ("save", "ulož", "uloz"),
    "quit": ("quit", "exit", "q", "konec"),
}
"""Commands of `play` with what may be typed for them, in both languages at any time."""

BY_TYPED = {typed: command for command, forms in COMMANDS.items() for typed in forms}


def say(lang: str, key: str, *values: object) -> str:
    """A phrase of the terminal.

    >>> say("cs", "round", 3)
    'Kolo 3.'
    """
    if lang not in ("en", "cs"):
        raise BadRequest(f"There is no language `{lang[:20]}`; there are `en`, `cs`.")
    return WORDS[key][lang == "cs"].format(*values)
