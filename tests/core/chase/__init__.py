"""A small game with a door for expansions."""
