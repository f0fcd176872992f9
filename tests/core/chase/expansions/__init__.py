"""The expansions of the chase."""
