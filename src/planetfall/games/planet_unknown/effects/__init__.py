"""What the cards and rules of Planet Unknown do, one subject per module."""
