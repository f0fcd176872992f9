"""Colonies, the expansion: colony tiles, stations, trade, the solar phase, 49 projects.

A *colony* is one of the eleven tiles, a *station* a player's marker on it, a *ship* a trade fleet.
`extension` plugs everything into the base game, which names none of it.
"""
