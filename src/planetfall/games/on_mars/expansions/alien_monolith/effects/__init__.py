"""What sabotage cards do."""
