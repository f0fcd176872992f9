"""Outbreak, the second chapter of Alien Invasion: an illness spreads among the colonists."""
