"""The core's toy game dressed as a game of its own, so that commands can be tried on it."""
