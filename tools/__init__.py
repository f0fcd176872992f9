"""Commands for working on the project itself; standard library only."""
