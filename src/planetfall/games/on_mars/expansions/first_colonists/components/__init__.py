"""What lies in the box, as data."""
