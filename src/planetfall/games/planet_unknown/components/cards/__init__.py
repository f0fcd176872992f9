"""The cards of Planet Unknown as effects, in printed order."""
