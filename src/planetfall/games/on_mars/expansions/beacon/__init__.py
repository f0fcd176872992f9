"""Beacon, a promo: one more Blueprint of level 3."""
