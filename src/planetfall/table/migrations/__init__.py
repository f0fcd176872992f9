"""Changes of the database's schema, oldest first."""
