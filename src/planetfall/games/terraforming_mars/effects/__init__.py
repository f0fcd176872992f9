"""What cards and rules do: small immutable effects, one subject a module."""
