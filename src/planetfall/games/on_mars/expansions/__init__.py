"""Expansions and variants, a folder each; the base game names none of them."""
