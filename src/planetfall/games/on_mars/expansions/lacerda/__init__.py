"""Lacerda: the automated opponent of the solo game."""
