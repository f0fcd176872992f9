"""Space Oddity, a variant: the game ends with the phase in which the end is triggered."""
