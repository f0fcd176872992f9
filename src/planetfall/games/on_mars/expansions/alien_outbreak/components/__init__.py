"""What lies in the box for the chapter."""
