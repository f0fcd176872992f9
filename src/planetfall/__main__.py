"""`python -m planetfall` is the command `planetfall`."""

from planetfall.cli import main

if __name__ == "__main__":
    main()
