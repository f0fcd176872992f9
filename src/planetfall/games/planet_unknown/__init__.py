"""Planet Unknown, 1 to 6 players: all boards, events, personal objectives and the solo game."""
