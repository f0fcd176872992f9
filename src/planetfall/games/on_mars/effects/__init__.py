"""The effects that components and rules are written in."""
