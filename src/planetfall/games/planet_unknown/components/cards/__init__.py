"""The cards of Planet Unknown as effects, made from their records."""
