"""What expansions add to the page of Terraforming Mars: a module each, with `PIECES`."""
