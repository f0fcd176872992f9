"""The commands of `planetfall`, by subject; each is a thin shell over the parts below."""
