"""The parts every page shares: shell, lobby, question bar, seats, log, scores, settings."""
