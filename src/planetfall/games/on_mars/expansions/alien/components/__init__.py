"""Components that several chapters use."""
