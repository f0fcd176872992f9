"""Reports: what many games say, as an HTML page with pictures."""
