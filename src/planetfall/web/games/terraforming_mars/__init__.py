"""Terraforming mars."""
