"""Words in English and Czech, derived from effects, questions, reasons and events."""
