"""The cards of the expansion, declared as those of the base game."""
