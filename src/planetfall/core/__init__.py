"""The machine all games share; it knows no game."""
