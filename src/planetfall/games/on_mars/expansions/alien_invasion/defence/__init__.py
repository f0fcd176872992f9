"""The humans' side: their changed turn, their points and the defence Blueprints (OMA-4, OMA-5)."""
