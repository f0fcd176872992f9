"""First Colonists: the variant with secret cards and tasks."""
