"""What expansions add to the page of On Mars, a module each."""
