"""On Mars for 2 to 4 players; variants and games for other numbers lie in `expansions`."""
