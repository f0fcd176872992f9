"""The expansions and variants of On Mars, one folder each."""
