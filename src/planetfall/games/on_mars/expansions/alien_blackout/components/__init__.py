"""What the chapter brings: damage cards, Discovery tiles and its numbers."""
