"""Effects, a file for each family."""
