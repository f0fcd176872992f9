"""The commander's turn: the panel, its actions, the alien Blueprints (OMA-6, OMA-7)."""
