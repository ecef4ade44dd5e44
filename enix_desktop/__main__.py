"""`python -m enix_desktop` is the same as `enix-desktop`."""

import sys

from enix_desktop.cli import main

sys.exit(main())
