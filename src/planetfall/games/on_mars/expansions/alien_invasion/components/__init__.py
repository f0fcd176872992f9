"""What is in the box for this chapter."""
