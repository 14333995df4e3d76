"""These tests need the frameworks in requirements.txt, and fail without them: `cargo xtask frameworks` installs all of them."""

import os

# One thread for each library: they would otherwise compete for the cores.
for name in ("OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(name, "1")
