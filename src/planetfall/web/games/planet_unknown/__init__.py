"""Planet unknown."""
