"""`python -m hotseat` is `hotseat`."""

import sys

from hotseat.cli import main

if __name__ == "__main__":
    sys.exit(main())
