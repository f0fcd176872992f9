"""Examples that run by one command each: `python -m planetfall.lab.examples.train_policy`."""
