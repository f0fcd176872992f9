"""The components of the game as data: cards, tiles, boards, their numbers and effects."""
