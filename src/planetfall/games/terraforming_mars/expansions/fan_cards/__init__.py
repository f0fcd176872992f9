"""Fan-made cards: project cards that come from a file, as data and never as code."""
