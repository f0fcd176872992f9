"""On Mars for 2 to 4 players; solo game and variants lie in `expansions`."""
