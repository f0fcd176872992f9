"""Alien Invasion: what its four chapters have in common. Each chapter is an expansion itself."""
