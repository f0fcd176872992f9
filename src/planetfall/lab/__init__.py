"""The laboratory: simulation, tournaments, benchmarks and long self-tests."""
