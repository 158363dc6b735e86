"""Runs the command line: `python -m velmoci`."""

from velmoci.cli.main import main

if __name__ == "__main__":
    main()
