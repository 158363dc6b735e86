"""Writes the golden playthroughs of tests/golden, or with --check compares them.

python tools/golden.py           writes all of them again; a changed line is a deliberate change
python tools/golden.py --check   says what differs and leaves with 1 if anything does
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

if __name__ == "__main__":
    from tests.golden.files import main

    sys.exit(main(sys.argv[1:]))
