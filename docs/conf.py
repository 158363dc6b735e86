"""How Sphinx builds the documentation: `make docs`."""

import sys
from pathlib import Path

import velmoci

sys.path.insert(0, str(Path(__file__).parent / "_ext"))

project = "Velmoci"
author = "Velmoci contributors"
copyright = "2026, Velmoci contributors"
version = release = velmoci.__version__

extensions = ["myst_parser", "clause_anchors"]
exclude_patterns = ["_build"]
nitpicky = True

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

html_theme = "furo"
html_title = "Velmoci"
html_copy_source = False
html_show_sphinx = False
