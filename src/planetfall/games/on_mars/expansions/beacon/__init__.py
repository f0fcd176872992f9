"""Beacon: the promo Blueprint."""
