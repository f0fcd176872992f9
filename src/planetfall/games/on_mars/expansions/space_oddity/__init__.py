"""Space Oddity: the variant without a last round."""
