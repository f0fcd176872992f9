"""English."""

NAMES = {"box": {"fan_cards": "Fan-made cards"}}
TERMS = {"option:cards": "Fan-made cards", "help:cards": "A file of fan-made cards."}
