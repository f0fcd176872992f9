"""Trials of a whole server: killed, repeated to, cut off and fed with nonsense."""
