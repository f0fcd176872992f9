"""Server."""
