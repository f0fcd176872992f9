"""Terraforming Mars: base game with Corporate Era, draft and solo."""
