"""On Mars, 2 to 4 players or one against Lacerda, with its variants."""
