"""Monolith, the fourth chapter of Alien Invasion: one player, five objectives, fifteen rounds."""
