"""A warden hunts the runners: one seat against all."""
