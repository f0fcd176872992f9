"""Expansions, a folder each."""
