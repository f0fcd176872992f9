"""On mars."""
