"""What only this chapter does."""
