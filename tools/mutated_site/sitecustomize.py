"""Python reads this first in every process that tests start while `make mutants` runs.

A server started by a test then runs the same mutant as the test, and notes what it gets to.
"""

import os
import sys
from pathlib import Path

if "PLANETFALL_MUTANT" in os.environ or "PLANETFALL_REACH" in os.environ:
    root = str(Path(__file__).resolve().parent.parent.parent)
    sys.path.insert(0, root)
    try:
        from tools import mutant_imports

        mutant_imports.from_environment()
    finally:
        sys.path.remove(root)
