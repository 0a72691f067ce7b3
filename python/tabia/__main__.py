"""The command `tabia`: `python -m tabia perft russian 9`."""

import signal
import sys

from tabia._tabia import main

if __name__ == "__main__":
    # The command knows nothing of Python: Ctrl-C ends it, as it ends the program of this name.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.exit(main(["tabia", *sys.argv[1:]]))
