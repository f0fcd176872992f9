"""Positions of the games as lines of text."""
