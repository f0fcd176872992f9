"""First Colonists, a variant: given missions, drawn Turn Order spaces, cards with tasks.

An "A" card shows settlers, a "B" card a task. `extension` plugs everything into the base game.
"""
