"""Czech."""

NAMES = {"box": {"fan_cards": "Karty fanoušků"}}
TERMS = {"option:cards": "Karty fanoušků", "help:cards": "Soubor s kartami fanoušků."}
