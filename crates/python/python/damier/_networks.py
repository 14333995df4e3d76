"""Finds the networks of the package `damier-strong`, if it is installed. Imported before the Rust part needs them."""

import os
from importlib.util import find_spec

_strong = find_spec("damier_strong")
if _strong is not None and _strong.submodule_search_locations:
    os.environ.setdefault("DAMIER_NETWORKS", _strong.submodule_search_locations[0])
