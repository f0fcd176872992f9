"""The solo game: one player against Lacerda, an automated opponent with a deck of cards.

`extension` plugs everything into the base game, which names none of it.
"""
