"""The pages of the table: drawn in Python from what a viewer may see, moved by a small client."""
